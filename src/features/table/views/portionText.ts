import { fill } from '../../../texts/fill.ts';
import { figureText } from '../../../texts/format.ts';
import { table as words } from '../texts/en.ts';

/** '0.75 of your portion', 'As much as you'. */
export const portionText = (portion: number): string =>
  portion === 1 ? words.portionSame : fill(words.portionOf, { portion: figureText(portion, 2) });
