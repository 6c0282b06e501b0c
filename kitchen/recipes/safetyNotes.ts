// What is said of handling a dish safely, where its recipe does not say it already.
import { handlingSentences as said } from '../../domain/handling.ts';
import type { Catalogue, Recipe } from '../catalogue/types.ts';

/** What a dish is made of, for what is to be said of its handling. */
interface Handled {
  readonly keys: ReadonlySet<string>;
  readonly categories: ReadonlySet<string | undefined>;
  readonly isHeated: boolean;
  /** Whether it is cooked for somebody to whom germs in food are graver. */
  readonly delicate: boolean;
}
const hasKey = ({ keys }: Handled, pattern: RegExp): boolean =>
  [...keys].some((key) => pattern.test(key));
const isCookedPoultry = ({ isHeated, categories }: Handled): boolean =>
  isHeated && categories.has('poultry');

/** What the recipe says of keeping may say most of that already. */
const keepsRice = (keeping: string): boolean =>
  [/within 1 hour/i, /\b1 day\b/, /steaming/i].every((part) => part.test(keeping));

/** Safe handling by what is in the dish. Temperatures: UK Food Standards Agency (75 °C, or 70 °C for 2 minutes, in the middle). */
const handlingNotes: readonly (readonly [(dish: Handled) => boolean, string])[] = [
  [isCookedPoultry, said.poultry],
  [
    (dish) => dish.isHeated && !isCookedPoultry(dish) && hasKey(dish, /ground_|^sausage/),
    said.minced,
  ],
  [({ keys }) => keys.has('beans_kidney_dry'), said.kidneyBeans],
  [({ keys }) => keys.has('cassava') || keys.has('cassava_leaves'), said.cassava],
  [
    (dish) => dish.isHeated && hasKey(dish, /^rice_(?!flakes|puffed|cakes|milk|pudding)/),
    said.rice,
  ],
  [
    ({ delicate, categories }) =>
      delicate && ['egg', 'fish', 'redmeat', 'shellfish'].some((each) => categories.has(each)),
    said.firm,
  ],
  [({ delicate, keys }) => delicate && keys.has('bean_sprouts'), said.sprouts],
];

/** @param delicate whether it is cooked for somebody to whom germs in food are graver */
export function safetyNotes(recipe: Recipe, catalogue: Catalogue, delicate: boolean): string[] {
  const keys = new Set(recipe.ingredients.map(({ key }) => key));
  const categories = new Set([...keys].map((key) => catalogue.ingredients.get(key)?.category));
  const dish = { keys, categories, isHeated: recipe.cook > 0, delicate };
  return handlingNotes.flatMap(([belongs, note]) => {
    if (!belongs(dish)) return [];
    if (note !== said.rice || !keepsRice(recipe.keeping)) return [note];
    return /\bonce\b/i.test(recipe.keeping) ? [] : [said.riceOnce];
  });
}
