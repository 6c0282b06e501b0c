// Puts the menus of a week on its days: leftovers after their cooking, the same dish or main ingredient apart.
import { placeDays } from './leftovers.ts';
import type { Menu } from './menu.ts';
import type { PlannedDay } from './weekWorth.ts';
import type { Choice, Programme } from './programme.ts';

/** How well one day follows another: the same dish or main ingredient not repeated, unless it is left over. */
function follows(before: Menu, after: Menu, choices: readonly Choice[]): number {
  let score = 0;
  for (const a of before)
    for (const b of after) {
      const [one, other] = [choices[a], choices[b]];
      if (!one || !other || other.left) continue;
      if (one.dish === other.dish && one.meal !== 0) score -= 2;
      else if (one.dish.main === other.dish.main && one.meal === other.meal) score -= 1;
    }
  return score;
}

/**
 * Orders menus over the days of their kind, Monday first.
 * @returns seven menus; the same menus always come in the same order
 */
export function arrange(
  planned: readonly PlannedDay[],
  { week, choices }: Pick<Programme, 'week' | 'choices'>,
): Menu[] {
  const { days } = placeDays(week, planned, (menus) =>
    menus
      .slice(1)
      .reduce((sum, menu, i) => sum + follows(menus[i] ?? new Int32Array(), menu, choices), 0),
  );
  return days.map(({ menu }) => menu);
}
