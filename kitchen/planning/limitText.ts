// A limit in words.
import { coded } from '../../domain/notes.ts';
import type { Amount, KitchenNote, Term } from '../../domain/notes.ts';
import { quantityTerm } from '../safety/verdictNotes.ts';
import type { PlanLimit } from './limits.ts';
import { figure, quantityName, unitName } from './words.ts';

const isShare = ({ perEnergy }: PlanLimit): boolean => perEnergy !== null && perEnergy > 1;

/** A bound as it is said: of the day's energy in hundredths, for a thousand kilocalories, or as it is. */
export const boundOf = (limit: PlanLimit, value: number): Amount => ({
  value: limit.perEnergy === null ? value : value * (isShare(limit) ? 100 : 1000),
  unit: isShare(limit) ? '%' : unitName(limit.quantity),
});

/** What a limit is held over. */
export const spanOf = (limit: PlanLimit): Term => ({
  of: 'span',
  id: limit.perEnergy === null ? limit.span : isShare(limit) ? 'energy' : 'thousand',
});

/** 'Fibre: at least 25 g a day', 'Carbohydrate: 45 to 65% of the day's energy'. */
function englishText(limit: PlanLimit): string {
  const { quantity, span, min, max, perEnergy } = limit;
  const name = quantityName(quantity);
  const unit = unitName(quantity);
  const shown = (value: number): string => figure(boundOf(limit, value).value);
  const after =
    perEnergy === null
      ? `${unit ? ` ${unit}` : ''}${spanText[span]}`
      : isShare(limit)
        ? '% of the day’s energy'
        : ` ${unit} for 1,000 kcal`;
  const range =
    min !== null && max !== null
      ? `${shown(min)} to ${shown(max)}`
      : min !== null
        ? `at least ${shown(min)}`
        : `at most ${shown(max ?? 0)}`;
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${range}${after}`;
}

export function limitNote(limit: PlanLimit): KitchenNote {
  const { quantity, min, max } = limit;
  return coded(
    min !== null && max !== null ? 'limit.range' : min === null ? 'limit.most' : 'limit.least',
    {
      quantity: quantityTerm(quantity),
      span: spanOf(limit),
      ...(min === null ? {} : { min: boundOf(limit, min) }),
      ...(max === null ? {} : { max: boundOf(limit, max) }),
    },
    englishText(limit),
  );
}

const spanText: Readonly<Record<PlanLimit['span'], string>> = {
  day: ' a day',
  mean: ' a day on average',
  week: ' a week',
  meal: ' a meal',
  breakfast: ' at breakfast',
};
