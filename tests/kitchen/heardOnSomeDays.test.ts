// A diet that somebody keeps to on some days: nothing is left out for it, and that is said.
import { describe, expect, test } from 'vitest';
import { kitchen } from './support.ts';

const heard = (sickness: string) => {
  const { person, notes } = kitchen.understand({ sickness });
  return {
    diets: person.diets,
    isTold: notes.some((note) => typeof note !== 'string' && note.code === 'health.partTimeDiet'),
  };
};

describe('a diet of some days', () => {
  test.each([
    'mostly vegetarian',
    'vegan mostly',
    'flexitarian',
    'semi-vegetarian',
    'I am a flexitarian, meat once a week',
    'vegetarian during the week',
    "I'm mostly vegetarian but chicken is fine",
  ])('%j leaves nothing out, and says so', (text) => {
    expect(heard(text)).toEqual({ diets: [], isTold: true });
  });

  test('with fish on some days, meat is on none', () => {
    expect(heard('mostly vegetarian but fish ok on fridays')).toEqual({
      diets: ['pescatarian'],
      isTold: false,
    });
  });

  test.each([
    ['halal and mostly vegetarian', ['halal']],
    ['mostly vegetarian and halal', ['halal']],
    ['kosher, and vegan on weekdays', ['kosher']],
    ['vegetarian but halal on fridays', ['vegetarian']],
  ])('%j keeps the diet beside it on all days', (text, diets) => {
    expect(heard(text)).toEqual({ diets, isTold: true });
  });

  test('a diet that leaves out as much on all days needs no word of the other', () => {
    expect(heard('vegan, mostly vegetarian')).toEqual({ diets: ['vegan'], isTold: false });
  });

  test.each(['vegetarian', 'vegan since 2015', 'I am pescatarian'])('%j is of all days', (text) => {
    expect(heard(text)).toMatchObject({ isTold: false });
    expect(heard(text).diets).toHaveLength(1);
  });
});

describe('what nobody at home has', () => {
  test.each([
    'nobody here is diabetic',
    'no one in my family has diabetes',
    'none of us has a nut allergy',
    'nobody in the house is allergic to peanuts',
  ])('%j leaves nothing out', (text) => {
    const { person } = kitchen.understand({ sickness: text });
    expect(person).toMatchObject({ conditions: [], allergens: [], families: [] });
  });

  test.each([
    ['nobody but me is diabetic', 'diabetes_t2'],
    ['nobody else is diabetic', 'diabetes_t2'],
    ['no one has diabetes but grandma is coeliac', 'coeliac'],
  ])('%j still tells of somebody', (text, condition) => {
    expect(kitchen.understand({ sickness: text }).person.conditions).toContain(condition);
  });

  test.each([
    ['nobody has cooked fish since my allergy', 'fish'],
    ['nobody has baked with milk because of my milk allergy', 'milk'],
  ])('%j denies no allergy', (text, allergen) => {
    expect(kitchen.understand({ sickness: text }).person.allergens).toContain(allergen);
  });

  test('what stands between a denial and a dislike is heard', () => {
    const { person } = kitchen.understand({
      sickness: 'not allergic to milk but I am coeliac, and I do not like it',
    });
    expect(person.conditions).toContain('coeliac');
  });

  test('of an allergy, whoever is excepted has it', () => {
    const { person } = kitchen.understand({
      sickness: 'none of us is allergic to peanuts except Leo',
    });
    expect(person.allergens).toContain('peanut');
  });
});

test('a word is quoted as it was written', () => {
  const { notes } = kitchen.understand({ sickness: 'I am diabetic' });
  expect(notes).toContainEqual(
    expect.objectContaining({ params: expect.objectContaining({ word: 'diabetic' }) }),
  );
});

describe('what is read in plainer words is quoted as it was written', () => {
  test.each([
    ['nobody here is diabetic', ['nobody here is diabetic']],
    ['soft foods only. Nobody here is diabetic', ['soft foods only', 'Nobody here is diabetic']],
    ['halal, nobody here is diabetic', ['halal', 'nobody here is diabetic']],
    ["I'm not allergic to mushrooms, I just hate them", ["I'm not allergic to mushrooms"]],
    ['a glass of milk has me in A&E', ['a glass of milk has me in A&E']],
    ['not just peanuts, tree nuts as well', ['not just peanuts, tree nuts as well']],
    [
      'vegan. my mother was allergic to fish. I am not',
      ['vegan', 'my mother was allergic to fish. I am not'],
    ],
  ])('spans of %j', (sickness, spans) => {
    expect(kitchen.understand({ sickness }).spans.map(({ text }) => text)).toEqual(spans);
  });

  test('also in what is asked', () => {
    const { questions } = kitchen.understand({ sickness: 'none of us has a nut allergy' });
    expect(questions[0]?.text).toContain("You wrote 'none of us has a nut allergy'.");
    expect(questions[0]?.said.params).toMatchObject({ text: 'none of us has a nut allergy' });
  });
});

