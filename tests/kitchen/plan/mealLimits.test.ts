// Limits of a single meal: no rule of law, and still what somebody with gestational diabetes counts at each meal.
import { expect, test } from 'vitest';
import { slots } from '../../../domain/slots.ts';
import { answersFor, plan } from './support.ts';

const most = 60; // g of carbohydrate in a meal (condition_limits.csv)

test.each(['FR', 'US'])(
  'with gestational diabetes hardly a meal in %s is over its carbohydrate, and none by much',
  (country) => {
    const conditions = ['diabetes_gestational'];
    const health = { conditions, answers: answersFor(conditions) };
    const { meal_plan: days } = plan({ health, country, people: 1, seed: 3 });
    const carbohydrate = (days ?? []).flatMap((day) =>
      slots.map((slot) => day[`${slot}_meal`]?.nutrition?.carb_g ?? 0),
    );
    expect(carbohydrate).toHaveLength(28);
    expect(carbohydrate.filter((grams) => grams > most).length).toBeLessThanOrEqual(2);
    expect(Math.max(...carbohydrate)).toBeLessThan(most * 1.15);
  },
);
