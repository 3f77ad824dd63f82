#if canImport(SwiftUI)
    import Foundation
    public import IntentRouting
    public import SwiftUI

    extension View {
        /// Sends every link of a window through its navigator: those tapped in its views, URLs with the app's scheme, and
        /// universal links. A sensitive action is asked about in an alert.
        ///
        /// - Parameters:
        ///   - navigator: The navigator of the window.
        ///   - locale: The locale of the questions, `en` or `pt-BR` for one.
        ///   - words: What the two buttons say.
        public func linkNavigation<Action: LinkAction, Route: LinkRoute>(
            _ navigator: LinkNavigator<Action, Route>, locale: String, words: ConfirmationWords = ConfirmationWords()
        ) -> some View {
            modifier(LinkNavigation(navigator: navigator, locale: locale, words: words))
        }
    }

    /// What the buttons of a question say.
    public struct ConfirmationWords: Sendable, Hashable {
        /// The button that goes on, where the action has no title.
        public var confirm: String
        /// The button that does not.
        public var cancel: String

        /// Makes words, in English if nothing else is given.
        public init(confirm: String = "Continue", cancel: String = "Cancel") {
            self.confirm = confirm
            self.cancel = cancel
        }
    }

    struct LinkNavigation<Action: LinkAction, Route: LinkRoute>: ViewModifier {
        @ObservedObject var navigator: LinkNavigator<Action, Route>
        let locale: String
        let words: ConfirmationWords

        func body(content: Content) -> some View {
            content
                .environment(\.openURL, OpenURLAction { navigator.follow($0) })
                .onOpenURL { navigator.receive($0) }
                .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { navigator.receive($0) }
                .alert(title, isPresented: $navigator.isAsking, presenting: navigator.pending?.question) { question in
                    Button(role: question.isDestructive ? .destructive : nil) {
                        navigator.confirm()
                    } label: {
                        Text(verbatim: confirmLabel(question))
                    }
                    Button(role: .cancel) {
                        navigator.decline()
                    } label: {
                        Text(verbatim: words.cancel)
                    }
                }
        }

        private var title: Text {
            Text(verbatim: navigator.pending?.question.text.text(for: locale) ?? "")
        }

        private func confirmLabel(_ question: ConfirmationQuestion) -> String {
            let title = question.title.text(for: locale)
            return title.isEmpty ? words.confirm : title
        }
    }
#endif
