/// A step of a declared stack: which screen, and which parameter of the intent fills which of its values.
public struct RouteTemplate: Sendable, Hashable {
    /// The name of the screen.
    public var route: String
    /// The values of the screen in order, each with the intent's parameter that fills it.
    public var arguments: [Argument]

    /// A value of the screen and where it comes from.
    public struct Argument: Sendable, Hashable {
        /// The name of the value in the route.
        public var name: String
        /// The name of the parameter in the intent.
        public var parameter: String

        /// Makes an argument.
        public init(name: String, parameter: String) {
            self.name = name
            self.parameter = parameter
        }
    }

    /// Makes a template.
    public init(route: String, arguments: [Argument] = []) {
        self.route = route
        self.arguments = arguments
    }
}

/// A step of the history that an intent stands for: a screen with its values.
public struct RouteStep: Sendable, Hashable {
    /// The name of the screen.
    public var route: String
    /// The values in the order the stack declares them; one whose parameter was left out of the URL is missing.
    public var values: [Value]

    /// A named value.
    public struct Value: Sendable, Hashable {
        /// The name of the value in the route.
        public var name: String
        /// The value.
        public var value: ParameterValue

        /// Makes a value.
        public init(name: String, value: ParameterValue) {
            self.name = name
            self.value = value
        }
    }

    /// Makes a step.
    public init(route: String, values: [Value] = []) {
        self.route = route
        self.values = values
    }
}
