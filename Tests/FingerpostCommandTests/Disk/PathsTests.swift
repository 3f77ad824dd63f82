import Testing

@testable import FingerpostCommand

@Suite struct PathsTests {
    @Test(arguments: [
        ("a/b", "/w/a/b"), ("./a/../b/", "/w/b"), ("..", "/"), ("../../..", "/"), ("/x//y/.", "/x/y"), (".", "/w"),
    ])
    func makesPathsAbsolute(_ path: String, _ absolute: String) {
        #expect(absolutePath(path, in: "/w") == absolute)
    }

    @Test func callsPathsByTheirShortestName() {
        #expect(displayPath("/w/a", in: "/w") == "a")
        #expect(displayPath("/w", in: "/w") == ".")
        #expect(displayPath("/a", in: "/") == "a")
        #expect(displayPath("/w/x/a", in: "/w/y/z") == "../../x/a")
        #expect(displayPath("/w", in: "/w/x") == "..")
        #expect(displayPath("/v/a", in: "/w") == "/v/a")
        #expect(displayPath("/w/a", in: "/w/1/2/3/4") == "/w/a")
    }

    @Test func climbsToTheTop() {
        #expect(foldersUpwards(from: "/a/b") == ["/a/b", "/a", "/"])
        #expect(foldersUpwards(from: "/") == ["/"])
    }
}
