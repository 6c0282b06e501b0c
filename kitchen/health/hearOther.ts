// Diets, medicines and what needs a clinic, where a statement says that they hold now, and for whom.
import { isOfThePast, isPartTime } from './harm.ts';
import type { Hearing } from './hearing.ts';
import { isOtherForm } from './medicineForms.ts';
import { isOver } from './supervised.ts';
import type { ConceptKind } from './vocabulary.ts';
import { isRelative } from './relatives.ts';
import { sharesTable } from './whose.ts';

const stopped =
  /^(?:thinking|considering|stopped|finished|completed|off|no|not|never|without|used|previously|formerly|was|dont|arent|isnt)$/;
const relative =
  /^(?:mum|mums|mom|moms|dad|dads|mother|father|sister|sisters|brother|grandad|grandma|nan|aunt|uncle|cousin|colleague|friend|nephew|niece|godson|goddaughter)$/;

/** Whether a clause speaks of somebody else alone. */
export const isOfAnother = (tokens: readonly string[]): boolean =>
  tokens.some((token) => isRelative(token) || /^(?:he|she|they|hes|shes)$/.test(token)) &&
  !tokens.some((token) => /^(?:i|im|ive|we|us|me|both)$/.test(token));

const isGivenUp = (kind: string, before: readonly string[]): boolean =>
  before.some((token) => stopped.test(token)) && !(kind === 'diet' && before.at(-1) !== 'not');

/** A diet, a medicine, or what needs a clinic, at a place of a clause. */
export function hearOther(
  kind: Exclude<ConceptKind, 'family'>,
  id: string,
  tokens: readonly string[],
  place: number,
  hearing: Hearing,
): void {
  const before = tokens.slice(0, Math.max(0, place));
  if (isGivenUp(kind, before) || (kind === 'supervised' && isOver(id, tokens))) return;
  const behind = tokens.slice(place + 1, place + 3);
  const isAnothers =
    before.some((token) => relative.test(token)) && !sharesTable.test(tokens.join(' '));
  if (isAnothers || isOfThePast(tokens)) return;
  if (kind === 'medicine' && isOtherForm(id, tokens)) return;
  if (kind === 'diet' && isPartTime(tokens)) {
    hearing.partTimeDiets.add(id);
    return;
  }
  if (behind.some((token) => /^(?:friends?|guests?|colleagues?|neighbours?)$/.test(token))) return;
  if (kind === 'diet' && isOfAnother(tokens) && !hearing.diets.has(id))
    hearing.dietsOfOthers.add(id);
  const { diets: diet, medicines: medicine, supervised, notJudged } = hearing;
  ({ diet, medicine, supervised, notJudged })[kind].add(id);
}
