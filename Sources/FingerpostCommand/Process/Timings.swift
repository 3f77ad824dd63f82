#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

/// How long the stages of a run took. The only clock in the program, and only for `--timings`.
struct Timings {
    private var start = Timings.now()
    private var stages: [(name: String, milliseconds: Double)] = []

    /// Ends the stage that is running and begins the next.
    mutating func end(_ stage: String) {
        let now = Timings.now()
        stages.append((stage, now - start))
        start = now
    }

    /// One line a stage, and their sum.
    var text: String {
        let rows = stages + [("in all", stages.reduce(0) { $0 + $1.milliseconds })]
        let width = rows.map(\.name.count).max() ?? 0
        return rows.map { row in
            let tenths = Int((row.milliseconds * 10).rounded())
            let number = "\(tenths / 10).\(tenths % 10)"
            let gap = String(repeating: " ", count: max(1, width - row.name.count + 10 - number.count))
            return "  " + row.name + gap + number + " ms\n"
        }.joined()
    }

    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) * 1_000 + Double(time.tv_nsec) / 1_000_000
    }
}
