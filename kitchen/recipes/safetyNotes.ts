// What is said of handling a dish safely, where its recipe does not say it already.
import { handlingSentences as said } from '../../domain/handling.ts';
import type { Catalogue, Recipe } from '../catalogue/types.ts';
import { leavesEggsSoft } from './firmEggs.ts';

/** Somebody to whom germs in food are graver: whoever reads it, or somebody of whom nothing is said. */
export type Delicate = 'person' | 'unsaid';

/** What a dish is made of, for what is to be said of its handling. */
interface Handled {
  readonly keys: ReadonlySet<string>;
  readonly categories: ReadonlySet<string | undefined>;
  readonly isHeated: boolean;
  /** Whether the steps, as they are written, leave eggs soft. */
  readonly hasSoftEggs: boolean;
  readonly delicate: Delicate | null;
}
const hasKey = ({ keys }: Handled, pattern: RegExp): boolean =>
  [...keys].some((key) => pattern.test(key));
const isCookedPoultry = ({ isHeated, categories }: Handled): boolean =>
  isHeated && categories.has('poultry');

const isOfAnimals = ({ categories }: Handled): boolean =>
  ['egg', 'fish', 'redmeat', 'shellfish'].some((each) => categories.has(each));

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
  [(dish) => dish.delicate === 'person' && isOfAnimals(dish), said.firm],
  [(dish) => dish.delicate === 'unsaid' && isOfAnimals(dish), said.cookedThrough],
  [({ delicate, hasSoftEggs }) => delicate === null && hasSoftEggs, said.softEggs],
  [({ delicate, keys }) => delicate === 'person' && keys.has('bean_sprouts'), said.sprouts],
  [({ delicate, keys }) => delicate === 'unsaid' && keys.has('bean_sprouts'), said.sproutsThrough],
];

/** @param delicate null where nobody eats it to whom germs in food are graver */
export function safetyNotes(
  recipe: Recipe,
  catalogue: Catalogue,
  delicate: Delicate | null,
): string[] {
  const keys = new Set(recipe.ingredients.map(({ key }) => key));
  const categories = new Set([...keys].map((key) => catalogue.ingredients.get(key)?.category));
  const hasSoftEggs = leavesEggsSoft(recipe, catalogue);
  const dish = { keys, categories, isHeated: recipe.cook > 0, hasSoftEggs, delicate };
  return handlingNotes.flatMap(([belongs, note]) => {
    if (!belongs(dish)) return [];
    if (note !== said.rice || !keepsRice(recipe.keeping)) return [note];
    return /\bonce\b/i.test(recipe.keeping) ? [] : [said.riceOnce];
  });
}
