import { type PlannedPortions, sizeOf } from '../../../../domain/portions.ts';
import { servingsFigure } from '../../../texts/servings.ts';
import { fill } from '../../../texts/fill.ts';
import { portions as words } from './portions.en.ts';

/** 'For 4, with larger portions: 6 servings.'; undefined where everybody has one serving. */
export function portionsText(planned: PlannedPortions): string | undefined {
  const { people, meals, servings } = planned;
  const size = sizeOf(planned);
  return size === null
    ? undefined
    : fill(words[size], {
        people: meals > 1 ? fill(words.atMeals, { people, meals }) : people,
        servings: servingsFigure(servings),
      });
}
