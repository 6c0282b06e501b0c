/** Seasonings without an amount: what they count as, for whom that is enough, and what still keeps a recipe out of a week. */
import { describe, expect, test } from 'vitest';
import { ownDishOf } from '../../../kitchen/ownRecipes/dish.ts';
import { usualAmounts } from '../../../kitchen/ownRecipes/usualAmounts.ts';
import { isWhollyKnown } from '../../../kitchen/ownRecipes/verdict.ts';
import { ownDishesOf } from '../../../kitchen/planning/ownDishes.ts';
import { suggestedOwn } from '../../../kitchen/ownRecipes/suggested.ts';
import { rulesOf } from '../../../kitchen/safety/rules.ts';
import { catalogue, kitchen, personOf } from '../support.ts';
import { planClosely } from '../plan/support.ts';
import { inEnglish } from '../../../domain/notes.ts';
import { ordinary } from './ordinary.ts';
import { longTest } from '../../verify.ts';

const stew = (...lines: string[]) => `Chicken and rice
Serves 4
Ingredients
600 g chicken thighs
300 g basmati rice
2 onions
${lines.join('\n')}
Method
Cook it all for 30 minutes.`;
const own = (text: string, id = 'own-12345678') => ({ id, text, choices: {} });
const dishOf = (...lines: string[]) =>
  ownDishOf('own-12345678', own(stew(...lines)), catalogue, undefined);
const sodiumOf = (...lines: string[]) => kitchen.own.read(own(stew(...lines))).nutrition.sodium_mg;

describe('salt to taste', () => {
  const salted = catalogue.recipes
    .filter(({ meals }) => meals.includes('lunch') || meals.includes('dinner'))
    .flatMap(({ ingredients, serves }) => {
      const salt = ingredients.find(({ key }) => key === 'salt');
      return salt ? [salt.grams / serves] : [];
    })
    .toSorted((a, b) => a - b);

  test('counts as no less than half of our own dishes take, and as much as nine in ten', () => {
    const at = (share: number) => salted[Math.floor(salted.length * share)] ?? 0;
    expect(usualAmounts.salt).toBeGreaterThanOrEqual(at(0.5));
    expect(usualAmounts.salt).toBeGreaterThanOrEqual(at(0.9));
  });

  test.each([
    'salt to taste',
    'salt and pepper',
    'Salt & freshly ground black pepper, to taste',
    'sel, poivre',
    'Salz und Pfeffer',
    'sal y pimienta al gusto',
  ])('%s is in the sodium of a serving', (line) => {
    const sodium = (catalogue.ingredients.get('salt')?.per100g.sodium_mg ?? 0) / 100;
    expect(sodiumOf(line) - sodiumOf()).toBeGreaterThanOrEqual(Math.floor(sodium));
  });
});

describe('what an honest amount is known of does not bar a recipe', () => {
  test.each([
    'salt',
    'pepper',
    'water',
    '1 bay leaf',
    'fresh coriander to serve',
    'chilli flakes',
    'oil for frying',
    'a drizzle of olive oil',
    'butter for greasing',
    'huile pour la poêle',
  ])('%s', (line) => {
    const dish = dishOf(line);
    expect(isWhollyKnown(dish, catalogue)).toBe(true);
    expect(dish.estimated).toHaveLength(1);
    expect(kitchen.own.read(own(stew(line))).sureness.estimated).toHaveLength(1);
  });

  test('oil is a tablespoon for each four servings', () => {
    const [oil] = dishOf('oil for frying').estimated;
    expect(oil?.grams).toBeCloseTo(13.5 / 4);
  });

  test('an allergen among them counts as ever', () => {
    const { allergens } = kitchen.own.read(own(stew('butter for the pan')));
    expect(allergens.join()).toContain('milk');
  });
});

