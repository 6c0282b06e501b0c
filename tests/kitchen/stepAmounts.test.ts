import { describe, expect, test } from 'vitest';
import { readRecipe } from '../../kitchen/catalogue/recipe.ts';
import { amountFaults, takenIn } from '../../kitchen/catalogue/stepAmounts.ts';
import { catalogue } from './support.ts';

const { ingredients, recipes } = catalogue;

const recipeOf = (lines: readonly string[], steps: readonly string[]) => {
  const { recipe, problems } = readRecipe(
    [
      '---',
      'cuisine: Nigerian',
      'countries: NG',
      'meals: dinner',
      'serves: 2',
      'prep: 5',
      'cook: 20',
      'difficulty: easy',
      '---',
      '# A dish',
      '',
      'A dish.',
      '',
      '## Ingredients',
      ...lines.map((line) => `- ${line}`),
      '',
      '## Steps',
      ...steps.map((step, i) => `${i + 1}. ${step}`),
    ].join('\n'),
    'nigeria/a-dish.md',
  );
  if (!recipe) throw new Error(problems.join('\n'));
  return recipe;
};
const faultsOf = (lines: readonly string[], steps: readonly string[]): string[] =>
  amountFaults(recipeOf(lines, steps), ingredients);

const water = '446 g | scant 2 cups | water | water';
const eggs = '150 g | 3 | eggs | egg';
const oil = '41 g | 3 tbsp | oil | oil_sunflower';
const salt = '4 g | ⅔ tsp | salt | salt';

describe('the steps of a recipe take no more of a line than it has', () => {
  test('over the whole catalogue', () => {
    const faults = recipes.flatMap((recipe) =>
      amountFaults(recipe, ingredients).map((fault) => `${recipe.path}: ${fault}`),
    );
    const named = recipes.flatMap((recipe) => takenIn(recipe, ingredients));
    console.log(`${named.length} amounts and shares in the steps of ${recipes.length} recipes`);
    expect(faults).toEqual([]);
    expect(named.length).toBeGreaterThan(900);
  });

  test.each([
    [
      [water],
      ['Boil the rice in 290 ml of the [water](water).', 'Add the remaining 900 ml water.'],
    ],
    [[water], ['Boil 1,200 g of the [water](water).']],
    [[water], ['Boil half the [water](water).', 'Add 300 ml of the water.']],
    [[water], ['Boil 1½ cups of the [water](water).', 'Add 1 cup of the [water](water).']],
    [[eggs], ['Beat 2 of the [eggs](egg).', 'Boil 2 of the [eggs](egg).']],
    [[eggs], ['Beat two of the [eggs](egg).', 'Boil half the [eggs](egg).']],
    [[oil], ['Heat 2 tablespoons of the [oil](oil_sunflower).', 'Heat 2 tbsp of the oil.']],
    [[salt], ['Add two thirds of the [salt](salt).', 'Season with half the salt.']],
    [[water], ['Boil all but 100 ml of the [water](water).', 'Stir in 200 ml of the water.']],
  ])('more than there is is a fault: %j %j', (lines, steps) => {
    expect(faultsOf(lines, steps)).toEqual([expect.stringMatching(/ its line has \d+ g$/)]);
  });

  test('what is said to be left is what is left', () => {
    const first = 'Boil 290 ml of the [water](water).';
    expect(faultsOf([water], [first, 'Add the remaining 156 ml water.'])).toEqual([]);
    expect(faultsOf([water], [first, 'Add the last 90 ml water.'])).toEqual([
      expect.stringContaining("156 g of 'water' are left of 446 g"),
    ]);
    expect(
      faultsOf([water], ['Boil all but 160 g of the [water](water).', 'Add half the kept water.']),
    ).toEqual([]);
  });

  test('an amount that no line has is a fault; what a pot gives back is none', () => {
    const chicken = '400 g | 2 | chicken breasts | chicken_breast';
    expect(faultsOf([chicken], ['Stir 200 ml cream into the [chicken](chicken_breast).'])).toEqual([
      "step 1 names '200 ml cream into', which no ingredient line has",
    ]);
    const lines = ['900 g | 3¾ cups | water | water', chicken];
    const steps = (kept: number) => [
      'Simmer the [chicken](chicken_breast) in the [water](water).',
      `Keep ${kept} g of the broth.`,
    ];
    expect(faultsOf(lines, steps(600))).toEqual([]);
    expect(faultsOf(lines, steps(1600))).toHaveLength(1);
  });

  test('parts that add up to the line are no fault', () => {
    expect(faultsOf([eggs], ['Beat 1 of the [eggs](egg).', 'Boil 2 of the [eggs](egg).'])).toEqual(
      [],
    );
    expect(
      faultsOf([salt], ['Add half the [salt](salt).', 'Season with the rest of the salt.']),
    ).toEqual([]);
    expect(
      faultsOf([oil], ['Heat 1 tbsp of the [oil](oil_sunflower).', 'Add 2 tbsp of the oil.']),
    ).toEqual([]);
  });
});
