/// The operands of `usage` and `impact`: an intent, a site, or both.
struct IntentOperands: Equatable {
    /// The name of the intent, where one was given.
    var intent: String?
    /// The folder of the site.
    var site = "."

    /// A single operand with a slash in it, or made of full stops, is the site: no intent is called so.
    init(_ operands: [String]) {
        guard let first = operands.first else { return }
        if operands.count > 1 {
            (intent, site) = (first, operands[1])
        } else if first.contains("/") || first.allSatisfy({ $0 == "." }) {
            site = first
        } else {
            intent = first
        }
    }
}
