import IntentCatalogue
import IntentRouting
import SourceText
import Testing

/// The catalogue of the contract, section 2, word for word.
let exampleCatalogueText = """
    version: 1
    scheme: gallery-action                     # or a list; lower-case; never a registered or well-known scheme
    universal: https://gallery.example.com/open   # optional https twin of every intent (universal link / app link)

    routes:                                    # the typed screens a stack is made of
      settings: {}
      storage: {}
      project: { id: uuid }
      task: { id: uuid }

    intents:
      backup.retry:
        path: backup/retry                     # gallery-action://backup/retry
        title: { en: Retry the backup, es: Reintentar la copia }
        confirm: { en: "Retry the backup?", es: "¿Reintentar la copia?" }
      library.erase:
        path: library/erase
        destructive: true                      # needs `confirm`; may not stand inside a sentence
        confirm: { en: "Erase every photo on this device?", es: "¿Borrar todas las fotos de este dispositivo?" }
      settings.storage:
        path: settings/storage
        stack: [settings, storage]
      task.open:
        path: project/{project:uuid}/task/{task:uuid}
        since: "2.1"                           # first app version that knows it
        platforms: [ios, android, web]
        stack:
          - project: { id: project }
          - task: { id: task }
      photos.search:
        path: search
        query: { q: text(1...80), sort: "newest|oldest?" }   # none unless listed; a final `?` = optional

    destinations:                              # all that is not an intent; nothing listed = nothing allowed
      https: { hosts: ["*"] }                  # exact names, "*.example.com" at a label boundary, or "*"
      mailto: { addresses: [support@example.com] }
      tel: true
      rewrite:                                 # systemAction(other URL)
        - { from: "http://status.example.com/", to: "https://status.example.com/" }
    """

/// The policy of a catalogue that must be free of faults.
func policy(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Policy {
    let decoded = Catalogue.decode(SourceFile(name: "intents.yaml", text: text))
    #expect(decoded.findings.isEmpty, sourceLocation: sourceLocation)
    return Policy(try #require(decoded.catalogue, sourceLocation: sourceLocation))
}

func examplePolicy() throws -> Policy { try policy(exampleCatalogueText) }

/// The example with named hosts in place of `"*"`.
func narrowPolicy(_ https: String = "{ hosts: [status.example.com, \"*.example.org\", \"[::1]\"] }") throws -> Policy {
    try policy(exampleCatalogueText.replacing("https: { hosts: [\"*\"] } ", with: "https: \(https) "))
}

/// A judgement in one line: the verdict with what matters of it, then `+` and the names of the notes.
func line(_ judgement: Judgement) -> String {
    let notes = judgement.notes.map { " + \($0.kind.rawValue)" }.joined()
    switch judgement.verdict {
    case .intent(let match, let isOdd):
        let values = match.parameters.map { " \($0.name)=\($0.value)" }.joined()
        return "intent \(match.id)\(values)\(isOdd ? " (scheme case)" : "")" + notes
    case .system(let link): return "system \(visible(link.url))" + notes
    case .rewrite(_, let link): return "rewrite \(visible(link.url))" + notes
    case .internalPath: return "internal" + notes
    case .refused(let refusal): return refusal.reason.rawValue
    }
}
