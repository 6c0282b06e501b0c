// What the planner's charts keep, and what their ports take.
import type { Note } from '../../domain/notes.ts';
import type { PlanReport } from '../../contract/planReport.ts';
import type { MealPlan, PlanBasis, PlanDay } from '../../contract/plans.ts';
import type { Plan } from '../../contract/storedPlans.ts';
import type { WeekRules } from '../../contract/weekRules.ts';
import type { NotOffered, SwapOffer } from '../../contract/swaps.ts';
import type { HealthQuestion as Question } from '../../contract/settings.ts';
import type { Weekday } from '../../domain/calendar.ts';
import type { PlanEdit } from '../../domain/planEdits.ts';
import type { Slot } from '../../domain/slots.ts';
import type { WeekChoices } from '../../domain/weekRules.ts';
import type { OpenHealth } from './kitchen.ts';
import type { Photo } from './photo.ts';

export type SavedPlan = Plan & {
  /** Only its head is here; the days come when it is looked at. */
  trimmed?: boolean | undefined;
  /** The days, or what is said of how they fit, are those of before a change elsewhere; they are fetched again when it is looked at. */
  outdated?: boolean | undefined;
};
export type { PlanEdit, Slot, Weekday };
/** A planned meal as it is asked how to cook it. */
export interface MealDish {
  name: string;
  ingredients: readonly string[];
  sickness: string | null;
  recipeId?: string | undefined;
  /** What it is cooked with instead. */
  swaps?: string | undefined;
}
export type MealFilter = 'all' | Slot;
/** One meal of a plan. */
export interface Place {
  day: Weekday;
  slot: Slot;
}

/** Who is cooked for, as the settings say. */
export interface Household {
  /** In the person's words; null where none is on record. */
  sickness: string | null;
  /** Allergens, by id, and foods in the person's words. */
  leavesOut?: readonly string[] | undefined;
  diets?: readonly string[] | undefined;
  /** ISO 3166 code of the country that was saved last. */
  country: string | null;
  people: number;
  /** Those with whom the person eats, as they are named: a week is always cooked for them too. Left out where it was not asked. */
  others?: number | undefined;
  /** Answers to the kitchen's questions, by question. */
  answers: Readonly<Record<string, string>>;
  /** What is asked or not understood of the settings. */
  openHealth?: OpenHealth | undefined;
}

/** How long the planner waits, in milliseconds. */
export interface PlannerLimits {
  /** A copy on this device that takes longer is not waited for. */
  recallTimeout: number;
  callTimeout: number;
  archiveTimeout: number;
  restoreTimeout: number;
  aiTimeout: number;
  resourcesTimeout: number;
  /** The device's own share sheet waits for the person. */
  shareTimeout: number;
  undoTime: number;
  searchPause: number;
  /** Making a photo ready in the browser. */
  preparationTimeout: number;
  /** The largest photo that is sent. */
  imageBytes: number;
}

/** What the planner starts with: the newest week whole, of the others what tells them apart. */
export interface PlannerLoad {
  /** Newest first (PLAN-14). */
  plans: readonly SavedPlan[];
  /** Where the older ones go on; null: these are all. */
  before: string | null;
  /** Local calendar date, yyyy-MM-dd. */
  today: string;
  household: Household;
}

/** What the library says to the chart that fetches days, and hears from it. */
export type DaysWanted = { type: 'days.wanted'; planId: string };
export type DaysFetched = { type: 'days.fetched'; plan: SavedPlan };

/** The list did not come; the date is known all the same, so that a plan can be made. */
export type UnreadPlans = Pick<PlannerLoad, 'today'> & { error: unknown };

/** A page of plans from long ago. */
export type OlderPlans = Pick<PlannerLoad, 'plans' | 'before'>;

/** What was done last and can be undone. */
export type Undo =
  | { kind: 'deletion'; id: string }
  | { kind: 'clearing'; id: string }
  | {
      kind: 'edit';
      id: string;
      version: number;
      /** The meal that was taken out of the week. */
      removed?: { meal: string; day: Weekday };
      /** Meals that were left over before, and are cooked by themselves since their cooking was moved. */
      cooked?: readonly { meal: string; day: Weekday }[];
    };
