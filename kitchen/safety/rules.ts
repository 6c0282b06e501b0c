// What a person's conditions and allergens forbid and limit, compiled once and then asked of many meals.
import type { NamedTerm } from '../../domain/notes.ts';
import { allergenNames, isAllergen, tagsOf } from '../health/allergens.ts';
import type { Catalogue, Condition, Limit } from '../catalogue/types.ts';
import type { DishKind } from '../catalogue/tellingTables.ts';
import type { Person } from '../types.ts';
import { limitsOf } from '../health/limits.ts';
import { indexOf } from '../recipes/nutrition.ts';
import type { Quantity } from '../recipes/nutrition.ts';
import { joinedCeiling, mealMaxOf, readOwnLimits } from './ceilings.ts';
import type { Ceiling, Counted, MealLimit } from './ceilings.ts';
import { dietRulesOf, medicineBans, notJudgedOf, supervisedOf } from './dietRules.ts';
import type { DietRules } from './dietRules.ts';
import { leftOutOf, namedLeftOut } from './leftOut.ts';
import type { LeftOut } from './leftOut.ts';
import { tracesOf } from './sparingNotes.ts';
import { weakenedBy } from './undercooked.ts';

/** A tag that must not be met, and how the refusal is worded. */
export interface Ban {
  readonly tag: string;
  /** The allergen, or the condition or medicine that leaves it out. */
  readonly by: NamedTerm;
  readonly only: 'contains' | 'may';
}
/** A tag to be sparing with, by presence. */
export interface Sparing {
  readonly tag: string;
  readonly by: NamedTerm;
  readonly grams: number;
}
export interface Rules {
  readonly person: Person;
  readonly bans: ReadonlyMap<string, Ban>;
  readonly sparing: readonly Sparing[];
  readonly ceilings: readonly Ceiling[];
  /** What is held by its sum where amounts are known; where they are not, the foods of these tags are named. */
  readonly counted: readonly Counted[];
  /** The condition that makes raw food dangerous. */
  readonly weakened: NamedTerm | null;
  /** Limits of a single meal, such as carbohydrate with diabetes. */
  readonly perMeal: readonly MealLimit[];
  /** Conditions of gate 3, for which nothing is suggested. */
  readonly declined: readonly NamedTerm[];
  /** An allergy, coeliac disease or favism: nothing unknown may pass. */
  readonly strict: boolean;
  readonly avoided: ReadonlyMap<string, LeftOut>;
  /** What the person named of these. */
  readonly namedLeftOut: readonly NamedTerm[];
  /** Kinds of dish that are left out by their name. */
  readonly dishKinds: readonly DishKind[];
  /** Ingredients that no ban of an allergen holds for. */
  readonly allowed: ReadonlySet<string>;
  /** What was told of that no table can judge. */
  readonly notJudged: readonly NamedTerm[];
  /** What diets and medicines leave out. */
  readonly diets: DietRules;
  readonly isFree: boolean;
}

/** Grams of a serving from which a limited food is worth a word, where `limited_tags.csv` has none; the '_may' tags always are. */
const usualGrams = 5;
/** What never relaxes (data/README.md, 'Combining'). */
const neverRelaxed = new Set(['coeliac', 'g6pd']);

/** The bans that an ingredient meets. What the person says does no harm meets no ban of an allergen; nor do oats beside coeliac disease. */
export const bansOn = (
  key: string,
  tags: Iterable<string>,
  { bans, allowed }: Pick<Rules, 'bans' | 'allowed'>,
): Ban[] =>
  [...tags].flatMap((tag) => {
    const ban = bans.get(tag);
    const mayStay = ban?.by.of === 'allergen' || ban?.tag === 'oat';
    return ban && !(mayStay && allowed.has(key)) ? [ban] : [];
  });

const compiled = new WeakMap<Person, Rules>();

