import { englishOf, inEnglish } from '../../domain/notes.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limitsOf } from '../../kitchen/health/limits.ts';
import { rulesOf } from '../../kitchen/safety/rules.ts';
import { isVerify } from '../verify.ts';
import { catalogue, kitchen } from './support.ts';

const understood = (sickness: string, answers: Record<string, string> = {}) =>
  kitchen.understand({ sickness, answers });

test.each([
  ['Type 2 diabetes', ['diabetes_t2']],
  ['type ii diabetes', ['diabetes_t2']],
  ['type 1 diabetes', ['diabetes_t1']],
  ['gestational diabetes', ['diabetes_gestational', 'pregnancy']],
  ['pre-diabetes', ['prediabetes']],
  ['High blood pressure', ['hypertension']],
  ['high bp', ['hypertension']],
  ['B.P', ['hypertension']],
  ['hypertention', ['hypertension']],
  ['I have high blood pressure and gout', ['hypertension', 'gout']],
  ['hypertension; type 2 diabetes', ['hypertension', 'diabetes_t2']],
  ['chronic kidney disease', ['ckd']],
  ['on dialysis', ['ckd_dialysis']],
  ['kidney stones', ['kidney_stones']],
  ['gallstones', ['gallstones']],
  ['coeliac disease', ['coeliac']],
  ['celiac', ['coeliac']],
  ['gluten-free', ['coeliac']],
  ['no gluten', ['coeliac']],
  ['cannot eat gluten', []],
  ['lactose intolerant', ['lactose_intolerance']],
  ['IBS', ['ibs_fodmap']],
  ['irritable bowel syndrome', ['ibs_fodmap']],
  ['acid reflux', ['gerd']],
  ['stomach ulcer', ['peptic_ulcer']],
  ['fatty liver', ['fatty_liver']],
  ['cirrhosis', ['cirrhosis']],
  ['PCOS', ['pcos']],
  ['iron deficiency anaemia', ['iron_deficiency']],
  ['sickle cell', ['sickle_cell']],
  ['G6PD deficiency', ['g6pd']],
  ["Crohn's disease", ['ibd']],
  ['hiv', ['hiv_tb']],
  ['pregnant', ['pregnancy']],
  ['nursing mother', ['breastfeeding']],
  ['on warfarin', ['warfarin']],
  ['peanut allergy', ['allergy_peanut']],
  ['I am allergic to eggs', ['allergy_egg']],
  ['egg', ['allergy_egg']],
  ['high colesterol', ['cvd_cholesterol']],
  ['kidney transplant', ['transplant']],
  ['I had a liver transplant and take tacrolimus', ['transplant']],
  ['immunosuppressed', ['transplant']],
  ['weak immune system', ['transplant']],
  ['greffe de rein', ['transplant']],
  ['nifedipine', ['statin_grapefruit']],
  ['underactive thyroid', ['hypothyroidism']],
  ['overactive thyroid', ['hyperthyroidism']],
  ['phenylketonuria', ['pku']],
  ['type 2 diabetes in pregnancy', ['diabetes_t2', 'pregnancy']],
  ['heart failure', ['heart_failure']],
  ['non-insulin-dependent diabetes', ['diabetes_t2']],
])('%s is understood as %j', (text, conditions) => {
  const { person } = understood(text);
  if (text === 'cannot eat gluten') {
    expect(person.conditions).toEqual([]);
    return;
  }
  expect([...person.conditions].sort()).toEqual([...conditions].sort());
});

