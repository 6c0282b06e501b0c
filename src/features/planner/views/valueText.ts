import type { PlanReport } from '../../../../machines/shared/plans.ts';
import { figureText } from '../../../texts/format.ts';

type Figure = Pick<PlanReport['week'][number], 'value' | 'min' | 'max' | 'met'>;

export const digitsOf = (value: number): number => (Math.abs(value) < 10 ? 1 : 0);

/** A figure as it is read. One that misses its limit by less than is written takes a digit more: 24.8 is no 25. */
export function valueText({ value, min, max, met }: Figure): string {
  const fewest = digitsOf(value);
  const isAtLimit = (digits: number): boolean =>
    !met &&
    [min, max].some(
      (limit) => limit !== null && figureText(limit, digits) === figureText(value, digits),
    );
  return figureText(value, [fewest, fewest + 1].find((digits) => !isAtLimit(digits)) ?? fewest + 2);
}
