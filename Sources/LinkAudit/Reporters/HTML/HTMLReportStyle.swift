/// The style of the HTML report, light and dark; the colours are those of the default theme.
enum HTMLReportStyle {
    static let text: StaticString = """

        :root {
          color-scheme: light dark;
          --accent: #2456c7; --page: #fff; --surface: #f6f7f9; --line: #e2e5ea; --text: #1d2127; --quiet: #586069;
          --error: #b3261e; --warning: #8a5a00; --note: #2456c7; --good: #14703c; --mark: #ffe7a3; --on-mark: #1d2127;
        }
        @media screen and (prefers-color-scheme: dark) {
          :root {
            --accent: #8fb4ff; --page: #121417; --surface: #1a1d22; --line: #2d3239; --text: #dde1e6; --quiet: #9aa4af;
            --error: #ff9a90; --warning: #f0bd5a; --note: #8fb4ff; --good: #6fd195; --mark: #5a4510; --on-mark: #fff3d1;
          }
        }
        *, ::before, ::after { box-sizing: border-box; }
        [hidden] { display: none !important; }
        html { background: var(--page); color: var(--text); -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
        body { margin: 0; font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; overflow-wrap: break-word; }
        a { color: var(--accent); text-underline-offset: 0.2em; text-decoration-thickness: 0.06em; }
        :focus-visible { outline: 0.1875rem solid var(--accent); outline-offset: 0.125rem; border-radius: 0.25rem; }
        .skip { position: absolute; left: 1rem; top: -4rem; padding: 0.5rem 1rem; background: var(--accent); color: var(--page); z-index: 2; }
        .skip:focus { top: 0.5rem; }
        .top > *, main, footer { max-width: 72rem; margin-inline: auto; padding-inline: 1.25rem; }
        .top { border-bottom: 1px solid var(--line); padding-block: 1.5rem 0.75rem; background: var(--surface); }
        h1 { font-size: 1.5rem; line-height: 1.2; margin: 0; }
        .totals { margin: 0.25rem 0 0.75rem; color: var(--quiet); }
        form { display: flex; flex-wrap: wrap; gap: 0.5rem 0.75rem; align-items: end; }
        label { display: grid; gap: 0.125rem; font-size: 0.8125rem; color: var(--quiet); flex: 0 1 9.5rem; min-width: 0; }
        label.wide { flex: 1 1 16rem; }
        input, select, button { font: inherit; font-size: 0.9375rem; color: var(--text); background: var(--page); border: 1px solid var(--quiet); border-radius: 0.375rem; padding: 0.375rem 0.5rem; min-height: 2.375rem; width: 100%; }
        button { width: auto; cursor: pointer; padding-inline: 0.875rem; }
        .state { flex-basis: 100%; margin: 0; font-size: 0.8125rem; color: var(--quiet); display: flex; justify-content: space-between; gap: 1rem; }
        .state output { font-variant-numeric: tabular-nums; }
        kbd { font: 0.75rem ui-monospace, Menlo, Consolas, monospace; border: 1px solid var(--line); border-radius: 0.25rem; padding: 0 0.25rem; background: var(--page); }
        main { padding-block: 1.25rem; display: block; }
        .rules { margin-bottom: 1.5rem; border: 1px solid var(--line); border-radius: 0.625rem; padding: 0.625rem 1rem; }
        summary { cursor: pointer; font-weight: 600; }
        table { border-collapse: collapse; width: 100%; margin-top: 0.5rem; font-size: 0.9375rem; }
        th, td { text-align: start; padding: 0.3125rem 0.75rem 0.3125rem 0; border-top: 1px solid var(--line); vertical-align: top; font-weight: normal; }
        thead th { color: var(--quiet); font-size: 0.8125rem; border-top: 0; }
        td.number { font-variant-numeric: tabular-nums; }
        h2 { font: 600 1rem/1.4 ui-monospace, Menlo, Consolas, monospace; margin: 0; padding-block: 0.5rem; position: sticky; top: 0; background: var(--page); border-bottom: 1px solid var(--line); z-index: 1; overflow-wrap: anywhere; }
        .file { margin-bottom: 1.5rem; }
        ol { list-style: none; margin: 0; padding: 0; }
        li { padding: 0.75rem 0 0.75rem 0.875rem; border-bottom: 1px solid var(--line); border-left: 0.1875rem solid var(--note); content-visibility: auto; contain-intrinsic-size: auto 8rem; scroll-margin-top: 3rem; }
        li.error { border-left-color: var(--error); }
        li.warning { border-left-color: var(--warning); }
        li:target { background: var(--surface); }
        li p { margin: 0; }
        .badge { font-size: 0.75rem; font-weight: 700; letter-spacing: 0.02em; color: var(--note); }
        .badge.error { color: var(--error); }
        .badge.warning { color: var(--warning); }
        .place { color: var(--quiet); font-size: 0.875rem; font-variant-numeric: tabular-nums; margin-inline-end: 0.25rem; }
        .rule { font-size: 0.875rem; white-space: nowrap; margin-inline-start: 0.375rem; }
        pre { margin: 0.375rem 0; padding: 0.5rem 0.75rem; background: var(--surface); border-radius: 0.375rem; font: 0.875rem/1.6 ui-monospace, Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
        pre .number { color: var(--quiet); -webkit-user-select: none; user-select: none; margin-inline-end: 0.5rem; }
        code { font: 0.9375em ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
        pre code { font: inherit; }
        mark { background: var(--mark); color: var(--on-mark); border-radius: 0.1875rem; padding-inline: 0.0625rem; box-shadow: inset 0 -0.125rem 0 var(--warning); }
        mark:empty::before { content: "\\200b"; padding-inline: 0.1875rem; }
        .address, .related, .help { font-size: 0.9375rem; color: var(--quiet); }
        .help b { color: var(--good); font-weight: 600; }
        .good { color: var(--good); font-weight: 600; }
        footer { color: var(--quiet); font-size: 0.875rem; padding-block: 1rem 2.5rem; border-top: 1px solid var(--line); }
        @media (max-width: 40rem) {
          .top > *, main, footer { padding-inline: 1rem; }
          label { flex-basis: calc(50% - 0.375rem); flex-grow: 1; }
          label.wide { flex-basis: 100%; }
          #hint { display: none; }
          th:nth-child(4), td:nth-child(4) { display: none; }
          .rule { white-space: normal; }
        }
        @media print {
          form, .skip { display: none !important; }
          .top { background: none; }
          h2 { position: static; }
          li { content-visibility: visible; break-inside: avoid; }
          mark { outline: 1px solid; }
          a { color: inherit; }
        }

        """
}
