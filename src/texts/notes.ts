/** Sentences of the kitchen and of the services in the language of the screen; in English where it has no words for one. */
import type { Note, Term } from '../../domain/notes.ts';
import { noteIn, type NoteLanguage } from '../../domain/noteText.ts';
import { conditionNames } from '../features/health/texts/byCode.ts';
import { notes as words } from './en/notes.ts';
import { fill } from './fill.ts';
import { countryText, dateText, figureText, sumText, weekdayText } from './format.ts';
import { languageNow } from './language.ts';

const figure = (value: number): string => figureText(value, Math.abs(value) >= 10 ? 0 : 1);

/** The name of what the catalogue knows by an id; undefined where the language has none. */
export function termText({ of, id }: Term): string | undefined {
  if (of === 'condition' && id in conditionNames.names) return conditionNames.names[id];
  if (of === 'country') return countryText(id, id);
  if (of === 'weekday') return weekdayText(id);
  if (of === 'mealOfDay') return mealInText(id);
  return of in words.terms ? words.terms[of as keyof typeof words.terms][id] : undefined;
}

/** A meal of a week within a sentence: '« Jollof rice » (lundi, déjeuner)'. */
function mealInText(id: string): string | undefined {
  const [day = '', slot = '', ...title] = id.split(' ');
  const meal = termText({ of: 'meal', id: slot });
  return meal && `${fill(words.quoted, { text: title.join(' ') })} (${weekdayText(day)}, ${meal})`;
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

/** A screen may have shorter sentences of its own, by the same codes. */
export const noteText = (note: Note, own?: Partial<NoteLanguage>): string =>
  noteIn(note, {
    tag: languageNow(),
    sentences: words.sentences,
    joined: words.joined,
    quoted: words.quoted,
    figure,
    date: dateText,
    sum: ({ sum, currency }) => sumText(sum, currency),
    term: termText,
    ...own,
  });

export const noteTexts = (notes: readonly Note[]): string[] => notes.map((note) => noteText(note));

/** What a paragraph below a recipe says of handling and keeping it and of how it was changed, in parts; the changes are among its notes too. */
export const handlingText = (paragraph: string, notes: readonly Note[] = []) =>
  words.handling(
    paragraph,
    noteTexts(notes.filter((note) => typeof note !== 'string' && note.code.startsWith('change.'))),
  );

/** A paragraph of several. */
export const paragraphOf = (notes: readonly Note[]): string => noteTexts(notes).join(' ');
