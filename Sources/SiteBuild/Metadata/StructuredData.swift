import SourceText

/// What a page tells search engines about itself, in the words of schema.org as JSON-LD 1.1.
///
/// `BreadcrumbList` needs absolute addresses and is there only where the site's own is known; `FAQPage` is there on a
/// page whose front matter says `faq: true`.
struct StructuredData {
    /// A name and the absolute address that it stands for.
    typealias Step = (name: String, address: String)

    /// The way from the start page to the page, itself included; empty for none.
    var breadcrumbs: [Step] = []
    /// Questions and answers.
    var questions: [PageQuestion] = []
    /// BCP 47 tag of the language they are written in.
    var language: String

    /// The JSON, fit to stand in a `script` element as it is; nil where there is nothing to tell.
    func json() -> [UInt8]? {
        guard !breadcrumbs.isEmpty || !questions.isEmpty else { return nil }
        var writer = JSONWriter(layout: .compact, escapesMarkup: true)
        writer.object { writer in
            writer.member("@context", "https://schema.org")
            writer.array("@graph") { writer in
                if !breadcrumbs.isEmpty { writer.object { writeBreadcrumbs(to: &$0) } }
                if !questions.isEmpty { writer.object { writeQuestions(to: &$0) } }
            }
        }
        return writer.bytes
    }

    private func writeBreadcrumbs(to writer: inout JSONWriter) {
        writer.member("@type", "BreadcrumbList")
        writer.array("itemListElement") { writer in
            for (index, step) in breadcrumbs.enumerated() {
                writer.object { writer in
                    writer.member("@type", "ListItem")
                    writer.member("position", index + 1)
                    writer.member("name", step.name)
                    writer.member("item", step.address)
                }
            }
        }
    }

    private func writeQuestions(to writer: inout JSONWriter) {
        writer.member("@type", "FAQPage")
        writer.member("inLanguage", language)
        writer.array("mainEntity") { writer in
            for question in questions {
                writer.object { writer in
                    writer.member("@type", "Question")
                    writer.member("name", question.question)
                    writer.object("acceptedAnswer") { writer in
                        writer.member("@type", "Answer")
                        writer.member("text", question.answer)
                    }
                }
            }
        }
    }
}
