// What a person likes and what they wrote, in the weeks that are made for them.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GeneratedPlan } from '../../../contract/plans.ts';
import type { PlanRequest } from '../../../kitchen/planning/index.ts';
import { faultsOf } from '../../oracle/checkPlan.ts';
import { isVerify, longTest, onlyInVerify } from '../../verify.ts';
import { cake, tunaPasta, tunaPastaByHand, unsure } from './ownTexts.ts';
import { answersFor, catalogue, plan, planClosely, plannable } from './support.ts';

const slots = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
const student: PlanRequest = { health: {}, country: 'GB', byBudget: true, budget: 45 };

const mealsOf = ({ meal_plan: days }: GeneratedPlan) =>
  (days ?? []).flatMap((day) =>
    slots.flatMap((slot) => {
      const meal = day[`${slot}_meal`];
      return meal ? [{ day: day.day, slot, lines: day[`${slot}_ingredients`], ...meal }] : [];
    }),
  );
const idsIn = (answer: GeneratedPlan) => new Set(mealsOf(answer).map(({ recipe_id: id }) => id));
const among = (answer: GeneratedPlan, ids: readonly string[]) => {
  const planned = idsIn(answer);
  return ids.filter((id) => planned.has(id));
};

describe('favourites', () => {
  const three = ['egg-fried-rice', 'masoor-dal-tadka', 'shakshouka-egyptian'];
  const before = planClosely(student);
  const liked = planClosely({ ...student, favourites: three });

  test('count from the next plan on: some of three, not all of them', () => {
    expect(among(before, three)).toEqual([]);
    const favourites = among(liked, three);
    expect(favourites.length).toBeGreaterThan(0);
    expect(favourites.length).toBeLessThan(three.length);
  });

  longTest('that stood in the weeks before yield to those that did not', () => {
    const eaten = among(liked, three);
    const again = among(planClosely({ ...student, favourites: three, eaten }), three);
    expect(again).not.toEqual([]);
    expect(again.filter((id) => eaten.includes(id))).toEqual([]);
  });

  longTest('many leave room for other dishes', () => {
    const many = catalogue.recipes.flatMap(({ id }, i) => (i % 12 === 0 ? [id] : []));
    const answer = planClosely({ ...student, favourites: many });
    const favourites = among(answer, many);
    expect(favourites.length).toBeGreaterThanOrEqual(4);
    expect(favourites.length).toBeLessThanOrEqual(idsIn(answer).size / 2);
  });

  test('never stand where the person may not eat them', () => {
    const fish = catalogue.recipes.flatMap(({ id, ingredients }) =>
      ingredients.some(({ key }) => catalogue.ingredients.get(key)?.tags.has('fish')) ? [id] : [],
    );
    const answer = plan({ ...student, health: { allergens: ['fish'] }, favourites: fish });
    expect(answer.meal_plan).not.toBeNull();
    expect(among(answer, fish)).toEqual([]);
  });
});

describe('what is not wanted again', () => {
  longTest('stays where it is locked, and stands nowhere else', () => {
    const days = plan(student).meal_plan!;
    const { dinner_meal: meal, ...monday } = days[0]!;
    const { meal_plan: again } = plan({
      ...student,
      notAgain: [meal!.recipe_id],
      plan: [{ ...monday, dinner_meal: { ...meal!, locked: true } }, ...days.slice(1)],
      seed: 3,
    });
    const stands = mealsOf({ meal_plan: again }).filter(
      ({ recipe_id: id, leftover_of: left }) => id === meal!.recipe_id && !left,
    );
    expect(stands.map(({ day, slot }) => [day, slot])).toEqual([['Monday', 'dinner']]);
  });
});

