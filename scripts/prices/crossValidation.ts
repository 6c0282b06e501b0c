// How far the model is off where it has not looked: five-fold, by a seeded shuffle, so that the figures can be worked out again.
import { fitEffects, predicted } from './ridge.ts';
import type { Observation } from './ridge.ts';

/** What is held back together: single prices, a food in all countries, a country with all its foods. */
export const held = {
  prices: ({ iso2, key }: Observation) => `${iso2} ${key}`,
  foods: ({ key }: Observation) => key,
  countries: ({ iso2 }: Observation) => iso2,
} as const;
export type Held = keyof typeof held;

/** Numbers between 0 and 1 that the seed decides (mulberry32, public domain). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const all = [...items];
  for (let i = all.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [all[i], all[j]] = [all[j] as T, all[i] as T];
  }
  return all;
}

/** Logarithm of observed ÷ predicted for each observation, each predicted by a fit that has not seen its fold. */
export function errorsHeldBack(
  observations: readonly Observation[],
  by: Held,
  seed: number,
): number[] {
  const names = shuffled([...new Set(observations.map(held[by]))].sort(), randomOf(seed));
  const foldOf = new Map(names.map((name, i) => [name, i % 5]));
  const fold = (each: Observation): number => foldOf.get(held[by](each)) ?? 0;
  const fits = [0, 1, 2, 3, 4].map((which) =>
    fitEffects(observations.filter((each) => fold(each) !== which)),
  );
  return observations.map(
    (each) => each.gap - predicted(each, fits[fold(each)] ?? new Map<string, number>()),
  );
}

export interface Score {
  /** Shares: within ×0.67–1.5, off by more than ×3. */
  readonly within: number;
  readonly far: number;
  /** Four in five lie within ×/÷ this. */
  readonly band: number;
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function scoreOf(errors: readonly number[]): Score {
  const share = (test: (error: number) => boolean): number =>
    errors.filter(test).length / Math.max(1, errors.length);
  return {
    within: share((error) => error >= Math.log(0.67) && error <= Math.log(1.5)),
    far: share((error) => Math.abs(error) > Math.log(3)),
    band: Math.exp(quantile(errors.map(Math.abs), 0.8)),
  };
}
