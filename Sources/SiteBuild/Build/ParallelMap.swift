import Dispatch

/// Calls `body` for every index below `count` on all cores and gives the results in order of index.
///
/// Workers take the next stretch of `chunk` indices, so that one long piece of work does not hold up the others. The
/// result does not depend on which worker did what. `body` must not touch shared mutable state.
public func parallelMap<Result: Sendable>(
    count: Int, chunk: Int = 16, _ body: @Sendable (Int) -> Result
) -> [Result] {
    let step = max(1, chunk)
    guard count > step else { return (0..<max(0, count)).map(body) }
    let chunks = (count + step - 1) / step
    let slots = ResultSlots<Result>(count: count)
    DispatchQueue.concurrentPerform(iterations: chunks) { number in
        let start = number * step
        for index in start..<min(start + step, count) {
            slots.fill(index, with: body(index))
        }
    }
    return slots.take()
}

/// Memory for results that are written from many threads, each index exactly once.
///
/// Unchecked because the compiler cannot see that no two threads write one slot; `parallelMap` is its only user and
/// hands every index to one call.
private final class ResultSlots<Result: Sendable>: @unchecked Sendable {
    private let slots: UnsafeMutableBufferPointer<Result?>

    init(count: Int) {
        slots = .allocate(capacity: count)
        slots.initialize(repeating: nil)
    }

    deinit {
        slots.deinitialize()
        slots.deallocate()
    }

    func fill(_ index: Int, with result: Result) {
        slots[index] = result
    }

    /// Every slot has been filled when the parallel loop has ended.
    func take() -> [Result] {
        slots.compactMap { $0 }
    }
}
