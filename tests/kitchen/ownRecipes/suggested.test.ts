/** A person's own recipes beside ours in the suggestions (083): which of them, for whom, and where they rank. */
import { describe, expect, test } from 'vitest';
import { ownDishOf } from '../../../kitchen/ownRecipes/dish.ts';
import { judgeOwn } from '../../../kitchen/ownRecipes/verdict.ts';
import { suggestedOwn } from '../../../kitchen/ownRecipes/suggested.ts';
import { fitOf, needsOf, rank } from '../../../kitchen/recipes/postings.ts';
import { pantryFor } from '../../../kitchen/recipes/pantry.ts';
import { factsOf } from '../../../kitchen/recipes/facts.ts';
import { indexSuggestions } from '../../../kitchen/recipes/suggestionIndex.ts';
import { noOne } from '../../../kitchen/recipes/suggest.ts';
import { rulesOf } from '../../../kitchen/safety/rules.ts';
import type { Person, SuggestionRequest } from '../../../kitchen/index.ts';
import { tunaPasta, unsure } from '../plan/ownTexts.ts';
import { catalogue, kitchen, personOf } from '../support.ts';

const atHome = 'spaghetti, tinned tuna, cherry tomatoes, parmesan';
const forAll = personOf({ country: 'GB' });
const carrotSoup = {
  id: 'own-carrot-soup',
  choices: {},
  text: `Carrot soup
Serves 4
Prep: 10 min | Cook: 20 min
Ingredients
600 g carrots
1 onion
10 g butter
Method
Cook the carrots with the onion and the butter, and blend.`,
};
const suggest = (person: Person, more: Partial<SuggestionRequest> = {}, list = atHome) =>
  kitchen.suggest({
    items: kitchen.readIngredients(list).items,
    person,
    hour: 18,
    ownRecipes: [tunaPasta],
    ...more,
  });
const ownIn = (dishes: ReturnType<typeof suggest>) =>
  dishes.filter(({ own }) => own).map(({ recipe_id: id }) => id);

describe('where all of it is at home', () => {
  test('an own recipe is the first, says whose it is, and has figures, time and marks', () => {
    const [first, second] = suggest(forAll);
    expect(first).toMatchObject({
      recipe_id: tunaPasta.id,
      own: true,
      title: 'Tuna pasta',
      section: 'now',
      minutes: 25,
      hands_on: 10,
      servings: 2,
      need: [],
      safety: { verdict: 'fit' },
    });
    expect(first?.have).toHaveLength(4);
    expect(first?.allergen_ids).toEqual(expect.arrayContaining(['fish', 'gluten', 'milk']));
    expect(first?.nutrition.energy_kcal).toBeGreaterThan(400);
    expect(second).not.toHaveProperty('own');
  });

  test('one that no week takes unasked is offered as well: a light soup', () => {
    const dishes = suggest(forAll, { ownRecipes: [carrotSoup] }, 'carrots, onion, butter');
    expect(ownIn(dishes)).toEqual([carrotSoup.id]);
  });
});

test('what has little to do with what is at home gives way to ours', () => {
  expect(ownIn(suggest(forAll, {}, 'chicken, rice, coconut milk, cherry tomatoes'))).toEqual([]);
  expect(ownIn(suggest(forAll, {}, 'salt, sunflower oil'))).toEqual([]);
});

test('however many there are, ours stand beside them', () => {
  const many = Array.from({ length: 12 }, (_, n) => ({ ...tunaPasta, id: `own-pasta-${n}` }));
  const dishes = suggest(forAll, { ownRecipes: many });
  expect(dishes).toHaveLength(10);
  expect(ownIn(dishes)).toHaveLength(5);
});

test('it is ranked by the same score as if it were one of ours', () => {
  const facts = catalogue.recipes
    .filter((_, n) => n % 9 === 0)
    .map((each) => factsOf(each, catalogue.ingredients));
  const index = indexSuggestions(facts, catalogue);
  const { items } = kitchen.readIngredients(atHome);
  const pantry = pantryFor({ items }, undefined, rulesOf(noOne, catalogue), catalogue, []);
  const ranked = rank(pantry, index.postings, index.scratch, 60, () => true);
  expect(ranked).toHaveLength(60);
  for (const { recipe, score } of ranked) {
    const needs = needsOf(facts[recipe]!.recipe, catalogue.ingredients);
    expect(fitOf(needs, pantry, index.postings)).toBeCloseTo(score, 4);
  }
});

test.each(unsure)('$what keeps it out', ({ own }) => {
  expect(ownIn(suggest(forAll, { ownRecipes: [own] }))).toEqual([]);
});

describe('the gate of own recipes keeps it out', () => {
  test.each([
    ['an allergen', { allergens: ['fish'] }],
    ['a diet', { diets: ['vegan'] }],
    ['a condition', { conditions: ['coeliac'] }],
    ['a situation that needs a clinic', { sickness: 'phenylketonuria' }],
  ])('%s of whoever asks, and of whoever eats along', (_, health) => {
    const person = personOf({ ...health, country: 'GB' });
    expect(ownIn(suggest(person))).toEqual([]);
    expect(ownIn(suggest(forAll, { table: [person] }))).toEqual([]);
    expect(ownIn(suggest(forAll))).toEqual([tunaPasta.id]);
  });

  const tuna = ownDishOf(tunaPasta.id, tunaPasta, catalogue, undefined);
  test('one person’s verdict is never another’s, in whatever order they ask', () => {
    const people = [{}, { allergens: ['milk'] }, { sickness: 'gout' }, { diets: ['vegetarian'] }]
      .map((health) => personOf(health))
      .flatMap((person, _, all) => [person, ...all]);
    for (const person of people) {
      const [own] = suggestedOwn([tunaPasta], catalogue, undefined);
      const again = judgeOwn(tuna, person, catalogue);
      expect(own?.judge({ ...person })).toEqual(again);
    }
  });
});

test('it keeps to filters, and is left out where they ask for what it does not tell', () => {
  expect(ownIn(suggest(forAll, { filters: { minutes: 30 } }))).toEqual([tunaPasta.id]);
  expect(ownIn(suggest(forAll, { filters: { minutes: 20 } }))).toEqual([]);
  expect(ownIn(suggest(forAll, { filters: { meal: 'breakfast' } }))).toEqual([]);
  expect(ownIn(suggest(forAll, { filters: { equipment: 'no_oven' } }))).toEqual([]);
  expect(ownIn(suggest(forAll, { filters: { missing: 0 } }, 'spaghetti, tinned tuna'))).toEqual([]);
});

test('pages that show recipes as they are written have none, and a changed text is read again', () => {
  expect(ownIn(suggest(forAll, { asWritten: true }))).toEqual([]);
  const changed = { ...tunaPasta, text: tunaPasta.text.replace('20 g parmesan', '20 g peanuts') };
  const withoutPeanut = personOf({ allergens: ['peanut'], country: 'GB' });
  expect(ownIn(suggest(withoutPeanut))).toEqual([tunaPasta.id]);
  expect(ownIn(suggest(withoutPeanut, { ownRecipes: [changed] }))).toEqual([]);
});
