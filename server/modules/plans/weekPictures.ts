// The pictures of a week's dishes, told together with the week: a screen need not ask for one after the other.
import type { MealPlan } from '../../../contract/plans.ts';
import { titleWithoutNote } from '../../../domain/mealTitle.ts';
import { slots } from '../../../domain/slots.ts';
import type { Pictures } from '../resources/pictures.ts';

/** Their addresses, by the names under which the dishes are shown. */
export function picturesOf(
  weeks: readonly MealPlan[],
  { know }: Pick<Pictures, 'know'>,
): Record<string, string> {
  const titles = weeks.flatMap((week) =>
    week.flatMap((day) => slots.map((slot) => titleWithoutNote(day[slot] ?? ''))),
  );
  const found = [...new Set(titles)].flatMap((title): [string, string][] => {
    const address = title === '' ? undefined : know(title);
    return address === undefined ? [] : [[title, address]];
  });
  return Object.fromEntries(found);
}