/** A person's rules, compiled at the first call. Conditions that no table holds are ignored here: `understand` has named them. */
export function rulesOf(person: Person, catalogue: Catalogue): Rules {
  const known = compiled.get(person);
  if (known) return known;
  const rules = compile(person, catalogue);
  compiled.set(person, rules);
  return rules;
}

/** Rules while they are put together: the first that bans a tag words the refusal. */
interface Draft {
  readonly bans: Map<string, Ban>;
  readonly sparing: Map<string, Sparing>;
  readonly ceilings: Map<Quantity, Ceiling>;
  readonly counted: Map<Quantity, Counted & { tags: string[] }>;
  readonly perMeal: MealLimit[];
}

const banOf = (tag: string, by: NamedTerm): Ban => ({
  tag,
  by,
  only: tag.endsWith('_may') ? 'may' : 'contains',
});

/** Bans a tag, and with it what only may contain it. */
function banTag({ bans }: Draft, tag: string, by: NamedTerm): void {
  for (const each of tag.endsWith('_may') ? [tag] : [tag, `${tag}_may`])
    if (!bans.has(each)) bans.set(each, banOf(each, by));
}

function banAllergens({ bans }: Draft, { allergens }: Person): void {
  for (const id of allergens)
    if (isAllergen(id))
      for (const tag of tagsOf(id))
        bans.set(tag, banOf(tag, { of: 'allergen', id, name: allergenNames[id] }));
}

/** Labels tell what a mill, a packer or a brand has brought into a food that is free of it by nature. */
function checkTraces({ sparing }: Draft, { allergens }: Person): void {
  for (const [tag, id] of Object.entries(tracesOf))
    if (allergens.includes(id))
      sparing.set(tag, { tag, by: { of: 'allergen', id, name: allergenNames[id] }, grams: 0 });
}

/** The condition's own figure for a day: a hard one before an aim. */
function dayMaxOf(
  { limits }: Condition,
  quantity: Quantity,
): { max: number; hard: boolean } | undefined {
  const [found] = limits
    .filter(
      (limit) => limit.nutrient === quantity && limit.refDayMax !== null && limit.min === null,
    )
    .sort((a, b) => (a.priority === b.priority ? 0 : a.priority === 'hard' ? -1 : 1));
  return found?.refDayMax == null
    ? undefined
    : { max: found.refDayMax, hard: found.priority === 'hard' };
}

/** What one condition brings, while it is read. */
interface Reading {
  readonly draft: Draft;
  readonly condition: Condition;
  readonly by: NamedTerm;
  readonly catalogue: Catalogue;
}

/** The lowest of all conditions holds. */
function setCeiling(
  { draft: { ceilings }, condition, by, catalogue }: Reading,
  quantity: Quantity,
  fallback: number,
): void {
  const day = dayMaxOf(condition, quantity) ?? { max: fallback, hard: false };
  const ceiling: Ceiling = {
    quantity,
    by,
    dayMax: day.max,
    mealMax: mealMaxOf(quantity, day.max, catalogue),
    unit: quantity.replace(/^.*_/, ''),
    hard: day.hard,
  };
  ceilings.set(quantity, joinedCeiling(ceilings.get(quantity), ceiling));
}

function limitTag(reading: Reading, tag: string): void {
  const { draft, by, catalogue } = reading;
  const { sum = null, servingGrams = null } = catalogue.limitedTags.get(tag) ?? {};
  if (sum) {
    const { quantity, dayMost, what } = sum;
    setCeiling(reading, quantity, dayMost);
    const before = draft.counted.get(quantity);
    if (before) before.tags.push(tag);
    else draft.counted.set(quantity, { tags: [tag], quantity, what, by });
  } else if (!draft.sparing.has(tag)) {
    const grams = tag.endsWith('_may') ? 0 : (servingGrams ?? usualGrams);
    draft.sparing.set(tag, { tag, by, grams });
  }
}

