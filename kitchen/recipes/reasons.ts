// What speaks for a dish, and nothing else: as parts, for the screen to say.
import type { Reason, Verdict } from '../../contract/kitchen.ts';
import type { Country } from '../catalogue/types.ts';
import { isEverydayIn } from './cost.ts';
import type { Facts } from './facts.ts';
import type { Marks } from './marks.ts';
import { valueOf } from './nutrition.ts';
import type { Rules } from '../safety/rules.ts';

/** The tightest of the person's limits, which the dish keeps. */
function withinLimit(facts: Facts, rules: Rules): Reason[] {
  const [tight] = rules.ceilings
    .map((each) => ({ ...each, value: valueOf(facts.serving, each.quantity) }))
    .filter(({ dayMax }) => dayMax > 0)
    .sort((a, b) => b.value / b.dayMax - a.value / a.dayMax);
  if (!tight) return [];
  return [
    {
      code: 'within_limit',
      condition: tight.condition,
      quantity: tight.quantity,
      amount: Math.round(tight.value),
      unit: tight.quantity === 'glycaemic_load' ? '' : tight.unit,
      dayMax: Math.round(tight.dayMax),
    },
  ];
}

/** Little work and a long time by itself. */
const littleWork = { handsOn: 12, minutes: 35 } as const;

/** The strongest first. */
export function reasonsOf(
  facts: Facts,
  { have, swaps }: Marks,
  { verdict }: Verdict,
  rules: Rules,
  country: Country | undefined,
): Reason[] {
  const { recipe, minutes } = facts;
  const soon = [...have, ...swaps.flatMap(({ holding }) => holding.item ?? [])].find(
    ({ useFirst }) => useFirst,
  );
  const bakes = recipe.equipment.some((each) => /\boven\b|baking tray|roasting tin/.test(each));
  return [
    ...(soon ? [{ code: 'uses_first' as const, food: soon.name }] : []),
    ...(rules.person.conditions.length && verdict === 'fit' ? withinLimit(facts, rules) : []),
    ...(bakes && recipe.prep <= littleWork.handsOn && minutes >= littleWork.minutes
      ? [{ code: 'oven_works' as const, handsOn: recipe.prep }]
      : []),
    ...(country && isEverydayIn(recipe, country) ? [{ code: 'local' as const }] : []),
  ];
}

/** Why it fits a condition, with the tightest of its numbers. */
export function fitReason(facts: Facts, rules: Rules): string {
  const tight = rules.ceilings
    .map((each) => ({ ...each, value: valueOf(facts.serving, each.quantity) }))
    .sort((a, b) => b.value / b.dayMax - a.value / a.dayMax)[0];
  if (!tight || tight.dayMax <= 0) return 'It holds nothing that your conditions exclude or limit.';
  const share = Math.round((100 * tight.value) / tight.dayMax);
  const name =
    tight.quantity === 'glycaemic_load'
      ? 'glycaemic load'
      : tight.quantity
          .replace(/_(mg|g|ug|ml)$/, '')
          .replace('sat_fat', 'saturated fat')
          .replaceAll('_', ' ');
  const unit = tight.quantity === 'glycaemic_load' ? '' : ` ${tight.unit}`;
  return tight.quantity === 'glycaemic_load'
    ? `Fits ${tight.condition}: a ${name} of ${Math.round(tight.value)} a serving, about ${share}% of a day's ${Math.round(tight.dayMax)}.`
    : `Fits ${tight.condition}: ${Math.round(tight.value)}${unit} of ${name} a serving, about ${share}% of a day's ${Math.round(tight.dayMax)}${unit}.`;
}
