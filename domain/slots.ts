// The meals of a day.

/** In the order of the day as plans keep it. */
export const slots = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
export type Slot = (typeof slots)[number];

/** What a person reads, in English: a snack is labelled Dessert everywhere (PLAN-19). */
export const slotLabels = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Dessert',
} as const satisfies Record<Slot, string>;

/** The same within a sentence. */
export const slotName = (slot: Slot): string => slotLabels[slot].toLowerCase();
