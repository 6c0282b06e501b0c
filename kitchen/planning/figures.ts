// A week's sums against limits: what is eaten on each day and over the week, and where advice is missed.
import type { Figure } from '../../contract/figures.ts';
import { weekdays } from '../../domain/calendar.ts';
import type { KitchenNote } from '../../domain/notes.ts';
import { indexOf } from '../recipes/nutrition.ts';
import type { Quantity } from '../recipes/nutrition.ts';
import type { Needs, PlanLimit } from './limits.ts';
import type { Menu } from './menu.ts';
import type { Choice } from './programme.ts';
import { relaxedDays, relaxedWeek } from './relaxed.ts';
import { quantityName, unitName } from './words.ts';

/** What a missing measurement is forgiven, as a share of the limit. */
const rounding = 1e-6;

const sumOver = (menu: Menu, choices: readonly Choice[], quantity: Quantity): number =>
  menu.reduce((sum, id) => {
    const choice = choices[id];
    return sum + (choice ? (choice.dish.serving[indexOf[quantity]] ?? 0) * choice.portion : 0);
  }, 0);

export function figureOf(limit: PlanLimit, value: number, energyKcal: number): Figure {
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

export const round = (value: number): number => Math.round(value * 100) / 100;

const ofADay = ({ limits }: Needs): PlanLimit[] => limits.filter(({ span }) => span === 'day');

/**
 * A day's energy, then its other figures, in the order of the limits.
 * @param portion of the plan's
 */
export function dayFiguresOf(
  menu: Menu,
  choices: readonly Choice[],
  needs: Needs,
  portion: number,
): Figure[] {
  const eaten = (quantity: Quantity): number => sumOver(menu, choices, quantity) * portion;
  const energyKcal = eaten('energy_kcal');
  return [
    energyFigure(energyKcal, needs),
    ...ofADay(needs).map((limit) => figureOf(limit, eaten(limit.quantity), energyKcal)),
  ];
}

/**
 * A week's figures against somebody's limits, and the soft ones that it misses.
 * @param portion of the plan's
 */
export function figuresOf(
  week: readonly Menu[],
  choices: readonly Choice[],
  needs: Needs,
  portion: number,
): {
  readonly days: { day: string; figures: Figure[] }[];
  readonly week: Figure[];
  readonly relaxed: KitchenNote[];
} {
  const days = week.map((menu, i) => ({
    day: weekdays[i] ?? '',
    figures: dayFiguresOf(menu, choices, needs, portion),
  }));
  const overWeek = needs.limits.filter(({ span }) => span === 'mean' || span === 'week');
  const weekFigures = overWeek.map((limit) =>
    figureOf(
      limit,
      (week.reduce((sum, menu) => sum + sumOver(menu, choices, limit.quantity), 0) * portion) /
        (limit.span === 'mean' ? 7 : 1),
      0,
    ),
  );
  return {
    days,
    week: weekFigures,
    relaxed: [...relaxedDays(ofADay(needs), days), ...relaxedWeek(weekFigures, overWeek)],
  };
}

const energyFigure = (energyKcal: number, { energyMin, energyMax }: Needs): Figure => ({
  nutrient: 'energy_kcal',
  name: 'energy',
  unit: 'kcal',
  value: round(energyKcal),
  min: energyMin,
  max: energyMax,
  priority: 'hard',
  met: energyKcal >= energyMin * (1 - rounding) && energyKcal <= energyMax * (1 + rounding),
});
