/// The instruction list while it is being written.
struct TemplateProgram {
    var instructions: [Instruction] = []
    var literals: [UInt8] = []
    var keys: [TemplateKey] = []
    /// Literals before this index cannot grow: something jumps to what follows them.
    private var firstOpenInstruction = 0

    /// The index of the next instruction.
    var end: UInt32 { UInt32(instructions.count) }

    /// Declares that something jumps to the next instruction.
    mutating func markTarget() { firstOpenInstruction = instructions.count }

    mutating func append(_ instruction: Instruction) { instructions.append(instruction) }

    /// Appends text, into the literal before it where there is one.
    mutating func appendLiteral(_ bytes: some Collection<UInt8>) {
        guard !bytes.isEmpty else { return }
        let start = literals.count
        literals.append(contentsOf: bytes)
        if instructions.count > firstOpenInstruction, case .literal(let first, _)? = instructions.last {
            instructions[instructions.count - 1] = .literal(start: first, end: UInt32(literals.count))
        } else {
            instructions.append(.literal(start: UInt32(start), end: UInt32(literals.count)))
        }
    }

    mutating func path(_ path: [TemplateKey]) -> NamePath {
        let start = keys.count
        keys.append(contentsOf: path)
        return NamePath(start: UInt32(start), count: UInt32(path.count))
    }

    /// Points a section, inverted section or jump to the next instruction.
    mutating func patch(_ index: Int) {
        switch instructions[index] {
        case .section(let path, _): instructions[index] = .section(path, after: end)
        case .inverted(let path, _): instructions[index] = .inverted(path, after: end)
        case .jump: instructions[index] = .jump(target: end)
        default: break
        }
        markTarget()
    }
}
