// A limit in words.
import type { PlanLimit } from './limits.ts';
import { figure, quantityName, unitName } from './words.ts';

/** 'Fibre: at least 25 g a day', 'Carbohydrate: 45 to 65% of the day's energy'. */
export function limitText({ quantity, span, min, max, perEnergy }: PlanLimit): string {
  const name = quantityName(quantity);
  const unit = unitName(quantity);
  const isShare = perEnergy !== null && perEnergy > 1;
  const shown = (value: number): string =>
    perEnergy === null ? figure(value) : figure(value * (isShare ? 100 : 1000));
  const after =
    perEnergy === null
      ? `${unit ? ` ${unit}` : ''}${spanText[span]}`
      : isShare
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

const spanText: Readonly<Record<PlanLimit['span'], string>> = {
  day: ' a day',
  mean: ' a day on average',
  week: ' a week',
  meal: ' a meal',
  breakfast: ' at breakfast',
};
