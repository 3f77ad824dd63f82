import Foundation

/// How many files of each format the position tests read; `FINGERPOST_SEEDS` says another number.
let positionSeeds = ProcessInfo.processInfo.environment["FINGERPOST_SEEDS"].flatMap { UInt64($0) } ?? 80

/// Says how many links of a format led back to their places.
func reportPositions(_ format: String, links: Int) { print("positions: \(format): \(links) links") }
