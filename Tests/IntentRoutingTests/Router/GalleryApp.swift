import IntentRouting

/// The actions of the example app, as generated code spells them.
enum GalleryAction: LinkAction, Hashable {
    case retryBackup
    case eraseLibrary
    case showStorage
    case openTask(project: String, task: String)
    case search(text: String, sort: String?, page: Int?)
    case openNote(title: String)

    init?(_ match: IntentMatch) {
        switch match.id {
        case "backup.retry": self = .retryBackup
        case "library.erase": self = .eraseLibrary
        case "settings.storage": self = .showStorage
        case "task.open":
            guard case .uuid(let project) = match["project"], case .uuid(let task) = match["task"] else { return nil }
            self = .openTask(project: project, task: task)
        case "photos.search":
            guard case .text(let text) = match["q"] else { return nil }
            var page: Int?
            if case .int(let number) = match["page"] { page = number }
            self = .search(text: text, sort: match["sort"]?.description, page: page)
        case "note.open":
            guard case .text(let title) = match["title"] else { return nil }
            self = .openNote(title: title)
        default: return nil
        }
    }

    var intent: String {
        switch self {
        case .retryBackup: "backup.retry"
        case .eraseLibrary: "library.erase"
        case .showStorage: "settings.storage"
        case .openTask: "task.open"
        case .search: "photos.search"
        case .openNote: "note.open"
        }
    }

    var values: [String: ParameterValue] {
        switch self {
        case .retryBackup, .eraseLibrary, .showStorage: return [:]
        case .openTask(let project, let task): return ["project": .uuid(project), "task": .uuid(task)]
        case .search(let text, let sort, let page):
            var values: [String: ParameterValue] = ["q": .text(text)]
            if let sort { values["sort"] = .choice(sort) }
            if let page { values["page"] = .int(page) }
            return values
        case .openNote(let title): return ["title": .text(title)]
        }
    }
}

/// The screens of the example app.
enum GalleryRoute: LinkRoute {
    case settings
    case storage
    case project(id: String)
    case task(id: String)
    case search(text: String, page: Int?)

    init?(_ step: RouteStep) {
        switch step.route {
        case "settings": self = .settings
        case "storage": self = .storage
        case "project":
            guard case .uuid(let id) = step["id"] else { return nil }
            self = .project(id: id)
        case "task":
            guard case .uuid(let id) = step["id"] else { return nil }
            self = .task(id: id)
        case "search":
            guard case .text(let text) = step["q"] else { return nil }
            if case .int(let page) = step["page"] {
                self = .search(text: text, page: page)
            } else {
                self = .search(text: text, page: nil)
            }
        default: return nil
        }
    }

    var step: RouteStep {
        switch self {
        case .settings: return RouteStep(route: "settings")
        case .storage: return RouteStep(route: "storage")
        case .project(let id): return RouteStep(route: "project", values: [.init(name: "id", value: .uuid(id))])
        case .task(let id): return RouteStep(route: "task", values: [.init(name: "id", value: .uuid(id))])
        case .search(let text, let page):
            var values = [RouteStep.Value(name: "q", value: .text(text))]
            if let page { values.append(.init(name: "page", value: .int(page))) }
            return RouteStep(route: "search", values: values)
        }
    }
}

typealias GalleryRouter = LinkRouter<GalleryAction, GalleryRoute>

/// The declaration of the example app.
func galleryLinks() throws -> LinkCatalogue {
    let destinations = Destinations(
        https: .init(allowsAnyHost: true), mailAddresses: ["support@example.com"], allowsTelephone: true,
        rewrites: [.init(from: "http://status.example.com/", to: "https://status.example.com/")])
    return LinkCatalogue(
        version: "0123456789abcdef", schemes: ["gallery-action", "gallery"],
        universal: "https://gallery.example.com/open",
        intents: try galleryPatterns().map { pattern in
            switch pattern.id {
            case "backup.retry":
                IntentDeclaration(pattern, title: "Retry", confirmation: "Retry the backup?")
            case "library.erase":
                IntentDeclaration(
                    pattern,
                    confirmation: LocalisedText(texts: [
                        .init(locale: "en", text: "Erase every photo?"),
                        .init(locale: "es", text: "¿Borrar todas las fotos?"),
                    ]), isDestructive: true)
            default: IntentDeclaration(pattern)
            }
        },
        routes: [
            RouteDeclaration(name: "settings", formerNames: ["preferences"]), RouteDeclaration(name: "storage"),
            RouteDeclaration(name: "project", parameters: [.init(name: "id", type: .uuid)]),
            RouteDeclaration(
                name: "task", parameters: [.init(name: "id", type: .uuid)], formerNames: ["todo", "item"]),
            RouteDeclaration(
                name: "search",
                parameters: [
                    .init(name: "q", type: .text(1...80)), .init(name: "page", type: .int(1...99), isRequired: false),
                ]),
            // A screen that the app's own enum has lost.
            RouteDeclaration(name: "map"),
        ],
        destinations: destinations)
}

let someProject = "0A1b2C3d-0000-4000-8000-00000000000f"
let someTask = "11111111-2222-3333-4444-555555555555"
