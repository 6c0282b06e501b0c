/** Lines of our recipes as a French cook writes them; English where some of a line has no French. */
import { expect, test } from 'vitest';
import { recipeLineInFrench } from '../../domain/french/recipeLine.ts';
import { typeset } from '../../domain/french/typeset.ts';
import { inUsMeasures } from '../../src/texts/measures.ts';

const plain = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : typeset({ text }).text.replaceAll('\u00a0', ' ');

test.each([
  ['oil_sunflower', '40 g (3 tbsp) sunflower oil', '3 c. à soupe d’huile de tournesol'],
  ['oil_sunflower', '10 g (¾ tbsp) sunflower oil', '2¼ c. à café d’huile de tournesol'],
  ['garlic', '6 g (2 cloves) garlic, crushed', '2 gousses d’ail, écrasées (6 g)'],
  ['egg', '100 g (2) eggs, beaten', '2 œufs, battus (100 g)'],
  ['egg', '60 g (1) egg', '1 œuf (60 g)'],
  ['onion', '150 g (1 large) onion, finely chopped', '1 gros oignon, haché finement (150 g)'],
  ['carrot', '120 g (2 medium) carrots, sliced', '2 carottes moyennes, en rondelles (120 g)'],
  ['bell_pepper_red', '300 g (2 large) red peppers', '2 gros poivrons rouges (300 g)'],
  ['cabbage', '250 g (¼ small) cabbage, in wedges', '¼ de petit chou blanc, en quartiers (250 g)'],
  ['rice_white_long', '320 g (1¾ cups) long-grain rice, rinsed', '320 g de riz long, rincé'],
  ['water', '420 g (1¾ cups) water', '420 ml d’eau'],
  ['water', '2500 g (2.5 litres) water', '2,5 litres d’eau'],
  ['tomato_canned', '400 g (1 tin) chopped tomatoes', '1 boîte de tomates concassées (400 g)'],
  ['bay_leaf', '0.6 g (2 leaves) bay leaves', '2 feuilles de laurier (0,6 g)'],
  ['cod', '560 g (2 large fillets) cod fillets', '2 gros filets de cabillaud (560 g)'],
  [
    'ginger',
    '10 g (2 cm piece) ginger, grated',
    'un morceau de 2 cm de gingembre frais, râpé (10 g)',
  ],
  ['salt', '2.5 g (scant ½ tsp) salt', 'à peine ½ c. à café de sel (2,5 g)'],
  ['salt', '10 g (1) stock cube', '1 cube de bouillon (10 g)'],
  [
    'parsley',
    '8 g (2 tbsp) parsley, chopped, optional',
    '2 c. à soupe de persil, ciselé, facultatif',
  ],
  ['spring_onion', '45 g (3) spring onions', '3 oignons nouveaux (45 g)'],
])('%s: %s is %s', (key, line, french) => {
  expect(plain(recipeLineInFrench(line, { key }))).toBe(french);
});

test.each([
  ['onion', '150 g (1 large) onion, or leave it to the cheese'],
  ['flour_wheat_white', '200 g plain flour: four fifths for the crust'],
  ['rice_white_short', '75 g (1¼ cups once cooked) short-grain rice'],
  ['a food without a name', '200 g rice'],
  ['onion', '1 onion'],
])('of %s, %j stays English as a whole', (key, line) => {
  expect(recipeLineInFrench(line, { key })).toBeUndefined();
});

test('it says what the recipe names, and stays English where that has no name', () => {
  const line = '27 g (2 tbsp) sunflower oil (instead of butter)';
  expect(
    plain(recipeLineInFrench(line, { key: 'oil_sunflower', instead_of: 'butter_unsalted' })),
  ).toBe('2 c. à soupe d’huile de tournesol (au lieu de beurre doux)');
  expect(recipeLineInFrench(line, { key: 'oil_sunflower' })).toBeUndefined();
});

test.each([
  ['rice_white_long', '320 g (1¾ cups) long-grain rice', '1¾ tasse de riz long (11½ oz)'],
  ['water', '480 g (2 cups) water', '2 tasses d’eau'],
  ['water', '420 g water', '1¾ tasse d’eau'],
  ['garlic', '6 g (2 cloves) garlic', '2 gousses d’ail (6 g)'],
])('%s in ounces and cups: %s is %s', (key, line, french) => {
  const inUs = (text: string): string =>
    inUsMeasures(text, (unit) => ({ cup: 'tasse', cups: 'tasses' })[unit] ?? unit);
  expect(plain(recipeLineInFrench(line, { key }, inUs))).toBe(french);
});
