/** A week keeps to the grams of carbohydrate that a diet allows, and says which general advice does not hold. */
import { describe, expect, test } from 'vitest';
import { englishOf } from '../../../domain/notes.ts';
import type { GeneratedPlan } from '../../../contract/plans.ts';
import { reportAsItStands } from '../../../kitchen/planning/index.ts';
import { needsOf } from '../../../kitchen/planning/limits.ts';
import { personOf } from '../support.ts';
import { catalogue, kitchen, plan, swap } from './support.ts';

const carbohydrateIn = ({ report }: Pick<GeneratedPlan, 'report'>): number[] =>
  (report?.days ?? []).map(
    ({ figures }) =>
      figures.find(({ nutrient }) => nutrient === 'carb_g')?.value ?? Number.POSITIVE_INFINITY,
  );
const keto = { health: { diets: ['keto'] }, country: 'US', people: 1, budget: 120, seed: 3 };

describe.each([
  ['keto', 50, 'Keto'],
  ['low_carb', 130, 'Low carb'],
])('a week for %s', (diet, most, name) => {
  const week = plan({ ...keto, health: { diets: [diet] } });

  test(`has at most ${most} g of carbohydrate on each day`, () => {
    const all = carbohydrateIn(week);
    expect(all).toHaveLength(7);
    expect(Math.max(...all)).toBeLessThanOrEqual(most);
  });

  test('names the limit as that of the diet, and what it rules out', () => {
    const limits = (week.report?.limits ?? []).map(({ text, priority, from }) =>
      [englishOf(text), priority, ...from].join(' | '),
    );
    expect(limits).toContain(`Carbohydrate: at most ${most} g a day | hard | ${name}`);
    expect(limits.filter((each) => /^(?:Carbohydrate|Fat):.*energy/.test(each))).toEqual([]);
    expect((week.report?.notes ?? []).map(englishOf)).toContain(
      `${name} means at most ${most} g of carbohydrate a day. General advice on carbohydrate and fat does not go with that, so the days are not held against it.`,
    );
    expect((week.report?.relaxed ?? []).map(englishOf).join(' ')).not.toMatch(/Carbohydrate|Fat:/);
  });
});

test('a swap keeps it, and a week as it stands is held against it', () => {
  const days = plan(keto).meal_plan ?? [];
  const next = swap({ ...keto, plan: days, day: 'Wednesday', slot: 'dinner' });
  expect(next.meal_plan?.[2]?.dinner).not.toBe(days[2]?.dinner);
  expect(Math.max(...carbohydrateIn(next))).toBeLessThanOrEqual(50);

  const more = structuredClone(days);
  for (const slot of ['breakfast_meal', 'lunch_meal', 'dinner_meal'] as const)
    more[1]![slot] = { ...more[1]![slot]!, portion: 3 };
  const [, tuesday] = reportAsItStands(kitchen, { ...keto, plan: more })?.days ?? [];
  expect(tuesday?.figures.find(({ nutrient }) => nutrient === 'carb_g')).toMatchObject({
    priority: 'hard',
    max: 50,
    met: false,
  });
});

test.each([
  ['keto, at most 30 g carbs a day', 30, 'own_limit'],
  ['keto, at most 90 g carbs a day', 50, 'keto'],
  ['keto and low carb', 50, 'keto'],
])('of %o the stricter counts', (sickness, most, by) => {
  const body = { weightKg: null, energyKcal: null };
  const answer = needsOf(personOf({ sickness }), {}, body, catalogue);
  const limits = 'needs' in answer ? answer.needs.limits : [];
  expect(
    limits
      .filter(({ quantity }) => quantity === 'carb_g')
      .map(({ max, priority, from }) => [max, priority, from]),
  ).toEqual([[most, 'hard', [by]]]);
});

test.each([{ diets: ['keto', 'vegan'] }, { diets: ['keto'], conditions: ['obesity'] }])(
  'where no week keeps it, the refusal names the diet: %j',
  (health) => {
    const answer = plan({ ...keto, health });
    expect(answer.meal_plan ?? []).toEqual([]);
    expect(answer.error && englishOf(answer.error)).toContain('at most 50 g a day (Keto)');
    expect(answer.error).toMatchObject({
      params: { quantities: expect.arrayContaining([{ of: 'diet', id: 'keto' }]) },
    });
  },
);

describe('a condition comes first', () => {
  test('that must have more carbohydrate: nothing is planned, and both are named', () => {
    const answers = { 'pregnancy-trimester': '28 weeks or more' };
    const health = { conditions: ['pregnancy'], diets: ['keto'], answers };
    const { error } = plan({ ...keto, health });
    expect(error && englishOf(error)).toMatch(
      /Pregnancy asks for at least 175 g of carbohydrate a day and Keto for at most 50 g/,
    );
  });

  test('that aims at more: the day has no limit of the diet, and the report says so', () => {
    const health = { conditions: ['diabetes_t2'], diets: ['keto'] };
    const { report } = plan({ ...keto, health });
    expect(
      report?.limits.filter(
        ({ nutrient, priority }) => nutrient === 'carb_g' && priority === 'hard',
      ),
    ).toEqual([]);
    expect((report?.notes ?? []).map(englishOf)).toContain(
      'Type 2 diabetes: more carbohydrate is advised than Keto allows, 175 g against 50 g. Please ask your clinician which comes first.',
    );
  });
});