test.each([
  ['diabetes', ['diabetes_t2'], 'diabetes-type'],
  ['sugar', ['diabetes_t2'], 'diabetes-type'],
  ['kidney failure', ['ckd'], 'kidney-dialysis'],
  ['thyroid', ['hypothyroidism', 'hyperthyroidism'], 'thyroid-kind'],
  ['anaemia', ['iron_deficiency'], 'anaemia-kind'],
  ['nuts', ['allergy_peanut', 'allergy_tree_nut'], 'nuts-which'],
  ['seafood', ['allergy_fish', 'allergy_shellfish'], 'seafood-which'],
  ['stones', ['kidney_stones', 'gallstones'], 'stones-kind'],
  ['dairy free', ['allergy_milk'], 'milk-which'],
  ['heart disease', ['cvd_cholesterol', 'heart_failure'], 'heart-kind'],
])("the ambiguous '%s' says what was understood and asks which", (text, meanwhile, question) => {
  const { person, notes, questions, refinements } = understood(text);
  expect(person.conditions).toEqual(meanwhile);
  expect([...questions, ...refinements].map(({ id }) => id)).toContain(question);
  expect(inEnglish(notes)).toMatch(
    new RegExp(`We understood '${text.replace(' ', '[ -]')}' as .* until you say which`),
  );
});

test.each([
  'kidney disease stage 4',
  'stage 3b kidney disease',
  'chronic kidney disease (stage 2)',
])("'%s' says which, so that nobody is told 'until you say which'", (text) => {
  const { person, notes, refinements } = understood(text);
  expect(person.conditions).toEqual(['ckd']);
  expect(refinements.map(({ id }) => id)).not.toContain('kidney-dialysis');
  expect(inEnglish(notes)).toMatch(/as Chronic kidney disease \(not on dialysis\)\.$/);
});

const tree = { 'nuts-which': 'Tree nuts only' };
const both = { 'nuts-which': 'Peanuts and tree nuts' };
const traces = 'allergy_peanut-traces';
const nuts = ['peanut', 'tree_nut'];
test.each([
  ['allergic to nuts', {}, nuts, ['nuts-which']],
  ['allergic to nuts', tree, ['tree_nut'], []],
  ['allergic to nuts', both, nuts, [traces]],
  ['allergic to nuts', { 'nuts-which': 'I am not sure' }, nuts, [traces]],
  // Answered before 'nuts-which' came first.
  ['allergic to nuts', { 'allergy_tree_nut-peanut': 'No' }, ['tree_nut'], []],
  ['allergic to nuts', { 'allergy_tree_nut-peanut': 'Yes' }, nuts, [traces]],
  // Peanuts are named by themselves: no answer about nuts takes them back.
  ['allergic to nuts and peanuts', {}, nuts, [traces]],
  ['allergic to nuts and peanuts', tree, nuts, [traces]],
  ['allergic to peanuts and nuts', tree, nuts, [traces]],
  ['allergic to nuts and peanuts', { 'allergy_tree_nut-peanut': 'No' }, nuts, [traces]],
  ['allergic to nuts but peanuts are fine', {}, ['tree_nut'], []],
  ['tree nut allergy', {}, ['tree_nut'], ['allergy_tree_nut-peanut']],
  ['seafood allergy', {}, ['crustacean', 'fish', 'mollusc'], ['seafood-which']],
  ['seafood allergy', { 'seafood-which': 'Fish only' }, ['fish'], []],
  ['allergic to fish and shellfish', {}, ['crustacean', 'fish', 'mollusc'], []],
])(
  "which of two allergies is asked once, and the answer kept to: '%s' %o",
  (text, answers, allergens, asked) => {
    const { person, questions } = understood(text, answers);
    expect(person.allergens.toSorted()).toEqual(allergens);
    expect(questions.map(({ id }) => id)).toEqual(asked);
  },
);

test('an answer resolves an ambiguous word, and it is not asked again', () => {
  const { person, refinements } = understood('diabetes', { 'diabetes-type': 'Type 1' });
  expect(person.conditions).toEqual(['diabetes_t1']);
  expect(refinements).toEqual([]);
  expect(understood('thyroid', { 'thyroid-kind': 'Underactive' }).person.conditions).toEqual([
    'hypothyroidism',
  ]);
});

