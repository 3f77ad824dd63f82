import Foundation
public import IntentRouting

/// Histories as texts, for `@SceneStorage`.
extension LinkRouter {
    /// A history as a text: the envelope of ``IntentRouting/SavedStack`` in JSON.
    public func text(saving stack: RouteStack<Route>) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Names and texts always encode; were it otherwise, the next start would begin at the root.
        return (try? encoder.encode(save(stack))).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// The history that a text holds; the root when it holds none any more.
    ///
    /// A text of more than ``IntentRouting/SavedStack/maximumBytes`` is not given to a decoder at all. An empty one is
    /// that of a window which is opened for the first time: the root, and nothing is lost.
    public func restore(text: String) -> RestoredStack<Route> {
        guard !text.isEmpty else { return RestoredStack(stack: .root, loss: nil) }
        guard text.utf8.count <= SavedStack.maximumBytes,
            let saved = try? JSONDecoder().decode(SavedStack.self, from: Data(text.utf8))
        else { return .unreadable }
        return restore(saved)
    }
}
