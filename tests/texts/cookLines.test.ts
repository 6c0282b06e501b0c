import { expect, onTestFinished, test } from 'vitest';
import { cookLine } from '../../src/texts/cookLines.ts';
import { notes as english } from '../../src/texts/en/notes.ts';
import { notes as french } from '../../src/texts/fr/notes.ts';
import { translate } from '../../src/texts/language.ts';

/** As it is read; a number and its unit stand on one row. */
const read = (line: string): string => cookLine(line).replaceAll('\u00a0', ' ');

test('a number and its unit never part at the end of a row', () => {
  expect(cookLine('200 g (2 medium) onion, halved')).toBe('2 medium onions, halved (200\u00a0g)');
  expect(cookLine('7 g (½ tbsp) oil')).toBe('½\u00a0tbsp oil');
});

test.each([
  ['120 g (1 fillets) salmon', '1 salmon fillet (120 g)'],
  ['240 g (2 fillets) salmon, skinned', '2 salmon fillets, skinned (240 g)'],
  ['560 g (5 fillets) mackerel fillets, halved', '5 mackerel fillets, halved (560 g)'],
  ['112 g (1 fillets) mackerel fillets, halved', '1 mackerel fillet, halved (112 g)'],
  ['9 g (3 cloves) garlic, crushed', '3 garlic cloves, crushed (9 g)'],
  ['10 g (¼ pepper) Scotch bonnet', '¼ Scotch bonnet pepper (10 g)'],
  ['0.4 g (1) bay leaves', '1 bay leaf (0.4 g)'],
  ['11.3 g (⅔ tbsp) soy sauce', '2 tsp soy sauce'],
  ['7 g (½ tbsp) oil', '½ tbsp oil'],
  ['16 g (1 tbsp) tomato paste', '1 tbsp tomato paste'],
  ['1.5 g (¼ tsp) salt', '¼ tsp salt'],
  ['105 g (105 ml) water', '105 ml water'],
  ['100 g (2) eggs, beaten', '2 eggs, beaten (100 g)'],
  ['50 g (1) eggs, beaten', '1 egg, beaten (50 g)'],
  ['150 g (1½ large) tomato, chopped', '1½ large tomatoes, chopped (150 g)'],
  ['75 g (½ large) tomatoes', '½ large tomato (75 g)'],
  ['200 g (2 medium) onion, halved', '2 medium onions, halved (200 g)'],
  ['60 g (8) dates (pitted)', '8 dates (pitted) (60 g)'],
  ['2 oz (8) dates', '8 dates (2 oz)'],
  ['¾ oz (4 tsp) sunflower oil', '4 tsp sunflower oil'],
  ['4½ oz (½ cup) tomato salsa', '½ cup tomato salsa (4½ oz)'],
  ['1 lb 2 oz (2½ cups) long-grain rice, rinsed', '2½ cups long-grain rice, rinsed (1 lb 2 oz)'],
  // Nobody cuts a clove into quarters: what is rounded says so, and the weight stays exact.
  ['11 g (3¾ cloves) garlic, crushed', 'about 4 garlic cloves, crushed (11 g)'],
  ['4 g (1⅓ cloves) garlic', 'about 1½ garlic cloves (4 g)'],
  ['2 g (¾ cloves) garlic', 'about 1 garlic clove (2 g)'],
  ['1 g (⅓ cloves) garlic', 'about ½ garlic clove (1 g)'],
  ['33 g (⅔) eggs, beaten', 'about ½ egg, beaten (33 g)'],
  ['83 g (1⅔) eggs', 'about 1½ eggs (83 g)'],
  ['110 g (¾ medium) onion', '¾ medium onion (110 g)'],
])('%s is written %s', (line, written) => {
  expect(read(line)).toBe(written);
});

test.each([
  '200 g (1⅓ cups) garri',
  '400 g (1 tin) chopped tomatoes',
  '1.5 g (half of ½ tsp) salt',
  '10 g (2 tsp, grated) ginger',
  '5 g (1 small piece) Scotch bonnet',
  '300 g rice',
  '2 eggs',
  'a pinch of salt',
])('%s stays', (line) => {
  expect(read(line)).toBe(line);
});

test('an amount that is our estimate says so in the language of the screen', () => {
  expect(read('16 g (1 tbsp) olive oil (estimated)')).toBe('1 tbsp olive oil (estimated)');
  // This word alone: the names of foods that French adds would stay for other tests.
  const { estimated } = english;
  onTestFinished(() => translate('en', { notes: { estimated } }));
  translate('fr', { notes: { estimated: french.estimated } });
  expect(read('16 g salt (estimated)')).toBe('16 g salt (estimation)');
});
