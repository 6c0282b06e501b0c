import { englishOf, inEnglish } from '../../domain/notes.ts';
import { expect, test } from 'vitest';
import { handlingSentences } from '../../domain/handling.ts';
import { hasEggs } from '../../kitchen/recipes/firmEggs.ts';
import { catalogue, kitchen, personOf } from './support.ts';
import { longTest } from '../verify.ts';

test('KIT-05 instructions are numbered steps with times in bold and no links left', () => {
  for (const { id, steps } of catalogue.recipes) {
    const { instructions, error, ingredients } = kitchen.instructions({ recipeId: id });
    expect(error).toBeUndefined();
    expect(instructions).not.toMatch(/\]\(/);
    expect(instructions.match(/^\d+\. /gm)).toHaveLength(steps.length);
    expect((instructions.match(/\*\*/g) ?? []).length % 2, id).toBe(0);
    // A second pot is no time.
    expect(instructions, id).not.toMatch(/\*\*(?:second|minute|hour)s?\*\*/);
    expect(ingredients?.length).toBeGreaterThan(0);
  }
  expect(kitchen.instructions({ recipeId: 'jollof-rice' }).instructions).toContain(
    'cook on low heat for **25 minutes**',
  );
});

test('PLAN-09 each step knows the ingredients that it needs, and every ingredient has its step', () => {
  for (const { id, steps } of catalogue.recipes) {
    const { ingredients, step_ingredients: places } = kitchen.instructions({ recipeId: id });
    expect(places, id).toHaveLength(steps.length);
    expect(
      [...new Set(places?.flat())].sort((a, b) => a - b),
      id,
    ).toEqual(ingredients?.map((_, i) => i));
  }
});

longTest('PLAN-09 what takes the place of an ingredient is needed where that was', () => {
  const { recipe, answer } = catalogue.recipes.flatMap((each) => {
    const adapted = kitchen.instructions({
      recipeId: each.id,
      person: personOf({ sickness: 'lactose intolerance' }),
    });
    return adapted.ingredients?.some((line) => line.includes('lactose-free milk (instead of'))
      ? [{ recipe: each, answer: adapted }]
      : [];
  })[0]!;
  const milk = recipe.ingredients.find(({ key }) => key.startsWith('milk_'))!.key;
  const place = answer.ingredients!.findIndex((line) =>
    line.includes('lactose-free milk (instead of'),
  );
  expect(answer.step_ingredients!.map((places) => places.includes(place))).toEqual(
    recipe.steps.map((step) => step.includes(`](${milk})`)),
  );
});

test('with high blood pressure the salt is halved, and it says why and how much it saves', () => {
  const { instructions, ingredients, notes } = kitchen.instructions({
    recipeId: 'jollof-rice',
    person: personOf({ sickness: 'high blood pressure' }),
  });
  expect(ingredients).toContain('1.5 g (¼ tsp) salt');
  expect(instructions).toMatch(
    /\*\*Adapted for hypertension\.\*\* Half the salt: about 1\d\d mg less sodium a serving/,
  );
  expect(notes?.map(englishOf)).toContain(
    'No clinician has reviewed our limits for conditions. This is no medical advice, and for adults only.',
  );
});

test('a dish is said to be adapted for those conditions alone that something is changed for', () => {
  const { instructions } = kitchen.instructions({
    recipeId: 'grilled-cheese-tomato-soup',
    person: personOf({ sickness: 'type 2 diabetes, gout, on warfarin' }),
  });
  expect(instructions).toContain('**Adapted for type 2 diabetes.**');
});

test('with lactose intolerance the milk is swapped where that is enough, and a dish that stays unfit is refused with reasons', () => {
  const person = personOf({ sickness: 'lactose intolerance' });
  const milky = catalogue.recipes.filter((recipe) =>
    recipe.ingredients.some(({ key }) => key === 'milk_semi' || key === 'milk_whole'),
  );
  const answers = milky.map((recipe) => kitchen.instructions({ recipeId: recipe.id, person }));
  const swapped = answers.filter(({ ingredients }) =>
    ingredients?.some((line) => line.includes('lactose-free milk (instead of')),
  );
  expect(swapped.length).toBeGreaterThan(0);
  for (const { instructions, error } of answers)
    expect(instructions === '' ? error : 'cooked').toBeTruthy();
});

