import { expect, test } from 'vitest';
import { kitchen } from './support.ts';

const heard = (sickness: string) => {
  const { person, gate } = kitchen.understand({ sickness });
  return { ...person, gate };
};

test.each([
  ['the only fish I can eat is cod', 'fish'],
  ['tuna is the only fish I eat', 'fish'],
  ['I only eat chicken, no other meat', 'meat'],
  ["we don't drink", 'alcohol'],
  ['soy alérgica al marisco pero el pescado lo como sin problema', 'mollusc'],
])("'%s' leaves out %s", (text, family) => {
  const { families, allergens, diets } = heard(text);
  expect([...families, ...allergens, ...diets.map((id) => id.replace('no_', ''))]).toContain(
    family,
  );
});

test.each([
  ['the only fish I can eat is tuna', 'tuna_canned_water'],
  ['I love peanuts, don’t judge', 'peanuts_raw'],
  ["please don't leave out the garlic", 'garlic'],
  ['milk yes eggs yes nuts no', 'milk_whole'],
  ['ich esse jeden Tag Käse', 'cheese_cheddar'],
  ['My friend is allergic to peanuts but I love them', 'peanuts_raw'],
])("'%s' keeps %s", (text, key) => {
  expect(kitchen.catalogue.ingredients.has(key), key).toBe(true);
  expect(heard(text).avoidedKeys).not.toContain(key);
});

test.each([
  ["we're a Muslim family", ['halal']],
  ['Hindu household', ['no_beef']],
  ["I don't eat anything that had a face", ['vegetarian']],
  ['evde domuz eti ve alkol olmaz', ['no_pork', 'no_alcohol']],
  ['eet al jaren geen vlees en geen vis, zuivel en ei wel', ['vegetarian']],
  ['no meat but fish and eggs yes', ['pescatarian']],
  ['allergic to pork', []],
  ['Jewish, but not observant', []],
  ['ovo vegetarian so eggs ok', ['ovo_vegetarian']],
  ["Sikh, so we don't eat meat", ['vegetarian']],
  ["haven't eaten meat since 1998", ['vegetarian']],
  ['no meat on Fridays in lent', []],
  ["I'm vegan, my husband eats meat", ['vegan']],
])("'%s' is the diet %j", (text, diets) => {
  expect(heard(text).diets).toEqual(diets);
});

test('what another eats takes nothing of a diet back', () => {
  expect(heard("I'm vegan, my husband eats meat").allowedKeys).toEqual([]);
  expect(heard('veggie, but I eat fish').diets).toEqual(['pescatarian']);
});

test.each([
  "ideas for my lad, he's 5",
  'mi hijo de 3 años come poco',
  'cooking for a 2yo',
  'had a bypass, stomach not heart',
  'only nine safe foods',
  'hereditary fructose problem',
])("'%s' is left to a clinic", (text) => {
  expect(heard(text).gate).toBe(3);
});

test.each(['had a heart bypass in 2019', 'meals for my son and me, no nuts', 'I live in Canada'])(
  "'%s' is not",
  (text) => {
    expect(heard(text).gate).toBeLessThan(3);
  },
);

test('a common word is no slip of a food', () => {
  for (const text of ['allergic to cats', "I'd marry you", 'it never did any harm', 'I could'])
    expect(heard(text).avoidedKeys, text).toEqual([]);
});

test('a symptom that a food gives is no condition', () => {
  expect(heard('fish sauce gives me migraines').conditions).toEqual([]);
  expect(heard('I have migraines').conditions).toEqual(['migraine']);
});

test.each([
  ['my nut allergy has gone mad', ['peanut', 'tree_nut']],
  ['milk allergy has gone through the roof', ['milk']],
  ['fish allergy gone serious', ['fish']],
  ['shellfish allergy gone nuts', ['crustacean', 'mollusc']],
  ['egg allergy gone berserk', ['egg']],
  ['my peanut allergy has gone from mild to severe', ['peanut']],
  ['sesame allergy has gone off the scale', ['sesame']],
  ['milk allergy gone a bit wild', ['milk']],
  ['egg allergy has gone for the worse', ['egg']],
])("'%s' is no allergy that is over", (text, allergens) => {
  const { person } = kitchen.understand({ sickness: text });
  expect(person.allergens.toSorted()).toEqual(allergens);
  expect(person.families).toEqual([]);
});

