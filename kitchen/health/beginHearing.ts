// A hearing at its beginning: nothing has been heard yet.
import type { Catalogue } from '../catalogue/types.ts';
import type { HealthWords } from '../types.ts';
import type { Hearing } from './hearing.ts';

export const beginHearing = (
  catalogue: Catalogue,
  words: HealthWords,
  isHarmTold: boolean,
): Hearing => ({
  catalogue,
  answers: words.answers ?? {},
  isHarmTold,
  atTable: words.atTable,
  conditions: new Set(),
  ofHousehold: new Set(),
  denied: new Set(),
  allergens: new Set(),
  avoidedKeys: new Set(),
  uncheckedAllergies: [],
  asides: new Set(),
  families: new Map(),
  fine: new Map(),
  restFine: new Set(),
  fineKeys: new Set(),
  allowedKeys: new Set(),
  wide: new Set(),
  disliked: new Set(),
  diets: new Set(),
  dietsOfOthers: new Set(),
  othersEat: new Set(),
  medicines: new Set(),
  supervised: new Set(),
  notJudged: new Set(),
  tooYoung: new Map(),
  notes: [],
  unknown: [],
  open: [],
  leftOut: [],
  questions: new Map(),
  answered: new Map(),
  refinements: new Map(),
});
