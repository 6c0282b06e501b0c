// Sentences as people type them into the box for conditions and allergies, and what must, and must not, come of them.
import { describe, expect, test } from 'vitest';
import { bansOn, rulesOf } from '../../kitchen/safety/rules.ts';
import { catalogue, kitchen } from './support.ts';

const hear = (sickness: string) => kitchen.understand({ sickness });
const serves = (sickness: string, key: string): boolean => {
  const rules = rulesOf(hear(sickness).person, catalogue);
  return (
    !rules.avoided.has(key) &&
    !rules.diets.leftOut.has(key) &&
    bansOn(key, catalogue.ingredients.get(key)?.tags ?? [], rules).length === 0
  );
};
const questionsOf = (sickness: string): string[] => hear(sickness).questions.map(({ id }) => id);

describe('what is free of something and fine', () => {
  test.each([
    'lactose intolerant, lactose free milk is fine',
    'IBS-D, lactose-free milk is ok',
    'I can drink lactose free milk',
  ])('%s: lactose-free milk stays, and other milk does not', (text) => {
    expect(hear(text).person.conditions).toContain('lactose_intolerance');
    expect([serves(text, 'milk_lactose_free'), serves(text, 'milk_whole')]).toEqual([true, false]);
  });

  test('a milk allergy beside it stays', () => {
    const text = 'milk allergy, lactose free milk is fine';
    expect(serves(text, 'milk_lactose_free')).toBe(false);
  });

  test('what may not be eaten is not told as fine', () => {
    const text = 'milk allergy, lactose free milk is not fine';
    expect(serves(text, 'milk_lactose_free')).toBe(false);
  });

  test('nut-free pesto brings nuts alone', () => {
    const text = 'nut allergy, nut free pesto is fine';
    expect([serves(text, 'basil_fresh'), serves(text, 'butter_unsalted')]).toEqual([true, true]);
    expect(serves(text, 'almond')).toBe(false);
  });
});

test.each(['latex allergy, avocado bothers me', 'allergic to nickel, beef bothers her'])(
  '%s: an ordinary word beside a food is no slip of another',
  (text) => {
    expect(serves(text, 'butter_unsalted')).toBe(true);
  },
);

describe('what was written is not asked', () => {
  test('whether peanuts are to be avoided too', () => {
    const text = 'Anaphylactic to peanuts and all tree nuts';
    expect(hear(text).person.allergens).toEqual(expect.arrayContaining(['peanut', 'tree_nut']));
    expect(questionsOf(text)).not.toContain('allergy_tree_nut-peanut');
    expect(questionsOf('tree nut allergy')).toContain('allergy_tree_nut-peanut');
  });

  test.each(['mustard allergy', 'celery allergy and gout'])('which of the three: %s', (text) => {
    expect(questionsOf(text)).not.toContain('allergy_other-which');
  });
});

test.each([
  'mi hija tiene alergia a la leche de vaca',
  'mi hija es intolerante a la proteína de la leche de vaca',
  'cow milk allergy',
  'allergia al latte di mucca',
  'żona nie je nabiału bo mały ma alergię',
  'alergia às proteínas do leite de vaca',
])('%s: no milk, and beef and pumpkin all the same', (text) => {
  expect(serves(text, 'milk_whole')).toBe(false);
  expect([serves(text, 'beef_stew'), serves(text, 'pumpkin')]).toEqual([true, true]);
});

test.each([
  'no beef, no cow milk',
  'alergia a la carne de vaca',
  'dị ứng thịt bò',
  'di ung thit bo',
])('%s: no beef', (text) => {
  expect(serves(text, 'beef_stew')).toBe(false);
});

describe('a list of what is at hand', () => {
  const read = (text: string) => {
    const { foods, health } = kitchen.readMixedList(text);
    return { keys: foods.items.map(({ key }) => key), ...health.person };
  };

  test.each(['sausages, leeks, mash potato', 'mash, sausages'])(
    '%s: mash is potato, and no illness of the liver',
    (text) => {
      expect(read(text)).toMatchObject({ conditions: [], notUnderstood: [] });
      expect(read(text).keys).toContain('potato');
    },
  );

  test('MASH is one in the settings', () => {
    expect(hear('I have MASH').person.conditions).toEqual(['fatty_liver']);
    expect(hear('MASH with fibrosis').person.conditions).toEqual(['fatty_liver']);
  });

  test.each(['that bag of spinach going off, rice', "spinach that's going off, rice"])(
    '%s: the spinach is there',
    (text) => {
      expect(read(text)).toMatchObject({ families: [], notUnderstood: [] });
      expect(read(text).keys).toContain('spinach');
    },
  );

  test.each(['pasta, no cheese left tho', 'pasta. no cheese left sadly'])(
    '%s: the cheese is used up, and nobody leaves it out',
    (text) => {
      expect(read(text)).toMatchObject({ keys: ['pasta_dry'], families: [], allergens: [] });
    },
  );

  test.each(['milk gone off, rice', "I'm going off milk, rice"])('%s: no milk is there', (text) => {
    expect(read(text).keys.filter((key) => key.startsWith('milk'))).toEqual([]);
  });
});

