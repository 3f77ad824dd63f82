import IntentRouting
import SourceText

extension IntentComparison {
    /// Compares paths and older paths; answers the parameters that are called otherwise now.
    func comparePaths(into collector: inout ChangeCollector) -> [String: String] {
        let (before, after) = (old.pattern, new.pattern)
        var renames: [String: String] = [:]
        var hasSameForm = false
        if let heir = after.paths.firstIndex(where: { covers($0, before.segments) }) {
            if heir == 0 {
                compareParameters(renames: &renames, into: &collector)
            } else {
                add(
                    &collector, .additive, "path-changed",
                    "the path of `\(id)` was `\(before.path)` and is `\(after.path)`",
                    why: "the old one still leads to it, as an older path", old: old.places.path, new: new.places.path)
            }
        } else if hasForm(before.segments, of: after.segments) {
            hasSameForm = true
            compareParameters(renames: &renames, into: &collector)
        } else {
            add(
                &collector, .breaking, "path-changed",
                "the path of `\(id)` was `\(before.path)` and is `\(after.path)`",
                why: "addresses with the old one are refused: list it under `aliases`", reach: .lostLinks(to: id),
                old: old.places.path, new: new.places.path)
        }
        for (index, alias) in before.aliases.enumerated() {
            let heirs = after.paths.filter { hasForm(alias, of: $0) }
            // What the parameters have lost is told once.
            if heirs.contains(where: { covers($0, alias) }) || hasSameForm && !heirs.isEmpty { continue }
            let path = IntentPattern(id: "", segments: alias).path
            add(
                &collector, .breaking, "alias-removed", "the older path `\(path)` of `\(id)` is removed",
                why: "addresses with it are refused", reach: .lostLinks(to: id),
                old: index < old.places.aliases.count ? old.places.aliases[index] : nil)
        }
        for (index, alias) in after.aliases.enumerated()
        where !before.paths.contains(where: { hasForm($0, of: alias) }) {
            let path = IntentPattern(id: "", segments: alias).path
            add(
                &collector, .additive, "alias-added", "`\(path)` leads to `\(id)`, too",
                why: "addresses with it are accepted",
                new: index < new.places.aliases.count ? new.places.aliases[index] : nil)
        }
        return renames
    }

    /// Compares the parameters of two paths of one form, segment by segment.
    private func compareParameters(renames: inout [String: String], into collector: inout ChangeCollector) {
        for (before, after) in zip(old.pattern.segments, new.pattern.segments) {
            guard case .parameter(let oldName, let oldType) = before,
                case .parameter(let newName, let newType) = after
            else { continue }
            let places = (old: old.places.parameters[oldName], new: new.places.parameters[newName])
            if oldName != newName {
                renames[oldName] = newName
                add(
                    &collector, .breaking, "parameter-renamed",
                    "parameter `\(oldName)` of `\(id)` is called `\(newName)`",
                    why: "its addresses stay, but pages and the app's code know the value by its name",
                    reach: .links(to: id), old: places.old, new: places.new)
            }
            collector.compare(
                oldType, newType, what: "parameter `\(oldName)` of `\(id)`", subject: subject, places: places,
                reach: TypeRelation(from: oldType, to: newType) == .otherKind ? .links(to: id) : .lostLinks(to: id))
        }
    }

    func compareQuery(into collector: inout ChangeCollector) {
        let (before, after) = (old.pattern.query, new.pattern.query)
        for item in before {
            let what = "query item `\(item.name)` of `\(id)`"
            guard let twin = after.first(where: { $0.name == item.name }) else {
                add(
                    &collector, .breaking, "query-removed", "\(what) is removed",
                    why: "addresses with it are refused", reach: .lostLinks(to: id))
                continue
            }
            collector.compare(
                item.type, twin.type, what: what, subject: subject, places: (old: old.range, new: new.range),
                reach: TypeRelation(from: item.type, to: twin.type) == .otherKind
                    ? .links(to: id) : .lostLinks(to: id))
            if item.isRequired, !twin.isRequired {
                add(
                    &collector, .additive, "query-optional", "\(what) may be left out",
                    why: "addresses without it are accepted")
            } else if !item.isRequired, twin.isRequired {
                add(
                    &collector, .breaking, "query-required", "\(what) is required",
                    why: "addresses without it are refused", reach: .lostLinks(to: id))
            }
        }
        for item in after where !before.contains(where: { $0.name == item.name }) {
            let what = "query item `\(item.name)` of `\(id)` is new"
            if item.isRequired {
                add(
                    &collector, .breaking, "query-added", what + " and required",
                    why: "addresses without it are refused", reach: .lostLinks(to: id))
            } else {
                add(&collector, .additive, "query-added", what, why: "addresses may hold it")
            }
        }
        let common = before.map(\.name).filter { name in after.contains { $0.name == name } }
        if after.map(\.name).filter(common.contains) != common {
            add(
                &collector, .neutral, "query-order", "the query items of `\(id)` are written in another order",
                why: "every order is accepted")
        }
    }

    /// Whether two paths have the same words and parameters at the same places, whatever the parameters are.
    private func hasForm(_ left: [IntentPattern.Segment], of right: [IntentPattern.Segment]) -> Bool {
        left.count == right.count
            && zip(left, right).allSatisfy { pair in
                switch pair {
                case (.literal(let first), .literal(let second)): first == second
                case (.parameter, .parameter): true
                default: false
                }
            }
    }

    /// Whether every address of the old path is one of the new path, its values under the same names.
    private func covers(_ new: [IntentPattern.Segment], _ old: [IntentPattern.Segment]) -> Bool {
        hasForm(old, of: new)
            && zip(old, new).allSatisfy { pair in
                guard case (.parameter(let before, let type), .parameter(let after, let wider)) = pair else {
                    return true
                }
                return before == after && TypeRelation(from: type, to: wider).keepsValues
            }
    }
}
