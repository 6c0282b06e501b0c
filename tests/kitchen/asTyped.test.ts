// Lists and sentences as people in Lagos, Milan, Leeds and Dakar typed them: what was lost or misheard is read.
import { describe, expect, test } from 'vitest';
import { kitchen } from './support.ts';

const amountsOf = (text: string, country: string) =>
  kitchen.readIngredients(text, { country }).items.map(({ key, grams }) => [key, grams]);

describe('what is spoiled is not cooked with, and is no illness either', () => {
  test('KIT-02 only the fresh tomatoes are at hand', () => {
    const { items, absent } = kitchen.readIngredients('4 rotten tomatoes, 3 fresh tomatoes');
    expect(items.map(({ key, text }) => [key, text])).toEqual([['tomato', '3 fresh tomatoes']]);
    expect(absent).toEqual([]);
  });

  test.each([
    ['leftover rice (3 days old), eggs', 'leftover rice'],
    ['cooked rice 2 days old, eggs', 'cooked rice'],
    ['3 day old rice, eggs', 'rice'],
  ])('KIT-02 cooked rice keeps for a day: %s', (text, rice) => {
    const { items, absent } = kitchen.readIngredients(text);
    expect([items.map(({ key }) => key), absent]).toEqual([['egg'], [rice]]);
  });

  test.each(['leftover rice 1 day old, eggs', 'leftover rice from yesterday, eggs'])(
    'KIT-02 that of yesterday is at hand: %s',
    (text) => {
      expect(kitchen.readIngredients(text).items.map(({ key }) => key)).toEqual([
        'rice_white_long',
        'egg',
      ]);
    },
  );

  test.each([
    ['rotten eggs, rice', 'eggs'],
    ['tomates pourries, riz', 'tomates'],
    ['pane ammuffito, riso', 'pane'],
    ['rancid butter, rice', 'butter'],
  ])('KIT-02 %s', (text, absent) => {
    const { foods, health } = kitchen.readMixedList(text);
    expect(foods.items.map(({ key }) => key)).toEqual(['rice_white_long']);
    expect(foods.absent).toEqual([absent]);
    expect(health.person.notUnderstood).toEqual([]);
  });
});

test('SAFE-01 a rasher is no rash: bacon is at hand, and nobody is said to react to it', () => {
  const { foods, health } = kitchen.readMixedList(
    'two rashers of smoked bacon which want using up, and a tin of Heinz baked beans',
  );
  expect(foods.items.map(({ key, use_first: first }) => [key, first])).toEqual([
    ['bacon', true],
    ['beans_baked_canned', undefined],
  ]);
  expect(health.person.families).toEqual([]);
  expect(health.person.notUnderstood).toEqual([]);
});

test('SAFE-01 a rash is heard as before', () => {
  expect(kitchen.understand({ sickness: 'prawns give me a rash' }).person.families).toEqual([
    'prawn',
  ]);
});

test.each<[string, string, [string, number | null][]]>([
  ['farina 00', 'IT', [['flour_wheat_white', null]]],
  ['500 g farina 00', 'IT', [['flour_wheat_white', 500]]],
  ['harina 0000 1 kg', 'AR', [['flour_wheat_white', 1000]]],
  ['2 cuillères de concentré de tomate', 'SN', [['tomato_paste', 32.8]]],
  ['about a pound of stewing steak', 'GB', [['beef_stew', 453.6]]],
  ['burro q.b.', 'IT', [['butter_unsalted', null]]],
  ['ho in frigo: 2 melanzane un po vecchie', 'IT', [['eggplant', 900]]],
  ['y a du mil', 'SN', [['millet', null]]],
  ['dodo', 'NG', [['plantain_ripe', null]]],
  ['dodo', 'UG', [['amaranth_leaves', null]]],
  ['small onions', 'NG', [['onion', null]]],
  ['small onions', 'IN', [['shallot', null]]],
])('KIT-02 %s in %s', (text, country, amounts) => {
  expect(amountsOf(text, country)).toEqual(amounts);
});

