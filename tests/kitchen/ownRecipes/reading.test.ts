/** Recipes that people write: read into foods and amounts, what is unsure asked, what is unknown never called a fit. */
import { inEnglish } from '../../../domain/notes.ts';
import { describe, expect, test } from 'vitest';
import { kitchen } from '../support.ts';
import * as samples from './samples.ts';
import { growthByFour } from '../../computing.ts';

const id = 'own-12345678';
const read = (text: string, choices: Record<string, string> = {}, person?: object) =>
  kitchen.own.read({
    id,
    text,
    choices,
    ...(person ? { person: kitchen.understand(person).person } : {}),
  });
const foods = (text: string, choices: Record<string, string> = {}) =>
  read(text, choices).lines.map(({ foods: own }) => own.map(({ key }) => key).join(' '));
const line = (text: string) => read(`Dish\nIngredients\n${text}\nMethod\nCook.`).lines[0];

describe('a written recipe', () => {
  test('has its title, servings, times, lines and steps', () => {
    const { title, servings, prep, cook, lines, steps } = read(samples.withHeadings);
    expect({ title, servings, prep, cook }).toEqual({
      title: 'Lentil soup',
      servings: 4,
      prep: 10,
      cook: 35,
    });
    expect(lines).toHaveLength(6);
    expect(steps).toEqual([
      'Heat the oil and soften the onion for 8 minutes.',
      'Add the lentils and the stock and simmer for 25 minutes.',
      'Season and serve.',
    ]);
  });

  test.each([
    ['3 tbsp crunchy peanut butter', 'peanut_butter'],
    ['1 tbsp runny honey', 'honey'],
    ['6 slices day-old bread', 'bread_white'],
    ['1 tin full-fat coconut milk', 'coconut_milk'],
    ['250 g low-fat cottage cheese', 'cheese_cottage'],
    ['200 g wild-caught salmon fillets', 'salmon_atlantic'],
    ['1 corn-fed chicken', 'chicken_whole'],
    ['1 large floury potato', 'potato'],
    ['2 fat garlic cloves, crushed', 'garlic'],
    ['1 tsp flaky sea salt', 'salt'],
    ['300 g strong white bread flour', 'flour_wheat_bread'],
    ['250 g sweet cherry tomatoes on the vine', 'tomato_cherry'],
    ['100 g unsalted butter', 'butter_unsalted'],
    ['200 g gluten-free pasta', 'pasta_gf_corn'],
  ])('%s is read, whatever adjective its food has', (text, key) => {
    expect(line(text)).toMatchObject({ state: 'read', foods: [{ key }] });
  });

  test.each([
    '500 ml low-sodium chicken stock',
    '1 tbsp vegan crunchy peanut butter',
    '200 g chicken fat',
    '100 g wild garlic',
    '200 g crunchy nut cornflakes',
  ])('%s is asked about: a word of it makes another food', (text) => {
    expect(line(text)?.state).toBe('asked');
  });

  test('is read in French', () => {
    const { title, servings, prep, cook, steps } = read(samples.french);
    expect({ title, servings, prep, cook, steps: steps.length }).toEqual({
      title: 'Quiche aux poireaux',
      servings: 6,
      prep: 20,
      cook: 40,
      steps: 3,
    });
    expect(foods(samples.french)).toEqual([
      'egg',
      'creme_fraiche',
      'leek',
      'cheese_swiss',
      'oil_olive',
      'nutmeg',
      'salt pepper_black',
    ]);
  });

  test('has steps that end with their sentences, wherever a narrow column breaks them', () => {
    const { steps } = read(
      'Bean stew\nIngredients\n400 g tinned beans\n1 onion\nMethod\nChop the onion and fry it\nin the oil for 5 minutes.\nAdd the beans. Stir in the\nspinach and warm\nthrough.\n- Season\n- serve',
    );
    expect(steps).toEqual([
      'Chop the onion and fry it in the oil for 5 minutes.',
      'Add the beans. Stir in the spinach and warm through.',
      'Season',
      'serve',
    ]);
  });

  test('is read without headings', () => {
    const { title, lines, steps } = read(samples.withoutHeadings);
    expect(title).toBe('Quick fried rice');
    expect(lines).toHaveLength(5);
    expect(steps).toHaveLength(2);
  });

  test('above numbered steps what has a bullet is of the list, also where we do not know the food', () => {
    const list = '- 1 bouquet garni\n- 3 carrots\n- a handful of zblorp\n';
    const dish = read(`Soup\nfor 4 people\n${list}1. Simmer for 20 minutes.`);
    expect(dish.lines.map(({ text }) => text)).toEqual([
      '1 bouquet garni',
      '3 carrots',
      'a handful of zblorp',
    ]);
    expect(dish.lines[2]!.foods).toEqual([]);
    expect(dish.steps).toEqual(['Simmer for 20 minutes.']);
    // Where the steps have bullets too, they stay steps.
    const bulleted = read('Soup\n- 3 carrots\n- 1 onion\n- Stir, cover and simmer it all gently');
    expect(bulleted.steps).toEqual(['Stir, cover and simmer it all gently']);
  });

  test('has parts, whose names are no ingredients, and notes, which are no steps', () => {
    const { title, servings, lines, steps } = read(samples.inParts);
    expect({ title, servings }).toEqual({ title: 'Pasta with two sauces', servings: 2 });
    expect(lines.map(({ text }) => text)).toEqual([
      '400 g tin chopped tomatoes',
      '1 clove garlic',
      '30 g basil',
      '2 tbsp pine nuts',
      '200g/7oz spaghetti',
    ]);
    expect(steps).toHaveLength(3);
  });

  test('may have all its ingredients in one line, and its servings in the title', () => {
    const { title, servings, lines } = read(samples.inOneLine);
    expect({ title, servings }).toEqual({ title: 'Pancakes', servings: 4 });
    expect(lines).toHaveLength(5);
  });

  test('is read as American pages print it', () => {
    const { servings, prep, cook, steps } = read(samples.american);
    expect({ servings, prep, cook, first: steps[0] }).toEqual({
      servings: 6,
      prep: 15,
      cook: 55,
      first: 'Brown the turkey in a large pot, about 8 minutes.',
    });
  });

  test('goes on with its list behind a line that names no food of ours first', () => {
    const { lines, steps } = read(
      'Stir-fry\nServes 2\n200 g rice\n1 onion\nfermented tofu, 2 tbsp\n150 g Quorn pieces\n80 g parmigiano grattugiato\nBoil the rice for ten minutes.\n2 minutes later add the rest and stir.',
    );
    expect(lines.map(({ text }) => text)).toEqual([
      '200 g rice',
      '1 onion',
      'fermented tofu, 2 tbsp',
      '150 g Quorn pieces',
      '80 g parmigiano grattugiato',
    ]);
    expect(steps).toEqual([
      'Boil the rice for ten minutes.',
      '2 minutes later add the rest and stir.',
    ]);
  });

  test.each([
    ['JUMP TO RECIPE', 'Chili'],
    ['Print Recipe', 'Chili'],
    ['Aller à la recette', 'Chili'],
    ['Jump to recipe soup', 'Jump to recipe soup'],
  ])('has no button of its page for a title: %s', (button, title) => {
    expect(read(`${button}\nChili\nServes 4\nIngredients\n1 onion\nMethod\nCook.`).title).toBe(
      title,
    );
  });

  test.each([
    ['Pesto pasta for 2', 2],
    ['Crêpes pour 4', 4],
    ['Cake for 2024', null],
  ])('may say in its title for how many it is: %s', (title, servings) => {
    expect(read(`${title}\nIngredients\n1 onion\nMethod\nCook.`).servings).toBe(servings);
  });

  test('that is only a text has no title and no ingredients, and says so', () => {
    const { title, lines, safety } = read(samples.onlyText);
    expect({ title, lines }).toEqual({ title: '', lines: [] });
    expect(safety.verdict).toBe('caution');
    expect(inEnglish(safety.reasons)).toContain('no ingredients');
  });

  test.each([
    ['200g/7oz plain flour', 'flour_wheat_white', 200],
    ["1 c. à soupe d'huile d'olive", 'oil_olive', 13.5],
    ['2 cuillères à café de sel', 'salt', 12],
    ["2 jaunes d'œufs", 'egg_yolk', 34],
    ['2 tbsp butter, melted, plus extra for greasing', 'butter_unsalted', 28.4],
    ['1 (14 oz) can black beans, drained and rinsed', 'beans_black_canned', 396.9],
    ['1,5 l de lait', 'milk_whole', 1546.9],
    ['juice of 1 lemon', 'lemon', 58],
    ['3 cloves garlic, crushed', 'garlic', 9],
    ['1 T olive oil', 'oil_olive', 13.5],
    ['2 T. soy sauce', 'soy_sauce', 32],
    ['1 T sugar', 'sugar_white', 12.6],
    ['1½ t. cinnamon', 'cinnamon', 3.9],
    ['1 c. flour', 'flour_wheat_white', 125],
    ['1 C milk', 'milk_whole', 244],
    ['1 1/2 c. (packed) brown sugar', 'sugar_brown', 330],
    ['2 T-bone steaks', 'beef_sirloin', 450],
    ['4oz/115g butter', 'butter_unsalted', 115],
    ['1 lb 4 oz / 570 g potatoes', 'potato', 570],
    ['½ pint/300ml milk', 'milk_whole', 309.4],
    ['200 ml double cream', 'cream_heavy', 201.2],
    ['20 cl de crème liquide', 'cream_heavy', 201.2],
    ['100 ml oat milk', 'oat_milk', 103.1],
    ['100 g demerara sugar', 'sugar_brown', 100],
    ['900g / 2lb Bramley apples, peeled, cored and sliced', 'apple', 900],
    ['200 g de farine de pois chiche', 'flour_besan', 200],
    ['3 pots de farine', 'flour_wheat_white', 198.1],
    ['½ pot d’huile de tournesol', 'oil_sunflower', 57.6],
    ['1 pot de yaourt nature', 'yogurt_plain_whole', 125],
    ['1 sachet de levure chimique', 'baking_powder', 11],
    ['1 sachet de sucre vanillé', 'sugar_white', 7.5],
    ['2 milk cups of rice', 'rice_white_long', 265.8],
    ['1 cooking spoon palm oil', 'oil_palm_red', 45.6],
    ['1 bicchiere di olio', 'oil_olive', 182.6],
    ['9 sheets lasagne', 'pasta_dry', 180],
    ['9 lasagne sheets', 'pasta_dry', 180],
    ['6 sheets of lasagne', 'pasta_dry', 120],
    ['12 dried lasagna sheets', 'pasta_dry', 240],
    ['9 feuilles de lasagnes', 'pasta_dry', 180],
    ['250 g lasagne sheets', 'pasta_dry', 250],
    ['2 sheets puff pastry', 'puff_pastry', 460],
  ])('reads %s', (text, key, grams) => {
    expect(line(text)?.foods).toEqual([{ key, name: expect.any(String) as string, grams }]);
  });

  test('measures a pint as the country of its writer does', () => {
    const grams = (country: string) =>
      kitchen.own.read({
        id,
        text: 'Dish\nIngredients\n1 pint milk\nMethod\nCook.',
        choices: {},
        person: { ...kitchen.understand({}).person, country },
      }).lines[0]?.foods[0]?.grams;
    expect(['GB', 'US', 'FR'].map(grams)).toEqual([
      expect.closeTo(586.1, 0),
      expect.closeTo(488, 0),
      expect.closeTo(515.6, 0),
    ]);
  });

  test.each(['1 sugar', '2 flour', '1 milk'])(
    'makes no packs of %s, which has lost its measure',
    (text) => expect(line(text)?.foods[0]?.grams).toBeNull(),
  );

  test('reads no cup where a French spoon may be meant', () => {
    expect(line('2 c de sucre')?.foods.map(({ grams }) => grams)).not.toEqual([400]);
  });

  test('weighs no packet whose weight is not written', () => {
    expect(line('1 packet instant noodles')?.foods).toEqual([
      { key: 'noodles_instant', name: 'instant noodles', grams: null },
    ]);
    expect(line('1 packet (85 g) instant noodles')?.foods[0]?.grams).toBe(85);
  });
});

