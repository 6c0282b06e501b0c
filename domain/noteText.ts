/** A sentence of the kitchen or of the services in a language: its words filled with the values that came with its code. */
import { fill } from './fill.ts';
import type { Amount, Note, NoteValue, Sum, Term } from './notes.ts';

export interface NoteLanguage {
  readonly tag: string;
  readonly sentences: Readonly<Record<string, string>>;
  readonly joined: string;
  readonly quoted: string;
  readonly figure: (value: number) => string;
  readonly date: (text: string) => string;
  readonly sum: (sum: Sum) => string;
  /** Undefined where the language has no name for it. */
  readonly term: (term: Term) => string | undefined;
}

const amountText = ({ value, unit }: Amount, { figure }: NoteLanguage): string =>
  [figure(value), unit].filter(Boolean).join('\u00A0');

function valueText(value: NoteValue, language: NoteLanguage): string | undefined {
  if (typeof value === 'string') return language.date(value);
  if (typeof value === 'number') return language.figure(value);
  if ('of' in value) return language.term(value);
  return 'sum' in value ? language.sum(value) : amountText(value, language);
}

/** In a list a text is quoted: it is a person's own words, or the name of a dish. */
function listText(values: readonly NoteValue[], language: NoteLanguage): string | undefined {
  const texts = values.map((each) =>
    typeof each === 'string' ? fill(language.quoted, { text: each }) : valueText(each, language),
  );
  if (texts.includes(undefined)) return undefined;
  const last = texts.at(-1) ?? '';
  return texts.length > 1
    ? fill(language.joined, { most: texts.slice(0, -1).join(', '), last })
    : last;
}

/** In English where the language has no words for it. */
export function noteIn(note: Note, language: NoteLanguage): string {
  if (typeof note === 'string') return note;
  const sentence = language.sentences[note.code];
  if (sentence === undefined) return note.text;
  const values = Object.entries(note.params).map(
    ([name, value]) =>
      [
        name,
        Array.isArray(value) ? listText(value, language) : valueText(value, language),
      ] as const,
  );
  const filled = fill(
    sentence,
    Object.fromEntries(values.filter((each): each is [string, string] => each[1] !== undefined)),
  );
  // Something has no name in this language yet.
  return /\{\w+\}/.test(filled)
    ? note.text
    : filled.charAt(0).toLocaleUpperCase(language.tag) + filled.slice(1);
}
