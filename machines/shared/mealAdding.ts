// What the chart keeps that adds a recipe to a week, and what its ports take.
import type { Note } from '../../domain/notes.ts';
import type { Slot } from '../../domain/slots.ts';
import type { MealText, Place, SavedPlan } from './plans.ts';

/** A week from today on, with its plan where it has one. */
export interface WeekToFill {
  start: string;
  end: string;
  plan: SavedPlan | null;
}

/** Somebody who eats along and must not eat the dish. */
export interface NotFor {
  name: string;
  reasons: Note[];
}

/** What is asked for before there is anything to choose. */
export type WeeksFound =
  | {
      outcome: 'found';
      /** The person's own date. */
      today: string;
      weeks: readonly WeekToFill[];
      meal: MealText;
      /** What the dish is eaten as. */
      slots: readonly Slot[];
      /** Whom of those who eat along it is not for, and why. */
      notFor: readonly NotFor[];
    }
  | { outcome: 'refused'; message: string | null };

export interface MealToAdd {
  week: WeekToFill;
  place: Place;
  meal: MealText;
}
/** `changed`: another device was first, and the week is another one by now. */
export type MealAdded = { outcome: 'saved' } | { outcome: 'changed' };

/** The other meals of the week are planned around it; `refused`: no such week fits. */
export type RestPlanned = MealAdded | { outcome: 'refused'; message: Note };

/** How it ended. */
export type AddingOutput =
  | { outcome: 'added'; start: string; place: Place }
  | { outcome: 'abandoned' };
