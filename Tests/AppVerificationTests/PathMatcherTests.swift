import Testing

@testable import AppVerification

/// How Android compares paths, oddities included.
@Suite struct PathMatcherTests {
    @Test(
        arguments: [
            ("/a", "/a", true), ("/a", "/ab", false), ("/.*", "/", true), ("/.*", "/a/b", true), (".*", "", true),
            ("/a.*", "/a", true), ("/a.*/c", "/a/b/c", false), ("/a.*c", "/abbc", true), ("/a.*bc", "/abbc", false),
            ("/ab*c", "/ac", true), ("/ab*c", "/abbbc", true), ("/a.c", "/abc", true), ("/a.c", "/ac", false),
            ("/a\\.c", "/a.c", true), ("/a\\.c", "/abc", false), ("/a\\*", "/a*", true), ("", "", true),
            ("", "/", false),
        ])
    func comparesSimplePatterns(_ pattern: String, _ path: String, _ matches: Bool) throws {
        #expect(try PathMatcher(.pathPattern, pattern).matches(path) == matches, "\(pattern) \(path)")
    }

    @Test(
        arguments: [
            ("/[a-z]+", "/album", true), ("/[a-z]+", "/", false), ("/[a-z]*", "/", true), ("/[^0-9]+", "/a1", false),
            ("/a{2}", "/aa", true), ("/a{2}", "/aaa", false), ("/a{2,}", "/aaaa", true), ("/a{2,3}", "/aaaa", false),
            ("/.+/b", "/a/b", false), ("/[a-z]+/b", "/a/b", true), ("/[a\\]]+", "/]a", true), ("/[a-]+", "/-a", true),
            ("/\\.", "/.", true), ("/\\.", "/x", false), ("/a.", "/ab", true),
        ])
    func comparesAdvancedPatterns(_ pattern: String, _ path: String, _ matches: Bool) throws {
        #expect(try PathMatcher(.pathAdvancedPattern, pattern).matches(path) == matches, "\(pattern) \(path)")
    }

    @Test(arguments: ["*", "/a**", "/[", "/[]", "/a{", "/a{x}", "/a{3,2}", "/a{1,2,3}", "\\"])
    func refusesWhatAndroidThrowsAway(_ pattern: String) {
        #expect(throws: PathPatternFault.self) { try PathMatcher(.pathAdvancedPattern, pattern) }
    }

    @Test func comparesBeginningsEndsAndWholes() throws {
        #expect(try PathMatcher(.pathPrefix, "/a").matches("/ab"))
        #expect(try PathMatcher(.pathSuffix, "b").matches("/ab"))
        #expect(try !PathMatcher(.path, "/a").matches("/ab"))
    }

    @Test(
        arguments: [
            ("/open/*", "/open/a/b", true), ("/open/?", "/open/a", true), ("/open/?", "/open/", false),
            ("*", "", true), ("a*b*c", "axxbxxc", true), ("a*b*c", "axxbxx", false), ("*a", "ba", true), ("", "", true),
        ])
    func comparesWildcards(_ pattern: String, _ text: String, _ matches: Bool) {
        #expect(WildcardPattern(pattern).matches(text) == matches)
        #expect(WildcardPattern(pattern.uppercased(), ignoresCase: true).matches(text) == matches)
    }
}
