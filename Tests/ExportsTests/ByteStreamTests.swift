import Exports
import SourceText
import TestSupport
import Testing

@Suite struct ByteStreamTests {
    @Test func handsOutEveryByteOnceWhateverTheChunks() throws {
        let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0) }
        for size in [1, 7, 999, 1000, 5000] {
            #expect(try ByteStream(bytes, chunkSize: size).readAll(limit: 1000) == bytes)
        }
    }

    @Test func givesNothingWhereThereIsMoreThanTheLimit() throws {
        #expect(try ByteStream([1, 2, 3]).readAll(limit: 2) == nil)
    }

    @Test func staysAtItsEnd() throws {
        let stream = ByteStream([1])
        _ = try stream.next()
        #expect(try stream.next().isEmpty)
        #expect(try stream.next().isEmpty)
    }
}
