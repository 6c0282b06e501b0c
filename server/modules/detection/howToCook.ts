// How to cook what was seen on a photo, from our own dishes.
import type { DetectionAnswer } from '../../../contract/detection.ts';
import { inEnglish, type Note } from '../../../domain/notes.ts';
import type { Kitchen, Person as HealthProfile } from '../../../kitchen/index.ts';
import type { Dish } from '../cooking/cook.ts';
import { noRecipeYet } from './photoNotes.ts';
import type { KnownItem } from './vision/knownItems.ts';

/** How to cook what was seen. */
export interface Cooked extends Pick<DetectionAnswer, 'instructions' | 'ingredients'> {
  readonly dish: Dish | null;
  readonly notes: readonly Note[];
}

export const nothing: Cooked = { instructions: '', dish: null, notes: [] };
const mostWarnings = 5;

/** Ways to cook what was seen, best first: a dish of its own name, then what can be made of the ingredients. None that the gate refuses. */
function dishesFor(
  kitchen: Kitchen,
  items: readonly KnownItem[],
  profile: HealthProfile,
): { dishes: Dish[]; refused: string[] } {
  const refused: string[] = [];
  const own = items.flatMap(({ name, recipeId, ingredient }): Dish[] => {
    const { verdict, reasons } = kitchen.gate(
      recipeId === undefined ? { name, ingredients: [ingredient?.name ?? name] } : { recipeId },
      profile,
    );
    if (verdict === 'refuse')
      refused.push(`${name} does not fit your settings. ${inEnglish(reasons)}`.trim());
    return verdict === 'refuse' || recipeId === undefined ? [] : [{ name, recipeId }];
  });
  const have = items.flatMap(({ ingredient }) => ingredient?.key ?? []);
  const made = kitchen
    .suggest({ keys: have, person: profile, count: 3 })
    .map(({ title, recipe_id }): Dish => ({ name: title, recipeId: recipe_id, have }));
  // What is neither a dish of ours nor an ingredient may still be near one: the kitchen says when it is not.
  const near = items.flatMap(({ name, key }): Dish[] =>
    key === null || key === undefined ? [{ name }] : [],
  );
  return {
    dishes: [...own, ...made, ...near].slice(0, 5),
    refused: refused.slice(0, mostWarnings),
  };
}

/** The best way that has instructions. */
export function howToCook(
  kitchen: Kitchen,
  items: readonly KnownItem[],
  profile: HealthProfile,
): Cooked {
  if (items.length === 0) return nothing;
  const { dishes, refused } = dishesFor(kitchen, items, profile);
  for (const dish of dishes) {
    const {
      instructions,
      error,
      ingredients,
      notes = [],
    } = kitchen.instructions({
      name: dish.name,
      person: profile,
      ...(dish.recipeId === undefined ? {} : { recipeId: dish.recipeId }),
      ...(dish.have ? { have: dish.have } : {}),
    });
    if ((error === undefined || error === '') && instructions !== '')
      return {
        instructions,
        dish,
        ...(ingredients ? { ingredients } : {}),
        notes: [...refused, ...notes],
      };
  }
  return {
    ...nothing,
    notes: [...refused, ...(refused.length > 0 ? [] : [noRecipeYet])],
  };
}