describe('what is unsure', () => {
  test('is asked, with what it may be, and not counted', () => {
    const { lines, sureness, nutrition } = read(samples.withDoubts);
    expect(
      lines.map(({ state, doubt, choices }) => [state, doubt, choices.map(({ key }) => key)]),
    ).toEqual([
      ['asked', 'unknown', ['beef_stew']],
      ['asked', 'several', ['butter_unsalted', 'margarine']],
      ['asked', 'unknown', []],
      ['asked', 'spelling', ['carrot']],
      ['read', null, []],
    ]);
    expect(sureness).toMatchObject({ lines: 5, counted: 0 });
    expect(nutrition.energy_kcal).toBe(0);
    expect(nutrition.not_counted).toHaveLength(5);
  });

  test('is what the person says, or text', () => {
    const { lines, sureness } = read(samples.withDoubts, {
      '500 g beef chuck, cubed': 'beef_stew',
      '1 tbsp zorgle powder': 'text',
      '2 carots': 'no-such-food',
    });
    expect(lines.map(({ state }) => state)).toEqual(['read', 'asked', 'text', 'asked', 'read']);
    expect(lines[0]?.foods).toMatchObject([{ key: 'beef_stew', grams: 500 }]);
    expect(sureness.not_understood).toEqual([
      'butter or margarine',
      '1 tbsp zorgle powder',
      '2 carots',
    ]);
  });

  test('is never a fit, for nobody', () => {
    for (const choice of [undefined, 'text']) {
      const { safety } = read(
        `Dish\nServes 2\nIngredients\n200 g rice\n1 tbsp zorgle powder\nMethod\nCook.`,
        choice ? { '1 tbsp zorgle powder': choice } : {},
      );
      expect(safety.verdict).toBe('caution');
      expect(inEnglish(safety.reasons)).toContain('zorgle');
    }
  });

  test('is refused where an allergy stands', () => {
    const { safety } = read(samples.withDoubts, {}, { allergens: ['peanut'] });
    expect(safety.verdict).toBe('refuse');
    expect(inEnglish(safety.reasons)).toContain('zorgle');
  });

  test('says for how many it is not written, and counts it whole', () => {
    const { servings, sureness, safety, nutrition } = read(samples.withoutServings);
    expect({ servings, known: sureness.serves_known, verdict: safety.verdict }).toEqual({
      servings: null,
      known: false,
      verdict: 'caution',
    });
    expect(nutrition.energy_kcal).toBeGreaterThan(400);
  });
});

