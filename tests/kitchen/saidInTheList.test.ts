// What a list of food says beside a food: harm in plain words or pictures, and dishes that are asked for without something.
import { expect, test } from 'vitest';
import { loadKitchen } from '../../kitchen/index.ts';
import { keysOfFood } from './corpus/score.ts';

const kitchen = loadKitchen();
const read = (text: string) => {
  const { foods, health } = kitchen.readMixedList(text);
  return { atHand: foods.items.map(({ key }) => key), person: health.person };
};
const isLeftOut = (text: string, food: string): boolean => {
  const { person } = read(text);
  const keys = keysOfFood(food, kitchen);
  return (
    keys.length > 0 &&
    kitchen.catalogue.recipes
      .filter(({ ingredients }) => ingredients.some(({ key }) => keys.includes(key)))
      .every(({ id }) => kitchen.gate({ recipeId: id }, person).verdict === 'refuse')
  );
};

test.each([
  ['one bite of cashew and im in resus', 'cashew'],
  ['bananas? nope, mouth burns', 'banana'],
  ['kid pukes with egg', 'egg'],
  ['annaphylaxis milk', 'milk'],
  ['tested positive for hazelnut', 'hazelnut'],
  ['even traces of milk', 'milk'],
  ['beware of peanuts', 'peanut'],
  ['unsafe: almonds', 'almond'],
  ["I'm afraid of peanuts", 'peanut'],
  ['the baby gets red from tomato', 'tomato'],
  ['prawns... tongue swells up', 'prawn'],
  ['hold the peanuts', 'peanut'],
  ['egg no dey gree me', 'egg'],
  ['mi cyaan tek milk', 'milk'],
  ['nagpapantal ako sa itlog', 'egg'],
  ['di ako kumakain ng baboy', 'pork'],
  ['ninaumwa nikila mayai', 'egg'],
  ['me pica la garganta con las nueces', 'walnut'],
  ['passo mal com amendoim', 'peanut'],
  ['les fraises me donnent des boutons', 'strawberry'],
  ['balık yemem', 'fish'],
  ['mijn dochter krijgt uitslag van ei', 'egg'],
  ['mchele, kuku, karanga zinanidhuru', 'peanut'],
])('%s: %s is left out, and not at hand', (text, food) => {
  expect(read(text).atHand.filter((key) => keysOfFood(food, kitchen).includes(key))).toEqual([]);
  expect(isLeftOut(text, food)).toBe(true);
});

test.each([
  ['🥜❌', 'peanut', []],
  ['❌🥛', 'milk', []],
  ['🐟 = 🏥', 'fish', []],
  ['🥜🤧😭', 'peanut', []],
  ['🍗🥦🍚 🚫🥜', 'peanut', ['chicken_drumstick', 'broccoli', 'rice_white_long']],
  ['🍗 🍚 🥜❌', 'peanut', ['chicken_drumstick', 'rice_white_long']],
  ['rice, 🥜🤮, 🍗', 'peanut', ['rice_white_long', 'chicken_drumstick']],
])('%s refuses %s in pictures, and the rest is at hand', (text, food, atHand) => {
  expect(read(text).atHand).toEqual(atHand);
  expect(isLeftOut(text, food)).toBe(true);
});

test.each([
  ['adobo pero walang hipon', 'prawn', ''],
  ['creamy chicken but without cream or cheese', 'cheese', 'chicken_thigh'],
  ['prawn curry, no peanuts', 'peanut', 'shrimp'],
  ['un arroz con pollo sin marisco', 'prawn', 'rice_white_long'],
  ['risotto alla zucca senza uova', 'egg', 'rice_white_long'],
  ['poulet sans crème', 'cream', 'chicken_thigh'],
  ['Hähnchen ohne Sahne', 'cream', 'chicken_thigh'],
  ['aloo ki sabzi bina pyaz ke', 'onion', 'potato'],
  ['nasi goreng tanpa udang', 'prawn', 'rice_white_long'],
  ['wali bila nazi', 'coconut', 'rice_white_long'],
  ['stir fry w/o soy sauce', 'soy sauce', ''],
  ['fried rice except no prawns', 'prawn', 'rice_white_long'],
  ['paneer sabzi without onion garlic', 'garlic', 'paneer'],
])('%s leaves out %s and nothing of the dish', (text, food, kept) => {
  const { atHand, person } = read(text);
  expect(atHand.filter((key) => keysOfFood(food, kitchen).includes(key))).toEqual([]);
  expect(isLeftOut(text, food)).toBe(true);
  if (kept !== '') expect(person.avoidedKeys).not.toContain(kept);
});

