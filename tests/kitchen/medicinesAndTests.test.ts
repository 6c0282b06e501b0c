// Medicines by their names in six languages, illnesses that no table can judge, tests for coeliac disease, and foods beside them.
import { describe, expect, test } from 'vitest';
import { growthByFour } from '../computing.ts';
import { catalogue, keysOf, kitchen, personOf } from './support.ts';
import { longTest } from '../verify.ts';

const hear = (sickness: string) => kitchen.understand({ sickness });
const codesOf = (sickness: string) =>
  hear(sickness).notes.flatMap((note) => (typeof note === 'string' ? [] : [note.code]));
/** What the dishes that hold oats come to. */
const verdictsOfOats = (sickness: string) => {
  const person = personOf({ sickness });
  return catalogue.recipes
    .filter(({ ingredients }) => ingredients.some(({ key }) => key === 'oats_rolled'))
    .map(({ id }) => kitchen.gate({ recipeId: id }, person));
};

test.each<[string, string[], string[]]>([
  ['on a thiazide diuretic', ['potassium_losing'], []],
  ['my water pills plus ramipril', ['water_tablets', 'potassium_raising'], []],
  ["St. John's Wort capsules, allergic to mustard", ['st_johns_wort'], ['mustard']],
  ['Xarelto; and anaphylaxis to cashew', ['doac'], ['tree_nut']],
  ['on blood thinners (apixaban)', ['doac'], []],
  ['been on pred 30mg for 2 weeks, allergic to eggs', ['steroids'], ['egg']],
  ['sous Xarelto, allergie au sésame', ['doac'], ['sesame']],
  ['Wassertabletten, allergisch auf Ei', ['water_tablets'], ['egg']],
  ['tomo furosemida y soy alérgica al marisco', ['potassium_losing'], ['crustacean', 'mollusc']],
  ['prendo Lasix e sono allergico alle nocciole', ['potassium_losing'], ['tree_nut']],
  ['uso prednisolona, alergia a camarão', ['steroids'], ['crustacean']],
])('%s: medicines %j, allergens %j', (text, medicines, allergens) => {
  const { person } = hear(text);
  expect(person.medicines.toSorted()).toEqual(medicines.toSorted());
  expect(person.allergens.toSorted()).toEqual(allergens.toSorted());
  expect([person.conditions.includes('warfarin'), person.families.includes('bean')]).toEqual([
    false,
    false,
  ]);
});

test.each<[string, string[]]>([
  ['Lixiana instead of warfarin', ['doac']],
  ['came off warfarin', []],
  ['they switched me from warfarin to apixaban in May', ['doac']],
  ['took me off warfarin, apixaban now', ['doac']],
  ['rivaroxaban replaced my warfarin', ['doac']],
  ['Eliquis statt Marcumar', ['doac']],
  ['Eliquis au lieu de warfarine', ['doac']],
  ['eliquis en vez de sintrom', ['doac']],
  ['xarelto invece del coumadin', ['doac']],
])(
  "a medicine that another has replaced is not taken, and that is asked: '%s'",
  (text, medicines) => {
    const { person, questions } = hear(text);
    expect([person.medicines, person.conditions, person.families]).toEqual([medicines, [], []]);
    expect(questions.map(({ id }) => id)).toEqual(['negated-warfarin']);
    const answers = { 'negated-warfarin': 'Yes, I have it' };
    expect(kitchen.understand({ sickness: text, answers }).person.conditions).toEqual(['warfarin']);
  },
);

test.each([
  'want to come off warfarin',
  'going to be switched from warfarin to Eliquis soon',
  'came off warfarin but back on it',
  'off warfarin for two weeks before surgery',
  'warfarin instead of Lixiana',
])("it may still be taken: '%s'", (text) => {
  const { person } = hear(text);
  expect([person.medicines.includes('warfarin'), person.conditions]).toEqual([true, ['warfarin']]);
});

test('a diuretic is no slip of diabetic', () => {
  expect(personOf({ sickness: 'loop diuretic' }).conditions).toEqual([]);
  expect(personOf({ sickness: 'diabetc' }).conditions).toEqual(['diabetes_t2']);
});

