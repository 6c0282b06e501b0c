// What speaks for a dish, and nothing else: as parts, for the screen to say.
import type { Reason, Verdict } from '../../contract/kitchen.ts';
import { coded, termOf } from '../../domain/notes.ts';
import type { KitchenNote } from '../../domain/notes.ts';
import { ownLimitId } from '../../domain/ownLimit.ts';
import type { Country } from '../catalogue/types.ts';
import { isEverydayIn } from './cost.ts';
import type { Facts } from './facts.ts';
import type { Marks } from './marks.ts';
import { valueOf } from './nutrition.ts';
import { countryInText, figure, quantityName } from '../planning/words.ts';
import type { Rules } from '../safety/rules.ts';
import { amountOf, quantityTerm } from '../safety/verdictNotes.ts';

/** The tightest of the person's limits, and how much of a day's the dish has; nothing where it has none of what is limited. */
function tightest(facts: Facts, rules: Rules) {
  const [tight] = rules.ceilings
    .map((each) => ({ ...each, value: valueOf(facts.serving, each.quantity) }))
    .filter(({ dayMax }) => dayMax > 0)
    .sort((a, b) => b.value / b.dayMax - a.value / a.dayMax);
  const share = tight ? Math.round((100 * tight.value) / tight.dayMax) : 0;
  return tight && share > 0 ? { ...tight, share } : undefined;
}

function withinLimit(facts: Facts, rules: Rules): Reason[] {
  const tight = tightest(facts, rules);
  if (!tight) return [];
  return [
    {
      code: 'within_limit',
      condition: tight.by.name,
      condition_id: tight.by.id,
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
    ...(soon ? [{ code: 'uses_first' as const, food: soon.name, food_key: soon.key }] : []),
    ...((rules.person.conditions.length || rules.person.ownLimits?.length) && verdict === 'fit'
      ? withinLimit(facts, rules)
      : []),
    ...(bakes && recipe.prep <= littleWork.handsOn && minutes >= littleWork.minutes
      ? [{ code: 'oven_works' as const, handsOn: recipe.prep }]
      : []),
    ...(country && isEverydayIn(recipe, country) ? [{ code: 'local' as const }] : []),
  ];
}

export const energyOfServing = (kcal: number): KitchenNote =>
  coded(
    'reason.energyOfServing',
    { amount: amountOf(kcal, 'energy_kcal') },
    `${figure(kcal)} kcal a serving.`,
  );
export const commonIn = ({ iso2, name }: Pick<Country, 'iso2' | 'name'>): KitchenNote =>
  coded(
    'reason.common',
    { country: { of: 'country', id: iso2 } },
    `Common in ${countryInText(name)}.`,
  );
export const readyIn = (minutes: number): KitchenNote =>
  coded('reason.quick', { minutes }, `Ready in ${minutes} minutes.`);

/** Why it fits a condition, with the tightest of its numbers. */
export function fitReason(facts: Facts, rules: Rules): KitchenNote {
  const tight = tightest(facts, rules);
  if (!tight)
    return coded(
      'reason.nothingLimited',
      {},
      'It holds nothing that your conditions exclude or limit.',
    );
  const { by, quantity, value, dayMax, share } = tight;
  const name = quantityName(quantity);
  const isLoad = quantity === 'glycaemic_load';
  const unit = isLoad ? '' : ` ${tight.unit}`;
  const what = isLoad
    ? `a ${name} of ${Math.round(value)}`
    : `${Math.round(value)}${unit} of ${name}`;
  return coded(
    'reason.fits',
    {
      by: termOf(by),
      quantity: quantityTerm(quantity),
      amount: amountOf(value, quantity),
      limit: amountOf(dayMax, quantity),
      share,
    },
    `Fits ${by.id === ownLimitId ? 'what you told us' : by.name}: ${what} a serving, about ${share}% of a day's ${Math.round(dayMax)}${unit}.`,
  );
}
