/// Everything a catalogue permits that is no intent. Nothing listed, nothing allowed.
public struct Destinations: Sendable, Hashable {
    /// Permitted https addresses.
    public var https: WebRule?
    /// Permitted http addresses.
    public var http: WebRule?
    /// Mail addresses, compared exactly.
    public var mailAddresses: [String]
    /// Whether telephone numbers are permitted.
    public var allowsTelephone: Bool
    /// Addresses that are opened as others, in the order of the file.
    public var rewrites: [Rewrite]

    /// Makes a list; as it stands it permits nothing.
    public init(
        https: WebRule? = nil, http: WebRule? = nil, mailAddresses: [String] = [], allowsTelephone: Bool = false,
        rewrites: [Rewrite] = []
    ) {
        self.https = https
        self.http = http
        self.mailAddresses = mailAddresses
        self.allowsTelephone = allowsTelephone
        self.rewrites = rewrites
    }

    /// Which hosts, ports and address literals are permitted.
    public struct WebRule: Sendable, Hashable {
        /// Exact host names in lower case and in their ASCII form; address literals as a URL writes them.
        public var hosts: [String]
        /// The part behind `*` of names such as `*.example.com`, with its dot.
        public var suffixes: [String]
        /// Whether `"*"` is listed: every host.
        public var allowsAnyHost: Bool
        /// The ports that an address may name; nil for every port where ``allowsAnyHost``, else for none.
        public var ports: [Int]?
        /// Whether `"*"` covers address literals.
        public var allowsAddresses: Bool

        /// Makes a rule; as it stands it permits nothing.
        public init(
            hosts: [String] = [], suffixes: [String] = [], allowsAnyHost: Bool = false, ports: [Int]? = nil,
            allowsAddresses: Bool = true
        ) {
            self.hosts = hosts
            self.suffixes = suffixes
            self.allowsAnyHost = allowsAnyHost
            self.ports = ports
            self.allowsAddresses = allowsAddresses
        }
    }

    /// An address that is opened as another.
    public struct Rewrite: Sendable, Hashable {
        /// The address in the content. One that ends with `/` stands for everything below it.
        public var from: String
        /// The address that is opened; what followed `from` is put behind it.
        public var to: String

        /// Makes a rule.
        public init(from: String, to: String) {
            self.from = from
            self.to = to
        }
    }
}