test.each([
  'no diabetes',
  'not diabetic',
  "I don't have diabetes",
  'I do not have diabetes',
  'non diabetic',
  'diabetes: no',
  'never had diabetes',
  'without diabetes',
  'no sugar or diabetes',
  'I used to have diabetes',
  'free of diabetes? no diabetes',
])("the negated or bygone '%s' is asked about, never matched", (text) => {
  const { person, questions } = understood(text);
  expect(person.conditions).toEqual([]);
  expect(questions.map(({ id }) => id)).toContain('negated-diabetes_t2');
});

test('what is not negated beside it is matched', () => {
  const { person, questions } = understood('I have high blood pressure but no diabetes');
  expect(person.conditions).toEqual(['hypertension']);
  expect(questions.map(({ id }) => id)).toEqual(['negated-diabetes_t2']);
  expect(understood('no allergies, but hypertension').person.conditions).toEqual(['hypertension']);
});

test('a negation that is answered with yes counts', () => {
  expect(
    understood('not diabetic', { 'negated-diabetes_t2': 'Yes, I have it' }).person.conditions,
  ).toEqual(['diabetes_t2']);
  expect(understood('not diabetic', { 'negated-diabetes_t2': 'No' }).questions).toEqual([]);
});

test("'no peanuts' is a wish and excludes, 'no peanut allergy' is asked about", () => {
  expect(understood('no peanuts').person.allergens).toEqual(['peanut']);
  expect(understood('avoid fish').person.allergens).toEqual(['fish']);
  expect(understood('no peanut allergy').person.allergens).toEqual([]);
  expect(understood('not allergic to nuts').questions).toHaveLength(1);
});

test('a food that is eaten is no allergy', () => {
  for (const text of ['I like eggs', 'I eat fish every day'])
    expect(understood(text).person).toMatchObject({ conditions: [], allergens: [] });
});

test.each(['Pfeiffersches Drüsenfieber', 'mal de rein', 'مرض غامض', 'blorps', 'tiredness'])(
  "the unknown '%s' says so and plans generally",
  (text) => {
    const { person, unknown, notes, gate } = understood(text);
    expect(person.conditions).toEqual([]);
    expect(unknown).toEqual([text]);
    expect(inEnglish(notes)).toContain(`We do not know '${text}'`);
    expect(gate).toBe(0);
  },
);

test.each(['', 'none', 'No', 'n/a', 'healthy', 'nil'])("'%s' is a healthy person", (text) => {
  expect(understood(text)).toMatchObject({
    gate: 0,
    questions: [],
    unknown: [],
    person: { conditions: [] },
  });
});

test('the gate is the strictest of all conditions', () => {
  expect(understood('acid reflux').gate).toBe(0);
  expect(understood('gout').gate).toBe(1);
  expect(understood('gout, pregnancy').gate).toBe(2);
  expect(understood('gout, pregnancy, pku').gate).toBe(3);
  expect(inEnglish(understood('pku').notes)).toContain('supervised by your clinic');
});

test('every condition of gate 2 asks a question first, and every question has choices', () => {
  for (const { id, gate } of catalogue.conditions.values()) {
    const { questions, person } = kitchen.understand({ conditions: [id] });
    const brought = id === 'diabetes_gestational' ? ['pregnancy'] : [];
    expect(person.conditions).toEqual(id === 'general' ? [] : [id, ...brought]);
    if (gate === 2) expect(questions.length).toBeGreaterThan(0);
    for (const { choices, text } of questions) {
      expect(choices.length).toBeGreaterThan(1);
      expect(text).toMatch(/\?/);
    }
  }
});

/** Of eight thousand names every twelfth in each run, all of them with `npm run verify`. */
const isTried = (place: number): boolean => isVerify || place % 12 === 0;

test('every synonym of the table names its own condition, unless the word is ambiguous', () => {
  const wrong: string[] = [];
  for (const { id, synonyms } of catalogue.conditions.values())
    for (const phrase of synonyms.filter((_, place) => isTried(place))) {
      const { person, refinements, questions } = understood(phrase);
      if (
        id === 'general' ||
        refinements.length ||
        questions.some(
          (question) => question.id.endsWith('-which') || question.id.endsWith('-kind'),
        )
      )
        continue;
      if (!person.conditions.includes(id))
        wrong.push(`${phrase}: ${person.conditions.join()} and not ${id}`);
    }
  expect(wrong).toEqual([]);
});

