import { describe, expect, test } from 'vitest';
import type { Suggestion } from '../../contract/kitchen.ts';
import { staplesOf } from '../../kitchen/recipes/pantry.ts';
import { orTinned } from '../../kitchen/ingredients/orTinned.ts';
import { substitutionsOf } from '../../kitchen/ingredients/substitutions.ts';
import { fridges, isExpected } from './fridges.ts';
import { catalogue, kitchen, keysOf, personOf } from './support.ts';
import { longTest } from '../verify.ts';

const { ingredients } = catalogue;
const ask = (text: string, country: string, more: Parameters<typeof kitchen.suggest>[0] = {}) =>
  kitchen.suggest({
    items: kitchen.readIngredients(text, { country }).items,
    person: personOf({ country }),
    ...more,
  });
const answers = fridges.map((fridge) => ({
  fridge,
  dishes: ask(fridge.text, fridge.country, fridge.meal === 'any' ? {} : { meal: fridge.meal }),
}));
const share = (count: number): number => count / fridges.length;
const told = (name: string, missed: readonly string[]) =>
  console.log(
    `${name}: ${fridges.length - missed.length} of ${fridges.length}${missed.map((each) => `\n  missed: ${each}`).join('')}`,
  );
const named = ({ title, recipe_id }: Suggestion, expected: readonly string[]): boolean =>
  expected.some((each) => isExpected(each, title) || isExpected(each, recipe_id));

/** Two names for one food, written here once more: what is 'had' is exactly what was named, another grade or a part of it. */
const sameFood = [
  'milk_whole milk_semi milk_skim',
  'butter_unsalted butter_salted',
  'yogurt_plain_whole yogurt_plain_lowfat',
  'yogurt_greek_whole yogurt_greek_nonfat',
  'potato potato_red',
  'mushroom_white mushroom_brown',
  'flour_wheat_white flour_wheat_bread',
  'beef_ground_80 beef_ground_90',
  'tuna_canned_water tuna_canned_oil',
  'maize_grain_yellow maize_grain_white',
  'cream_heavy cream_light',
  'soy_sauce soy_sauce_low_sodium',
  'lemon lemon_juice',
  'egg egg_white egg_yolk',
  'orange orange_juice',
  'coconut_fresh coconut_dried',
].map((line) => line.split(' '));
const isSame = (one: string, other: string): boolean =>
  one === other || sameFood.some((line) => line.includes(one) && line.includes(other));

describe('sixty ordinary lists', () => {
  test('a dish for now, or for one errand, is among the first three', () => {
    const missed = answers
      .filter(({ dishes }) => !dishes.slice(0, 3).some(({ need }) => need.length <= 1))
      .map(({ fridge }) => `${fridge.id} ${fridge.text}`);
    told('Cook now or one to buy', missed);
    expect(1 - share(missed.length)).toBeGreaterThanOrEqual(0.95);
  });

  test('the first five take 35 minutes or less in the middle', () => {
    const minutes = answers
      .flatMap(({ dishes }) => dishes.slice(0, 5).map((dish) => dish.minutes))
      .sort((a, b) => a - b);
    const median = minutes[Math.floor(minutes.length / 2)] ?? Infinity;
    console.log(`Median minutes of the first five: ${median}`);
    expect(median).toBeLessThanOrEqual(35);
  });

  test('a dish that a cook would expect is among the first three', () => {
    const missed = answers
      .filter(
        ({ fridge, dishes }) => !dishes.slice(0, 3).some((dish) => named(dish, fridge.expected)),
      )
      .map(
        ({ fridge, dishes }) =>
          `${fridge.id} ${fridge.expected.join(', ')} <- ${dishes
            .slice(0, 3)
            .map(({ title }) => title)
            .join('; ')}`,
      );
    told('Expected', missed);
    expect(1 - share(missed.length)).toBeGreaterThanOrEqual(expectedAtLeast);
  });

  test('nothing is said to be at home that was not typed', () => {
    const wrong = fridges.flatMap(({ id, text, country }) => {
      const { items } = kitchen.readIngredients(text, { country });
      return ask(text, country, { count: 50 }).flatMap(({ recipe_id, have }) => {
        const lines = catalogue.recipes.find((each) => each.id === recipe_id)?.ingredients ?? [];
        // 'Chickpeas' are those of a tin as well.
        const means = ({ key, text: typedAs }: (typeof items)[number]): string[] =>
          /dr(?:y|ied)/.test(typedAs) ? [key] : [key, key.replace(/_dry$/, '_canned')];
        const typed = items.filter((item) =>
          lines.some((line) => means(item).some((key) => isSame(line.key, key))),
        );
        return have.length > typed.length ? [`${id} ${recipe_id}: ${have.join()}`] : [];
      });
    });
    expect(wrong).toEqual([]);
  });
});

