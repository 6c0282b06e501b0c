import { fill } from '../../../texts/fill.ts';
import { weekdayText } from '../../../texts/format.ts';
import { planner as words } from '../texts/en.ts';
import type { Meal } from './selectors.ts';

/** A dish, and the day that it is left from where it is not cooked again. */
export const titleInWeek = ({ title, leftoverOf }: Pick<Meal, 'title' | 'leftoverOf'>): string =>
  leftoverOf === undefined
    ? title
    : fill(words.leftoverMeal, { meal: title, day: weekdayText(leftoverOf) });
