// How much at home a dish is in a country.
import { expect, test } from 'vitest';
import { dishesOf } from '../../../kitchen/planning/dishes.ts';
import { cuisinesOf, homeOf, isEverydayFood } from '../../../kitchen/planning/home.ts';
import { dessertWorth, foreignWorth } from '../../../kitchen/planning/worth.ts';
import { catalogue } from './support.ts';

const country = (iso2: string) => catalogue.countries.get(iso2)!;
const dish = (id: string) => dishesOf(catalogue).find(({ facts }) => facts.recipe.id === id)!;

test('the cuisines of a country are those whose recipes name it first', () => {
  expect(cuisinesOf(country('GB'), catalogue)).toContain('British');
  expect(cuisinesOf(country('GB'), catalogue)).not.toContain('Indian');
  expect(cuisinesOf(country('GB'), catalogue)).not.toContain('International');
});

test.each([
  ['quick-aloo-matar', 'IN', 'home'],
  ['quick-aloo-matar', 'GB', 'adopted'],
  ['quick-aloo-matar', 'BR', null],
  ['leftover-rice-cakes', 'GB', null],
])('%s in %s: %s', (id, iso2, home) => {
  const found = homeOf(dish(id), country(iso2), catalogue);
  expect(found === 'nearby' ? null : found).toBe(home);
});

test('a country whose cuisine no recipe has takes what is everyday food there for its own', () => {
  const without = [...catalogue.countries.values()].find(
    (each) =>
      cuisinesOf(each, catalogue).size === 0 &&
      catalogue.recipes.some(
        ({ countries, cuisine }) => countries.includes(each.iso2) && cuisine !== 'International',
      ),
  )!;
  const own = dishesOf(catalogue).filter(
    ({ facts: { recipe } }) =>
      recipe.countries.includes(without.iso2) && recipe.cuisine !== 'International',
  );
  expect(new Set(own.map((each) => homeOf(each, without, catalogue)))).toEqual(new Set(['home']));
});

test('what is sold everywhere is not cooked with everywhere', () => {
  const wheat = catalogue.ingredients.get('shredded_wheat')!;
  expect(isEverydayFood(wheat, country('GB'))).toBe(true);
  expect(isEverydayFood(wheat, country('NG'))).toBe(false);
  expect(isEverydayFood(catalogue.ingredients.get('onion')!, country('NG'))).toBe(true);
});

test.each([
  ['sardines-tomato-rye', -6],
  ['mug-omelette', -6],
  ['carottes-rapees', -6],
  ['akara', -6],
  ['pan-con-palta', -6],
  ['huettenkaesebrot-radieschen', -6],
  ['thin-pancakes-lemon', 0],
  ['rote-gruetze', 0],
])('%s as a dessert: %d points', (id, worth) => {
  expect(dessertWorth(dish(id), catalogue)).toBe(worth);
});

test.each([
  ['haferflocken-milch-banane', 'breakfast', 'NG', -4],
  ['haferflocken-milch-banane', 'breakfast', 'DE', 0],
  ['microwave-porridge-berries', 'breakfast', 'GH', -4],
  ['microwave-porridge-berries', 'breakfast', 'GB', 0],
  ['silken-tofu-berry-smoothie', 'snack', 'GH', -4],
  ['microwave-rice-bowl-egg-peas', 'breakfast', 'GH', 0],
  ['vitamina-de-abacate', 'snack', 'NG', -4],
  ['vitamina-de-abacate', 'snack', 'BR', 0],
] as const)('%s for %s in %s: %d points', (id, meal, where, worth) => {
  expect(foreignWorth(dish(id), meal, country(where), catalogue)).toBe(worth);
});
