// Whom the long verification plans for: every condition, every pair, every country, budgets from too little to plenty.
import { answersFor, catalogue, plannable } from '../kitchen/plan/support.ts';
import type { PlanRequest } from '../../kitchen/planning/index.ts';

export interface Case {
  readonly conditions: readonly string[];
  readonly iso2: string;
  readonly budget: number;
  readonly people: number;
  readonly seed: number;
}

/** Shares of an ordinary week's money: from hardly anything to four times as much. */
const shares = [0.35, 0.6, 0.9, 1.3, 2, 4] as const;
/** US dollars for one person's ordinary week, at the price level of the United States. */
const ordinary = 30;

const pairs = plannable.flatMap((one, i) => plannable.slice(i + 1).map((other) => [one, other]));

/** In an order that mixes them, so that a part of the list stands for the whole. Always the same list. */
export function allCases(): Case[] {
  const iso2 = [...catalogue.countries.keys()];
  const who = [
    ...pairs,
    ...plannable.flatMap((id) => Array.from({ length: 4 }, () => [id])),
    ...iso2.map((_, i) => (i % 3 === 0 ? [] : [plannable[i % plannable.length] ?? ''])),
  ];
  // Mixed by a step that shares no factor with their number.
  const step = 701;
  return who.map((_, i): Case => {
    const conditions = who[(i * step) % who.length] ?? [];
    const country = catalogue.countries.get(iso2[i % iso2.length] ?? '');
    if (!country) throw new Error('there are no countries');
    const people = 1 + (Math.floor(i / 3) % 4);
    const share = shares[(i + Math.floor(i / iso2.length)) % shares.length] ?? 1;
    return {
      conditions,
      iso2: country.iso2,
      budget:
        Math.round(ordinary * share * country.priceLevel * country.usdRate * people * 100) / 100,
      people,
      seed: i % 1000,
    };
  });
}

export const requestOf = ({ conditions, iso2, budget, people, seed }: Case): PlanRequest => ({
  health: { conditions, answers: answersFor(conditions) },
  country: iso2,
  budget,
  byBudget: true,
  people,
  seed,
});
