import Foundation
import IntentCatalogue
import SourceText
import TestSupport
import Testing

/// A catalogue with a name, for tests that run over several.
struct SampleCatalogue: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String

    var testDescription: String { name }

    func decoded(sourceLocation: SourceLocation = #_sourceLocation) throws -> Catalogue {
        let (catalogue, findings) = Catalogue.decode(SourceFile(name: "intents.yaml", text: text))
        #expect(findings.filter { $0.severity == .error }.isEmpty, "\(findings)", sourceLocation: sourceLocation)
        return try #require(catalogue, sourceLocation: sourceLocation)
    }
}

extension SampleCatalogue {
    /// The catalogue of the help centre of the photo app.
    static func gallery() throws -> SampleCatalogue {
        let file = TestData.packageRoot.appendingPathComponent("site/gallery/intents.yaml")
        return SampleCatalogue(name: "gallery", text: try String(contentsOf: file, encoding: .utf8))
    }

    /// Every type, aliases, two schemes, all rules of destinations.
    static let broad = SampleCatalogue(
        name: "broad",
        text: """
            version: 1
            scheme: [gallery-action, g+a.b]
            universal: https://gallery.example.com/open
            routes:
              settings: {}
              storage: {}
              project: { id: uuid }
              page: { number: int, word: "text(0...80)?", kind: "a|b|c?" }
            intents:
              backup.retry:
                path: backup/retry
                title: { en: Retry the backup, es: Reintentar la copia }
                confirm: { en: "Retry the backup?", es: "¿Reintentar la copia?" }
              library.erase:
                path: library/erase
                destructive: true
                confirm: Erase it?
              settings.storage:
                path: settings/storage
                stack: [settings, storage]
                aliases: [storage, old/settings/storage]
              task.open:
                path: project/{project:uuid}/task/{task:uuid}
                aliases: ["t/{task:uuid}/{project:uuid}"]
                since: "2.1"
                until: "9.10"
                platforms: [ios, android, web]
                stack:
                  - project: { id: project }
              photos.search:
                path: search
                query: { q: text(1...8), sort: "newest|oldest?", n: "int?" }
              page.open:
                path: page/{number:int(-5...5)}/{kind:a|b}
                query: { word: "text(0...5)?" }
                stack:
                  - settings
                  - page: { number: number, word: word, kind: kind }
              page.any: { path: "any/{n:int}" }
              note.open: { path: "note/{title:text(1...20)}/{slug:slug}" }
              note.new: { path: note/new }
              mixed.word: { path: "mixed/{w:x|y.z|~}/end", query: { only: "one" } }
              mixed.number: { path: "mixed/{n:int(1...12)}/end" }
            destinations:
              https: { hosts: ["*.example.com", www.example.org, "192.0.2.7", "[2001:db8::1]"], ports: [443, 8443] }
              http: { hosts: ["*"] }
              mailto: { addresses: [support@example.com, a+b@example.org] }
              tel: true
              rewrite:
                - { from: "http://status.example.com/", to: "https://status.example.com/" }
                - { from: "HTTP://Old.example.com/A", to: "mailto:support@example.com" }
                - { from: "help:phone", to: "tel:+1-555-0100" }
            """)

    /// Any web host but no address, no https twin, one scheme.
    static let open = SampleCatalogue(
        name: "open",
        text: """
            version: 1
            scheme: q
            intents:
              a: { path: a }
            destinations:
              https: { hosts: ["*"], addresses: false }
            """.replacing("scheme: q", with: "scheme: qq"))

    /// Names that are words of the languages, and texts that would like to end their literals.
    static let hostile = SampleCatalogue(
        name: "hostile",
        text: #"""
            version: 1
            scheme: hostile-action
            universal: https://hostile.example
            routes:
              default: { class: uuid, in: "text(0...3)?" }
              self: {}
              Type: { self: "self|init|none|default?" }
              string: {}
              constructor: { toString: int(1...9), number: int }
            renamed: { toString: constructor, prototype: self }
            intents:
              default: { path: default, title: "\" ; fatalError() // \\" }
              class: { path: class, title: "${x} $x \\(x) #{x} `x`" }
              in: { path: in, title: "a\nb\r\u2028c\u2029d\u202Ee\u2066f\0g" }
              init: { path: init, title: "*/ // --> ]]> </script> '''" }
              self: { path: self, title: "👩‍👩‍👧 \U0001F1EA\U0001F1F8 \u200F \uFEFF" }
              url: { path: url }
              values: { path: values }
              stack: { path: stack, stack: [self, default: { class: match }], query: { match: uuid } }
              none: { path: none }
              hash-value: { path: hv }
              String: { path: string, query: { String: "text(0...9)", value0: "uuid?" } }
              toString.call: { path: ts, query: { call: slug, hashCode: "int?", component1: "int?" } }
              a.b1-1: { path: a/1-1 }
              a.b11: { path: a/11 }
              object.when-is:
                path: "o/{class:uuid}/{inout:slug}/{var-val:text(1...9)}"
                confirm: { en: "\\u0041 %s %@ \t", pt-BR: "“ção” \"$\"" }
                query:
                  default: "default|class|in|-|_|~|1|1-2|a-b|A?"
                  to: "int?"
                  constructor: "text(0...9)?"
                  __proto: "uuid?"
                stack:
                  - Type
                  - constructor: { toString: n, number: n }
            """#
            .replacing("      __proto: \"uuid?\"\n", with: "      n: int(1...9)\n"))

    /// Nothing at all.
    static let empty = SampleCatalogue(name: "empty", text: "version: 1\n")

    /// As many intents as asked for, a third of them with parameters.
    static func large(_ count: Int) -> SampleCatalogue {
        var text = "version: 1\nscheme: large-action\nroutes:\n  item: { id: uuid }\nintents:\n"
        for number in 0..<count {
            switch number % 3 {
            case 0: text += "  part\(number % 97).action\(number): { path: part\(number % 97)/action\(number) }\n"
            case 1:
                text += "  part\(number % 97).item\(number): { path: 'part\(number % 97)/\(number)/{id:uuid}', "
                text += "stack: [item: { id: id }] }\n"
            default: text += "  part\(number % 97).find\(number): { path: find\(number), query: { q: text(1...9) } }\n"
            }
        }
        return SampleCatalogue(name: "large", text: text)
    }
}