test.each([
  ['Bluthochdruck', 'hypertension'],
  ['presión alta', 'hypertension'],
  ['hipertensão', 'hypertension'],
  ['shinikizo la damu', 'hypertension'],
  ['Zuckerkrankheit', 'diabetes_t2'],
  ['azúcar en la sangre', 'diabetes_t2'],
  ['मधुमेह', 'diabetes_t2'],
  ['السكري', 'diabetes_t2'],
  ['diabète de type 2', 'diabetes_t2'],
  ['diabete tipo 1', 'diabetes_t1'],
  ['embarazada', 'pregnancy'],
  ['enceinte', 'pregnancy'],
  ['schwanger', 'pregnancy'],
  ['insuficiencia renal', 'ckd'],
  ['Niereninsuffizienz', 'ckd'],
  ['celíaca', 'coeliac'],
  ['Zöliakie', 'coeliac'],
  ['gota', 'gout'],
  ['colesterol alto', 'cvd_cholesterol'],
  ['diabete', 'diabetes_t2'],
  ['alergia al maní', 'allergy_peanut'],
  ['Erdnussallergie', 'allergy_peanut'],
  ['allergie aux œufs', 'allergy_egg'],
])("in another language: '%s' is %s", (text, condition) => {
  expect(understood(text).person.conditions).toEqual([condition]);
  expect(understood(text).unknown).toEqual([]);
});

test.each(['no tengo diabetes', 'sin alergia al maní', 'kein Bluthochdruck', 'pas enceinte'])(
  "in another language what is denied is asked about: '%s'",
  (text) => {
    expect(understood(text)).toMatchObject({
      person: { conditions: [], allergens: [] },
      questions: [{ id: expect.stringMatching(/^negated-/) as string }],
    });
  },
);

test.each<[string, string[], string[]]>([
  [
    'allergic to peanuts and shellfish',
    ['allergy_peanut', 'allergy_shellfish'],
    ['peanut', 'crustacean', 'mollusc'],
  ],
  [
    'allergic to nuts and milk',
    ['allergy_peanut', 'allergy_tree_nut', 'allergy_milk'],
    ['peanut', 'tree_nut', 'milk'],
  ],
  [
    'allergic to milk, eggs and soy',
    ['allergy_milk', 'allergy_egg', 'allergy_soy'],
    ['milk', 'egg', 'soy'],
  ],
  [
    'allergy to fish & shellfish',
    ['allergy_fish', 'allergy_shellfish'],
    ['fish', 'crustacean', 'mollusc'],
  ],
  [
    'Allergies: nuts, prawns',
    ['allergy_peanut', 'allergy_tree_nut'],
    ['peanut', 'tree_nut', 'crustacean'],
  ],
  ['allergic to shrimp', [], ['crustacean']],
  ['peanuts and crab', ['allergy_peanut'], ['peanut', 'crustacean']],
  ['gluten', [], ['gluten']],
  ['mustard, celery or lupin', [], ['mustard', 'celery', 'lupin']],
  ['lactose and gluten intolerant', ['lactose_intolerance', 'coeliac'], []],
  ['high blood pressure and allergic to eggs', ['hypertension', 'allergy_egg'], ['egg']],
  ['heart and kidney', ['cvd_cholesterol', 'heart_failure', 'ckd'], []],
])("nothing that 'and' joins is lost: '%s' is %j without %j", (text, conditions, allergens) => {
  const { person, unknown } = understood(text);
  expect([person.conditions, [...person.allergens].sort(), unknown]).toEqual([
    conditions,
    allergens.toSorted(),
    [],
  ]);
});

