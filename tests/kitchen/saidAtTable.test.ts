/** Conditions in the words that are said at table, in French above all, and of those who are cooked for. */
import { describe, expect, test } from 'vitest';
import { kitchen } from './support.ts';

const heard = (sickness: string) => kitchen.understand({ sickness });

describe('a condition is heard', () => {
  test.each([
    ['je suis intolérante au lactose', 'lactose_intolerance'],
    ['mon fils est intolérant au lactose', 'lactose_intolerance'],
    ['ma tension', 'hypertension'],
    ['mon mari a du cholestérol', 'cvd_cholesterol'],
    ['fais attention à mon cholestérol', 'cvd_cholesterol'],
    ['mon père est insuffisant rénal', 'ckd'],
    ['sous Previscan', 'warfarin'],
    ['my wife is a sugar patient', 'diabetes_t2'],
    ['my hubby is cholesterol patient', 'cvd_cholesterol'],
  ])('%s', (sickness, condition) => {
    const { person, leftOut } = heard(sickness);
    expect(person.conditions).toEqual([condition]);
    expect([person.notUnderstood, leftOut]).toEqual([[], []]);
  });
});

test('what a medicine is taken for is understood beside it', () => {
  const { person } = heard('I’m taking an MAOI (phenelzine) for depression, no red meat for him');
  expect(person.medicines).toEqual(['maoi']);
  expect(person.families).toEqual(['red_meat']);
  expect(person.notUnderstood).toEqual([]);
});

test('what one was in French is asked about, and not taken for what one is', () => {
  const { person } = heard(
    'enfant j’étais intolérante au lactose, je bois du lait tous les matins',
  );
  expect(person.conditions).toEqual([]);
});

test('a drop of oil is no gout', () => {
  expect(heard('une goutte d’huile').person.conditions).toEqual([]);
  expect(heard('mon mari a la goutte').person.conditions).toEqual(['gout']);
});

test('a father is no pear', () => {
  expect(heard('mon père est diabétique').person.families).toEqual([]);
  expect(heard('allergica alle pere').person.families).toEqual(['pear']);
});

describe('a drop that does no harm', () => {
  test.each([
    'lactose intolerant but a splash of milk in my tea is ok',
    'lactose intolerant, I can have a drop of milk',
    'lactose intolerant, small amounts of cheese are ok',
    'intolérant au lactose mais une goutte de lait ça va',
  ])('is no leave for more: %s', (sickness) => {
    const { person } = heard(sickness);
    expect(person.conditions).toEqual(['lactose_intolerance']);
    expect(person.allowedKeys).toEqual([]);
  });

  test('is not told of what does harm by the drop', () => {
    const { person } = heard('even a drop of milk makes me ill');
    expect(person.allergens).toContain('milk');
    expect(heard('allergic to peanuts, not even small amounts are ok').person.allergens).toEqual([
      'peanut',
    ]);
  });
});

describe('what a doctor said, and whose milk it is', () => {
  test.each([
    ['doctor said cut down on salt', ['hypertension']],
    ['cow’s milk protein allergy', ['allergy_milk']],
  ])('%s', (sickness, conditions) => {
    const { person } = heard(sickness);
    expect(person.conditions).toEqual(conditions);
    expect([person.notUnderstood, person.families]).toEqual([[], []]);
  });
});

describe('what is beside the point leaves nothing out', () => {
  test.each([
    ['avocado bothers me', ['avocado'], []],
    ['my nan has diabetes', [], ['diabetes_t2']],
    ['my GP put me on a statin', [], ['statin_grapefruit']],
  ])('%s', (sickness, families, conditions) => {
    const { person, leftOut } = heard(sickness);
    expect(person.families).toEqual(families);
    expect(person.conditions).toEqual(conditions);
    expect([person.allergens, person.notUnderstood]).toEqual([[], []]);
    expect(leftOut.length).toBe(families.length);
  });
});
