// 'Out of eggs, flour, milk': what a list says is missing is not at hand, however long the list of it is, and no allergy is heard less for it.
import { describe, expect, test } from 'vitest';
import { growthByFour } from '../computing.ts';
import { kitchen } from './support.ts';

const keysOf = (text: string) => kitchen.readIngredients(text).items.map(({ key }) => key);
const mixed = (text: string) => {
  const { foods, health } = kitchen.readMixedList(text);
  return { keys: foods.items.map(({ key }) => key), absent: foods.absent, person: health.person };
};
/** Of somebody whose settings are known. */
const settled = (text: string) => keysOf(kitchen.partList(text).foods);

describe('used up or still to be bought: neither at hand nor left out', () => {
  test.each<[string, string[], number]>([
    ["I'm out of eggs, flour, milk", [], 3],
    ["we've run out of rice and pasta", [], 2],
    ['I have run out of rice, pasta and beans', [], 3],
    ['no eggs, butter or milk left', [], 3],
    ['no eggs left, rice, beans', ['rice_white_long', 'beans_kidney_dry'], 1],
    ['need to buy milk, bread', [], 2],
    ['I need milk, bread; have pasta', ['pasta_dry'], 2],
    ['out of milk, eggs. I have flour, rice', ['flour_wheat_white', 'rice_white_long'], 2],
    ["I'm out of eggs but have flour and milk", ['flour_wheat_white', 'milk_whole'], 1],
    ["I'm out of eggs, flour but I have milk, rice", ['milk_whole', 'rice_white_long'], 2],
    ['out of eggs\nflour\nmilk', ['flour_wheat_white', 'milk_whole'], 1],
    ["I have rice and I'm out of eggs, milk", ['rice_white_long'], 2],
    ['out of eggs / flour / milk', [], 3],
    ['out of 2 eggs, 1 l milk', [], 2],
    ['eggs, flour and milk are finished', [], 3],
    ['rice, milk (none left)', ['rice_white_long'], 1],
    ["je n'ai plus d'oeufs, de farine, de lait", [], 3],
    ['il me manque du lait, de la farine. j’ai du riz', ['rice_white_long'], 2],
    ['no me quedan huevos ni leche', [], 2],
    ['me faltan huevos, leche, pero tengo arroz', ['rice_white_long'], 2],
    ['wir haben keine Eier, Milch mehr', [], 2],
    ['es fehlt Milch, Butter', [], 2],
    ['mir fehlen Eier und Milch, ich habe Reis', ['rice_white_long'], 2],
    ['acabaram os ovos e o leite, tenho arroz', ['rice_white_long'], 2],
    ['non ho più uova, ma ho riso', ['rice_white_long'], 1],
    ['slut på mjölk, ägg', [], 2],
    ['doodh aur ande khatam ho gaye', [], 2],
    ['दूध खत्म, चावल', ['rice_white_long'], 1],
    ['خلص الحليب, عندي أرز', ['rice_white_long'], 1],
  ])('%s', (text, keys, missing) => {
    const { keys: atHand, absent, person } = mixed(text);
    expect(atHand).toEqual(keys);
    expect(keysOf(text)).toEqual(keys);
    expect(settled(text)).toEqual(keys);
    expect(absent).toHaveLength(missing);
    expect([person.allergens, person.avoidedKeys, person.notUnderstood]).toEqual([[], [], []]);
  });
});

describe('it may as well be a wish: not at hand, and in no dish', () => {
  test.each<[string, string[], string[]]>([
    [
      'I have rice, beans, but no eggs, milk',
      ['rice_white_long', 'beans_kidney_dry'],
      ['egg', 'milk'],
    ],
    ['we have no eggs, milk', [], ['egg', 'milk']],
    ["I don't have any eggs, milk, butter", [], ['egg', 'milk']],
    ['no eggs, flour, butter or milk, rice', ['rice_white_long'], ['egg', 'milk', 'wheat']],
    ['everything except eggs, milk', [], ['egg', 'milk']],
    ["plus d'oeufs ni de lait", [], ['egg', 'milk']],
    ['keine Eier, Milch mehr', [], ['egg', 'milk']],
    ['ich habe keine Eier, Milch, aber Reis', ['rice_white_long'], ['egg', 'milk']],
    ['tengo arroz, pero no tengo huevos, leche', ['rice_white_long'], ['egg', 'milk']],
    ['não tenho ovos, leite', [], ['egg', 'milk']],
    ['non ho uova, ho riso', ['rice_white_long'], ['egg']],
    ['ik heb geen eieren, melk', [], ['egg', 'milk']],
    ['ما عندي بيض, حليب. عندي أرز', ['rice_white_long'], ['egg', 'milk']],
  ])('%s', (text, keys, harms) => {
    const { keys: atHand, person } = mixed(text);
    expect(atHand).toEqual(keys);
    expect(keysOf(text)).toEqual(keys);
    for (const harm of harms) expect(person.allergens).toContain(harm);
  });

  test.each(['no nuts, rice, chicken', 'rice, no eggs, chicken'])(
    'one word of no says nothing of what stands behind its comma: %s',
    (text) => expect(mixed(text).keys).toEqual(['rice_white_long', 'chicken_whole']),
  );
});