test('every adapted dish passes the gate again: no swap brings in what the person avoids', () => {
  for (const sickness of [
    'coeliac disease',
    'hypertension',
    'type 2 diabetes',
    'milk allergy',
    'soya allergy',
    'gout, hypertension',
  ]) {
    const person = personOf({ sickness });
    for (const { id } of catalogue.recipes) {
      const { instructions, error, ingredients } = kitchen.instructions({ recipeId: id, person });
      if (instructions === '') expect(error).toContain('does not fit you');
      else if (sickness === 'coeliac disease')
        expect(ingredients?.join('\n')).not.toMatch(
          /\bbread(?!fruit)|couscous|(?<!corn )pasta(?! sauce)|soy sauce|barley/i,
        );
      else if (sickness === 'soya allergy')
        expect(ingredients?.join('\n')).not.toMatch(/soy sauce|tofu|miso|soya milk/i);
    }
  }
});

test('an optional ingredient that does not fit is left out instead of the dish', () => {
  const optional = catalogue.recipes.filter(
    (recipe) =>
      recipe.ingredients.some(
        ({ key, optional: may }) => may && catalogue.ingredients.get(key)?.tags.has('milk'),
      ) &&
      !recipe.ingredients.some(
        ({ key, optional: may }) =>
          !may &&
          ['milk', 'milk_may', 'dairy'].some((tag) =>
            catalogue.ingredients.get(key)?.tags.has(tag),
          ),
      ),
  );
  for (const { id } of optional)
    expect(
      inEnglish(
        kitchen.instructions({ recipeId: id, person: personOf({ allergens: ['milk'] }) }).notes!,
      ),
    ).toContain('Leave out');
});

test('the food-safety note stands where it belongs: poultry, dried kidney beans, rice', () => {
  const note = (id: string) => kitchen.instructions({ recipeId: id }).instructions;
  expect(note('chicken-karahi')).toMatch(/\*\*Food safety\.\*\* .*75 °C/);
  const untold = catalogue.recipes.find(
    ({ cook, keeping, ingredients }) =>
      cook > 0 && keeping === '' && ingredients.some(({ key }) => key === 'rice_white_long'),
  )!;
  expect(note(untold.id)).toContain('Cool cooked rice within **1 hour**');
  // What the recipe says of keeping is not said twice.
  expect(note('jollof-rice')).toContain('**Keeping.** Cool within **1 hour**');
  expect(note('jollof-rice')).toMatch(
    /\*\*Food safety\.\*\* Reheat cooked rice \*\*once\*\* only\.$/,
  );
  const beans = catalogue.recipes.find(({ ingredients }) =>
    ingredients.some(({ key }) => key === 'beans_kidney_dry'),
  );
  if (beans) expect(note(beans.id)).toContain('**boil hard for 10 minutes**');
  expect(note('fruit-chaat')).not.toContain('Food safety');
});

test('amounts scale with the servings, and what is not at hand is marked', () => {
  const { ingredients, notes } = kitchen.instructions({
    recipeId: 'jollof-rice',
    servings: 8,
    have: ['rice_white_long'],
  });
  expect(ingredients?.[0]).toBe(
    '640 g parboiled long-grain rice, rinsed (your long-grain rice will do)',
  );
  expect(ingredients?.join('\n')).toMatch(/600 g red bell peppers, seeded \(to buy\)/);
  expect(ingredients?.join('\n')).not.toMatch(/salt \(to buy\)|water \(to buy\)|oil \(to buy\)/);
  expect(englishOf(notes![0]!)).toContain('Serves 8');
});

