import IntentRouting

/// The schemes that no catalogue can permit, sorted.
let forbiddenNames = forbiddenSchemes.sorted()