describe('what no honest amount is known of still bars it', () => {
  test.each([
    'parmesan, to taste',
    'butter',
    'grated cheddar',
    'oil for deep-frying',
    '1 bottle of olive oil',
    '1 packet taco seasoning',
    'salt substitute',
    'baking powder',
    'soy sauce to taste',
    'sugar to taste',
  ])('%s', (line) => {
    expect(isWhollyKnown(dishOf(line), catalogue)).toBe(false);
  });

  test('so does oil where a step fries in a depth of it', () => {
    const text = `${stew('vegetable oil')} Deep-fry the chicken.`;
    expect(isWhollyKnown(ownDishOf('own-1', own(text), catalogue, undefined), catalogue)).toBe(
      false,
    );
  });

  test('a salt that is written beside what is understood is never lost', () => {
    for (const line of ['sal y pimienta', 'Salz, Pfeffer', 'sale e pepe', 'zout en peper']) {
      const dish = dishOf(line);
      const hasSalt = dish.estimated.some(({ ingredient: { key } }) => key === 'salt');
      expect(hasSalt || !isWhollyKnown(dish, catalogue)).toBe(true);
    }
  });
});

describe('who must keep to so much sodium', () => {
  const pressed = personOf({ conditions: ['hypertension'], country: 'GB' });
  const all = personOf({ country: 'GB' });
  const ids = (text: string, person: typeof pressed) =>
    suggestedOwn([own(text)], catalogue, undefined).filter(
      ({ isUnsureFor }) => !isUnsureFor([rulesOf(person, catalogue)]),
    );

  test('is asked how much salt it is', () => {
    const { safety } = kitchen.own.read({ ...own(stew('salt to taste')), person: pressed });
    expect(safety.verdict).toBe('caution');
    expect(inEnglish(safety.reasons)).toContain('How much salt it takes is our estimate');
    const written = kitchen.own.read({ ...own(stew('2 g salt')), person: pressed });
    expect(inEnglish(written.safety.reasons)).not.toContain('estimate');
  });

  test('is offered it only where the amount is written', () => {
    expect(ids(stew('salt to taste'), all)).toHaveLength(1);
    expect(ids(stew('salt to taste'), pressed)).toHaveLength(0);
    expect(ids(stew('2 g salt'), pressed)).toHaveLength(1);
    // A pinch of pepper changes no limit.
    expect(ids(stew('pepper'), pressed)).toHaveLength(1);
  });

  test('has no such dish in a week unasked', () => {
    const planned = (conditions: string[], line: string): boolean => {
      const answer = planClosely({
        health: { conditions },
        country: 'GB',
        byBudget: true,
        budget: 60,
        ownRecipes: [own(stew(line))],
        favourites: ['own-12345678'],
      });
      expect(answer.meal_plan).not.toBeNull();
      return JSON.stringify(answer.meal_plan).includes('own-12345678');
    };
    expect(planned([], 'salt to taste')).toBe(true);
    expect(planned(['hypertension'], 'salt to taste')).toBe(false);
  });
});

describe('ten recipes as people paste them', () => {
  const texts = ordinary.map(({ text }, n) => own(text, `own-ordinary-${n}`));

  test('seven of them at least may stand in a week', () => {
    const planned = ownDishesOf(texts, catalogue, null);
    expect(planned.length).toBeGreaterThanOrEqual(7);
    for (const { minutes, handsOn, facts } of planned) {
      expect(facts.recipe.timesEstimated).toBe(true);
      expect(handsOn).toBeLessThanOrEqual(minutes);
    }
  });

  longTest(
    'a week takes one, says that its minutes are estimated, and marks what it takes of salt',
    () => {
      const answer = planClosely({
        health: {},
        country: 'GB',
        byBudget: true,
        budget: 45,
        ownRecipes: texts,
        favourites: texts.map(({ id }) => id),
      });
      const found = (answer.meal_plan ?? []).flatMap((day) =>
        (['breakfast', 'lunch', 'dinner', 'snack'] as const).flatMap((slot) => {
          const meal = day[`${slot}_meal`];
          return meal?.recipe_id.startsWith('own-') && !meal.leftover_of
            ? [{ meal, lines: day[`${slot}_ingredients`] ?? [] }]
            : [];
        }),
      );
      expect(found.length).toBeGreaterThan(0);
      for (const { meal } of found) {
        expect(meal.minutes_estimated).toBe(true);
        expect(meal.minutes).toBeGreaterThan(0);
        expect(meal.reasons).not.toContainEqual(expect.objectContaining({ code: 'reason.quick' }));
      }
      expect(found.flatMap(({ lines }) => lines).join('\n')).toMatch(/g salt \(estimated\)/);
    },
  );
});