/** What the catalogue's dishes allow today; the aim is 0.92. */
const expectedAtLeast = 0.88;

longTest(
  'whatever one food is named, nothing but it is had, in all dishes of the catalogue',
  () => {
    const wrong: string[] = [];
    for (const key of ingredients.keys()) {
      const dishes = kitchen.suggest({ keys: [key], count: 50 });
      for (const { recipe_id, have } of dishes) {
        const lines = catalogue.recipes.find(({ id }) => id === recipe_id)?.ingredients ?? [];
        if (have.length > 0 && !lines.some((line) => isSame(line.key, key)))
          wrong.push(`${key}: ${recipe_id} has ${have.join()}`);
      }
    }
    expect(wrong).toEqual([]);
  },
);

test('no swap crosses an allergen, a diet or an animal that a faith leaves out', () => {
  const kinds = (key: string) =>
    [...(ingredients.get(key)?.tags ?? [])]
      .filter((tag) =>
        /^(?:gluten|wheat|milk|dairy|egg|fish|crustacean|mollusc|peanut|tree_nut|soy|sesame|mustard|celery|lupin|vegan|vegetarian|pork|alcohol)$/.test(
          tag,
        ),
      )
      .sort()
      .join();
  const crossing = [...substitutionsOf(catalogue).swaps].flatMap(([yours, swaps]) =>
    swaps
      .filter(({ forIt }) => kinds(yours) !== kinds(forIt))
      .map(({ forIt }) => `${yours} > ${forIt}`),
  );
  expect(crossing).toEqual([]);
});