describe('what is denied behind an illness takes nothing of it back', () => {
  test.each([
    ['I am coeliac not allergic', 'coeliac'],
    ['coeliac, not an allergy', 'coeliac'],
    ['coeliac disease but not allergic to nuts', 'coeliac'],
    ['lactose intolerent not allergic, hard cheese is fine', 'lactose_intolerance'],
    ['lactose intolerant, not allergic', 'lactose_intolerance'],
  ])('%j', (sickness, condition) => {
    const { person, questions } = kitchen.understand({ sickness });
    expect(person.conditions).toContain(condition);
    expect(person.allergens).not.toContain('peanut');
    expect(questions.filter(({ text }) => text.includes("'not allergic'"))).toEqual([]);
  });

  test('a denial of both stays one', () => {
    expect(kitchen.understand({ sickness: 'not coeliac, not allergic' }).person).toMatchObject({
      conditions: [],
    });
  });

  test('no other problem, in Turkish', () => {
    const sickness = 'domuz eti ve alkol kullanmıyoruz başka bir sorun yok';
    expect(kitchen.understand({ sickness }).person.diets).toEqual(
      expect.arrayContaining(['no_pork', 'no_alcohol']),
    );
  });
});

test('a sentence of somebody else takes nothing from a denial of all', () => {
  expect(
    kitchen.understand({ sickness: 'soft foods only. nobody here is diabetic' }).person,
  ).toMatchObject({ conditions: [] });
  expect(
    kitchen.understand({ sickness: 'nobody here has a nut allergy. Except Leo.' }).person.allergens,
  ).toEqual(expect.arrayContaining(['peanut', 'tree_nut']));
});

test('a diet that is low in purines is kept to the figure of the tables, and prunes stay', () => {
  const { person, notes } = kitchen.understand({ sickness: 'low purine diet' });
  expect(person).toMatchObject({ conditions: [], families: [] });
  expect(notes).toContainEqual(expect.objectContaining({ code: 'health.takenLimit' }));
});

test('low blood sugar is no anaemia', () => {
  const { person, unknown } = kitchen.understand({ sickness: 'I get low blood sugar' });
  expect(person.conditions).toEqual([]);
  expect(unknown).not.toEqual([]);
});

describe('what is told in one breath with something else', () => {
  const allergensOf = (sickness: string) => kitchen.understand({ sickness }).person.allergens;

  test.each([
    [
      'a food that is for the dog and harms oneself',
      'cannot have the PB, it is for the dog and im allergic',
      'peanut',
    ],
    ['a glass of what ends in A&E', 'milk in tea is fine, a glass of milk has me in A&E', 'milk'],
    [
      'what is fine cooked, and raw is not',
      'runny egg or mayo makes me ill, cooked egg is fine',
      'egg',
    ],
    [
      'one and the same in another order',
      'cooked egg in a cake grand, runny egg or mayo has me in A&E',
      'egg',
    ],
  ])('%s is left out', (_, text, allergen) => {
    expect(allergensOf(text)).toContain(allergen);
  });

  test.each([
    ['im not allergic to mushrooms i just think theyre vile, dont give me them', 'mushroom'],
    ['not allergic to mushrooms, just hate them', 'mushroom'],
    ['not allergic to anything i just hate olives', 'olive'],
  ])('%j leaves out what is not liked', (sickness, family) => {
    expect(kitchen.understand({ sickness }).person.families).toContain(family);
  });

  test('who is allergic to nothing is asked nothing', () => {
    const { questions, unknown } = kitchen.understand({ sickness: 'not allergic to anything' });
    expect([questions, unknown]).toEqual([[], []]);
  });

  test('what the dog has is nobody’s', () => {
    expect(allergensOf('the dog is allergic to chicken and milk')).toEqual([]);
  });
});
