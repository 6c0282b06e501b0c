// One list in which foods and health stand together.
import { expect, test } from 'vitest';
import { loadKitchen } from '../../kitchen/index.ts';
import { growthByFour } from '../computing.ts';
import { longTest } from '../verify.ts';

const kitchen = loadKitchen();
const read = (text: string) => {
  const { foods, health } = kitchen.readMixedList(text);
  return { foods: foods.items.map(({ key }) => key), health, person: health.person };
};

test.each([
  ['2 chicken breasts, eggs, rice, a tin of tomatoes, spinach', 5],
  ['eggs milk bread', 3],
  ['chicken 400 g, rice (200 g)', 2],
  ['2 kg potatoes, 1,5 l milk, 1/2 onion', 3],
  ['gluten-free pasta, lactose-free milk', 2],
  ['spinach going soft, a little ginger', 2],
  ['rotisserie chicken from costco, egg noodles', 2],
  ['pollo deshebrado, feijão preto pronto, riz cassé', 3],
  ['cream is ok, mushrooms are still fine, rice', 3],
  ['mais jai du lait, d la farine et des pommes', 3],
  ['only got crumpets and marmite till payday', 2],
  ['beans left from brekkie, 3 slices warburtons', 2],
  ['mchele nusu kilo, vitunguu vitatu, nyanya zimeisha', 2],
  ['plantain 3 very ripe, shrimp thawing', 2],
  ['Schnittlauch ausm Garten', 1],
  ['kaas is op, wel nog prei', 1],
  ['due scatolette di tonno, un pugno di spinaci', 2],
  ['porcini, 1 boule de mozza, un pedacito de queso', 3],
])('%s is food alone', (text, count) => {
  const { foods, person } = read(text);
  expect(foods).toHaveLength(count);
  expect([
    person.conditions,
    person.allergens,
    person.avoidedKeys,
    person.diets,
    person.notUnderstood,
  ]).toEqual([[], [], [], [], []]);
});

test.each([
  ['vegetarian haggis', 'rice, vegetarian haggis'],
  ['gravy granules', 'gravy granules, rice'],
])('%s is a food that is not known, and nothing to leave out', (name, text) => {
  const { foods, health } = kitchen.readMixedList(text);
  expect(foods.notUnderstood).toEqual([name]);
  expect([health.leftOut, health.person.avoidedKeys]).toEqual([[], []]);
});

test.each(['vegetarian please, rice', 'vegetarian, rice', 'vegetarian food, rice'])(
  '%s asks for a diet',
  (text) => expect(read(text).person.diets).toEqual(['vegetarian']),
);

test.each([
  'reste de cacahuètes interdit, riz',
  'cacahuetes prohibidos, riz',
  // Monkfish, and nuts.
  'arroz con rape, riz',
  'conejo con picada, riz',
])('a word beside a food that may be harm or another food is no word of its state: %s', (text) => {
  const { foods, person } = read(text);
  expect(foods).toEqual(['rice_white_long']);
  expect(person.notUnderstood).not.toEqual([]);
});

test.each([
  ['rice, eggs, allergic to nuts, milk', ['peanut', 'tree_nut', 'milk'], ['egg']],
  ['I am allergic to nuts, eggs and milk', ['peanut', 'tree_nut', 'egg', 'milk'], []],
  ['peanuts (allergic), rice', ['peanut'], []],
  ['rice\nallergic to:\n- nuts\n- eggs', ['peanut', 'tree_nut', 'egg'], []],
  ['no nuts, eggs or milk, rice', ['peanut', 'tree_nut', 'egg', 'milk'], []],
  ['no eggs and milk', ['egg', 'milk'], []],
  ["eggs, I can't have dairy, I have rice", ['milk'], ['egg']],
  ['allergique aux arachides, riz', ['peanut'], []],
  ['pasta, my kid can’t have nuts', ['tree_nut', 'peanut'], []],
])('%s leaves out %j', (text, allergens, atHand) => {
  const { foods, person } = read(text);
  expect(new Set(person.allergens)).toEqual(new Set(allergens));
  for (const allergen of allergens)
    for (const key of foods)
      expect(kitchen.catalogue.ingredients.get(key)?.tags ?? []).not.toContain(allergen);
  for (const key of atHand) expect(foods).toContain(key);
});

// Their names are known where health is read, not where food is: whoever has them may eat them.
test.each([
  ['rice, onions, dim', ['egg']],
  ['macaroni, cheddar, stew chicken left from sunday', []],
  ['carrots, mustard, lentilles vertes et saucisses', []],
  ['avocado, limes, medio kilo de bistec', []],
  ['have flank steak, onions, limes', []],
])('%s: a food at hand is left out of no dish', (text, allergens) => {
  const { person } = read(text);
  expect(person.diets).toEqual([]);
  expect(person.avoidedKeys).toEqual([]);
  for (const allergen of allergens) expect(person.allergens).not.toContain(allergen);
});

