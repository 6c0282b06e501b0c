// How long a recipe takes whose text has no line of times: what its steps name, and an allowance for the work that they do not time.
import { stepTimes } from './stepTimes.ts';

/** Minutes, all three our estimate. */
export interface EstimatedTimes {
  /** Hands-on work. */
  readonly prep: number;
  /** What the whole takes beside that. */
  readonly cook: number;
  /** Soaking, marinating, rising, chilling: nobody is in the kitchen. */
  readonly wait: number;
}

/**
 * Minutes = constant + perHeat × minutes that the steps name + perLine × lines of ingredients. Least absolute relative error over
 * every other recipe of the catalogue; neither the number of steps and words nor lines that name a cut made it better by a minute.
 */
export const timeModel = {
  source:
    'Our estimate, fitted to 794 recipes of the catalogue (every other one by its id) and measured on the other 793: scripts/fitTimes.ts',
  whole: { constant: -2.63, perHeat: 1.08, perLine: 1.25 },
  handsOn: { constant: -4.28, perHeat: 0.09, perLine: 1.22 },
} as const;

/** An estimate is told to five minutes, and is at least as long. */
const grain = 5;
const rounded = (minutes: number): number => Math.max(grain, Math.round(minutes / grain) * grain);

type Shares = Readonly<Record<keyof typeof timeModel.whole, number>>;
const minutesBy = ({ constant, perHeat, perLine }: Shares, heat: number, lines: number): number =>
  rounded(constant + perHeat * heat + perLine * lines);

/**
 * The times of a recipe by its steps, in minutes; null where they name no time at a stove or in an oven, since then nobody knows.
 * Source of the allowance: `timeModel`.
 */
export function estimatedTimes(
  steps: readonly string[],
  lines: readonly string[],
): EstimatedTimes | null {
  const { heat, wait } = stepTimes(steps);
  if (heat === 0) return null;
  const whole = minutesBy(timeModel.whole, heat, lines.length);
  const prep = Math.min(whole, minutesBy(timeModel.handsOn, heat, lines.length));
  return { prep, cook: whole - prep, wait };
}
