// What a person has at home, as a recipe is held against it.
import type { Kitchen } from '../../../kitchen/index.ts';
import type { PantryService } from '../pantry/service.ts';
import type { Dish } from './cook.ts';

/** Of the person's pantry. Of an empty one nothing follows: nobody has said what is at home. */
export async function atHandOf(
  kitchen: Kitchen,
  pantry: Pick<PantryService, 'staples' | 'read'>,
  userId: string,
  country: string | null,
): Promise<Pick<Dish, 'items' | 'staples'>> {
  const { items: foods } = await pantry.read(userId);
  const words = foods.filter(({ key }) => key !== null).map(({ text }) => text);
  if (words.length === 0) return {};
  const { items } = kitchen.readIngredients(words.join('\n'), { country });
  return { items, staples: await pantry.staples(userId, country) };
}