describe('beside it no allergy is heard less', () => {
  test.each<[string, string[]]>([
    ["I'm out of eggs, flour, milk, allergic to nuts", ['peanut', 'tree_nut']],
    ['out of eggs and allergic to milk', ['milk']],
    ['no eggs, butter or milk left, allergic to peanuts', ['peanut']],
    ['eggs: none, I react to them, rice', ['egg']],
    ['everything but eggs, I am allergic', ['egg']],
    ['all seafood apart from tuna', ['crustacean', 'mollusc']],
    ['missing eggs, dairy because of allergy', ['egg', 'milk']],
    ['out of milk. allergic to eggs, rice', ['egg']],
    ['ran out of milk, my son is allergic to eggs, rice', ['egg']],
    ['niente uova, sono allergico, riso', ['egg']],
    ['ich esse keine Eier, keine Milch mehr', ['egg', 'milk']],
    ['no nuts, eggs or milk, rice', ['peanut', 'tree_nut', 'egg', 'milk']],
    ['no more eggs, milk for me, they make me sick', ['egg', 'milk']],
  ])('%s', (text, harms) => {
    for (const harm of harms) expect(mixed(text).person.allergens).toContain(harm);
  });

  test.each<[string, string, string[]]>([
    ['ich vertrage keine Milch, Reis', 'milk', ['rice_white_long']],
    ['ich esse keine Eier, Reis', 'egg', ['rice_white_long']],
    ['não posso comer amendoim, arroz', 'peanut', ['rice_white_long']],
    ['ik mag geen eieren', 'egg', []],
    ['jag tål inte ägg', 'egg', []],
    ['bawal sa akin ang hipon', 'crustacean', []],
    ['siwezi kula mayai', 'egg', []],
  ])('a food beside a no of another language is not at hand: %s', (text, harm, atHand) => {
    const { keys, person } = mixed(text);
    expect(person.allergens).toContain(harm);
    expect(keys).toEqual(atHand);
  });

  test.each([
    ['out of eggs, coeliac, bread', 'coeliac'],
    ["I'm out of eggs, diabetic, rice", 'diabetes_t2'],
  ])(
    '%s: what is no food keeps its meaning, and what follows it is missing as well',
    (text, id) => {
      const { keys, person } = mixed(text);
      expect(person.conditions).toEqual([id]);
      expect(keys).toEqual([]);
    },
  );

  test.each([
    ['no meat but fish and eggs yes', ['pescatarian']],
    ["I don't have eggs, milk, I'm vegan", ['vegan']],
  ])('%s is heard as a diet', (text, diets) => expect(mixed(text).person.diets).toEqual(diets));
});

test.each([
  ['out of hospital, eggs, rice', ['egg', 'rice_white_long']],
  ['need a quick dinner, eggs, rice', ['egg', 'rice_white_long']],
  ['need to use up eggs, milk', ['egg', 'milk_whole']],
  ['olive oil nearly gone, rice', ['oil_olive', 'rice_white_long']],
  ['nothing but rice, eggs', ['rice_white_long', 'egg']],
])('%s: only a food is used up', (text, keys) => expect(keysOf(text)).toEqual(keys));

test.each([
  ['commas', 'no eggs, '],
  ['a list that is out', 'out of eggs, milk, '],
  ['spaces', 'no    '],
  ['turns', 'out of eggs but have '],
])('%s without end take about as much longer as they are longer', (_, part) => {
  expect(growthByFour((parts) => kitchen.readIngredients(part.repeat(parts)), 100)).toBeLessThan(
    10,
  );
});
