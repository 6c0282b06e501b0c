/** What title and steps of one's own recipe name is the food of its lines, and a dish's name is a hint where every line is known. */
import { describe, expect, test } from 'vitest';
import { kitchen, personOf } from '../support.ts';

const verdictOf = (text: string, sickness: string) =>
  kitchen.own.page({ id: 'own-12345678', text, choices: {}, person: personOf({ sickness }) })
    .recipe!.safety;
const codesOf = (text: string, sickness: string) =>
  verdictOf(text, sickness).reasons.map((reason) =>
    typeof reason === 'string' ? reason : reason.code,
  );

const bolognese =
  'Bolognese\nServes 4\n400 g gluten-free spaghetti\n400 g minced beef\n400 g tinned tomatoes\nBrown the mince for 5 minutes, add the tomatoes and simmer for 20 minutes. Boil the spaghetti for 10 minutes.';
const porridge =
  'Porridge\nServes 2\n100 g rice flakes\n400 ml oat milk\nBring the rice flakes and the milk to the boil and simmer for 5 minutes. Add the warm milk.';
const pancakes =
  'Pancakes\nServes 2\n100 g rice flour\n200 ml oat milk\n1 tbsp sunflower oil\nWhisk the flour and milk. Fry the pancakes in the oil for 2 minutes a side.';

describe('a noun that stands for one line', () => {
  test.each([
    [bolognese, 'coeliac disease'],
    [porridge, 'milk allergy'],
    [bolognese.replace('Bolognese', 'Spaghetti bolognese'), 'coeliac disease'],
    [porridge.replace('Porridge', 'Nan’s porridge'), 'milk allergy'],
  ])('is the food of that line: %s', (text, sickness) => {
    expect(verdictOf(text, sickness).verdict).toBe('fit');
  });

  test.each([
    ['more of it, which no line lists', 'Fry in butter for 5 minutes'],
    ['the food that its next word makes of it', 'Add the milk chocolate'],
  ])('is not %s', (_, step) => {
    const text = `Bowl\nServes 2\n100 g peanut butter\n200 ml oat milk\n100 g rice\n${step}. Boil the rice for 12 minutes.`;
    expect(verdictOf(text, 'milk allergy').verdict).toBe('refuse');
  });

  test('is told of no line where two answer to it', () => {
    const text = porridge.replace('100 g rice flakes', '100 ml coconut milk');
    expect(verdictOf(text, 'milk allergy').verdict).toBe('refuse');
  });

  test('leaves what the line itself holds', () => {
    const text = porridge.replace('oat milk', 'whole milk');
    expect(verdictOf(text, 'milk allergy').verdict).toBe('refuse');
  });
});

describe('the name of a dish', () => {
  test.each([
    [pancakes, 'milk allergy'],
    [pancakes, 'egg allergy'],
    [pancakes.replace('Pancakes', 'Carrot cake'), 'egg allergy'],
    [pancakes.replace('Pancakes', 'Rice pudding'), 'milk allergy'],
  ])(
    'that mostly holds something is a caution where every line is known: %s, %s',
    (text, sickness) => {
      expect(verdictOf(text, sickness).verdict).toBe('caution');
      expect(codesOf(text, sickness)).toEqual(['own.hinted']);
    },
  );

  test.each([
    ['of a line nobody knows', pancakes.replace('1 tbsp sunflower oil', '1 tbsp xanthozym')],
    ['of a line without an amount', pancakes.replace('200 ml oat milk', 'oat milk')],
    ['that names a food', pancakes.replace('Pancakes', 'Butter pancakes')],
    ['with milk in a step', pancakes.replace('Fry', 'Pour in buttermilk. Fry')],
  ])('is a refusal %s', (_, text) => {
    expect(verdictOf(text, 'milk allergy').verdict).toBe('refuse');
  });

  test('is no caution beside a line that holds it', () => {
    expect(codesOf(pancakes.replace('oat milk', 'milk'), 'milk allergy')).not.toContain(
      'own.hinted',
    );
  });

  test('keeps the dish out of what is suggested unasked, for those whom it warns alone', () => {
    const ownRecipes = [
      { id: 'own-12345678', text: bolognese.replace('Bolognese', 'Lasagne'), choices: {} },
    ];
    const suggested = (sickness: string) =>
      kitchen
        .suggest({
          keys: ['beef_ground_80', 'pasta_gf_corn', 'tomato_canned'],
          count: 10,
          person: personOf({ sickness }),
          ownRecipes,
        })
        .map(({ recipe_id }) => recipe_id);
    expect(suggested('')).toContain('own-12345678');
    expect(suggested('milk allergy')).not.toContain('own-12345678');
  });
});
