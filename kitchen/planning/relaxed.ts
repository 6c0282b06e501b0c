// Soft limits that a plan misses somewhere.
import type { Figure } from '../../contract/plans.ts';
import { coded } from '../../domain/notes.ts';
import type { KitchenNote, NoteValue } from '../../domain/notes.ts';
import { amountOf, quantityTerm } from '../safety/verdictNotes.ts';
import { boundOf, limitNote, spanOf } from './limitText.ts';
import type { PlanLimit } from './limits.ts';
import type { ReportOn } from './report.ts';
import { mealLoss, meals } from './worth.ts';
import { withUnit } from './words.ts';

const params = (limit: PlanLimit, bound: number): Record<string, NoteValue> => ({
  quantity: quantityTerm(limit.quantity),
  span: spanOf(limit),
  limit: boundOf(limit, bound),
});

function daysNote(limit: PlanLimit, values: readonly number[], isBelow: boolean): KitchenNote[] {
  if (values.length === 0) return [];
  const { quantity, min, max } = limit;
  const days = values.length === 7 ? 'every day' : `${values.length} of 7 days`;
  const verb = values.length === 1 || values.length === 7 ? 'has' : 'have';
  const worst = isBelow ? Math.min(...values) : Math.max(...values);
  return [
    coded(
      isBelow ? 'relaxed.daysBelow' : 'relaxed.daysAbove',
      {
        ...params(limit, (isBelow ? min : max) ?? 0),
        count: values.length,
        amount: amountOf(worst, quantity),
      },
      `${limitNote(limit).text}: ${days} ${verb} ${isBelow ? 'less' : 'more'}, ${withUnit(worst, quantity)} at the ${isBelow ? 'least' : 'most'}.`,
    ),
  ];
}

export function relaxedDays(
  limits: readonly PlanLimit[],
  days: readonly { readonly figures: readonly Figure[] }[],
): KitchenNote[] {
  return limits.flatMap((limit, i) => {
    const missed = days.flatMap(({ figures }) => {
      const each = figures[i + 1];
      return each && !each.met ? [each] : [];
    });
    if (limit.priority === 'hard') return [];
    const below = missed.filter(({ value, min }) => min !== null && value < min);
    const above = missed.filter(({ value, max }) => max !== null && value > max);
    const valuesOf = (figures: readonly Figure[]): number[] => figures.map(({ value }) => value);
    return [...daysNote(limit, valuesOf(below), true), ...daysNote(limit, valuesOf(above), false)];
  });
}

export function relaxedWeek(
  figures: readonly Figure[],
  limits: readonly PlanLimit[],
): KitchenNote[] {
  return limits.flatMap((limit, i) => {
    const each = figures[i];
    if (!each || each.met || limit.priority !== 'soft') return [];
    const isBelow = each.min !== null && each.value < each.min;
    return [
      coded(
        isBelow ? 'relaxed.weekBelow' : 'relaxed.weekAbove',
        {
          ...params(limit, (isBelow ? limit.min : limit.max) ?? 0),
          amount: amountOf(each.value, limit.quantity),
        },
        `${limitNote(limit).text}: this week has ${withUnit(each.value, limit.quantity)}.`,
      ),
    ];
  });
}

const mealsOf = { meal: 28, breakfast: 7 } as const;

/** @param share of the plan's portions that is eaten */
export function relaxedMeals(
  { week, choices, needs }: Pick<ReportOn, 'week' | 'choices' | 'needs'>,
  share: number,
): KitchenNote[] {
  return needs.limits.flatMap((limit) => {
    const { span, priority, min, max } = limit;
    if (priority !== 'soft' || (span !== 'meal' && span !== 'breakfast')) return [];
    const isMissed = (id: number): boolean => {
      const choice = choices[id];
      if (!choice) return false;
      const { dish, portion, meal } = choice;
      return mealLoss([limit], dish.serving, portion * share, meals[meal] ?? 'lunch') < 0;
    };
    const missed = week.flatMap((menu) => [...menu]).filter(isMissed).length;
    if (missed === 0) return [];
    const all = mealsOf[span];
    return [
      coded(
        'relaxed.meals',
        { ...params(limit, max ?? min ?? 0), count: missed, all },
        `${limitNote(limit).text}: ${missed} of ${all} ${span === 'meal' ? 'meals' : 'breakfasts'} ${missed === 1 ? 'is' : 'are'} outside.`,
      ),
    ];
  });
}
