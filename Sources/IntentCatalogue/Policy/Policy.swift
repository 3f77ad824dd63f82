public import IntentRouting

/// Decides destinations by a catalogue, without any knowledge of the site; made once, shared by all threads.
///
/// The decision is ``IntentRouting/LinkPolicy``, the one that the app makes too. Added is what only a build can know or
/// has to say: hosts outside ASCII, which a page carries in their ASCII form, intents on their way out, and
/// intents that the readers' app does not have.
public struct Policy: Sendable {
    /// The catalogue it decides by.
    public let catalogue: Catalogue
    let links: LinkPolicy
    private let lifeCycle: LifeCycle

    /// Makes the policy of a catalogue, for pages that are read in a certain app where `target` says which.
    public init(_ catalogue: Catalogue, target: AppTarget = AppTarget()) {
        self.catalogue = catalogue
        links = LinkPolicy(
            table: catalogue.table, destinations: catalogue.destinations, international: InternationalNames())
        lifeCycle = LifeCycle(catalogue, target: target)
    }

    /// The verdict on a destination: decoded as Markdown or HTML decode it, nothing percent-decoded, nothing trimmed.
    public func judge(_ destination: ArraySlice<UInt8>) -> Judgement {
        var judgement = links.judge(destination)
        if !lifeCycle.isSilent, case .intent(let match, _) = judgement.verdict {
            judgement.notes += lifeCycle.notes(on: match, length: destination.count)
        }
        return judgement
    }

    /// The verdict on a destination given as text.
    public func judge(_ destination: String) -> Judgement { judge(Array(destination.utf8)[...]) }
}
