import Testing

@testable import SiteBuild

@Suite struct ParallelMapTests {
    @Test(arguments: [0, 1, 15, 16, 17, 1_000])
    func keepsTheOrderOfTheInput(count: Int) {
        #expect(parallelMap(count: count, chunk: 4) { [$0, $0 * 2] } == (0..<count).map { [$0, $0 * 2] })
    }
}
