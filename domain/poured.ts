/**
 * Foods that a cook measures by volume. Recipes weigh everything; nobody weighs water or milk.
 *
 * Grams in a millilitre, from what a cup of 240 ml weighs in kitchen/catalogue/data/ingredient_measures.csv
 * (USDA FoodData Central).
 */
const opening = String.raw`^(?:[\p{L}-]+ ){0,3}`;
const poured: readonly (readonly [RegExp, number])[] = [
  [new RegExp(`${opening}coconut (?:milk|drink)\\b`, 'iu'), 0.94],
  [new RegExp(`${opening}(?:water|stock|broth|wine|beer)\\b`, 'iu'), 1],
  [new RegExp(`${opening}(?:milk|buttermilk|cream|juice|drink)\\b`, 'iu'), 1.025],
];
/** What is called so and is weighed all the same. */
const notPoured =
  /\b(?:water ?(?:spinach|chestnuts?|cress|yam|melon)|milk (?:powder|chocolate)|(?:condensed|sour(?:ed)?|clotted|ice|double|powdered|dried|dry) (?:milk|cream)|cream (?:cheese|crackers?|of)|milkfish|stock cubes?|in water|in juice|beer batter)\b/iu;

/** Less than this is a spoonful, which says more than millilitres do. */
const spoonful = 20;

/** The millilitres of so many grams of a poured food, to the nearest 5; undefined where it is weighed. */
export function millilitresOf(food: string, grams: number): number | undefined {
  if (grams < spoonful || notPoured.test(food)) return undefined;
  const density = poured.find(([name]) => name.test(food))?.[1];
  return density === undefined ? undefined : 5 * Math.round(grams / density / 5);
}
