/**
 * The frame of the library's pages, which the server draws (server/modules/library): their sheet with the theme's colours and
 * letters before it, and a script of a few lines, both standing in the page itself. No other script.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, serialize, stringify } from 'stylis';
import { runnerImport } from 'vite';
import { palette } from '../../src/app/theme/palette.ts';
import type { theme as tokensOfTheme } from '../../src/app/theme/tokens.ts';
import { fail } from './chunks.ts';

/** What the server puts its own in place of. */
const [headMark, bodyMark] = ['<!--head-->', '<!--body-->'];
export const libraryFile = 'recipes.html';

const sheetFile = 'server/modules/library/styles.css';
/** Light or dark as it was chosen in the app. */
const appearance =
  "try{var a=localStorage.getItem('platewise_appearance');if(a==='dark'||a==='light')document.documentElement.classList.add(a)}catch{}";
/** The language that the address names is kept for the app, and for the next address that names none. */
const language =
  "try{var l=/[?&]language=(en|fr)\\b/.exec(location.search);if(l){localStorage.setItem('platewise_language',l[1]);document.cookie='platewise_language='+l[1]+';path=/recipes;max-age=31536000;samesite=lax'}}catch{}";
/** An open list of filters closes by Escape, and by a press beside it. Without this it closes as it was opened. */
const lists =
  "function shut(e,o){if((o=document.querySelector('.filters [open]'))&&(e.key?e.key==='Escape':!o.contains(e.target))){o.open=false;e.key&&o.firstElementChild.focus()}}addEventListener('keydown',shut);addEventListener('click',shut)";

const inWords = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

type Theme = typeof tokensOfTheme;
/** It names a file of letters, which only the bundler can read. */
async function importTokens(root: string): Promise<Theme> {
  const { module } = await runnerImport<{ theme: Theme }>(join(root, 'src/app/theme/tokens.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
  });
  return module.theme;
}

type Pair = readonly [light: string, dark: string];

/** Every colour and shadow by the name that the sheet has for it: '--herb-on-solid'. */
function tokens(theme: Theme): [name: string, pair: Pair][] {
  const colours = Object.entries(palette).flatMap(([group, shades]) =>
    Object.entries(shades).map(([shade, pair]): [string, Pair] => [
      shade === 'DEFAULT' ? `--${group}` : `--${group}-${inWords(shade)}`,
      pair as Pair,
    ]),
  );
  const shadows = Object.entries(theme.semanticTokens.shadows).map(
    ([name, { value }]): [string, Pair] => [`--${name}`, [value.base, value._dark]],
  );
  return [...colours, ...shadows];
}

/** @param app the app's whole sheet, which names the files of its letters */
export async function librarySheet(root: string, app: string): Promise<string> {
  const theme = await importTokens(root);
  const sheet = readFileSync(join(root, sheetFile), 'utf8');
  const drawings = readFileSync(join(root, 'server/modules/library/icons.ts'), 'utf8');
  const asked = new Set(
    [...`${sheet}${drawings}`.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name),
  );
  const used = tokens(theme).filter(([name]) => asked.has(name));
  const all = (mode: 0 | 1): string =>
    used.map(([name, pair]) => `${name}:${pair[mode]}`).join(';');
  const { heading, body } = theme.tokens.fonts;
  const letters = `--heading:${heading?.value};--body:${body?.value};--heading-weight:${theme.tokens.fontWeights['heading']?.value}`;
  const faces =
    app.match(/@font-face\s*\{[^}]*\}/g) ?? fail('The sheet of the app names no letters.');
  const missing = [...asked].filter(
    (name) => !used.some(([known]) => known === name) && !letters.includes(`${name}:`),
  );
  if (missing.length > 0) fail(`The theme has nothing for ${missing.join(', ')}.`);
  return [
    ...faces,
    `:root{${all(0)};${letters}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not(.light){${all(1)}}}`,
    `@media screen{:root.dark{${all(1)}}}`,
    serialize(compile(sheet), stringify),
  ].join('');
}

/** @param shell the bare page of the app, whose icons and colours of the browser's frame are these too */
export async function libraryPage(root: string, shell: string, app: string): Promise<string> {
  const sheet = await librarySheet(root, app);
  const kept = [
    ...shell.matchAll(
      /<(?:meta charset|meta\s+name="(?:viewport|theme-color)"|link rel="(?:icon|apple-touch-icon|manifest)")[^>]*>/g,
    ),
  ].map(([tag]) => tag);
  return `<!doctype html>
<html lang="en"><head>${kept.join('')}<script>${appearance};${language};${lists}</script><style>${sheet}</style>
${headMark}</head>
<body>
${bodyMark}
</body></html>
`;
}