describe("a recipe of the person's own", () => {
  test('is planned as ours are, with its food weighed, and says whose it is', () => {
    const answer = planClosely({ ...student, ownRecipes: [tunaPasta] });
    const [meal, ...more] = mealsOf(answer).filter(({ recipe_id: id }) => id === tunaPasta.id);
    expect(more).toEqual([]);
    expect(meal!.reasons![0]).toMatchObject({ code: 'reason.own' });
    expect(meal!.minutes).toBe(25);
    expect(meal!.lines).toEqual(
      [
        [200, 'pasta'],
        [145, 'tinned tuna'],
        [150, 'cherry tomatoes'],
        [20, 'parmesan'],
      ].map(([grams, food]) => `${Math.round((Number(grams) * meal!.portion!) / 2)} g ${food}`),
    );
    expect(
      faultsOf(answer, {
        conditions: [],
        iso2: 'GB',
        budget: 45,
        people: 1,
        own: new Map([[tunaPasta.id, tunaPastaByHand]]),
      }),
    ).toEqual([]);
  });

  // In one week: none of them may stand in it.
  test(`is not planned unasked with ${unsure.map(({ what }) => what).join(', ')}`, () => {
    const ids = idsIn(plan({ ...student, ownRecipes: unsure.map(({ own }) => own) }));
    expect(ids.size).toBeGreaterThan(5);
    expect([...ids].filter((id) => id.startsWith('own-'))).toEqual([]);
  });

  test('is never planned for who must not eat it, at the table either', () => {
    const fish = { allergens: ['fish'] };
    for (const request of [
      { ...student, health: fish },
      { ...student, table: [{ name: 'Ada', kind: 'adult' as const, health: fish }] },
    ]) {
      const answer = plan({ ...request, budget: 110, ownRecipes: [tunaPasta] });
      expect(answer.meal_plan).not.toBeNull();
      expect(among(answer, [tunaPasta.id])).toEqual([]);
    }
  });

  describe('of several alike', () => {
    const ownRecipes = [1, 2, 3, 4, 5].map((n) => ({ ...tunaPasta, id: `${tunaPasta.id}-${n}` }));
    const ids = ownRecipes.map(({ id }) => id);

    onlyInVerify(() =>
      test('one counts as a favourite once it is marked', () => {
        const planned = among(planClosely({ ...student, ownRecipes }), ids);
        const [left] = ids.filter((id) => !planned.includes(id));
        expect(planned).not.toEqual([]);
        const answer = planClosely({ ...student, ownRecipes, favourites: [left!] });
        expect(among(answer, [left!])).toEqual([left]);
      }),
    );

    test('none stands in a week once it is not wanted again', () => {
      expect(among(plan({ ...student, ownRecipes, notAgain: ids }), ids)).toEqual([]);
    });
  });

  test('is a dessert where it is sweet, never a dinner', () => {
    const answer = planClosely({ ...student, ownRecipes: [cake] });
    const stands = mealsOf(answer).filter(({ recipe_id: id }) => id === cake.id);
    expect(stands.map(({ slot }) => slot)).toEqual(stands.map(() => 'snack'));
  });
});

test(
  'weeks of people with favourites, unwanted dishes and own recipes keep what every week keeps',
  { timeout: 180_000 },
  () => {
    const ids = catalogue.recipes.map(({ id }) => id);
    const some = fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 40 });
    let own = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...plannable),
        fc.constantFrom('GB', 'NG', 'IN', 'FR'),
        some,
        some,
        fc.nat(1000),
        (condition, iso2, liked, out, seed) => {
          const country = catalogue.countries.get(iso2)!;
          const budget = Math.round(60 * country.priceLevel * country.usdRate);
          const notAgain = out.filter((id) => !liked.includes(id));
          const answer = plan({
            health: { conditions: [condition], answers: answersFor([condition]) },
            country: iso2,
            budget,
            byBudget: true,
            favourites: liked,
            notAgain,
            ownRecipes: [tunaPasta],
            seed,
          });
          if (!answer.meal_plan) return;
          own += among(answer, [tunaPasta.id]).length;
          expect(
            faultsOf(answer, {
              conditions: [condition],
              iso2,
              budget,
              people: 1,
              notAgain,
              own: new Map([[tunaPasta.id, tunaPastaByHand]]),
            }),
          ).toEqual([]);
        },
      ),
      { numRuns: isVerify ? 40 : 2, seed: 20261123, endOnFailure: true },
    );
    expect(own).toBeGreaterThan(0);
  },
);

describe('what was taken out of a week', () => {
  const first = plan(student);
  const gone = [...idsIn(first)];

  longTest('does not come back when it is planned again, though it be a favourite', () => {
    const again = plan({ ...student, plan: first.meal_plan, seed: 3, swappedOut: gone });
    expect(again.meal_plan).toHaveLength(7);
    expect(among(again, gone)).toEqual([]);
    const liked = plan({ ...student, seed: 3, favourites: gone.slice(0, 4), swappedOut: gone });
    expect(among(liked, gone)).toEqual([]);
  });

  longTest('comes back where nothing else fits', () => {
    const all = catalogue.recipes.map(({ id }) => id);
    expect(plan({ ...student, swappedOut: all }).meal_plan).toHaveLength(7);
  });
});