test.each([
  ["rice, peanuts don't agree with me", 'peanut'],
  ['rice, my son must not eat peanuts', 'peanut'],
  ['rice, dim gives me hives', 'egg'],
  ['rice, no dim', 'egg'],
  ['rice, milk allergy', 'milk'],
  ['rice, milk puts me off', 'milk'],
  ['rice\nnie moge jesc mleka bo mnie wysypuje', 'milk'],
  ['rice\nshrmip = hospital', 'crustacean'],
  ['rice\ndairy = toilet for two days', 'milk'],
  ['Reis, ich esse keine Milch mehr', 'milk'],
  ['rice\nsin leche', 'milk'],
])('%s: what tells of more than a food is still left out', (text, allergen) => {
  expect(read(text).person.allergens).toContain(allergen);
});

test.each([
  ['tomatoes. wala nang sibuyas', 'onion'],
  ["carottes. ya plus d'oignons", 'onion'],
  ['aglio, riso... finito il latte', 'milk_whole'],
  ['arroz, se acabó la leche', 'milk_whole'],
  ['Reis, Milch ist alle', 'milk_whole'],
  ['rice, ran out of milk', 'milk_whole'],
  ['rice, eggs all gone', 'egg'],
])('%s: what is used up is not at hand, and left out of nothing', (text, key) => {
  const { foods, person } = read(text);
  expect(foods).not.toContain(key);
  expect([person.allergens, person.avoidedKeys, person.notUnderstood]).toEqual([[], [], []]);
});

test('two spaces end a line: what follows is a sentence of its own', () => {
  const { foods, person } = read('chicken thighs, dried apricots  allergic to eggs');
  expect(foods).toContain('apricots_dried');
  expect(person.allergens).toEqual(['egg']);
});

test('of foods in a row none is taken for an illness that is spelled alike', () => {
  const { foods, person } = read('ceci rosmarino ditalini aglio');
  expect(foods).toContain('garlic');
  expect([person.conditions, person.avoidedKeys]).toEqual([[], []]);
});

test.each([
  ['milk, oats, bananas, lactose intolerant', ['lactose_intolerance'], [], 3],
  ['milk, oats, bananas. Lactose intolerant', ['lactose_intolerance'], [], 3],
  ['lactose intolerant, oats, bananas, rice', ['lactose_intolerance'], [], 3],
  ['eggs, rice, gluten intolerant', ['coeliac'], [], 2],
  ['noodles, egg allergy, chicken, carrots', ['allergy_egg'], ['egg'], 3],
  ['rice\ndairy intolerant\nchicken', ['allergy_milk'], ['milk'], 2],
])('%s: what is said in full takes no other food with it', (text, conditions, allergens, count) => {
  const { foods, person } = read(text);
  expect(person.conditions).toEqual(conditions);
  expect(person.allergens).toEqual(allergens);
  expect(person.avoidedKeys).toEqual([]);
  expect(foods).toHaveLength(count);
});

test.each([
  ['oats, milk, berries', 2],
  ['fruit, yogurt, oats', 2],
  ['lentils, carrots, spices', 2],
])('%s: a kind of food among what one has is nothing to leave out', (text, count) => {
  const { foods, person } = read(text);
  expect(person.families).toEqual([]);
  expect(person.notUnderstood).toEqual([]);
  expect(foods).toHaveLength(count);
});

test.each([
  ['no fruit, rice', 'fruit'],
  ['allergic to berries, oats', 'berry'],
  ['fruit (allergic), rice', 'fruit'],
  ['kiwi allergy, fruit, oats', 'fruit'],
  ['kiwi allergy, banana, avocado', 'banana'],
  ['rice, kiwi allergy, fruit, oats', 'fruit'],
])('%s leaves the kind of food out', (text, family) => {
  expect(read(text).person.families).toContain(family);
});

test.each([
  ['salmon, potatoes, low sodium diet', ['hypertension']],
  ['salmon, potatoes, low-salt diet', ['hypertension']],
  ['beans, rice, low cholesterol diet', ['cvd_cholesterol']],
])('%s: a diet of the clinic is heard, and salt is no food to leave out', (text, conditions) => {
  const { foods, person, health } = read(text);
  expect(person.conditions).toEqual(conditions);
  expect(person.families).toEqual([]);
  expect(health.refinements.map(({ id }) => id)).toContain('heart-kind');
  expect(foods).toHaveLength(2);
});

