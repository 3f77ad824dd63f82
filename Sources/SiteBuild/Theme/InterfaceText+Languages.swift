// One function a language: a key that is missing does not compile.

func englishText(_ key: InterfaceText) -> String {
    switch key {
    case .skipToContent: "Skip to content"
    case .menu: "Menu"
    case .siteNavigation: "Site navigation"
    case .breadcrumbs: "Breadcrumbs"
    case .onThisPage: "On this page"
    case .previous: "Previous"
    case .next: "Next"
    case .pageNavigation: "Previous and next page"
    case .inThisSection: "In this section"
    case .allTopics: "All topics"
    case .otherLanguages: "In other languages"
    case .chooseLanguage: "Choose a language"
    case .updated: "Updated"
    case .sinceVersion: "From version"
    case .untilVersion: "Up to version"
    case .versions: "Versions"
    case .tags: "Topics"
    case .draft: "Draft"
    case .fallbackNotice: "This page has not been translated yet. You are reading the original."
    case .note: "Note"
    case .tip: "Tip"
    case .important: "Important"
    case .warning: "Warning"
    case .caution: "Caution"
    case .details: "Details"
    case .taskDone: "Done"
    case .taskOpen: "To do"
    case .footnotes: "Footnotes"
    case .backToText: "Back to the text"
    case .notFoundTitle: "Page not found"
    case .notFoundText: "There is no page at this address. It may have moved, or the link may be mistyped."
    case .backToHome: "Go to the start page"
    case .movedTitle: "This page has moved"
    case .movedText: "If you are not taken there, follow this link:"
    case .leadingTitle: "You are being taken to"
    case .proceed: "Continue"
    case .cancel: "Cancel"
    case .unavailable: "not available in your version of the app"
    case .darkAppearance: "Dark appearance"
    case .copy: "Copy"
    case .copied: "Copied"
    }
}

func spanishText(_ key: InterfaceText) -> String {
    switch key {
    case .skipToContent: "Saltar al contenido"
    case .menu: "Menú"
    case .siteNavigation: "Navegación del sitio"
    case .breadcrumbs: "Ruta de navegación"
    case .onThisPage: "En esta página"
    case .previous: "Anterior"
    case .next: "Siguiente"
    case .pageNavigation: "Página anterior y siguiente"
    case .inThisSection: "En esta sección"
    case .allTopics: "Todos los temas"
    case .otherLanguages: "En otros idiomas"
    case .chooseLanguage: "Elige un idioma"
    case .updated: "Actualizado el"
    case .sinceVersion: "Desde la versión"
    case .untilVersion: "Hasta la versión"
    case .versions: "Versiones"
    case .tags: "Temas"
    case .draft: "Borrador"
    case .fallbackNotice: "Esta página aún no está traducida. Estás leyendo el texto original."
    case .note: "Nota"
    case .tip: "Consejo"
    case .important: "Importante"
    case .warning: "Advertencia"
    case .caution: "Precaución"
    case .details: "Detalles"
    case .taskDone: "Hecho"
    case .taskOpen: "Pendiente"
    case .footnotes: "Notas al pie"
    case .backToText: "Volver al texto"
    case .notFoundTitle: "Página no encontrada"
    case .notFoundText:
        "No hay ninguna página en esta dirección. Puede que se haya movido o que el enlace tenga una errata."
    case .backToHome: "Ir a la página de inicio"
    case .movedTitle: "Esta página se ha movido"
    case .movedText: "Si no se abre sola, sigue este enlace:"
    case .leadingTitle: "Te llevamos a"
    case .proceed: "Continuar"
    case .cancel: "Cancelar"
    case .unavailable: "no disponible en tu versión de la app"
    case .darkAppearance: "Aspecto oscuro"
    case .copy: "Copiar"
    case .copied: "Copiado"
    }
}

let englishMonths = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
]

let spanishMonths = [
    "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre", "noviembre",
    "diciembre",
]