describe('a reason behind a no', () => {
  test.each([
    ['no dairy im lactose intolerant', 'lactose_intolerance'],
    ['no cheese im lactose intolerant', 'lactose_intolerance'],
    ['no alcohol im pregnant', 'pregnancy'],
    ['no liver for me im 9 weeks preggers', 'pregnancy'],
    ["no sugar i'm diabetic", 'diabetes_t2'],
    ['no bread my wife is coeliac', 'coeliac'],
    ['pas de fromage je suis intolérante au lactose', 'lactose_intolerance'],
    ['kein Käse ich bin laktoseintolerant', 'lactose_intolerance'],
    ['no queso soy intolerante a la lactosa', 'lactose_intolerance'],
  ])('%s: %s is held, and not asked about', (text, condition) => {
    expect(hear(text).person.conditions).toContain(condition);
    expect(questionsOf(text).filter((id) => id.startsWith('negated'))).toEqual([]);
  });

  test.each([
    ['no eggs i am intolerant to them', 'egg'],
    ['no peanuts bad allergy', 'peanuts_roasted'],
    ["no onions as i'm intolerant", 'onion'],
    ['sans lait je suis intolérante', 'milk_whole'],
  ])('%s: %s is left out', (text, key) => {
    expect(serves(text, key)).toBe(false);
  });

  test.each([
    'not sure if im coeliac',
    'i dont think im pregnant',
    'no im not diabetic',
    'je ne pense pas que je suis coeliaque',
    'no creo que soy celiaco',
  ])('%s is asked about', (text) => {
    expect(hear(text).person.conditions).toEqual([]);
    expect(questionsOf(text)).toHaveLength(1);
  });

  test.each(['no known allergies', 'no food intolerances', 'keine Allergie, keine Intoleranz'])(
    '%s holds nothing',
    (text) => {
      expect(hear(text)).toMatchObject({ questions: [], person: { allergens: [], families: [] } });
    },
  );
});

test.each(['no liver', 'pregnant, no liver please', 'no kidney for us'])(
  '%s: it is food, and no illness is asked about',
  (text) => {
    expect(questionsOf(text).filter((id) => id.startsWith('negated'))).toEqual([]);
    expect(hear(text).person.families).toHaveLength(1);
  },
);

test.each([
  ['my father he has pressure and sugar', ['hypertension', 'diabetes_t2']],
  ['my husband has sugar', ['diabetes_t2']],
])('%s: %j', (text, conditions) => {
  expect(hear(text)).toMatchObject({ unknown: [], person: { conditions } });
});

test('who eats no sugar has no diabetes for it', () => {
  expect(hear('no sugar for my husband').person.conditions).toEqual([]);
});

test('what was heard with another word is not asked about', () => {
  expect(hear('histamine intolerance')).toMatchObject({ questions: [] });
});

test.each([
  'not a fan of mushrooms',
  'not keen on olives',
  "can't stand olives",
  'peanut allergy, carry two epipens',
  'pure Jain',
  'no beans abeg',
])('%s: all of it is understood', (text) => {
  expect(hear(text).unknown).toEqual([]);
});

test('who has an INR to keep takes a medicine against which it is measured', () => {
  expect(hear('my INR has to be steady').person.medicines).toEqual(['warfarin']);
});

test('skaza białkowa is what milk does to a child', () => {
  expect(serves('mała ma skazę białkową', 'milk_whole')).toBe(false);
});

test('corn syrup is no maize', () => {
  expect(serves('fructose malabsorption, no HFCS', 'corn_sweet')).toBe(true);
});

describe('beans in the words of a dish', () => {
  const { person: ofPeanuts } = hear('peanut allergy');
  const { person: ofSoya } = hear('soya allergy');
  const verdict = (ingredients: readonly string[], person = ofPeanuts) =>
    kitchen.gate({ name: 'Chilli with beans', ingredients }, person).verdict;

  test.each(['400 g kidney beans', '1 tin beans', 'green beans'])('%s are no peanuts', (line) => {
    expect(verdict(['500 g beef mince', line])).toBe('fit');
  });

  test.each(['mixed nuts', 'peanuts', '1 tin beans (may contain peanuts)'])('%s are', (line) => {
    expect(verdict(['500 g beef mince', line])).toBe('refuse');
  });

  test('soya beans and beans of any kind are soya, kidney beans are not', () => {
    expect(verdict(['soya beans'], ofSoya)).toBe('refuse');
    expect(verdict(['mixed beans'], ofSoya)).toBe('refuse');
    expect(verdict(['400 g kidney beans'], ofSoya)).toBe('fit');
  });
});