/** A range ('1,000 to 1,200 mg of calcium') is for the day's plan: within it, more in one meal is no reason for caution. */
const isForOneMeal = ({ nutrient, priority, basis, min, refDayMax }: Limit): boolean =>
  priority === 'hard' &&
  basis !== 'per_week' &&
  min === null &&
  refDayMax !== null &&
  nutrient in indexOf &&
  nutrient !== 'energy_kcal' &&
  nutrient !== 'protein_g';

function readCondition(reading: Reading): void {
  const { draft, condition, by, catalogue } = reading;
  if (condition.group !== 'allergy')
    for (const tag of condition.excludedTags) banTag(draft, tag, by);
  for (const tag of condition.limitedTags) limitTag(reading, tag);
  for (const limit of condition.limits)
    if (isForOneMeal(limit)) setCeiling(reading, limit.nutrient as Quantity, limit.refDayMax ?? 0);
  const { id } = condition;
  for (const limit of limitsOf([id], catalogue).limits)
    if (limit.from.includes(id) && ['per_meal', 'per_breakfast'].includes(limit.basis))
      draft.perMeal.push({ ...limit, by });
}

function compile(person: Person, catalogue: Catalogue): Rules {
  const draft: Draft = {
    bans: new Map(),
    sparing: new Map(),
    ceilings: new Map(),
    counted: new Map(),
    perMeal: [],
  };
  const { bans, sparing, ceilings, counted, perMeal } = draft;
  const declined = supervisedOf(person, catalogue);
  const diets = dietRulesOf(person, catalogue);
  banAllergens(draft, person);
  checkTraces(draft, person);
  for (const id of person.conditions) {
    const condition = catalogue.conditions.get(id);
    if (!condition) continue;
    const by: NamedTerm = { of: 'condition', id, name: condition.name };
    if (condition.gate === 3) declined.push(by);
    readCondition({ draft, condition, by, catalogue });
  }
  readOwnLimits(draft, person, catalogue);
  for (const [tag, by] of medicineBans(person, catalogue)) banTag(draft, tag, by);
  const strict =
    person.allergens.length > 0 ||
    person.avoidedKeys.length > 0 ||
    person.uncheckedAllergies.length > 0 ||
    person.conditions.some((id) => neverRelaxed.has(id));
  return {
    person,
    bans,
    sparing: [...sparing.values()].filter(({ tag }) => !bans.has(tag)),
    ceilings: [...ceilings.values()],
    counted: [...counted.values()],
    weakened: weakenedTerm(weakenedBy(person.conditions, catalogue), catalogue),
    perMeal: [...perMeal, ...diets.perMeal],
    declined,
    strict,
    avoided: leftOutOf(person, catalogue),
    namedLeftOut: namedLeftOut(person, catalogue),
    dishKinds: catalogue.dishKinds.filter(({ id }) => person.dishKinds?.includes(id)),
    allowed: new Set(person.allowedKeys ?? []),
    notJudged: notJudgedOf(person, catalogue),
    diets,
    isFree: !strict && bans.size === 0 && declined.length === 0 && isPlain(person),
  };
}

/** Whether nothing but allergies is known of somebody. */
const isPlain = ({
  conditions,
  diets,
  medicines,
  disliked,
  notUnderstood,
  ownLimits = [],
  notJudged = [],
  dishKinds = [],
  tooYoungFor = [],
  perhapsTooYoungFor = [],
  hasOpenQuestion = false,
}: Person): boolean =>
  !hasOpenQuestion &&
  [
    conditions,
    diets,
    medicines,
    disliked,
    notUnderstood,
    ownLimits,
    notJudged,
    dishKinds,
    tooYoungFor,
    perhapsTooYoungFor,
  ].every((each) => each.length === 0);

const weakenedTerm = (id: string | null, catalogue: Catalogue): NamedTerm | null =>
  id === null
    ? null
    : { of: 'condition', id, name: catalogue.conditions.get(id)?.name.toLowerCase() ?? id };
