import { weekdays } from '../../../../domain/calendar.ts';
import { slots } from '../../../../domain/slots.ts';
import type { MealDraft } from '../../../../machines/shared/plans.ts';

const texts = ['planId', 'title', 'ingredients'] as const;

/** A meal that this tab has kept as it was typed; null where it is not one. */
export function mealDraftIn(value: unknown): MealDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const fields = value as Readonly<Record<keyof MealDraft, unknown>>;
  const isDraft =
    texts.every((name) => typeof fields[name] === 'string') &&
    weekdays.some((day) => day === fields.day) &&
    slots.some((slot) => slot === fields.slot);
  return isDraft ? (value as MealDraft) : null;
}
