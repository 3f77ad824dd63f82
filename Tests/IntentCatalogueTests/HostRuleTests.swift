import IntentCatalogue
import IntentRouting
import SourceText
import Testing

@Suite struct HostRuleTests {
    @Test(arguments: [
        ("https://status.example.com/x", "system https://status.example.com/x"),
        ("https://Status.Example.com/X", "system https://status.example.com/X"),
        ("https://a.example.org/", "system https://a.example.org/"),
        ("https://a.b.example.org/", "system https://a.b.example.org/"),
        ("https://example.org/", "host-not-allowed"), ("https://evilexample.org/", "host-not-allowed"),
        ("https://status.example.com.evil.example/", "host-not-allowed"),
        ("https://status.example.com:443/", "host-not-allowed"), ("https://127.0.0.1/", "host-not-allowed"),
        ("https://[::1]/", "system https://[::1]/"), ("https://[0::1]/", "malformed-url"),
        ("https://[::2]/", "host-not-allowed"),
        ("https://status.example.com./", "system https://status.example.com./ + mixed-script-host"),
        ("https://st\u{430}tus.example.com/", "host-not-allowed"),
        ("https://status\u{3002}example.com/", "system https://status.example.com/ + mixed-script-host"),
    ])
    func namedHostsAreComparedExactly(_ destination: String, _ verdict: String) throws {
        #expect(line(try narrowPolicy().judge(destination)) == verdict)
    }

    @Test(arguments: [
        ("https://a.example/", "system https://a.example/"),
        ("https://a.example:8443/", "system https://a.example:8443/"),
        ("https://a.example:443/", "host-not-allowed"), ("https://127.0.0.1/", "host-not-allowed"),
        ("https://[::1]/", "host-not-allowed"),
    ])
    func portsAndAddressesNarrowTheStar(_ destination: String, _ verdict: String) throws {
        let policy = try narrowPolicy("{ hosts: [\"*\"], ports: [8443], addresses: false }")
        #expect(line(policy.judge(destination)) == verdict)
    }

    @Test func aPortCanBeListedForANamedHost() throws {
        let policy = try narrowPolicy("{ hosts: [status.example.com], ports: [8443] }")
        #expect(line(policy.judge("https://status.example.com:8443/")) == "system https://status.example.com:8443/")
        #expect(line(policy.judge("https://status.example.com:8444/")) == "host-not-allowed")
    }

    @Test func offersTheNearestHost() throws {
        guard case .refused(let refusal) = try narrowPolicy().judge("https://staus.example.com/a?b").verdict else {
            return #expect(Bool(false))
        }
        #expect(refusal.nearest == "https://status.example.com/a?b")
        #expect(refusal.detail == "`staus.example.com` is not among the hosts")
        #expect(refusal.range == 8..<25)
    }

    @Test func nothingListedMeansNothingAllowed() throws {
        let policy = try policy("version: 1")
        #expect(line(policy.judge("https://example.com/")) == "host-not-allowed")
        #expect(line(policy.judge("http://example.com/")) == "unknown-scheme")
        #expect(line(policy.judge("mailto:a@example.com")) == "mailto-not-allowed")
        #expect(line(policy.judge("tel:1")) == "unknown-scheme")
        #expect(line(policy.judge("page.md")) == "internal")
    }

    @Test(arguments: [
        ("https://b\u{FC}cher.example/", "it holds letters outside ASCII"),
        ("https://\u{430}pple.example/", "it mixes letters of several scripts"),
        ("https://\u{65E5}\u{672C}\u{306E}abc.example/", "it holds letters outside ASCII"),
        ("https://xn--pple-43d.example/", "it mixes letters of several scripts"),
    ])
    func warnsOfHostsThatCanBeMistaken(_ destination: String, _ detail: String) throws {
        #expect(try examplePolicy().judge(destination).notes.map(\.detail) == [detail])
    }

    @Test func refusesXnLabelsThatStandForNothing() throws {
        #expect(line(try examplePolicy().judge("https://xn--a.example/")) == "malformed-url")
        #expect(line(try examplePolicy().judge("https://xn--/")) == "malformed-url")
    }

    @Test func carriesTheRestOfARewrittenAddress() throws {
        let policy = try examplePolicy()
        #expect(line(policy.judge("HTTP://Status.example.com/a?b#c")) == "rewrite https://status.example.com/a?b#c")
        #expect(line(policy.judge("http://status.example.com")) == "unknown-scheme")
        #expect(line(policy.judge("http://status.example.com/a/../b")) == "malformed-url")
    }

    @Test func namesAHTTPSAddressForAnUnlistedHTTPOne() throws {
        guard case .refused(let refusal) = try examplePolicy().judge("http://a.example/").verdict else {
            return #expect(Bool(false))
        }
        #expect(refusal.nearest == "https://a.example/")
    }

    @Test(arguments: [
        ("https://gallery-action//backup/retry", "gallery-action://backup/retry"),
        ("https://t.example/?u=gallery-action%3A%2F%2Fbackup%2Fretry&x=1", "gallery-action://backup/retry"),
        ("gallery-action%3A//backup/retry", "gallery-action://backup/retry"),
        ("galery-action://backup/retry", "gallery-action://backup/retry"),
        ("gallery_action://backup/retry", "gallery-action://backup/retry"),
        ("mailto:suport@example.com", "mailto:support@example.com"), ("https://127.1/x", "https://127.0.0.1/x"),
        ("hhtps://a.example/", "https://a.example/"),
    ])
    func offersWhatWasProbablyMeant(_ destination: String, _ nearest: String) throws {
        guard case .refused(let refusal) = try examplePolicy().judge(destination).verdict else {
            return #expect(Bool(false))
        }
        #expect(refusal.nearest == nearest)
    }

    @Test func splitsAnInternalPathIntoItsParts() throws {
        guard case .internalPath(let parts) = try examplePolicy().judge("a/b.md?q=1#top").verdict else {
            return #expect(Bool(false))
        }
        #expect(parts == InternalPath(path: 0..<6, query: 7..<10, fragment: 11..<14))
    }
}
