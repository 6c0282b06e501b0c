// Meals of a week as it stands that somebody at the table must not eat: which, where, and why.
import type { PlanReport } from '../../contract/planReport.ts';
import type { KitchenNote } from '../../domain/notes.ts';
import { weekdays } from '../../domain/calendar.ts';
import type { Catalogue } from '../catalogue/types.ts';
import { judgeRecipe } from '../safety/gate.ts';
import type { Rules } from '../safety/rules.ts';
import { judgeName } from '../safety/table.ts';
import type { Dish } from './dishes.ts';
import { unfitMeals } from './reportNotes.ts';
import type { PeopleAtTable } from './table.ts';
import { meals } from './worth.ts';

/** A meal of a week; one in a person's own words has a title, and perhaps nothing that is known of it. */
interface Eaten {
  readonly day: number;
  readonly meal: number;
  readonly dish: Dish | null;
  readonly title?: string;
}

/** What a dish holds that somebody must not have; other reasons hang on amounts. */
const named = /^verdict\.(?:holds|mayHold)/;
/** Reasons are said of so many meals; more names are not a page. */
const mostReasons = 3;

/** Why a meal is refused under some rules, the gravest first; empty where it is not. */
function refusalsOf(
  { title, dish }: Eaten,
  rules: Rules,
  catalogue: Catalogue,
): readonly KitchenNote[] {
  const verdicts = [
    ...(dish ? [judgeRecipe(dish.facts, rules, catalogue.ingredients)] : []),
    ...(title !== undefined ? [judgeName(title, rules, catalogue)] : []),
  ];
  const refused = verdicts.find(({ verdict }) => verdict === 'refuse');
  if (!refused) return [];
  const holds = refused.reasons.filter(({ code }) => named.test(code));
  return holds.length ? holds : refused.reasons.slice(0, 1);
}

/**
 * What is told at once of a week that holds such meals. Reasons are given to the asking person of themselves alone: what speaks
 * against a meal for others at the table stands in their own settings.
 */
export function unfitOf(
  eaten: readonly Eaten[],
  { rules, members }: Pick<PeopleAtTable, 'rules'> & { readonly members: readonly unknown[] },
  catalogue: Catalogue,
): Pick<PlanReport, 'warnings' | 'unfit'> {
  const found = eaten.flatMap((each) => {
    const refusals = rules.map((of) => refusalsOf(each, of, catalogue));
    return refusals.some(({ length }) => length > 0)
      ? [{ ...each, reasons: refusals[0] ?? [] }]
      : [];
  });
  if (found.length === 0) return {};
  const titles = [
    ...new Set(found.flatMap(({ title, dish }) => title ?? dish?.facts.recipe.title ?? [])),
  ];
  const reasons = titles.length > mostReasons ? [] : found.flatMap((each) => each.reasons);
  return {
    warnings: [
      unfitMeals(titles, members.length > 0),
      ...new Map(reasons.map((note) => [note.text, note])).values(),
    ],
    unfit: found.flatMap(({ day, meal }) => {
      const [weekday, slot] = [weekdays[day], meals[meal]];
      return weekday && slot ? [{ day: weekday, slot }] : [];
    }),
  };
}
