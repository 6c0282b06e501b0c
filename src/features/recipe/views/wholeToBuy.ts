import { actions as words } from '../texts/en.ts';
import { fill } from '../../../texts/fill.ts';
import { valueOf } from '../../../texts/fractions.ts';

/** '¼ lime, juiced (15 g)', but no '½ cup flour (60 g)'. */
const partOfOne =
  /^([¼½¾⅓⅔⅛]) (?!(?:cups?|tsp|tbsp|fl oz|pints?|quarts?|tasses?|c\.)\s)([^,(]+)(?:,.*)? \(([\d.,]+)\s(g|oz)\)$/u;
/** Nobody cuts less than that for a customer: half a cabbage is sold, half an onion is not. */
const mostSoldWhole = { g: 500, oz: 17.5 };

/** A line as it is bought, where a recipe takes a part of one; undefined of any other. */
export function wholeToBuy(line: string): string | undefined {
  const [, part = '', food = '', amount = '', unit = 'g'] = partOfOne.exec(line) ?? [];
  const weight = Number(amount.replace(',', '.')) / valueOf(part);
  if (food === '' || !(weight <= mostSoldWhole[unit as 'g' | 'oz'])) return undefined;
  return fill(words.wholeToBuy, { food, part, weight: `${amount}\u00a0${unit}` });
}
