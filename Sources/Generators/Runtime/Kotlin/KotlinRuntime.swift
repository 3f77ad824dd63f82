/// The part of the Kotlin that is the same for every catalogue: the matcher and the rules of destinations.
///
/// It follows `IntentRouting` step by step; a differential test holds the two together. Names that compilers from 1.3 on
/// know without a warning are the only ones used. Each piece is one matter, and they stand in this order in the code.
enum KotlinRuntime {
    static let text = [answers, list, values, lookUp, destinations, addresses].joined(separator: "\n")
}
