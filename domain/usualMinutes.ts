// How long a meal takes that says nothing of its time (PLAN-07).
import type { Slot } from './slots.ts';

export const usualMinutes = {
  breakfast: 15,
  lunch: 25,
  dinner: 35,
  snack: 5,
} as const satisfies Record<Slot, number>;