describe('the gate', () => {
  test('calls a fit what is known to the last word', () => {
    expect(read(samples.american).safety).toEqual({ verdict: 'fit', reasons: [] });
    expect(read(samples.american, {}, { allergens: ['peanut'] }).safety.verdict).toBe('fit');
  });

  test('refuses a food that only a step names', () => {
    const { safety, allergens } = read(samples.withPeanuts, {}, { allergens: ['peanut'] });
    expect(safety.verdict).toBe('refuse');
    expect(allergens).toEqual(['may contain peanuts']);
    expect(inEnglish(read(samples.withPeanuts).safety.reasons)).toContain('which no line lists');
  });

  test('counts the salt of an amount in words as that of the same in figures', () => {
    const sodiumOf = (salt: string) =>
      read(`Paratha\nServes 2\nIngredients\n250 g flour\n${salt}\nMethod\nFry.`).nutrition
        .sodium_mg;
    expect(sodiumOf('one and a half tsp salt')).toBe(sodiumOf('1½ tsp salt'));
    expect(sodiumOf('a teaspoon and a half of salt')).toBe(sodiumOf('1½ tsp salt'));
  });

  test('says which allergens are named in a line that is not understood', () => {
    const { allergens, sureness, safety } = read(
      'Korma\n1 kg chicken, a handful of kaju, tok doi 1 cup, ghee. Fry it all. Enough for five.',
      {},
      { allergens: ['tree nuts'] },
    );
    expect(sureness.not_understood).toEqual(['a handful of kaju, tok doi 1 cup']);
    expect(allergens).toEqual(['tree nuts', 'milk']);
    expect(safety.verdict).toBe('refuse');
  });

  test('counts what it can against a condition, and names what it cannot', () => {
    const text = samples.withHeadings.replace('1 tbsp olive oil', 'soy sauce, to taste');
    const { safety } = read(text, {}, { sickness: 'high blood pressure' });
    expect(safety.verdict).toBe('caution');
    expect(inEnglish(safety.reasons)).toContain('soy sauce, to taste');
  });

  test('looks at words beside the food', () => {
    const { safety } = read(
      'Dish\nServes 2\nIngredients\n200 g rice (contains traces of peanut)\nMethod\nCook.',
      {},
      { allergens: ['peanut'] },
    );
    expect(safety.verdict).toBe('refuse');
  });
});

