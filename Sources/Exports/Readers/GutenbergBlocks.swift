internal import SourceText

/// The addresses that the block comments of a body carry in JSON.
///
/// A block that has markup repeats its address there, so that both must say the same; `<!-- wp:navigation-link … /-->`
/// has none.
func gutenbergDestinations(in body: ExportUnit) -> [ExportUnit] { [] }