test('lupin is no food to be sparing with for an allergy', () => {
  const { person } = hear('peanut allergy');
  expect(kitchen.gate({ name: 'Bread', ingredients: ['lupin flour'] }, person).reasons).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        text: expect.stringMatching(/^With peanut allergy, lupin may set off a reaction too: /),
      }),
    ]),
  );
});

describe('pollen and latex are no food, and some foods harm with them', () => {
  const answered = (sickness: string, answers: Record<string, string>) =>
    kitchen.understand({ sickness, answers });

  test.each([
    ['pollen allergy', 'pollen-foods', 'apple'],
    ['allergic to cats and grass pollen', 'pollen-foods', 'apple'],
    ['Pollenallergie', 'pollen-foods', 'apple'],
    ['latex allergy', 'latex-foods', 'banana'],
  ])('%s: %s is asked, and no list of foods', (text, question, key) => {
    const { questions } = hear(text);
    expect(questions).toMatchObject([{ id: question, choices: ['No', 'Yes'] }]);
    expect(questions[0]).not.toHaveProperty('foods');
    const yes = answered(text, { [question]: 'Yes' });
    expect(yes.questions).toEqual([]);
    expect(rulesOf(yes.person, catalogue).avoided.has(key)).toBe(true);
    const no = answered(text, { [question]: 'No' });
    expect(no).toMatchObject({ questions: [], unknown: [], notes: [] });
    expect(no.person).toMatchObject({ uncheckedAllergies: [], avoidedKeys: [] });
  });
});

test.each([
  ['NKDA. Food: peanut, tree nut', 'almond'],
  ['Drug allergies: none. Food: peanut', 'peanuts_roasted'],
  ['I used to be able to eat eggs, not any more', 'egg'],
  ['used to tolerate wheat, not now', 'bread_white'],
  ['could eat fish before, not any more', 'salmon_atlantic'],
  ['dairy is fine, milk not', 'milk_whole'],
  ["thought I'd grown out of my walnut allergy, nope", 'walnut'],
  ["I'd hoped I had outgrown my egg allergy", 'egg'],
])('%s: %s is left out', (text, key) => {
  expect(serves(text, key)).toBe(false);
});

test.each(['used to be allergic to eggs, not any more', 'NKDA', 'no known allergies'])(
  '%s leaves nothing out',
  (text) => {
    expect(hear(text)).toMatchObject({ questions: [], unknown: [] });
    expect(hear(text).person.allergens).toEqual([]);
  },
);

test.each([
  ['peanutallergy', 'peanuts_roasted'],
  ['eggallergies', 'egg'],
])('%s is written in one word: %s is left out', (text, key) => {
  expect(hear(text).unknown).toEqual([]);
  expect(serves(text, key)).toBe(false);
});

test.each(['Me: gout. Him: coeliac', 'ulcer dey worry me'])("%s: 'me' is no sesame", (text) => {
  expect(serves(text, 'sesame_seed')).toBe(true);
});

test.each(['dị ứng me', 'di ung me', 'me, dau phong'])('%s: in Vietnamese it is', (text) => {
  expect(serves(text, 'sesame_seed')).toBe(false);
});

test('a moderate intolerance is heard as a mild one is', () => {
  expect(hear('Moderate soya intolerance').person.conditions).toEqual(['allergy_soy']);
});

test('what is fine for oneself does not reach to what stands before it', () => {
  const text = 'no pork, gelatin and for me dairy is ok';
  expect([serves(text, 'gelatin'), serves(text, 'milk_whole')]).toEqual([false, true]);
});

test('no allergies, touch wood: nothing is asked', () => {
  expect(hear('no allergies touch wood')).toMatchObject({ questions: [], unknown: [] });
});

test('cherry toms are no cherries', () => {
  const keys = kitchen.readIngredients('cherry toms').items.map(({ key }) => key);
  expect(keys).toEqual(['tomato_cherry']);
});

test.each([
  'I only eat chicken',
  'my son only eats pasta, bread and cheese',
  'je ne mange que du poulet',
  'ich esse nur Hähnchen',
  'sólo como pollo',
  'mangio solo pollo',
  'só como frango',
])("'%s' bans nothing, takes nothing back, and is said not to be held to", (sickness) => {
  const { person, unknown } = kitchen.understand({ sickness });
  expect(person).toMatchObject({ avoidedKeys: [], allowedKeys: [], allergens: [] });
  expect(unknown).toHaveLength(1);
});

