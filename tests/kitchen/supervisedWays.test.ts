/** What needs a clinic, in people's own words: each way of the table by its examples, and ages. */
import { describe, expect, test } from 'vitest';
import { plain } from '../../kitchen/ingredients/words.ts';
import { catalogue, kitchen } from './support.ts';

const { supervisedWays, supervised } = catalogue;

const isSaid = ({ said, unless }: (typeof supervisedWays)[number], text: string): boolean =>
  (said.test(plain(text)) || said.test(text)) && !(unless?.test(plain(text)) ?? false);

test('there are many ways, each of a situation of the table', () => {
  expect(supervisedWays.length).toBeGreaterThanOrEqual(45);
  const ids = new Set(supervised.map(({ id }) => id));
  expect(supervisedWays.filter(({ situation }) => !ids.has(situation))).toEqual([]);
});

describe.each(supervisedWays.map((way) => [way.id, way] as const))('%s', (_, way) => {
  test(`is heard in '${way.example}', and nothing is planned`, () => {
    expect(isSaid(way, way.example)).toBe(true);
    const { gate, person } = kitchen.understand({ sickness: way.example });
    expect([gate, person.supervised]).toEqual([3, expect.arrayContaining([way.situation])]);
  });

  test(`is not heard in '${way.harmless}'`, () => {
    expect(isSaid(way, way.harmless)).toBe(false);
  });
});

describe('ages', () => {
  const supervisedBy = (sickness: string) => kitchen.understand({ sickness }).person.supervised;

  test.each([
    'my little boy is 18 months and needs finger food',
    'lunchbox ideas for my five year old',
    'my kids are 3 and 6',
    'twins, aged 4',
    'son (10) has a peanut allergy',
    'cooking for children, 8 and 11',
    "I'm 15 and vegetarian",
    "I'm Maya, I'm 4. Milk gives me a sore tummy",
    'im 15 intolerant to milk',
    "I'm 16 with a nut allergy",
    'mi hija de 6 años es celíaca',
    'minha filha tem 5 anos',
    'mio figlio ha 3 anni',
    'meine Tochter ist 4 Jahre alt',
    'mijn zoontje van 2 lust niks',
    'moja córka ma 3 lata',
    'ребёнку 2 года',
    'bebeğim 8 aylık',
    'baby umur 9 bulan',
    'bé nhà mình 10 tháng tuổi',
    'mtoto wangu ana miaka miwili',
    '宝宝8个月大',
    'うちの子は3歳です',
    '아기 9개월 이유식',
    'طفلي عمره سنتين',
    'मेरा बेटा 4 साल का है',
  ])('nothing is planned for a child: %s', (text) => {
    expect(supervisedBy(text).filter((id) => ['child', 'teenager'].includes(id))).not.toEqual([]);
  });

  test.each([
    "I'm 14 weeks pregnant",
    "I'm vegan, I'm 15 weeks gone",
    "I'm 17 stone and have type 2 diabetes",
    "I'm 12% body fat",
    "I'm 10 days post op",
    'daughter is 24 and coeliac',
    'been coeliac since I was 3',
    'diagnosed with type 1 at 7',
    'vegan for 4 years',
    'pregnant, 20 weeks',
    'breastfeeding a 5 month old',
    'I work in a nursery',
    'grew out of my milk allergy around age 10',
    'table for 2 adults',
    'hace 3 años que soy vegana',
    '妊娠6か月です',
  ])('a figure that is no age of a child stops nothing: %s', (text) => {
    expect(supervisedBy(text)).toEqual([]);
  });
});
