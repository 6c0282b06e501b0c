// What is fine with a tablet, in some amounts or on some days is not said to be fine.
import { expect, test } from 'vitest';
import { kitchen, personOf } from './support.ts';

test.each([
  'dairy is fine with lactaid',
  'I pop a lactaid and milk is ok',
  'je prends un comprimé de lactase et le lait passe',
  'Milch ist ok wenn ich Laktase nehme',
  'la leche me sienta bien si tomo lactasa',
  'il latte va bene se prendo la lattasi',
  'tomo lactase e o leite fica bem',
])('an enzyme is taken by who digests no lactose: %s', (sickness) => {
  const { conditions, allowedKeys } = personOf({ sickness });
  expect(conditions).toEqual(['lactose_intolerance']);
  expect(allowedKeys).toEqual([]);
});

test.each([
  ['I can eat eggs if I take an antihistamine first', 'egg'],
  ['les oeufs ça va si je prends un antihistaminique avant', 'egg'],
  ['uova ok se prendo un antistaminico prima', 'egg'],
  ['ovos ok se tomar um anti-histamínico antes', 'egg'],
  ['eggs are fine when baked', 'egg'],
  ['Eier gebacken ok', 'egg'],
  ['wheat ok with my tablets', 'wheat'],
  ['milk ok in small amounts', 'milk'],
  ['le lait ça va en petites quantités', 'milk'],
  ['Milch in kleinen Mengen ok', 'milk'],
  ['latte ok in piccole quantità', 'milk'],
  ['leite ok em pequenas quantidades', 'milk'],
  ['dairy is fine on good days', 'milk'],
  ['la leche me va bien en días buenos', 'milk'],
  ['dairy upsets me only when stressed', 'milk'],
])('%s leaves it out', (sickness, allergen) => {
  const { allergens, allowedKeys } = personOf({ sickness });
  expect(allergens).toContain(allergen);
  expect(allowedKeys).toEqual([]);
});

test('alpha-gal is told of all mammals, whichever is said to be fine', () => {
  const { avoidedKeys, allowedKeys } = personOf({ sickness: 'alpha-gal but beef is fine' });
  expect(avoidedKeys).toContain('beef_sirloin');
  expect(allowedKeys).toEqual([]);
});

test('an enzyme vouches for no other food', () => {
  const { avoidedKeys } = personOf({ sickness: 'I take a lactase pill, cashews are ok' });
  expect(avoidedKeys).toContain('cashew');
});

test.each([
  'peanut allergy, I carry an epipen. eggs are fine',
  'I take antihistamines for hay fever. eggs are fine',
])('%s still keeps eggs', (sickness) => {
  expect(personOf({ sickness }).allergens).not.toContain('egg');
});

test('milk without lactose is no remedy', () => {
  const { health } = kitchen.readMixedList('lactaid milk, eggs');
  expect(health?.person.allergens ?? []).toEqual([]);
});
