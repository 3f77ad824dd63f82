internal import Dispatch

/// Calls `body` for stretches of `0..<count` on all cores and returns when all are done.
///
/// The one place where loops run in parallel. Stretches are short enough to keep every core busy to the end and long
/// enough for a body to reuse its buffers within one.
public func concurrentChunks(_ count: Int, _ body: @Sendable (Range<Int>) -> Void) {
    guard count > 0 else { return }
    let size = min(32, max(1, count / 64))
    let chunks = (count + size - 1) / size
    DispatchQueue.concurrentPerform(iterations: chunks) { chunk in
        body(chunk * size..<min(count, (chunk + 1) * size))
    }
}

/// The results of `transform` for `0..<count`, computed on all cores, in input order.
public func concurrentMap<Result: Sendable>(_ count: Int, _ transform: @Sendable (Int) -> Result) -> [Result] {
    [Result](unsafeUninitializedCapacity: max(0, count)) { buffer, initializedCount in
        // Every index is written exactly once, by whichever thread takes it; nobody reads before all are done.
        nonisolated(unsafe) let results = buffer
        concurrentChunks(count) { indices in
            for index in indices { results.initializeElement(at: index, to: transform(index)) }
        }
        initializedCount = max(0, count)
    }
}

/// A value that threads take turns with.
public final class Guarded<Value: Sendable>: @unchecked Sendable {
    // Unchecked because the compiler cannot see that `value` is touched on `queue` only.
    private let queue = DispatchQueue(label: "fingerpost.guarded")
    private var value: Value

    /// Guards a value.
    public init(_ value: Value) { self.value = value }

    /// Gives `body` the value while no other thread has it.
    public func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        try queue.sync { try body(&value) }
    }
}
