// What the planner answers: a plan as the contract has it, or a refusal that says what to do.
import { englishOf, inEnglish } from '../../../domain/notes.ts';
import { describe, expect, test } from 'vitest';
import { GeneratedPlan } from '../../../contract/plans.ts';
import type { PlanRequest } from '../../../kitchen/planning/index.ts';
import { planWeek } from '../../../kitchen/planning/index.ts';
import { faultsOf } from '../../oracle/checkPlan.ts';
import { countries } from '../../oracle/planTables.ts';
import { longTest, isVerify } from '../../verify.ts';
import { answersFor, highs, kitchen, plan, planAnew, planClosely } from './support.ts';

const nigeria: PlanRequest = { health: {}, country: 'Nigeria', budget: 30_000, byBudget: true };

describe('a plan (SRV-02, PLAN-22)', () => {
  const answer = planClosely(nigeria);

  test('is what the contract says, letter for letter', () => {
    expect(GeneratedPlan.parse(answer)).toEqual(answer);
    expect(answer.meal_plan!.map(({ day }) => day)).toEqual([
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
    ]);
  });

  test("names what to buy in a note after each meal, and lists each meal's ingredients (PLAN-08)", () => {
    for (const day of answer.meal_plan!)
      for (const slot of ['breakfast', 'lunch', 'dinner', 'snack'] as const) {
        expect(day[slot]).toMatch(/^[^(].+ \(buy: .+\)$/);
        expect(day[`${slot}_ingredients`]!.length).toBeGreaterThan(0);
        expect(day[`${slot}_meal`]!.reasons!.length).toBeGreaterThanOrEqual(2);
        expect(day[`${slot}_meal`]!.reasons!.some((reason) => /\d/.test(englishOf(reason)))).toBe(
          true,
        );
      }
  });

  test('says its cost with its uncertainty, the date of the rate and the budget', () => {
    const { cost } = answer.report!;
    expect(cost).toMatchObject({
      currency: 'NGN',
      budget: 30_000,
      rate_date: countries.get('NG')!.rate_date,
    });
    expect(cost.total).toBeLessThanOrEqual(30_000);
    expect(cost.low).toBeLessThan(cost.total);
    expect(cost.high).toBeGreaterThan(cost.total);
    expect(cost.note).toContain('Nigeria');
  });

  test('says whom it is for, what was seen for each limit, and that no clinician has reviewed any', () => {
    expect(inEnglish(answer.report!.assumed)).toMatch(/one adult.*2,000 kcal.*70 kg/);
    expect(answer.report!.limits.every(({ reviewed }) => !reviewed)).toBe(true);
    expect(englishOf(answer.report!.review)).toMatch(/No clinician has reviewed/);
  });

  test('is within two per cent of the bound over all day menus, of which one may go for less at the till', () => {
    expect(answer.report!.proof).toMatchObject({ exact: true });
    expect(answer.report!.proof!.gap).toBeLessThanOrEqual(0.02);
  });

  test('is the same plan for the same request and seed, and another for another seed', () => {
    const other = plan({ ...nigeria, seed: 7 });
    expect(planAnew({ ...nigeria, seed: 7 })).toEqual(other);
    expect(other.meal_plan).not.toEqual(answer.meal_plan);
  });

  longTest('for three people costs what three portions cost, and is within the same budget', () => {
    const three = plan({ ...nigeria, people: 3, budget: 90_000 });
    expect(faultsOf(three, { conditions: [], iso2: 'NG', budget: 90_000, people: 3 })).toEqual([]);
    expect(three.meal_plan![0]!.lunch_meal!.servings).toBe(
      three.meal_plan![0]!.lunch_meal!.portion! * 3,
    );
  });
});

describe('a plan of what is at hand', () => {
  const list =
    '2 kg rice, black-eyed beans, 12 eggs, tomatoes, onions, spinach, plantain, palm oil, chicken';
  const answer = plan({ health: { country: 'NG' }, ingredients: list });

  test('uses it, and leaves it out of the note of what to buy', () => {
    const notes = answer
      .meal_plan!.flatMap((day) => [day.breakfast, day.lunch, day.dinner, day.snack ?? ''])
      .map((text) => /\(buy: (.+)\)$/.exec(text)?.[1] ?? '');
    const bought = new Set(notes.flatMap((note) => note.split(', ')));
    for (const food of [
      'eggs',
      'onions',
      'tomatoes',
      'chicken thighs',
      'long-grain rice',
      'spinach',
      'red palm oil',
    ])
      expect(bought).not.toContain(food);
    const used = answer
      .meal_plan!.flatMap((day) => [
        day.breakfast_meal,
        day.lunch_meal,
        day.dinner_meal,
        day.snack_meal,
      ])
      .filter((meal) => meal!.reasons!.some((reason) => englishOf(reason).startsWith('Uses')));
    expect(used.length).toBeGreaterThanOrEqual(20);
  });

  test('has no budget and says so by null', () => expect(answer.report!.cost.budget).toBeNull());
});

describe('what is asked for and cannot be', () => {
  test.each<[string, Partial<PlanRequest>, string, RegExp]>([
    ['a budget of 0', { budget: 0 }, 'bad_input', /more than 0/],
    ['a budget of −1', { budget: -1 }, 'bad_input', /more than 0/],
    ['a budget of 1e12', { budget: 1e12 }, 'bad_input', /more than any week of food costs/],
    ['a budget of NaN', { budget: Number.NaN }, 'bad_input', /is a number/],
    ["a budget of 'abc'", { budget: 'abc' }, 'bad_input', /'abc' is none/],
    ['a blank budget', { budget: ' ' }, 'bad_input', /is a number/],
    ['no budget', { budget: null }, 'bad_input', /enter a weekly budget/],
    ['Infinity', { budget: Number.POSITIVE_INFINITY }, 'bad_input', /is a number/],
    [
      'an unknown country',
      { country: 'Atlantis' },
      'unknown_country',
      /do not know the country 'Atlantis'/,
    ],
    ['no country', { country: '' }, 'unknown_country', /choose a country/],
    [
      'no ingredients',
      { byBudget: false, budget: null, ingredients: '  ' },
      'no_ingredients',
      /Please enter your ingredients list/,
    ],
    [
      'nonsense for ingredients',
      { byBudget: false, budget: null, ingredients: 'qwertz; zzzz' },
      'no_ingredients',
      /could not read any ingredient/,
    ],
    ['21 people', { people: 21 }, 'bad_input', /1 to 20 people/],
    ['half a person', { people: 0.5 }, 'bad_input', /1 to 20 people/],
    ['a child of 20 kg', { weightKg: 20 }, 'bad_input', /adults/],
    ['900 kcal', { energyKcal: 900 }, 'bad_input', /adults/],
    ['a seed of −1', { seed: -1 }, 'bad_input', /seed/],
  ])('%s is refused with a message', (_, change, code, message) => {
    const answer = plan({ ...nigeria, ...change });
    expect(answer).toMatchObject({ meal_plan: null, code });
    expect(englishOf(answer.error!)).toMatch(message);
    expect(GeneratedPlan.parse(answer)).toEqual(answer);
  });

  test('a country is known by its name, its code, and without its accents', () => {
    // The country is read before the answers are asked for; no week has to be searched.
    const codeFor = (country: string) =>
      plan({ ...nigeria, country, health: { sickness: 'I am pregnant' } }).code;
    for (const country of ['Nigeria', 'NG', ' nigeria ', "cote d'ivoire"])
      expect(codeFor(country)).toBe('questions');
    expect(codeFor('Atlantis')).toBe('unknown_country');
  });

  const cutShort = [
    [30_000, []],
    [500, []],
    [9_000, []],
    ...(isVerify ? ([[30_000, ['hypertension', 'iron_deficiency']]] as const) : []),
  ] as const;
  longTest.each(isVerify ? [0, 1, 2, 4, 8, 15, 30, 60, 200] : [0, 15])(
    'a clock that runs out after %d looks gives the best by then with the gap proven, or says that there is none',
    (looks) => {
      for (const [budget, conditions] of cutShort) {
        let time = 0;
        const answer = planWeek(
          kitchen,
          highs,
          { ...nigeria, budget, health: { conditions } },
          { milliseconds: looks, now: () => (time += 1) },
        );
        expect(GeneratedPlan.parse(answer)).toEqual(answer);
        if (answer.meal_plan) {
          expect(faultsOf(answer, { conditions, iso2: 'NG', budget, people: 1 })).toEqual([]);
          const { worth, bound, gap, exact } = answer.report!.proof!;
          expect(gap).toBeCloseTo(Math.max(0, bound - worth) / Math.abs(bound), 3);
          expect(
            answer.report!.notes.some((note) => englishOf(note).startsWith('Time ran out')),
          ).toBe(!exact);
        } else {
          expect(
            budget === 500 ? ['budget_too_small', 'no_plan_in_time'] : ['no_plan_in_time'],
          ).toContain(answer.code);
          expect(englishOf(answer.error!)).toMatch(
            answer.code === 'budget_too_small'
              ? /too little/
              : /We found no plan .*in the time there was/,
          );
        }
      }
    },
  );
});

describe('health', () => {
  test('questions come before a plan where a condition needs them, and answers are taken up', () => {
    const first = plan({ ...nigeria, health: { sickness: 'I am pregnant' } });
    expect(first).toMatchObject({ meal_plan: null, code: 'questions' });
    expect(first.questions!.map(({ id }) => id)).toContain('pregnancy-trimester');
    const then = plan({
      ...nigeria,
      health: { sickness: 'I am pregnant', answers: { 'pregnancy-trimester': '28 weeks or more' } },
    });
    expect(then.report!.energy_kcal).toBe(2450);
    expect(inEnglish(then.report!.assumed)).toContain('450 kcal a day more');
  });

  test('a meal that has none of what is limited does not give that as its reason', () => {
    const { meal_plan: days } = plan({
      ...nigeria,
      health: { sickness: 'I am pregnant', answers: { 'pregnancy-trimester': '28 weeks or more' } },
    });
    const reasons = days!.flatMap((day) =>
      (['breakfast', 'lunch', 'dinner', 'snack'] as const).flatMap(
        (slot) => day[`${slot}_meal`]?.reasons?.map(englishOf) ?? [],
      ),
    );
    expect(reasons.length).toBeGreaterThan(0);
    expect(reasons.filter((reason) => /\b0%/.test(reason))).toEqual([]);
  });

  test('what must be supervised is declined, kindly', () => {
    expect(plan({ ...nigeria, health: { sickness: 'phenylketonuria' } })).toMatchObject({
      meal_plan: null,
      code: 'declined',
      error: { text: expect.stringMatching(/clinic.*glad to help/s) },
    });
    expect(
      plan({
        ...nigeria,
        health: { conditions: ['stroke'], answers: { 'stroke-swallowing': 'Yes' } },
      }),
    ).toMatchObject({ meal_plan: null, code: 'declined' });
  });

  test.each(['my 6 year old is allergic to eggs', 'my 15 year old is coeliac'])(
    "'%s' leads to where a child is named, and to no clinic",
    (sickness) => {
      const { meal_plan, code, error } = plan({ ...nigeria, health: { sickness } });
      expect([meal_plan, code]).toEqual([null, 'declined']);
      expect(error).toMatchObject({
        code: 'refusal.young',
        text: expect.stringMatching(/^(?:A baby, toddler or child|Under 18): .*'Who eats'/),
      });
    },
  );

  test.each([
    ['kidney disease and pregnancy', ['ckd', 'pregnancy'], /protein/],
    ['kidney disease and dialysis', ['ckd', 'ckd_dialysis'], /protein/],
    ['obesity and pregnancy', ['obesity', 'pregnancy'], /energy/],
    ['kidney disease and obesity', ['ckd', 'obesity'], /kcal/],
    ['dialysis and cirrhosis, which meet in one point', ['ckd_dialysis', 'cirrhosis'], /protein/],
    ['kidney stones and osteoporosis', ['kidney_stones', 'osteoporosis'], /calcium/],
  ])(
    'hard limits that exclude each other are named and not chosen between: %s',
    (_, conditions, what) => {
      const answer = plan({ ...nigeria, health: { conditions, answers: answersFor(conditions) } });
      expect(answer).toMatchObject({ meal_plan: null, code: 'conflict' });
      expect(englishOf(answer.error!)).toMatch(what);
      expect(englishOf(answer.error!)).toMatch(/No plan can keep both/);
    },
  );

  test('a heavier person has room where a lighter one has none: 100 kg with kidney disease may eat the protein of pregnancy', () => {
    const conditions = ['ckd', 'pregnancy'];
    const answer = plan({
      ...nigeria,
      weightKg: 100,
      budget: 60_000,
      health: { conditions, answers: answersFor(conditions) },
    });
    expect(answer.error).toBeUndefined();
    expect(
      faultsOf(answer, { conditions, iso2: 'NG', budget: 60_000, people: 1, weightKg: 100 }),
    ).toEqual([]);
  });

  test('two conditions combine by the strictest, and what was relaxed is told', () => {
    const conditions = ['diabetes_t2', 'hypertension', 'gout'];
    const answer = plan({
      ...nigeria,
      health: { sickness: 'type 2 diabetes, high blood pressure and gout' },
    });
    expect(faultsOf(answer, { conditions, iso2: 'NG', budget: 30_000, people: 1 })).toEqual([]);
    const missed = answer
      .report!.days.flatMap(({ figures }) => figures)
      .filter(({ met, priority }) => !met && priority === 'soft');
    if (missed.length) expect(answer.report!.relaxed.length).toBeGreaterThan(0);
    expect(
      answer
        .report!.days.flatMap(({ figures }) => figures)
        .filter(({ met, priority }) => !met && priority === 'hard'),
    ).toEqual([]);
  });

  test('advice that other advice rules out is told, and the week is planned between them', () => {
    const conditions = ['diabetes_gestational', 'thalassaemia'];
    const answer = plan({ ...nigeria, health: { conditions, answers: answersFor(conditions) } });
    expect(faultsOf(answer, { conditions, iso2: 'NG', budget: 30_000, people: 1 })).toEqual([]);
    expect(answer.report!.proof).toMatchObject({ exact: true });
    expect(inEnglish(answer.report!.notes)).toMatch(
      /Gestational diabetes and Pregnancy: more iron is advised than Thalassaemia.* allows, 27 mg against 10 mg\. Please ask your clinician/,
    );
    expect(
      answer
        .report!.limits.filter(({ nutrient }) => nutrient === 'iron_mg')
        .map(({ text }) => englishOf(text)),
    ).toEqual(['Iron: at least 27 mg a day on average', 'Iron: at most 10 mg a day on average']);
    expect(answer.report!.relaxed.some((note) => englishOf(note).startsWith('Iron: '))).toBe(true);
  });

  test("raised potassium makes the kidney's cap a hard one", () => {
    const answers = { 'ckd-potassium': 'Yes' };
    // What is written answers it as well, whatever was answered before.
    const written = { sickness: 'hyperkalaemia', answers: { 'ckd-potassium': 'No' } };
    for (const health of [{ answers }, written]) {
      const answer = plan({ ...nigeria, health: { conditions: ['ckd'], ...health } });
      const potassium = answer.report!.days.map(({ figures }) =>
        figures.find(({ nutrient }) => nutrient === 'potassium_mg')!,
      );
      expect(potassium.every(({ priority, value }) => priority === 'hard' && value <= 2700)).toBe(
        true,
      );
    }
  });

  test('no weight loss is planned for a condition that asks for it only of the overweight, and the plan says so', () => {
    const { report } = plan({ ...nigeria, health: { conditions: ['prediabetes'] } });
    expect(report!.energy_kcal).toBe(2000);
    expect(inEnglish(report!.assumed)).toMatch(/No weight loss is planned/);
  });

  longTest(
    'what conditions ask of energy stands among the limits with its source, and advice that the aim misses is told',
    () => {
      const energyOf = (report: ReturnType<typeof plan>['report']) =>
        report!.limits
          .filter(({ nutrient }) => nutrient === 'energy_kcal')
          .map((limit) => ({ ...limit, text: englishOf(limit.text) }));
      const { report } = plan({
        ...nigeria,
        energyKcal: 2600,
        health: { conditions: ['obesity'] },
      });
      expect(energyOf(report)).toEqual([
        {
          nutrient: 'energy_kcal',
          text: 'Energy: 500 to 750 kcal a day less than you need',
          priority: 'hard',
          from: ['Obesity / weight management'],
          sources: [
            'Guideline for the Management of Overweight and Obesity in Adults (pocket guide), AHA, ACC and The Obesity Society 2013',
          ],
          published: true,
          reviewed: false,
        },
        {
          nutrient: 'energy_kcal',
          text: 'Energy: 1,200 to 1,800 kcal a day',
          priority: 'soft',
          from: ['Obesity / weight management'],
          sources: [
            'Guideline for the Management of Overweight and Obesity in Adults (pocket guide), AHA, ACC and The Obesity Society 2013',
          ],
          published: true,
          reviewed: false,
        },
      ]);
      expect(report!.notes.map(englishOf)).toContain(
        'Obesity / weight management advises 1,200 to 1,800 kcal a day; this plan aims at 1,975.',
      );
      const kidneys = plan({
        ...nigeria,
        health: { conditions: ['ckd'], answers: answersFor(['ckd']) },
      }).report;
      expect(energyOf(kidneys).map(({ text }) => text)).toEqual([
        'Energy: 25 to 35 kcal a day for each kilogram of weight',
      ]);
      expect(
        energyOf(
          plan({
            ...nigeria,
            health: { conditions: ['sickle_cell'], answers: answersFor(['sickle_cell']) },
          }).report,
        ).map(({ text }) => text),
      ).toEqual(['Energy: 200 to 400 kcal a day more than usual']);
      expect(
        energyOf(plan({ ...nigeria, health: { conditions: ['prediabetes'] } }).report).map(
          ({ text }) => text,
        ),
      ).toEqual([
        'Energy: 500 to 750 kcal a day less than you need where a person is overweight; not planned',
      ]);
    },
  );

  test('words that no table knows are planned for generally, and the plan says so', () => {
    const { report } = plan({ ...nigeria, health: { sickness: 'glombosis' } });
    expect(inEnglish(report!.notes)).toMatch(/do not know 'glombosis'/);
  });

  test('carbohydrate is told of each meal with diabetes', () => {
    const { meal_plan: mealPlan } = plan({ ...nigeria, health: { conditions: ['diabetes_t2'] } });
    expect(inEnglish(mealPlan![0]!.lunch_meal!.reasons!)).toMatch(/g of carbohydrate/);
  });
});
