#if canImport(SwiftUI)
    import Foundation
    public import IntentRouting
    public import SwiftUI

    extension LinkAnswer {
        /// The answer as SwiftUI wants it.
        public var result: OpenURLAction.Result {
            switch self {
            case .handled: return .handled
            case .discarded: return .discarded
            case .systemAction: return .systemAction
            case .systemActionWith(let address):
                // An address that the catalogue permits and Foundation does not know is nobody's.
                guard let url = URL(string: address) else { return .discarded }
                return .systemAction(url)
            }
        }
    }
#endif