test.each(['I can only eat rice', 'ich kann nur Reis essen', 'je ne peux manger que du riz'])(
  "'%s' may be of an illness, and is asked about before any dish",
  (sickness) => {
    const { person, questions } = kitchen.understand({ sickness });
    expect(person.avoidedKeys).toEqual([]);
    expect(questions.map(({ said }) => said.code)).toEqual(['which-food']);
  },
);

test.each<[string, Partial<ReturnType<typeof kitchen.understand>['person']>]>([
  ['we only eat vegan food', { diets: ['vegan'] }],
  ['I only eat halal meat', { diets: ['halal'] }],
  ['I only eat baked eggs', { families: ['egg'] }],
  ['I only eat chicken, peanuts', { allergens: ['peanut'] }],
  ['I can only eat rice, allergic to nuts', { allergens: ['peanut', 'tree_nut'] }],
  ['je ne mange pas de poulet', { families: ['chicken'] }],
])("'%s' is heard as before", (sickness, heard) => {
  expect(kitchen.understand({ sickness }).person).toMatchObject(heard);
});

test.each<[string, string[]]>([
  ['qualcosa col tonno ma senza capperi', []],
  ['gâteau au chocolat sans oeufs', ['egg']],
  ['iets met kip, geen champignons', ['mushroom']],
  ['Something with chapati, not beans', ['bean']],
  ['pasta but not tomato again pls, third night running', ['tomato']],
  ['not tomato again', ['tomato']],
])("of the wish '%s' only what it shall be without is left out", (sickness, families) => {
  const { person } = kitchen.understand({ sickness });
  expect(person.families).toEqual(families);
  expect(person.avoidedKeys).not.toEqual([]);
  expect(person.allowedKeys).toEqual([]);
});

test.each<[string, string]>([
  ['something with nuts makes me ill', 'tree_nut'],
  ['allergic to something with nuts', 'tree_nut'],
  ['curry without milk, peanuts give me hives', 'peanut'],
  ['pasta without egg, I am allergic', 'egg'],
])("'%s' is no mere wish", (sickness, allergen) => {
  expect(kitchen.understand({ sickness }).person.allergens).toContain(allergen);
});

test.each([
  'sina allergy yoyote, mayai na maziwa natumia kila siku',
  'grew out of my egg allergy when i was about 7, eat omlettes every wk now',
  'used to be allergic to eggs but fine now',
  'used to be allergic to eggs, not any more',
  'früher allergisch gegen Eier, jetzt nicht mehr',
  'peynirli ve yumurtalı olsun',
])("'%s' leaves no eggs out", (sickness) => {
  expect(serves(sickness, 'egg')).toBe(true);
});

test.each<[string, string]>([
  ['used to be allergic to eggs', 'egg'],
  ['i used to be allergic to nuts', 'walnut'],
  ['früher allergisch gegen Milch', 'milk_whole'],
  ['sina mzio wowote ila karanga', 'peanuts_raw'],
  ['sina mzio wowote, ila karanga', 'peanuts_raw'],
  ['sina allergy yoyote. mtoto ana mzio wa karanga', 'peanuts_raw'],
  ['sütsüz olsun', 'milk_whole'],
  ['orzechy włoskie mnie duszą a laskowe spoko', 'walnut'],
])("'%s' is taken back by nobody", (sickness, key) => {
  expect(serves(sickness, key)).toBe(false);
});

test('what was once an allergy, and is not said to be over, is asked about', () => {
  expect(questionsOf('used to be allergic to eggs')).toEqual(['negated-allergy_egg']);
});

test.each(['meatless', 'meatless meals', 'something meatless'])(
  "'%s' leaves meat out",
  (sickness) => {
    expect(hear(sickness).person.families).toEqual(['meat']);
    expect(hear(sickness).unknown).toEqual([]);
  },
);

test('what is made like meat is no meat', () => {
  const { foods, health } = kitchen.readMixedList('meatless crumbles, rice');
  expect(foods.items.map(({ key }) => key)).toEqual(['mince_plant', 'rice_white_long']);
  expect(health.person.families).toEqual([]);
});

test('slang that says that all is well', () => {
  expect(serves('mammal meat allergy, chook sweet as', 'chicken_breast')).toBe(true);
  expect(serves('Pepper no be my problem o, na milk dey run my belly', 'bell_pepper_red')).toBe(
    true,
  );
  expect(serves('Pepper no be my problem o, na milk dey run my belly', 'milk_whole')).toBe(false);
});
