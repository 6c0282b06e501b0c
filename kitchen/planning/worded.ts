// Meals of a week in a person's own words, and what of them counts nowhere.
import type { MealPlan, PlanDay, PlanReport } from '../../contract/plans.ts';
import { weekdays } from '../../domain/calendar.ts';
import type { NamedTerm } from '../../domain/notes.ts';
import type { Slot } from '../../domain/slots.ts';
import type { WrittenMeal } from '../safety/table.ts';
import { readOwnMeal } from '../shopping/ownMeals.ts';
import { dishesOf } from './dishes.ts';
import type { Dish } from './dishes.ts';
import { keptMeals, mealOfDay, plannedMeal } from './kept.ts';
import type { Kept } from './programme.ts';
import { dishOfWords, type WordsFor } from './wordsDish.ts';
import { meals } from './worth.ts';

/** What is cooked with swaps is told by its own lines. */
const isOneOf = (ids: ReadonlySet<string>, meal: ReturnType<typeof plannedMeal>): boolean =>
  ids.has(meal?.recipe_id ?? '') && meal?.swaps === undefined;

/** A meal in a person's own words; its dish is null where none of it is known. */
export interface Worded extends Omit<Kept, 'dish'> {
  readonly title: string;
  /** Lines that name no food that we know. */
  readonly unread: readonly string[];
  readonly of: NamedTerm;
  readonly written: WrittenMeal;
  readonly dish: Dish | null;
  /** Whether every line names a food and how much of it. */
  readonly isWeighed: boolean;
}

/** The meals of a plan that are of our recipes, and those in the person's own words. */
export function mealsIn(
  plan: MealPlan,
  about: WordsFor,
): { readonly ours: readonly Kept[]; readonly own: readonly Worded[] } {
  const { people, country, catalogue } = about;
  // Who writes 'Jollof rice' in their own words means theirs, not ours.
  const ids = new Set(catalogue.recipes.map(({ id }) => id));
  const isOurs = (day: PlanDay, slot: Slot): boolean => isOneOf(ids, plannedMeal(day, slot));
  const known = { people, dishes: dishesOf(catalogue), words: () => null };
  const own = plan.flatMap((day) =>
    meals.flatMap((slot, meal) => {
      const read = isOurs(day, slot) ? null : readOwnMeal(day, slot, catalogue, country);
      return read
        ? [
            {
              of: mealOfDay(day, slot),
              title: read.title,
              unread: read.unread,
              written: { name: read.title, lines: read.lines, told: read.told },
              day: weekdays.indexOf(day.day),
              meal,
              portion: 1,
              left: false,
              ...(dishOfWords(read, slot, plannedMeal(day, slot)?.recipe_id, about) ?? {
                dish: null,
                isWeighed: false,
              }),
            },
          ]
        : [];
    }),
  );
  return { ours: keptMeals(plan, known, isOurs).kept, own };
}

/** So many words of a meal are told where it stands, each of so many characters. */
const [mostWords, longestWord] = [8, 40];

/** Meals of which not all counts, each with the words that name no food that we know; absent where all counts. */
export function uncountedOf(own: readonly Worded[]): Pick<PlanReport, 'uncounted'> {
  const uncounted = own.flatMap(({ day, meal, isWeighed, unread }) => {
    const [weekday, slot] = [weekdays[day], meals[meal]];
    if (isWeighed || !weekday || !slot) return [];
    const words = unread.slice(0, mostWords).map((text) => text.slice(0, longestWord));
    return [{ day: weekday, slot, words }];
  });
  return uncounted.length > 0 ? { uncounted } : {};
}
