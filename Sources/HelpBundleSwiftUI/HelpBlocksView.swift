#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
    import Foundation
    import HelpBundle
    import SwiftUI

    /// Blocks, one below the other.
    struct HelpBlocksView: View {
        let blocks: [HelpBlock]
        let page: HelpPage
        let image: @MainActor (String) -> AnyView?

        var body: some View {
            VStack(alignment: .leading, spacing: 12) {
                ForEach(blocks.indices, id: \.self) { index in
                    HelpBlockView(block: blocks[index], page: page, image: image)
                }
            }
        }
    }

    /// One block.
    struct HelpBlockView: View {
        let block: HelpBlock
        let page: HelpPage
        let image: @MainActor (String) -> AnyView?

        var body: some View {
            switch block {
            case .paragraph(let runs, let isButton):
                if isButton { HelpButton(runs: runs, page: page) } else { paragraph(runs) }
            case .figure(let runs, let caption):
                VStack(alignment: .leading, spacing: 6) {
                    paragraph(runs)
                    Text(verbatim: caption).font(.footnote)
                }
            case .card(let runs, let summary):
                GroupBox {
                    if !summary.isEmpty { Text(verbatim: summary).font(.footnote) }
                } label: {
                    paragraph(runs)
                }
            case .heading(let level, let id, _, let runs):
                Text(page.presentedText(runs)).font(font(level)).accessibilityAddTraits(.isHeader).id(id ?? "")
            case .list(let start, let items): list(start, items)
            case .quote(let blocks): inner(blocks).padding(.leading, 16)
            case .callout(_, let title, let blocks):
                GroupBox {
                    inner(blocks).frame(maxWidth: .infinity, alignment: .leading)
                } label: {
                    Text(verbatim: title)
                }
            case .details(let title, let blocks):
                DisclosureGroup {
                    inner(blocks).frame(maxWidth: .infinity, alignment: .leading)
                } label: {
                    Text(verbatim: title)
                }
            case .tabs(let tabs):
                // One below the other: nothing is hidden, and search in the app's own way finds it.
                VStack(alignment: .leading, spacing: 12) {
                    ForEach(tabs.indices, id: \.self) { index in
                        GroupBox {
                            inner(tabs[index].blocks).frame(maxWidth: .infinity, alignment: .leading)
                        } label: {
                            Text(verbatim: tabs[index].title)
                        }
                    }
                }
            case .code(_, let text):
                ScrollView(.horizontal) { Text(verbatim: text).font(.body.monospaced()) }
            case .rule: Divider()
            case .table(let table): HelpTableView(table: table, page: page)
            case .note(let number, let blocks):
                HStack(alignment: .firstTextBaseline, spacing: 8) {
                    Text(verbatim: "[\(number)]").font(.footnote)
                    inner(blocks)
                }
            }
        }

        private func inner(_ blocks: [HelpBlock]) -> AnyView {
            // A view that holds views of its own type has to hide what it is.
            AnyView(HelpBlocksView(blocks: blocks, page: page, image: image))
        }

        /// A paragraph; images stand below its text.
        private func paragraph(_ runs: [HelpRun]) -> some View {
            let images = runs.compactMap { run -> AnyView? in
                guard case .image(let source, _, _, _) = run.content, page.links.indices.contains(source) else {
                    return nil
                }
                switch page.links[source].target {
                case .asset(let path): return image(path)
                case .system(let address): return image(address)
                case .intent, .page: return nil
                }
            }
            let text = runs.filter { run in
                if case .image = run.content { images.isEmpty } else { true }
            }
            return VStack(alignment: .leading, spacing: 8) {
                if !text.isEmpty { Text(page.presentedText(text)) }
                ForEach(images.indices, id: \.self) { images[$0] }
            }
        }

        private func list(_ start: Int?, _ items: [HelpItem]) -> some View {
            VStack(alignment: .leading, spacing: 6) {
                ForEach(items.indices, id: \.self) { index in
                    HStack(alignment: .firstTextBaseline, spacing: 8) {
                        if let isDone = items[index].isDone {
                            Image(systemName: isDone ? "checkmark.square" : "square")
                        } else {
                            Text(verbatim: start.map { "\($0 + index)." } ?? "\u{2022}")
                        }
                        inner(items[index].blocks)
                    }
                }
            }
        }

        private func font(_ level: Int) -> Font {
            switch level {
            case 1: .largeTitle
            case 2: .title2
            case 3: .title3
            default: .headline
            }
        }
    }

    /// A link into the app that is a paragraph of its own.
    struct HelpButton: View {
        @Environment(\.openURL) private var openURL
        let runs: [HelpRun]
        let page: HelpPage

        var body: some View {
            Button(role: isDestructive ? .destructive : nil) {
                if let url = link?.url { openURL(url) }
            } label: {
                Text(verbatim: runs.map(\.text).joined())
            }
            .buttonStyle(.bordered)
        }

        private var link: HelpLink? {
            runs.compactMap(\.link).first.flatMap { page.links.indices.contains($0) ? page.links[$0] : nil }
        }

        private var isDestructive: Bool {
            guard case .intent(let intent) = link?.target else { return false }
            return intent.isDestructive
        }
    }

    /// A table that scrolls where it is too wide.
    struct HelpTableView: View {
        let table: HelpTable
        let page: HelpPage

        var body: some View {
            ScrollView(.horizontal) {
                VStack(alignment: .leading, spacing: 6) {
                    row(table.header, isHeader: true)
                    Divider()
                    ForEach(table.rows.indices, id: \.self) { row(table.rows[$0], isHeader: false) }
                }
            }
        }

        private func row(_ cells: [[HelpRun]], isHeader: Bool) -> some View {
            HStack(alignment: .firstTextBaseline, spacing: 16) {
                ForEach(cells.indices, id: \.self) { index in
                    Text(page.presentedText(cells[index])).font(isHeader ? .body.bold() : .body)
                        .frame(minWidth: 96, alignment: alignment(index))
                }
            }
        }

        private func alignment(_ column: Int) -> Alignment {
            guard table.columns.indices.contains(column) else { return .leading }
            switch table.columns[column] {
            case .natural: return .leading
            case .left: return page.isRightToLeft ? .trailing : .leading
            case .center: return .center
            case .right: return page.isRightToLeft ? .leading : .trailing
            }
        }
    }
#endif