test.each<[string, string[], string[]]>([
  ['no meat abeg. one cup egusi', ['egusi'], ['meat']],
  ['pas de viande stp. du riz', ['rice_white_long'], ['viande']],
  ['passata mutti, pesto barilla', ['tomato_puree', 'pesto'], []],
])('KIT-02 %s', (text, keys, absent) => {
  const reading = kitchen.readIngredients(text);
  expect(reading.items.map(({ key }) => key)).toEqual(keys);
  expect(reading.absent).toEqual(absent);
  expect(reading.notUnderstood).toEqual([]);
});

test('KIT-02 who asks politely for no meat leaves out meat', () => {
  expect(kitchen.readIngredients('riz, pas de viande stp').absent).toEqual(['viande']);
});

test.each([
  ['i get rice small, beans, onion', 'long-grain rice'],
  ['my rice, onion', 'my rice'],
])('KIT-03 %s: a swap names the food, and no sentence', (text, name) => {
  const { items } = kitchen.readIngredients(text);
  const swaps = kitchen.suggest({ items, count: 60 }).flatMap((each) => each.swaps);
  const named = swaps.flatMap(({ yours, yours_key: key }) =>
    key === 'rice_white_long' ? [yours] : [],
  );
  expect([...new Set(named)]).toEqual([name]);
});

describe('the larder of an American, a Briton and a Nigerian', () => {
  test.each([
    ['1 lb ground chuck', 'beef_ground_80'],
    ['a chuck roast', 'beef_stew'],
    ['filet mignon', 'beef_sirloin'],
    ['a cornish hen', 'chicken_whole'],
    ['russets', 'potato'],
    ['king edwards', 'potato'],
    ['vidalia onions', 'onion'],
    ['spring mix', 'lettuce_leaf'],
    ['brussels', 'brussels_sprouts'],
    ['pumpkin puree', 'pumpkin'],
    ['saltines', 'crackers_plain'],
    ['coley', 'pollock'],
    ['2 pints semi skimmed', 'milk_semi'],
    ['self raising', 'flour_wheat_white'],
    ['savoy', 'cabbage_savoy'],
    ['mange tout', 'snow_peas'],
    ['arborio', 'rice_white_medium'],
    ['bicarb', 'baking_soda'],
    ['granny smiths', 'apple'],
    ['bitterleaf', 'bitter_leaf'],
    ['goat leg', 'goat'],
  ])('KIT-02 %s', (typed, key) => {
    const { items, notUnderstood } = kitchen.readIngredients(typed);
    expect([items.map((each) => each.key), notUnderstood]).toEqual([[key], []]);
  });

  test('KIT-02 parts of an animal that are counted weigh what the parts do', () => {
    const gramsOf = (typed: string) => kitchen.readIngredients(typed).items[0]?.grams;
    expect(gramsOf('1 duck')).toBe(1300);
    expect(gramsOf('2 duck breasts')).toBe(360);
    expect(gramsOf('duck legs x 4')).toBe(640);
    expect(gramsOf('2 large lamb shanks')).toBe(500);
    expect(gramsOf('2 chicken breasts')).toBe(gramsOf('2 pieces of chicken breast'));
  });
});

describe('health as it is told', () => {
  test.each([
    ['Mon mari a de la tension', ['hypertension']],
    ['je suis hypertendue', ['hypertension']],
    ['I get gout in my big toe now and then', ['gout']],
    ['I was diagnosed with type two diabetes in 2009', ['diabetes_t2']],
  ])('SAFE-01 %s', (sickness, conditions) => {
    const { person, questions } = kitchen.understand({ sickness });
    expect(person.conditions).toEqual(conditions);
    expect(person.notUnderstood).toEqual([]);
    expect(questions).toEqual([]);
  });

  test.each([
    ['ma fille est allergique aux arachides', ['peanuts']],
    [
      'ma femme est allergique aux crevettes',
      ['prawns', 'dried shrimp (crayfish)', 'shrimp paste'],
    ],
  ])('SAFE-01 %s: the food is named, not the sentence', (sickness, leftOut) => {
    expect(kitchen.understand({ sickness }).leftOut).toEqual(leftOut);
  });
});
