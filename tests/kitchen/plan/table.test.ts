// One pot for people with different needs: each kept within their own limits, by the oracle; whose rules cannot be kept is said.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inEnglish } from '../../../domain/notes.ts';
import { reportAsItStands } from '../../../kitchen/planning/asItStands.ts';
import type { PlanRequest } from '../../../kitchen/planning/index.ts';
import { faultsOf } from '../../oracle/checkPlan.ts';
import { faultsFor } from '../../oracle/checkTable.ts';
import type { AtTable } from '../../oracle/checkTable.ts';
import { isVerify, longTest } from '../../verify.ts';
import { answersFor, kitchen, plan, planAsServed, plannable } from './support.ts';

/** With `VERIFY=1` (npm run verify) 200 as they are served; else any weeks that keep the limits. */
const isVerified = isVerify;
const runs = isVerified ? 200 : 3;
const solve = isVerified ? planAsServed : plan;

const allergens = ['peanut', 'tree_nut', 'sesame', 'mollusc', 'crustacean'] as const;
const names = ['Ama', 'Kofi', 'Esi', 'Yaw'] as const;

const others = fc
  .array(
    fc.record({
      kind: fc.constantFrom('adult' as const, 'adult' as const, 'child' as const),
      condition: fc.option(fc.constantFrom(...plannable)),
      allergen: fc.option(fc.constantFrom(...allergens)),
      portion: fc.option(fc.constantFrom(0.75, 0.9, 1.2)),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((drawn) =>
    drawn.map(({ kind, condition, allergen, portion }, i) => ({
      name: names[i]!,
      kind,
      conditions: condition ? [condition] : [],
      ...(allergen
        ? { allergen, excludedTags: [allergen, `${allergen}_may`] as readonly string[] }
        : {}),
      ...(portion !== null && condition === null ? { portion } : {}),
    })),
  );

const tableOf = (
  people: readonly (AtTable & { readonly allergen?: string })[],
): NonNullable<PlanRequest['table']> =>
  people.map(({ name, kind, conditions, allergen, portion }) => ({
    name,
    kind,
    health: {
      conditions,
      allergens: allergen ? [allergen] : [],
      answers: answersFor(conditions),
    },
    ...(portion === undefined ? {} : { portion }),
  }));

test(
  `${runs} tables of two to five people keep everybody's hard limits and exclusions`,
  { timeout: 60_000 + runs * 15_000 },
  () => {
    const counts = new Map<string, number>();
    fc.assert(
      fc.property(
        fc.option(fc.constantFrom(...plannable)),
        others,
        fc.constantFrom('GB', 'GH', 'IN', 'BR'),
        fc.integer({ min: 0, max: 100 }),
        (condition, drawn, iso2, seed) => {
          const conditions = condition ? [condition] : [];
          const answer = solve({
            health: { conditions, answers: answersFor(conditions) },
            country: iso2,
            table: tableOf(drawn),
            seed,
          });
          const outcome = answer.code ?? 'planned';
          counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
          if (!answer.meal_plan) {
            expect(['conflict', 'impossible', 'no_plan_in_time']).toContain(answer.code);
            return;
          }
          const portions = answer.report!.members!.reduce((sum, { portion }) => sum + portion, 1);
          const own = { conditions, iso2, budget: null, people: portions };
          expect(faultsOf(answer, own)).toEqual([]);
          expect(drawn.flatMap((person) => faultsFor(answer, person))).toEqual([]);
        },
      ),
      { numRuns: runs, seed: 20261123, endOnFailure: true },
    );
    expect(counts.get('planned') ?? 0).toBeGreaterThanOrEqual(runs / 2);
    expect(counts.get('no_plan_in_time') ?? 0).toBeLessThanOrEqual(runs / 6);
  },
);

// How long it takes is measured by `npm run bench -- plans`.
longTest('kidney disease and type 2 diabetes share a pot', () => {
  const answer = plan({
    health: { conditions: ['ckd'], answers: answersFor(['ckd']) },
    country: 'GB',
    table: tableOf([{ name: 'Ama', kind: 'adult', conditions: ['diabetes_t2'] }]),
  });
  expect(answer.error).toBeUndefined();
  expect(faultsFor(answer, { name: 'Ama', kind: 'adult', conditions: ['diabetes_t2'] })).toEqual(
    [],
  );
});

longTest(
  'kidney disease at a table for two and half an hour on weekdays: there is a week, in the time that is served',
  () => {
    const answer = planAsServed({
      health: { conditions: ['ckd'], answers: answersFor(['ckd']) },
      country: 'GB',
      people: 2,
      budget: 60,
      byBudget: true,
      table: tableOf([{ name: 'Ama', kind: 'adult', conditions: [] }]),
      rules: { weekday_minutes: 30 },
      seed: 1,
    });
    expect(answer.error).toBeUndefined();
    expect(answer.meal_plan).toHaveLength(7);
  },
);

test('whose rules one pot cannot keep is said, with who they are', () => {
  const answer = plan({
    health: { conditions: ['ckd'], answers: answersFor(['ckd']) },
    country: 'GB',
    table: tableOf([{ name: 'Ama', kind: 'adult', conditions: ['cirrhosis'] }]),
  });
  expect(answer.meal_plan).toBeNull();
  expect(answer.code).toBe('conflict');
  expect(answer.error).toContain('Ama (Liver cirrhosis');
  expect(answer.error).toContain('you (Chronic kidney disease');
  expect(answer.error).toContain('protein');
});

test('a portion that gives somebody too little is said', () => {
  const answer = plan({
    health: {},
    country: 'GB',
    table: [{ name: 'Kofi', kind: 'adult', health: {}, energyKcal: 3000, portion: 0.8 }],
  });
  expect(answer.code).toBe('conflict');
  expect(answer.error).toMatch(
    /^Kofi should have at least 2,700 kcal a day from 0\.8 of your portion/,
  );
});

test('a child’s presence is what they must not eat, and no plan', () => {
  const answer = plan({
    health: {},
    country: 'GB',
    table: [{ name: 'Esi', kind: 'child', health: { allergens: ['peanut'] }, portion: 0.4 }],
  });
  const [esi] = answer.report!.members!;
  expect(esi).toMatchObject({
    counted: 'child',
    portion: 0.4,
    days: [],
    week: [],
    leaves_out: true,
  });
  expect(answer.meal_plan![0]!.lunch_meal!.servings).toBeCloseTo(
    1.4 * answer.meal_plan![0]!.lunch_meal!.portion!,
  );
});

test('of whom nothing was told, nothing is said to be left out', () => {
  const { members } = reportAsItStands(kitchen, {
    health: {},
    country: 'GH',
    table: [
      { name: 'Yaw', kind: 'child', health: { atTable: { name: 'Yaw, 10 years', isChild: true } } },
      { name: 'Esi', kind: 'child', health: { atTable: { name: 'Esi, 9 months', isChild: true } } },
      { name: 'Ama', kind: 'child', health: { diets: ['vegan'] } },
    ],
    plan: [
      {
        day: 'Monday',
        breakfast: '',
        lunch: 'Rice',
        dinner: '',
        lunch_ingredients: ['300 g rice'],
      },
    ],
  })!;
  expect(members!.map(({ leaves_out: told }) => told)).toEqual([false, true, true]);
});

test('a week for a baby holds no honey and no whole nuts, and says why', () => {
  const answer = plan({
    health: {},
    country: 'GB',
    table: [
      {
        name: 'Leo',
        kind: 'child',
        health: { sickness: '9 months old', atTable: { name: 'Leo', isChild: true } },
      },
    ],
  });
  const [leo] = answer.report!.members!;
  expect(inEnglish(leo!.notes)).toContain('Honey is not for babies under 12 months');
  expect(inEnglish(leo!.notes)).not.toContain('Who eats');
  expect(JSON.stringify(answer.meal_plan)).not.toMatch(/honey|walnut|almonds/i);
});

test('who has a diet of their clinic is named, not cooked for, and the pot leaves out what they must not eat', () => {
  const answer = plan({
    health: {},
    country: 'GB',
    table: [{ name: 'Yaw', kind: 'adult', health: { sickness: 'PKU', allergens: ['egg'] } }],
  });
  const [yaw] = answer.report!.members!;
  expect(yaw!.counted).toBe('clinic');
  expect(yaw!.portion).toBe(0);
  expect(yaw!.clinic).toHaveLength(1);
  expect(answer.report!.people).toBe(1);
  const never = { name: 'Yaw', kind: 'child' as const, conditions: [], excludedTags: ['egg'] };
  expect(faultsFor(answer, never)).toEqual([]);
});

test('a question about somebody comes before a week for all', () => {
  const answer = plan({
    health: {},
    country: 'GB',
    table: [{ name: 'Ama', kind: 'adult', health: { conditions: ['ckd'] } }],
  });
  expect(answer.meal_plan).toBeNull();
  expect(answer.error).toContain('a question about Ama');
});

test('guests beyond those who are described eat as the asking person does', () => {
  const answer = plan({
    health: {},
    country: 'GB',
    people: 4,
    table: [{ name: 'Ama', kind: 'adult', health: {}, portion: 0.9 }],
  });
  expect(answer.report!.people).toBe(4);
  const meal = answer.meal_plan![0]!.dinner_meal!;
  expect(meal.servings).toBeCloseTo(3.9 * meal.portion!);
});