test('a food that is no allergen group is left out, and what we cannot check is said', () => {
  const keysOf = (text: string) => {
    const { person, notes, unknown } = understood(text);
    return { ...person, notes: inEnglish(notes), unknown };
  };
  expect(keysOf('allergic to bananas and peanuts')).toMatchObject({
    avoidedKeys: expect.arrayContaining(['banana']) as string[],
    allergens: ['peanut'],
    notes: expect.stringContaining("We leave out 'bananas'.") as string,
  });
  expect(keysOf('allergic to peanuts, kiwi')).toMatchObject({
    avoidedKeys: [expect.stringContaining('kiwi')],
    allergens: ['peanut'],
    unknown: [],
  });
  expect(keysOf('allergic to bananas, prawns and penicillin')).toMatchObject({
    allergens: ['crustacean'],
    conditions: [],
  });
  expect(keysOf('allergic to kidney beans, liver and gout')).toMatchObject({
    conditions: ['gout'],
  });
  expect(keysOf('allergic to nickel')).toMatchObject({
    uncheckedAllergies: ['nickel'],
    unknown: [],
    notes: "We do not know the allergen 'nickel' and cannot check dishes for it.",
  });
});

test.each([
  ['not allergic to shrimp', 1],
  ['I have no allergies and no conditions', 0],
])("'%s' leaves nothing out and asks %i questions", (text, asked) => {
  const { person, questions, unknown } = understood(text);
  expect([
    person.conditions,
    person.allergens,
    person.avoidedKeys,
    unknown,
    questions.length,
  ]).toEqual([[], [], [], [], asked]);
});

test("another's allergy leaves the food out, and asks nothing where they live together", () => {
  const { person, questions } = understood('my son is allergic to shrimp');
  expect([person.conditions, person.allergens, questions]).toEqual([[], ['crustacean'], []]);
});

describe('somebody else', () => {
  const held = (text: string, answers = {}) => {
    const { person, questions, refinements } = understood(text, answers);
    return [person.conditions, [...questions, ...refinements].map(({ id }) => id)];
  };

  test('who lives here is cooked for, and what is asked is asked of them', () => {
    const text = 'my husband has kidney disease and I cook for us both';
    expect(understood(text).person.conditions).toEqual(['ckd']);
    expect(understood(text).questions.map((each) => each.text)).toEqual([
      expect.stringMatching(/^Please answer for the person you cook for\. Has a blood test/),
    ]);
    expect(held('mein Mann hat Diabetes')).toEqual([['diabetes_t2'], ['diabetes-type']]);
  });

  test('who may live elsewhere is cooked for until it is answered', () => {
    expect(held('my mother has gout')).toEqual([['gout'], ['household-gout']]);
    expect(held('my mother has gout', { 'household-gout': 'Yes' })).toEqual([['gout'], []]);
    expect(held('my mother has gout', { 'household-gout': 'No' })).toEqual([[], []]);
    expect(held('cooking for my mum who has gout')).toEqual([['gout'], []]);
  });

  test('of all that is said of a person it is asked once whether they are cooked for', () => {
    const text = 'grandmother has diabetes and blood pressure tablets';
    const illnesses = ['diabetes_t2', 'hypertension'];
    expect(held(text)).toEqual([illnesses, ['household-diabetes_t2', 'diabetes-type']]);
    expect(held(text, { 'household-diabetes_t2': 'Yes' })).toEqual([illnesses, ['diabetes-type']]);
    expect(held(text, { 'household-diabetes_t2': 'No' })).toEqual([[], []]);
    expect(held(`${text}, she lives with us`)).toEqual([illnesses, ['diabetes-type']]);
  });

  test.each([
    'my dad died of a stroke',
    'my mother was diabetic',
    'my sister is pregnant and lives in Canada',
    'Mi abuela era diabética',
  ])("mere history asks nothing: '%s'", (text) => {
    expect(held(text)).toEqual([[], []]);
  });

  test("one's own stays one's own beside it", () => {
    expect(held('my mother has gout and I have high cholesterol')[0]).toEqual([
      'gout',
      'cvd_cholesterol',
    ]);
    expect(held('my mum has gout and so do I')).toEqual([['gout'], []]);
    expect(held('worried about getting gout like my dad')).toEqual([[], ['negated-gout']]);
  });
});

