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
        #expect(displayPath("/wa", in: "/w") == "/wa")
        #expect(displayPath("/w", in: "/w") == ".")
        #expect(displayPath("/a", in: "/") == "a")
    }
}
