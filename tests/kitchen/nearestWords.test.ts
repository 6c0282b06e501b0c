/** Which words are read as a slip of a food's name, and which are ordinary words of the language that a text is written in. */
import { describe, expect, test } from 'vitest';
import { catalogue, kitchen } from './support.ts';
import { languagesOfOrdinary } from '../../kitchen/health/ordinaryWords.ts';

const familiesOf = (sickness: string): readonly string[] =>
  kitchen.understand({ sickness }).person.families;

describe('a word of the language of the text is no slip of another food', () => {
  test.each([
    ['io sono in bagno con il formaggio', ['cheese']],
    ['le lait me tord le ventre', ['milk']],
    ['we have some allergies here, groundnut gives me hives, wahala', ['peanut']],
    ['io sono a casa e ho la lingua gonfia con il sesamo', ['sesame']],
    ['eggs make me ill and so does a clever plan', ['egg']],
  ])('%s', (text, families) => {
    expect(familiesOf(text)).toEqual(families);
  });
});

describe('an ordinary word of a language is no slip of a food in any', () => {
  test.each(['nuevo', 'enero', 'nueva desde enero', 'Eliquis statt Marcumar', 'nuovo', 'janvier'])(
    '%s',
    (text) => {
      expect(familiesOf(text)).toEqual([]);
      expect(kitchen.readIngredients(text).items).toEqual([]);
    },
  );

  test('nor is it where an allergy is told: which food is meant is asked', () => {
    const { person, questions } = kitchen.understand({ sickness: 'alergia nueva desde enero' });
    expect(person.families).toEqual([]);
    expect(questions.map(({ said }) => said?.code)).toEqual(['which-food']);
  });
});

describe('a slip is mended all the same', () => {
  test.each([
    ['allergic to peanits', 'peanut'],
    ['no darey please', 'milk'],
    ['je suis allergique aux peenuts', 'peanut'],
    ['flower makes my gut bad', 'wheat'],
    ['muscles and oisters give me hives', 'oyster'],
    ['eegs', 'egg'],
    ['no slt', 'salt'],
    ['alérgico al huebo', 'egg'],
    ['sin enelo', 'dill'],
  ])('%s', (text, family) => {
    const { families, allergens } = kitchen.understand({ sickness: text }).person;
    expect([...families, ...allergens]).toContain(family);
  });
});

test('no ordinary word is the name of an allergen in English', () => {
  const english = catalogue.words.filter(({ lang }) => lang === 'en').map(({ word }) => word);
  const allergens = ['peanut', 'milk', 'egg', 'fish', 'prawn', 'crab', 'soya', 'wheat', 'sesame'];
  expect(english).toEqual(expect.arrayContaining(['peanut', 'milk']));
  for (const word of allergens) expect(languagesOfOrdinary(word), word).not.toContain('en');
});
