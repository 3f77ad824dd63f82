// Written by `swift run fingerpost-generate` from templates/; change the files there.
// swift-format-ignore-file

/// The files of `templates/`, sorted by path.
enum EmbeddedTheme {
    static let files: [(path: String, text: String)] = [
        ("404.mustache", #"""
<!doctype html>
<html lang="{{site.language}}" dir="{{site.direction}}">
<head>
{{>head}}
<title>{{texts.notFoundTitle}} · {{site.title}}</title>
<meta name="robots" content="noindex">
</head>
<body class="single">
<header class="site-header">
<a class="site-title" href="{{home}}">{{site.title}}</a>
</header>
<main id="fp-content">
<h1>{{texts.notFoundTitle}}</h1>
<p>{{texts.notFoundText}}</p>
<p><a class="main-link" href="{{home}}">{{texts.backToHome}}</a></p>
{{#hasChildren}}
{{>cards}}
{{/hasChildren}}
</main>
</body>
</html>

"""#),
        ("article.mustache", #"""
<article{{#isFallback}} lang="{{language}}" dir="{{direction}}"{{/isFallback}}>
{{{body}}}</article>

"""#),
        ("assets/appearance.js", #"""
// Loaded before the page is drawn, so that a reader who chose light or dark does not see the other one flash.
(function () {
  "use strict";
  try {
    var chosen = localStorage.getItem("fingerpost-appearance");
    if (chosen === "light" || chosen === "dark") document.documentElement.setAttribute("data-appearance", chosen);
  } catch (error) {
    // A viewer without storage follows the system.
  }
})();

"""#),
        ("assets/fingerpost.css", #"""
/* Fingerpost's default theme. Change the custom properties first; logical properties serve both writing directions. */

:root {
  color-scheme: light dark;
  --font: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", Ubuntu, Cantarell, sans-serif;
  --font-code: ui-monospace, "SF Mono", "Cascadia Code", "Segoe UI Mono", "Noto Sans Mono", Menlo, Consolas, monospace;
  --radius: 0.625rem;
  --measure: 44rem;
  --side: 16rem;
  --header: 3.75rem;
  --gutter: max(1.25rem, (100% - var(--measure)) / 2);

  --accent: #2456c7;
  --on-accent: #ffffff;
  --accent-soft: #eaf0fd;
  --page: #ffffff;
  --surface: #f6f7f9;
  --line: #e2e5ea;
  --text: #1d2127;
  --quiet: #586069;
  --strong: #0c0f13;
  --note: #2456c7;
  --tip: #14703c;
  --important: #6b3fb8;
  --warning: #8a5a00;
  --caution: #b3261e;
}

@media screen and (prefers-color-scheme: dark) {
  :root:not([data-appearance="light"]) {
    --accent: #8fb4ff;
    --on-accent: #0d1524;
    --accent-soft: #1b2539;
    --page: #121417;
    --surface: #1a1d22;
    --line: #2d3239;
    --text: #dde1e6;
    --quiet: #9aa4af;
    --strong: #f3f5f7;
    --note: #8fb4ff;
    --tip: #6fd195;
    --important: #c3a3ff;
    --warning: #f0bd5a;
    --caution: #ff9a90;
  }
}

/* The same by choice of the reader. */
@media screen {
  :root[data-appearance="light"] { color-scheme: light; }
  :root[data-appearance="dark"] {
    color-scheme: dark;
    --accent: #8fb4ff;
    --on-accent: #0d1524;
    --accent-soft: #1b2539;
    --page: #121417;
    --surface: #1a1d22;
    --line: #2d3239;
    --text: #dde1e6;
    --quiet: #9aa4af;
    --strong: #f3f5f7;
    --note: #8fb4ff;
    --tip: #6fd195;
    --important: #c3a3ff;
    --warning: #f0bd5a;
    --caution: #ff9a90;
  }
}

/* Ground */

*, ::before, ::after { box-sizing: border-box; }

html {
  font: 100%/1.65 var(--font);
  background: var(--page);
  color: var(--text);
  scroll-padding-block-start: calc(var(--header) + 1rem);
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
}

body { margin: 0; min-block-size: 100vh; display: flex; flex-direction: column; overflow-wrap: break-word; }

a { color: var(--accent); text-decoration-thickness: 0.06em; text-underline-offset: 0.2em; }
a:hover { text-decoration-thickness: 0.12em; }

:focus-visible { outline: 0.1875rem solid var(--accent); outline-offset: 0.1875rem; border-radius: 0.25rem; }
main:focus { outline: none; }

img, svg, video { max-inline-size: 100%; block-size: auto; }
hr { border: 0; border-block-start: 1px solid var(--line); margin-block: 2.5rem; }

.skip-link {
  position: absolute; inset-inline-start: 1rem; inset-block-start: -4rem; z-index: 3;
  padding: 0.5rem 1rem; border-radius: var(--radius); background: var(--accent); color: var(--on-accent);
}
.skip-link:focus { inset-block-start: 0.5rem; }

/* Head and foot of the site */

.site-header {
  position: sticky; inset-block-start: 0; z-index: 2;
  display: flex; align-items: center; gap: 0.5rem;
  min-block-size: var(--header); padding: 0.5rem var(--gutter);
  background: var(--page); border-block-end: 1px solid var(--line);
}
.site-title { margin-inline-end: auto; font-weight: 650; letter-spacing: -0.01em; color: var(--strong); text-decoration: none; }
.site-title:hover { color: var(--accent); }

.quiet-button {
  font: inherit; font-size: 0.9375rem; min-block-size: 2.25rem; padding: 0.25rem 0.75rem; cursor: pointer;
  color: var(--text); background: transparent; border: 1px solid var(--line); border-radius: var(--radius);
}
.quiet-button:hover { border-color: var(--accent); color: var(--accent); }

.appearance-switch { display: grid; place-items: center; inline-size: 2.25rem; padding: 0; border-radius: 50%; }
.appearance-switch[hidden] { display: none; }
.appearance-switch::before { content: ""; inline-size: 1rem; block-size: 1rem; border: 0.125rem solid; border-radius: 50%; background: linear-gradient(90deg, currentcolor 50%, transparent 0); }
.unseen { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

.site-footer { margin-block-start: auto; padding: 2rem var(--gutter); border-block-start: 1px solid var(--line); }
.site-footer p { margin: 0; font-size: 0.875rem; color: var(--quiet); }

[popover] { border: 1px solid var(--line); border-radius: var(--radius); background: var(--page); color: var(--text); }
[popover]:popover-open { box-shadow: 0 0.75rem 2.5rem rgb(0 0 0 / 0.18); }
[popover]::backdrop { background: rgb(0 0 0 / 0.25); }

.languages:popover-open {
  position: fixed; margin: 0; padding: 0.375rem;
  inset: calc(var(--header) + 0.25rem) var(--gutter) auto auto;
}
.languages:dir(rtl):popover-open { inset: calc(var(--header) + 0.25rem) auto auto var(--gutter); }
.languages::backdrop { background: transparent; }
.languages ul { list-style: none; margin: 0; padding: 0; }
.languages a { display: block; min-inline-size: 10rem; padding: 0.375rem 0.75rem; border-radius: 0.375rem; color: inherit; text-decoration: none; }
.languages a:hover { background: var(--surface); }
.languages [aria-current] { color: var(--accent); font-weight: 600; }

/* Layout: one column on a phone; from 60rem the navigation beside the text, with only the branch of the page open;
   from 80rem the table of contents beside it */

.layout { inline-size: 100%; max-inline-size: 86rem; margin-inline: auto; padding-inline: 1.25rem; }
main { display: block; min-inline-size: 0; max-inline-size: var(--measure); margin-inline: auto; padding-block: 1.75rem 3.5rem; }

.navigation { font-size: 0.9375rem; scroll-padding-block: 8rem; }
.navigation:popover-open {
  position: fixed; inset: 0; inset-inline-start: auto; margin: 0; padding: 1.25rem;
  inline-size: min(20rem, 86vw); max-block-size: none; block-size: 100%; overflow-y: auto;
  border-block: 0; border-inline-end: 0; border-radius: 0;
}
.navigation ul { list-style: none; margin: 0; padding: 0; }
.navigation ul ul { margin-block: 0.125rem 0.5rem; margin-inline-start: 0.75rem; padding-inline-start: 0.5rem; border-inline-start: 1px solid var(--line); }
.navigation a, .navigation span { display: block; padding: 0.3125rem 0.75rem; border-radius: 0.5rem; line-height: 1.4; color: var(--quiet); text-decoration: none; }
.navigation a:hover { color: var(--strong); background: var(--surface); }
.navigation .is-open > a, .navigation .is-open > span { color: var(--strong); font-weight: 600; }
.navigation a[aria-current] { color: var(--accent); background: var(--accent-soft); font-weight: 600; scroll-initial-target: nearest; }

.toc { margin-block: 0 1.5rem; font-size: 0.9375rem; }
.toc details { border: 1px solid var(--line); border-radius: var(--radius); padding: 0.5rem 1rem; }
.toc summary { cursor: pointer; font-weight: 600; color: var(--strong); }
.toc ul { list-style: none; margin: 0; padding: 0; }
.toc details > ul { padding-block: 0.375rem; }
.toc ul ul { padding-inline-start: 0.875rem; }
.toc a { display: block; padding-block: 0.25rem; line-height: 1.4; color: var(--quiet); text-decoration: none; }
.toc a:hover, .toc a[aria-current] { color: var(--accent); }

@media (min-width: 60rem) {
  :root { --gutter: max(1.25rem, (100% - 83.5rem) / 2); }
  .layout { display: grid; grid-template-columns: var(--side) minmax(0, 1fr); gap: 3rem; }
  .layout > main:only-child { grid-column: 1 / -1; }
  .menu-button { display: none; }
  .navigation[popover] {
    display: block; position: sticky; inset: auto; inset-block-start: var(--header); align-self: start;
    inline-size: auto; block-size: auto; max-block-size: calc(100vh - var(--header)); overflow-y: auto;
    margin: 0; margin-inline-start: -0.75rem; padding: 1.75rem 0.25rem 2rem 0; border: 0; border-radius: 0; background: none; box-shadow: none;
  }
  .navigation li:not(.is-open) > ul { display: none; }
  .navigation li:not(.is-open):has(> ul) > :first-child::after { content: "\203A"; content: "\203A" / ""; float: inline-end; }
  main { inline-size: 100%; }
}

@media (min-width: 80rem) {
  .page main { display: grid; grid-template-columns: minmax(0, var(--measure)) 13rem; column-gap: 3rem; max-inline-size: none; justify-content: center; align-content: start; }
  .page main > * { grid-column: 1; }
  .page main > .toc { grid-column: 2; grid-row: 1 / span 20; position: sticky; inset-block-start: calc(var(--header) + 1.75rem); align-self: start; margin: 0; max-block-size: calc(100vh - var(--header) - 3rem); overflow-y: auto; }
  .toc details { border: 0; padding: 0; font-size: 0.875rem; }
  .toc details::details-content { content-visibility: visible; block-size: auto; }
  @supports selector(::details-content) {
    .toc summary { pointer-events: none; list-style: none; }
    .toc summary::-webkit-details-marker { display: none; }
  }
}

/* Around the article */

.breadcrumbs { margin-block-end: 1rem; font-size: 0.875rem; color: var(--quiet); }
.breadcrumbs ol { display: flex; flex-wrap: wrap; list-style: none; margin: 0; padding: 0; }
.breadcrumbs li + li::before { content: "/"; content: "/" / ""; padding-inline: 0.5rem; color: var(--line); }
.breadcrumbs a { color: inherit; text-decoration: none; }
.breadcrumbs a:hover { color: var(--accent); text-decoration: underline; }

.notice { margin-block: 0 1.25rem; padding: 0.625rem 1rem; border-radius: var(--radius); background: var(--surface); border: 1px solid var(--line); font-size: 0.9375rem; color: var(--quiet); }
.notice-draft { display: inline-block; padding-block: 0.125rem; font-weight: 600; color: var(--warning); border-color: currentcolor; }
.page-scope { margin-block: 0 0.375rem; font-size: 0.875rem; color: var(--quiet); }
.page-scope span + span::before { content: "\00A0\00B7 "; }

.page-details { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 1.25rem; margin-block-start: 3rem; font-size: 0.875rem; color: var(--quiet); }
.page-details p { margin: 0; }
.topics { display: flex; align-items: baseline; gap: 0.5rem; }
.tags { display: flex; flex-wrap: wrap; gap: 0.375rem; list-style: none; margin: 0; padding: 0; }
.tags li { margin: 0; padding: 0.0625rem 0.625rem; border-radius: 1rem; background: var(--surface); border: 1px solid var(--line); }

.pager { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr)); gap: 1rem; margin-block-start: 2rem; padding-block-start: 2rem; border-block-start: 1px solid var(--line); }
.pager a { padding: 0.875rem 1.125rem; border: 1px solid var(--line); border-radius: var(--radius); font-weight: 600; line-height: 1.4; text-decoration: none; }
.pager a:hover { border-color: var(--accent); }
.pager span { display: block; margin-block-end: 0.125rem; font-size: 0.8125rem; font-weight: 400; color: var(--quiet); }
.pager-next { text-align: end; }

.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr)); gap: 1rem; list-style: none; margin: 1.5rem 0; padding: 0; }
.cards li { position: relative; margin: 0; padding: 1.125rem 1.25rem; border: 1px solid var(--line); border-radius: var(--radius); }
.cards li:hover { border-color: var(--accent); }
.cards a { font-weight: 600; text-decoration: none; }
.cards a::after { content: ""; position: absolute; inset: 0; border-radius: inherit; }
.cards a:focus-visible { outline: none; }
.cards a:focus-visible::after { outline: 0.1875rem solid var(--accent); outline-offset: 0.1875rem; border-radius: var(--radius); }
.cards p { margin: 0.25rem 0 0; font-size: 0.9375rem; line-height: 1.5; color: var(--quiet); }

.single { --gutter: max(1.25rem, (100% - var(--measure)) / 2); }
.single main { inline-size: 100%; max-inline-size: none; padding: clamp(2rem, 12vh, 8rem) var(--gutter) 3rem; }
.home h1 { font-size: clamp(2rem, 1.5rem + 2.4vw, 2.75rem); }
.home h1 + article > p:first-child, .home article > h1 + p { font-size: 1.1875rem; color: var(--quiet); max-inline-size: 40rem; }
.main-link { font-weight: 600; }

/* Text */

h1, h2, h3, h4, h5, h6 { color: var(--strong); line-height: 1.25; letter-spacing: -0.012em; text-wrap: balance; margin-block: 2.25em 0.6em; }
h1 { font-size: clamp(1.75rem, 1.5rem + 1.2vw, 2.25rem); margin-block: 0 1rem; letter-spacing: -0.02em; }
h2 { font-size: 1.4375rem; }
h3 { font-size: 1.1875rem; margin-block-start: 1.9em; }
h4, h5, h6 { font-size: 1rem; margin-block-start: 1.7em; }
h2 + h3, h3 + h4 { margin-block-start: 1em; }
p, ul, ol, dl, pre, blockquote, figure { margin-block: 1.0625rem; margin-inline: 0; }
ul, ol { padding-inline-start: 1.5rem; }
li { margin-block: 0.3125rem; }
li::marker { color: var(--quiet); }
li > ul, li > ol { margin-block: 0.3125rem; }
dt { font-weight: 600; }
dd { margin-inline-start: 1.25rem; }
blockquote { padding-inline-start: 1.125rem; border-inline-start: 0.1875rem solid var(--line); color: var(--quiet); }
article > :first-child { margin-block-start: 0; }
h1 + article > h2:first-child { margin-block-start: 1.5rem; }

code, kbd, samp { font-family: var(--font-code); font-size: 0.875em; }
:not(pre) > code { padding: 0.125em 0.375em; border-radius: 0.3125rem; background: var(--surface); border: 1px solid var(--line); -webkit-box-decoration-break: clone; box-decoration-break: clone; }
kbd { padding: 0.0625em 0.4375em; border: 1px solid var(--line); border-block-end-width: 2px; border-radius: 0.3125rem; background: var(--surface); }
pre { overflow-x: auto; padding: 1rem 1.125rem; border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface); line-height: 1.55; tab-size: 4; direction: ltr; text-align: left; }
pre code { font-size: 0.875rem; }
.code-frame { position: relative; }
.copy-button { position: absolute; inset-block-start: 0.5rem; inset-inline-end: 0.5rem; min-block-size: 1.875rem; padding: 0 0.625rem; border: 1px solid var(--line); border-radius: 0.375rem; background: var(--page); color: var(--quiet); font: inherit; font-size: 0.8125rem; cursor: pointer; }
.copy-button:hover { border-color: var(--accent); color: var(--accent); }
@media (hover: hover) { .code-frame:not(:hover) > .copy-button:not(:focus-visible) { opacity: 0; } }
mark { background: #ffe08a; color: #241a00; border-radius: 0.1875rem; }

.table-wrapper { overflow-x: auto; margin-block: 1.25rem; border: 1px solid var(--line); border-radius: var(--radius); }
.table-wrapper table { margin: 0; }
table { border-collapse: collapse; inline-size: 100%; margin-block: 1.25rem; font-size: 0.9375rem; line-height: 1.5; }
th, td { padding: 0.5625rem 0.875rem; text-align: start; vertical-align: top; border-block-end: 1px solid var(--line); }
th { font-weight: 600; color: var(--strong); background: var(--surface); white-space: nowrap; }
tbody tr:last-child > * { border-block-end: 0; }
.align-left { text-align: left; }
.align-center, [align="center"] { text-align: center; }
.align-right, [align="right"] { text-align: right; }

figure img, article > p > img:only-child { display: block; border-radius: var(--radius); border: 1px solid var(--line); }
figcaption { margin-block-start: 0.5rem; font-size: 0.875rem; color: var(--quiet); }

.task { list-style: none; }
.task > input { inline-size: 1rem; block-size: 1rem; margin: 0; margin-inline: -1.5rem 0.25rem; vertical-align: -0.125rem; accent-color: var(--accent); }
.task > input + p { display: inline; }

.footnotes { margin-block-start: 3rem; padding-block-start: 1rem; border-block-start: 1px solid var(--line); font-size: 0.875rem; color: var(--quiet); }
.footnote-ref { line-height: 0; }
.footnote-ref a { padding-inline: 0.125rem; text-decoration: none; }
.footnotes li:target, .footnote-ref a:target { background: var(--accent-soft); }

article details { margin-block: 1.0625rem; padding: 0.625rem 1.125rem; border: 1px solid var(--line); border-radius: var(--radius); }
article summary { cursor: pointer; font-weight: 600; color: var(--strong); }
article details[open] > summary { margin-block-end: 0.5rem; }
article details > :last-child { margin-block-end: 0.25rem; }

/* Callouts */

.callout { --tone: var(--note); margin-block: 1.5rem; padding: 0.875rem 1.125rem; border-radius: var(--radius); border: 1px solid color-mix(in srgb, var(--tone) 32%, var(--page)); background: color-mix(in srgb, var(--tone) 7%, var(--page)); }
.callout > :first-child { margin-block-start: 0; }
.callout > :last-child { margin-block-end: 0; }
.callout > .callout-title + * { margin-block-start: 0; }
.callout-title { display: flex; align-items: center; gap: 0.5rem; margin-block-end: 0.25rem; font-weight: 650; color: var(--tone); }
.callout-title::before { content: ""; flex: none; inline-size: 0.625rem; block-size: 0.625rem; border-radius: 50%; background: currentcolor; }
.callout-tip { --tone: var(--tip); }
.callout-important { --tone: var(--important); }
.callout-warning { --tone: var(--warning); }
.callout-caution { --tone: var(--caution); }
.callout-tip .callout-title::before { border-radius: 50% 50% 50% 0; }
.callout-important .callout-title::before { border-radius: 0.125rem; }
.callout-warning .callout-title::before { border-radius: 0; clip-path: polygon(50% 0, 100% 100%, 0 100%); inline-size: 0.75rem; }
.callout-caution .callout-title::before { border-radius: 0; clip-path: polygon(30% 0, 70% 0, 100% 30%, 100% 70%, 70% 100%, 30% 100%, 0 70%, 0 30%); inline-size: 0.75rem; block-size: 0.75rem; }

/* Links that are more than links: into the app (a small device), out of the site (an arrow). Drawn, so that nothing is
   loaded; the word joiner keeps the drawing on the line of the last word, and it is silent. */

a:where([data-intent], [data-link="external"]):where(:not(.intent-button, :has(img)))::after {
  --ink: linear-gradient(currentcolor 0 0);
  content: "\2060"; content: "\2060" / ""; padding-inline-start: 0.88em; background-repeat: no-repeat;
  background-image: var(--ink), var(--ink), var(--ink), var(--ink), var(--ink);
  background-size: 0.36em 0.11em, 0.36em 0.11em, 0.11em 0.72em, 0.11em 0.72em, 0.16em 0.1em;
  background-position: 50% calc(50% - 0.4em), 50% calc(50% + 0.4em), calc(50% - 0.22em) 50%, calc(50% + 0.22em) 50%, 50% calc(50% + 0.23em);
}
a[data-link="external"]::after {
  padding-inline-start: 0.8em;
  background-image: var(--ink), var(--ink), linear-gradient(135deg, transparent 44%, currentcolor 0 56%, transparent 0);
  background-size: 0.42em 0.09em, 0.09em 0.42em, 0.5em 0.5em;
  background-position: calc(50% + 0.045em) calc(50% - 0.21em), calc(50% + 0.21em) calc(50% - 0.045em), center;
}

a.intent-button {
  display: inline-flex; align-items: center; gap: 0.5rem; min-block-size: 2.75rem; padding: 0.5rem 1.25rem; border-radius: var(--radius);
  background: var(--accent); border: 1px solid var(--accent); color: var(--on-accent); font-weight: 600; line-height: 1.35; text-decoration: none;
}
a.intent-button::before { content: ""; flex: none; inline-size: 0.625rem; block-size: 1rem; border: 0.125rem solid currentcolor; border-block-end-width: 0.25rem; border-radius: 0.1875rem; }
a.intent-button:hover { background: color-mix(in srgb, var(--accent) 86%, var(--strong)); }
a.intent-button[data-intent-destructive] { background: transparent; border-color: var(--caution); color: var(--caution); }
a.intent-button[data-intent-destructive]:hover { background: color-mix(in srgb, var(--caution) 10%, var(--page)); }

.is-unavailable { color: inherit; text-decoration: none; cursor: default; }
a:where(.is-unavailable):where(:not(.intent-button))::after { content: none; }
.intent-note { color: var(--quiet); font-weight: 400; }
a.intent-button.is-unavailable, a.intent-button.is-unavailable:hover { background: var(--surface); border-color: var(--line); color: var(--quiet); }

.confirmation { max-inline-size: min(26rem, 100vw - 2rem); padding: 1.5rem; border: 1px solid var(--line); border-radius: var(--radius); background: var(--page); color: var(--strong); box-shadow: 0 1rem 3rem rgb(0 0 0 / 0.25); }
.confirmation::backdrop { background: rgb(0 0 0 / 0.45); }
.confirmation.is-plain { position: fixed; inset: auto 1rem 1rem; z-index: 10; margin-inline: auto; }
.confirmation p { margin-block: 0 1.25rem; font-weight: 600; }
.confirmation-actions { display: flex; flex-wrap: wrap; justify-content: flex-end; gap: 0.75rem; }
.confirmation-proceed { min-block-size: 2.5rem; padding: 0.375rem 1.125rem; border: 1px solid var(--accent); border-radius: var(--radius); background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600; cursor: pointer; }
.is-destructive .confirmation-proceed { border-color: var(--caution); background: var(--caution); color: var(--page); }

/* People and paper */

@media (prefers-reduced-motion: no-preference) {
  html { scroll-behavior: smooth; }
  a, .quiet-button, .cards li { transition: color 120ms, background-color 120ms, border-color 120ms; }
}

@media (forced-colors: active) {
  a.intent-button, .callout { border: 1px solid; }
  .navigation [aria-current] { outline: 1px solid; }
}

@media print {
  .site-header, .navigation, .toc, .pager, .breadcrumbs, .skip-link, .site-footer, .copy-button { display: none !important; }
  :root { color-scheme: light; font-size: 11pt; background: #fff; color: #000; }
  .layout, .page main { display: block; max-inline-size: none; padding: 0; }
  a { color: inherit; }
  article a[data-link="external"]::after { content: " (" attr(href) ")"; padding: 0; background: none; font-size: 0.85em; overflow-wrap: anywhere; }
  pre, blockquote, figure, tr, .callout { break-inside: avoid; }
  h1, h2, h3, h4 { break-after: avoid; }
}

"""#),
        ("assets/fingerpost.js", #"""
(function () {
"use strict";
const key = "fingerpost-appearance";
function startAppearance(window) {
const document = window.document;
const button = document.querySelector("button[data-appearance-switch]");
if (!(button instanceof HTMLElement) || !window.matchMedia) return;
const system = window.matchMedia("(prefers-color-scheme: dark)");
const root = document.documentElement;
function isDark() {
const chosen = root.getAttribute("data-appearance");
return chosen ? chosen === "dark" : system.matches;
}
function show() {
if (button) button.setAttribute("aria-pressed", String(isDark()));
}
button.addEventListener("click", () => {
const wanted = isDark() ? "light" : "dark";
if ((wanted === "dark") === system.matches) root.removeAttribute("data-appearance");
else root.setAttribute("data-appearance", wanted);
remember(window, root.getAttribute("data-appearance"));
show();
});
if (system.addEventListener) system.addEventListener("change", show);
button.hidden = false;
show();
}
function remember(window, appearance) {
try {
if (appearance) window.localStorage.setItem(key, appearance);
else window.localStorage.removeItem(key);
} catch {
}
}
function startContents(window) {
const document = window.document;
const entries = new Map();
document.querySelectorAll('.toc a[href^="#"]').forEach((entry) => {
const heading = document.getElementById(decoded((entry.getAttribute("href") || "").slice(1)));
if (heading) entries.set(heading, entry);
});
if (entries.size === 0) return;
const headings = [...entries.keys()];
let current = null;
function follow() {
const line = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + 12 || 96;
let heading = null;
for (const candidate of headings) {
if (candidate.getBoundingClientRect().top > line) break;
heading = candidate;
}
const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
if (isAtEnd && window.scrollY > 0) heading = headings[headings.length - 1];
const entry = heading ? entries.get(heading) || null : null;
if (entry === current) return;
if (current) current.removeAttribute("aria-current");
if (entry) entry.setAttribute("aria-current", "true");
current = entry;
}
let isWaiting = false;
function soon() {
if (isWaiting) return;
isWaiting = true;
window.requestAnimationFrame(() => {
isWaiting = false;
follow();
});
}
window.addEventListener("scroll", soon, { passive: true });
window.addEventListener("resize", soon, { passive: true });
follow();
}
function decoded(fragment) {
try {
return decodeURIComponent(fragment);
} catch {
return fragment;
}
}
function startCopying(window, texts) {
const document = window.document;
document.querySelectorAll("article pre > code").forEach((code) => {
const block = code.parentElement;
if (!block || !block.parentNode) return;
const frame = document.createElement("div");
frame.className = "code-frame";
const button = document.createElement("button");
button.type = "button";
button.className = "copy-button";
button.textContent = texts.copy;
button.addEventListener("click", () => {
copy(window, code).then((isDone) => {
if (!isDone) return;
button.textContent = texts.copied;
window.setTimeout(() => {
button.textContent = texts.copy;
}, 2000);
});
});
block.parentNode.insertBefore(frame, block);
frame.append(block, button);
});
}
async function copy(window, code) {
const text = (code.textContent || "").replace(/\n$/, "");
try {
await window.navigator.clipboard.writeText(text);
return true;
} catch {
const selection = window.getSelection();
if (!selection) return false;
selection.selectAllChildren(code);
return window.document.execCommand("copy");
}
}
function readContract(document) {
const head = document.querySelector('meta[name="fingerpost-contract"]');
const version = head ? head.getAttribute("content") : null;
if (!head || !version) return null;
const list = document.querySelector('meta[name="fingerpost-intents"]');
return { version, schemes: words(head.getAttribute("data-schemes")), intents: words(list && list.getAttribute("content")) };
}
function readIntentLink(element, contract) {
const id = element.getAttribute("data-intent");
const href = element.getAttribute("href") || element.getAttribute("data-intent-href");
if (!id || !href || !contract.intents.includes(id)) return null;
const url = element.getAttribute("data-intent-url") || href;
if (!contract.schemes.some((scheme) => url.startsWith(scheme + "://"))) return null;
const params = parsed(element.getAttribute("data-intent-params"), {});
const stack = parsed(element.getAttribute("data-intent-stack"), []);
if (!isRecord(params) || !Array.isArray(stack)) return null;
return {
intent: { id, params: /** @type {Record<string, string | number>} */ (params), stack, url },
href,
confirm: element.getAttribute("data-intent-confirm"),
isDestructive: element.hasAttribute("data-intent-destructive"),
since: element.getAttribute("data-intent-since"),
until: element.getAttribute("data-intent-until"),
platforms: words(element.getAttribute("data-intent-platforms")),
};
}
function parsed(text, missing) {
if (text === null) return missing;
try {
return JSON.parse(text);
} catch {
return undefined;
}
}
function isRecord(value) {
return typeof value === "object" && value !== null && !Array.isArray(value);
}
function words(text) {
return text ? text.split(" ").filter(Boolean) : [];
}
const openable = ["https:", "mailto:", "tel:"];
function readAnswer(value) {
if (value === "handled" || value === "discarded" || value === "system") return value;
if (isRecord(value) && typeof value.system === "string" && isOpenable(value.system)) {
return { system: value.system };
}
return "discarded";
}
function isOpenable(address) {
if (/[\u0000-\u0020\\]/.test(address)) return false;
const scheme = /^[A-Za-z][A-Za-z0-9+.-]*:/.exec(address);
return scheme !== null && openable.includes(scheme[0].toLowerCase());
}
function showAvailability(element, isAvailable, note) {
const kept = element.getAttribute("data-intent-href");
if (isAvailable) {
if (kept === null) return;
element.setAttribute("href", kept);
element.removeAttribute("data-intent-href");
element.removeAttribute("role");
element.removeAttribute("aria-disabled");
element.classList.remove("is-unavailable");
element.querySelectorAll(":scope > .intent-note").forEach((old) => old.remove());
return;
}
if (kept !== null) return;
element.setAttribute("data-intent-href", element.getAttribute("href") || "");
element.removeAttribute("href");
element.setAttribute("role", "link");
element.setAttribute("aria-disabled", "true");
element.classList.add("is-unavailable");
const text = document.createElement("span");
text.className = "intent-note";
text.textContent = " (" + (element.getAttribute("title") || note) + ")";
element.append(text);
}
function confirmed(document, question, isDestructive, texts) {
const before = document.activeElement;
const dialog = document.createElement("dialog");
dialog.className = isDestructive ? "confirmation is-destructive" : "confirmation";
dialog.setAttribute("role", "alertdialog");
dialog.setAttribute("aria-modal", "true");
dialog.setAttribute("aria-labelledby", "fp-confirmation");
const text = document.createElement("p");
text.id = "fp-confirmation";
text.textContent = question;
const actions = document.createElement("div");
actions.className = "confirmation-actions";
const cancel = button(document, texts.cancel, "quiet-button");
const proceed = button(document, texts.proceed, "confirmation-proceed");
actions.append(cancel, proceed);
dialog.append(text, actions);
document.body.append(dialog);
return new Promise((resolve) => {
let isOver = false;
function end(answer) {
if (isOver) return;
isOver = true;
if (typeof dialog.close === "function" && dialog.open) dialog.close();
dialog.remove();
if (before instanceof HTMLElement) before.focus();
resolve(answer);
}
cancel.addEventListener("click", () => end(false));
proceed.addEventListener("click", () => end(true));
dialog.addEventListener("cancel", () => end(false));
dialog.addEventListener("close", () => end(false));
dialog.addEventListener("click", (event) => {
if (event.target === dialog) end(false);
});
if (typeof dialog.showModal === "function") {
dialog.showModal();
} else {
showWithoutModal(dialog, [cancel, proceed], () => end(false));
}
(isDestructive ? cancel : proceed).focus();
});
}
function showWithoutModal(dialog, buttons, cancel) {
dialog.setAttribute("open", "");
dialog.classList.add("is-plain");
dialog.addEventListener("keydown", (event) => {
if (event.key === "Escape") cancel();
if (event.key !== "Tab") return;
event.preventDefault();
const at = buttons.findIndex((button) => button === event.target);
buttons[(at + (event.shiftKey ? buttons.length - 1 : 1)) % buttons.length].focus();
});
}
function button(document, text, name) {
const button = document.createElement("button");
button.type = "button";
button.className = name;
button.textContent = text;
return button;
}
function makeHost(post, receiver) {
const waiting = new Map();
let last = 0;
return {
ask(message) {
last += 1;
const request = last;
return new Promise((resolve, reject) => {
waiting.set(request, resolve);
let reply;
try {
reply = post({ ...message, request });
} catch (error) {
waiting.delete(request);
reject(error);
return;
}
if (reply === undefined || reply === null) return;
Promise.resolve(reply).then(
(answer) => {
if (answer !== undefined && answer !== null && waiting.delete(request)) resolve(answer);
},
(error) => {
if (waiting.delete(request)) reject(error);
},
);
});
},
tell(message) {
try {
const reply = post(message);
if (reply instanceof Promise) reply.catch(() => {});
} catch {
}
},
receive(message) {
if (!isRecord(message)) return;
const resolve = typeof message.request === "number" ? waiting.get(message.request) : undefined;
if (message.type === "answer" && typeof message.request === "number" && resolve) {
waiting.delete(message.request);
resolve(message.answer);
} else if (message.type !== "answer") {
receiver(message);
}
},
};
}
function webKitPost(window) {
const handler = window.webkit && window.webkit.messageHandlers && window.webkit.messageHandlers.fingerpost;
return handler ? (message) => handler.postMessage(message) : null;
}
function androidPost(window) {
const object = window.FingerpostHost;
if (!object || typeof object.postMessage !== "function") return null;
return (message) => {
const reply = object.postMessage(JSON.stringify(message));
if (typeof reply !== "string" || reply === "") return undefined;
try {
return JSON.parse(reply);
} catch {
return reply;
}
};
}
function embeddingPost(window, allowed, receive) {
const parent = window.parent;
if (!parent || parent === window) return null;
const origin = embeddingOrigin(window);
if (origin === null || !allowed.includes(origin)) return null;
window.addEventListener("message", (event) => {
if (event.source === parent && event.origin === origin && isRecord(event.data) && event.data.fingerpost === 1) {
receive(event.data);
}
});
return (message) => {
parent.postMessage({ fingerpost: 1, ...message }, origin);
return undefined;
};
}
function embeddingOrigin(window) {
const ancestors = window.location.ancestorOrigins;
if (ancestors && ancestors.length > 0) return ancestors[0];
try {
return window.document.referrer ? new URL(window.document.referrer).origin : null;
} catch {
return null;
}
}
function readViewer(message) {
const said = isRecord(message) ? message : {};
const intents = Array.isArray(said.intents) ? said.intents.filter((id) => typeof id === "string") : null;
return {
platform: typeof said.platform === "string" ? said.platform : null,
version: typeof said.version === "string" && isVersion(said.version) ? said.version : null,
intents,
};
}
function isAvailable(link, viewer) {
if (!viewer) return true;
const { platform, version, intents } = viewer;
if (intents && !intents.includes(link.intent.id)) return false;
if (platform && link.platforms.length > 0 && !link.platforms.includes(platform)) return false;
if (!version) return true;
if (link.since && compareVersions(version, link.since) < 0) return false;
return !(link.until && compareVersions(version, link.until) > 0);
}
function compareVersions(left, right) {
const ours = left.split(".").map(Number);
const theirs = right.split(".").map(Number);
for (let index = 0; index < Math.max(ours.length, theirs.length); index += 1) {
const difference = (ours[index] || 0) - (theirs[index] || 0);
if (difference !== 0) return difference;
}
return 0;
}
function isVersion(text) {
return /^\d{1,9}(\.\d{1,9}){0,7}$/.test(text);
}
function startRuntime(window, texts) {
const document = window.document;
const known = readContract(document);
if (!known) return null;
const contract = known;
let handler = null;
let viewer = null;
const observers = [];
const busy = new Set();
const host = makeHost((message) => (post ? post(message) : undefined), (message) => {
if (message.type === "welcome") announce(message);
});
const post =
webKitPost(window) || androidPost(window) || embeddingPost(window, embedders(document), host.receive);
function announce(said) {
viewer = readViewer(said);
document.querySelectorAll("a[data-intent], area[data-intent]").forEach((element) => {
const link = readIntentLink(element, contract);
if (link && element instanceof HTMLElement) showAvailability(element, isAvailable(link, viewer), texts.unavailable);
});
}
function clicked(event) {
if (event.defaultPrevented || !(event instanceof MouseEvent) || event.button !== 0) return;
if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
const element = event.target instanceof Element ? event.target.closest("a, area") : null;
if (!element) return;
if (element.getAttribute("data-link") === "external") observe(element);
const link = readIntentLink(element, contract);
if (!link) return;
const sends = handler !== null || post !== null;
if (!isAvailable(link, viewer)) {
event.preventDefault();
} else if (sends || link.confirm) {
event.preventDefault();
if (busy.has(element)) return;
busy.add(element);
follow(link, element).finally(() => busy.delete(element));
}
}
async function follow(link, element) {
if (link.confirm && !(await confirmed(document, link.confirm, link.isDestructive, buttons(element)))) return;
const answer = await ask(link.intent);
if (answer === "system") window.location.assign(link.href);
else if (typeof answer === "object") window.location.assign(answer.system);
}
async function ask(intent) {
if (!handler && !post) return "system";
try {
return readAnswer(handler ? await handler(intent) : await host.ask({ type: "intent", intent }));
} catch (error) {
console.error("fingerpost: the intent was not taken", error);
return "discarded";
}
}
function buttons(element) {
const said = (element.textContent || "").trim();
return { proceed: said !== "" && said.length <= 40 ? said : texts.proceed, cancel: texts.cancel };
}
function observe(element) {
let name;
try {
name = new URL(element.getAttribute("href") || "").host;
} catch {
return;
}
for (const observer of observers) {
try {
observer(name);
} catch (error) {
console.error("fingerpost: an observer failed", error);
}
}
if (post) host.tell({ type: "external", host: name });
}
document.addEventListener("click", clicked);
if (post) {
const hello = { type: "hello", contract: contract.version };
host.ask(hello).then((said) => announce(said), () => {});
}
return Object.freeze({
handle(next) {
handler = typeof next === "function" ? next : null;
},
announce,
observeExternal(observer) {
if (typeof observer === "function") observers.push(observer);
},
receive: host.receive,
});
}
function embedders(document) {
const meta = document.querySelector('meta[name="fingerpost-embedders"]');
return words(meta && meta.getAttribute("content"));
}
const script = document.currentScript;
function word(name, missing) {
return (script && script.getAttribute("data-" + name)) || missing;
}
Object.defineProperty(window, "fingerpost", {
value: startRuntime(window, {
proceed: word("proceed", "Continue"),
cancel: word("cancel", "Cancel"),
unavailable: word("unavailable", "not available in your version of the app"),
}),
});
startAppearance(window);
startCopying(window, { copy: word("copy", "Copy"), copied: word("copied", "Copied") });
startContents(window);
})();

"""#),
        ("assets/redirect.js", #"""
// Leads from an old address to the new one and takes the fragment along; an old anchor that has its own new place
// is named by a <meta name="fingerpost-moved">. Without scripts the page refreshes and offers a plain link.
(function () {
  "use strict";
  var target = document.currentScript.getAttribute("data-target");
  var fragment = location.hash.slice(1);
  var plain = fragment;
  try {
    plain = decodeURIComponent(fragment);
  } catch (error) {
    // A fragment that is no valid encoding is compared as it stands.
  }
  var moved = document.querySelectorAll('meta[name="fingerpost-moved"]');
  for (var index = 0; index < moved.length; index += 1) {
    var old = moved[index].getAttribute("data-fragment");
    if (fragment && (old === plain || old === fragment)) {
      location.replace(moved[index].getAttribute("content"));
      return;
    }
  }
  var carries = fragment && target.indexOf("#") < 0;
  location.replace(carries ? target + "#" + fragment : target);
})();

"""#),
        ("breadcrumbs.mustache", #"""
{{#hasBreadcrumbs}}
<nav class="breadcrumbs" aria-label="{{texts.breadcrumbs}}">
<ol>
{{#breadcrumbs}}
<li><a href="{{href}}">{{title}}</a></li>
{{/breadcrumbs}}
<li><span aria-current="page"{{#isFallback}} lang="{{language}}"{{/isFallback}}>{{title}}</span></li>
</ol>
</nav>
{{/hasBreadcrumbs}}

"""#),
        ("cards.mustache", #"""
<ul class="cards">
{{#children}}
<li><a href="{{href}}">{{title}}</a>{{#description}}<p>{{description}}</p>{{/description}}</li>
{{/children}}
</ul>

"""#),
        ("details.mustache", #"""
{{#hasDetails}}
<div class="page-details">
{{#updated}}
<p>{{before}}<time datetime="{{day}}">{{text}}</time>{{after}}</p>
{{/updated}}
{{#hasTags}}
<div class="topics">
<p>{{texts.tags}}</p>
<ul class="tags">
{{#tags}}
<li>{{.}}</li>
{{/tags}}
</ul>
</div>
{{/hasTags}}
</div>
{{/hasDetails}}

"""#),
        ("footer.mustache", #"""
<footer class="site-footer">
<p>{{site.title}}</p>
</footer>

"""#),
        ("head.mustache", #"""
{{! What every kind of page has in its head. Everything is loaded from the site itself. }}
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' https: data:; media-src 'self' https:; font-src 'self'; base-uri 'none'; form-action 'none'">
<meta name="color-scheme" content="light dark">
<meta name="generator" content="{{site.generator}}">
{{#site.contractVersion}}
<meta name="fingerpost-contract" content="{{site.contractVersion}}" data-schemes="{{site.schemes}}">
{{/site.contractVersion}}
<link rel="stylesheet" href="{{assets}}fingerpost.css">
<script src="{{assets}}appearance.js"></script>

"""#),
        ("header.mustache", #"""
<a class="skip-link" href="#fp-content">{{texts.skipToContent}}</a>
<header class="site-header">
<a class="site-title" href="{{home}}">{{site.title}}</a>
{{#hasAlternates}}
<button class="quiet-button" type="button" popovertarget="fp-languages">{{languageName}}</button>
<nav class="languages" id="fp-languages" popover aria-label="{{texts.otherLanguages}}">
<ul>
{{#alternates}}
<li><a href="{{href}}" lang="{{locale}}" hreflang="{{locale}}"{{#isCurrent}} aria-current="true"{{/isCurrent}}>{{name}}</a></li>
{{/alternates}}
</ul>
</nav>
{{/hasAlternates}}
<button class="quiet-button appearance-switch" type="button" data-appearance-switch hidden><span class="unseen">{{texts.darkAppearance}}</span></button>
{{#hasNavigation}}
<button class="quiet-button menu-button" type="button" popovertarget="fp-navigation">{{texts.menu}}</button>
{{/hasNavigation}}
</header>

"""#),
        ("home.mustache", #"""
<!doctype html>
<html lang="{{site.language}}" dir="{{site.direction}}">
{{>page-head}}
<body class="page home">
{{>header}}
<div class="layout">
{{{navigation}}}<main id="fp-content" tabindex="-1">
{{>notices}}
{{>title}}
{{>article}}
{{#hasChildren}}
<section aria-labelledby="fp-all-topics">
<h2 id="fp-all-topics">{{texts.allTopics}}</h2>
{{>cards}}
</section>
{{/hasChildren}}
{{>details}}
</main>
</div>
{{>footer}}
</body>
</html>

"""#),
        ("language.mustache", #"""
<!doctype html>
<html lang="{{site.language}}" dir="{{site.direction}}">
<head>
{{>head}}
<title>{{site.title}}</title>
{{#canonical}}
<link rel="canonical" href="{{canonical}}">
{{/canonical}}
{{#locales}}
<link rel="alternate" hreflang="{{locale}}" href="{{href}}">
{{/locales}}
</head>
<body class="single">
<main id="fp-content">
<h1>{{site.title}}</h1>
<nav aria-label="{{texts.chooseLanguage}}">
<ul class="cards">
{{#locales}}
<li><a href="{{href}}" lang="{{locale}}" hreflang="{{locale}}">{{name}}</a></li>
{{/locales}}
</ul>
</nav>
</main>
</body>
</html>

"""#),
        ("navigation.mustache", #"""
{{! Rendered once for the pages of a folder. The list is flat: `hasChildren` opens a list inside an item, each of `closings` ends one. }}
<nav class="navigation" id="fp-navigation" popover aria-label="{{texts.siteNavigation}}">
<ul>
{{#navigation}}
<li{{#isOpen}} class="is-open"{{/isOpen}}>{{#href}}<a href="{{href}}"{{#isCurrent}} aria-current="page"{{/isCurrent}}>{{title}}</a>{{/href}}{{^href}}<span>{{title}}</span>{{/href}}{{#hasChildren}}<ul>{{/hasChildren}}{{^hasChildren}}</li>{{/hasChildren}}{{#closings}}</ul></li>{{/closings}}
{{/navigation}}
</ul>
</nav>

"""#),
        ("notices.mustache", #"""
{{#isDraft}}
<p class="notice notice-draft">{{texts.draft}}</p>
{{/isDraft}}
{{#isFallback}}
<p class="notice">{{texts.fallbackNotice}}</p>
{{/isFallback}}
{{#hasScope}}
<p class="page-scope">{{#versions}}<span>{{versions}}</span>{{/versions}}{{#platforms}}<span>{{.}}</span>{{/platforms}}</p>
{{/hasScope}}

"""#),
        ("page-head.mustache", #"""
<head>
{{>head}}
<title>{{title}}{{^isHome}} · {{site.title}}{{/isHome}}</title>
{{#description}}
<meta name="description" content="{{description}}">
{{/description}}
{{#screen}}
<meta name="fingerpost-screen" content="{{screen}}">
{{/screen}}
{{#intents}}
<meta name="fingerpost-intents" content="{{intents}}">
{{/intents}}
{{#site.embedders}}
<meta name="fingerpost-embedders" content="{{site.embedders}}">
{{/site.embedders}}
{{#isDraft}}
<meta name="robots" content="noindex">
{{/isDraft}}
<meta property="og:type" content="{{#isHome}}website{{/isHome}}{{^isHome}}article{{/isHome}}">
<meta property="og:site_name" content="{{site.title}}">
<meta property="og:title" content="{{title}}">
{{#description}}
<meta property="og:description" content="{{description}}">
{{/description}}
{{#image}}
<meta property="og:image" content="{{image}}">
{{/image}}
{{#canonical}}
<meta property="og:url" content="{{canonical}}">
<link rel="canonical" href="{{canonical}}">
{{/canonical}}
{{#alternates}}
{{^isFallback}}
<link rel="alternate" hreflang="{{locale}}" href="{{href}}">
{{/isFallback}}
{{/alternates}}
{{#markdown}}
<link rel="alternate" type="text/markdown" href="{{markdown}}">
{{/markdown}}
{{#feed}}
<link rel="alternate" type="application/atom+xml" title="{{site.title}}" href="{{feed}}">
{{/feed}}
{{#hasStructuredData}}
<script type="application/ld+json">{{{structuredData}}}</script>
{{/hasStructuredData}}
<script defer src="{{assets}}fingerpost.js" data-proceed="{{texts.proceed}}" data-cancel="{{texts.cancel}}" data-unavailable="{{texts.unavailable}}" data-copy="{{texts.copy}}" data-copied="{{texts.copied}}"></script>
</head>

"""#),
        ("page.mustache", #"""
<!doctype html>
<html lang="{{site.language}}" dir="{{site.direction}}">
{{>page-head}}
<body class="page">
{{>header}}
<div class="layout">
{{{navigation}}}<main id="fp-content" tabindex="-1">
{{>breadcrumbs}}
{{>notices}}
{{>title}}
{{>toc}}
{{>article}}
{{>details}}
{{>pager}}
</main>
</div>
{{>footer}}
</body>
</html>

"""#),
        ("pager.mustache", #"""
{{#hasPager}}
<nav class="pager" aria-label="{{texts.pageNavigation}}">
{{#previous}}
<a class="pager-previous" rel="prev" href="{{href}}"><span>{{texts.previous}}</span> {{title}}</a>
{{/previous}}
{{#next}}
<a class="pager-next" rel="next" href="{{href}}"><span>{{texts.next}}</span> {{title}}</a>
{{/next}}
</nav>
{{/hasPager}}

"""#),
        ("redirect.mustache", #"""
<!doctype html>
<html lang="{{site.language}}" dir="{{site.direction}}">
<head>
{{>head}}
<title>{{title}} · {{site.title}}</title>
<meta name="robots" content="noindex">
{{#canonical}}
<link rel="canonical" href="{{canonical}}">
{{/canonical}}
{{! Old fragments come before the script that reads them. With scripts the script leads on, so that fragments survive. }}
{{#fragments}}
<meta name="fingerpost-moved" content="{{target}}" data-fragment="{{fragment}}">
{{/fragments}}
<script src="{{assets}}redirect.js" data-target="{{target}}"></script>
<noscript><meta http-equiv="refresh" content="0; url={{target}}"></noscript>
</head>
<body class="single">
<main id="fp-content">
<h1>{{heading}}</h1>
<p>{{texts.movedText}} <a href="{{target}}">{{title}}</a></p>
</main>
</body>
</html>

"""#),
        ("section.mustache", #"""
<!doctype html>
<html lang="{{site.language}}" dir="{{site.direction}}">
{{>page-head}}
<body class="page section">
{{>header}}
<div class="layout">
{{{navigation}}}<main id="fp-content" tabindex="-1">
{{>breadcrumbs}}
{{>notices}}
{{>title}}
{{>article}}
{{#hasChildren}}
<section aria-labelledby="fp-in-this-section">
<h2 id="fp-in-this-section">{{texts.inThisSection}}</h2>
{{>cards}}
</section>
{{/hasChildren}}
{{>details}}
{{>pager}}
</main>
</div>
{{>footer}}
</body>
</html>

"""#),
        ("texts/ar.yaml", #"""
# What the theme says in Arabic.

skipToContent: الانتقال إلى المحتوى
menu: القائمة
siteNavigation: التنقل في الموقع
breadcrumbs: مسار التنقل
onThisPage: في هذه الصفحة
previous: السابق
next: التالي
pageNavigation: الصفحة السابقة والصفحة التالية
inThisSection: في هذا القسم
allTopics: جميع المواضيع
otherLanguages: بلغات أخرى
chooseLanguage: اختيار اللغة
updated: آخر تحديث في {date}
editPage: تعديل هذه الصفحة
version: الإصدار {version}
versions: الإصدارات من {since} إلى {until}
sinceVersion: بدءًا من الإصدار {version}
untilVersion: حتى الإصدار {version}
tags: المواضيع
draft: مسودة
fallbackNotice: لم تُترجَم هذه الصفحة بعد، ويُعرض هنا النص الأصلي.
note: ملاحظة
tip: نصيحة
important: مهم
warning: تحذير
caution: تنبيه
details: التفاصيل
taskDone: تمّ
taskOpen: لم يتمّ بعد
footnotes: الحواشي
backToText: العودة إلى النص
notFoundTitle: الصفحة غير موجودة
notFoundText: لا توجد صفحة على هذا العنوان. ربما نُقلت، أو ربما كُتب الرابط خطأً.
backToHome: الانتقال إلى الصفحة الرئيسية
movedTitle: نُقلت هذه الصفحة
movedText: "إذا لم تُفتح الصفحة تلقائيًا، فاستخدم هذا الرابط:"
leadingTitle: جارٍ الانتقال إلى {title}
proceed: متابعة
cancel: إلغاء
unavailable: غير متاح في إصدار التطبيق لديك
darkAppearance: المظهر الداكن
copy: نسخ
copied: تم النسخ

date:
  pattern: "{day} {month} {year}"
  months: [يناير, فبراير, مارس, أبريل, مايو, يونيو, يوليو, أغسطس, سبتمبر, أكتوبر, نوفمبر, ديسمبر]

"""#),
        ("texts/de.yaml", #"""
# What the theme says in German. It speaks to the reader as apps do: without a form of address, else with du.

skipToContent: Zum Inhalt springen
menu: Menü
siteNavigation: Navigation der Website
breadcrumbs: Pfad zu dieser Seite
onThisPage: Auf dieser Seite
previous: Zurück
next: Weiter
pageNavigation: Vorherige und nächste Seite
inThisSection: In diesem Bereich
allTopics: Alle Themen
otherLanguages: In anderen Sprachen
chooseLanguage: Sprache wählen
updated: Aktualisiert am {date}
editPage: Diese Seite bearbeiten
version: Version {version}
versions: Versionen {since} bis {until}
sinceVersion: Ab Version {version}
untilVersion: Bis Version {version}
tags: Themen
draft: Entwurf
fallbackNotice: Diese Seite ist noch nicht übersetzt. Hier steht der Originaltext.
note: Hinweis
tip: Tipp
important: Wichtig
warning: Warnung
caution: Vorsicht
details: Details
taskDone: Erledigt
taskOpen: Offen
footnotes: Fußnoten
backToText: Zurück zum Text
notFoundTitle: Seite nicht gefunden
notFoundText: Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie umgezogen oder der Link enthält einen Tippfehler.
backToHome: Zur Startseite
movedTitle: Diese Seite ist umgezogen
movedText: "Falls sie sich nicht von selbst öffnet, führt dieser Link weiter:"
leadingTitle: Weiterleitung zu {title}
proceed: Weiter
cancel: Abbrechen
unavailable: in deiner Version der App nicht verfügbar
darkAppearance: Dunkle Darstellung
copy: Kopieren
copied: Kopiert

date:
  pattern: "{day}. {month} {year}"
  months: [Januar, Februar, März, April, Mai, Juni, Juli, August, September, Oktober, November, Dezember]

"""#),
        ("texts/en-US.yaml", #"""
# What English in the United States says differently.

date:
  pattern: "{month} {day}, {year}"

"""#),
        ("texts/en.yaml", #"""
# What the theme says in English. A text in braces, such as {date}, stands for what the program puts there.

skipToContent: Skip to content
menu: Menu
siteNavigation: Site navigation
breadcrumbs: Breadcrumbs
onThisPage: On this page
previous: Previous
next: Next
pageNavigation: Previous and next page
inThisSection: In this section
allTopics: All topics
otherLanguages: In other languages
chooseLanguage: Choose a language
updated: Updated {date}
editPage: Edit this page
version: Version {version}
versions: Versions {since}–{until}
sinceVersion: From version {version}
untilVersion: Up to version {version}
tags: Topics
draft: Draft
fallbackNotice: This page has not been translated yet. You are reading the original.
note: Note
tip: Tip
important: Important
warning: Warning
caution: Caution
details: Details
taskDone: Done
taskOpen: To do
footnotes: Footnotes
backToText: Back to the text
notFoundTitle: Page not found
notFoundText: There is no page at this address. It may have moved, or the link may be mistyped.
backToHome: Go to the start page
movedTitle: This page has moved
movedText: "If you are not taken there, follow this link:"
leadingTitle: You are being taken to {title}
proceed: Continue
cancel: Cancel
unavailable: not available in your version of the app
darkAppearance: Dark appearance
copy: Copy
copied: Copied

date:
  pattern: "{day} {month} {year}"
  months: [January, February, March, April, May, June, July, August, September, October, November, December]

"""#),
        ("texts/es.yaml", #"""
# What the theme says in Spanish.

skipToContent: Saltar al contenido
menu: Menú
siteNavigation: Navegación del sitio
breadcrumbs: Ruta de navegación
onThisPage: En esta página
previous: Anterior
next: Siguiente
pageNavigation: Página anterior y siguiente
inThisSection: En esta sección
allTopics: Todos los temas
otherLanguages: En otros idiomas
chooseLanguage: Elige un idioma
updated: Actualizado el {date}
editPage: Editar esta página
version: Versión {version}
versions: Versiones {since} a {until}
sinceVersion: Desde la versión {version}
untilVersion: Hasta la versión {version}
tags: Temas
draft: Borrador
fallbackNotice: Esta página aún no está traducida. Estás leyendo el texto original.
note: Nota
tip: Consejo
important: Importante
warning: Advertencia
caution: Precaución
details: Detalles
taskDone: Hecho
taskOpen: Pendiente
footnotes: Notas al pie
backToText: Volver al texto
notFoundTitle: Página no encontrada
notFoundText: No hay ninguna página en esta dirección. Puede que se haya movido o que el enlace tenga una errata.
backToHome: Ir a la página de inicio
movedTitle: Esta página se ha movido
movedText: "Si no se abre sola, sigue este enlace:"
leadingTitle: Te llevamos a {title}
proceed: Continuar
cancel: Cancelar
unavailable: no disponible en tu versión de la app
darkAppearance: Aspecto oscuro
copy: Copiar
copied: Copiado

date:
  pattern: "{day} de {month} de {year}"
  months: [enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre, diciembre]

"""#),
        ("texts/fr.yaml", #"""
# What the theme says in French. The space before a colon or question mark is one that does not break.

skipToContent: Aller au contenu
menu: Menu
siteNavigation: Navigation du site
breadcrumbs: Fil d’Ariane
onThisPage: Sur cette page
previous: Précédent
next: Suivant
pageNavigation: Page précédente et page suivante
inThisSection: Dans cette rubrique
allTopics: Toutes les rubriques
otherLanguages: Dans d’autres langues
chooseLanguage: Choisir une langue
updated: Mis à jour le {date}
editPage: Modifier cette page
version: Version {version}
versions: Versions {since} à {until}
sinceVersion: À partir de la version {version}
untilVersion: Jusqu’à la version {version}
tags: Thèmes
draft: Brouillon
fallbackNotice: Cette page n’est pas encore traduite. Vous lisez la version originale.
note: Remarque
tip: Conseil
important: Important
warning: Avertissement
caution: Attention
details: Détails
taskDone: Fait
taskOpen: À faire
footnotes: Notes
backToText: Revenir au texte
notFoundTitle: Page introuvable
notFoundText: Aucune page ne se trouve à cette adresse. Elle a peut-être été déplacée, ou le lien contient une erreur.
backToHome: Aller à la page d’accueil
movedTitle: Cette page a été déplacée
movedText: "Si elle ne s’ouvre pas d’elle-même, suivez ce lien :"
leadingTitle: Redirection vers {title}
proceed: Continuer
cancel: Annuler
unavailable: non disponible dans votre version de l’app
darkAppearance: Apparence sombre
copy: Copier
copied: Copié

date:
  pattern: "{day} {month} {year}"
  firstDay: 1er
  months: [janvier, février, mars, avril, mai, juin, juillet, août, septembre, octobre, novembre, décembre]

"""#),
        ("texts/ja.yaml", #"""
# What the theme says in Japanese.

skipToContent: 本文へスキップ
menu: メニュー
siteNavigation: サイトナビゲーション
breadcrumbs: 現在位置
onThisPage: このページの内容
previous: 前へ
next: 次へ
pageNavigation: 前後のページ
inThisSection: このセクションの内容
allTopics: すべてのトピック
otherLanguages: ほかの言語
chooseLanguage: 言語を選択
updated: 更新日：{date}
editPage: このページを編集
version: バージョン{version}
versions: バージョン{since}〜{until}
sinceVersion: バージョン{version}以降
untilVersion: バージョン{version}まで
tags: トピック
draft: 下書き
fallbackNotice: このページはまだ翻訳されていません。原文を表示しています。
note: メモ
tip: ヒント
important: 重要
warning: 警告
caution: 注意
details: 詳細
taskDone: 完了
taskOpen: 未完了
footnotes: 脚注
backToText: 本文に戻る
notFoundTitle: ページが見つかりません
notFoundText: このアドレスにページはありません。移動したか、リンクに誤りがある可能性があります。
backToHome: ホームに戻る
movedTitle: このページは移動しました
movedText: 自動的に移動しない場合は、次のリンクを開いてください：
leadingTitle: 「{title}」に移動しています
proceed: 続ける
cancel: キャンセル
unavailable: お使いのバージョンのアプリでは利用できません
darkAppearance: ダークモード
copy: コピー
copied: コピーしました

date:
  pattern: "{year}年{month}月{day}日"
  months: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"]

"""#),
        ("title.mustache", #"""
{{! Apart from the article, so that the table of contents can stand between the two. }}
{{^bodyHasHeading}}
<h1{{#isFallback}} lang="{{language}}" dir="{{direction}}"{{/isFallback}}>{{title}}</h1>
{{/bodyHasHeading}}

"""#),
        ("toc.mustache", #"""
{{#hasToc}}
<nav class="toc" aria-label="{{texts.onThisPage}}">
<details>
<summary>{{texts.onThisPage}}</summary>
<ul{{#isFallback}} lang="{{language}}" dir="{{direction}}"{{/isFallback}}>
{{#toc}}
<li><a href="#{{id}}">{{title}}</a>{{#hasChildren}}<ul>{{/hasChildren}}{{^hasChildren}}</li>{{/hasChildren}}{{#closings}}</ul></li>{{/closings}}
{{/toc}}
</ul>
</details>
</nav>
{{/hasToc}}

"""#),
    ]
}
