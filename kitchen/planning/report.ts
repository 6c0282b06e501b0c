// What stands beside a plan: cost, each day's nutrition against the limits, what was relaxed, what is proven.
import type { Figure, PlanLimitNote, PlanReport } from '../../contract/plans.ts';
import { weekdays } from '../../domain/calendar.ts';
import { roundMoney } from '../../domain/money.ts';
import type { Catalogue, Country } from '../catalogue/types.ts';
import { pricesSentence } from '../prices/sentences.ts';
import { costOf } from '../recipes/cost.ts';
import { indexOf } from '../recipes/nutrition.ts';
import type { Quantity } from '../recipes/nutrition.ts';
import { reviewOfLimits } from '../safety/review.ts';
import { limitText } from './limitText.ts';
import type { Needs, PlanLimit } from './limits.ts';
import { assumedOut } from './mealsOut.ts';
import type { Menu } from './menu.ts';
import type { Choice } from './programme.ts';
import { mealLoss, meals } from './worth.ts';
import { conditionName, figure, joined, money, quantityName, unitName, withUnit } from './words.ts';

export interface ReportOn {
  readonly week: readonly Menu[];
  readonly choices: readonly Choice[];
  readonly needs: Needs;
  readonly country: Country | null;
  readonly people: number;
  readonly budget: number | null;
  readonly smallestBudget: number | null;
  /** Null: nothing is proven of a week that a person has put together. */
  readonly proof: {
    readonly worth: number;
    readonly bound: number;
    readonly exact: boolean;
  } | null;
  readonly notes: readonly string[];
}

/** What a missing measurement is forgiven, as a share of the limit. */
const rounding = 1e-6;

const sumOver = (menu: Menu, choices: readonly Choice[], quantity: Quantity): number =>
  menu.reduce((sum, id) => {
    const choice = choices[id];
    return sum + (choice ? (choice.dish.serving[indexOf[quantity]] ?? 0) * choice.portion : 0);
  }, 0);

