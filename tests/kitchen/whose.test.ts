import { describe, expect, test } from 'vitest';
import { kitchen } from './support.ts';

/** What is held of a text, and what is asked about whose it is. */
const heard = (text: string, answers: Readonly<Record<string, string>> = {}) => {
  const { person, refinements, questions, unknown } = kitchen.understand({
    sickness: text,
    answers,
  });
  const asked = [...questions, ...refinements].map(({ id }) => id);
  return {
    conditions: person.conditions,
    asked: asked.filter((id) => /^(?:household|family|negated|allergy-which)/.test(id)),
    unknown,
  };
};

describe('somebody who is gone', () => {
  test.each([
    ['widow with type 2 diabetes', 'diabetes_t2'],
    ['I have been diabetic since my husband died', 'diabetes_t2'],
    ['since I moved out I found out that I am coeliac', 'coeliac'],
    ['my husband who is no longer with us cooked, I have coeliac disease', 'coeliac'],
    ['divorced and coeliac', 'coeliac'],
    ['my mum, who died last year, was coeliac, and so am I', 'coeliac'],
    ['my mum was diabetic type 2, so am I', 'diabetes_t2'],
    ['after my wife died I was diagnosed with type 2 diabetes', 'diabetes_t2'],
    ['my wife passed away last year and I have high blood pressure', 'hypertension'],
    ['I am a widow and I have gout', 'gout'],
    ['my daughter has been coeliac since grandad died', 'coeliac'],
    ['my son is coeliac and our dog died', 'coeliac'],
    ['my son is dead allergic to peanuts', 'allergy_peanut'],
    ['I nearly died of a peanut allergy', 'allergy_peanut'],
    ['divorced mum of two with coeliac disease', 'coeliac'],
    ['retired teacher and gout', 'gout'],
  ])("takes nothing away of who is here: '%s'", (text, condition) => {
    expect(heard(text)).toEqual({ conditions: [condition], asked: [], unknown: [] });
  });

  test.each([
    'my late husband was coeliac',
    'my husband, who died, had diabetes',
    "my late husband's diabetes",
    'my diabetic husband died',
    'I divorced my coeliac husband',
    'lost my mum to kidney disease',
    'a stroke took my father',
    'gout (my late dad)',
  ])("is not cooked for: '%s'", (text) => {
    expect(heard(text)).toEqual({ conditions: [], asked: [], unknown: [] });
  });

  test.each([
    ['lost my husband and diabetic', 'diabetes_t2'],
    ['since mum died my coeliac disease got worse', 'coeliac'],
    ['widow of a diabetic', 'diabetes_t2'],
  ])("is asked about where it may be anybody's: '%s'", (text, condition) => {
    expect(heard(text)).toMatchObject({
      conditions: [condition],
      asked: [`family-${condition}`],
    });
    expect(heard(text, { [`family-${condition}`]: 'No' }).conditions).toEqual([]);
  });

  test('leaves the one who lives asked about', () => {
    expect(heard('my mum is coeliac and my dad died of a stroke')).toEqual({
      conditions: ['coeliac'],
      asked: ['household-coeliac'],
      unknown: [],
    });
  });

  test('foods that make somebody ill since then are left out', () => {
    const { person } = kitchen.understand({ sickness: 'nuts make me ill since my mum died' });
    expect(person.allergens).toEqual(expect.arrayContaining(['peanut', 'tree_nut']));
  });
});

describe('what runs in a family', () => {
  test.each([
    ['we have G6PD in the family', ['g6pd']],
    ['coeliac in the family', ['coeliac']],
    ['family history of nut allergy', ['allergy_peanut', 'allergy_tree_nut']],
  ])("is left out and asked about: '%s'", (text, conditions) => {
    const id = `family-${conditions[0]}`;
    expect(heard(text)).toEqual({ conditions, asked: [id], unknown: [] });
    expect(heard(text, { [id]: 'Yes' })).toEqual({ conditions, asked: [], unknown: [] });
    expect(heard(text, { [id]: 'No' })).toEqual({ conditions: [], asked: [], unknown: [] });
  });

  test('answered with no, its food is left out no more', () => {
    const { person } = kitchen.understand({
      sickness: 'family history of nut allergy',
      answers: { 'family-allergy_peanut': 'No' },
    });
    expect([person.allergens, person.families]).toEqual([[], []]);
  });

  test.each([
    ['diabetes runs in the family', 'diabetes_t2'],
    ['family history of heart disease', 'cvd_cholesterol'],
    ['I have a family history of gout', 'gout'],
  ])("is only asked about where it is an illness: '%s'", (text, condition) => {
    const id = `family-${condition}`;
    expect(heard(text)).toEqual({ conditions: [], asked: [id], unknown: [] });
    expect(heard(text, { [id]: 'Yes' }).conditions).toContain(condition);
  });

  test.each([
    ['coeliac disease runs in the family, my daughter and me', 'coeliac'],
    ['I am coeliac, it runs in the family', 'coeliac'],
    ['I have gout and it runs in the family', 'gout'],
    ['G6PD deficiency runs in the family, my son has it', 'g6pd'],
  ])("is theirs who are named: '%s'", (text, condition) => {
    expect(heard(text)).toEqual({ conditions: [condition], asked: [], unknown: [] });
  });

  test.each([
    'no family history of diabetes',
    'diabetes runs in the family, not me',
    "diabetes runs in the family, I don't have it",
    "diabetes runs in the family, i'm clear",
  ])("asks nothing of who has it not: '%s'", (text) => {
    expect(heard(text)).toEqual({ conditions: [], asked: [], unknown: [] });
  });
});

test.each(['I have coeliac disease', 'we have coeliac disease', 'I have celiac'])(
  "'%s' names no food that is eaten",
  (text) => {
    expect(heard(text).conditions).toEqual(['coeliac']);
  },
);

test.each([
  'divorced',
  'single',
  'widowed pensioner',
  'retired nurse',
  'student',
  'newly married',
  'I live alone',
])("how somebody lives is no word of health: '%s'", (text) => {
  expect(heard(`${text}, gout`)).toEqual({ conditions: ['gout'], asked: [], unknown: [] });
  const { questions } = kitchen.understand({ sickness: `allergic to eggs, ${text}` });
  expect(questions.map(({ id }) => id)).toEqual(['allergy_egg-traces']);
});