test('any plain milk does for another, and the line says which of theirs it is; no other drink does', () => {
  const milkOf = (list: string) => {
    const { items } = kitchen.readIngredients(list, { country: 'GB' });
    const { recipe } = kitchen.instructions({ recipeId: 'aeggekage', items });
    const { mark, yours } = recipe!.lines.find(({ text }) => text.includes('milk'))!;
    return { mark, yours };
  };
  expect(milkOf('some milk')).toEqual({ mark: 'have', yours: { name: 'milk' } });
  const whole = { name: 'whole milk', key: 'milk_whole' };
  expect(milkOf('whole milk')).toEqual({ mark: 'have', yours: whole });
  expect(milkOf('semi-skimmed milk')).toEqual({ mark: 'have' });
  for (const other of ['oat milk', 'lactose-free milk', 'coconut milk'])
    expect([other, milkOf(other)]).toEqual([other, { mark: 'need' }]);
});

test.each([
  ['Jollof rice', 'jollof-rice'],
  ['jolof rice', 'jollof-rice'],
  ['JOLLOF RICE', 'jollof-rice'],
  ['Palak paneer', 'palak-paneer'],
  ['Moi moi', 'moi-moi'],
  ['steamed bean pudding', 'moi-moi'],
  ['ugali sukuma wiki', 'ugali-sukuma-wiki'],
])("the dish '%s' is found", (name, id) => {
  expect(kitchen.findRecipe(name)?.id).toBe(id);
});

test('an unknown dish is not made up: the nearest is named as such, or there is none', () => {
  expect(kitchen.instructions({ name: 'Chicken tikka' }).instructions).toMatch(
    /^We have no recipe called 'Chicken tikka'\. The nearest that we know is \*\*Chicken tikka masala/,
  );
  expect(kitchen.instructions({ name: 'Zorblax in gravy' })).toEqual({
    instructions: '',
    error: "We have no recipe for 'Zorblax in gravy' yet.",
  });
  expect(kitchen.instructions({})).toMatchObject({ instructions: '' });
  expect(kitchen.instructions({ recipeId: 'no-such-id' })).toMatchObject({ instructions: '' });
});

test('a dish that the gate refuses is answered with its reason and no instructions', () => {
  expect(
    kitchen.instructions({
      recipeId: 'chicken-suya-salad',
      person: personOf({ allergens: ['nuts'] }),
    }),
  ).toMatchObject({
    instructions: '',
    error: expect.stringMatching(/does not fit you\. Contains peanuts/) as unknown,
  });
});

test.each([
  'kefta-egg-tagine',
  'shakshouka-egyptian',
  'huevos-rancheros',
  'cilbir',
  'changua',
  'vegetable-bibimbap',
  'nasi-goreng-telur',
  'poached-eggs-and-spinach-on-toast',
  'galettes-de-sarrasin-oeuf-epinards',
  'pisto-con-huevo',
  'sausage-egg-beans-toast',
  'cuscuz-nordestino-com-ovo',
])('%s: in pregnancy no step leaves the yolk soft', (recipeId) => {
  const { instructions, error } = kitchen.instructions({
    recipeId,
    person: personOf({ sickness: 'pregnant' }),
  });
  expect(error).toBeUndefined();
  expect(instructions).toMatch(/yolks? (?:are |is )?(?:firm|set)/);
  expect(instructions).not.toMatch(
    /yolks? (?:are |is )?(?:as firm as you like|as you like|firm to taste|nearly firm|thick|soft)/,
  );
});

/** Ways to say that an egg stays soft, wider than those that our recipes use. */
const softEgg =
  /yolks?\b[^.]{0,12}(?:as you like|to taste|soft|nearly firm|thick\b|runny|jammy)|\bsoft (?:folds|curds|ribbons)\b|\b(?:softly|just|barely) set\b|but (?:still )?(?:soft|trembling)\b|\b(?:wobble|tremble)\b(?<!no wobble)|\bsoft[- ](?:boiled|poached)|whites? (?:is|are) (?:set|firm)\./;
