import { type PlannedPortions, sizeOf } from '../../../../domain/portions.ts';
import { servingsFigure } from '../../../texts/servings.ts';
import { fill } from '../../../texts/fill.ts';
import { counted } from '../../../texts/format.ts';
import { portions as words } from './portions.en.ts';

/** 'For 4 people, with larger portions: 6 servings.'; undefined where everybody has one serving. */
export function portionsText(planned: PlannedPortions): string | undefined {
  const { people, meals, servings } = planned;
  const size = sizeOf(planned);
  if (size === null) return undefined;
  const eating = counted(people, { one: words.person, many: words.people });
  return fill(words[size], {
    people: meals > 1 ? fill(words.atMeals, { people: eating, meals }) : eating,
    servings: servingsFigure(servings),
  });
}
