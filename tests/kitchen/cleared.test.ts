/** Lists of foods that a whole sentence clears, and what must still be left out beside them. */
import { describe, expect, test } from 'vitest';
import { growthByFour } from '../computing.ts';
import { kitchen } from './support.ts';
import { longTest } from '../verify.ts';

const heard = (sickness: string) => kitchen.understand({ sickness });
const leavesOut = (text: string): string[] => {
  const { families, allergens } = heard(text).person;
  return [...families, ...allergens];
};

describe('what a sentence clears is not left out', () => {
  test.each([
    'IgE for milk, wheat, egg, soy all <0.10. Nothing to avoid.',
    'Allergietest vom 12.3.: Nüsse, Ei, Soja, Weizen alles Klasse 0. Also nix.',
    'O teste deu negativo pra tudo: leite, ovo, trigo, camarão',
    'Provsvaren kom: inget på mjölk, ägg, räkor eller nötter',
    'The dog is allergic to chicken. The humans here love chicken.',
    'elimination diet is OVER: put back dairy, soy, tomato, corn one at a time, zero symptoms',
    'Ich hasse Rosenkohl, aber rein damit',
    'el cilantro me sabe a jabón pero pónganlo, no pasa nada',
    "hate mushrooms but they won't hurt me, sneak em in",
    'trippa, lumache, gorgonzola, benvenuti',
  ])('%s', (text) => {
    expect(leavesOut(text)).toEqual([]);
  });
});

describe('what harms beside it is left out', () => {
  test.each([
    ['IgE negative for egg, positive for milk', 'milk'],
    ['Tests: milk negative, egg positive', 'egg'],
    ['blood tests: nuts all negative. almonds make my throat close', 'almond'],
    ['allergy test: milk, egg negative. But I still swell up', 'milk'],
    ['Peanut <0.1, egg <0.1 but I react to both', 'peanut'],
    ['Results: egg negative. He vomits anyway after it', 'egg'],
    ['my allergist ruled out milk and eggs for now', 'milk'],
    ['Yes: milk. No: cheese, yoghurt. Hives.', 'cheese'],
    ['Allergies? yes: prawns, crab. No: pollen', 'prawn'],
    ['Lunch: prawns, rice\nHives all night\nNo: shellfish', 'prawn'],
    ['The dog is fine, I am the one who swells from chicken', 'chicken'],
    ['allergic to nuts and back on rice', 'tree_nut'],
    ['walnuts nearly killed me so bring on the rice', 'walnut'],
    ["hate mushrooms but they won't hurt me. My son can't breathe after them", 'mushroom'],
    ["Hate mushrooms but they won't hurt me. My son can't breathe after nuts", 'nut'],
    ['Früher Hühnerei, ist mit 6 verwachsen. Geblieben sind Garnelen', 'prawn'],
  ])('%s', (text, food) => {
    expect(leavesOut(text)).toContain(food);
  });
});

describe('what needs a clinic', () => {
  test.each([
    'trapiantato di cuore da ottobre',
    'Nierentransplantation im Mai, kein Sushi',
    'greffé du rein en mars',
  ])("nothing is suggested for '%s'", (text) => {
    expect(heard(text).gate).toBe(3);
  });

  test.each([
    'Nierentransplantation im Mai 2014',
    'Haartransplantation im Mai',
    "Not pregnant any more (he's here! 3.4 kg! bottle fed!) so bring on the brie",
    'allergic to crab, anything wearing that kind of armour. Others? no',
  ])("'%s' needs none", (text) => {
    expect(heard(text).gate).not.toBe(3);
  });
});

longTest.each([',', ' ', 'milk ', 'milk, ', 'milk negative. ', 'no: '])(
  'a text of %j without end takes about as much longer as it is longer',
  (piece) => {
    expect(growthByFour((times) => heard(piece.repeat(times)), 100)).toBeLessThan(10);
  },
);

test.each([
  'The dog is allergic to chicken. It makes me swell as well',
  'the dog is allergic to chicken, me too',
  'My dog is allergic to chicken. I get hives',
  'the dog is allergic to chicken. I am the one who swells',
])("'%s': chicken is left out, as somebody says the same of themselves", (text) => {
  expect(heard(text).person.families).toContain('chicken');
});

test.each(['The dog is allergic to chicken. I love cooking', 'My dog is allergic to chicken.'])(
  "'%s': the dog's chicken is left in",
  (text) => {
    expect(heard(text).person.families).toEqual([]);
  },
);
