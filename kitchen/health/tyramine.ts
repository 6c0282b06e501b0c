// Spreads of yeast extract beside a medicine against which their tyramine counts.
import { leftOutAsWritten } from './healthNotes.ts';
import type { Hearing } from './hearing.ts';
import type { Clause } from './readClauses.ts';

const spread = 'yeast_extract';
/** Beside an MAO inhibitor it is the tyramine of the spread that harms, and no wheat. */
export const isOfTyramine = (
  word: string,
  { isFine, isReaction }: Clause,
  hearing: Hearing,
): boolean =>
  /^(?:marmite|vegemite)$/.test(word) && !isFine && !isReaction && hearing.medicines.has('maoi');

export function leaveSpreadOut(word: string, { avoidedKeys, leftOut, notes }: Hearing): void {
  avoidedKeys.add(spread);
  leftOut.push(word);
  notes.push(leftOutAsWritten(word));
}
