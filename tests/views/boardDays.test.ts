/** What a day of the board says of the limits and aims of whoever eats. */
import { expect, test } from 'vitest';
import type { PlanReport } from '../../machines/shared/plans.ts';
import { boardDays } from '../../src/features/planner/views/boardDays.ts';
import { newest } from '../model/samples/plans.ts';

type Figure = PlanReport['days'][number]['figures'][number];

const verdictOf = (...figures: { nutrient: string; met: boolean; priority: 'hard' | 'soft' }[]) => {
  const day = {
    day: 'Monday',
    cost: 3,
    figures: figures.map((each) => ({ ...each, name: each.nutrient, value: 1 }) as Figure),
  };
  const report = { days: [day], cost: { currency: 'GBP' } } as PlanReport;
  return boardDays({ ...newest, report }).find((each) => each.day === 'Monday')?.verdict;
};
const sodium = { nutrient: 'sodium_mg', met: true, priority: 'hard' } as const;
const fat = { nutrient: 'fat_g', met: false, priority: 'soft' } as const;

test.each([
  ['all is met', [sodium], 'Within your limits', 'met'],
  ['an aim is missed', [sodium, fat, fat], 'Within your limits. Aims missed: fat', 'met'],
  ['a limit is broken', [{ ...sodium, met: false }, fat], 'Outside: sodium', 'missed'],
] as const)('where %s', (_, figures, text, tone) => {
  expect(verdictOf(...figures)).toEqual({ text, tone });
});
