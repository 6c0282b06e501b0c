// Conditions by the names that people give them in fifteen languages, where they have them, and where they do not.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readPhrases } from './corpus/score.ts';
import { kitchen } from './support.ts';

const understood = (sickness: string) => kitchen.understand({ sickness });
const heard = (sickness: string) => understood(sickness).person.conditions;

function readNames(corpus: string) {
  const phrases = readPhrases(join(import.meta.dirname, 'corpus', `${corpus}.jsonl`));
  return phrases.map(({ id, text, conditions = [], either = [] }) => {
    const { person, unknown, questions, gate } = understood(text);
    const all = [...person.conditions, ...person.medicines];
    return {
      told: `${id} '${text}': ${person.conditions.join(' ')}`,
      isHeard: gate === 3 || conditions.every((each) => all.includes(each)),
      others: either.includes('conditions')
        ? []
        : person.conditions.filter((each) => !conditions.includes(each)),
      isOpen: unknown.length + questions.length > 0,
    };
  });
}

describe('names that somebody wrote who has not seen our words', () => {
  const read = readNames('u-open');

  test('nearly all of them are heard', () => {
    const missed = read.filter(({ isHeard }) => !isHeard);
    expect(missed.length / read.length, missed.map(({ told }) => told).join('\n')).toBeLessThan(
      0.01,
    );
  });

  test('none is heard as something else, nor dropped without a word', () => {
    expect(read.filter(({ others }) => others.length > 0)).toEqual([]);
    expect(read.filter(({ isHeard, isOpen }) => !isHeard && !isOpen)).toEqual([]);
  });
});

test('of other names, which nobody has read, nine in ten are heard, and hardly any is dropped without a word', () => {
  const read = readNames('u-held');
  const missed = read.filter(({ isHeard }) => !isHeard);
  expect(missed.length).toBeLessThanOrEqual(35);
  expect(missed.filter(({ isOpen }) => !isOpen).length).toBeLessThanOrEqual(1);
});

test.each([
  ['diabète gestationnel', 'diabetes_gestational'],
  ['gebelikte şeker', 'diabetes_gestational'],
  ['diabetes mellitus Typ 1', 'diabetes_t1'],
  ['диабетом первого типа', 'diabetes_t1'],
  ['我女儿有1型糖尿病', 'diabetes_t1'],
  ['糖尿病予備軍と言われた', 'prediabetes'],
  ['al borde de la diabetes', 'prediabetes'],
  ['anemia śródziemnomorska', 'thalassaemia'],
  ['فقر الدم المنجلي', 'sickle_cell'],
  ['والدي مصاب بالنقرس', 'gout'],
  ['للأسف عندي هشاشة العظام', 'osteoporosis'],
  ['ciprofloksacyna i podagra', 'gout'],
  ['hipertiroid', 'hyperthyroidism'],
  ['ipotiroidea', 'hypothyroidism'],
])('of several names in %s the most particular is heard', (text, condition) => {
  const { conditions } = understood(text).person;
  expect(conditions.filter((each) => each !== 'pregnancy')).toEqual([condition]);
});

test.each([
  'nie mam cukrzycy',
  'ik heb geen jicht',
  'у меня нет диабета',
  'я не беременна',
  'diyabetim yok',
  'hamile değilim',
  'मुझे मधुमेह नहीं है',
  'ليس عندي السكري',
  '我没有糖尿病',
  '没有高血压',
  '糖尿病ではありません',
  '妊娠していません',
  'sina kisukari',
])('what %s denies is not heard, and something is asked or told', (text) => {
  const { person, questions, unknown } = understood(text);
  expect(person.conditions).toEqual([]);
  expect(questions.length + unknown.length).toBeGreaterThan(0);
});

test.each(['我朋友有糖尿病', '友達が糖尿病です', '怕得糖尿病', '备孕中', '妊娠希望です'])(
  'who has it in %s is not the one who writes, or it is only feared or wished for',
  (text) => {
    expect(heard(text)).toEqual([]);
  },
);

test.each([
  'mir geht es gut',
  'ich trinke stilles Wasser',
  "j'adore le foie gras",
  'viande trop maigre',
  'die Sauce ist zu dick',
  'la carne troppo grassa non mi piace',
  'me encantan las gambas',
  'me gusta la gordura de la carne',
  'sop ayam enak',
  'makanan yang mengandung kacang',
  'makanan rendah kolesterol',
  'żywność bez chemii',
  'люблю раков',
  'قدر ضغط',
  'لا آكل السكر',
  'عندي شقيقة تحب السمك',
  'がんばります',
  '血圧計を買った',
  'मीठा पसंद है',
  'mi tía cocina bien',
  'hearing aids',
  'düşük tansiyon',
  '低血圧です',
])('%s names no condition', (text) => {
  expect(heard(text)).toEqual([]);
});

test('a stroke that somebody had stays with them, in every language', () => {
  expect(heard('mi papá tuvo un derrame cerebral')).toEqual(['stroke']);
  expect(heard('meu pai teve um AVC')).toEqual(['stroke']);
});

test('of what was heard in another script nothing is told as not understood', () => {
  expect(understood('عندي هشاشة العظام').unknown).toEqual([]);
  expect(understood('HIV陽性').unknown).toEqual([]);
  expect(understood('diabetes tipe 2').person.families).toEqual([]);
});
