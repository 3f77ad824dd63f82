/// The part of the TypeScript that is the same for every catalogue: the matcher and the rules of destinations.
///
/// It follows `IntentRouting` step by step; a differential test holds the two together. Each piece is one matter, and they
/// stand in this order in the code.
enum TypeScriptRuntime {
    static let text = [answers, list, values, lookUp, destinations, addresses].joined(separator: "\n")
}
