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

/** Words that join two diets of a clause: 'halal and mostly vegetarian'. */
const joins = /^(?:and|but|or|plus|also|with|although|though|yet)$/;

/** The words of a clause that tell of the diet at a place alone, where another diet is named beside it. */
function wordsOfDiet(
  tokens: readonly string[],
  place: number,
  { catalogue }: Hearing,
): readonly string[] {
  const isDiet = (token: string): boolean => catalogue.diets.has(token);
  const from = tokens.findLastIndex(
    (token, at) => at < place && joins.test(token) && tokens.slice(0, at).some(isDiet),
  );
  const to = tokens.findIndex(
    (token, at) => at > place && joins.test(token) && tokens.slice(at).some(isDiet),
  );
  return tokens.slice(from + 1, to < 0 ? undefined : to);
}

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
  if (kind === 'diet' && isPartTime(wordsOfDiet(tokens, place, hearing))) {
    hearing.partTimeDiets.add(id);
    return;
  }
  if (behind.some((token) => /^(?:friends?|guests?|colleagues?|neighbours?)$/.test(token))) return;
  if (kind === 'diet' && isOfAnother(tokens) && !hearing.diets.has(id))
    hearing.dietsOfOthers.add(id);
  const { diets: diet, medicines: medicine, supervised, notJudged } = hearing;
  ({ diet, medicine, supervised, notJudged })[kind].add(id);
}
