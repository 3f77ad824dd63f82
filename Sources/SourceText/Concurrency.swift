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

/// What two closures give that have nothing to do with one another, computed at the same time.
public func concurrently<First: Sendable, Second: Sendable>(
    _ first: @Sendable () -> First, _ second: @Sendable () -> Second
) -> (First, Second) {
    let halves = concurrentMap(2) { index -> (first: First?, second: Second?) in
        index == 0 ? (first(), nil) : (nil, second())
    }
    guard let one = halves[0].first, let other = halves[1].second else { return (first(), second()) }
    return (one, other)
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

/// Work that runs on all cores while more of it is made, and whose results come back in the order it was given.
///
/// Who makes the work waits where too much of it is on its way, so that memory stays bounded. Results are handed over on
/// the thread that gives the work.
public final class OrderedWork<Result: Sendable> {
    private final class Slot: @unchecked Sendable {
        // Unchecked because `result` is written before `done` is signalled and read after.
        let done = DispatchSemaphore(value: 0)
        let weight: Int
        var result: Result?

        init(weight: Int) { self.weight = weight }
    }
    private var slots: [Slot] = []
    private var first = 0
    private var weight = 0
    private let limit: Int
    private let budget: Int
    private let receive: (Result) -> Void
    private let queue = DispatchQueue(label: "fingerpost.work", attributes: .concurrent)

    /// Begins.
    ///
    /// - Parameters:
    ///   - limit: the most pieces that wait or run at once.
    ///   - budget: the most that they may weigh together; one piece may be heavier.
    ///   - receive: gets each result.
    public init(limit: Int, budget: Int, receive: @escaping (Result) -> Void) {
        self.limit = max(1, limit)
        self.budget = budget
        self.receive = receive
    }

    /// Gives a piece of work; waits for the oldest ones where there is too much.
    public func add(weight: Int, _ work: @escaping @Sendable () -> Result) {
        while first < slots.count, slots.count - first >= limit || self.weight + weight > budget { takeOldest() }
        let slot = Slot(weight: weight)
        slots.append(slot)
        self.weight += weight
        queue.async {
            slot.result = work()
            slot.done.signal()
        }
    }

    /// Waits for all that is left.
    public func finish() {
        while first < slots.count { takeOldest() }
    }

    private func takeOldest() {
        let slot = slots[first]
        first += 1
        weight -= slot.weight
        slot.done.wait()
        if let result = slot.result { receive(result) }
        slot.result = nil
        if first > 64 {
            slots.removeFirst(first)
            first = 0
        }
    }
}