describe('a page and a meal', () => {
  test('have the lines as they were written, and figures with what they stand on', () => {
    const { recipe, instructions, ingredients } = kitchen.own.page({
      id,
      text: samples.withHeadings,
      choices: {},
      source: 'https://example.org/soup',
    });
    expect(instructions.split('\n')).toHaveLength(3);
    expect(ingredients?.[0]).toBe('250 g red lentils');
    expect(recipe).toMatchObject({
      recipe_id: id,
      title: 'Lentil soup',
      servings: 4,
      minutes: 45,
      difficulty: null,
      own: {
        lines: 6,
        counted: 6,
        source_url: 'https://example.org/soup',
        serves_known: true,
        estimated: [
          { key: 'salt', grams: 1 },
          { key: 'pepper_black', grams: 0.25 },
        ],
      },
    });
    expect(recipe?.nutrition.not_counted ?? []).not.toContain('salt and pepper to taste');
  });

  test('cost what their foods cost in the country', () => {
    const { person } = kitchen.understand({ country: 'GB' });
    const { cost } = kitchen.own.read({ id, text: samples.withHeadings, choices: {}, person });
    expect(cost?.currency).toBe('GBP');
    expect(cost?.amount).toBeGreaterThan(0.1);
  });

  test('are weighed for as many as are planned for, so that shopping can add them up', () => {
    const { ingredients, meal, text } = kitchen.own.meal({
      id,
      text: samples.french,
      choices: {},
      servings: 3,
    });
    expect(ingredients[0]).toBe('75 g eggs');
    expect(ingredients.at(-1)).toBe('sel, poivre');
    expect(meal).toMatchObject({ recipe_id: id, servings: 3 });
    expect(text).toMatch(/^Quiche aux poireaux \(buy: eggs/);
  });
});

describe('the times of a recipe', () => {
  const text =
    'Bread\nServes 8\nPrep: 20 min\nCook: 35 min\nTotal: 85 min\n500 g flour\nLeave to rise for half an hour. Bake.';

  test('are the same in the list, on its page and while it is written; a plan counts all but the waiting', () => {
    const { prep, cook, wait } = read(text);
    expect({ prep, cook, wait }).toEqual({ prep: 20, cook: 35, wait: 30 });
    expect(kitchen.own.head(text).minutes).toBe(85);
    const request = { id: 'own-12345678', text, choices: {} };
    expect(kitchen.own.page(request).recipe).toMatchObject({
      minutes: 85,
      hands_on: 20,
      waiting: 30,
    });
    expect(kitchen.own.meal(request).meal.minutes).toBe(55);
  });

  test('are the waiting alone where the steps name nothing else', () => {
    const oats =
      'Overnight oats\nServes 1\n50 g oats\n150 ml milk\nStir together and chill overnight.';
    const { prep, cook, wait } = read(oats);
    expect({ prep, cook, wait }).toEqual({ prep: 0, cook: 0, wait: 480 });
    const request = { id: 'own-12345678', text: oats, choices: {} };
    const { recipe } = kitchen.own.page(request);
    expect(recipe).toMatchObject({ minutes: 480, hands_on: 0, waiting: 480 });
  });

  test('have no waiting where the whole is work and heat', () => {
    const { recipe } = kitchen.own.page({
      id: 'own-12345678',
      text: text.replace('85', '55'),
      choices: {},
    });
    expect(recipe).toMatchObject({ minutes: 55 });
    expect(recipe).not.toHaveProperty('waiting');
  });
});

describe('odd texts', () => {
  test.each([
    ['nothing', ''],
    ['blanks', ' \n\t\n '],
    ['control characters', 'Di\u0000sh\u202e\nIngredients\n1 e\u0007gg'],
    ['markup', '<script>alert(1)</script>\nIngredients\n<b>1 egg</b>'],
    ['a key of every object', 'constructor\nIngredients\nconstructor\n__proto__'],
    ['only a heading', 'Ingredients'],
  ])('%s are read without a fault', (_, text) => {
    expect(() => read(text)).not.toThrow();
  });

  test('of 10,000 lines the first hundred are read, and the others cost next to nothing', () => {
    const recipe = (lines: number) => `Dish\nIngredients\n${'1 egg\n'.repeat(lines)}`;
    expect(read(recipe(10_000)).lines).toHaveLength(100);
    expect(growthByFour((lines) => read(recipe(lines)), 2500)).toBeLessThan(6);
  });
});

test.each([
  ['2 toms', 'tomato'],
  ['1 tin toms', 'tomato_canned'],
  ['1 oxo', 'stock_cube_beef'],
  ['beef oxo', 'stock_cube_beef'],
  ['1 veg oxo cube', 'stock_cube_vegetable'],
  ['100 g mozz', 'cheese_mozzarella'],
  ['50 g marge', 'margarine'],
  ['1 tbsp worcs sauce', 'worcestershire'],
])("a short name is read in full: '%s' is %s", (written, key) => {
  expect(line(written)?.foods.map((food) => food.key)).toEqual([key]);
});