describe('each word is exact', () => {
  const find = (dishes: readonly Suggestion[], id: string) =>
    dishes.find(({ recipe_id }) => recipe_id === id);
  const swapsFor = (typed: string) =>
    kitchen
      .suggest({ keys: keysOf(typed), count: 50 })
      .flatMap(({ swaps }) => swaps.map(({ forIt }) => forIt));

  test('wheat pasta is not gluten-free pasta, salmon is not cod, honey is not sugar', () => {
    expect(swapsFor('pasta')).not.toContain('gluten-free corn pasta');
    expect(swapsFor('salmon')).not.toContain('cod');
    expect(swapsFor('honey')).not.toContain('sugar');
    const coeliac = personOf({ conditions: ['coeliac'] });
    for (const { have, need } of kitchen.suggest({
      keys: keysOf('pasta, tomatoes, garlic'),
      person: coeliac,
      count: 50,
    })) {
      expect(have).not.toContain('pasta');
      expect(need.length).toBeGreaterThanOrEqual(0);
    }
  });

  test('chicken breast does for thighs, by name and with what changes', () => {
    const swaps = kitchen
      .suggest({ keys: keysOf('chicken breast, rice, tomatoes'), count: 50 })
      .flatMap((dish) => dish.swaps);
    expect(swaps).toContainEqual({
      yours: 'chicken breast',
      forIt: 'chicken thighs',
      yours_key: 'chicken_breast',
      forIt_key: 'chicken_thigh',
      change: 'cook_less',
    });
  });

  test('a staple that nobody has named is of the cupboard, and not theirs', () => {
    const typed = keysOf('chicken breast, rice, tomatoes');
    const swaps = kitchen
      .suggest({ keys: typed, staples: ['onion', 'vinegar_white'], count: 200 })
      .flatMap((dish) => dish.swaps);
    expect(swaps.some(({ cupboard }) => cupboard)).toBe(true);
    for (const { yours_key: key, cupboard = false } of swaps)
      expect(cupboard).toBe(!typed.includes(key!));
  });

  test('what a person must not eat is at hand for nothing', () => {
    const shown = kitchen.suggest({
      keys: keysOf('butter, eggs, potatoes'),
      person: personOf({ allergens: ['milk'] }),
      count: 50,
    });
    for (const { have, swaps } of shown)
      expect([...have, ...swaps.map(({ yours }) => yours)]).not.toContain('butter');
  });

  test('three eggs for a dish of more say for how many they are enough', () => {
    const [dish] = ask('3 eggs, tomatoes, rice, spring onions', 'CN', { count: 50 }).filter(
      ({ recipe_id }) => recipe_id === 'tomato-egg-stir-fry',
    );
    expect(dish?.enough).toEqual({
      servings: 2,
      more: 3,
      unit: 'piece',
      food: 'eggs',
      food_key: 'egg',
    });
    const plenty = ask('12 eggs, tomatoes, rice, spring onions', 'CN', { count: 50 });
    expect(find(plenty, 'tomato-egg-stir-fry')?.enough).toBeNull();
  });

  test('staples are in the cupboard, not at home and not to buy; without them they are to buy', () => {
    const typed = 'rice, tomatoes, eggs, spring onions';
    const dish = find(ask(typed, 'CN', { count: 50 }), 'tomato-egg-stir-fry');
    expect(dish).toMatchObject({ section: 'now', need: [] });
    expect(dish?.cupboard).toEqual(expect.arrayContaining(['sugar', 'salt']));
    const bare = find(ask(typed, 'CN', { count: 50, staples: [] }), 'tomato-egg-stir-fry');
    expect(bare?.need).toEqual(expect.arrayContaining(['sugar', 'salt']));
  });

  test('what goes off first comes first, and is the reason', () => {
    const [first] = ask('spinach going limp, eggs, rice, onion', 'GB');
    expect(first?.reasons[0]).toEqual({ code: 'uses_first', food: 'spinach', food_key: 'spinach' });
    const { items } = kitchen.readIngredients('yoghurt (expires tomorrow), rice');
    expect(items.map(({ key, use_first }) => [key, use_first ?? false])).toEqual([
      ['yogurt_plain_whole', true],
      ['rice_white_long', false],
    ]);
  });
});

describe('filters', () => {
  const typed = 'eggs, potatoes, onion, milk, cheese, rice, chicken breast';
  const filtered = (filters: NonNullable<Parameters<typeof kitchen.suggest>[0]['filters']>) =>
    ask(typed, 'GB', { count: 30, filters });
  test.each([15, 30, 45])('nothing takes longer than %i minutes', (minutes) => {
    const dishes = filtered({ minutes });
    expect(dishes.length).toBeGreaterThan(3);
    expect(Math.max(...dishes.map((dish) => dish.minutes))).toBeLessThanOrEqual(minutes);
  });
  test.each(['breakfast', 'lunch', 'dinner', 'snack'] as const)('only %s', (meal) => {
    const dishes = filtered({ meal });
    expect(dishes.length).toBeGreaterThan(0);
    expect(dishes.every(({ meal_types }) => meal_types.includes(meal))).toBe(true);
  });
  test.each([0, 1, 2])('at most %i to buy', (missing) => {
    expect(filtered({ missing }).every(({ need }) => need.length <= missing)).toBe(true);
  });
  test('no dish of an oven where there is none; microwave and one pot by what the recipe says', () => {
    const recipe = (id: string) => catalogue.recipes.find((each) => each.id === id);
    const without = filtered({ equipment: 'no_oven' });
    expect(without.length).toBeGreaterThan(5);
    for (const { recipe_id } of without)
      expect(recipe(recipe_id)?.steps.join(' ')).not.toMatch(/\boven\b/);
    for (const { recipe_id } of filtered({ equipment: 'microwave' })) {
      expect(recipe(recipe_id)?.equipment.join()).toMatch(/microwave/);
      expect(recipe(recipe_id)?.equipment.join()).not.toMatch(/\b(?:pan|pot|saucepan)\b/);
    }
    expect(filtered({ equipment: 'one_pot' }).length).toBeGreaterThan(3);
  });
  test('without a hob and an oven nothing is fried, boiled or baked, and a toastie is found', () => {
    const { items } = kitchen.readIngredients('bread, cheddar, tomatoes, eggs');
    const dishes = kitchen.suggest({ items, count: 10, filters: { equipment: 'no_hob' } });
    expect(dishes.map(({ recipe_id: id }) => id)).toContain('cheese-and-tomato-toastie');
    const steps = dishes
      .filter(({ recipe_id: id }) => id !== 'cheese-and-tomato-toastie')
      .flatMap(({ recipe_id: id }) => catalogue.recipes.find((each) => each.id === id)!.steps);
    expect(steps.join(' ')).not.toMatch(/\b(?:frying pan|saucepan|oven|hob)\b/);
  });
  test('sections follow from what there is to buy, and stand in their order', () => {
    const dishes = filtered({});
    const order = dishes.map(({ section }) => ['now', 'few', 'trip'].indexOf(section));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    for (const { section, need } of dishes)
      expect(section).toBe(need.length === 0 ? 'now' : need.length <= 2 ? 'few' : 'trip');
  });
  test('seven in the evening is dinner, seven in the morning breakfast', () => {
    const list = 'eggs, bread, oats, milk, banana, chicken breast, rice, broccoli';
    const first = (hour: number) => ask(list, 'GB', { hour })[0]?.meal_types;
    expect(first(7)).toContain('breakfast');
    expect(first(19)).toContain('dinner');
  });
});

