/** A week keeps to the figure that a clinician gave, and says whose it is. */
import { expect, test } from 'vitest';
import { englishOf } from '../../../domain/notes.ts';
import { plan } from './support.ts';
import { longTest } from '../../verify.ts';

const told = { sickness: 'heart failure, 1.5 g sodium, fluid limit 1.5 l' };

test('every day of the week keeps an own limit of sodium, and the report says so', () => {
  const { meal_plan: days, report } = plan({ health: told, country: 'GB', people: 1, seed: 3 });
  expect(days).toHaveLength(7);
  const sodium = (report?.days ?? []).map(
    ({ figures }) =>
      figures.find(({ nutrient }) => nutrient === 'sodium_mg')?.value ?? Number.POSITIVE_INFINITY,
  );
  expect(sodium).toHaveLength(7);
  expect(Math.max(...sodium)).toBeLessThanOrEqual(1500);
  const limit = report?.limits.find(
    ({ nutrient, priority }) => nutrient === 'sodium_mg' && priority === 'hard',
  );
  expect(limit && [englishOf(limit.text), limit.from]).toEqual([
    'Sodium: at most 1,500 mg a day',
    ['Your own limit'],
  ]);
  expect(report?.notes.map(englishOf).join(' ')).toContain(
    'At most 1,500 ml of fluid a day, as you told us',
  );
});

longTest('where no week keeps it, the refusal names the figure', () => {
  const health = { sickness: 'no more than 20 g protein a day' };
  const answer = plan({ health, country: 'GB', people: 1, seed: 3 });
  expect(answer.meal_plan ?? []).toEqual([]);
  expect(answer.error && englishOf(answer.error)).toMatch(/protein.*20 g/i);
});
