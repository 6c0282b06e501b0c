// Recipes as people write them, and what the oracle counts of them: worked out by hand.
import type { RawRecipe } from '../../oracle/planTables.ts';

export const tunaPasta = {
  id: 'own-tuna-pasta',
  choices: {},
  text: `Tuna pasta
Serves 2
Prep: 10 min | Cook: 15 min
Ingredients
200 g spaghetti
145 g tinned tuna
150 g cherry tomatoes
20 g parmesan
Method
Cook the spaghetti. Warm the tomatoes, add the tuna, and toss.`,
};
const part = (key: string, grams: number) => ({ key, grams, eaten: grams, text: '' });
export const tunaPastaByHand: RawRecipe = {
  title: 'Tuna pasta',
  prep: 10,
  cook: 15,
  // Nobody has said how long it keeps.
  keeps: 0,
  serves: 2,
  parts: [
    part('pasta_dry', 200),
    part('tuna_canned_water', 145),
    part('tomato_cherry', 150),
    part('cheese_parmesan', 20),
  ],
};

/** In its own words: something of each is not known. */
export const unsure = [
  ['a food that nobody knows', 'some grunkle', ''],
  ['a food without an amount', 'parmesan, to taste', ''],
  ['salt that only a step names', '', 'Season with salt.'],
  ['an allergen that only a step names', '', 'Stir in the peanut butter.'],
].map(([what = '', line, step]) => ({
  what,
  own: {
    ...tunaPasta,
    id: `own-${what.replaceAll(' ', '-')}`,
    text: tunaPasta.text.replace('Method', `${line}\nMethod`) + ` ${step}`,
  },
}));

export const cake = {
  id: 'own-cake',
  choices: {},
  text: `Chocolate cake
Serves 10
Prep: 10 min | Cook: 35 min
Ingredients
200 g flour
150 g sugar
100 g butter
3 eggs
Method
Mix and bake.`,
};
