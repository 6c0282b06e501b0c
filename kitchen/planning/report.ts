// What stands beside a plan: cost, each day's nutrition against the limits, what was relaxed, what is proven.
import { inEnglish } from '../../domain/notes.ts';
import type { Note } from '../../domain/notes.ts';
import type { PlanLimitNote, PlanReport } from '../../contract/plans.ts';
import { roundMoney } from '../../domain/money.ts';
import type { Catalogue, Country } from '../catalogue/types.ts';
import { costNotes } from '../prices/sentences.ts';
import { costOf } from '../recipes/cost.ts';
import { reviewOfLimits } from '../safety/review.ts';
import { figuresOf, round } from './figures.ts';
import { limitNote } from './limitText.ts';
import type { Needs } from './limits.ts';
import { nearlyBest, noBetterWeek, usPrices } from './reportNotes.ts';
import type { ChosenFor } from './tillBudget.ts';
import { amountsOf, tillReport } from './tillReport.ts';
import { relaxedMeals } from './relaxed.ts';
import { marginNotes } from './priceMargin.ts';
import { assumedOut } from './mealsOut.ts';
import { forWhom, membersOf } from './memberReport.ts';
import { missedAtMeals } from './mealFigures.ts';
import type { Menu } from './menu.ts';
import type { Choice } from './programme.ts';
import type { PeopleAtTable } from './table.ts';
import { tracesNotes } from './tracesNotes.ts';
import { conditionName } from './words.ts';

export interface ReportOn {
  readonly week: readonly Menu[];
  readonly choices: readonly Choice[];
  /** Meals that are bought as far as their lines say what, and of which too little is known for any other figure. */
  readonly boughtAlone?: Pick<ReportOn, 'week' | 'choices'> | undefined;
  /** Of the asking person. */
  readonly needs: Needs;
  readonly country: Country | null;
  readonly atTable: Pick<PeopleAtTable, 'members' | 'portions' | 'heads' | 'rules'>;
  readonly budget: number | null;
  readonly smallestBudget: number | null;
  /** What the cheapest week that was found costs at the till, where this one is over the budget there. */
  readonly leastTill: number | null;
  /** The share of the budget that is better left; absent for a week that was made by hand. */
  readonly margin?: number | undefined;
  /** Keys at hand, with grams where they are known. */
  readonly have: ReadonlyMap<string, number | null> | null;
  /** Null: nothing is proven of a week that a person has put together. */
  readonly proof: {
    readonly worth: number;
    readonly bound: number;
    readonly exact: boolean;
    /** It was chosen for what its packs cost, which the bound knows nothing of. */
    readonly chosenFor: ChosenFor | null;
  } | null;
  readonly notes: readonly Note[];
}

/** Works the whole report out. Cost is an estimate and carries its uncertainty. */
export function reportOf(on: ReportOn, catalogue: Catalogue): PlanReport {
  const {
    week,
    choices,
    needs,
    country,
    atTable: { portions, heads },
    proof,
  } = on;
  const currency = country?.currency ?? 'USD';
  const counted = figuresOf(week, choices, needs, 1);
  const costOfDay = (day: number): number =>
    roundMoney(chosenIn(on, [day]).reduce((sum, { cost }) => sum + cost, 0) * portions);
  const days = week.map((menu, i) => {
    const outside = missedAtMeals(menu, choices, needs);
    return {
      ...(counted.days[i] ?? { day: '', figures: [] }),
      cost: costOfDay(i),
      ...(outside.length > 0 ? { meals: outside } : {}),
    };
  });
  const members = membersOf(on);
  return {
    people: heads,
    energy_kcal: needs.energyKcal,
    weight_kg: needs.weightKg,
    assumed: [forWhom(on.atTable), ...assumedOut(week, choices), ...needs.assumed],
    notes: [...on.notes, ...tracesOfWeek(on, catalogue), ...needs.left],
    cost: costReport(on, currency, catalogue),
    days,
    week: counted.week,
    limits: saidOnce(limitNotes(needs, catalogue)),
    ...(members.length > 0 ? { members } : {}),
    relaxed: [...counted.relaxed, ...relaxedMeals(on, 1)],
    ...(proof && { proof: proofOf(proof) }),
    review: reviewOfLimits(
      catalogue,
      [...needs.energy, ...needs.limits].flatMap(({ from }) => from),
    ),
  };
}

