/// What the policy says of a destination. It mirrors the answer that the app gives to the same URL.
///
/// All ranges count bytes from the start of the destination.
public enum PolicyVerdict: Sendable {
    /// On the list; the app handles it. `schemeCase` when the scheme was not written in lower case.
    case intent(IntentMatch, schemeCase: Bool)
    /// Permitted https, http, mailto or tel; the system opens it.
    case system(SystemLink)
    /// Matched a rewrite rule; the page carries the other address, which is permitted itself.
    case rewrite(from: [UInt8], to: SystemLink)
    /// No scheme: a path, query or fragment inside the site. Whether it exists is not the policy's business.
    case internalPath(InternalPath)
    /// Everything else; the app discards it.
    case refused(Refusal)
}

/// A verdict with the warnings that go with it.
public struct Judgement: Sendable {
    /// The verdict.
    public var verdict: PolicyVerdict
    /// Warnings about a destination that is accepted all the same.
    public var notes: [PolicyNote]

    /// Makes a judgement.
    public init(_ verdict: PolicyVerdict, notes: [PolicyNote] = []) {
        self.verdict = verdict
        self.notes = notes
    }
}

/// A destination that leaves the app.
public struct SystemLink: Sendable, Hashable {
    /// What opens it.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// A web address.
        case https
        /// A web address without encryption, where the catalogue lists one.
        case http
        /// A listed mail address.
        case mailto
        /// A telephone number.
        case tel
    }
    /// What opens it.
    public var kind: Kind
    /// The address as a page carries it: scheme and host in lower case, a host outside ASCII in its `xn--` form,
    /// everything else as it was written.
    public var url: [UInt8]
    /// Where the host, the mail address or the number stands in ``url``.
    public var subject: Range<Int>

    /// Makes a link.
    public init(kind: Kind, url: [UInt8], subject: Range<Int>) {
        self.kind = kind
        self.url = url
        self.subject = subject
    }

    /// The host of a web address, in its ASCII form.
    public var host: String? {
        kind == .https || kind == .http ? String(decoding: url[subject], as: UTF8.self) : nil
    }
}

/// The parts of a destination without a scheme, undecoded.
public struct InternalPath: Sendable, Hashable {
    /// The path; empty for this page.
    public var path: Range<Int>
    /// The query without `?`, or nil.
    public var query: Range<Int>?
    /// The fragment without `#`, or nil.
    public var fragment: Range<Int>?

    /// Makes the parts.
    public init(path: Range<Int>, query: Range<Int>?, fragment: Range<Int>?) {
        self.path = path
        self.query = query
        self.fragment = fragment
    }
}

/// A warning about a destination that is accepted.
public struct PolicyNote: Sendable, Hashable {
    /// The kinds; the raw value is the name of the rule.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// The scheme is not written in lower case.
        case schemeCase = "scheme-case"
        /// The host holds letters outside ASCII, mixes scripts, or ends with a dot.
        case mixedScriptHost = "mixed-script-host"
        /// The intent is declared as deprecated, or was reached by an older path.
        case deprecatedIntent = "deprecated-intent"
        /// The app that the pages are for does not have the intent.
        case intentUnavailable = "intent-unavailable"
    }
    /// The kind.
    public var kind: Kind
    /// A fragment that can follow a colon.
    public var detail: String
    /// The bytes meant.
    public var range: Range<Int>
    /// What to write instead.
    public var nearest: String?

    /// Makes a note.
    public init(kind: Kind, detail: String, range: Range<Int>, nearest: String? = nil) {
        self.kind = kind
        self.detail = detail
        self.range = range
        self.nearest = nearest
    }
}