const stepsOf = (text: string): string =>
  text
    .split('\n')
    .filter((line) => /^\d+\. /.test(line))
    .join(' ');
const withEggs = catalogue.recipes.filter((recipe) => hasEggs(recipe, catalogue));

test.each([
  ['an expectant mother', personOf({ sickness: 'pregnant' })],
  ['somebody with a new kidney', personOf({ sickness: 'kidney transplant' })],
  ['a baby', { ...personOf({}), tooYoungFor: ['infant', 'small_child'] }],
])('no recipe tells %s of a soft egg', (_, person) => {
  expect(withEggs.length).toBeGreaterThan(300);
  const soft = withEggs.filter(({ id }) =>
    softEgg.test(stepsOf(kitchen.instructions({ recipeId: id, person }).instructions)),
  );
  expect(soft.map(({ id }) => id)).toEqual([]);
});

test('the same holds where the one to whom soft eggs are a danger eats along', () => {
  const table = [personOf({ sickness: 'pregnant' })];
  const { instructions } = kitchen.instructions({ recipeId: 'huevos-pericos', table });
  expect(instructions).toContain('**firm all through**');
  expect(instructions).toContain(handlingSentences.cookedThrough);
  expect(instructions).not.toContain('graver for you');
});

test('a recipe with soft eggs tells anybody for whom they are a danger', () => {
  const noted = ({ id }: { id: string }): boolean =>
    kitchen.instructions({ recipeId: id }).instructions.includes(handlingSentences.softEggs);
  expect(withEggs.filter(noted).length).toBeGreaterThan(45);
  for (const { id } of withEggs.filter((recipe) => !noted(recipe)))
    expect([id, stepsOf(kitchen.instructions({ recipeId: id }).instructions)]).toEqual([
      id,
      expect.not.stringMatching(softEgg),
    ]);
});

test('no dish of ours serves bean sprouts raw, and whom germs would harm gravely is told to heat them', () => {
  const dishes = catalogue.recipes.filter(({ ingredients }) =>
    ingredients.some(({ key }) => key === 'bean_sprouts'),
  );
  expect(dishes.length).toBeGreaterThan(10);
  for (const { id } of dishes) {
    const plain = kitchen.instructions({ recipeId: id }).instructions;
    const step = plain.split('\n').find((line) => /^\d+\. .*sprouts/.test(line));
    expect([id, step]).toEqual([id, expect.stringMatching(/minute|boil|scald|batter/i)]);
    expect(plain).not.toContain('Cook bean sprouts until');
    const { instructions, error } = kitchen.instructions({
      recipeId: id,
      person: personOf({ sickness: 'pregnant' }),
    });
    expect(error ?? instructions).toMatch(
      /Cook bean sprouts until \*\*steaming hot\*\* all through|does not fit you/,
    );
  }
});

test('a line says what it takes of a pantry, for as many as are cooked for; what is optional takes nothing', () => {
  const recipe = kitchen.catalogue.recipes.find(({ id }) => id === 'egg-fried-rice')!;
  const takesFor = (servings: number) =>
    kitchen
      .instructions({ recipeId: recipe.id, servings })
      .recipe!.lines.map(({ takes }) => takes?.[0]);
  expect(takesFor(recipe.serves)).toEqual(
    recipe.ingredients.map(({ key, grams, optional }) =>
      optional
        ? undefined
        : {
            key,
            name: kitchen.catalogue.ingredients.get(key)!.label,
            grams: Math.round(grams * 10) / 10,
          },
    ),
  );
  const gramsFor = (servings: number) => takesFor(servings).map((take) => take?.grams);
  expect(gramsFor(2 * recipe.serves)).toEqual(
    gramsFor(recipe.serves).map((grams) => grams && grams * 2),
  );
});

test.each([
  ['jollof-rice', 1],
  ['turmeric-tofu-scramble', undefined],
])('the page of %s says for how many days what is left keeps: %s', (recipeId, days) => {
  expect(kitchen.instructions({ recipeId }).recipe?.keeps_days).toBe(days);
});
