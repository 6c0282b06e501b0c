// How far a pregnancy is, told in words: what is told is not asked.
import { expect, test } from 'vitest';
import { kitchen } from './support.ts';

const heard = (sickness: string) => {
  const { person, questions, answered } = kitchen.understand({ sickness });
  return {
    isPregnant: person.conditions.includes('pregnancy'),
    isAsked: questions.some(({ id }) => id === 'pregnancy-trimester'),
    answer: answered?.['pregnancy-trimester'],
  };
};

test.each([
  ['20 weeks pregnant', '14 to 27 weeks'],
  ["I'm 5 months pregnant", '14 to 27 weeks'],
  ['five months pregnant and coeliac', '14 to 27 weeks'],
  ['I am pregnant, 8 weeks', 'Up to 13 weeks'],
  ['pregnant (34 weeks)', '28 weeks or more'],
  ['20+3 weeks pregnant', '14 to 27 weeks'],
  ['my wife is 7 months pregnant', '28 weeks or more'],
  ['30 weeks gone', '28 weeks or more'],
  ['third trimester', '28 weeks or more'],
  ['enceinte de 5 mois', '14 to 27 weeks'],
  ['je suis enceinte de huit mois', '28 weeks or more'],
  ['enceinte depuis 2 mois', 'Up to 13 weeks'],
  ['20 semaines de grossesse', '14 to 27 weeks'],
  ['je suis au 5e mois de grossesse', '14 to 27 weeks'],
  ["grossesse, 30 semaines d'aménorrhée", '28 weeks or more'],
  ['troisième trimestre de grossesse', '28 weeks or more'],
  ['embarazada de 5 meses', '14 to 27 weeks'],
  ['estoy embarazada de 30 semanas', '28 weeks or more'],
  ['12 semanas de embarazo', 'Up to 13 weeks'],
  ['im 5. Monat schwanger', '14 to 27 weeks'],
  ['im achten Monat schwanger', '28 weeks or more'],
  ['seit 2 Monaten schwanger', 'Up to 13 weeks'],
  ['in der 20. SSW', '14 to 27 weeks'],
])('%s: %s', (words, answer) => {
  expect(heard(words)).toEqual({ isPregnant: true, isAsked: false, answer });
});

test.each([
  'pregnant',
  '3 months pregnant',
  'enceinte de 6 mois',
  'in der 14. SSW',
  '2 to 3 months pregnant',
  '13-14 weeks pregnant',
  'more than 12 weeks pregnant',
  '90 weeks pregnant',
  'pregnant again, last time I was 20 weeks pregnant',
  'my wife is 8 weeks pregnant and my sister is 30 weeks pregnant',
  'pregnant, 5 month old baby at home',
  'pregnant, 8 months on metformin',
  'pregnant with 5 months to go',
])('%s: the stage is asked', (words) => {
  expect(heard(words)).toEqual({ isPregnant: true, isAsked: true, answer: undefined });
});

test.each(['coeliac for 5 months', '20 weeks of keto', 'I was 20 weeks pregnant'])(
  '%s: no pregnancy, no stage',
  (words) => {
    expect(heard(words)).toEqual({ isPregnant: false, isAsked: false, answer: undefined });
  },
);