test('blood thinners of which none is named may be warfarin', () => {
  expect(personOf({ sickness: 'on blood thinners' }).medicines).toEqual(['warfarin']);
});

test.each(['steroid cream for eczema', 'I use a steroid inhaler', 'anabolic steroids'])(
  '%s is no tablet',
  (text) => expect(personOf({ sickness: text }).medicines).toEqual([]),
);

test('no grapefruit beside clopidogrel', () => {
  const grapefruit = [...catalogue.ingredients.values()].find(({ tags }) =>
    tags.has('drug_interaction'),
  );
  const meal = { name: 'Fruit', ingredients: [grapefruit?.label ?? ''] };
  const verdictFor = (sickness: string) => kitchen.gate(meal, personOf({ sickness })).verdict;
  expect([verdictFor('I take clopidogrel'), verdictFor('I take apixaban')]).toEqual([
    'refuse',
    'fit',
  ]);
});

describe('what no table can judge', () => {
  test.each([
    ['SIBO', 'sibo'],
    ['dünndarmfehlbesiedlung', 'sibo'],
    ['EoE', 'eosinophilic_oesophagitis'],
    ['pollen food syndrome', 'pollen_food'],
    ['mast cell activation syndrome', 'mast_cell'],
    ['soft foods only', 'soft_diet'],
    ['régime mou', 'soft_diet'],
  ])('%s: it is said whom to ask, and nothing is called a fit', (text, id) => {
    const { person, notes, unknown } = hear(text);
    expect([person.notJudged, unknown]).toEqual([[id], []]);
    expect(JSON.stringify(notes)).toContain('Ask your');
    const verdicts = catalogue.recipes.map((each) => kitchen.gate({ recipeId: each.id }, person));
    expect(verdicts.filter(({ verdict }) => verdict === 'fit')).toEqual([]);
    expect(verdicts.some(({ verdict }) => verdict === 'caution')).toBe(true);
  });

  test('mast cells are no milk (Persian mast)', () => {
    expect(personOf({ sickness: 'mast cell activation' }).allergens).toEqual([]);
  });

  test.each(['oral allergy syndrome', "syndrome d'allergie orale", 'síndrome de alergia oral'])(
    '%s leaves out what is named most often',
    (text) => {
      const { allergens, families } = personOf({ sickness: text });
      expect(families).toEqual(expect.arrayContaining(['apple', 'carrot', 'kiwi']));
      expect(allergens).toEqual(expect.arrayContaining(['tree_nut', 'celery']));
    },
  );

  test('alpha-gal is the meat of mammals, gelatine too', () => {
    expect(personOf({ sickness: 'alpha-gal from a tick' }).families).toEqual(['mammal_meat']);
  });
});

describe('tests for coeliac disease', () => {
  test.each([
    'being tested for coeliac so I still eat gluten',
    'Being tested for coeliac. Still eating gluten until the biopsy',
    'tested for coeliac next week so still on gluten',
    'je passe des examens pour la maladie coeliaque, je mange encore du gluten',
    'ich werde auf Zöliakie getestet und esse noch Gluten',
    'me están haciendo pruebas de celiaquía, sigo comiendo gluten',
    'sto facendo gli esami per la celiachia quindi mangio ancora glutine',
  ])('%s: gluten stays in, and no dish is called a fit', (text) => {
    const { person } = hear(text);
    expect([person.conditions, person.allergens, person.families]).toEqual([[], [], []]);
    expect(person.notJudged).toEqual(['coeliac_test']);
    expect(kitchen.gate({ name: 'Toast', ingredients: ['white bread'] }, person).verdict).toBe(
      'caution',
    );
  });

  test.each([
    'being tested for coeliac',
    'tested positive for coeliac, still eat gluten sometimes',
    'awaiting coeliac results, gluten free for now',
    'gluten makes me ill, being tested for coeliac, still eat gluten',
  ])('%s: gluten is left out', (text) => {
    const person = personOf({ sickness: text });
    expect(kitchen.gate({ name: 'Toast', ingredients: ['white bread'] }, person).verdict).toBe(
      'refuse',
    );
  });

  test('an allergy beside them is heard', () => {
    const text = 'allergic to eggs, being tested for coeliac. I still eat gluten';
    expect(personOf({ sickness: text }).allergens).toEqual(['egg']);
  });
});

