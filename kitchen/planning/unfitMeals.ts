// Meals of a week as it stands that somebody at the table must not eat: which, where, and why.
import type { PlanReport } from '../../contract/planReport.ts';
import { type KitchenNote, withoutRepeats } from '../../domain/notes.ts';
import { weekdays } from '../../domain/calendar.ts';
import type { Catalogue } from '../catalogue/types.ts';
import { judgeRecipe } from '../safety/gate.ts';
import type { Rules } from '../safety/rules.ts';
import { judgeWritten, type WrittenMeal } from '../safety/table.ts';
import type { Dish } from './dishes.ts';
import { type NamedFood, unfitFor, unfitMeals } from './reportNotes.ts';
import type { PeopleAtTable } from './table.ts';
import { meals } from './worth.ts';

/** A meal of a week; one in a person's own words has a title, and perhaps nothing that is known of it. */
interface Eaten {
  readonly day: number;
  readonly meal: number;
  readonly dish: Dish | null;
  readonly title?: string;
  readonly written?: WrittenMeal;
}

/** What a dish holds that somebody must not have; other reasons hang on amounts. */
const named = /^verdict\.(?:holds|mayHold|raw)/;
/** Also where a child is only perhaps too young for it: their age is asked, and until it is told the food is not for them. */
const tooYoung = 'verdict.tooYoung';
/** Reasons are said of so many meals; more names are not a page. */
const mostReasons = 3;

/** Why a meal is refused under some rules, the gravest first; empty where it is not. */
function refusalsOf(
  { written, dish }: Eaten,
  rules: Rules,
  catalogue: Catalogue,
): readonly KitchenNote[] {
  const verdicts = [
    ...(dish ? [judgeRecipe(dish.facts, rules, catalogue.ingredients)] : []),
    ...(written ? [judgeWritten(written, rules, catalogue)] : []),
  ];
  const refused = verdicts.filter(({ verdict }) => verdict === 'refuse');
  const holding = [
    ...refused.map(({ reasons }) => reasons.filter(({ code }) => named.test(code))),
    ...(written ? verdicts : []).map(({ reasons }) =>
      reasons.filter(({ code }) => code === tooYoung),
    ),
  ].find(({ length }) => length > 0);
  return holding ?? refused[0]?.reasons.slice(0, 1) ?? [];
}

interface Unfit extends Eaten {
  /** For each at the table, the asking person first. */
  readonly refusals: readonly (readonly KitchenNote[])[];
}

const titlesOf = (found: readonly Unfit[]): string[] => [
  ...new Set(found.flatMap(({ title, dish }) => title ?? dish?.facts.recipe.title ?? [])),
];

/** What the asking person must not eat, and why. */
function ownWarnings(found: readonly Unfit[]): KitchenNote[] {
  const own = found.filter(({ refusals }) => (refusals[0]?.length ?? 0) > 0);
  const titles = titlesOf(own);
  if (titles.length === 0) return [];
  const reasons =
    titles.length > mostReasons ? [] : own.flatMap(({ refusals }) => refusals[0] ?? []);
  return [unfitMeals(titles), ...withoutRepeats(reasons)];
}

/** What somebody else at the table must not eat, with the foods that it holds; why stands in their own settings. */
function warningOf(
  name: string,
  at: number,
  found: readonly Unfit[],
  { ingredients }: Catalogue,
): KitchenNote[] {
  const theirs = found.filter(({ refusals }) => (refusals[at]?.length ?? 0) > 0);
  const titles = titlesOf(theirs);
  if (titles.length === 0) return [];
  const values = theirs
    .flatMap(({ refusals }) => refusals[at] ?? [])
    .flatMap(({ params: { foods = [], texts = [] } }) => [foods, texts].flat())
    .flatMap((value): NamedFood[] => {
      if (typeof value === 'string') return [value];
      const isFood = typeof value === 'object' && 'of' in value;
      return isFood ? [{ ...value, name: ingredients.get(value.id)?.label ?? value.id }] : [];
    });
  return [unfitFor(titles, name, titles.length > mostReasons ? [] : values)];
}

/** What is told at once of a week that holds such meals, and for whom it is. */
export function unfitOf(
  eaten: readonly Eaten[],
  {
    rules,
    members,
  }: Pick<PeopleAtTable, 'rules'> & { readonly members: readonly { readonly name: string }[] },
  catalogue: Catalogue,
): Pick<PlanReport, 'warnings' | 'unfit'> {
  const found = eaten
    .map((each) => ({ ...each, refusals: rules.map((of) => refusalsOf(each, of, catalogue)) }))
    .filter(({ refusals }) => refusals.some(({ length }) => length > 0));
  if (found.length === 0) return {};
  return {
    warnings: [
      ...ownWarnings(found),
      ...members.flatMap(({ name }, n) => warningOf(name, n + 1, found, catalogue)),
    ],
    unfit: found.flatMap(({ day, meal }) => {
      const [weekday, slot] = [weekdays[day], meals[meal]];
      return weekday && slot ? [{ day: weekday, slot }] : [];
    }),
  };
}
