// What a plan keeps to, as the settings have it: health, diets and all that is left out.
import type { Household } from '../../../../machines/shared/plans.ts';
import { fill } from '../../../texts/fill.ts';
import { settings } from '../../settings/texts/en.ts';
import { generation as words } from '../texts/en.ts';

const [mostFoods, longestText] = [8, 120];

const shortened = (text: string): string =>
  text.length <= longestText ? text : `${text.slice(0, longestText).trimEnd()}…`;

const labelIn = (names: object, id: string): string =>
  (names as Readonly<Record<string, string | undefined>>)[id] ?? id;

function foodsText(foods: readonly string[]): string {
  const shown = foods.slice(0, mostFoods).map((food) => shortened(food).toLowerCase());
  const more = foods.length > mostFoods ? ['…'] : [];
  return fill(words.without, { foods: [...shown, ...more].join(', ') });
}

/** Empty where nothing is to be kept to. */
export function keptToText({ sickness, leavesOut = [], diets = [] }: Household): string {
  const foods = leavesOut.map((each) => labelIn(settings.allergenNames, each));
  const kept = [
    ...(sickness ? [shortened(sickness)] : []),
    ...diets.map((each) => labelIn(settings.dietNames, each)),
    ...(foods.length > 0 ? [foodsText(foods)] : []),
  ];
  return kept.length > 0 ? fill(words.keptTo, { kept: kept.join('; ') }) : '';
}
