// Others at the table: what somebody must not eat, whoever plans for them.
import type { RecipeDetails, Verdict } from '../../contract/kitchen.ts';
import type { Note } from '../../domain/notes.ts';
import type { Catalogue } from '../catalogue/types.ts';
import type { Facts } from '../recipes/facts.ts';
import type { Person } from '../types.ts';
import { judgeRecipe, plateOf, rawIn } from './gate.ts';
import { judge } from './judge.ts';
import type { CodedVerdict } from './judge.ts';
import type { Rules } from './rules.ts';
import { ofThem, openQuestion } from './verdictNotes.ts';

/** Without what a clinic plans for: that refuses a dish to them, and to nobody who eats beside them. */
export const personAtTable = (person: Person, { conditions }: Catalogue): Person => ({
  ...person,
  supervised: [],
  conditions: person.conditions.filter((id) => conditions.get(id)?.gate !== 3),
});

/** Whether a dish of ours is refused to one of several people. */
export const isRefusedToAny = (
  facts: Facts,
  people: readonly Rules[],
  { ingredients }: Catalogue,
): boolean => people.some((rules) => judgeRecipe(facts, rules, ingredients).verdict === 'refuse');

const isOfOpenQuestion = (note: Note): boolean =>
  typeof note !== 'string' && note.code === openQuestion.code;

/** What a dish is to those who eat along. */
export type ForTable = Pick<RecipeDetails, 'refused_at_table' | 'caution_at_table'>;

/** Whom of those who eat along a dish is refused to, who should look at it first, and why; nothing where it is a fit. */
export function toldAtTable(
  people: readonly Person[],
  verdictFor: (person: Person) => Verdict,
): ForTable {
  const told = people.map((person) => ({ name: person.name ?? '', ...verdictFor(person) }));
  const those = (wanted: Verdict['verdict']) => told.filter(({ verdict }) => verdict === wanted);
  // To whom it is refused, no answer makes it a fit.
  const refused = those('refuse').map(({ name, reasons }) => ({
    name,
    reasons: reasons.filter((note) => !isOfOpenQuestion(note)).map(ofThem),
  }));
  const caution = those('caution').map(({ name, reasons }) => ({
    name,
    reasons: reasons.map(ofThem),
  }));
  return {
    ...(refused.length > 0 ? { refused_at_table: refused } : {}),
    ...(caution.length > 0 ? { caution_at_table: caution } : {}),
  };
}

/** What of an answer is of those who eat along. */
export const forTableOf = ({
  refused_at_table: refused,
  caution_at_table: caution,
}: ForTable): ForTable => ({
  ...(refused ? { refused_at_table: refused } : {}),
  ...(caution ? { caution_at_table: caution } : {}),
});

/** A meal in a person's own words. */
export interface WrittenMeal {
  readonly name: string;
  /** What of its lines names food. */
  readonly lines: readonly string[];
  /** All its words as they stand: how a food is eaten may be told behind its name. */
  readonly told: readonly string[];
}

/** The verdict on what the words of a meal tell, without what they leave open: that is told as not known. */
export const judgeWritten = (
  { name, lines, told }: WrittenMeal,
  rules: Rules,
  catalogue: Catalogue,
): CodedVerdict =>
  judge(
    {
      ...plateOf({ name, ingredients: [...lines] }, rules, catalogue),
      unknown: [],
      halfKnown: [],
      mended: [],
      raw: rawIn({ name, lines: told }, rules, catalogue),
    },
    rules,
  );
