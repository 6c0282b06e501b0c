/** What people write of themselves in the settings, in many words and languages, is kept to in the dishes that they are offered. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keysOfFood } from '../kitchen/corpus/score.ts';
import { sendForm, signUp, startServer, theKitchen, type TestPerson } from './support.ts';

const ended: (() => void | Promise<void>)[] = [];
let person: TestPerson;

afterAll(async () => {
  for (const work of ended.toReversed()) await work();
});
beforeAll(async () => {
  const { app } = await startServer('SQLite', {
    atEnd: (work) => ended.push(work),
    environment: { ACCESS: 'open' },
  });
  person = await signUp(app);
});

const lists = {
  peanut: 'peanut butter, peanuts, chicken, tomato, plantain',
  beef: 'minced beef, kidney beans, onion, tomato, rice',
  egg: 'eggs, flour, milk, butter, rice, tomatoes, onions',
  milk: 'milk, butter, cheese, eggs, rice, tomatoes, onions',
  prawn: 'prawns, rice, eggs, tomatoes, onions, coconut milk',
  fish: 'salmon, tuna, rice, eggs, tomatoes, onions',
  sesame: 'tahini, chickpeas, sesame oil, rice, eggs, onions',
  pork: 'pork, bacon, eggs, rice, tomatoes, onions',
  meat: 'chicken, minced beef, lentils, rice, tomatoes, onions',
} as const;

const told: readonly (readonly [text: string, food: keyof typeof lists])[] = [
  ['anaphylaxis to peanuts', 'peanut'],
  ['I carry an EpiPen for peanuts', 'peanut'],
  ['peanuts make my throat close', 'peanut'],
  ['my son cannot have groundnuts', 'peanut'],
  ['came out in hives after a peanut', 'peanut'],
  ['allergic to peanuts since college', 'peanut'],
  ['must avoid peanut', 'peanut'],
  ['peanut = hospital', 'peanut'],
  ['allergic to beef', 'beef'],
  ['beef gives me hives', 'beef'],
  ["can't have beef", 'beef'],
  ['bad reaction to beef last year', 'beef'],
  ['beef makes me ill', 'beef'],
  ['we do not eat beef', 'beef'],
  ['steer clear of beef please', 'beef'],
  ['alpha-gal, no beef or pork', 'beef'],
  ['je suis allergique aux arachides', 'peanut'],
  ['ich habe eine Eiallergie', 'egg'],
  ['soy alérgica a la leche', 'milk'],
  ['sono allergico ai gamberi', 'prawn'],
  ['mam uczulenie na ryby', 'fish'],
  ['susama alerjim var', 'sesame'],
  ['我对花生过敏', 'peanut'],
  ['卵アレルギーです', 'egg'],
  ['عندي حساسية من السمسم', 'sesame'],
  ['mujhe doodh se allergy hai', 'milk'],
  ['madara tana bata min ciki', 'milk'],
  ['እንቁላል አይስማማኝም', 'egg'],
  ['halal only', 'pork'],
  ['vegetarian for years', 'meat'],
  ['vegan', 'egg'],
];

test.each(told)("KIT-04 somebody who writes '%s' is offered no %s", async (sicknessType, food) => {
  await person.call('PUT', '/api/settings', {
    hasSickness: true,
    sicknessType,
    health_consent_at: 1,
  });
  const { status, body } = await sendForm(person, '/process', {
    image_or_ingredient_list: 'ingredient_list',
    ingredient_list: lists[food],
  });
  expect(status).toBe(200);
  const kitchen = theKitchen();
  const held = new Set(keysOfFood(food, kitchen));
  const wrong = (body.suggestions as { recipe_id: string; title: string }[]).filter(
    ({ recipe_id }) =>
      kitchen.catalogue.recipes
        .find(({ id }) => id === recipe_id)
        ?.ingredients.some(({ key }) => held.has(key)),
  );
  expect(wrong.map(({ title }) => title)).toEqual([]);
});