test('a kitchen of each country has eighteen to fifty staples, all of them foods of the catalogue', () => {
  for (const country of catalogue.countries.values()) {
    const staples = staplesOf(country, catalogue);
    expect(staples.length, country.name).toBeGreaterThanOrEqual(18);
    expect(staples.length, country.name).toBeLessThanOrEqual(50);
    expect(staples.filter((key) => !ingredients.has(key))).toEqual([]);
  }
});

test('fresh chicken is no leftover, and nobody is taken to have an air fryer', () => {
  const firstThree = (list: string, filters = {}) =>
    kitchen
      .suggest({ items: kitchen.readIngredients(list).items, count: 3, filters })
      .map(({ recipe_id: id }) => catalogue.recipes.find((recipe) => recipe.id === id)!);
  const fresh = firstThree('oats, chicken breast, broccoli, eggs');
  expect(fresh.flatMap(({ tags }) => tags)).not.toContain('from leftovers');
  expect(fresh.flatMap(({ equipment }) => equipment)).not.toContain('air fryer');
  const left = firstThree('leftover roast chicken, noodles, carrots, spring onions');
  expect(left.flatMap(({ tags }) => tags)).toContain('from leftovers');
  const asked = firstThree('chicken breast, broccoli', { equipment: 'air_fryer' });
  expect(asked.flatMap(({ equipment }) => equipment)).toContain('air fryer');
});

test('what may be dried or of a tin keeps the words it was typed in', () => {
  const { items } = kitchen.readIngredients('pois chiches, riz, tomates');
  const swaps = kitchen.suggest({ items, count: 20 }).flatMap((dish) => dish.swaps);
  const own = swaps.filter(({ yours_key: key }) => key === 'chickpeas_dry');
  expect(own.length).toBeGreaterThan(0);
  expect(own.every(({ yours, yours_said: said }) => said && yours === 'pois chiches')).toBe(true);
  expect(
    swaps.filter(({ yours_key: key }) => key === 'tomato').some((each) => each.yours_said),
  ).toBe(false);
});

test.each(['2 cups beans', '400 g chickpeas', 'haricots noirs', 'black-eyed peas'])(
  '%s: what is said of them in brackets, as the screen writes it, is kept to',
  (text) => {
    const keyOf = (said: string) => kitchen.readIngredients(said).items[0]!.key;
    const dried = keyOf(text);
    expect(dried).toMatch(/_dry$/);
    for (const said of ['dried', 'secs']) {
      expect(keyOf(`${text} (${said})`)).toBe(dried);
      expect(orTinned(dried, `${text} (${said})`)).toBeUndefined();
    }
    for (const said of ['tinned', 'en boîte'])
      expect(keyOf(`${text} (${said})`)).toBe(orTinned(dried, text));
  },
);

