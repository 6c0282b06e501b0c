import { withoutAccents } from './letters.ts';

/** What the id of a recipe of one's own begins with; no recipe of the catalogue does. */
export const ownPrefix = 'own-';
export const isOwnId = (id: string): boolean => id.startsWith(ownPrefix);

/** '/my-recipes/new', '/my-recipes/own-…': what is written; 'file' where a file is brought; 'collections' where those are; '' where all are listed. */
export const segmentIn = (path: string): string => path.split('/')[2] ?? '';
/** The recipe that the address names; null where it is a new one. */
export const idIn = (path: string): string | null =>
  /^own-[a-z0-9-]{1,80}$/.test(segmentIn(path)) ? segmentIn(path) : null;
/** Which recipe is put into collections; null where they are all shown. */
export const collectedIn = (path: string): string | null => path.split('/')[3] ?? null;

const letters = (text: string): string => withoutAccents(text).toLowerCase();
const mostWords = 400;

/** The words of a recipe's lines, without accents and each once: what it is found by beside its name. @returns at most 400 characters */
export function searchWords(lines: readonly string[]): string {
  const words = lines.flatMap((line) => letters(line).match(/\p{L}[\p{L}\p{M}'’-]{1,30}/gu) ?? []);
  let kept = '';
  for (const word of new Set(words)) {
    if (kept.length + word.length >= mostWords) break;
    kept += kept === '' ? word : ` ${word}`;
  }
  return kept;
}

interface Found {
  readonly title: string;
  readonly words?: string | undefined;
}

/** Whether each word that is looked for begins one of its name or of its lines; in a script without spaces, stands in them. */
export function isFoundBy({ title, words = '' }: Found, query: string): boolean {
  const text = ` ${letters(`${title} ${words}`)}`;
  return letters(query)
    .split(/[\s,;]+/)
    .filter((term) => term !== '')
    .every((term) =>
      /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(term)
        ? text.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').includes(` ${term}`)
        : text.includes(term),
    );
}

/** Two texts, one below the other; what is there already stays as it is. */
export const below = (text: string, more: string): string =>
  [text.trimEnd(), more].filter((part) => part !== '').join('\n\n');

interface Fetched {
  readonly text: string;
  readonly sourceUrl: string | null;
}
/** What is written with the recipe of a page: it takes the place of the page before, and what somebody wrote stays above it. */
export function withPage(
  { text, pageText }: { readonly text: string; readonly pageText: string | null },
  page: Fetched,
) {
  const written = text === pageText ? '' : text;
  return {
    text: written.includes(page.text) ? written : below(written, page.text),
    pageText: page.text,
    sourceUrl: page.sourceUrl,
    address: '',
  };
}

interface Written {
  readonly id: string | null;
  readonly text: string;
  readonly choices: Readonly<Record<string, string>>;
  readonly sourceUrl: string | null;
}
/** What is kept of what is written. */
export const writtenIn = ({ id, text, choices, sourceUrl }: Written) => ({
  id,
  text,
  choices,
  sourceUrl,
});
