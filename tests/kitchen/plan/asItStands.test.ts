// The figures of a week that a person has put together or changed.
import { englishOf } from '../../../domain/notes.ts';
import { describe, expect, test } from 'vitest';
import type { MealPlan } from '../../../contract/plans.ts';
import { reportAsItStands } from '../../../kitchen/planning/index.ts';
import { answersFor, kitchen, plan } from './support.ts';

const asked = {
  health: { conditions: ['hypertension'], answers: answersFor(['hypertension']) },
  country: 'NG',
  budget: 30_000,
  people: 2,
};
const planned = plan({ ...asked, byBudget: true });
const week = planned.meal_plan!;
const report = (days: MealPlan, more: object = {}) =>
  reportAsItStands(kitchen, { ...asked, ...more, plan: days });
const changed = (change: (days: MealPlan) => void): MealPlan => {
  const days = structuredClone(week);
  change(days);
  return days;
};

describe('a week as it stands', () => {
  test("PLAN-23 a planned week that nobody changed has the planner's own figures, to the last one", () => {
    const { proof: _, notes, ...figures } = planned.report!;
    expect({ ...report(week), notes }).toEqual({ ...figures, notes });
  });

  test('PLAN-23 two meals that change places change their days, and nothing of the week', () => {
    const moved = report(
      changed((days) => {
        const [monday, tuesday] = [days[0]!, days[1]!];
        [monday.dinner, tuesday.dinner] = [tuesday.dinner, monday.dinner];
        [monday.dinner_meal, tuesday.dinner_meal] = [tuesday.dinner_meal, monday.dinner_meal];
      }),
    )!;
    const sodium = (of: typeof moved, day: number) =>
      of.days[day]!.figures.find(({ nutrient }) => nutrient === 'sodium_mg')!.value;
    expect(week[0]!.dinner).not.toBe(week[1]!.dinner);
    expect(sodium(moved, 0) + sodium(moved, 1)).toBeCloseTo(
      sodium(planned.report!, 0) + sodium(planned.report!, 1),
      1,
    );
    expect(sodium(moved, 0)).not.toBeCloseTo(sodium(planned.report!, 0), 1);
    expect(moved.cost.total).toBeCloseTo(planned.report!.cost.total, 2);
    expect(moved.week).toEqual(planned.report!.week);
    expect(moved).not.toHaveProperty('proof');
  });

  test('a hard limit that a person breaks is shown as broken', () => {
    const salty = report(
      changed((days) => {
        for (const slot of ['breakfast_meal', 'lunch_meal', 'dinner_meal'] as const)
          days[2]![slot] = { ...days[2]![slot]!, portion: 4 };
      }),
    )!;
    const energy = salty.days[2]!.figures[0]!;
    expect(energy).toMatchObject({ nutrient: 'energy_kcal', priority: 'hard', met: false });
    expect(energy.value).toBeGreaterThan(energy.max!);
  });

  test("a meal in one's own words without amounts is named and not counted, also where a recipe of ours is called so; means of the week are then not told", () => {
    const own = report(
      changed((days) => {
        Object.assign(days[0]!, {
          lunch: ' Jollof rice ',
          lunch_meal: null,
          lunch_ingredients: ['rice', '3 tomatoes'],
        });
      }),
    )!;
    expect(own.notes.map(englishOf)).toContain(
      "Not counted: Monday's lunch, 'Jollof rice'. Write the ingredients with amounts, one per line, and it counts.",
    );
    expect(own.days[0]!.cost).toBeLessThan(planned.report!.days[0]!.cost);
    expect([own.week, own.relaxed]).toEqual([[], []]);
  });

  test("a meal in one's own words with amounts counts for everybody at the table: nutrition, cost and what does not fit", () => {
    const write = (lines: readonly string[], more: object = {}) =>
      report(
        [
          {
            day: 'Monday',
            breakfast: '',
            lunch: 'Mine',
            dinner: '',
            lunch_ingredients: [...lines],
          },
        ],
        more,
      )!;
    const energy = (of: ReturnType<typeof write>) => of.days[0]!.figures[0]!.value;
    const two = write(['200 g rice', '100 g eggs']);
    // 365 and 143 kcal in 100 g of raw rice and egg, for two.
    expect(energy(write(['200 g rice', '2 eggs (100 g)']))).toBeCloseTo((2 * 365 + 143) / 2, 0);
    expect(energy(write(['200 g rice', '100 g eggs'], { people: 1, budget: null }))).toBeCloseTo(
      2 * 365 + 143,
      0,
    );
    expect(two).not.toHaveProperty('warnings');
    const own = write(['400 g rice', '100 g peanuts'], {
      health: { ...asked.health, allergens: ['peanut'] },
    });
    expect(own.warnings!.map(englishOf)).toEqual([
      'Mine does not fit your settings. Please replace it.',
      'Contains peanuts, which you avoid: peanuts (groundnuts).',
    ]);
    expect(own.unfit).toEqual([{ day: 'Monday', slot: 'lunch' }]);
    expect(own.notes.map(englishOf)).toContain(
      "Counted by the ingredients that you wrote, for all servings: Monday's lunch, 'Mine'.",
    );
    expect(own.cost.total).toBeCloseTo(write(['200 g rice', '50 g peanuts']).cost.total * 2, 1);
  });

  describe('a seasoning without an amount', () => {
    const write = (lines: readonly string[], more: object = {}) =>
      report(
        [
          {
            day: 'Monday',
            breakfast: '',
            lunch: 'Mine',
            dinner: '',
            lunch_ingredients: [...lines],
          },
        ],
        { health: {}, ...more },
      )!;
    const valueOf = (of: ReturnType<typeof write>, nutrient: string) =>
      of.days[0]!.figures.find((each) => each.nutrient === nutrient)!.value;
    const plain = ['300 g rice', '300 g chicken'];

    test('counts with a usual one, and that it is an estimate is told', () => {
      const seasoned = write([...plain, 'salt', 'oil for frying']);
      // A tablespoon of oil for both of them, and a gram of salt each.
      const oil = valueOf(seasoned, 'energy_kcal') - valueOf(write(plain), 'energy_kcal');
      expect(oil).toBeGreaterThan((13.5 * 8) / 2);
      expect(seasoned.notes.map(englishOf)).toContainEqual(
        expect.stringMatching(
          /^How much salt and .*oil.* there is in Monday's lunch, 'Mine' is our estimate/,
        ),
      );
      expect(write(plain).notes.map(englishOf).join()).not.toContain('our estimate');
    });

    test.each([
      ['parmesan'],
      ['oil for deep-frying'],
      ['200 g onions', 'vegetable oil', 'fritteuse'],
    ])('is not made up where no amount would be honest: %s', (...lines) => {
      const own = write([...plain, ...lines]);
      expect(own.days).toEqual([]);
      expect(own.notes.map(englishOf)).toContainEqual(
        expect.stringMatching(/^Not counted: Monday/),
      );
    });

    test("is not made up where the recipe's steps fry in a depth of oil", () => {
      const lines = [...plain, 'vegetable oil'];
      const text = 'Mine\nServes 2\n300 g rice\nvegetable oil\nMethod\nDeep-fry it.';
      const day = { day: 'Monday', breakfast: '', lunch: 'Mine', dinner: '' } as const;
      const meal = { recipe_id: 'own-12345678', servings: 2 };
      const days: MealPlan = [{ ...day, lunch_ingredients: lines, lunch_meal: meal }];
      const own = (written: string) =>
        report(days, {
          health: {},
          ownRecipes: [{ id: 'own-12345678', text: written, choices: {} }],
        })!;
      expect(own(text).days).toEqual([]);
      expect(own(text.replace('Deep-fry', 'Cook')).days).toHaveLength(1);
    });

    test('is asked for where a limit of somebody at the table counts it', () => {
      const health = asked.health;
      for (const more of [{ health }, { table: [{ name: 'Ama', health }] }]) {
        const own = write([...plain, 'salt'], more);
        expect(own.days).toEqual([]);
        expect(own.notes.map(englishOf)).toContainEqual(
          expect.stringMatching(/Write the ingredients with amounts/),
        );
      }
      expect(write([...plain, 'black pepper'], { health }).days).toHaveLength(1);
    });
  });

  test('what a meal misses of the limits of one meal is told with its day, breakfast by its own limit', () => {
    const conditions = ['diabetes_gestational'];
    const own = report(
      [
        {
          day: 'Tuesday',
          breakfast: 'Much bread',
          lunch: 'Eggs and bread',
          dinner: '',
          breakfast_ingredients: ['150 g bread'],
          lunch_ingredients: ['100 g bread', '100 g eggs'],
        },
      ],
      {
        health: { conditions, answers: answersFor(conditions) },
        country: 'FR',
        budget: null,
        people: 1,
      },
    )!;
    expect(own.days[0]!.meals).toMatchObject([
      { slot: 'breakfast', nutrient: 'carb_g', min: 15, max: 45, met: false },
    ]);
    expect(own.days[0]!.meals![0]!.value).toBeGreaterThan(60);
    expect(planned.report!.days.some((each) => 'meals' in each)).toBe(false);
  });

  test('what two conditions ask for alike stands once among the limits, from both and as the stricter has it', () => {
    const conditions = ['diabetes_gestational', 'pregnancy'];
    const { limits } = report(
      [
        {
          day: 'Monday',
          breakfast: '',
          lunch: 'Bread',
          dinner: '',
          lunch_ingredients: ['90 g bread'],
        },
      ],
      { health: { conditions, answers: answersFor(conditions) }, country: 'FR', people: 1 },
    )!;
    expect(limits.filter(({ nutrient }) => nutrient === 'fibre_g')).toMatchObject([
      { priority: 'hard', from: ['Gestational diabetes', 'Pregnancy'] },
    ]);
    expect(new Set(limits.map(({ text }) => englishOf(text))).size).toBe(limits.length);
  });

  test('a line that names no food is told, so that it is known why a meal with amounts does not count', () => {
    const { notes } = report([
      {
        day: 'Monday',
        breakfast: '',
        lunch: 'Toast',
        dinner: 'Rice and eggs',
        lunch_ingredients: ['100 g bread', '50 g unobtainium'],
        dinner_ingredients: ['200 g rice', '100 g eggs'],
      },
    ])!;
    expect(notes.map(englishOf)).toEqual(
      expect.arrayContaining([
        "Not counted: Monday's lunch, 'Toast'. Write the ingredients with amounts, one per line, and it counts.",
        expect.stringMatching(/^We did not understand '.*unobtainium'\.$/),
      ]),
    );
  });

  test('an allergen in the name of a meal is told, also where nothing else is known of it', () => {
    const named = (lunch: string, lines: readonly string[] = [], more: object = {}) =>
      report([{ day: 'Friday', breakfast: '', lunch, dinner: '', lunch_ingredients: [...lines] }], {
        health: { ...asked.health, allergens: ['peanut', 'tree_nut'] },
        ...more,
      });
    for (const title of ['Peanut butter and jelly sandwich', 'Pad thai with cashews']) {
      const { warnings, unfit } = named(title)!;
      expect(warnings!.map(englishOf)[0]).toBe(
        `${title} does not fit your settings. Please replace it.`,
      );
      expect(unfit).toEqual([{ day: 'Friday', slot: 'lunch' }]);
    }
    expect(named('Almond cake', ['200 g rice'])!.unfit).toHaveLength(1);
    expect(named('Rice with tomatoes', ['200 g rice'])).not.toHaveProperty('unfit');
    expect(named('Whatever there is')).toBeNull();
    // What is not known is not passed as safe.
    const unknown = "Friday's lunch, 'Satay'";
    const notChecked = `We could not check ${unknown}, since we do not know all that is in it: an allergen may be.`;
    const beside = (lines: readonly string[], more: object = {}) =>
      named('Satay', ['200 g rice', ...lines], more)!.notes.map(englishOf);
    expect(beside(['50 g unobtainium'])).toContain(notChecked);
    expect(beside(['50 g unobtainium'], { health: asked.health })).not.toContain(notChecked);
    expect(beside([])).not.toContain(notChecked);
    // Why is said of the asking person's own settings; of somebody else's, for whom and which food.
    const shared = named('Peanut stew', [], {
      health: asked.health,
      people: 2,
      table: [{ name: 'Ben', kind: 'child', health: { allergens: ['peanut'] } }],
    })!;
    expect(shared.assumed.map(englishOf)).toContain('For you and Ben.');
    expect(shared.warnings!.map(englishOf)).toEqual([
      'Peanut stew does not fit Ben, because of: peanuts (groundnuts). Please replace it.',
    ]);
  });

  test('a food that does not fit is told although no amount is known; many names are not a page', () => {
    const lines = (dinner_ingredients: string[]): MealPlan =>
      (['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const).map(
        (day) => ({ day, breakfast: '', lunch: '', dinner: `Mine ${day}`, dinner_ingredients }),
      );
    const allergic = { health: { ...asked.health, allergens: ['peanut'] } };
    // A Sunday of its own, without peanuts, whatever is planned.
    const sunday: MealPlan[number] = {
      day: 'Sunday',
      breakfast: '',
      lunch: '',
      dinner: 'Yam and eggs',
      dinner_ingredients: ['300 g yam', '100 g eggs'],
    };
    const mixed = report([...lines(['peanuts', '200 g rice']), sunday], allergic)!;
    expect(englishOf(mixed.warnings![0]!)).toMatch(
      /^Mine Monday, Mine Tuesday, Mine Wednesday, Mine Thursday and \d more meals do not fit/,
    );
    expect(mixed.notes.map(englishOf).find((note) => note.startsWith('Not counted'))).toBe(
      "Not counted: Monday's dinner, 'Mine Monday', Tuesday's dinner, 'Mine Tuesday', Wednesday's dinner, 'Mine Wednesday', Thursday's dinner, 'Mine Thursday' and 2 more meals. Write the ingredients with amounts, one per line, and they count.",
    );
    expect(mixed.days.map(({ day }) => day)).toEqual(['Sunday']);
    const alone = report(lines(['peanuts']), {
      health: { ...asked.health, allergens: ['peanut'] },
    })!;
    expect([alone.days, alone.cost.total, alone.warnings!.length]).toEqual([[], 0, 1]);
  });

  describe('a meal by hand', () => {
    const byHand = (sickness: string, breakfast: string, lines: readonly string[] = []) =>
      report(
        [{ day: 'Friday', breakfast, lunch: '', dinner: '', breakfast_ingredients: [...lines] }],
        {
          health: { sickness },
          people: 1,
        },
      );
    const friday = { day: 'Friday', slot: 'breakfast' };

    test('of which a line is not known is named with that line, where it stands, also for somebody without rules', () => {
      const lines = ['80 g rolled oats', '2 bags of zorgle'];
      expect(byHand('', 'Porridge', lines)!.uncounted).toEqual([
        { ...friday, words: ['2 bags of zorgle'] },
      ]);
      expect(byHand('', 'Porridge', ['80 g rolled oats'])).not.toHaveProperty('uncounted');
    });

    test.each([
      ['kidney disease stage 4, water tablet', 'Tea', ['2 bags liquorice tea'], 'liquorice'],
      ['furosemide', 'Liquorice sweets', [], 'liquorice'],
      ['pregnant', 'Tartare', ['600 g beef mince'], "dangerous with pregnancy: 'Tartare'"],
      ['pregnant', 'Steak tartare', [], "'Steak tartare'"],
      ['pregnant', 'Milk', ['500 ml raw milk'], "'500 ml raw milk'"],
      ['pregnant', 'Milk', ['500 ml milk, unpasteurised'], "'500 ml milk, unpasteurised'"],
      ['pregnant', 'Egg dish', ['5 raw egg yolks'], "'5 raw egg yolks'"],
      ['peanut allergy', 'Rice', ['100 g rice (may contain peanuts)'], 'peanut'],
    ])('%s: %s of %j does not fit, and says why', (sickness, title, lines, why) => {
      const { unfit, warnings } = byHand(sickness, title, lines)!;
      expect(unfit).toEqual([friday]);
      expect(warnings!.map(englishOf).join(' ')).toContain(why);
    });

    test('with whole nuts is not for a child whose age nobody told, as the shopping list says', () => {
      const of = (name: string) =>
        report(
          [
            {
              day: 'Friday',
              breakfast: 'Nut bowl',
              lunch: '',
              dinner: '',
              breakfast_ingredients: ['100 g walnuts'],
            },
          ],
          {
            health: {},
            people: 2,
            table: [{ name, kind: 'child', health: { atTable: { name, isChild: true } } }],
          },
        )!;
      expect(of('Leo').warnings!.map(englishOf)).toEqual([
        'Nut bowl does not fit Leo, because of: walnuts. Please replace it.',
      ]);
      expect(of('Leo, 9 years')).not.toHaveProperty('unfit');
    });

    test.each([
      ['', 'Liquorice tea', ['200 ml water', '1 liquorice tea bag']],
      ['pregnant', 'Mince on rice', ['200 g beef mince', '100 g rice', '200 ml milk']],
      ['peanut allergy', 'Rice', ['100 g rice', '100 g carrots, no peanuts']],
    ])('%s: %s of %j is not called unfit', (sickness, title, lines) => {
      expect(byHand(sickness, title, lines) ?? {}).not.toHaveProperty('unfit');
    });
  });

  test('a recipe that is no longer there is not counted; a day without any is left out', () => {
    const days = changed((all) => {
      Object.assign(all[0]!, {
        lunch: 'Something else',
        lunch_ingredients: [],
        lunch_meal: { ...all[0]!.lunch_meal!, recipe_id: 'not-any-more' },
      });
      all.splice(1);
    });
    const few = report(days)!;
    expect(few.days.map(({ day }) => day)).toEqual(['Monday']);
    expect(few.notes.map(englishOf)).toContain(
      "Not counted: Monday's lunch, 'Something else'. Write the ingredients with amounts, one per line, and it counts.",
    );
  });

  test('a day with one meal is judged by its upper limits, and not by the least of a day', () => {
    const alone = changed((all) => {
      for (const slot of ['breakfast', 'dinner', 'snack'] as const)
        Object.assign(all[0]!, {
          [slot]: '',
          [`${slot}_ingredients`]: [],
          [`${slot}_meal`]: null,
        });
    });
    const [monday, tuesday] = report(alone)!.days;
    expect(monday!.figures.length).toBeGreaterThan(1);
    for (const { min, met, value, max } of monday!.figures)
      expect([min, met]).toEqual([null, max === null || value <= max]);
    expect(monday!.figures[0]).toMatchObject({ nutrient: 'energy_kcal', met: true });
    expect(tuesday!.figures).toEqual(planned.report!.days[1]!.figures);
    alone[0]!.lunch_meal!.portion = 4;
    const broken = report(alone)!.days[0]!.figures.filter(({ met }) => !met);
    expect(broken.some(({ min, max, value }) => min === null && value > max!)).toBe(true);
  });

  test('a dish that does not fit the settings any more is named', () => {
    const eggs = week.flatMap((day) => [
      day.breakfast_meal,
      day.lunch_meal,
      day.dinner_meal,
      day.snack_meal,
    ]).length;
    expect(eggs).toBe(28);
    const allergic = report(week, {
      health: { ...asked.health, allergens: ['peanut', 'milk', 'egg', 'wheat', 'soy', 'fish'] },
    })!;
    expect(englishOf(allergic.warnings![0]!)).toMatch(
      / do not fit your settings\. Please replace them\.$/,
    );
  });

  test('nothing is made up: no meal, no country that we know, an open question or what a clinic sets', () => {
    expect(report([])).toBeNull();
    expect(
      report(
        changed((days) => {
          for (const day of days)
            for (const slot of ['breakfast', 'lunch', 'dinner', 'snack'] as const)
              Object.assign(day, {
                [`${slot}_meal`]: null,
                [`${slot}_ingredients`]: ['something'],
              });
        }),
      ),
    ).toBeNull();
    expect(report(week, { country: 'Atlantis' })).toBeNull();
    expect(report(week, { health: { conditions: ['ckd'], answers: {} } })).toBeNull();
  });

  test('while a question about somebody is open it says what they must not eat, and no figure of a limit', () => {
    const open = { health: { sickness: 'nut allergy' } };
    const plain = changed((days) => {
      days[0]!.snack = 'Bread and butter';
      days[0]!.snack_ingredients = ['40 g bread', '10 g butter'];
      days[0]!.snack_meal = null;
    });
    expect(report(plain, open)?.unfit ?? []).not.toContainEqual({ day: 'Monday', slot: 'snack' });
    const nutty = changed((days) => {
      days[0]!.snack = 'Peanut butter on toast';
      days[0]!.snack_ingredients = ['20 g peanut butter', '40 g bread', '1 jar of zorgle'];
      days[0]!.snack_meal = null;
    });
    for (const more of [open, { table: [{ name: 'Lily', kind: 'child', ...open }] }]) {
      const told = report(nutty, more)!;
      expect(told.unfit).toContainEqual({ day: 'Monday', slot: 'snack' });
      expect(told).toMatchObject({ limits: [], days: [], week: [], relaxed: [] });
      // What of it is not known is asked about as ever.
      expect(JSON.stringify(told.notes)).toContain('zorgle');
    }
  });

  test('without a country it costs what it would in US shops, without a budget', () => {
    const { cost } = report(week, { country: null, budget: null })!;
    expect(cost).toMatchObject({ currency: 'USD', budget: null, rate_date: null });
    expect(cost.total).toBeGreaterThan(0);
  });
});