describe('pulses of which nobody knows whether they are dried or tinned', () => {
  const { same, swaps } = substitutionsOf(catalogue);
  const dried = [...ingredients.values()].filter(
    ({ key, category }) => category === 'legume' && key.endsWith('_dry'),
  );
  const isReady = (key: string): boolean =>
    ingredients.get(key)?.category === 'legume' && /_(?:canned|cooked|refried)$/.test(key);

  test.each(dried.map(({ key }) => key))('%s stands in for no tinned ones', (key) => {
    const others = [...(same.get(key) ?? []), ...(swaps.get(key) ?? []).map(({ forIt }) => forIt)];
    expect(others.filter(isReady)).toEqual([]);
  });

  test.each([
    'beans',
    'black beans',
    'kidney beans',
    'red beans',
    'chickpeas',
    'black-eyed peas',
    'feijão',
    'frijoles',
    'haricots rouges',
    'pois chiches',
  ])('“%s”: every dish of drained ones says that they must be tinned', (typed) => {
    const { items } = kitchen.readIngredients(typed);
    for (const { recipe_id, have_keys: had, swaps: shown } of kitchen.suggest({
      items,
      count: 200,
    })) {
      const lines = catalogue.recipes.find(({ id }) => id === recipe_id)?.ingredients ?? [];
      const ready = lines.filter(({ key, optional }) => isReady(key) && !optional);
      if (!ready.length) continue;
      const own = shown.filter(({ yours_key: key }) => key === items[0]?.key);
      const asTins = own.filter(({ forIt_key: key }) => isReady(key ?? ''));
      expect([...new Set(asTins.map(({ change }) => change))], recipe_id).toSatisfy(
        (changes: string[]) => changes.every((change) => change === 'if_tinned'),
      );
      const isHad = lines.some(({ key }) => isSame(key, items[0]?.key ?? ''));
      expect(isHad ? [] : had, recipe_id).toEqual([]);
    }
  });

  test('dried ones are offered for no dish of drained ones', () => {
    const { items } = kitchen.readIngredients('dried kidney beans, dried black beans');
    const shown = kitchen.suggest({ items, count: 200 }).flatMap((dish) => dish.swaps);
    expect(shown.filter(({ forIt_key: key, cupboard }) => !cupboard && isReady(key ?? ''))).toEqual(
      [],
    );
  });
});

test('a list that holds what one soup is called by begins with that soup', () => {
  const idsOf = (text: string, more = {}) =>
    ask(text, 'NG', more).map(({ recipe_id: id, asked }) => (asked ? `${id} (asked)` : id));
  expect(idsOf('ogbono, stockfish, palm oil, spinach')[0]).toBe('ogbono-soup (asked)');
  expect(idsOf('ogbono, stockfish, palm oil, spinach, beans')[0]).toBe('ogbono-soup (asked)');
  expect(idsOf('ogbono, bread, eggs, milk, apples, oats')[0]).not.toContain('ogbono');
  expect(
    idsOf('ogbono, stockfish, palm oil, spinach', { filters: { missing: 1 } })[0],
  ).not.toContain('ogbono');
});

test('of four foods and more, a dish of one alone stands behind the others of its section', () => {
  const lists = fridges.filter(({ text }) => text.split(',').length >= 4);
  for (const { text, country } of lists) {
    const { items } = kitchen.readIngredients(text, { country });
    if (items.length < 4) continue;
    const used = (dish: Suggestion): number => {
      const swapped = dish.swaps.flatMap(({ yours_key: key, cupboard }) =>
        key !== undefined && !cupboard ? [key] : [],
      );
      const keys = new Set([...(dish.have_keys ?? []), ...swapped]);
      return items.filter(({ key }) => keys.has(key)).length;
    };
    const shown = ask(text, country).filter(({ asked }) => !asked);
    const few = shown.filter(({ section }) => section === 'trip').map(used);
    const firstOfOne = few.findIndex((count) => count <= 1);
    expect(firstOfOne === -1 ? [] : few.slice(firstOfOne).filter((n) => n > 1), text).toEqual([]);
  }
});
