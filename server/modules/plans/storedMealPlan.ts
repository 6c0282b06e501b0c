// Reads the days of a plan that is stored, whoever wrote it: another version, another program, an
// import. Reading never fails; what cannot be shown is mended or left out.
import { MealPlan, type PlanDay } from '../../../contract/plans.ts';
import { weekdays } from '../../../domain/calendar.ts';
import { slots } from '../../../domain/slots.ts';

const longest = { text: 500, ingredients: 100 } as const;

/**
 * @param json what the column holds.
 * @param isKnown whether it was checked when it was written: then it is not checked again.
 */
export function readMealPlan(json: string, isKnown: boolean): MealPlan {
  const value = parseJson(json);
  if (isKnown) return value as MealPlan;
  const parsed = MealPlan.safeParse(value);
  return parsed.success ? parsed.data : mend(value);
}

/** What is no JSON holds nothing. */
export function parseJson(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return [];
  }
}

/** A list of days, or days by their names; a name given twice counts once, an unknown one is no day. */
function mend(value: unknown): MealPlan {
  const days = Array.isArray(value)
    ? value
    : Object.entries(isObject(value) ? value : {}).map(([day, meals]) => ({
        ...(isObject(meals) ? meals : {}),
        day,
      }));
  const byName = new Map<string, PlanDay>();
  for (const each of days) {
    if (!isObject(each)) continue;
    const name = weekdays.find(
      (day) => day.toLowerCase() === String(each['day']).trim().toLowerCase(),
    );
    if (name && !byName.has(name)) byName.set(name, dayOf(name, each));
  }
  return weekdays.flatMap((name) => byName.get(name) ?? []);
}

function dayOf(day: PlanDay['day'], meals: Readonly<Record<string, unknown>>): PlanDay {
  const mended: PlanDay = { day, breakfast: '', lunch: '', dinner: '' };
  for (const slot of slots) {
    // What a screen calls dessert has been stored under that name too.
    const own = slot === 'snack' ? (meals['snack'] ?? meals['dessert']) : meals[slot];
    if (slot !== 'snack' || own !== undefined) mended[slot] = textOf(own);
    const list = meals[`${slot}_ingredients`];
    if (Array.isArray(list))
      mended[`${slot}_ingredients`] = list
        .filter((line) => typeof line === 'string')
        .slice(0, longest.ingredients)
        .map(clip);
  }
  const whole = MealPlan.safeParse([
    {
      ...mended,
      ...Object.fromEntries(slots.map((slot) => [`${slot}_meal`, meals[`${slot}_meal`]])),
    },
  ]);
  return whole.success ? (whole.data[0] ?? mended) : mended;
}

/** The first meal where there are several; its title where it is an object with one. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return clip(value);
  if (Array.isArray(value)) return textOf(value.find((each) => textOf(each) !== ''));
  if (isObject(value)) return textOf(value['title'] ?? value['name']);
  return '';
}

/** Cut between characters, never within one. */
const clip = (text: string): string =>
  text.length <= longest.text
    ? text
    : `${text.slice(0, longest.text - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
