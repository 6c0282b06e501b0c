// How many days after it was cooked a dish may still be eaten, on the careful side.
import type { Ingredient, Recipe } from '../catalogue/types.ts';
import type { KeepingRule } from '../catalogue/household.ts';

const onTheDay = /\b(?:same day|at once|on the day|within the hour)\b/i;
const nextDay = /\b(?:until|for) the next day\b/i;
const days = /\b(\d+)(?:\s?[–-]\s?\d+)? days?\b/gi;

/**
 * A part that is cooked or made when the rest is warmed: 'cook the egg fresh', 'without noodles', 'then top and grill'. 'Best
 * fresh', 'eat it fresh, or keep it' and what comes fresh from a shop ('add fresh yoghurt') are none.
 */
const madeFresh: readonly RegExp[] = [
  /\b(?<!^best |[.;] best )fresh(?!,? or )(?! yoghurt)\b/i,
  /\bbest fresh[.;][^.;]*\b(?:rice|eggs?) (?:keeps?|1 day)\b/i,
  /(?<!\bbetter )\bwithout (?:(?:the|its) )?(?:noodles and )?(?:eggs?|noodles|rice|pasta|dumplings|toast|toppings?)\b/i,
  /\bjust before (?:eating|serving|you eat|it is eaten)\b/i,
  /\b(?:then top and grill|when you want (?:it|them)|the day (?:it is|they are))\b/i,
  /\b(?:do|does|are|is) not (?:keep|kept)\b/i,
  // Of the plain beans or pancakes: the rest is not said to keep.
  /(?:^|[.;] )(?:the )?plain\b[^.;]*\bkeeps?\b|\bkeep the plain\b/i,
  /\bdress (?:it|them|the \w+)\b/i,
];
/** In a step: 'serve at once' is of any hot dish, and says nothing of the next day. */
const eatenAtOnce =
  /\b(?:eat(?: (?:it|them))? (?:at once|straight away|immediately)|(?:do|does) not keep)\b/i;

/** Whether a recipe says, in its words on keeping or in a step, that it is not to be eaten from what was cooked before. */
export const isMadeFresh = ({ keeping, steps }: Pick<Recipe, 'keeping' | 'steps'>): boolean =>
  madeFresh.some((words) => words.test(keeping)) || steps.some((step) => eatenAtOnce.test(step));

/** The fewest days that a recipe's words on keeping name; 0 where they name none. */
export function daysInWords(keeping: string): number {
  if (onTheDay.test(keeping)) return 0;
  const named = [...keeping.matchAll(days)].map(([, count]) => Number(count));
  if (nextDay.test(keeping)) named.push(1);
  return named.length ? Math.min(...named) : 0;
}

/**
 * Days that a dish may be kept: what its kind allows, shortened by anything that it holds and by the recipe's own words. A recipe
 * that says nothing is not kept; nor is one of which a part is to be made fresh.
 */
export function keepingDays(
  { form, keeping, steps }: Pick<Recipe, 'form' | 'keeping' | 'steps'>,
  ingredients: readonly Ingredient[],
  rules: readonly KeepingRule[],
): number {
  if (isMadeFresh({ keeping, steps })) return 0;
  const any = rules.find(({ by }) => by === 'any')?.days ?? 0;
  const own = rules.find(({ by, what }) => by === 'form' && what === form)?.days ?? any;
  const held = rules
    .filter(
      ({ by, what }) =>
        (by === 'key' && ingredients.some(({ key }) => key === what)) ||
        (by === 'category' && ingredients.some(({ category }) => category === what)),
    )
    .map((rule) => rule.days);
  return Math.max(0, Math.min(own, ...held, daysInWords(keeping)));
}
