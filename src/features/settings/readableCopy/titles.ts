import { titleWithoutNote } from '../../../../domain/mealTitle.ts';
import { slots } from '../../../../domain/slots.ts';
import { readEntry } from '../../../api/readHistory.ts';
import { type Fields, rowsOf, textIn } from './section.ts';

/** What recipes are called, by id: the export names ids, and its own rows what they stood for. */
export function titlesIn(data: Fields): ReadonlyMap<string, string> {
  const titles = new Map<string, string>();
  for (const record of rowsOf(data, 'records')) {
    const entry = readEntry(record);
    if (entry?.recipe?.id && entry.suggestion.trim() !== '')
      titles.set(entry.recipe.id, entry.suggestion.trim());
  }
  for (const plan of rowsOf(data, 'plans'))
    for (const day of rowsOf(plan, 'meal_plan'))
      for (const slot of slots) {
        const meal = day[`${slot}_meal`] as Fields | null | undefined;
        const title = titleWithoutNote(textIn(day[slot]));
        if (textIn(meal?.['recipe_id']) !== '' && title !== '')
          titles.set(textIn(meal?.['recipe_id']), title);
      }
  for (const recipe of rowsOf(data, 'own_recipes'))
    titles.set(textIn(recipe['id']), textIn(recipe['title']));
  return titles;
}
