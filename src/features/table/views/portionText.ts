import { fill } from '../../../texts/fill.ts';
import { figureText } from '../../../texts/format.ts';
import { table as words } from '../texts/en.ts';

/** '0.75 times your portion', 'Half of your portion', 'As much as you'. */
export function portionText(portion: number): string {
  if (portion === 0.5) return words.half;
  if (portion === 1) return words.portionSame;
  return fill(words.portionOf, { portion: figureText(portion, 2) });
}