const tracesOfWeek = (on: ReportOn, catalogue: Catalogue): Note[] =>
  tracesNotes(
    amountsOf(chosenIn(on, [...on.week.keys()])).map(({ key }) => key),
    on.atTable.rules,
    catalogue,
  );

/** What is bought for some days. */
const chosenIn = ({ boughtAlone, ...counted }: ReportOn, days: readonly number[]): Choice[] =>
  [counted, ...(boughtAlone ? [boughtAlone] : [])].flatMap(({ week, choices }) =>
    days.flatMap((day) => [...(week[day] ?? [])].flatMap((id) => choices[id] ?? [])),
  );

/** Two conditions may ask for the same: it is said once, from both. */
function saidOnce(notes: readonly PlanLimitNote[]): PlanLimitNote[] {
  const said = new Map<string, PlanLimitNote>();
  for (const note of notes) {
    const key = `${inEnglish([note.text])} ${note.published} ${note.reviewed}`;
    const before = said.get(key);
    said.set(key, {
      ...note,
      priority: before?.priority === 'hard' ? 'hard' : note.priority,
      from: [...new Set([...(before?.from ?? []), ...note.from])],
      sources: [...new Set([...(before?.sources ?? []), ...note.sources])],
    });
  }
  return [...said.values()];
}

const limitNotes = (needs: Needs, catalogue: Catalogue): PlanLimitNote[] => [
  ...needs.energy.map(({ text, priority, from, sources, published, reviewed }): PlanLimitNote => ({
    nutrient: 'energy_kcal',
    text,
    priority,
    from: from.map((id) => conditionName(id, catalogue)),
    sources: [...sources],
    published,
    reviewed,
  })),
  ...needs.limits.map((limit): PlanLimitNote => ({
    nutrient: limit.quantity,
    text: limitNote(limit),
    priority: limit.priority,
    from: limit.from.map((id) => conditionName(id, catalogue)),
    sources: [...limit.sources],
    published: limit.published,
    reviewed: limit.reviewed ?? false,
  })),
];

function costReport(on: ReportOn, currency: string, catalogue: Catalogue): PlanReport['cost'] {
  const { week, country, budget, smallestBudget, leastTill, have } = on;
  const { portions } = on.atTable;
  const chosen = chosenIn(on, [...week.keys()]);
  const total = chosen.reduce((sum, { cost }) => sum + cost, 0) * portions;
  const amounts = amountsOf(chosen);
  const spread = country ? costOf(amounts, catalogue.ingredients, country) : null;
  const band = spread?.band ?? 1.5;
  const { till, notes: atTill } = tillReport(
    amounts.map(({ key, grams }) => ({ key, grams: grams * portions })),
    { country, catalogue, have, budget, leastTill, currency },
  );
  const notes = [
    ...(country ? [] : [usPrices(total, currency)]),
    ...atTill,
    ...marginNotes({ total, budget, margin: on.margin ?? 0 }, country),
    ...(country ? costNotes(spread, country) : []),
  ];
  return {
    total: roundMoney(total),
    low: roundMoney(total / band),
    high: roundMoney(total * band),
    uncertainty: round(band - 1),
    estimated_share: round(spread?.estimatedShare ?? 1),
    currency,
    till,
    budget,
    smallest_budget: smallestBudget,
    rate_date: country?.rateDate || null,
    note: inEnglish(notes),
    notes,
    said: {
      code: 'cost.fourInFive',
      params: { low: roundMoney(total / band), high: roundMoney(total * band), currency },
    },
  };
}

function proofOf({
  worth,
  bound,
  exact,
  chosenFor,
}: NonNullable<ReportOn['proof']>): PlanReport['proof'] {
  const gap = bound === 0 ? 0 : Math.max(0, (bound - worth) / Math.abs(bound));
  return {
    worth: round(worth),
    bound: round(bound),
    gap: Math.ceil(gap * 1e5) / 1e5,
    exact,
    text: gap < 5e-5 ? noBetterWeek : nearlyBest(Math.ceil(gap * 1000) / 10, chosenFor),
  };
}
