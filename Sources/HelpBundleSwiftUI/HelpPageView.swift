#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
    import Foundation
    public import HelpBundle
    public import SwiftUI

    /// A page, drawn natively.
    ///
    /// Links to other pages go to `openPage`; every other link goes to the `openURL` of the surroundings, which is where
    /// the router of the app answers.
    public struct HelpPageView: View {
        @Environment(\.openURL) private var openURL
        private let page: HelpPage
        private let openPage: @MainActor (HelpPageReference) -> Void
        private let image: @MainActor (String) -> AnyView?

        /// Makes the view of a page.
        ///
        /// - Parameters:
        ///   - page: The page.
        ///   - image: The view of an image, by the path or the address of its file; without one, its text is shown.
        ///   - openPage: Shows another page, or a place on one.
        public init(
            _ page: HelpPage, image: @escaping @MainActor (String) -> AnyView? = { _ in nil },
            openPage: @escaping @MainActor (HelpPageReference) -> Void
        ) {
            self.page = page
            self.image = image
            self.openPage = openPage
        }

        /// The page from top to bottom.
        public var body: some View {
            ScrollView {
                VStack(alignment: .leading, spacing: 12) {
                    if !hasTopHeading {
                        Text(verbatim: page.title).font(.largeTitle).accessibilityAddTraits(.isHeader)
                    }
                    HelpBlocksView(blocks: page.blocks, page: page, image: image)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding()
            }
            .environment(\.openURL, OpenURLAction { url in follow(url) })
        }

        private var hasTopHeading: Bool {
            page.blocks.contains { block in
                if case .heading(level: 1, _, _, _) = block { true } else { false }
            }
        }

        private func follow(_ url: URL) -> OpenURLAction.Result {
            guard let reference = HelpPageReference(url) else {
                openURL(url)
                return .handled
            }
            openPage(reference)
            return .handled
        }
    }
#endif