test.each([
  'egg allergy gone',
  'egg allergy has gone now',
  'my egg allergy has gone away',
  'egg allergy has completely gone',
  'egg allergy gone for years',
  'egg allergy is gone, I eat omelettes',
  'egg allergy has gone and I eat cake',
])("'%s' is over", (text) => expect(heard(text).allergens).toEqual([]));

test.each([
  ['not just peanuts, tree nuts as well', ['peanut', 'tree_nut']],
  ['not just peanuts', ['peanut']],
  ['not just dairy but also fish', ['fish', 'milk']],
  ['not merely dairy but fish', ['fish', 'milk']],
  ['not simply milk but eggs too', ['egg', 'milk']],
  ["it's not only dairy, it's fish", ['fish', 'milk']],
  ['pas seulement le lait mais aussi le poisson', ['fish', 'milk']],
  ['nicht nur Milch, sondern auch Fisch', ['fish', 'milk']],
  ['não só leite mas também peixe', ['fish', 'milk']],
  ['niet alleen melk maar ook vis', ['fish', 'milk']],
])("'%s' takes nothing back", (text, allergens) => {
  expect(heard(text).allergens.toSorted()).toEqual(allergens);
  expect(kitchen.readMixedList(text).health.person.allergens.toSorted()).toEqual(allergens);
});

test.each(['we eat everything, not just vegetables', 'I love fish, not just salmon'])(
  "'%s' leaves nothing out",
  (text) => expect(heard(text).avoidedKeys).toEqual([]),
);

test.each([
  '7 months gone',
  'my wife is 5 months gone',
  "I'm about 12 weeks gone",
  'vegan and five months gone',
  'baby due any day',
  'our baby is due in June',
  'in the family way',
  'with child',
  'bun in the oven, 12 weeks',
  'due in March',
  "I'm due on 3rd May",
  'expecting in June',
  'up the duff',
  'preggers',
  'eating for two',
  'mum-to-be',
  '20 weeks along',
])("'%s' is a pregnancy", (text) => {
  expect(heard(text).conditions).toContain('pregnancy');
  const { foods, health } = kitchen.readMixedList(`rice, I need ideas\n${text}`);
  expect([text, foods.absent]).toEqual([text, []]);
  expect(health.person.conditions).toContain('pregnancy');
});

test.each([
  'my husband is 7 months gone',
  'milk allergy 5 months gone',
  'a family with children',
  'blood test due in March',
  "I'm due a blood test in March",
  'surgery due in May',
  'rent due tomorrow',
  'buns in the oven',
  'knocked up a cake',
  "my sister's baby is due in May",
])("'%s' is none", (text) => expect(heard(text).conditions).not.toContain('pregnancy'));

test('a food of a list may be gone or due', () => {
  const { foods, health } = kitchen.readMixedList('milk gone, eggs, bread 2 weeks gone');
  expect(foods.absent).toContain('milk');
  expect(health.person.conditions).toEqual([]);
  const wife = kitchen.readMixedList('rice, wife is 7 months gone');
  expect([wife.foods.absent, wife.health.person.conditions]).toEqual([[], ['pregnancy']]);
});

test.each([
  "doesn't take pork or anything with drink in it",
  "doesn't take anything with drink in it",
  'no drink in the food',
  'nothing with drink',
  'nothing cooked with drink',
  'no sauces made with drink',
  "doesn't touch drink",
  'cakes with drink in them are out',
])("'%s' leaves alcohol out", (text) => expect(heard(text).diets).toContain('no_alcohol'));

test.each(['something to drink', 'soft drinks', 'no drink with meals', 'I drink a lot of water'])(
  "'%s' speaks of no alcohol",
  (text) => expect(heard(text).diets).toEqual([]),
);

test.each<[string, string]>([
  ['no peanut allergy but my son has one', 'allergy_peanut'],
  ['I have no egg allergy but my wife does', 'allergy_egg'],
  ["I don't have a milk allergy, my daughter does", 'allergy_milk'],
  ["I'm not allergic to nuts but my son is", 'allergy_tree_nut'],
  ["no milk allergy, it's my daughter who has it", 'allergy_milk'],
  ["I don't have a wheat allergy. My son does", 'allergy_wheat'],
  ["no peanut allergy for me - it is my son's", 'allergy_peanut'],
  ["I'm not coeliac but my wife is", 'coeliac'],
  ["I don't have gout but my husband does", 'gout'],
])("'%s' is the other's %s, whatever is answered of oneself", (sickness, condition) => {
  const { person, questions } = kitchen.understand({ sickness });
  expect(person.conditions).toContain(condition);
  expect(questions.filter(({ id }) => id.startsWith('negated'))).toEqual([]);
});

