// How much of a text about health is read. What lies beyond is never dropped: it is told as not understood.
import type { HeardSpan } from '../types.ts';
import type { Hearing } from './hearing.ts';

/** Letters, as they are read: one sign may stand for eighteen. */
const mostLetters = 2000;
export const mostStatements = 60;
/** Turns of one statement; what follows is read as one, and nothing of it is taken to be fine. */
export const mostClauses = 12;

/** What is shown of the rest. */
export const mostShown = 200;

const lettersOf = (text: string): number => text.normalize('NFKD').length;

/** The longest beginning whose letters are not too many, to the end of a word where one is near. */
function beginningOf(text: string, most: number): string {
  if (text.length <= most && lettersOf(text.slice(0, most)) <= most) return text;
  let letters = 0;
  let end = 0;
  for (const sign of text) {
    letters += lettersOf(sign);
    if (letters > most && end > 0) break;
    end += sign.length;
  }
  const wordEnd = text.lastIndexOf(' ', end);
  return text.slice(0, end - wordEnd < 40 && wordEnd > 0 ? wordEnd : end);
}

/** A text as far as it is read, and what lies beyond, shortened. */
export function withinBounds(text: string): { readonly read: string; readonly beyond: string } {
  const read = beginningOf(text, mostLetters);
  return { read, beyond: text.slice(read.length, read.length + mostShown).trim() };
}

/** The beginning of a text, and what follows it as far as anything is read: parted between words where it has any. */
export function inTwo(text: string, most: number): string[] {
  const start = beginningOf(text, most);
  const rest = beginningOf(text.slice(start.length), mostLetters);
  return [start.trim(), rest.trim()].filter((part) => part !== '');
}

/** What is not read is told as not understood. */
export function tellOfRest(beyond: readonly string[], hearing: Hearing): HeardSpan[] {
  const text = beyond.join(', ').slice(0, mostShown);
  if (text === '') return [];
  hearing.unknown.push(text);
  return [{ text, state: 'notUnderstood' }];
}
