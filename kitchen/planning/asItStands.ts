// What stands beside a week as it is, whoever put it together: the cost and the nutrition of its meals.
import type { KitchenNote } from '../../domain/notes.ts';
import type { MealPlan, PlanReport } from '../../contract/plans.ts';
import { weekdays } from '../../domain/calendar.ts';
import type { Catalogue, Country } from '../catalogue/types.ts';
import type { Understanding } from '../types.ts';
import { needsOf } from './limits.ts';
import type { Needs } from './limits.ts';
import { notUnderstoodAt } from './memberReport.ts';
import { peopleAtTable } from './table.ts';
import type { PeopleAtTable } from './table.ts';
import { gateOf } from './gate.ts';
import type { PlanningKitchen } from './prepare.ts';
import { hasPlanned, mealsOut } from './mealsOut.ts';
import { servingCost } from './servingCost.ts';
import type { Menu } from './menu.ts';
import { haveMainMeals, withoutLeastOfParts } from './partDays.ts';
import type { Choice, Kept } from './programme.ts';
import { rulesOf } from '../safety/rules.ts';
import { personAtTable } from '../safety/table.ts';
import { checkRequest, isRefusal } from './request.ts';
import type { CheckedRequest, PlanRequest } from './request.ts';
import { reportOf } from './report.ts';
import { listNotUnderstood, notChecked, notCounted } from './reportNotes.ts';
import { unfitOf } from './unfitMeals.ts';
import { countedNotes, type WordsFor } from './wordsDish.ts';
import { mealsIn, uncountedOf, type Worded } from './worded.ts';

interface Whom {
  readonly understanding: Understanding;
  readonly needs: Needs;
  readonly atTable: PeopleAtTable;
}

/** The asking person and their table; null where no limits can be told. */
function whomOf(
  kitchen: PlanningKitchen,
  request: PlanRequest,
  checked: CheckedRequest,
): Whom | null {
  const country = checked.country?.iso2 ?? null;
  const understanding = kitchen.understand({ ...request.health, country });
  if (gateOf(understanding, request, kitchen)) return null;
  const { person } = understanding;
  const answer = needsOf(
    person,
    { ...request.health.answers, ...understanding.answered },
    checked,
    kitchen.catalogue,
  );
  if ('conflict' in answer) return null;
  const { needs } = answer;
  const atTable = peopleAtTable(
    { table: request.table ?? [], own: { person, needs }, people: checked.people, country },
    kitchen,
  );
  return isRefusal(atTable) ? null : { understanding, needs, atTable };
}

const wordsFor = (
  { atTable: { portions, rules } }: Pick<Whom, 'atTable'>,
  { ownRecipes = [] }: PlanRequest,
  { country }: CheckedRequest,
  catalogue: Catalogue,
): WordsFor => ({ people: portions, rules, ownRecipes, catalogue, country });

/** The meals as choices of a programme, and the menus of the week by their numbers. */
function weekOf(
  stands: readonly Kept[],
  country: Country | null,
): { readonly choices: readonly Choice[]; readonly week: readonly Menu[] } {
  return {
    choices: stands.map(({ dish, portion, meal }) => ({
      dish,
      portion,
      meal,
      left: false,
      cost: servingCost(dish, country) * portion,
    })),
    week: weekdays.map((_, day) =>
      Int32Array.from(stands.flatMap((each, i) => (each.day === day ? [i] : []))),
    ),
  };
}

/** Which meals in the person's own words count, which do not, and what was not read of them. */
function ownNotes(
  own: readonly Worded[],
  { rules }: PeopleAtTable,
  catalogue: Catalogue,
): KitchenNote[] {
  const weighed = own.flatMap(({ dish, isWeighed, of }) =>
    dish && isWeighed ? [{ dish, of }] : [],
  );
  const unknown = own.filter(({ isWeighed }) => !isWeighed).map(({ of }) => of);
  const unread = own.flatMap((each) => each.unread);
  const isAllergic = rules.some(({ strict }) => strict);
  const unchecked = own.filter((each) => !each.dish || each.unread.length > 0).map(({ of }) => of);
  return [
    ...(isAllergic && unchecked.length ? [notChecked(unchecked)] : []),
    ...countedNotes(weighed, catalogue),
    ...(unknown.length ? [notCounted(unknown)] : []),
    ...(unread.length ? [listNotUnderstood(unread)] : []),
  ];
}

