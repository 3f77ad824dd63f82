/// What a value means.
enum JSONRole: Sendable {
    // Words about the record.
    /// Its id.
    case id
    /// What to call it where it has no id.
    case name
    /// Goes before the id.
    case idPrefix
    /// What its translations have in common; without one, the id.
    case group
    /// What goes before the group, to keep kinds of records apart.
    case kind
    /// Its type, by which records are left out.
    case type
    case locale
    /// What tells whether an object is of one of the preset's ``JSONLanguageTypes``, and what it calls its language.
    case languageWord
    /// The language that the others were translated from.
    case sourceLocale
    case state(JSONState)
    /// What the file says of the types of its records.
    case fieldType(JSONFieldTypes.Role)
    /// The file ends in this where its export went wrong.
    case failure

    // Parts that have words of their own.
    /// An object that holds a translation of the record's fields.
    case translation
    /// The same, and its key is the language.
    case translationByKey
    /// A value in the language that its key names.
    case valueByLocale
    /// An object with a state of its own.
    case part

    // How to read a value.
    /// A text; nil looks at it.
    case text(UnitSyntax?)
    case destination
    /// Text, or a destination where the key says so; asked for by its path, as the field with this number.
    case field(Int)
    /// A destination that may be left empty.
    case optionalDestination
    /// JSON in a string, whose values have their roles by the same paths.
    case json
    /// Nothing to look at.
    case nothing
    /// A part of a link to a record by its id.
    case reference(JSONOpenReference.Part)
}

/// How a value tells a state.
enum JSONState: Sendable {
    /// The value is the word.
    case word
    /// A date, or null for a draft.
    case publicationDate
    /// The word where the value is true.
    case flag(String)
    /// The word where the value is false.
    case denial(String)
    /// The word where there is a value.
    case presence(String)
    /// `drafts.` before an id.
    case draftPrefix
}
