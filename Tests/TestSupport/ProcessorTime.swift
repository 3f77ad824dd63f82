import Foundation

/// Seconds that this thread computed while it did the work.
///
/// A time limit of the test library counts the wait for a turn behind every other test, and a clock counts what
/// else the machine does. A promise about the work itself is measured here.
public func processorTime(_ work: () throws -> Void) rethrows -> Double {
    let start = processorTimeOfThread()
    try work()
    return processorTimeOfThread() - start
}

private func processorTimeOfThread() -> Double {
    var time = timespec()
    let code = clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    precondition(code == 0, "no clock for the processor time of a thread")
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
