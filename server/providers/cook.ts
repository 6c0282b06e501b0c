// Who answers the cooking calls: the built-in kitchen, or whatever is configured in its place.
import type { InstructionsAnswer, ReadIngredient, Suggestion } from '../../contract/kitchen.ts';
import type { Resources } from '../../contract/resources.ts';
import type { Kitchen, Person as Eater } from '../../kitchen/index.ts';

/** What was made of a typed list. */
export interface Reading {
  readonly ingredients: readonly ReadIngredient[];
  /** As it was written. */
  readonly notUnderstood: readonly string[];
  /** Best first. */
  readonly suggestions: readonly Suggestion[];
  /** Sentences for the screen. */
  readonly notes: readonly string[];
}

export interface Dish {
  /** An id of the catalogue, where the dish has one. */
  readonly recipeId?: string;
  readonly name: string;
  /** What it is made of, as lines of text. */
  readonly ingredients?: readonly string[];
  /** Keys of ingredients at hand. */
  readonly have?: readonly string[];
}

export interface Cook {
  /** Stored with each analysis and told to the client. */
  readonly source: string;
  /** Reads a typed list and suggests dishes. Rejects where the service behind it fails. */
  suggest(ingredientList: string, eater: Eater): Promise<Reading>;
  /** How to cook a dish; `error` and no instructions where it cannot say. */
  instructions(dish: Dish, eater: Eater): Promise<InstructionsAnswer>;
  /** Videos and articles for a dish, or links to a search for them. */
  resources(dish: string): Promise<Resources>;
}

/** The kitchen in this process: no key, no network. */
export function kitchenCook(kitchen: Kitchen): Cook {
  return {
    source: 'kitchen',
    async suggest(ingredientList, eater) {
      const { items, notUnderstood, cut } = kitchen.readIngredients(ingredientList, { country: eater.country });
      return {
        ingredients: items,
        notUnderstood,
        suggestions: kitchen.suggest({ keys: items.map((item) => item.key), person: eater }),
        notes: cut ? ['Your list was longer than can be read at once, so its end was left out.'] : [],
      };
    },
    instructions: async (dish, person) => kitchen.instructions({ ...dish, person }),
    resources: async (dish) => kitchen.resourcesFor(dish),
  };
}