describe('a treatment that is denied', () => {
  const ids = (text: string) => {
    const { person, questions, refinements } = understood(text);
    return [person.conditions, [...questions, ...refinements].map(({ id }) => id)];
  };

  test.each([
    ['no dialysis', [], []],
    ['kidney disease, no dialysis', ['ckd'], ['ckd-potassium']],
    ['no dialysis, kidney disease', ['ckd'], ['ckd-potassium']],
    ['I have kidney disease but not on dialysis', ['ckd'], ['ckd-potassium']],
  ])("is not asked about: '%s'", (text, conditions, asked) => {
    expect(ids(text)).toEqual([conditions, asked]);
  });
});

test.each([
  ['ich stille gerade', 'breastfeeding'],
  ["j'allaite", 'breastfeeding'],
  ['estoy dando el pecho', 'breastfeeding'],
  ['кормлю грудью', 'breastfeeding'],
  ['mam nadciśnienie', 'hypertension'],
])("'%s' is %s", (text, condition) => {
  expect(understood(text).person.conditions).toEqual([condition]);
});

test('tube feeding is heard behind an elided word', () => {
  expect(understood("j'ai une sonde d'alimentation").gate).toBe(3);
});

test('a food that stands alone is left out until it is said whether it should be', () => {
  const { person, leftOut, refinements } = understood('rice and prawns');
  expect(leftOut).toEqual(expect.arrayContaining(['rice']));
  expect(person.allergens).toEqual(['crustacean']);
  const asked = refinements.find(({ text }) => text === 'Shall we leave out rice?');
  expect(asked).toBeDefined();
  const answered = understood('rice and prawns', { [asked?.id ?? '']: 'No' }).person;
  expect(answered.avoidedKeys).not.toContain('rice_white_long');
  expect(answered.allergens).toEqual(['crustacean']);
});
test('what is not understood beside what is, is said', () => {
  expect(understood('diabetes and always tired')).toMatchObject({
    unknown: ['always tired'],
    person: { conditions: ['diabetes_t2'] },
  });
});

test('what was understood is quoted as people write it', () => {
  const { notes } = kitchen.understand({ sickness: 'I have Type 2 diabetes' });
  expect(notes.map(englishOf)).toContain("We understood 'type 2 diabetes' as Type 2 diabetes.");
});

test.each([
  ['type2', 'diabetes_t2'],
  ['Type-2', 'diabetes_t2'],
  ['type II', 'diabetes_t2'],
  ['type two', 'diabetes_t2'],
  ['T2', 'diabetes_t2'],
  ['type1', 'diabetes_t1'],
  ['diabetes tipo 1', 'diabetes_t1'],
  ['type 1 diabetic', 'diabetes_t1'],
  ['diabetes type 1', 'diabetes_t1'],
  ['Diabetic type 1', 'diabetes_t1'],
  ['t1 diabetes', 'diabetes_t1'],
  ['anaemia sickle cell', 'sickle_cell'],
  ['kidney disease on dialysis', 'ckd_dialysis'],
  ['cholesterol high', 'cvd_cholesterol'],
])("'%s' says which it is: %s alone, and nothing is asked of the kind", (text, condition) => {
  const { person, refinements, unknown } = understood(text);
  expect([person.conditions, refinements, unknown]).toEqual([[condition], [], []]);
});

test("'mustard allergy' excludes mustard, not all that the table's row holds", () => {
  expect(understood('mustard allergy').person.allergens).toEqual(['mustard']);
  expect(understood('celery allergy').person.allergens).toEqual(['celery']);
});

