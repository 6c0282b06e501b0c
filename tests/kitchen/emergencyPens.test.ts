/** Who carries an adrenaline pen for a food is allergic to it: it is read back, and the question on traces is asked. */
import { describe, expect, test } from 'vitest';
import { englishOf } from '../../domain/notes.ts';
import type { HealthWords } from '../../kitchen/index.ts';
import { catalogue, kitchen } from './support.ts';

const heard = (words: HealthWords) => {
  const { person, questions, refinements, notes } = kitchen.understand(words);
  return {
    person,
    asked: questions.map(({ id }) => id),
    refined: refinements.map(({ id }) => id),
    told: notes.map(englishOf).join(' '),
  };
};

test.each([
  ['I carry an EpiPen for peanuts', 'peanut'],
  ['my son has an EpiPen for eggs', 'egg'],
  ['EpiPen because of milk', 'milk'],
  ['I have an adrenaline auto-injector for sesame', 'sesame'],
  ['two epipens for soya', 'soy'],
  ['peanuts: EpiPen', 'peanut'],
  ['anaphylaxis to peanuts', 'peanut'],
  ['anaphylactic to sesame', 'sesame'],
  ["j'ai un EpiPen pour les arachides", 'peanut'],
  ['choc anaphylactique avec les cacahuètes', 'peanut'],
  ['ich habe einen EpiPen wegen Erdnüssen', 'peanut'],
  ['llevo un EpiPen para los cacahuetes', 'peanut'],
])('%o is an allergy', (sickness, allergen) => {
  const { person, asked, told } = heard({ sickness });
  expect(person.allergens).toEqual([allergen]);
  expect(person.notUnderstood).toEqual([]);
  expect(asked).toContain(`allergy_${allergen}-traces`);
  expect(told).toContain('We understood');
});

test.each([
  ['I do not carry an EpiPen for peanuts', 0],
  ['EpiPen for bee stings', 1],
  ['I carry an EpiPen', 1],
])('%o is heard as before', (sickness, questions) => {
  const { asked, person } = heard({ sickness });
  expect(person.conditions).toEqual([]);
  expect(asked).toHaveLength(questions);
});

test('a pen told behind an exception keeps the allergy and its question, leaves the exception out, and is quoted as it was written', () => {
  const sickness = 'allergic to all nuts except walnuts, EpiPen';
  const { person, asked } = heard({ sickness });
  expect(person.conditions).toEqual(['allergy_tree_nut']);
  expect(asked).toEqual(['allergy_tree_nut-peanut']);
  expect(person.allowedKeys).toEqual([]);
  const { spans } = kitchen.understand({ sickness });
  expect(spans.map(({ text }) => text)).toEqual(['allergic to all nuts', 'walnuts, EpiPen']);
  expect(heard({ sickness: 'allergic to nuts, EpiPen' }).asked).toEqual(['nuts-which']);
});

test('among other foods to leave out it is read back and asked about as well', () => {
  const { person, asked, told } = heard({ allergens: ['I carry an EpiPen for peanuts'] });
  expect(person.conditions).toEqual(['allergy_peanut']);
  expect(asked).toEqual(['allergy_peanut-traces']);
  expect(told).toBe("We understood 'peanuts' as an allergy to peanuts.");
});

describe('a nut that only seems fine is asked about, and left out alone until then', () => {
  const words = 'I carry an EpiPen for peanuts, cashews seem ok';
  const answers = (cashew: string) => ({ 'leave-out-cashew': cashew });

  test.each([{ sickness: words }, { allergens: [words] }])('%j', (given) => {
    const { person, refined } = heard(given);
    expect(refined).toEqual(['leave-out-cashew']);
    expect(person.avoidedKeys).toContain('cashew');
    expect(person.allergens).toEqual(['peanut']);
    expect(person.avoidedKeys).not.toContain('almond');
  });

  test('a No takes it back, a Yes keeps it out', () => {
    const no = heard({ sickness: words, answers: answers('No') });
    expect([no.refined, no.person.avoidedKeys.includes('cashew')]).toEqual([[], false]);
    const yes = heard({ sickness: words, answers: answers('Yes') });
    expect([yes.refined, yes.person.avoidedKeys.includes('cashew')]).toEqual([[], true]);
  });

  test.each(['peanut allergy, cashews are fine', 'peanut allergy, rice seems fine'])(
    '%o is not asked about',
    (sickness) => expect(heard({ sickness }).refined).toEqual([]),
  );
});

test.each([
  'slight reaction to kiwi',
  'kiwi, slight reaction',
  'slight kiwi allergy',
  'mild allergy to kiwi',
  'severe reaction to kiwi',
  'a nasty reaction to kiwi',
  'bad reaction to kiwi',
  'allergie légère au kiwi',
  'réaction légère au kiwi',
  'forte réaction au kiwi',
  'leichte Reaktion auf Kiwi',
  'schwere Reaktion auf Kiwi',
  'reacción leve al kiwi',
  'reacción fuerte al kiwi',
])('%o: how bad a reaction is, is no part of the name of the food', (sickness) => {
  const { person, leftOut } = kitchen.understand({ sickness });
  const kiwis = catalogue.families.get('kiwi')?.members.size ?? 0;
  expect(person.avoidedKeys).toHaveLength(kiwis);
  expect([...new Set(leftOut.map((each) => each.replace(' fruit', '')))]).toEqual(['kiwi']);
  expect(person.notUnderstood).toEqual([]);
});

test('what was understood is quoted as it was written', () => {
  const [note] = kitchen.understand({ sickness: 'anaphylaxis to peanuts' }).notes;
  expect(note).toMatchObject({ params: { word: 'anaphylaxis to peanuts' } });
});

test.each([
  ['I carry an EpiPen, allergic to all nuts except walnuts', 'walnut'],
  ['EpiPen for tree nuts, walnuts fine', 'walnut'],
  ['milk allergy with anaphylaxis, butter is fine', 'butter_unsalted'],
  ['fish allergy, epipen, tuna ok', 'tuna_fresh'],
])(
  '%o: where a reaction can be severe, no exception within the allergy is taken',
  (sickness, key) => {
    const { person, told } = heard({ sickness });
    expect(person.allowedKeys).toEqual([]);
    expect(person.avoidedKeys).toContain(key);
    expect(told).toContain('we make no exception');
  },
);

test.each([
  ['peanut and tree nut allergy, walnuts fine', 'walnut'],
  ['peanut allergy, epipen, eggs are fine', 'egg'],
  ['coeliac, oats fine, epipen for peanuts', 'oats_rolled'],
])('%o: another food stays, as does an exception where nothing severe is told', (sickness, key) => {
  expect(heard({ sickness }).person.allowedKeys).toContain(key);
});
