// Words that are a food in one language and an everyday word in another: left out where the food is meant, or may be.
import { expect, test } from 'vitest';
import { kitchen } from './support.ts';

const heard = (sickness: string) => {
  const { person, leftOut } = kitchen.understand({ sickness });
  return { ...person, leftOut };
};

test.each([
  'back pain, joint pain',
  'I get pain crisis',
  'sickle cell, pain crises every month',
  'my knees are in pain',
  'period pain',
  'chronic pain',
  'pain management clinic',
])('%j leaves out no bread', (text) => {
  expect(heard(text).allergens).not.toContain('wheat');
  expect(heard(text).leftOut).toEqual([]);
});

test.each([
  'pain',
  'le pain me fait mal',
  'je ne mange pas de pain',
  'allergie pain',
  'intolérance pain et lait',
  'pas de pain',
  'sans pain',
  'pain blanc interdit',
  "I can't have pain au chocolat",
  'my pain au chocolat has to be gluten free',
  'jamais le pain, crises de ventre',
  'allergie terrible pain',
])('%j leaves bread out', (text) => {
  expect(heard(text).avoidedKeys).toContain('bread_french');
});

test.each([
  'soy una persona mayor con gota',
  'soy padre de dos niños',
  'soy deportista',
  'yo soy de estómago delicado',
  'soy enfermera y trabajo de noche',
  'soy intolerante a la lactosa',
])('%j leaves out no soy', (text) => {
  expect(heard(text).allergens).not.toContain('soy');
});

test.each([
  'soy',
  'no soy',
  'soy allergy',
  'soy, nuts',
  'soy y leche',
  'soy lecithin',
  'soy protein isolate',
  'soy makes me ill',
  'soy me da alergia',
  'alergia a soy',
  'no puedo comer soy',
  'soy alérgica a la soya',
  'soy avocado banana',
  'soy banana nuts',
  'soy pescado huevo',
  'soy la leche y los huevos',
  'soy manzana avellana',
  'soy oregano',
  'soy texturizada',
  'soy orgánico',
])('%j leaves soy out', (text) => {
  expect(heard(text).allergens).toContain('soy');
});

test.each([
  'je souffre de diabète depuis un an',
  'de temps en temps je suis fatigué',
  'je suis passé une fois à la clinique',
  'la soirée est vite terminée',
  'me duele la espalda',
  'quiero bajar de peso',
  'siamo in quattro',
  'quero emagrecer',
  'quero perder peso',
  'me canso mucho',
  'la presión me sube',
  'ich helfe gerne im Herbst',
])('%j names no food', (text) => {
  const { allergens, avoidedKeys, leftOut } = heard(text);
  expect({ allergens, avoidedKeys, leftOut }).toEqual({
    allergens: [],
    avoidedKeys: [],
    leftOut: [],
  });
});

test('what is written beside such words is left out all the same', () => {
  expect(heard('je souffre quand je mange des œufs').allergens).toContain('egg');
  expect(heard('me duele la barriga con la leche').allergens).toContain('milk');
  expect(heard('chest pain after eggs').allergens).toContain('egg');
});
