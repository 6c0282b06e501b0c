// What somebody else wrote of a dish, read before it is shown: claims about health are dropped, dangerous
// handling and food that the person must not have make the whole of it unfit to show.
import type { Verdict } from '../../contract/kitchen.ts';
import { claimsIn, hazardsIn } from '../catalogue/safetyTables.ts';
import type { Catalogue } from '../catalogue/types.ts';
import type { AnyMeal, Person, Written, WrittenReview } from '../types.ts';

const sentences = /(?<=[.!?])\s+/u;

/** A text without the sentences that promise cures or tell people to change a medicine. */
export function withoutClaims(
  text: string,
  { claims }: Pick<Catalogue, 'claims'>,
): { readonly text: string; readonly dropped: number } {
  let dropped = 0;
  const lines = text.split('\n').flatMap((line) => {
    const kept = line.split(sentences).filter((each) => claimsIn(each, claims).length === 0);
    dropped += line.split(sentences).length - kept.length;
    const rest = kept.join(' ');
    // Of '3. Stop your tablets.' nothing is left but the number.
    return line.trim() !== '' && /^\W*\d*\W*$/u.test(rest) ? [] : [rest];
  });
  return { text: lines.join('\n'), dropped };
}

/**
 * Reads what another service wrote.
 * @param gate the safety gate for one meal
 */
export function reviewWritten(
  { name, ingredients, steps, notes }: Written,
  person: Person,
  catalogue: Catalogue,
  gate: (meal: AnyMeal, person: Person) => Verdict,
): WrittenReview {
  let claims = 0;
  const read = (texts: readonly string[]): string[] =>
    texts.flatMap((each) => {
      const { text, dropped } = withoutClaims(each, catalogue);
      claims += dropped;
      return text.trim() === '' ? [] : [text];
    });
  const kept = { steps: read(steps), notes: read(notes ?? []) };
  const hazards = hazardsIn([name, ...ingredients, ...steps], catalogue.hazards);
  // Every step is looked at: a food that none of the lines names must not come in by the way.
  const refused = [name, ...kept.steps, ...kept.notes]
    .map((text) =>
      gate({ name: text, ingredients: ingredients.length ? ingredients : [name] }, person),
    )
    .find(({ verdict }) => verdict === 'refuse');
  return {
    ...kept,
    claims,
    hazards: hazards.map(({ id, message }) => ({ id, message })),
    refusals: refused?.reasons ?? [],
  };
}