test('a denial of oneself takes nothing back of what somebody else may have', () => {
  const sickness = 'no nut allergy but neither my son nor I can eat nuts';
  const answers = { 'negated-allergy_peanut': 'No', 'negated-allergy_tree_nut': 'No' };
  const { person } = kitchen.understand({ sickness, answers });
  expect(person.allergens).toContain('tree_nut');
});

test.each([
  'no allergies, my son loves nuts',
  'no nut allergy but the dog has one',
  'not allergic to eggs, my wife is vegan',
])("'%s' is nobody's allergy", (text) => expect(heard(text).allergens).toEqual([]));

test.each([
  'fructose malabsorption',
  'fructose intolerance',
  'fructmal',
  "I can't digest fructose",
  'Fruktosemalabsorption',
  'intolérance au fructose',
  'no fructose',
])("'%s': no table tells which foods hold it, and it is said", (sickness) => {
  const { person } = kitchen.understand({ sickness });
  expect(person.notUnderstood.join()).toMatch(/fru/iu);
  expect(kitchen.readMixedList(`rice, ${sickness}`).health.person.notUnderstood).not.toEqual([]);
});

test.each(['no high fructose corn syrup', 'fructose is fine', 'no fructose intolerance'])(
  "'%s' is all understood",
  (text) => expect(heard(text).notUnderstood).toEqual([]),
);

test.each<[string, string[]]>([
  ['sikh', []],
  ['we are Sikh', []],
  ['hindu', ['no_beef']],
  ['jains', ['jain']],
  ['buddhist', []],
  ['muslim', ['halal']],
  ['we are Muslim', ['halal']],
  ['im muslim', ['halal']],
  ['my husband is muslim', ['halal']],
  ['jewish', ['kosher']],
  ['rastafarian', ['vegetarian', 'no_pork']],
  ['seventh-day adventist', ['no_pork', 'no_alcohol']],
])("the faith of '%s' is no food", (text, diets) => {
  const { person } = kitchen.understand({ sickness: text });
  expect([person.diets, person.avoidedKeys, person.allergens]).toEqual([diets, [], []]);
  const { foods, health } = kitchen.readMixedList(`rice, ${text}`);
  expect(foods.items.map(({ key }) => key)).toEqual(['rice_white_long']);
  expect([health.person.diets, health.person.avoidedKeys]).toEqual([diets, []]);
});

test.each(['alergie na mušlím', 'vyhýbám se mušlím', 'alergicky k muslim'])(
  "in Czech '%s' speaks of mussels",
  (text) => expect(heard(text).allergens).toContain('mollusc'),
);

test.each(['sikh, no halal meat', "we don't eat halal", "don't eat halal or kosher meat"])(
  "'%s' is not the diet, and is said not to be understood",
  (text) => {
    expect(heard(text).diets).toEqual([]);
    expect(heard(text).notUnderstood).not.toEqual([]);
  },
);

test.each(['halal', 'no non-halal meat', 'halal only, no pork'])("'%s' is halal", (text) =>
  expect(heard(text).diets).toContain('halal'),
);

test.each<[string, string[]]>([
  ['i swell up like a balloon if i so much as look at a prawn', ['prawn']],
  ['gout flared agan', []],
  ["take St John's wort", []],
  ['fish makes my tongue swell', ['fish']],
  ['tongue goes numb from pineapple', ['pineapple']],
  ['walnuts make his cheeks swell', ['walnut']],
  ['milk gives my son a rash on his ribs', ['milk']],
  ['no tongue please', ['offal']],
  ['ik ben allergisch voor look', ['garlic']],
  ['geen look en ui', ['garlic', 'onion']],
])("'%s' names %j and no other food", (text, families) =>
  expect(heard(text).families).toEqual(families),
);

test("who says it is no part of a food's name", () => {
  const { leftOut } = kitchen.understand({ sickness: "wife says I'm allergic to kiwi, I am not" });
  expect(leftOut).toContain('kiwi');
  expect(leftOut).not.toContain('says kiwi');
});

test.each([
  'doc said no grapefruit',
  'my doc says no alcohol',
  'onion and garlic wreck me',
  'onions ruin me',
  'onion and garlic mess me up',
])("'%s' is understood", (text) => expect(heard(text).notUnderstood).toEqual([]));