/**
 * The report of a plan's meals that are of our recipes, or whose ingredients a person has written with amounts; the others are named
 * in its notes and not counted. Means over a week are told only where every day has its three meals. Nothing is proven of it.
 * @returns null where nothing is known of any meal. Where no limits can be told (a question is open, a clinic sets them, or they exclude each other), only what somebody must not eat
 */
export function reportAsItStands(
  kitchen: PlanningKitchen,
  request: PlanRequest & { readonly plan: MealPlan },
): PlanReport | null {
  const { catalogue } = kitchen;
  const checked = checkRequest(request, kitchen);
  if (isRefusal(checked)) return null;
  const whom = whomOf(kitchen, request, checked);
  if (!whom) return unfitAlone(kitchen, request, checked);
  const { ours, own } = mealsIn(request.plan, wordsFor(whom, request, checked, catalogue));
  // A food without an amount counts nowhere, but it is there.
  const unfit = unfitOf([...ours, ...own], whom.atTable, catalogue);
  return toldOf({ checked, whom, ours, own, unfit }, catalogue);
}

/**
 * An open question is no reason to keep silent of a meal that somebody must not eat: until it is answered, all that it asks about
 * is left out. No limit and no figure is told beside it.
 */
function unfitAlone(
  kitchen: PlanningKitchen,
  request: PlanRequest & { readonly plan: MealPlan },
  checked: CheckedRequest,
): PlanReport | null {
  const { catalogue } = kitchen;
  const others = request.table ?? [];
  const country = checked.country?.iso2 ?? null;
  const rules = [request.health, ...others.map(({ health }) => health)].map((words) =>
    rulesOf(personAtTable(kitchen.understand({ ...words, country }).person, catalogue), catalogue),
  );
  const nobody = whomOf(kitchen, { ...request, health: {}, table: [] }, checked);
  if (!nobody) return null;
  const whom = { ...nobody, atTable: { ...nobody.atTable, rules } };
  const { ours, own } = mealsIn(request.plan, wordsFor(whom, request, checked, catalogue));
  const unfit = unfitOf([...ours, ...own], { rules, members: others }, catalogue);
  const report = unfit.warnings ? toldOf({ checked, whom, ours, own, unfit }, catalogue) : null;
  return report && { ...report, limits: [], days: [], week: [], relaxed: [] };
}

interface Told {
  readonly checked: CheckedRequest;
  readonly whom: Whom;
  readonly ours: readonly Kept[];
  readonly own: readonly Worded[];
  readonly unfit: ReturnType<typeof unfitOf>;
}

function toldOf(
  { checked, whom: { understanding, needs, atTable }, ours, own, unfit }: Told,
  catalogue: Catalogue,
): PlanReport | null {
  const isKnown = ours.length > 0 || own.some(({ dish }) => dish !== null);
  if (!isKnown && !unfit.warnings) return null;
  const known = own.flatMap(({ dish, ...each }) => (dish ? [{ ...each, dish }] : []));
  const counted = known.filter(({ isWeighed }) => isWeighed);
  const unweighed = known.filter(({ isWeighed }) => !isWeighed);
  const out = mealsOut(checked.out, atTable.needs, (place) =>
    [...ours, ...own].some((each) => each.day === place.day && each.meal === place.meal),
  );
  const { choices, week } = weekOf([...ours, ...counted, ...out], checked.country);
  const isWhole = own.every(({ isWeighed }) => isWeighed) && haveMainMeals(week, choices);
  const report = reportOf(
    {
      week,
      choices,
      // The list buys what their lines say.
      boughtAlone: weekOf(unweighed, checked.country),
      needs,
      ...checked,
      atTable,
      smallestBudget: null,
      leastTill: null,
      proof: null,
      notes: [...ownNotes(own, atTable, catalogue), ...understanding.notes],
    },
    catalogue,
  );
  const { days, ...others } = withoutLeastOfParts(report, week, choices);
  return {
    ...report,
    ...others,
    ...notUnderstoodAt(understanding, atTable),
    ...unfit,
    ...uncountedOf(own),
    days: days.filter((_, day) => hasPlanned(week[day] ?? [], choices)),
    ...(isWhole ? {} : { week: [], relaxed: [] }),
  };
}
