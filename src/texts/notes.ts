/** Sentences of the kitchen and of the services in the language of the screen; in English where it has no words for one. */
import type { Note, Term } from '../../domain/notes.ts';
import { noteIn, type NoteLanguage } from '../../domain/noteText.ts';
import { conditionNames } from '../features/health/texts/byCode.ts';
import { notes as words } from './en/notes.ts';
import { countryText, dateText, figureText, sumText, weekdayText } from './format.ts';
import { languageNow } from './language.ts';

const figure = (value: number): string => figureText(value, Math.abs(value) >= 10 ? 0 : 1);

/** The name of what the catalogue knows by an id; undefined where the language has none. */
export function termText({ of, id }: Term): string | undefined {
  if (of === 'condition' && id in conditionNames.names) return conditionNames.names[id];
  if (of === 'country') return countryText(id, id);
  if (of === 'weekday') return weekdayText(id);
  return of in words.terms ? words.terms[of as keyof typeof words.terms][id] : undefined;
}

/** A food by its key; the name beside it where it has none here. */
export const foodText = (key: string | null | undefined, name: string): string =>
  (key ? termText({ of: 'food', id: key }) : undefined) ?? name;

/** Foods with their keys in the same order. */
export const foodTexts = (
  names: readonly string[],
  keys: readonly string[] | undefined,
): string[] => names.map((name, n) => foodText(keys?.[n], name));

/** What the catalogue knows by an id, with the English name that came beside it. */
export const namedText = (of: Term['of'], { id, name }: { id: string; name: string }): string =>
  termText({ of, id }) ?? name;

const language = (): NoteLanguage => ({
  tag: languageNow(),
  sentences: words.sentences,
  joined: words.joined,
  quoted: words.quoted,
  figure,
  date: dateText,
  sum: ({ sum, currency }) => sumText(sum, currency),
  term: termText,
});

export const noteText = (note: Note): string => noteIn(note, language());

/** In words of a screen's own, by the same codes; undefined where it has none for this one. */
export const noteTextOf = (
  note: Note,
  { sentences, term }: Pick<NoteLanguage, 'sentences' | 'term'>,
): string | undefined =>
  typeof note === 'string' || !(note.code in sentences)
    ? undefined
    : noteIn(note, { ...language(), sentences, term });

export const noteTexts = (notes: readonly Note[]): string[] => notes.map(noteText);

/** A paragraph of several. */
export const paragraphOf = (notes: readonly Note[]): string => noteTexts(notes).join(' ');