test('several conditions combine by the strictest limit', () => {
  const { limits } = limitsOf(['hypertension', 'heart_failure'], catalogue);
  expect(
    limits.find(({ nutrient, priority }) => nutrient === 'sodium_mg' && priority === 'hard')?.max,
  ).toBe(2000);
  expect(
    limits.find(({ nutrient, priority }) => nutrient === 'sodium_mg' && priority === 'soft')?.max,
  ).toBe(1500);
});

test('the renal caps beat the potassium minimum of DASH', () => {
  const { limits } = limitsOf(['hypertension', 'ckd'], catalogue);
  const potassium = limits.filter(({ nutrient }) => nutrient === 'potassium_mg');
  expect(potassium.map(({ min, max }) => [min, max])).toEqual([[null, 2700]]);
});

test('hard limits that exclude each other are named: protein of kidney disease and pregnancy, energy of kidney disease and obesity', () => {
  expect(limitsOf(['ckd', 'pregnancy'], catalogue).conflicts).toContainEqual(
    expect.objectContaining({
      nutrient: 'protein_g',
      least: { condition: 'pregnancy', value: 71 },
      most: { condition: 'ckd', value: 56 },
    }),
  );
  expect(limitsOf(['ckd', 'obesity'], catalogue).conflicts).toContainEqual(
    expect.objectContaining({
      least: { condition: 'ckd', value: 1750 },
      most: { condition: 'obesity', value: 1500 },
    }),
  );
  expect(limitsOf(['hypertension', 'gout'], catalogue).conflicts).toEqual([]);
});

test('understanding never throws, whatever was typed', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 400 }),
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc
          .array(
            fc.constantFrom(
              'no',
              'diabetes',
              'nuts',
              'and',
              'but',
              'my mother',
              ',',
              'type 2',
              'allergic to',
              'xyz',
            ),
          )
          .map((words) => words.join(' ')),
      ),
      fc.array(fc.string()),
      (sickness, allergens) => {
        const { person, notes } = kitchen.understand({
          sickness,
          allergens,
          conditions: allergens,
        });
        for (const id of person.conditions) expect(catalogue.conditions.has(id)).toBe(true);
        expect(notes.every((note) => englishOf(note) !== '')).toBe(true);
      },
    ),
    { numRuns: process.env['VERIFY'] ? 2000 : 100 },
  );
});

describe('what stays in beside lactose intolerance', () => {
  const isTold = (sickness: string): boolean =>
    understood(sickness).notes.some(
      (note) => typeof note !== 'string' && note.code === 'health.lactoseFreeStays',
    );

  test.each(['lactose intolerant', 'intolerante a la lactosa pero el queso curado me sienta bien'])(
    "'%s': it is said that lactose-free milk and a little lactose stay",
    (sickness) => {
      expect(isTold(sickness)).toBe(true);
    },
  );

  test.each(['no lactose', 'lactose intolerant, no dairy', 'allergic to milk'])(
    "'%s': nothing of it stays, and nothing is said",
    (sickness) => {
      expect(isTold(sickness)).toBe(false);
    },
  );

  test('what is called lactose-free holds hardly any', () => {
    for (const key of ['milk_lactose_free', 'yogurt_lactose_free', 'cream_lactose_free'])
      expect(kitchen.catalogue.ingredients.get(key)?.lactose_g, key).toBeLessThanOrEqual(0.1);
  });
});

test('with warfarin the sentence names the limit that dishes are judged by', () => {
  const { person, notes } = kitchen.understand({ sickness: 'warfarin' });
  const ceiling = rulesOf(person, catalogue).ceilings.find(
    ({ quantity }) => quantity === 'vit_k_ug',
  );
  expect(ceiling?.dayMax).toBe(250);
  expect(inEnglish(notes)).toContain(`at most ${ceiling?.dayMax} µg of vitamin K a day`);
  const dish = kitchen.gate(
    { name: 'Kale and beans', ingredients: ['200 g kale', 'beans'] },
    person,
  );
  expect(dish.verdict).toBe('caution');
});
