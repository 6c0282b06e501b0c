// Weeks for whoever needs enough folate or vitamin C: planned by what cooking leaves of them, and what is missed is said.
import { expect, test } from 'vitest';
import { englishOf } from '../../../domain/notes.ts';
import { faultsOf } from '../../oracle/checkPlan.ts';
import { answersFor, plan } from './support.ts';

const floors: Readonly<Record<string, readonly string[]>> = {
  pregnancy: ['folate_dfe_ug'],
  diabetes_gestational: ['folate_dfe_ug'],
  iron_deficiency: ['vit_c_mg', 'folate_dfe_ug'],
  sickle_cell: ['folate_dfe_ug', 'folate_raw_ug'],
  gout: ['vit_c_mg'],
};

test.each(Object.entries(floors))('%s: a week by figures after cooking', (condition, expected) => {
  const conditions = [condition];
  const asked = { conditions, iso2: 'US', budget: null, people: 1 };
  const answer = plan({
    health: { conditions, answers: answersFor(conditions) },
    country: 'US',
    people: 1,
    seed: 3,
  });
  const { week, relaxed, assumed } = answer.report!;
  const figures = week.filter(({ nutrient }) => expected.includes(nutrient));
  expect(faultsOf(answer, asked)).toEqual([]);
  expect(figures.map(({ nutrient }) => nutrient)).toEqual(expected);
  expect(assumed.map(englishOf).join(' ')).toContain('as cooking leaves them');
  // None is far below what is advised, and none below it in silence. Pulses, which hold the most folate, hold carbohydrate too: with
  // gestational diabetes each meal has a limit of that.
  for (const { value, min } of figures) expect(value).toBeGreaterThan((min ?? 0) * 0.75);
  const told = relaxed.map(englishOf).join(' ').toLowerCase();
  for (const { name, met } of figures) if (!met) expect(told).toContain(`${name}: at least`);
});

test('folate before cooking is what its ceiling counts, and more than what is left', () => {
  const conditions = ['sickle_cell'];
  const answer = plan({
    health: { conditions, answers: answersFor(conditions) },
    country: 'US',
    people: 1,
    seed: 3,
  });
  const valueOf = (name: string): number =>
    answer.report!.week.find(({ nutrient }) => nutrient === name)!.value;
  expect(valueOf('folate_raw_ug')).toBeGreaterThan(valueOf('folate_dfe_ug') * 1.05);
});