describe('oats beside coeliac disease', () => {
  test.each([
    'coeliac but oats are fine',
    'coeliac, gluten free oats are fine',
    'allergic to gluten but oats are fine',
    'Zöliakie, Hafer ist ok',
    'celíaco, la avena sin gluten me va bien',
  ])('%s: only gluten-free ones, which is said', (text) => {
    const verdicts = verdictsOfOats(text);
    expect(codesOf(text)).toContain('health.glutenFreeOats');
    expect(verdicts.filter(({ verdict }) => verdict === 'fit')).toEqual([]);
    const served = verdicts.filter(({ verdict }) => verdict === 'caution');
    expect(served.length).toBeGreaterThan(0);
    for (const { reasons } of served)
      expect(JSON.stringify(reasons)).toContain('verdict.glutenFreeOats');
  });

  test.each(['coeliac', 'coeliac, no oats', 'coeliac and oats make me ill'])(
    '%s: none at all',
    (text) => expect(verdictsOfOats(text).every(({ verdict }) => verdict === 'refuse')).toBe(true),
  );

  test('gluten-free oats alone may be all that tells of coeliac disease', () => {
    expect(personOf({ sickness: 'we eat gluten free oats' }).conditions).toEqual(['coeliac']);
  });
});

describe('foods beside medicines and allergies', () => {
  test.each(['MAOI, no Marmite', 'no vegemite', "I don't like marmite"])(
    '%s: yeast extract, and no bread',
    (text) => {
      const { avoidedKeys, allergens, families } = personOf({ sickness: text });
      expect([avoidedKeys, allergens, families]).toEqual([['yeast_extract'], [], []]);
    },
  );

  test.each(['allergic to Marmite', 'marmite makes me ill'])('%s: all that it is made of', (text) =>
    expect(personOf({ sickness: text }).allergens).toEqual(['celery', 'wheat']),
  );

  test.each(['look, allergic to eggs', 'allergic to eggs, look'])('%s: no garlic', (text) => {
    const { allergens, families } = personOf({ sickness: text });
    expect([allergens, families]).toEqual([['egg'], []]);
  });

  test.each(['ik ben allergisch voor look', 'allergie: look, ei'])('%s: garlic', (text) =>
    expect(personOf({ sickness: text }).families).toContain('garlic'),
  );

  test('what is denied right behind its name stays', () => {
    const kiwi = (sickness: string) => personOf({ sickness }).avoidedKeys.includes('kiwi');
    expect(kiwi('I am allergic to eggs and fish; kiwi, I am not')).toBe(false);
    expect(kiwi('kiwi, I am not sure')).toBe(true);
    expect(kiwi('my daughter is allergic to kiwi, I am not')).toBe(true);
  });

  test.each(['kiwi and avocado allergy, latex too', 'kiwi, latex auch'])(
    '%s: the foods that go with latex are asked about',
    (text) => expect(hear(text).questions.map(({ id }) => id)).toContain('latex-foods'),
  );
});

test.each<[string, string, string[]]>([
  ['لبن', 'LB', ['yogurt_plain_whole']],
  ['لبن', 'EG', ['milk_whole']],
  ['leite só sem lactose', 'PT', ['milk_lactose_free']],
  ['nấm, không có tỏi', 'VN', ['mushroom_white']],
  ['vegetarian parmesan, tune tin', 'GB', ['cheese_parmesan', 'tuna_canned_water']],
  ['leftover lasagne, half a leftover lasagne', 'GB', []],
  ['lasagne, leftover lasagne sheets', 'GB', ['pasta_dry']],
])('%s in %s: %j', (list, country, keys) => {
  expect(keysOf(list, country)).toEqual(keys);
});

longTest('a long text takes about as much longer as it is longer', () => {
  const part = 'being tested for my the coeliac so still on gluten free oats, look, ';
  expect(growthByFour((parts) => void hear(part.repeat(parts)), 8)).toBeLessThan(10);
});