test('children who are called kids are no goats', () => {
  const { person } = read('mince, pasta, my kids hate mushrooms');
  expect(person.families).toEqual(['mushroom']);
});

test.each(['lactose intolerant', 'Lactose intolerance', 'gluten intolerant'])(
  '%s needs no question what it is that does harm',
  (text) => expect(kitchen.understand({ sickness: text }).questions).toEqual([]),
);
test('an emergency pen beside it is asked about', () => {
  const { questions } = kitchen.understand({
    sickness: 'lactose intolerant and I carry an epipen',
  });
  expect(questions.map(({ id }) => id)).toContain('allergy-which');
});

test.each([
  ['nut allergy, eggs, milk, rice', ['peanut', 'tree_nut', 'egg', 'milk']],
  ['rice, peanut allergy, sesame', ['peanut', 'sesame']],
  ['allergic, eggs, milk', ['egg', 'milk']],
  ['egg allergy, wheat, rice', ['egg', 'wheat']],
  ['rice, peanut allergy, cashews, butter, bread', ['peanut', 'tree_nut', 'milk']],
])('%s: whatever may be meant with it is left out', (text, allergens) => {
  expect(new Set(read(text).person.allergens)).toEqual(new Set(allergens));
});

test.each([
  ['coeliac, pasta, tomatoes', ['coeliac'], []],
  ['type 2 diabetes: rice, chicken', ['diabetes_t2'], []],
  ['vegan. tofu, rice', [], ['vegan']],
  ['halal chicken, rice', [], ['halal']],
  ['cod (my wife is pregnant), potatoes', ['pregnancy'], []],
])('%s is heard beside the foods', (text, conditions, diets) => {
  const { foods, person } = read(text);
  expect(person.conditions).toEqual(conditions);
  expect(person.diets).toEqual(diets);
  expect(foods).toHaveLength(2);
});

test('low fat in a list is a limit, and no food', () => {
  const { foods, person } = read('low fat, rice');
  expect(foods).toEqual(read('rice').foods);
  expect(person.ownLimits).toEqual([{ quantity: 'fat_g', basis: 'per_day', max: 60 }]);
});

test.each(['blorp', 'low residue', 'something for my blorpitis'])(
  '%s is not understood, and no food',
  (text) => {
    const { foods, person } = read(`${text}, rice`);
    expect(foods).toEqual(read('rice').foods);
    expect(person.notUnderstood.join()).toContain(text.split(' ').at(-1));
  },
);

test.each([
  ['fat free yoghurt', 'yogurt_plain_whole'],
  ['fat-free Greek yoghurt', 'yogurt_greek_nonfat'],
  ['sugar-free ketchup', 'ketchup'],
  ['no added sugar baked beans', 'beans_baked_canned'],
  ['no added salt butter', 'butter_unsalted'],
])('%j is a food, and nobody said that it does harm', (text, key) => {
  const { foods, person } = read(`${text}, rice`);
  expect(foods).toEqual([key, ...read('rice').foods]);
  expect(person.avoidedKeys).toEqual([]);
});

test.each(['sugar free', 'fat free please', 'no added sugar', 'egg free mayonnaise please'])(
  '%j by itself is no food',
  (text) => {
    expect(read(`${text}, rice`).foods).toEqual(read('rice').foods);
  },
);

longTest('a list of unknown words takes about as much longer as it is longer', () => {
  expect(growthByFour((parts) => read('allergic to flarb nork, '.repeat(parts)), 10)).toBeLessThan(
    10,
  );
});

test.each([
  ['rice, tomatoes\nallergic to nuts', ['allergic to nuts'], 'rice\ntomatoes'],
  ['chicken, kidney disease', ['kidney disease'], 'chicken'],
  ['I cannot eat milk; eggs', ['I cannot eat milk'], 'eggs'],
  ['hates mushrooms', ['hates mushrooms'], ''],
  ['nut free, pasta', ['nut free'], 'pasta'],
])('of %j somebody with settings says %j of health', (text, health, foods) => {
  expect(kitchen.partList(text)).toEqual({ foods, health, cut: false });
});

test.each([
  '2 chicken breasts, eggs, rice',
  'no eggs, rice, half an onion',
  'vegan sausages, gluten free bread, sugar free jam',
  'tofu that expires tomorrow, leftovers, blorp',
  'halal chicken\nfree range eggs',
])('%j is read as before: it speaks of no health by itself', (text) => {
  expect(kitchen.partList(text)).toEqual({ foods: text, health: [], cut: false });
});
