// Why there is no week: too little money, limits that none keeps, or too little time to find one.
import type { Catalogue } from '../catalogue/types.ts';
import type { cheapestWeek } from './cheapest.ts';
import type { Prepared } from './prepare.ts';
import * as refusals from './refusals.ts';
import type { Refusal } from './request.ts';
import { dietsOf, hardSaid } from './table.ts';

/** Why a budget under the cheapest week found is refused; null where it is enough. */
export function tooLittle(
  { checked: { budget, country }, atTable: { heads, portions }, understanding }: Prepared,
  { exact, atLeast }: ReturnType<typeof cheapestWeek>,
  smallest: number,
): Refusal | null {
  if (budget === null || !country || budget >= smallest) return null;
  const about = {
    smallest_budget: smallest,
    currency: country.currency,
    notes: understanding.notes,
  };
  // Too little only where that is proven; a search cut short has met no cheaper week, and one may yet be there.
  return !exact && atLeast * portions <= budget
    ? {
        ...about,
        code: 'no_plan_in_time',
        error: refusals.nothingCheaper(budget, smallest, country.currency),
      }
    : {
        ...about,
        code: 'budget_too_small',
        error: refusals.tooLittleMoney(budget, smallest, heads, country),
      };
}

/** No plan: proven, or none found in the time there was. */
export function nothing(
  { needs, atTable, understanding, kept }: Prepared,
  proven: boolean,
  catalogue: Catalogue,
): Refusal {
  if (!proven)
    return { code: 'no_plan_in_time', error: refusals.noPlanInTime, notes: understanding.notes };
  return {
    code: 'impossible',
    error: refusals.nothingKeepsAll(
      needs,
      hardSaid(needs, atTable, catalogue),
      kept.some(({ dish }) => !dish.out),
      dietsOf(
        [needs, ...atTable.members.map((each) => each.needs)].flatMap((each) => each?.limits ?? []),
        catalogue,
      ),
    ),
    notes: understanding.notes,
  };
}