function figureOf(limit: PlanLimit, value: number, energyKcal: number): Figure {
  const { quantity, perEnergy, priority } = limit;
  const bound = (given: number | null): number | null =>
    given === null ? null : perEnergy === null ? given : (given * energyKcal) / perEnergy;
  const [min, max] = [bound(limit.min), bound(limit.max)];
  const met =
    (min === null || value >= min * (1 - rounding)) &&
    (max === null || value <= max * (1 + rounding) + 1e-9);
  const shown = (each: number | null): number | null => (each === null ? null : round(each));
  return {
    nutrient: quantity,
    name: quantityName(quantity),
    unit: unitName(quantity),
    value: round(value),
    min: shown(min),
    max: shown(max),
    priority,
    met,
  };
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** Works the whole report out. Cost is an estimate and carries its uncertainty. */
export function reportOf(on: ReportOn, catalogue: Catalogue): PlanReport {
  const { week, choices, needs, country, people, proof } = on;
  const currency = country?.currency ?? 'USD';
  const dayLimits = needs.limits.filter(({ span }) => span === 'day');
  const days = week.map((menu, i) => {
    const energyKcal = sumOver(menu, choices, 'energy_kcal');
    const energy: Figure = {
      nutrient: 'energy_kcal',
      name: 'energy',
      unit: 'kcal',
      value: round(energyKcal),
      min: needs.energyMin,
      max: needs.energyMax,
      priority: 'hard',
      met:
        energyKcal >= needs.energyMin * (1 - rounding) &&
        energyKcal <= needs.energyMax * (1 + rounding),
    };
    const cost = menu.reduce((sum, id) => sum + (choices[id]?.cost ?? 0), 0) * people;
    return {
      day: weekdays[i] ?? '',
      cost: roundMoney(cost),
      figures: [
        energy,
        ...dayLimits.map((limit) =>
          figureOf(limit, sumOver(menu, choices, limit.quantity), energyKcal),
        ),
      ],
    };
  });
  const overWeek = needs.limits.filter(({ span }) => span === 'mean' || span === 'week');
  const weekFigures = overWeek.map((limit) =>
    figureOf(
      limit,
      week.reduce((sum, menu) => sum + sumOver(menu, choices, limit.quantity), 0) /
        (limit.span === 'mean' ? 7 : 1),
      0,
    ),
  );
  return {
    people,
    energy_kcal: needs.energyKcal,
    weight_kg: needs.weightKg,
    assumed: [
      `For ${people === 1 ? 'one adult' : `${people} adults`}.`,
      ...assumedOut(week, choices),
      ...needs.assumed,
    ],
    notes: [...on.notes, ...needs.left],
    cost: costReport(on, currency, catalogue),
    days,
    week: weekFigures,
    limits: [
      ...needs.energy.map(({ text, priority, from, sources, published }): PlanLimitNote => ({
        nutrient: 'energy_kcal',
        text,
        priority,
        from: from.map((id) => conditionName(id, catalogue)),
        sources: [...sources],
        published,
        reviewed: false,
      })),
      ...needs.limits.map((limit): PlanLimitNote => ({
        nutrient: limit.quantity,
        text: limitText(limit),
        priority: limit.priority,
        from: limit.from.map((id) => conditionName(id, catalogue)),
        sources: [...limit.sources],
        published: limit.published,
        reviewed: false,
      })),
    ],
    relaxed: [
      ...relaxedDays(dayLimits, days),
      ...relaxedWeek(weekFigures, overWeek),
      ...relaxedMeals(on),
    ],
    ...(proof && { proof: proofOf(proof) }),
    review: reviewOfLimits,
  };
}

function costReport(
  { week, choices, country, people, budget, smallestBudget }: ReportOn,
  currency: string,
  catalogue: Catalogue,
): PlanReport['cost'] {
  const chosen = week.flatMap((menu) => [...menu].flatMap((id) => choices[id] ?? []));
  const total = chosen.reduce((sum, { cost }) => sum + cost, 0) * people;
  const amounts = chosen.flatMap(({ dish, portion }) =>
    dish.facts.recipe.ingredients.map(({ key, grams }) => ({
      key,
      grams: (grams * portion) / dish.facts.recipe.serves,
    })),
  );
  const spread = country ? costOf(amounts, catalogue.ingredients, country) : null;
  const band = spread?.band ?? 1.5;
  return {
    total: roundMoney(total),
    low: roundMoney(total / band),
    high: roundMoney(total * band),
    uncertainty: round(band - 1),
    estimated_share: round(spread?.estimatedShare ?? 1),
    currency,
    budget,
    smallest_budget: smallestBudget,
    rate_date: country?.rateDate || null,
    note: country
      ? [pricesSentence(spread, country), country.rateNote].filter(Boolean).join(' ')
      : `About ${money(total, currency)} at US prices: no country was named.`,
    said: {
      code: 'cost.fourInFive',
      params: { low: roundMoney(total / band), high: roundMoney(total * band), currency },
    },
  };
}

function relaxedDays(
  limits: readonly PlanLimit[],
  days: readonly { readonly figures: readonly Figure[] }[],
): string[] {
  return limits.flatMap((limit, i) => {
    const missed = days.flatMap(({ figures }) => {
      const each = figures[i + 1];
      return each && !each.met ? [each] : [];
    });
    if (limit.priority === 'hard' || !missed.length) return [];
    const below = missed
      .filter(({ value, min }) => min !== null && value < min)
      .map(({ value }) => value);
    const above = missed
      .filter(({ value, max }) => max !== null && value > max)
      .map(({ value }) => value);
    const count = (n: number): string => (n === 7 ? 'every day' : `${n} of 7 days`);
    const parts = [
      ...(below.length
        ? [
            `${count(below.length)} ${below.length === 1 ? 'has' : 'have'} less, ${withUnit(Math.min(...below), limit.quantity)} at the least`,
          ]
        : []),
      ...(above.length
        ? [
            `${count(above.length)} ${above.length === 1 ? 'has' : 'have'} more, ${withUnit(Math.max(...above), limit.quantity)} at the most`,
          ]
        : []),
    ];
    return [`${limitText(limit)}: ${joined(parts).replaceAll('every day have', 'every day has')}.`];
  });
}

function relaxedWeek(figures: readonly Figure[], limits: readonly PlanLimit[]): string[] {
  return limits.flatMap((limit, i) => {
    const each = figures[i];
    return each && !each.met && limit.priority === 'soft'
      ? [`${limitText(limit)}: this week has ${withUnit(each.value, limit.quantity)}.`]
      : [];
  });
}

function relaxedMeals({ week, choices, needs }: ReportOn): string[] {
  return needs.limits
    .filter(
      ({ span, priority }) => (span === 'meal' || span === 'breakfast') && priority === 'soft',
    )
    .flatMap((limit) => {
      const missed = week
        .flatMap((menu) => [...menu])
        .filter((id) => {
          const choice = choices[id];
          return (
            choice &&
            mealLoss([limit], choice.dish.serving, choice.portion, meals[choice.meal] ?? 'lunch') <
              0
          );
        }).length;
      return missed
        ? [
            `${limitText(limit)}: ${missed} of ${limit.span === 'meal' ? '28 meals' : '7 breakfasts'} ${missed === 1 ? 'is' : 'are'} outside.`,
          ]
        : [];
    });
}

function proofOf({ worth, bound, exact }: NonNullable<ReportOn['proof']>): PlanReport['proof'] {
  const gap = bound === 0 ? 0 : Math.max(0, (bound - worth) / Math.abs(bound));
  const share = `${figure(Math.ceil(gap * 1000) / 10)}%`;
  return {
    worth: round(worth),
    bound: round(bound),
    gap: Math.ceil(gap * 1e5) / 1e5,
    exact,
    text:
      gap < 5e-5
        ? 'No better week can be made of our recipes.'
        : `No week that can be made of our recipes is more than ${share} better than this one.`,
  };
}
