// What the tables that keep people safe hold; safetyTables.ts reads them.
import type { Limit } from './types.ts';

/** Whether we read what a row rests on; additions/README.md says what each means. */
export type Seen = 'read in part' | 'as quoted elsewhere' | 'not seen by us';

/** A situation in which nothing is suggested. `ask` goes on from 'Ask'. */
export interface Supervised {
  readonly id: string;
  readonly name: string;
  readonly why: string;
  readonly ask: string;
  readonly words: readonly string[];
  readonly source: string;
  readonly seen: Seen;
}

/** What is recognised and no table can judge: dishes are suggested, and none is called a fit. `ask` goes on from 'Ask'. */
export type NotJudged = Supervised;

/** A way of saying a situation that no list of words can hold, as a pattern over plain words. */
export interface SupervisedWay {
  readonly id: string;
  /** The situation's id. */
  readonly situation: string;
  /** Whether it may be said over several statements: 'new liver, 3 weeks'. */
  readonly scope: 'statement' | 'text';
  readonly said: RegExp;
  /** Said as well, it is over, or was never there. */
  readonly unless: RegExp | null;
  /** One that must be found, and one like it that must not. */
  readonly example: string;
  readonly harmless: string;
}

/** What a way of telling of a food says of it. */
export const foodWayKinds = [
  'complaint',
  'eaten',
  'harm',
  'past',
  'now',
  'everything',
  'no_allergy',
  'elsewhere',
  'same_table',
  'at_hand',
  'mistaken',
] as const;
export type FoodWayKind = (typeof foodWayKinds)[number];

/** How languages other than English tell that a food is eaten, does harm, did so once, or is somebody else's. */
export interface FoodWay {
  readonly id: string;
  readonly kind: FoodWayKind;
  readonly said: RegExp;
  /** One that must be found, and one like it that must not. */
  readonly example: string;
  readonly other: string;
}

/** A daily, weekly or meal's amount, as limits of conditions name it. */
export interface MedicineLimit {
  readonly nutrient: string;
  readonly basis: Limit['basis'];
  readonly min: number | null;
  readonly max: number | null;
  readonly unit: string;
}

/** A medicine, or a group that food acts on in the same way. */
export interface Medicine {
  readonly id: string;
  readonly name: string;
  readonly words: readonly string[];
  /** For the screen. */
  readonly rule: string;
  readonly leavesOut: { readonly tags: readonly string[]; readonly keys: readonly string[] };
  /** Quantities that should change little from day to day. */
  readonly steady: readonly string[];
  readonly limits: readonly MedicineLimit[];
  readonly why: string;
  readonly source: string;
  readonly seen: Seen;
}

/** Foods that nobody below an age is given. */
export interface ChildFoods {
  readonly id: string;
  /** Whom: 'a baby under 12 months'. */
  readonly name: string;
  readonly underMonths: number;
  /** Families of foods, with what holds them. */
  readonly families: readonly string[];
  /** Ingredients of which only these themselves are meant. */
  readonly keys: readonly string[];
  /** For the screen. */
  readonly rule: string;
  readonly source: string;
  readonly seen: Seen;
}

/** What is done to a food before a child below an age eats it. */
export interface ChildCaution {
  readonly id: 'bones' | 'round';
  /** Of `ChildFoods`: whom. */
  readonly of: string;
  readonly keys: readonly string[];
  readonly source: string;
  readonly seen: Seen;
}

/**
 * Food that is dangerous where it is handled wrongly. A step that matches `danger` is dangerous in
 * a recipe that names one of `foods`, unless something in the recipe matches `safe`.
 */
export interface FoodHazard {
  readonly id: string;
  readonly name: string;
  readonly foods: readonly RegExp[];
  readonly danger: readonly RegExp[];
  readonly safe: readonly RegExp[];
  readonly message: string;
  readonly source: string;
  readonly seen: Seen;
}

/** A sentence that tells people to change a medicine, or promises a cure. */
export interface MedicalClaim {
  readonly id: string;
  readonly pattern: RegExp;
  /** One that must be found, and one like it that must not. */
  readonly example: string;
  readonly harmless: string;
}

/** The tables' texts; the empty text is a table without rows. */
export interface SafetyTexts {
  readonly supervised: string;
  readonly notJudged: string;
  readonly supervisedWays: string;
  readonly foodWays: string;
  readonly medicines: string;
  readonly childFoods: string;
  readonly childCautions: string;
  readonly hazards: string;
  readonly claims: string;
}

export interface SafetyTables {
  readonly supervised: readonly Supervised[];
  readonly notJudged: readonly NotJudged[];
  readonly supervisedWays: readonly SupervisedWay[];
  readonly foodWays: readonly FoodWay[];
  readonly medicines: readonly Medicine[];
  readonly childFoods: readonly ChildFoods[];
  readonly childCautions: readonly ChildCaution[];
  readonly hazards: readonly FoodHazard[];
  readonly claims: readonly MedicalClaim[];
}
