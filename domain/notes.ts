// Sentences by code: what the kitchen says of a dish, a week or a person's words. Whoever shows one
// writes it in the language of the screen; the English sentence travels with it.
import type { NoteCode } from './noteCodes.ts';

/** What has a name in every language, by its id in the catalogue. */
export interface Term {
  of: string;
  id: string;
}
export type TermKind =
  | 'food'
  | 'condition'
  | 'allergen'
  | 'tag'
  | 'family'
  | 'diet'
  | 'medicine'
  | 'medicineRule'
  | 'supervised'
  | 'supervisedWhy'
  | 'quantity'
  | 'country'
  | 'rateNote'
  | 'span'
  | 'weekday'
  | 'meal'
  /** A meal of a week: its day, its slot and its title, with spaces between (`mealOfDay`). */
  | 'mealOfDay';
export interface Amount {
  value: number;
  unit: string;
}
export interface Sum {
  sum: number;
  currency: string;
}
/** A text is a name or a person's own words, in whatever language they are. */
export type NoteValue = string | number | Term | Amount | Sum;
export interface CodedNote {
  code: string;
  params: Record<string, NoteValue | NoteValue[]>;
  /** The sentence in English. */
  text: string;
}
/** A text alone was stored before there were codes, or written by another service. */
export type Note = string | CodedNote;

/** What our own kitchen says: of a code that every language has a sentence for. */
export interface KitchenNote extends CodedNote {
  code: NoteCode;
}

export const coded = (code: NoteCode, params: CodedNote['params'], text: string): KitchenNote => ({
  code,
  params,
  text,
});

/** A term with its English name, for the English sentence. */
export interface NamedTerm extends Term {
  of: TermKind;
  readonly name: string;
}
export const termOf = ({ of, id }: NamedTerm): Term => ({ of, id });

export const englishOf = (note: Note): string => (typeof note === 'string' ? note : note.text);
export const inEnglish = (notes: readonly Note[]): string => notes.map(englishOf).join(' ');

/** Each sentence once. */
export function withoutRepeats<Each extends Note>(notes: readonly Each[]): Each[] {
  const seen = new Set<string>();
  return notes.filter((note) => {
    const text = englishOf(note);
    if (seen.has(text)) return false;
    seen.add(text);
    return true;
  });
}