test.each([
  ['have flank steak', 1],
  ['got chicken thighs, boiled rice', 2],
  ['un reste de comté, deux oeufs', 2],
  ['may itlog pa', 1],
  ['tengo huevos y arroz', 2],
  ["j'ai des oeufs et du riz", 2],
  ['ich habe Eier und Reis', 2],
  ['ho uova e riso', 2],
  ['tenho ovos e arroz', 2],
  ['mam jajka i mleko', 2],
  ['nina mayai na mchele', 2],
  ['mere paas ande aur doodh hai', 2],
  ['saya punya telur dan nasi', 2],
  ['evde yumurta ve süt var', 2],
  ['عندي بيض وأرز', 2],
  ['low protein pasta', 1],
  ['lait sans lactose', 1],
  ['chicken without skin', 1],
])('%s is at hand', (text, count) => {
  const { atHand, person } = read(text);
  expect(atHand).toHaveLength(count);
  expect([person.allergens, person.avoidedKeys]).toEqual([[], []]);
});

test.each([
  ['something quick with the chicken, no dairy please', ['no dairy']],
  ['adobo pero walang hipon', ['walang hipon']],
  ['beware of peanuts', ['beware of peanuts']],
  ['hold the peanuts', ['hold the peanuts']],
  ['🍗 🚫🥜', ['no 🥜']],
  ['rice but no eggs', []],
  ['ich habe Eier und Reis', []],
])('of %j somebody with settings wishes %j', (text, health) => {
  expect(kitchen.partList(text).health).toEqual(health);
});

test.each([
  ['coconut milk spinach rice no onions left', 3],
  ['2 chiken breasts half a bag spinach some leftover rice tin coconut milk', 4],
  ['goats cheese log beetroot walnuts rocket', 4],
  ['oat milk barista, tau kwa, gạo', 3],
  ['rijst, spekjes, spruitjes', 3],
])('%s is a row of food, and nothing is left out', (text, count) => {
  const { atHand, person } = read(text);
  expect(atHand).toHaveLength(count);
  expect([person.allergens, person.avoidedKeys]).toEqual([[], []]);
});

test.each([
  ['peanuts give my son a rash, eggs, rice', 'peanut', ['egg']],
  ['peanuts bring him out in hives, eggs, rice', 'peanut', ['egg']],
  ['eggs make my throat itch, peanuts, rice', 'egg', ['peanuts_raw']],
])('%s: only the first does harm, the others are at hand', (text, food, kept) => {
  expect(isLeftOut(text, food)).toBe(true);
  expect(read(text).atHand).toEqual([...kept, 'rice_white_long']);
  expect(read(text).person.conditions).toEqual([]);
});

test.each(['peanuts give my son a rash, eggs too, rice', 'peanuts make me ill, so do eggs, rice'])(
  '%s: what is said to do so as well is left out',
  (text) => {
    expect(isLeftOut(text, 'peanut') && isLeftOut(text, 'egg')).toBe(true);
    expect(read(text).atHand).toEqual(['rice_white_long']);
  },
);

test.each([
  ['peanuts, eggs give my son a rash, rice', ['peanut', 'egg'], ['rice_white_long']],
  ['rice, peanuts, eggs give my son a rash', ['peanut', 'egg'], ['rice_white_long']],
])('%s: an allergen right before may do so too, and is left out', (text, foods, kept) => {
  expect(foods.every((food) => isLeftOut(text, food))).toBe(true);
  expect(read(text).atHand).toEqual(kept);
});

test.each([
  ['rice, eggs give my son a rash', ['rice_white_long']],
  ['peanuts, milk makes me ill', ['peanuts_raw']],
])('%s: no allergen, or of one food alone, stays at hand', (text, kept) => {
  expect(read(text).atHand).toEqual(kept);
});

test('what makes somebody ill is health for whoever has settings too', () => {
  expect(kitchen.partList('eggs make me ill, rice')).toMatchObject({
    foods: 'rice',
    health: ['eggs make me ill'],
  });
});

test.each([
  'my doctor says no salt',
  'GP said I should eat less salt',
  'mon médecin dit pas de sel',
])('%s: dishes are judged by their salt, in a list as in the settings', (text) => {
  expect(read(`${text}, chicken, rice`).person.conditions).toEqual(['hypertension']);
  expect(read(`${text}, chicken, rice`).atHand).toEqual(['chicken_whole', 'rice_white_long']);
  expect(kitchen.understand({ sickness: text }).person.conditions).toEqual(['hypertension']);
});
