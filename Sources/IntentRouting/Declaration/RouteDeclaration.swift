/// A screen as an app declares it: its name and the values it is opened with.
public struct RouteDeclaration: Sendable, Hashable {
    /// The name of the screen.
    public var name: String
    /// Its values.
    public var parameters: [Parameter]
    /// Names it had before; a stack saved under one of them still restores.
    public var formerNames: [String]

    /// A value of a screen.
    public struct Parameter: Sendable, Hashable {
        /// Its name.
        public var name: String
        /// What it may be.
        public var type: ParameterType
        /// Whether the screen cannot do without it.
        public var isRequired: Bool

        /// Makes a parameter.
        public init(name: String, type: ParameterType, isRequired: Bool = true) {
            self.name = name
            self.type = type
            self.isRequired = isRequired
        }
    }

    /// Makes a declaration.
    public init(name: String, parameters: [Parameter] = [], formerNames: [String] = []) {
        self.name = name
        self.parameters = parameters
        self.formerNames = formerNames
    }
}
