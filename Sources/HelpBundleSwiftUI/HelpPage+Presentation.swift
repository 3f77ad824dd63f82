#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
    import Foundation
    import HelpBundle
    import SwiftUI

    extension HelpPage {
        /// Runs as `Text` shows them: the marks as presentation intents beside the links.
        func presentedText(_ runs: [HelpRun]) -> AttributedString {
            runs.reduce(into: AttributedString()) { result, run in
                var intent: InlinePresentationIntent = []
                if run.marks.contains(.strong) { intent.insert(.stronglyEmphasized) }
                if run.marks.contains(.emphasis) { intent.insert(.emphasized) }
                if run.marks.contains(.strikethrough) { intent.insert(.strikethrough) }
                if run.marks.contains(.code) { intent.insert(.code) }
                var attributes = AttributeContainer()
                if !intent.isEmpty { attributes.inlinePresentationIntent = intent }
                result.append(attributedText(run).mergingAttributes(attributes))
            }
        }
    }
#endif