/** Plans that are back, the one to look at first; `weekTaken` is PLAN-16. */
export type RestoreResult =
  | { outcome: 'restored'; plans: readonly SavedPlan[] }
  | { outcome: 'weekTaken' };

/** A meal as a plan's slot takes it. */
export interface MealText {
  text: string;
  ingredients: string[];
  meal: PlanDay['breakfast_meal'];
}
/** What was typed of a meal and not saved, with the place that it was typed for. */
export interface MealDraft extends Place {
  planId: string;
  title: string;
  ingredients: string;
}
/** What a week is planned for, as the form has it, but for a photo. */
export interface WeekForm {
  week: string;
  auto: boolean;
  method: 'image' | 'list';
  location: string;
  /** As it was typed. */
  budget: string;
  list: string;
  rules: WeekChoices;
}
/** The form as it was filled in, and the week that it was opened for. */
export interface WeekFormDraft extends WeekForm {
  openedFor: string;
  /** For how many the settings said it was; absent in drafts of before. */
  household?: number | undefined;
}
/** What the catalogue has for a slot; `leftOut` dishes do not fit the person. */
export interface FoundMeals {
  meals: readonly {
    id: string;
    title: string;
    description: string;
    minutes: number;
    picture: string;
    reasons: readonly Note[];
    caution: boolean;
    meal: MealText;
  }[];
  leftOut: number;
}

/** A plan as it is to be stored. */
export interface PlanDraft {
  mealPlan: MealPlan;
  basis: PlanBasis | null;
  report: PlanReport | null;
}

/** What saving a new plan came to: `weekTaken` is PLAN-16. */
export type SaveResult = { outcome: 'saved'; plan: SavedPlan } | { outcome: 'weekTaken' };
/** What saving a changed plan came to: somebody else changed it meanwhile, and this is what it is now. */
export type UpdateResult =
  | { outcome: 'saved'; plan: SavedPlan }
  | { outcome: 'conflicted'; theirs: SavedPlan };

/** How a change of a plan ended. */
export type EditingOutput =
  | { outcome: 'changed'; plan: SavedPlan }
  | { outcome: 'replaced'; plan: SavedPlan }
  | { outcome: 'abandoned' };

/** What is asked of the kitchen for a new week (GEN-06); `sickness` as the settings have it. */
export type GenerationRequest = (
  | { by: 'budget'; location: string; budget: number }
  | { by: 'list'; list: string }
  | { by: 'image'; image: Photo }
) & {
  sickness: string | null;
  /** The Monday of the week that it is for. */
  week: string;
  rules: WeekRules;
};
/** What the kitchen answered: a week, a question first, or why it is none. */
export type GenerationResult =
  | { outcome: 'planned'; draft: PlanDraft; notes: readonly Note[] }
  | { outcome: 'asked'; questions: readonly Question[] }
  | {
      outcome: 'refused';
      message: Note;
      /** Budgets that would do instead, the smallest first, each with what it says. */
      relaxations: readonly Relaxation[];
      currency: string | null;
    };
export interface Relaxation {
  note: Note;
  budget: number;
  /** Of a day's cooking, where others would do than were asked for. */
  minutes?: { weekday: number; weekend: number } | undefined;
}
export interface PlanRefused {
  outcome: 'refused';
  message: Note;
}
/** Dishes for one place of a plan; where there are none, why: by how many dishes break what, or in words. */
export interface Offers {
  dishes: readonly SwapOffer[];
  currency: string;
  notOffered: NotOffered | null;
  message: Note;
}
/** The same of a plan that is changed. */
export type ProposalResult =
  | { outcome: 'proposed'; mealPlan: MealPlan; report: PlanReport | null }
  | PlanRefused;

export type { MealPlan, PlanBasis, PlanDay, PlanReport, Question, SwapOffer, WeekRules };

/** A timer as it stands: `left` seconds of `seconds`. */
export interface CookingTimer {
  id: string;
  label: string;
  seconds: number;
  left: number;
}

/** What is ticked off on a shopping list; `waiting` of the ticks are still to be sent. */
export interface TickState {
  ticked: readonly string[];
  waiting: number;
}
