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
{{>script}}
</head>
<body class="single">
<header class="site-header">
{{>brand}}
{{>search-button}}
</header>
<main id="fp-content">
<h1>{{texts.notFoundTitle}}</h1>
<p>{{texts.notFoundText}}</p>
{{>search-field}}
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
:root{color-scheme:light dark;--font:system-ui,"Segoe UI",Roboto,"Noto Sans",sans-serif;--font-code:ui-monospace,"Cascadia Code","Noto Sans Mono",Menlo,Consolas,monospace;--radius:.625rem;--measure:44rem;--wide:64rem;--side:15.5rem;--header:3.75rem;--gutter:max(1.25rem,(100% - var(--measure)) / 2);--accent:#2456c7;--on-accent:#ffffff;--page:#ffffff;--surface:#f5f6f8;--line:#e3e6eb;--text:#23272e;--quiet:#586069;--strong:#0c0f13;--tip:#14703c;--important:#6b3fb8;--warning:#8a5a00;--caution:#b3261e;--shadow:0 .5rem 1.5rem rgb(15 25 45 / .09);--accent-soft:color-mix(in srgb,var(--accent) 9%,var(--page));--icons:url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='384' height='24' viewBox='0 0 384 24' fill='none' stroke='black' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'><path d='M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 11v5M12 8v0'/><path transform='translate(24)' d='M9 18h6M10 21h4M9 15c0-1-.4-1.6-1-2.3a6 6 0 1 1 8 0c-.6.7-1 1.3-1 2.3z'/><path transform='translate(48)' d='M4 5h16v12h-6l-4 4v-4H4zM12 8v3M12 14v0'/><path transform='translate(72)' d='M12 4 3 20h18zM12 10v4M12 17v0'/><path transform='translate(96)' d='M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 8v5M12 16v0'/><path transform='translate(120)' d='M7 3h10v18H7zM7 5h10M7 17h10v2H7'/><path transform='translate(144)' d='M8 7h9v9M17 7 7 17'/><path transform='translate(168)' d='m9 5 7 7-7 7'/><path transform='translate(192)' d='M4 7h16M4 12h16M4 17h16'/><path transform='translate(216)' d='M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0h18M12 3c4.5 5 4.5 13 0 18M12 3c-4.5 5-4.5 13 0 18'/><path transform='translate(240)' d='M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 3v18M14 4v16M16 5v14M18 6v12'/><path transform='translate(264)' d='m4 20 1-5L16 4l4 4L9 19z'/><path transform='translate(288)' d='M9 9h11v11H9zM15 9V4H4v11h5'/><path transform='translate(312)' d='m5 12 5 5L19 7'/><path transform='translate(336)' d='M4 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M16 16l4 4'/><path transform='translate(360)' d='M16 7H7v9M7 7l10 10'/></svg>")}
@media screen and (prefers-color-scheme:dark){:root:not([data-appearance="light"]){--accent:#8fb4ff;--on-accent:#0d1524;--page:#121417;--surface:#1a1d22;--line:#2d3239;--text:#dde1e6;--quiet:#9aa4af;--strong:#f3f5f7;--tip:#6fd195;--important:#c3a3ff;--warning:#f0bd5a;--caution:#ff9a90;--logo-light:none;--logo-dark:block;--shadow:0 .5rem 1.5rem rgb(0 0 0 / .45)}
}
@media screen{:root[data-appearance="light"]{color-scheme:light}
:root[data-appearance="dark"]{color-scheme:dark;--accent:#8fb4ff;--on-accent:#0d1524;--page:#121417;--surface:#1a1d22;--line:#2d3239;--text:#dde1e6;--quiet:#9aa4af;--strong:#f3f5f7;--tip:#6fd195;--important:#c3a3ff;--warning:#f0bd5a;--caution:#ff9a90;--logo-light:none;--logo-dark:block;--shadow:0 .5rem 1.5rem rgb(0 0 0 / .45)}
}
[popover],.toc details,.notice,.pager a,.cards li,.link-card,pre,.table-wrapper,article details,.confirmation,.confirmation-actions button{border:1px solid var(--line);border-radius:var(--radius)}
*,::before,::after{box-sizing:border-box}
html{font:100%/1.65 var(--font);background:var(--page);color:var(--text);scroll-padding-block-start:calc(var(--header) + 1rem);-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;min-block-size:100vh;display:flex;flex-direction:column;overflow-wrap:break-word}
a{color:var(--accent);text-decoration-thickness:.06em;text-underline-offset:.2em}
a:hover{text-decoration-thickness:.12em}
:focus-visible{outline:.1875rem solid var(--accent);outline-offset:.1875rem;border-radius:.25rem}
main:focus{outline:none}
img,svg,video{max-inline-size:100%;block-size:auto}
hr{border:0;border-block-start:1px solid var(--line);margin-block:2.5rem}
.unseen{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip-link{position:absolute;inset-inline-start:1rem;inset-block-start:-4rem;z-index:3;padding:.5rem 1rem;border-radius:var(--radius);background:var(--accent);color:var(--on-accent)}
.skip-link:focus{inset-block-start:.5rem}
.quiet-button::before,.search-field::before,.callout-title::before,.breadcrumbs li::before,.edit-link::before,a.intent-button::before,.pager a::before,.copy-button::before,.toc summary::before,article summary::before,.navigation li:not(.is-open):has(>ul)>:first-child::after{content:"";flex:none;inline-size:var(--size,1.25em);block-size:var(--size,1.25em);background:currentcolor;forced-color-adjust:none;-webkit-mask:var(--icons) calc(var(--icon) * -1 * var(--size,1.25em)) 0 / auto 100% no-repeat}
.site-header{position:sticky;inset-block-start:0;z-index:2;display:flex;align-items:center;gap:.25rem;min-block-size:var(--header);padding:.5rem var(--gutter);background:var(--page);border-block-end:1px solid var(--line)}
.site-title{display:flex;align-items:center;gap:.625rem;margin-inline-end:auto;font-weight:650;letter-spacing:-.01em;color:var(--strong);text-decoration:none}
.site-title:hover{color:var(--accent)}
.site-title img{inline-size:auto;block-size:1.75rem}
.logo-light{display:var(--logo-light,block)}
.logo-dark{display:var(--logo-dark,none)}
.quiet-button{display:inline-flex;align-items:center;gap:.5rem;font:inherit;font-size:.9375rem;min-block-size:2.5rem;padding:.25rem .625rem;cursor:pointer;color:var(--text);background:transparent;border:0;border-radius:var(--radius)}
.quiet-button:hover{background:var(--surface);color:var(--strong)}
.language-button{--icon:9}
.menu-button{--icon:8}
.appearance-switch{--icon:10}
.appearance-switch[hidden]{display:none}
@media (scripting){.appearance-switch[hidden]{display:inline-flex;visibility:hidden}
}
.site-footer{margin-block-start:auto;padding:2rem var(--gutter);border-block-start:1px solid var(--line);font-size:.875rem;color:var(--quiet)}
.site-footer p{margin:0}
[popover]{background:var(--page);color:var(--text)}
[popover]:popover-open{box-shadow:var(--shadow)}
[popover]::backdrop{background:rgb(0 0 0 / .25)}
.languages:popover-open{position:fixed;margin:0;padding:.375rem;inset:calc(var(--header) + .25rem) var(--gutter) auto auto}
.languages:dir(rtl):popover-open{inset:calc(var(--header) + .25rem) auto auto var(--gutter)}
.languages::backdrop{background:transparent}
.languages ul{list-style:none;margin:0;padding:0}
.languages a{display:block;min-inline-size:10rem;padding:.375rem .75rem;border-radius:.375rem;color:inherit;text-decoration:none}
.languages a:hover{background:var(--surface)}
.languages [aria-current]{color:var(--accent);font-weight:600}
[data-search]{--icon:14}
@media (scripting:none){[data-search]{display:none !important}
}
.layout{inline-size:100%;max-inline-size:86rem;margin-inline:auto;padding-inline:1.25rem}
main{display:block;min-inline-size:0;max-inline-size:var(--measure);margin-inline:auto;padding-block:1.75rem 3.5rem}
.navigation{font-size:.9375rem;scroll-padding-block:8rem}
.navigation:popover-open{position:fixed;inset:0;inset-inline-start:auto;margin:0;padding:1.25rem;inline-size:min(20rem,86vw);max-block-size:none;block-size:100%;overflow-y:auto;border-block:0;border-inline-end:0;border-radius:0}
.navigation ul{list-style:none;margin:0;padding:0}
.navigation ul ul{margin-block:.125rem .5rem;margin-inline-start:.75rem;padding-inline-start:.5rem;border-inline-start:1px solid var(--line)}
.navigation a,.navigation span{display:block;padding:.3125rem .75rem;border-radius:.5rem;line-height:1.4;color:var(--quiet);text-decoration:none}
.navigation a:hover{color:var(--strong);background:var(--surface)}
.navigation .is-open>:first-child{color:var(--strong);font-weight:600}
.navigation a[aria-current]{color:var(--accent);background:var(--accent-soft);font-weight:600;scroll-initial-target:nearest}
.toc{margin-block:0 1.5rem;font-size:.9375rem}
.toc details{padding:.5rem 1rem}
summary{display:flex;align-items:center;gap:.375rem;cursor:pointer;font-weight:600;color:var(--strong)}
summary::-webkit-details-marker{display:none}
summary::before{--icon:7;--size:1em;color:var(--quiet)}
[open]>summary::before{rotate:90deg}
.toc ul{list-style:none;margin:0;padding:0}
.toc details>ul{padding-block:.375rem}
.toc ul ul{padding-inline-start:.875rem}
.toc a{display:block;padding-block:.25rem;line-height:1.4;color:var(--quiet);text-decoration:none}
.toc a:hover,.toc a[aria-current]{color:var(--accent)}
@media (min-width:60rem){:root{--gutter:max(1.25rem,(100% - 83.5rem) / 2)}
.layout{display:grid;grid-template-columns:var(--side) minmax(0,1fr);gap:3rem}
.layout>main:only-child{grid-column:1 / -1}
.page:not(.home) .menu-button{display:none}
.page:not(.home) .navigation[popover]{display:block;position:sticky;inset:auto;inset-block-start:var(--header);align-self:start;inline-size:auto;block-size:auto;max-block-size:calc(100vh - var(--header));overflow-y:auto;margin:0;margin-inline-start:-.75rem;padding:1.75rem .25rem 2rem 0;border:0;border-radius:0;background:none;box-shadow:none}
.page:not(.home) .navigation li:not(.is-open)>ul{display:none}
.page:not(.home) .navigation li:not(.is-open):has(>ul)>:first-child::after{--icon:7;--size:1em;float:inline-end;margin-block-start:.1875rem;opacity:.7}
main{inline-size:100%}
}
@media (min-width:80rem){.page:not(.home) main{display:grid;grid-template-columns:minmax(0,var(--measure)) 13rem;column-gap:3rem;max-inline-size:none;justify-content:center;align-content:start}
.page main>*{grid-column:1}
.page main>.toc{grid-column:2;grid-row:1 / span 20;position:sticky;inset-block-start:calc(var(--header) + 1.75rem);align-self:start;margin:0;max-block-size:calc(100vh - var(--header) - 3rem);overflow-y:auto}
.toc details{border:0;padding:0;font-size:.875rem}
.toc details::details-content{content-visibility:visible;block-size:auto}
@supports selector(::details-content){.toc summary{pointer-events:none}
.toc summary::before{display:none}
.toc details>ul{border-inline-start:1px solid var(--line);padding:0;margin-block-start:.5rem}
.toc details>ul a{padding-inline-start:.875rem;border-inline-start:2px solid transparent;margin-inline-start:-1px}
.toc ul ul{padding:0}
.toc ul ul a{padding-inline-start:1.625rem}
.toc details>ul a[aria-current]{border-color:currentcolor}
}
}
.breadcrumbs{margin-block-end:.75rem;font-size:.875rem;color:var(--quiet)}
.breadcrumbs ol{display:flex;flex-wrap:wrap;list-style:none;margin:0;padding:0}
.breadcrumbs li{display:flex;align-items:center;margin:0}
.breadcrumbs li:first-child::before{content:none}
.breadcrumbs li + li::before{--icon:7;--size:.875em;margin-inline:.375rem;opacity:.6}
.breadcrumbs a{color:inherit;text-decoration:none}
.breadcrumbs a:hover{color:var(--accent);text-decoration:underline}
.notice{margin-block:0 1.25rem;padding:.625rem 1rem;background:var(--surface);font-size:.9375rem;color:var(--quiet)}
.notice-draft{display:inline-block;padding-block:.125rem;font-weight:600;color:var(--warning);border-color:currentcolor}
.page-scope{margin-block:0 .375rem;font-size:.875rem;color:var(--quiet)}
.page-scope span + span::before{content:"\00A0\00B7 "}
.page-details{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1.25rem;margin-block-start:3rem;font-size:.875rem;color:var(--quiet)}
.page-details p{margin:0}
.edit-link{--icon:11;--size:1em;display:inline-flex;align-items:center;gap:.375rem;color:inherit}
.topics{display:flex;align-items:baseline;gap:.5rem}
.tags{display:flex;flex-wrap:wrap;gap:.375rem;list-style:none;margin:0;padding:0}
.tags li{margin:0;padding:.0625rem .625rem;border-radius:1rem;background:var(--surface);border:1px solid var(--line)}
.pager{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(16rem,100%),1fr));gap:1rem;margin-block-start:2rem;padding-block-start:2rem;border-block-start:1px solid var(--line)}
.pager a{--icon:7;--size:1.125em;display:flex;align-items:center;gap:.75rem;padding:.875rem 1.125rem;font-weight:600;line-height:1.4;color:var(--strong);text-decoration:none}
.pager a::before{color:var(--quiet)}
.pager-previous::before{scale:-1 1}
.pager small{display:block;margin-block-end:.125rem;font-size:.8125rem;font-weight:400;color:var(--quiet)}
.pager-next{flex-direction:row-reverse;text-align:end;grid-column-end:-1}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(17rem,100%),1fr));gap:1rem;list-style:none;margin:1.5rem 0;padding:0}
.cards li,.link-card{position:relative;margin:0;padding:1.125rem 1.25rem;background:var(--page)}
.cards a,.link-card a{font-weight:600;color:var(--strong);text-decoration:none}
.cards a::after,.link-card a::before{content:"";position:absolute;inset:0;border-radius:inherit}
.cards a:focus-visible{outline:none}
.cards a:focus-visible::after{outline:.1875rem solid var(--accent);outline-offset:.1875rem;border-radius:var(--radius)}
.cards p,.link-card span{display:block;margin:.25rem 0 0;font-size:.9375rem;line-height:1.5;color:var(--quiet)}
.cards img{display:block;inline-size:2.5rem;block-size:2.5rem;margin-block-end:.875rem;padding:.5rem;border-radius:var(--radius);background:var(--accent-soft)}
.link-card{margin-block:1.0625rem}
.link-card + .link-card{margin-block-start:-.3125rem}
.pager a:hover,.cards li:hover,.link-card:hover{border-color:var(--accent);box-shadow:var(--shadow)}
.single{--gutter:max(1.25rem,(100% - var(--wide)) / 2)}
.single main{inline-size:100%;max-inline-size:none;padding:clamp(2rem,10vh,6rem) var(--gutter) 3rem}
.home{--gutter:max(1.25rem,(100% - var(--wide)) / 2)}
.home .layout{display:block;padding-inline:var(--gutter);max-inline-size:none}
.home main{max-inline-size:none;padding-block-start:0}
.home :is(article,.page-details){max-inline-size:var(--measure);margin-inline:auto}
.home section + article{margin-block-start:4rem}
.hero + section>h2{margin-block-start:0;font-size:1.1875rem}
.hero{max-inline-size:40rem;margin-inline:auto;padding-block:clamp(2.5rem,8vh,5rem) clamp(1.5rem,4vh,2.5rem);text-align:center}
.hero h1{font-size:clamp(2rem,1.5rem + 2.4vw,2.875rem);margin-block-end:.75rem}
.hero p{margin:0;font-size:1.1875rem;line-height:1.5;color:var(--quiet);text-wrap:balance}
.main-link{font-weight:600}
h1,h2,h3,h4,h5,h6{color:var(--strong);line-height:1.25;letter-spacing:-.012em;text-wrap:balance;margin-block:2.25em .6em}
h1{font-size:clamp(1.75rem,1.5rem + 1.2vw,2.25rem);margin-block:0 1rem;letter-spacing:-.02em}
h2{font-size:1.4375rem}
h3{font-size:1.1875rem;margin-block-start:1.9em}
h4,h5,h6{font-size:1rem;margin-block-start:1.7em}
h2 + h3,h3 + h4{margin-block-start:1em}
:lang(ar) :is(h1,h2,h3,h4),:lang(fa) :is(h1,h2,h3,h4),:lang(ar) .site-title{letter-spacing:0;line-height:1.45}
p,ul,ol,dl,pre,blockquote,figure{margin-block:1.0625rem;margin-inline:0}
ul,ol{padding-inline-start:1.5rem}
li{margin-block:.3125rem}
li::marker{color:var(--quiet)}
li>ul,li>ol{margin-block:.3125rem}
dt{font-weight:600}
dd{margin-inline-start:1.25rem}
blockquote{padding-inline-start:1.125rem;border-inline-start:.1875rem solid var(--line);color:var(--quiet)}
article>:first-child{margin-block-start:0}
h1 ~ article>h2:first-child{margin-block-start:1.5rem}
code,kbd,samp{font-family:var(--font-code);font-size:.875em;unicode-bidi:isolate}
:not(pre)>code{padding:.125em .375em;border-radius:.3125rem;background:var(--surface);border:1px solid var(--line);-webkit-box-decoration-break:clone;box-decoration-break:clone}
kbd{padding:.0625em .4375em;border:1px solid var(--line);border-block-end-width:2px;border-radius:.3125rem;background:var(--surface)}
pre{overflow-x:auto;padding:1rem 1.125rem;background:var(--surface);line-height:1.55;tab-size:4;direction:ltr;text-align:left}
pre code{font-size:.875rem}
.code-frame{position:relative;direction:ltr}
.copy-button{--icon:12;--size:1em;display:inline-flex;align-items:center;gap:.375rem;position:absolute;inset-block-start:.5rem;inset-inline-end:.5rem;min-block-size:1.875rem;padding:0 .625rem;border:1px solid var(--line);border-radius:.375rem;background:var(--page);color:var(--quiet);font:inherit;font-size:.8125rem;cursor:pointer}
.copy-button.is-done{--icon:13;color:var(--tip)}
.copy-button:hover{border-color:var(--accent);color:var(--accent)}
@media (hover:hover){.code-frame:not(:hover)>.copy-button:not(:focus-visible){opacity:0}
}
mark{background:#ffe08a;color:#241a00;border-radius:.1875rem}
.table-wrapper{overflow-x:auto;margin-block:1.25rem}
.table-wrapper table{margin:0}
table{border-collapse:collapse;inline-size:100%;margin-block:1.25rem;font-size:.9375rem;line-height:1.5}
th,td{padding:.5625rem .875rem;text-align:start;vertical-align:top;border-block-end:1px solid var(--line)}
th{font-weight:600;color:var(--strong);background:var(--surface);white-space:nowrap}
tbody tr:last-child>*{border-block-end:0}
.align-left{text-align:left}
.align-center,[align="center"]{text-align:center}
.align-right,[align="right"]{text-align:right}
figure img,article>p>img:only-child{display:block;border-radius:var(--radius);border:1px solid var(--line)}
figcaption{margin-block-start:.5rem;font-size:.875rem;color:var(--quiet)}
.task{list-style:none}
.task>input{inline-size:1rem;block-size:1rem;margin:0;margin-inline:-1.5rem .25rem;vertical-align:-.125rem;accent-color:var(--accent)}
.task>input + p{display:inline}
.footnotes{margin-block-start:3rem;padding-block-start:1rem;border-block-start:1px solid var(--line);font-size:.875rem;color:var(--quiet)}
.footnote-ref{line-height:0}
.footnote-ref a{padding-inline:.125rem;text-decoration:none}
.footnotes li:target,.footnote-ref a:target{background:var(--accent-soft)}
article details{margin-block:1.0625rem;padding:.625rem 1.125rem}
article details[open]>summary{margin-block-end:.5rem}
article details>:last-child{margin-block-end:.25rem}
.steps>ol{list-style:none;counter-reset:step;padding:0}
.steps>ol>li{counter-increment:step;position:relative;margin:0;padding-inline-start:3rem;padding-block-end:1.25rem}
.steps>ol>li::before{content:counter(step);position:absolute;inset-inline-start:0;inset-block-start:0;display:grid;place-items:center;inline-size:1.875rem;block-size:1.875rem;border-radius:50%;background:var(--accent-soft);color:var(--accent);font-size:.875rem;font-weight:650}
.steps>ol>li:not(:last-child)::after{content:"";position:absolute;inset-inline-start:.875rem;inset-block:2.125rem .25rem;inline-size:2px;background:var(--line)}
.steps>ol>li>:first-child{margin-block-start:0;padding-block-start:.125rem}
.callout{--icon:0;--tone:var(--accent);margin-block:1.5rem;padding:.875rem 1.125rem;border-radius:var(--radius);border:1px solid color-mix(in srgb,var(--tone) 26%,var(--page));background:color-mix(in srgb,var(--tone) 6%,var(--page))}
.callout>:first-child{margin-block-start:0}
.callout>:last-child{margin-block-end:0}
.callout>.callout-title + *{margin-block-start:0}
.callout-title{display:flex;align-items:center;gap:.5rem;margin-block-end:.25rem;font-weight:650;color:var(--tone)}
.callout-tip{--icon:1;--tone:var(--tip)}
.callout-important{--icon:2;--tone:var(--important)}
.callout-warning{--icon:3;--tone:var(--warning)}
.callout-caution{--icon:4;--tone:var(--caution)}
a:where([data-intent],[data-link="external"]):where(:not(.intent-button,:has(img)))::after{--size:.95em;content:"\2060";content:"\2060" / "";padding-inline-start:.7em;background:currentcolor;forced-color-adjust:none;-webkit-mask:var(--icons) calc(var(--icon) * -1 * var(--size) - .13em) 50% / auto var(--size) no-repeat}
a[data-intent]{--icon:5}
a[data-link="external"]{--icon:6}
a[data-link="external"]:dir(rtl){--icon:15}
a.intent-button{display:inline-flex;align-items:center;gap:.5rem;min-block-size:2.75rem;padding:.5rem 1.25rem;border-radius:var(--radius);background:var(--accent);border:1px solid var(--accent);color:var(--on-accent);font-weight:600;line-height:1.35;text-decoration:none}
a.intent-button:hover{background:color-mix(in srgb,var(--accent) 86%,var(--strong))}
a.intent-button[data-intent-destructive]{background:transparent;border-color:var(--caution);color:var(--caution)}
a.intent-button[data-intent-destructive]:hover{background:color-mix(in srgb,var(--caution) 10%,var(--page))}
.is-unavailable{color:inherit;text-decoration:none;cursor:default}
a:where(.is-unavailable):where(:not(.intent-button))::after{content:none}
.intent-note{color:var(--quiet);font-weight:400}
a.intent-button.is-unavailable,a.intent-button.is-unavailable:hover{background:var(--surface);border-color:var(--line);color:var(--quiet)}
.confirmation{max-inline-size:min(26rem,100vw - 2rem);padding:1.5rem;background:var(--page);color:var(--strong);box-shadow:var(--shadow)}
.confirmation::backdrop{background:rgb(0 0 0 / .45)}
.confirmation.is-plain{position:fixed;inset:auto 1rem 1rem;z-index:10;margin-inline:auto}
.confirmation p{margin-block:0 1.25rem;font-weight:600}
.confirmation-actions{display:flex;flex-wrap:wrap;justify-content:flex-end;gap:.75rem}
.confirmation-actions button{min-block-size:2.5rem;padding:.375rem 1.125rem;font:inherit;font-weight:600;cursor:pointer}
.confirmation-actions button::before{content:none}
.confirmation-actions .confirmation-proceed{border-color:var(--accent);background:var(--accent);color:var(--on-accent)}
.is-destructive .confirmation-proceed{border-color:var(--caution);background:var(--caution);color:var(--page)}
summary:dir(rtl)::before,.breadcrumbs li:dir(rtl)::before,.pager-next:dir(rtl)::before,.navigation li:dir(rtl)>:first-child::after{scale:-1 1}
.pager-previous:dir(rtl)::before,[open]>summary:dir(rtl)::before{scale:1}
[dir="rtl"] :is(.navigation,.cards,.breadcrumbs,.pager) :is(a,p,span){unicode-bidi:plaintext}
[dir="rtl"] :is(.navigation :is(a,span),.cards p){text-align:right}
@media (max-width:39.99rem){.quiet-button span{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
.breadcrumbs li:not(:nth-last-child(2)){display:none}
.breadcrumbs li:nth-last-child(2)::before{content:"";--icon:7;--size:.875em;margin-inline:0 .25rem;scale:-1 1}
.breadcrumbs li:nth-last-child(2):dir(rtl)::before{scale:1}
.breadcrumbs a{padding-block:.25rem}
}
@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}
a,button,.cards li,.link-card{transition:color 120ms,background-color 120ms,border-color 120ms,box-shadow 120ms}
}
@media (forced-colors:active){a.intent-button,.callout,.steps>ol>li::before{border:1px solid}
.navigation [aria-current]{outline:1px solid}
.toc a:not([aria-current]){border-color:Canvas !important}
}
@media print{.site-header,.navigation,.toc,.pager,.breadcrumbs,.skip-link,.site-footer,.copy-button,.edit-link{display:none !important}
:root{color-scheme:light;font-size:11pt;background:#fff;color:#000}
.layout,.page main{display:block !important;max-inline-size:none;padding:0}
a{color:inherit}
article a[data-link="external"]::after{content:" (" attr(href) ")";padding:0;background:none;-webkit-mask:none;font-size:.85em;overflow-wrap:anywhere}
pre,blockquote,figure,tr,.callout,.steps li{break-inside:avoid}
h1,h2,h3,h4{break-after:avoid}
}

"""#),
        ("assets/fingerpost.js", #"""
(function(){
"use strict";
const key="fingerpost-appearance";function startAppearance(window){const document=window.document;const button=document.querySelector("button[data-appearance-switch]");if(!(button instanceof HTMLElement)||!window.matchMedia)return;const system=window.matchMedia("(prefers-color-scheme: dark)");const root=document.documentElement;function isDark(){const chosen=root.getAttribute("data-appearance");return chosen?chosen==="dark":system.matches;}
function show(){if(button)button.setAttribute("aria-pressed",String(isDark()));}
button.addEventListener("click",()=>{const wanted=isDark()?"light":"dark";if((wanted==="dark")===system.matches)root.removeAttribute("data-appearance");else root.setAttribute("data-appearance",wanted);remember(window,root.getAttribute("data-appearance"));show();});if(system.addEventListener)system.addEventListener("change",show);button.hidden=false;show();}
function remember(window,appearance){try{if(appearance)window.localStorage.setItem(key,appearance);else window.localStorage.removeItem(key);}catch{}
}
function decoded(fragment){try{return decodeURIComponent(fragment);}catch{return fragment;}
}
function startContents(window){const document=window.document;const entries=new Map();document.querySelectorAll('.toc a[href^="#"]').forEach((entry)=>{const heading=document.getElementById(decoded((entry.getAttribute("href")||"").slice(1)));if(heading)entries.set(heading,entry);});if(entries.size===0)return;const headings=[...entries.keys()];let current=null;function follow(){const line=parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)+12||96;let heading=null;for(const candidate of headings){if(candidate.getBoundingClientRect().top>line)break;heading=candidate;}
const isAtEnd=window.innerHeight+window.scrollY>=document.documentElement.scrollHeight-2;if(isAtEnd&&window.scrollY>0)heading=headings[headings.length-1];const entry=heading?entries.get(heading)||null:null;if(entry===current)return;if(current)current.removeAttribute("aria-current");if(entry)entry.setAttribute("aria-current","true");current=entry;}
let isWaiting=false;function soon(){if(isWaiting)return;isWaiting=true;window.requestAnimationFrame(()=>{isWaiting=false;follow();});}
window.addEventListener("scroll",soon,{passive:true});window.addEventListener("resize",soon,{passive:true});follow();}
function startCopying(window,texts){const document=window.document;document.querySelectorAll("article pre > code").forEach((code)=>{const block=code.parentElement;if(!block||!block.parentNode)return;const frame=document.createElement("div");frame.className="code-frame";const button=document.createElement("button");button.type="button";button.className="copy-button";button.textContent=texts.copy;button.addEventListener("click",()=>{copy(window,code).then((isDone)=>{if(!isDone)return;button.textContent=texts.copied;button.classList.add("is-done");window.setTimeout(()=>{button.textContent=texts.copy;button.classList.remove("is-done");},2000);});});block.parentNode.insertBefore(frame,block);frame.append(block,button);});}
async function copy(window,code){const text = (code.textContent || "").replace(/\n$/, "");try{await window.navigator.clipboard.writeText(text);return true;}catch{const selection=window.getSelection();if(!selection)return false;selection.selectAllChildren(code);return window.document.execCommand("copy");}
}
const pathKey="fingerpost-path";const placeKey="fingerpost-place";function pageName(address,root){const bare = address.replace(/[?#].*$/s, "");if(!bare.startsWith(root))return null;const path=decoded(bare.slice(root.length));const file = /(^|\/)$/.test(path) ? path + "index.html" : path.endsWith(".html") ? path : path + ".html";return isPageName(file)?file:null;}
function isPageName(name){return typeof name === "string" && /^[^/\\?#:][^\\?#:]*\.html$/.test(name) && !/(^|\/)\.{0,2}\//.test(name);
}
function startHistory(window,assets){const document=window.document;const root = new URL("../", assets).href;const links = /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll(".breadcrumbs a"));const pages=[...links,window.location].map((link)=>pageName(link.href,root));function save(){const place={anchor:"",offset:window.scrollY};for(const heading of document.querySelectorAll("article [id]:is(h2, h3, h4)")){const top=heading.getBoundingClientRect().top;if(top>1)break;place.anchor=heading.id;place.offset=-top;}
try{window.sessionStorage.setItem(pathKey,JSON.stringify({version:1,pages,place}));}catch{}
}
try{if(window.location.hash==="#fp-resume"||window.sessionStorage.getItem(placeKey)){const script=document.createElement("script");script.src=assets+"resume.js";document.head.append(script);}
}catch{return;}
if(pages.includes(null))return;window.addEventListener("pagehide",save);document.addEventListener("visibilitychange",()=>document.hidden&&save());}
function readContract(document){const head=document.querySelector('meta[name="fingerpost-contract"]');const version=head?head.getAttribute("content"):null;if(!head||!version)return null;const list=document.querySelector('meta[name="fingerpost-intents"]');return{version,schemes:words(head.getAttribute("data-schemes")),intents:words(list&&list.getAttribute("content"))};}
function readIntentLink(element,contract){const id=element.getAttribute("data-intent");const href=element.getAttribute("href")||element.getAttribute("data-intent-href");if(!id||!href||!contract.intents.includes(id))return null;const url=element.getAttribute("data-intent-url")||href;if (!contract.schemes.some((scheme) => url.startsWith(scheme + "://"))) return null;
const params=parsed(element.getAttribute("data-intent-params"),{});const stack=parsed(element.getAttribute("data-intent-stack"),[]);if(!isRecord(params)||!Array.isArray(stack))return null;return{intent: { id, params: /** @type {Record<string, string | number>} */ (params), stack, url },href,confirm:element.getAttribute("data-intent-confirm"),isDestructive:element.hasAttribute("data-intent-destructive"),since:element.getAttribute("data-intent-since"),until:element.getAttribute("data-intent-until"),platforms:words(element.getAttribute("data-intent-platforms")),};}
function parsed(text,missing){if(text===null)return missing;try{return JSON.parse(text);}catch{return undefined;}
}
function isRecord(value){return typeof value==="object"&&value!==null&&!Array.isArray(value);}
function words(text){return text?text.split(" ").filter(Boolean):[];}
const openable=["https:","mailto:","tel:"];function readAnswer(value){if(value==="handled"||value==="discarded"||value==="system")return value;if(isRecord(value)&&typeof value.system==="string"&&isOpenable(value.system)){return{system:value.system};}
return "discarded";}
function isOpenable(address){if (/[\u0000-\u0020\\]/.test(address)) return false;const scheme = /^[A-Za-z][A-Za-z0-9+.-]*:/.exec(address);return scheme!==null&&openable.includes(scheme[0].toLowerCase());}
function showAvailability(element,isAvailable,note){const kept=element.getAttribute("data-intent-href");if(isAvailable){if(kept===null)return;element.setAttribute("href",kept);element.removeAttribute("data-intent-href");element.removeAttribute("role");element.removeAttribute("aria-disabled");element.classList.remove("is-unavailable");element.querySelectorAll(":scope > .intent-note").forEach((old)=>old.remove());return;}
if(kept!==null)return;element.setAttribute("data-intent-href",element.getAttribute("href")||"");element.removeAttribute("href");element.setAttribute("role","link");element.setAttribute("aria-disabled","true");element.classList.add("is-unavailable");const text=document.createElement("span");text.className="intent-note";text.textContent=" ("+(element.getAttribute("title")||note)+")";element.append(text);}
function confirmed(document,question,isDestructive,texts){const before=document.activeElement;const dialog=document.createElement("dialog");dialog.className=isDestructive?"confirmation is-destructive":"confirmation";dialog.setAttribute("role","alertdialog");dialog.setAttribute("aria-modal","true");dialog.setAttribute("aria-labelledby","fp-confirmation");const text=document.createElement("p");text.id="fp-confirmation";text.textContent=question;const actions=document.createElement("div");actions.className="confirmation-actions";const cancel=button(document,texts.cancel,"quiet-button");const proceed=button(document,texts.proceed,"confirmation-proceed");actions.append(cancel,proceed);dialog.append(text,actions);document.body.append(dialog);return new Promise((resolve)=>{let isOver=false;function end(answer){if(isOver)return;isOver=true;if(typeof dialog.close==="function"&&dialog.open)dialog.close();dialog.remove();if(before instanceof HTMLElement)before.focus();resolve(answer);}
cancel.addEventListener("click",()=>end(false));proceed.addEventListener("click",()=>end(true));dialog.addEventListener("cancel",()=>end(false));dialog.addEventListener("close",()=>end(false));dialog.addEventListener("click",(event)=>{if(event.target===dialog)end(false);});if(typeof dialog.showModal==="function"){dialog.showModal();}else{showWithoutModal(dialog,[cancel,proceed],()=>end(false));}
(isDestructive?cancel:proceed).focus();});}
function showWithoutModal(dialog,buttons,cancel){dialog.setAttribute("open","");dialog.classList.add("is-plain");dialog.addEventListener("keydown",(event)=>{if(event.key==="Escape")cancel();if(event.key!=="Tab")return;event.preventDefault();const at=buttons.findIndex((button)=>button===event.target);buttons[(at+(event.shiftKey?buttons.length-1:1))% buttons.length].focus();});}
function button(document,text,name){const button=document.createElement("button");button.type="button";button.className=name;button.textContent=text;return button;}
function makeHost(post,receiver){const waiting=new Map();let last=0;return{ask(message){last+=1;const request=last;return new Promise((resolve,reject)=>{waiting.set(request,resolve);let reply;try{reply=post({...message,request});}catch(error){waiting.delete(request);reject(error);return;}
if(reply===undefined||reply===null)return;Promise.resolve(reply).then((answer)=>{if(answer!==undefined&&answer!==null&&waiting.delete(request))resolve(answer);},(error)=>{if(waiting.delete(request))reject(error);},);});},tell(message){try{const reply=post(message);if(reply instanceof Promise)reply.catch(()=>{});}catch{}
},receive(message){if(!isRecord(message))return;const resolve=typeof message.request==="number"?waiting.get(message.request):undefined;if(message.type==="answer"&&typeof message.request==="number"&&resolve){waiting.delete(message.request);resolve(message.answer);}else if(message.type!=="answer"){receiver(message);}
},};}
function webKitPost(window){const handler=window.webkit&&window.webkit.messageHandlers&&window.webkit.messageHandlers.fingerpost;return handler?(message)=>handler.postMessage(message):null;}
function androidPost(window){const object=window.FingerpostHost;if(!object||typeof object.postMessage!=="function")return null;return(message)=>{const reply=object.postMessage(JSON.stringify(message));if(typeof reply!=="string"||reply==="")return undefined;try{return JSON.parse(reply);}catch{return reply;}
};}
function embeddingPost(window,allowed,receive){const parent=window.parent;if(!parent||parent===window)return null;const origin=embeddingOrigin(window);if(origin===null||!allowed.includes(origin))return null;window.addEventListener("message",(event)=>{if(event.source===parent&&event.origin===origin&&isRecord(event.data)&&event.data.fingerpost===1){receive(event.data);}
});return(message)=>{parent.postMessage({fingerpost:1,...message},origin);return undefined;};}
function embeddingOrigin(window){const ancestors=window.location.ancestorOrigins;if(ancestors&&ancestors.length>0)return ancestors[0];try{return window.document.referrer?new URL(window.document.referrer).origin:null;}catch{return null;}
}
function readViewer(message){const said=isRecord(message)?message:{};const intents=Array.isArray(said.intents)?said.intents.filter((id)=>typeof id==="string"):null;return{platform:typeof said.platform==="string"?said.platform:null,version:typeof said.version==="string"&&isVersion(said.version)?said.version:null,intents,};}
function isAvailable(link,viewer){if(!viewer)return true;const{platform,version,intents}=viewer;if(intents&&!intents.includes(link.intent.id))return false;if(platform&&link.platforms.length>0&&!link.platforms.includes(platform))return false;if(!version)return true;if(link.since&&compareVersions(version,link.since)<0)return false;return!(link.until&&compareVersions(version,link.until)>0);}
function compareVersions(left,right){const ours=left.split(".").map(Number);const theirs=right.split(".").map(Number);for(let index=0;index<Math.max(ours.length,theirs.length);index+=1){const difference=(ours[index]||0)-(theirs[index]||0);if(difference!==0)return difference;}
return 0;}
function isVersion(text){return /^\d{1,9}(\.\d{1,9}){0,7}$/.test(text);}
function startRuntime(window,texts){const document=window.document;const known=readContract(document);if(!known)return null;const contract=known;let handler=null;let viewer=null;const observers=[];const busy=new Set();const host=makeHost((message)=>(post?post(message):undefined),(message)=>{if(message.type==="welcome")announce(message);});const post=
webKitPost(window)||androidPost(window)||embeddingPost(window,embedders(document),host.receive);function announce(said){viewer=readViewer(said);document.querySelectorAll("a[data-intent], area[data-intent]").forEach((element)=>{const link=readIntentLink(element,contract);if(link&&element instanceof HTMLElement)showAvailability(element,isAvailable(link,viewer),texts.unavailable);});}
function clicked(event){if(event.defaultPrevented||!(event instanceof MouseEvent)||event.button!==0)return;if(event.metaKey||event.ctrlKey||event.shiftKey||event.altKey)return;const element=event.target instanceof Element?event.target.closest("a, area"):null;if(!element)return;if(element.getAttribute("data-link")==="external")observe(element);const link=readIntentLink(element,contract);if(!link)return;const sends=handler!==null||post!==null;if(!isAvailable(link,viewer)){event.preventDefault();}else if(sends||link.confirm){event.preventDefault();if(busy.has(element))return;busy.add(element);follow(link,element).finally(()=>busy.delete(element));}
}
async function follow(link,element){if(link.confirm&&!(await confirmed(document,link.confirm,link.isDestructive,buttons(element))))return;const answer=await ask(link.intent);if(answer==="system")window.location.assign(link.href);else if(typeof answer==="object")window.location.assign(answer.system);}
async function ask(intent){if(!handler&&!post)return "system";try{return readAnswer(handler?await handler(intent):await host.ask({type:"intent",intent}));}catch(error){console.error("fingerpost: the intent was not taken",error);return "discarded";}
}
function buttons(element){const said=(element.textContent||"").trim();return{proceed:said!==""&&said.length<=40?said:texts.proceed,cancel:texts.cancel};}
function observe(element){let name;try{name=new URL(element.getAttribute("href")||"").host;}catch{return;}
for(const observer of observers){try{observer(name);}catch(error){console.error("fingerpost: an observer failed",error);}
}
if(post)host.tell({type:"external",host:name});}
document.addEventListener("click",clicked);if(post){const hello={type:"hello",contract:contract.version};host.ask(hello).then((said)=>announce(said),()=>{});}
return Object.freeze({handle(next){handler=typeof next==="function"?next:null;},announce,observeExternal(observer){if(typeof observer==="function")observers.push(observer);},receive:host.receive,});}
function embedders(document){const meta=document.querySelector('meta[name="fingerpost-embedders"]');return words(meta&&meta.getAttribute("content"));}
function startSearch(window,assets){const document=window.document;const buttons=document.querySelectorAll("[data-search]");if(buttons.length===0)return;let script=null;function open(){if(script){document.dispatchEvent(new Event("fingerpost-search"));return;}
const loading=document.createElement("script");script=loading;Object.assign(loading.dataset,buttons[0].dataset);loading.src=assets+"search.js";loading.onerror=()=>{loading.remove();script=null;};const style=document.createElement("link");style.rel="stylesheet";style.href=assets+"search.css";style.onload=style.onerror=()=>document.head.append(loading);document.head.append(style);}
buttons.forEach((button)=>button.addEventListener("click",open));document.addEventListener("keydown",(event)=>{const withControl=event.ctrlKey||event.metaKey;const isAsked = withControl ? event.key.toLowerCase() === "k" && !event.shiftKey : event.key === "/" && !takesText(event.target);if(!isAsked||event.altKey||document.querySelector("dialog[open]:not(.search)"))return;event.preventDefault();open();});}
function takesText(target){return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));}
const script=document.currentScript;function word(name,missing){return(script&&script.getAttribute("data-"+name))||missing;}
Object.defineProperty(window,"fingerpost",{value:startRuntime(window,{proceed:word("proceed","Continue"),cancel:word("cancel","Cancel"),unavailable:word("unavailable","not available in your version of the app"),}),});startAppearance(window);startCopying(window,{copy:word("copy","Copy"),copied:word("copied","Copied")});startContents(window);if(script instanceof HTMLScriptElement){const assets = script.src.replace(/[^/]*$/, "");startSearch(window,assets);startHistory(window,assets);}
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
        ("assets/resume.js", #"""
(function(){
"use strict";
function decoded(fragment){try{return decodeURIComponent(fragment);}catch{return fragment;}
}
const pathKey="fingerpost-path";const placeKey="fingerpost-place";function pageName(address,root){const bare = address.replace(/[?#].*$/s, "");if(!bare.startsWith(root))return null;const path=decoded(bare.slice(root.length));const file = /(^|\/)$/.test(path) ? path + "index.html" : path.endsWith(".html") ? path : path + ".html";return isPageName(file)?file:null;}
function isPageName(name){return typeof name === "string" && /^[^/\\?#:][^\\?#:]*\.html$/.test(name) && !/(^|\/)\.{0,2}\//.test(name);
}
const mostPages=32;function startResumption(window,assets){const root = new URL("../", assets).href;const here=pageName(window.location.href,root);const storage=window.sessionStorage;const sent=readPath(storage.getItem(placeKey));storage.removeItem(placeKey);if(sent&&last(sent.pages)===here)return goTo(window,sent.place);const saved=readPath(storage.getItem(pathKey));if(!saved||window.location.hash!=="#fp-resume")return;const list=window.document.createElement("script");list.src=assets+"pages.js";list.addEventListener("load",()=>{const known = readPages(/** @type {any} */ (window).fingerpostPages);const left=cut(saved.pages,(page)=>known.has(page));const page=last(left.pages);if(!page||page===here)return;if(left.isWhole)storage.setItem(placeKey,JSON.stringify(saved));window.location.replace(root+encodeURI(page));});window.document.head.append(list);}
function cut(pages,exists){const gone=pages.findIndex((page)=>!exists(page));return gone<0?{pages,isWhole:true}:{pages:pages.slice(0,gone),isWhole:false};}
function readPath(text){let value;try{value=JSON.parse(text||"");}catch{return null;}
if(names(value)!=="pages,place,version"||value.version!==1)return null;const{pages,place}=value;if(!Array.isArray(pages)||pages.length===0||pages.length>mostPages||!pages.every(isPageName))return null;if(names(place)!=="anchor,offset"||typeof place.anchor!=="string"||!Number.isFinite(place.offset))return null;return value;}
function readPages(list){const pages=new Set();for(const[folder,names]of Object.entries(list||{})){for (const name of String(names).split("/")) pages.add(folder + name + ".html");}
return pages;}
function goTo(window,place){const heading=place.anchor?window.document.getElementById(place.anchor):null;if(place.anchor&&!heading)return;const top=heading?heading.getBoundingClientRect().top+window.scrollY:0;window.scrollTo({ top: top + place.offset, behavior: /** @type {any} */ ("instant") });}
function last(pages){return pages[pages.length-1];}
function names(value){return value&&typeof value==="object"?Object.keys(value).sort().join():"";}
const script=document.currentScript;if (script instanceof HTMLScriptElement) startResumption(window, script.src.replace(/[^/]*$/, ""));
})();

"""#),
        ("assets/search.css", #"""
.search-field{display:flex;gap:.625rem;align-items:center;inline-size:100%;max-inline-size:40rem;min-block-size:3rem;margin-block:1.25rem;padding-inline:1rem;cursor:text;font:inherit;text-align:start;color:var(--quiet);background:var(--page);border:1px solid var(--quiet);border-radius:var(--radius)}
.search-field:hover{border-color:var(--accent)}
.search-field kbd{margin-inline-start:auto}
@media (hover:none){.search-field kbd{display:none}
}
.search{box-sizing:border-box;inline-size:min(42rem,100vw - 2rem);max-inline-size:none;max-block-size:min(40rem,100dvh - 2rem);margin-block:min(10vh,6rem) auto;padding:0;overflow:hidden;color:var(--text);background:var(--page);border:1px solid var(--line);border-radius:calc(var(--radius) * 1.4);box-shadow:0 1rem 3rem rgb(0 0 0 / .25)}
.search[open]{display:flex;flex-direction:column}
.search::backdrop{background:rgb(0 0 0 / .45)}
.search-bar{display:flex;align-items:center;gap:.5rem;padding:.75rem}
.search-bar input{flex:1;min-inline-size:0;min-block-size:2.75rem;padding-inline:.875rem;font:inherit;font-size:1.0625rem;appearance:none;color:var(--strong);background:var(--surface);border:1px solid var(--quiet);border-radius:var(--radius)}
.search-bar input::placeholder{color:var(--quiet);opacity:1}
.search-bar input::-webkit-search-cancel-button{display:none}
.search-bar input:focus{outline:.125rem solid var(--accent);outline-offset:0;border-color:transparent}
.search-note{margin:0;padding:.25rem 1.25rem 1rem;color:var(--quiet);overflow-wrap:anywhere}
.search-results{flex:1;margin:0;padding:.5rem;overflow-y:auto;list-style:none;overscroll-behavior:contain;border-block-start:1px solid var(--line)}
.search-results[hidden],.search-note[hidden]{display:none}
.search-results a{display:block;padding:.625rem .75rem;color:inherit;text-decoration:none;border-radius:var(--radius)}
.search-results a:hover{background:var(--surface)}
.search-results [aria-selected="true"]{background:var(--accent-soft);box-shadow:inset .1875rem 0 var(--accent)}
.search-results:dir(rtl) [aria-selected="true"]{box-shadow:inset -.1875rem 0 var(--accent)}
.search-results span{display:block;overflow-wrap:anywhere}
.search-trail{font-size:.8125rem;color:var(--quiet)}
.search-title{font-weight:600;color:var(--strong);line-height:1.4}
.search-results .search-heading{display:inline;font-weight:450;color:var(--text)}
.search-heading::before{content:"— ";content:"— " / "";color:var(--quiet)}
.search-excerpt{margin-block-start:.125rem;font-size:.9375rem;line-height:1.5;color:var(--text)}
.search-results mark{padding:0;color:inherit;background:none;font-weight:650;text-decoration:underline;text-decoration-color:var(--accent);text-decoration-thickness:.125em;text-underline-offset:.15em}
@media (max-width:40rem){.search{inline-size:100vw;max-block-size:100dvh;block-size:100dvh;margin:0;border:0;border-radius:0}
}
@media (forced-colors:active){.search-results [aria-selected="true"]{outline:2px solid}
}
@media print{.search-field{display:none}
}
.search .quiet-button::before{content:none}

"""#),
        ("assets/search.js", #"""
(function(){
"use strict";
const WORD_LIMIT=40;const partOfWord = /^[\p{L}\p{N}\p{M}]$/u;const ignored=
/^[\u00ad\u061c\u0640\u0670\u0711\u200c-\u200f\u2060\ufeff\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u0730-\u074a\u08d3-\u08e1\u08e3-\u08ff\ufe00-\ufe0f\u{e0100}-\u{e01ef}]$/u;const paired=
/^[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\u0e00-\u0eff\u1000-\u109f\u1100-\u11ff\u1780-\u17ff\u3005\u3007\u3100-\u312f\u31f0-\u31ff\u{20000}-\u{3ffff}]$/u;const substitutes={"ß":"ss","æ":"ae","œ":"oe","ø":"o","đ":"d","ð":"d","þ":"th","ł":"l","ħ":"h","ŧ":"t","ı":"i","ς":"σ","ى":"ي","ی":"ي","ة":"ه","ک":"ك",};const folded=new Map();function fold(character){let result=folded.get(character);if(result)return result;result=[];if (/^[\u4e00-\u9fff\uac00-\ud7a3]$/.test(character)) {result.push(character);}else{for(const part of character.normalize("NFKD")){if(ignored.test(part))continue;for(const lower of part.toLowerCase()){const digit = /^[\u0660-\u0669\u06f0-\u06f9]$/.test(lower) ? String(lower.charCodeAt(0) & 15) : null;const letters=digit||substitutes[lower];if(letters)result.push(...letters);else if(!ignored.test(lower))result.push(partOfWord.test(lower)?lower:"");}
}
}
folded.set(character,result);return result;}
function readTerms(text){const terms=[];let run=[];let isPaired=false;function flush(){if(run.length===0)return;if(isPaired){run.forEach((first,index)=>{const second=run[index+1];terms.push({term:first.value+(second?second.value:""),start:first.start,end:(second||first).end,isPaired:true,isTail:!second&&index>0,});});}else{const term=run.slice(0,WORD_LIMIT).map((part)=>part.value).join("");terms.push({term,start:run[0].start,end:run[run.length-1].end,isPaired:false,isTail:false});}
run=[];}
let index=0;for(const character of text){const start=index;index+=character.length;for(const value of fold(character)){if(value===""){flush();continue;}
const last=run[run.length-1];const whole=composed(last?last.value:"",value);if(whole!==null){if(last){last.value=whole;last.end=index;}
continue;}
const needsPairs=paired.test(value);if(run.length>0&&needsPairs!==isPaired)flush();isPaired=needsPairs;run.push({value,start,end:index});}
}
flush();return terms;}
function composed(last,value){const isVoicing = value === "\u3099" || value === "\u309a";if (!isVoicing && !/^[\u1161-\u1175\u11a8-\u11c2]$/.test(value)) return null;const isBase = isVoicing ? /^[\u3040-\u30ff]$/.test(last) : /^[\u1100-\u1112\uac00-\ud7a3]$/.test(last);const whole=isBase?(last+value).normalize("NFC"):"";if([...whole].length===1)return whole;return isVoicing?last:null;}
const EXCERPT=170;function findHits(text,words){const hits=[];for(const{term,start,end}of readTerms(text)){for(let word=0;word<words.length;word+=1){const weight=words[word].forms.get(term);if(weight!==undefined){hits.push({start,end,word,weight});break;}
}
}
return hits;}
function markHits(text,hits){const pieces=[];const ranges=[];for(const{start,end}of hits){const last=ranges[ranges.length-1];if(last&&start<=last[1])last[1]=Math.max(last[1],end);else ranges.push([start,end]);}
let written=0;for(const[start,end]of ranges){if(start>written)pieces.push({text:text.slice(written,start),isHit:false});pieces.push({text:text.slice(start,end),isHit:true});written=end;}
if(written<text.length)pieces.push({text:text.slice(written),isHit:false});return pieces;}
function makeExcerpt(text,hits,words){let first=0;let best=-1;for(let from=0;from<hits.length&&from<400;from+=1){const seen=new Set();let value=0;for(let at=from;at<hits.length&&hits[at].end-hits[from].start<=EXCERPT*0.8;at+=1){const{word,weight}=hits[at];value+=seen.has(word)?0.05:(words[word].rarity+0.1)*weight;seen.add(word);}
if(value>best){best=value;first=from;}
}
let start=hits.length>0?Math.max(0,hits[first].start-Math.floor(EXCERPT*0.25)):0;if(start>0)start=afterSpace(text,start,hits[first].start);let end=Math.min(text.length,start+EXCERPT);if(end<text.length)end=beforeSpace(text,start,end);const inside=hits
.filter((hit)=>hit.start>=start&&hit.end<=end)
.map((hit)=>({...hit,start:hit.start-start,end:hit.end-start}));const pieces=markHits(text.slice(start,end),inside);if(start>0)pieces.unshift({text:"…",isHit:false});if(end<text.length)pieces.push({text:"…",isHit:false});return pieces;}
function afterSpace(text,from,limit){const space=text.indexOf(" ",from);if(space>=0&&space<limit)return space+1;return isLowSurrogate(text,from)?from+1:from;}
function beforeSpace(text,start,end){const space=text.lastIndexOf(" ",end);if (space > start + EXCERPT / 2) return space;return isLowSurrogate(text,end)?end-1:end;}
function isLowSurrogate(text,index){return(text.charCodeAt(index)&0xfc00)===0xdc00;}
function makeResult([title,address,trail,sections],words,score){const all=words.reduce((sum,word)=>sum+(word.pages.size>0?word.rarity:0),0)||1;const titleHits=findHits(title,words);const titled=new Set(titleHits.map((hit)=>hit.word));const inTitle=share(titled,words,all);let best = { value: -1, covered: 0, index: 0, hits: /** @type {Hit[]} */ ([]), headingHits: /** @type {Hit[]} */ ([]) };sections.forEach(([heading,,text],index)=>{const hits=findHits(text,words);const headingHits=findHits(heading,words);const seen=new Set([...titled,...headingHits.map((hit)=>hit.word),...hits.map((hit)=>hit.word)]);const covered=share(seen,words,all);const headed=share(new Set(headingHits.map((hit)=>hit.word)),words,all);const density = hits.reduce((sum, hit) => sum + hit.weight * words[hit.word].rarity, 0) / all;const value = covered * 2 + headed + 0.5 * (density / (density + 2)) + (index === 0 ? 0.05 : 0);if(value>best.value)best={value,covered,index,hits,headingHits};});const section=sections[best.index]||["","",""];const isWhole=section[0]===""||section[1]===""||(inTitle>0.99&&best.headingHits.length===0);return{address:isWhole?address:address+"#"+encodeURIComponent(section[1]),title:markHits(title,titleHits),trail,heading:isWhole?[]:markHits(section[0],best.headingHits),excerpt:makeExcerpt(section[2],best.hits,words),score:score*(0.6+0.4*Math.max(best.covered,inTitle)+0.25*inTitle),};}
function share(seen,words,all){let sum=0;for(const word of seen)sum+=words[word].pages.size>0?words[word].rarity:0;return sum / all;}
function typingDistance(left,right,limit){const a=[...left];const b=[...right];if(Math.abs(a.length-b.length)>limit)return limit+1;let before = /** @type {number[]} */ ([]);let last=b.map((_,index)=>index);last.push(b.length);for(let row=1;row<=a.length;row+=1){const current=[row];for(let column=1;column<=b.length;column+=1){const isSame=a[row-1]===b[column-1];let best=Math.min(last[column]+1,current[column-1]+1,last[column-1]+(isSame?0:1));if(row>1&&column>1&&a[row-1]===b[column-2]&&a[row-2]===b[column-1]){best=Math.min(best,before[column-2]+1);}
current.push(best);}
if(Math.min(...current)>limit)return limit+1;before=last;last=current;}
return last[b.length];}
function typingTolerance(word){const length=[...word].length;return length>=8?2:length>=4?1:0;}
const endings={en:["ings","ing","ied","ies","ed","es","s","e","y"],es:["aciones","acion","ados","adas","ado","ada","ando","iendo","es","os","as","ar","er","ir","s","o","a","e"],de:["ungen","ung","ern","em","en","er","es","e","n","s"],fr:["ations","ation","ees","ee","er","es","ez","e","s"],ar:["ها","ات","ان","ون","ين","يه","ه","ي"],};const beginnings={ar:["وال","بال","كال","فال","لل","ال"]};const fillers={en:"a an and anyone are as at be by can do does for from how i if in is it me my of on or so somebody someone something that the there this to was what when where which who why will with you your",es:"a al como con cual cuando de del donde e el en es esta este hay la las lo los me mi mis o para por porque puedo que se si sin su sus te tu tus un una y",de:"als am an auf aus bei bin das dem den der des die ein eine einem einen einer es fur gibt ich im in ist kann man mein meine mit nicht oder sich sie sind so um und von vom wann warum was wie wo zu zum zur",fr:"a au aux avec c ce ces comment d dans de des du en est et il j je l la le les ma mes mon n ne ou par pas pour pourquoi puis qu quand que quel quelle qui s sa se ses son sur un une",};const fillerSets=Object.fromEntries(Object.entries(fillers).map(([language,text])=>[language,new Set(text.split(" "))]));function isFiller(word,language){const words=fillerSets[language.toLowerCase().split("-")[0]];return words?words.has(word):false;}
function variants(word,language){const before=beginnings[language.toLowerCase().split("-")[0]]||[];const own=before.find((text)=>word.startsWith(text)&&word.length-text.length>=3)||"";const bare=word.slice(own.length);return[...new Set([word,bare,...before.flatMap((text)=>[text+bare,text+word])])];}
function stem(word,language){for(const ending of endings[language.toLowerCase().split("-")[0]]||[]){if(!word.endsWith(ending)||word.length-ending.length<3)continue;const rest=word.slice(0,-ending.length);return ending.length > 1 && /([b-df-hj-np-tv-z])\1$/.test(rest) && !/(ll|ss)$/.test(rest) ? rest.slice(0, -1) : rest;}
return word;}
const COMPLETIONS=12;const FORMS=24;const POSTING_FILES=3;async function readQuery(shards,text,language){const terms=readTerms(text).filter((term)=>!term.isTail);const last=terms[terms.length-1];const seen=new Set();const words=[];for(const term of terms){if(seen.has(term.term)||seen.size>=12)continue;seen.add(term.term);const isOpen=term.isPaired?[...term.term].length===1:term===last&&term.end===text.length;words.push(queryWord(shards,term,isOpen,language));}
return Promise.all(words);}
async function queryWord(shards,{term,isPaired},isOpen,language){const spelled=isPaired?[term]:variants(term,language);const roots=new Set(isPaired?spelled:spelled.map((word)=>stem(word,language)));const searches=[...roots].map((root)=>shards.wordsWith(root,3));const near=[...new Map((await Promise.all(searches)).flat().map((word)=>[word.term,word])).values()];let forms=[];for(const word of near){if(word.term===term)forms.push({...word,weight:1});else if(!isPaired&&roots.has(stem(word.term,language)))forms.push({...word,weight:0.85});}
if(isOpen){const goesOn = (/** @type {string} */ other) => spelled.some((word) => other.startsWith(word));const longer=near.filter((word)=>goesOn(word.term)&&!forms.some((form)=>form.term===word.term));longer.sort((left,right)=>right.common-left.common||left.term.length-right.term.length);for(const word of longer.slice(0,COMPLETIONS)){forms.push({ ...word, weight: isPaired ? 1 : 0.6 + (0.35 * term.length) / word.term.length });}
}
let isCorrected=false;if(forms.length===0&&!isPaired){forms=await spellings(shards,term,isOpen);isCorrected=forms.length>0;}
const word=await withPages(shards,term,forms.slice(0,FORMS),isCorrected);if(isFiller(term,language))word.rarity*=0.1;return word;}
async function spellings(shards,term,isOpen){const tolerance=typingTolerance(term);if(tolerance===0)return[];const letters=[...term];const kept = Math.max(1, tolerance === 1 ? Math.floor((letters.length - 1) / 2) : Math.floor(letters.length / 4));const[starting,ending]=await Promise.all([
shards.wordsWith(letters.slice(0,kept).join(""),4),shards.wordsEnding(letters.slice(-kept).join(""),4),]);const distances=new Map();for(const candidate of[...starting.map((word)=>word.term),...ending]){if(distances.has(candidate))continue;const distance=typingDistance(term,candidate,tolerance);if(distance<=tolerance){distances.set(candidate,distance);}else if(isOpen&&candidate.length>term.length&&letters.length>=5){const beginning=[...candidate].slice(0,letters.length).join("");if(typingDistance(term,beginning,1)<=1)distances.set(candidate,2);}
}
const best=Math.min(...distances.values());const words=[...distances].filter(([,distance])=>distance===best).map(([word])=>word);const forms=[];const known=new Map(starting.map((word)=>[word.term,word]));let files=4;for(const word of words){let found=known.get(word);if(!found&&files>0){files-=1;found=(await shards.wordsWith(word,1)).find((other)=>other.term===word);}
if(found)forms.push({...found,weight:best===1?0.7:0.5});}
forms.sort((left,right)=>right.common-left.common||(left.term<right.term?-1:1));return forms.slice(0,6);}
async function withPages(shards,term,forms,isCorrected){const count=await shards.pageCount();const files=await Promise.all(forms.map((form)=>shards.postingsFile(form.place)));const order=forms.map((_,index)=>index).sort((left,right)=>forms[right].weight-forms[left].weight||left-right);const taken=new Set();const chosen=order.filter((index)=>taken.has(files[index])||(taken.size<POSTING_FILES&&taken.add(files[index])));const postings=await Promise.all(chosen.map((index)=>shards.postings(forms[index].place)));const pages=new Map();let total=0;let isCommon=false;postings.forEach((posting,at)=>{const{weight}=forms[chosen[at]];posting.pages.forEach((page,index)=>{pages.set(page, Math.max(pages.get(page) || 0, (posting.impacts[index] / 63) * weight));});total=Math.max(total,posting.total);if(posting.total>posting.pages.length)isCommon=true;});total=Math.max(total,pages.size);return{term,forms:new Map(chosen.map((index)=>[forms[index].term,forms[index].weight])),pages,rarity: Math.log(1 + (count + 1) / (total + 1)),isCommon,isCorrected,};}
function rankPages(words){const scores=new Map();let all=0;for(const word of words){if(word.pages.size===0)continue;all+=word.rarity;for(const[page,value]of word.pages){const entry=scores.get(page)||{score:0,covered:0};entry.score+=word.rarity*value;entry.covered+=word.rarity;scores.set(page,entry);}
}
for(const word of words){if(!word.isCommon)continue;for(const[page,entry]of scores)if(!word.pages.has(page))entry.covered+=word.rarity;}
const result=[];for (const [page, { score, covered }] of scores) result.push({ page, score: score * Math.sqrt(covered / all) });return result.sort((left,right)=>right.score-left.score||left.page-right.page);}
const STEP=8;function makeSearchDialog(window,shards,texts,root){const document=window.document;const dialog=document.createElement("dialog");dialog.className="search";dialog.setAttribute("aria-label",texts.search);const bar=element("div","search-bar");const input=document.createElement("input");for(const[name,value]of Object.entries({type:"search",role:"combobox",placeholder:texts.search,"aria-label":texts.search,"aria-autocomplete":"list","aria-expanded":"false","aria-controls":"fp-search-results",autocomplete:"off",autocapitalize:"off",spellcheck:"false",enterkeyhint:"go",})){input.setAttribute(name,value);}
const close=document.createElement("button");close.type="button";close.className="quiet-button";close.textContent=texts.close;bar.append(input,close);const list=element("ul","search-results");list.id="fp-search-results";list.setAttribute("role","listbox");list.setAttribute("aria-label",texts.results);const note=element("p","search-note");const status=element("p","unseen");status.setAttribute("role","status");dialog.append(bar,note,list,status);document.body.append(dialog);let options=[];let current=-1;let run=0;let words=[];let ranked=[];let isAdding=false;function element(name,className){const result=document.createElement(name);result.className=className;return result;}
function write(parent,pieces){for(const{text,isHit}of pieces){const node=document.createTextNode(text);if(!isHit){parent.append(node);continue;}
const mark=document.createElement("mark");mark.append(node);parent.append(mark);}
}
function add(result){const item=document.createElement("li");item.setAttribute("role","presentation");const link=document.createElement("a");link.href=root+result.address;link.id="fp-search-result-"+options.length;link.tabIndex=-1;link.setAttribute("role","option");link.setAttribute("aria-selected","false");if(result.trail.length>0){const trail=element("span","search-trail");trail.textContent=result.trail.join(" › ");link.append(trail);}
const title=element("span","search-title");write(title,result.title);if(result.heading.length>0){const heading=element("span","search-heading");write(heading,result.heading);title.append(document.createTextNode(" "),heading);}
link.append(title);if(result.excerpt.length>0){const excerpt=element("span","search-excerpt");write(excerpt,result.excerpt);link.append(excerpt);}
item.append(link);list.append(item);options.push(link);}
function choose(index){if(options[current])options[current].setAttribute("aria-selected","false");current=index;const option=options[current];if(!option){input.removeAttribute("aria-activedescendant");return;}
option.setAttribute("aria-selected","true");input.setAttribute("aria-activedescendant",option.id);option.scrollIntoView({block:"nearest"});}
async function load(pages,words){const results=await Promise.all(pages.map(async({page,score})=>makeResult(await shards.page(page),words,score)),);return results
.map((result,index)=>({result,index}))
.sort((left,right)=>right.result.score-left.result.score||left.index-right.index)
.map(({result})=>result);}
async function addMore(){if(isAdding||options.length>=ranked.length)return;isAdding=true;const mine=run;try{const results=await load(ranked.slice(options.length,options.length+STEP),words);if(mine===run)results.forEach(add);}catch{}finally{isAdding=false;}
}
async function search(){run+=1;const mine=run;const text=input.value;if(text.trim()===""){show([],"","");return;}
try{const newWords=await readQuery(shards,text,document.documentElement.lang);const newRanked=rankPages(newWords);const results=await load(newRanked.slice(0,STEP),newWords);if(mine!==run)return;words=newWords;ranked=newRanked;if(results.length===0){const message=filled(texts.empty,"query",text.trim());show([],message+" "+texts.advice,message);return;}
const corrected=words.filter((word)=>word.isCorrected);const instead=corrected.flatMap((word)=>[...word.forms.keys()].slice(0,1)).join(" ");const message=instead?filled(texts.instead,"query",instead):"";show(results,message,(message+" "+filled(texts.count,"count",String(ranked.length))).trim());}catch{if(mine===run)show([],texts.failed,texts.failed);}
}
function show(results,message,spoken){list.textContent="";options=[];current=-1;results.forEach(add);if(results.length===0){ranked=[];words=[];}
list.scrollTop=0;list.hidden=results.length===0;note.textContent=message;note.hidden=message==="";status.textContent=spoken;input.setAttribute("aria-expanded",String(results.length>0));choose(results.length>0?0:-1);}
input.addEventListener("input",search);input.addEventListener("keydown",(event)=>{if(event.isComposing)return;if(event.key==="ArrowDown"||event.key==="ArrowUp"){event.preventDefault();if(options.length===0)return;const next=current+(event.key==="ArrowDown"?1:-1);if(next>=options.length-2)addMore();choose((next+options.length)% options.length);}else if(event.key==="Enter"&&options[current]){event.preventDefault();options[current].click();}else if(event.key==="Escape"){event.preventDefault();end();}
});list.addEventListener("scroll",()=>{if(list.scrollTop+list.clientHeight>list.scrollHeight-200)addMore();},{passive:true});list.addEventListener("click",(event)=>{if(event.target instanceof Element&&event.target.closest("a")&&!event.ctrlKey&&!event.metaKey&&!event.shiftKey)end();});close.addEventListener("click",end);dialog.addEventListener("click",(event)=>{if(event.target===dialog)end();});function end(){if(typeof dialog.close==="function")dialog.close();else dialog.removeAttribute("open");}
show([],"","");return()=>{if(!dialog.open){if(typeof dialog.showModal==="function")dialog.showModal();else dialog.setAttribute("open","");}
input.focus();input.select();};}
function filled(text,name,value){return text.split("{"+name+"}").join(value);}
function scriptLoader(window,folder){const document=window.document;const waiting=new Map();Object.defineProperty(window,"fingerpostSearch",{value: (/** @type {string} */ kind, /** @type {number} */ number, /** @type {unknown} */ data) => {const resolve=waiting.get(kind+number);if(resolve)resolve(data);},});return(kind,number,version)=>
new Promise((resolve,reject)=>{waiting.set(kind+number,resolve);const script=document.createElement("script");const name=kind==="index"?"index.js":kind+"-"+number+".js";const query=version&&folder.startsWith("http")?"?"+version:"";script.src=folder+name+query;const end=()=>{waiting.delete(kind+number);script.remove();reject(new Error(name));};script.addEventListener("load",end);script.addEventListener("error",end);document.head.append(script);});}
const DIGITS="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";const SHARES = "!#$%&'()*+,-./:;<=>?@[]^_`{|}~ ";function readNumbers(text){const result=[];for(let index=0;index<text.length;){const[number,next]=readNumber(text,index);result.push(number);index=next;}
return result;}
function readNumber(text,index){let number=0;let shift=0;let digit=32;while(digit>=32&&index<text.length){digit=DIGITS.indexOf(text[index]);number+=(digit&31)*2**shift;shift+=5;index+=1;}
return[number,index];}
function readPostings(text){let[total,index]=readNumber(text,0);const pages=[];const impacts=[];let page=-1;while(index<text.length){impacts.push(DIGITS.indexOf(text[index]));const[distance,next]=readNumber(text,index+1);page+=distance+1;pages.push(page);index=next;}
return{total,pages,impacts};}
function readWords(text){const result=[];let last="";for (const [, share, common, rest] of text.matchAll(/([!-/:-@[-`{-~ ])([a-z])([^!-/:-@[-`{-~ ]*)/g)) {last=last.slice(0,SHARES.indexOf(share))+rest;result.push({term:last,common:common.charCodeAt(0)-97});}
return result;}
function compareTerms(left,right){const length=Math.min(left.length,right.length);for(let index=0;index<length;index+=1){let a=left.charCodeAt(index);let b=right.charCodeAt(index);if(a===b)continue;if(a>=0xd800&&b>=0xd800){a=a>=0xe000?a-0x800:a+0x2000;b=b>=0xe000?b-0x800:b+0x2000;}
return a-b;}
return left.length-right.length;}
function partitionPoint(count,isBefore){let low=0;let high=count;while(low<high){const middle=(low+high)>>1;if(isBefore(middle))low=middle+1;else high=middle;}
return low;}
function openShards(load){const loaded=new Map();function shard(kind,number,read){const name=kind+number;let data=loaded.get(name);if(!data){const version=kind==="index"?Promise.resolve(""):directory().then((index)=>index.version);data=version.then((text)=>load(kind,number,text)).then(read);data.catch(()=>loaded.delete(name));loaded.set(name,data);}
return data;}
function directory(){return shard("index",0,(data)=>{let page=0;return{version:String(data.version),pages:Number(data.pages),words: /** @type {string[]} */ (data.words),wordStarts:readNumbers(data.wordStarts),endings: /** @type {string[]} */ (data.endings),postingStarts:readNumbers(data.postingStarts),pageStarts:readNumbers(data.pageCounts).map((count)=>(page+=count)-count),};});}
async function wordsOfList(kind,firsts,prefix,limit){const first=Math.max(0,partitionPoint(firsts.length,(at)=>compareTerms(firsts[at],prefix)<=0)-1);const files=[];for(let file=first;file<firsts.length&&files.length<limit;file+=1){if(file>first&&!firsts[file].startsWith(prefix))break;files.push(file);}
const lists=await Promise.all(files.map((file)=>shard(kind,file,readWords)));return lists.flatMap((list,at)=>{const result=[];let index=partitionPoint(list.length,(word)=>compareTerms(list[word].term,prefix)<0);for(;index<list.length&&list[index].term.startsWith(prefix);index+=1){result.push({...list[index],file:files[at],index});}
return result;});}
async function postingsFile(place){const{postingStarts}=await directory();return partitionPoint(postingStarts.length,(at)=>postingStarts[at]<=place)-1;}
return{pageCount:()=>directory().then((index)=>index.pages),async wordsWith(prefix,limit){const{words,wordStarts}=await directory();const found=await wordsOfList("words",words,prefix,limit);return found.map(({term,common,file,index})=>({term,common,place:wordStarts[file]+index}));},async wordsEnding(ending,limit){const{endings}=await directory();const found=await wordsOfList("endings",endings,backwards(ending),limit);return found.map(({term})=>backwards(term));},async postings(place){const{postingStarts}=await directory();const file=await postingsFile(place);const lines = await shard("postings", file, (/** @type {string} */ data) => data.split(" "));return readPostings(lines[place-postingStarts[file]]);},postingsFile,async page(page){const{pageStarts}=await directory();const file=partitionPoint(pageStarts.length,(at)=>pageStarts[at]<=page)-1;const pages = await shard("pages", file, (/** @type {FoundPage[]} */ data) => data);return pages[page-pageStarts[file]];},};}
function backwards(text){return[...text].reverse().join("");}
const searchScript=document.currentScript;if(searchScript instanceof HTMLScriptElement){const assets = searchScript.src.replace(/[^/]*$/, "");const folder = assets + "search/" + encodeURIComponent(document.documentElement.lang) + "/";const texts=searchScript.dataset;const open=makeSearchDialog(window,openShards(scriptLoader(window,folder)),{search:texts.search||"Search",close:texts.close||"Close",results:texts.results||"Results",count:texts.count||"Results: {count}",empty:texts.empty||"Nothing found for {query}.",advice:texts.advice||"Try fewer words, or other ones.",instead:texts.instead||"Showing results for {query}.",failed:texts.failed||"Search could not be loaded.",},new URL("..",assets).href,);document.addEventListener("fingerpost-search",open);open();}
})();

"""#),
        ("assets/tabs.css", #"""
.tabs{margin-block:1.5rem}
.tab-title{font-weight:600;color:var(--strong)}
.tab-list{display:flex;overflow-x:auto;gap:1.25rem;border-block-end:1px solid var(--line);margin-block-end:1rem}
.tab-list button{flex:none;padding:.5rem .125rem;border:0;border-block-end:2px solid transparent;background:none;font:inherit;font-size:.9375rem;font-weight:600;color:var(--quiet);cursor:pointer}
.tab-list button:hover{color:var(--strong)}
.tab-list button:focus-visible{outline-offset:-.1875rem}
.tab-list [aria-selected="true"]{color:var(--accent);border-color:currentcolor}
.is-live>.tab>.tab-title{display:none}
.is-live>.tab>.tab-title + *{margin-block-start:0}
@media print{.tab-list{display:none}
.tab[hidden]{display:block;content-visibility:visible}
.is-live>.tab>.tab-title{display:block}
}

"""#),
        ("assets/tabs.js", #"""
(function(){
"use strict";
function decoded(fragment){try{return decodeURIComponent(fragment);}catch{return fragment;}
}
const storageKey="fingerpost-tabs";const keptChoices=50;function startTabs(window){const document=window.document;const groups=[];document.querySelectorAll("article .tabs").forEach((element)=>{const group=makeGroup(document,element,"fp-tabs-"+groups.length);if(group)groups.push(group);});if(groups.length===0)return;const choices=readChoices(stored(window));function choose(chosen,index,isRemembered){const bar=chosen.tabs[index];const before=bar.getBoundingClientRect().top;for(const group of groups)if(group===chosen||(isRemembered&&group.key===chosen.key))show(group,index);if(!isRemembered)return;window.scrollBy({ top: bar.getBoundingClientRect().top - before, behavior: /** @type {any} */ ("instant") });choices.delete(chosen.key);choices.set(chosen.key,index);store(window,JSON.stringify([...choices].slice(-keptChoices)));}
function reveal(){const name=window.location.hash.slice(1);const target=document.getElementById(decoded(name));if(!target)return;let isHidden=false;for(const group of groups){const index=group.panels.findIndex((panel)=>panel.contains(target));if(index<0||!group.panels[index].hasAttribute("hidden"))continue;choose(group,index,false);isHidden=true;}
if(isHidden)target.scrollIntoView();}
for(const group of groups){show(group,Math.min(choices.get(group.key)||0,group.tabs.length-1));group.tabs.forEach((tab,index)=>{tab.addEventListener("click",()=>choose(group,index,true));tab.addEventListener("keydown",(event)=>{const isMirrored=getComputedStyle(tab).direction==="rtl";const next=nextTab(event.key,index,group.tabs.length,isMirrored);if(next===null||event.altKey||event.ctrlKey||event.metaKey)return;event.preventDefault();choose(group,next,true);group.tabs[next].focus();});group.panels[index].addEventListener("beforematch",()=>choose(group,index,false));});}
reveal();window.addEventListener("hashchange",reveal);}
function nextTab(key,index,count,isMirrored){if(key==="Home")return 0;if(key==="End")return count-1;if(key!=="ArrowLeft"&&key!=="ArrowRight")return null;return(index+((key==="ArrowRight")===isMirrored?count-1:1))% count;}
function readChoices(text){try{const list=JSON.parse(text||"[]");const isChoice=(entry)=>
Array.isArray(entry)&&typeof entry[0]==="string"&&Number.isInteger(entry[1])&&entry[1]>=0;return new Map(Array.isArray(list)?list.filter(isChoice):[]);}catch{return new Map();}
}
function makeGroup(document,element,id){const panels = /** @type {HTMLElement[]} */ ([...element.children].filter((child) => child.classList.contains("tab")));if(panels.length===0)return null;const list=document.createElement("div");list.className="tab-list";list.setAttribute("role","tablist");const tabs=panels.map((panel,index)=>{const title=panel.querySelector(":scope > .tab-title");const tab=document.createElement("button");tab.type="button";tab.id=id+"-"+index;tab.textContent=title&&title.textContent;tab.setAttribute("role","tab");tab.setAttribute("aria-controls",tab.id+"-part");panel.id=tab.id+"-part";panel.setAttribute("role","tabpanel");panel.setAttribute("aria-labelledby",tab.id);return tab;});list.append(...tabs);element.prepend(list);element.classList.add("is-live");return { key: tabs.map((tab) => tab.textContent).join("\n"), tabs, panels };}
function show(group,chosen){group.tabs.forEach((tab,index)=>{const panel=group.panels[index];tab.setAttribute("aria-selected",String(index===chosen));tab.tabIndex=index===chosen?0:-1;panel.tabIndex=index===chosen?0:-1;if(index===chosen)panel.removeAttribute("hidden");else panel.setAttribute("hidden","onbeforematch" in panel?"until-found":"");});}
function stored(window){try{return window.localStorage.getItem(storageKey);}catch{return null;}
}
function store(window,text){try{window.localStorage.setItem(storageKey,text);}catch{}
}
startTabs(window);
})();

"""#),
        ("brand.mustache", #"""
<a class="site-title" href="{{home}}">{{#logo}}<img{{#dark}} class="logo-light"{{/dark}} src="{{light}}" alt=""{{#width}} width="{{width}}" height="{{height}}"{{/width}}>{{#dark}}<img class="logo-dark" src="{{dark}}" alt=""{{#width}} width="{{width}}" height="{{height}}"{{/width}}>{{/dark}}{{/logo}}{{site.title}}</a>

"""#),
        ("breadcrumbs.mustache", #"""
{{#hasBreadcrumbs}}
<nav class="breadcrumbs" aria-label="{{texts.breadcrumbs}}">
<ol>
{{#breadcrumbs}}
<li><a href="{{href}}">{{title}}</a></li>
{{/breadcrumbs}}
<li><span aria-current="page"{{#isFallback}} lang="{{language}}" dir="{{direction}}"{{/isFallback}}>{{title}}</span></li>
</ol>
</nav>
{{/hasBreadcrumbs}}

"""#),
        ("cards.mustache", #"""
<ul class="cards">
{{#children}}
<li>{{#icon}}<img src="{{icon}}" alt="" width="40" height="40">{{/icon}}<a href="{{href}}">{{title}}</a>{{#description}}<p>{{description}}</p>{{/description}}</li>
{{/children}}
</ul>

"""#),
        ("details.mustache", #"""
{{#hasDetails}}
<div class="page-details">
{{#updated}}
<p>{{before}}<time datetime="{{day}}">{{text}}</time>{{after}}</p>
{{/updated}}
{{#edit}}
<p><a class="edit-link" href="{{edit}}" rel="noopener">{{texts.editPage}}</a></p>
{{/edit}}
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
{{#site.hasStyle}}
<link rel="stylesheet" href="{{assets}}site.css">
{{/site.hasStyle}}
<script src="{{assets}}appearance.js"></script>

"""#),
        ("header.mustache", #"""
<a class="skip-link" href="#fp-content">{{texts.skipToContent}}</a>
<header class="site-header">
{{>brand}}
{{>search-button}}
{{#hasAlternates}}
<button class="quiet-button language-button" type="button" popovertarget="fp-languages"><span>{{languageName}}</span></button>
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
<button class="quiet-button menu-button" type="button" popovertarget="fp-navigation"><span>{{texts.menu}}</span></button>
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
{{! A text that brings its own title comes before the topics, any other one after them. }}
{{^bodyHasHeading}}
<div class="hero">
{{>notices}}
{{>title}}
{{#description}}
<p>{{description}}</p>
{{/description}}
{{>search-field}}
</div>
{{>topics}}
{{>article}}
{{/bodyHasHeading}}
{{#bodyHasHeading}}
{{>notices}}
{{>article}}
{{>search-field}}
{{>topics}}
{{/bodyHasHeading}}
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
<link rel="alternate" hreflang="{{locale}}" href="{{address}}">
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
<link rel="alternate" hreflang="{{locale}}" href="{{address}}">
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
{{#hasTabs}}
<link rel="stylesheet" href="{{assets}}tabs.css">
<script defer src="{{assets}}tabs.js"></script>
{{/hasTabs}}
{{>script}}
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
<a class="pager-previous" rel="prev" href="{{href}}"><span><small>{{texts.previous}}</small> {{title}}</span></a>
{{/previous}}
{{#next}}
<a class="pager-next" rel="next" href="{{href}}"><span><small>{{texts.next}}</small> {{title}}</span></a>
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
        ("script.mustache", #"""
<script defer src="{{assets}}fingerpost.js" data-proceed="{{texts.proceed}}" data-cancel="{{texts.cancel}}" data-unavailable="{{texts.unavailable}}" data-copy="{{texts.copy}}" data-copied="{{texts.copied}}"></script>

"""#),
        ("search-button.mustache", #"""
{{#site.hasSearch}}
<button class="quiet-button search-button" type="button" aria-keyshortcuts="/ Control+K Meta+K" data-search="{{texts.search}}" data-close="{{texts.close}}" data-results="{{texts.searchResults}}" data-count="{{texts.searchCount}}" data-empty="{{texts.searchEmpty}}" data-advice="{{texts.searchAdvice}}" data-instead="{{texts.searchInstead}}" data-failed="{{texts.searchFailed}}"><span>{{texts.search}}</span></button>
{{/site.hasSearch}}

"""#),
        ("search-field.mustache", #"""
{{#site.hasSearch}}
<link rel="stylesheet" href="{{assets}}search.css">
<button class="search-field" type="button" data-search="{{texts.search}}">{{texts.search}}<kbd aria-hidden="true">/</kbd></button>
{{/site.hasSearch}}

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
search: بحث
close: إغلاق
searchResults: النتائج
searchCount: "عدد النتائج: {count}"
searchEmpty: لا توجد نتائج عن «{query}».
searchAdvice: جرّب كلمات أقل أو كلمات أخرى.
searchInstead: تظهر نتائج «{query}».
searchFailed: تعذّر تحميل البحث.

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
search: Suchen
close: Schließen
searchResults: Ergebnisse
searchCount: "Ergebnisse: {count}"
searchEmpty: Nichts gefunden für „{query}“.
searchAdvice: Versuche es mit weniger oder anderen Wörtern.
searchInstead: Ergebnisse für „{query}“.
searchFailed: Die Suche konnte nicht geladen werden.

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
search: Search
close: Close
searchResults: Results
searchCount: "Results: {count}"
searchEmpty: Nothing found for “{query}”.
searchAdvice: Try fewer words, or other ones.
searchInstead: Showing results for “{query}”.
searchFailed: The search could not be loaded.

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
search: Buscar
close: Cerrar
searchResults: Resultados
searchCount: "Resultados: {count}"
searchEmpty: No hay resultados para «{query}».
searchAdvice: Prueba con menos palabras o con otras.
searchInstead: Se muestran resultados de «{query}».
searchFailed: No se pudo cargar la búsqueda.

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
search: Rechercher
close: Fermer
searchResults: Résultats
searchCount: "Résultats : {count}"
searchEmpty: Aucun résultat pour « {query} ».
searchAdvice: Essayez avec moins de mots, ou avec d’autres.
searchInstead: Résultats pour « {query} ».
searchFailed: La recherche n’a pas pu être chargée.

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
search: 検索
close: 閉じる
searchResults: 検索結果
searchCount: "検索結果：{count}件"
searchEmpty: 「{query}」に一致するページはありません。
searchAdvice: 語句を減らすか、別の語句でお試しください。
searchInstead: 「{query}」の検索結果を表示しています。
searchFailed: 検索を読み込めませんでした。

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
        ("topics.mustache", #"""
{{#hasChildren}}
<section aria-labelledby="fp-all-topics">
<h2 id="fp-all-topics">{{texts.allTopics}}</h2>
{{>cards}}
</section>
{{/hasChildren}}

"""#),
    ]
}
