/// Runs a compiled template: one pass over the instructions, appending to one buffer, with its own stacks.
struct TemplateRenderer {
    /// A section being repeated; a single value is a list that is not there.
    private struct Repetition {
        var values: [TemplateValue]
        var index: Int
    }

    /// Calls inside one another beyond this write nothing; only partials that include themselves get there.
    private static let callLimit = 256

    private let template: MustacheTemplate
    private var contexts: [TemplateValue]
    private var repetitions: [Repetition] = []
    private var returns: [Int] = []

    init(template: MustacheTemplate, data: TemplateValue) {
        self.template = template
        contexts = [data]
        contexts.reserveCapacity(8)
    }

    mutating func run(_ output: inout [UInt8]) {
        var next = 0
        let instructions = template.instructions
        while next < instructions.count {
            let current = instructions[next]
            next += 1
            switch current {
            case .literal(let start, let end):
                output.append(contentsOf: template.literals[Int(start)..<Int(end)])
            case .escaped(let path):
                switch value(path) {
                case .text(let text): HTMLEscaping.appendEscaped(text.utf8, to: &output)
                case .markup(let bytes): HTMLEscaping.appendEscaped(bytes, to: &output)
                default: break
                }
            case .unescaped(let path):
                switch value(path) {
                case .text(let text): output.append(contentsOf: text.utf8)
                case .markup(let bytes): output.append(contentsOf: bytes)
                default: break
                }
            case .section(let path, let after):
                if !enter(value(path)) { next = Int(after) }
            case .sectionEnd(let body):
                if repeatSection() { next = Int(body) }
            case .inverted(let path, let after):
                if value(path).opensSection { next = Int(after) }
            case .call(let target):
                guard returns.count < Self.callLimit else { continue }
                returns.append(next)
                next = Int(target)
            case .jump(let target):
                next = Int(target)
            case .return:
                next = returns.popLast() ?? instructions.count
            }
        }
    }

    private mutating func enter(_ value: TemplateValue) -> Bool {
        guard value.opensSection else { return false }
        if case .list(let values) = value, let first = values.first {
            repetitions.append(Repetition(values: values, index: 0))
            contexts.append(first)
        } else {
            repetitions.append(Repetition(values: [], index: 0))
            contexts.append(value)
        }
        return true
    }

    /// Goes to the next value of the innermost section; false when there is none and the section is over.
    private mutating func repeatSection() -> Bool {
        let top = repetitions.count - 1
        let index = repetitions[top].index + 1
        guard index < repetitions[top].values.count else {
            repetitions.removeLast()
            contexts.removeLast()
            return false
        }
        repetitions[top].index = index
        contexts[contexts.count - 1] = repetitions[top].values[index]
        return true
    }

    /// The value behind a name: the innermost object that has its first part decides.
    private func value(_ path: NamePath) -> TemplateValue {
        let keys = template.keys
        guard path.count > 0 else { return contexts[contexts.count - 1] }
        let start = Int(path.start)
        var level = contexts.count - 1
        while level >= 0 {
            if case .object(let fields) = contexts[level], let index = Self.index(of: keys[start], in: fields) {
                var found = fields[index].value
                for position in (start + 1)..<(start + max(1, Int(path.count))) {
                    guard case .object(let fields) = found, let index = Self.index(of: keys[position], in: fields)
                    else { return .nothing }
                    found = fields[index].value
                }
                return found
            }
            level -= 1
        }
        return .nothing
    }

    @inline(__always)
    private static func index(of key: TemplateKey, in fields: [TemplateField]) -> Int? {
        var index = 0
        while index < fields.count {
            if fields[index].key == key { return index }
            index += 1
        }
        return nil
    }
}
