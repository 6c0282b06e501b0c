/** The file stands alone: it has no font, picture or sheet but what is in it. */
export const style = `
:root { color-scheme: light dark; --text: #2b2620; --quiet: #6a6157; --line: #ddd5c9; --back: #fffdf9; --link: #2f6b3c; }
@media (prefers-color-scheme: dark) { :root { --text: #f1ece4; --quiet: #b8aea2; --line: #4a433b; --back: #1d1915; --link: #93cf9f; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 44rem; padding: 1.5rem 1rem 4rem; background: var(--back); color: var(--text); font: 1.0625rem/1.6 Georgia, 'Times New Roman', serif; overflow-wrap: anywhere; }
h1, h2, h3, h4, summary, nav, .about, dt { font-family: system-ui, sans-serif; line-height: 1.25; }
h1 { font-size: 2rem; margin: 0 0 .25rem; }
h2 { font-size: 1.625rem; margin: 3rem 0 0; padding-top: 1rem; border-top: 2px solid var(--line); }
h3 { font-size: 1.3125rem; margin: 2rem 0 .25rem; }
h4 { font-size: 1rem; margin: 1.25rem 0 .25rem; }
a { color: var(--link); text-underline-offset: .15em; }
:target { scroll-margin-top: 1rem; }
.about, small, footer { color: var(--quiet); }
.about { margin: 0 0 .75rem; font-size: .9375rem; }
article + article { border-top: 1px solid var(--line); margin-top: 2rem; }
li { margin: .25rem 0; }
dl { display: grid; grid-template-columns: 7.5rem 1fr; gap: .25rem .75rem; margin: 0; }
dt { color: var(--quiet); font-size: .9375rem; padding-top: .15rem; }
dd { margin: 0; }
img { display: block; max-width: min(100%, 24rem); height: auto; border-radius: .75rem; }
summary { cursor: pointer; min-height: 1.75rem; }
nav > ul { padding-left: 1.25rem; }
footer { margin-top: 3rem; font-size: .9375rem; }
@media print {
  body { max-width: none; padding: 0; font-size: 11pt; }
  nav { display: none; }
  h3, h4 { break-after: avoid; }
  li, dd, img { break-inside: avoid; }
}
`;
