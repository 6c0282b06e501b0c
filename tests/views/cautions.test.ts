/** A card says why to take care in one line of figures, and leaves out nothing that is no figure (KIT-04). */
import { expect, test } from 'vitest';
import { catalogue } from '../kitchen/plan/support.ts';
import { beSparing } from '../../kitchen/safety/sparingNotes.ts';
import { overDay, overDayAim, overMeal, shareOfDay } from '../../kitchen/safety/verdictNotes.ts';
import { listCut } from '../../kitchen/planning/reportNotes.ts';
import { partDishesLeft } from '../../kitchen/ingredients/dishLeft.ts';
import { leftOutForNote, notForYouNote } from '../../kitchen/recipes/notForYou.ts';
import { notesAsWished } from '../../kitchen/recipes/wishNotes.ts';
import { quantities } from '../../kitchen/recipes/nutrition.ts';
import { cautionText, listText } from '../../src/features/aiKitchen/views/sayings.ts';

const by = { of: 'condition', id: 'diabetes_t2', name: 'Type 2 diabetes' } as const;

test('figures stand in one line, a serving’s, each with its limit', () => {
  expect(
    cautionText([
      shareOfDay({ by, quantity: 'glycaemic_load', value: 34, limit: 100 }),
      overMeal({ by, quantity: 'carb_g', value: 62.4, limit: 60 }),
      overDay({ by, quantity: 'sodium_mg', value: 2400, limit: 2000 }),
    ]),
  ).toBe(
    'A serving: glycaemic load 34 (34% of a day’s limit), carbohydrate 62\u00A0g (a meal’s limit is 60\u00A0g), sodium 2,400\u00A0mg (a day’s limit is 2,000\u00A0mg).',
  );
});

test('what passes a whole day’s aim is said in words, before the figures', () => {
  expect(
    cautionText([
      shareOfDay({ by, quantity: 'glycaemic_load', value: 34, limit: 100 }),
      overDayAim({ by, quantity: 'sat_fat_g', value: 30, limit: 22 }),
    ]),
  ).toBe(
    'One serving has 30 g of saturated fat, more than a whole day should have with Type 2 diabetes: at most 22 g. A serving: glycaemic load 34 (34% of a day’s limit).',
  );
});

test('what is no figure stays as it was written', () => {
  const sparing = beSparing({ by, tag: 'sweet', word: 'sweets' }, [
    { key: 'honey', label: 'honey', category: 'sugar' },
  ]);
  expect(cautionText([sparing, 'Check the label.'])).toBe(
    'Be sparing with sweets with Type 2 diabetes: honey. Check the label.',
  );
  expect(cautionText([sparing, overMeal({ by, quantity: 'carb_g', value: 70, limit: 60 })])).toBe(
    'A serving: carbohydrate 70\u00A0g (a meal’s limit is 60\u00A0g). Be sparing with sweets with Type 2 diabetes: honey.',
  );
});

test('every quantity that a condition limits has a name, not an identifier', () => {
  const limited = new Set(
    [...catalogue.conditions.values()].flatMap(({ limits }) =>
      limits.filter(({ max }) => max !== null).map(({ nutrient }) => nutrient),
    ),
  );
  // Energy is no reason for care.
  const known = quantities.filter(
    (quantity) => limited.has(quantity) && quantity !== 'energy_kcal',
  );
  expect(known.length).toBeGreaterThan(8);
  for (const quantity of known)
    expect(cautionText([overDay({ by, quantity, value: 5, limit: 4 })]), quantity).not.toMatch(
      /_| (?:mg|g|ug|ml) |\b(?:sat|vit|carb)\b/,
    );
});

test('KIT-04 above the dishes stands what was made of the list, and nothing that is said elsewhere', () => {
  expect(
    listText([
      ...(notesAsWished({ wished: { minutes: 30 }, namesGuests: false }, true) ?? []),
      listCut,
      'Read by a model.',
    ]),
  ).toBe(
    'Your list asks for something quick: every dish here takes at most 30 minutes. Your list was longer than can be read at once, so its end was left out.',
  );
  expect(listText()).toBe('');
});

test('above the dishes stands what is left of a dish, and for how long it keeps', () => {
  expect(listText(partDishesLeft(['leftover chilli']).notes)).toBe(
    "Cooked already, so we plan no cooking for it: 'leftover chilli'. Eat it first: from the fridge within two days of cooking; what is frozen on the day it is thawed, heated until it steams.",
  );
});

test('above the dishes stands which foods of the list are left out, and for what', () => {
  const foodOf = (key: string) => catalogue.ingredients.get(key)!;
  const pregnancy = { of: 'condition', id: 'pregnancy' } as const;
  expect(
    listText([
      leftOutForNote(pregnancy, 'Pregnancy', ['beef_liver', 'salmon_smoked'].map(foodOf)),
      notForYouNote([foodOf('peanut_butter')]),
    ]),
  ).toBe(
    'Left out for pregnancy: beef liver and smoked salmon. Not for you, and in none of the dishes here: peanut butter.',
  );
});
