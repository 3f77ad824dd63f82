/// Where the texts of a system's JSON stand, and what the values beside them mean.
struct JSONPreset: Sendable {
    /// How values follow each other in a file.
    var framing = JSONScanner.Framing.either
    /// Values that hold for the whole file, by their paths from its top.
    var file: [(path: String, role: JSONRole)] = []
    /// The records.
    var records: [JSONRecordShape]
    /// Whether any object may be a record, told by its id, rather than those at the paths of `records`.
    var findsRecords = false
    /// What stands for the address of the site in the texts; a path from its root is left.
    var rootPlaceholder: String?
    /// The types of objects that hold a value in several languages.
    var languageTypes: JSONLanguageTypes?
    /// Whether a field that is asked for is the name of a record, as in all tables of strings.
    var fieldsAreRecords = false
    /// Whether what cannot be read may be an export that Strapi has encrypted.
    var isStrapi = false
}

/// One kind of record.
struct JSONRecordShape: Sendable {
    /// The paths from the top of the file, or of the line, that such records stand at.
    var at: [String]
    /// What the values in a record mean, by their paths from the record.
    ///
    /// Of the roles that say how to read a value the first that fits counts, so exceptions stand before the rule.
    var values: [(path: String, role: JSONRole)]
    /// What the ids of groups of translations begin with, to keep kinds of records apart.
    var kind: String?
    /// What is said of the state where no value says anything.
    var defaultState: String?
    /// Which records are looked at, by the value of the role ``JSONRole/type``.
    var types = Types.all
    /// Whether a draft and what is published of one record stand side by side, and are no translations of each other.
    var keepsStatesApart = false
    /// Whether the file says what its fields hold.
    var hasTypedFields = false
    /// How translations of a text find each other.
    var naming = Naming.none
    /// The fields, first steps of the path, that say the same in several notations.
    var representations: [String] = []
    /// The kind that others refer to such records by; nil where the file may lack some of them.
    var referredAs: String?
    /// How the record's own key is read; it is the text where there is none in the source language.
    var keySyntax: UnitSyntax?
    /// What the paths of texts end with that no one needs to read.
    var silentSuffix: String?

    enum Types: Sendable {
        case all
        case beginning([String])
        case notBeginning([String])
    }

    enum Naming: Sendable {
        /// Not at all.
        case none
        /// By the group and the field, which is the path up to the first array.
        case field
        /// By the group and the variation, which is the path behind the language.
        case variation
    }
}
