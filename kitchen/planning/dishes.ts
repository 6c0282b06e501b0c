// The catalogue's dishes as the planner sees them: what one serving holds, what kind of dish it is.
import type { KeepingRule } from '../catalogue/household.ts';
import type { Catalogue, Ingredient } from '../catalogue/types.ts';
import type { OwnDish } from '../ownRecipes/dish.ts';
import { factsOf } from '../recipes/facts.ts';
import { isFromLeftovers, needsRareAppliance } from '../recipes/filters.ts';
import type { Facts } from '../recipes/facts.ts';
import { groupOf } from '../ingredients/likeness.ts';
import { indexOf } from '../recipes/nutrition.ts';
import { keepingDays } from './keeping.ts';

export interface Dish {
  readonly facts: Facts;
  /** One serving in the order of `quantities`, with purines that no table measures taken from their class. */
  readonly serving: Float64Array;
  /** The thing that gives it its character, as a cook names it: any chicken is one. */
  readonly main: string;
  /** Hands-on and heat, minutes; waiting is no work. */
  readonly minutes: number;
  /** Hands-on work alone, minutes. */
  readonly handsOn: number;
  /** Days after cooking on which it may still be eaten; 0: on the day alone. */
  readonly keeps: number;
  /** It begins with what an earlier meal left, or needs an appliance that few kitchens have: never planned unasked. */
  readonly byChoiceAlone: boolean;
  /** Grams of one serving, edible and eaten. */
  readonly grams: readonly { readonly ingredient: Ingredient; readonly grams: number }[];
  /** No dish of ours: it stands for a meal that is eaten elsewhere. */
  readonly out?: true;
  /** No dish of ours: a recipe that the person wrote. */
  readonly own?: OwnDish;
  /** No dish of ours: a meal that stays, in the person's own words. */
  readonly words?: true;
}

/** Milligrams of purines per 100 g where only the class is known: the middle of the class (low < 100, moderate 100–199, high 200–299). */
const purineOfClass: Readonly<Record<Ingredient['purineClass'], number>> = {
  low: 50,
  moderate: 150,
  high: 250,
  very_high: 350,
};
/** Purines sit in cells: what holds next to no protein (water, salt, sugar, oil) holds none. */
const proteinWithoutPurine = 0.5;

/** Purines per 100 g, measured or by class. A cap on purines counts what is not measured rather than passing it as nothing. */
export function purinesOf(ingredient: Ingredient): number {
  const measured = ingredient.per100g.purine_mg;
  if (measured !== null) return measured;
  return (ingredient.per100g.protein_g ?? 0) < proteinWithoutPurine
    ? 0
    : purineOfClass[ingredient.purineClass];
}

/** A recipe with its facts, as the planner sees it. */
export function dishOf(
  facts: Facts,
  ingredients: ReadonlyMap<string, Ingredient>,
  keeping: readonly KeepingRule[] = [],
): Dish {
  const { recipe } = facts;
  const grams = recipe.ingredients.flatMap(({ key, eatenGrams }) => {
    const ingredient = ingredients.get(key);
    return ingredient ? [{ ingredient, grams: eatenGrams / recipe.serves }] : [];
  });
  const serving = facts.serving.slice();
  serving[indexOf.purine_mg] = grams.reduce(
    (sum, part) => sum + (purinesOf(part.ingredient) * part.grams) / 100,
    0,
  );
  return {
    facts,
    serving,
    main: groupOf(facts.main),
    minutes: recipe.prep + recipe.cook,
    handsOn: recipe.prep,
    byChoiceAlone: isFromLeftovers(recipe) || needsRareAppliance(recipe),
    keeps: keepingDays(
      recipe,
      grams.map(({ ingredient }) => ingredient),
      keeping,
    ),
    grams,
  };
}

const known = new WeakMap<Catalogue, readonly Dish[]>();

/** All dishes of a catalogue, in order of recipe id; worked out once. */
export function dishesOf(catalogue: Catalogue): readonly Dish[] {
  const before = known.get(catalogue);
  if (before) return before;
  const dishes = catalogue.recipes.map((recipe) =>
    dishOf(factsOf(recipe, catalogue.ingredients), catalogue.ingredients, catalogue.keeping),
  );
  known.set(catalogue, dishes);
  return dishes;
}
