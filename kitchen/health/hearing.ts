// What has been heard of a person so far, while their words are read.
import type { KitchenNote } from '../../domain/notes.ts';
import { allergyOf, isAllergen } from './allergens.ts';
import type { Allergen, AllergyWord } from './allergens.ts';
import { allergyTo, severalAllergens } from './healthNotes.ts';
import type { Catalogue } from '../catalogue/types.ts';
import type { HealthWords, OwnLimit, Question } from '../types.ts';
import { keepToOneFood } from './fineFood.ts';
import type { Meaning } from './phrases.ts';
import type { Quantity } from '../recipes/nutrition.ts';
import { noteExceptFoods } from './exceptFoods.ts';

/** What an allergy condition of the table excludes, as allergens. */
const allergyOfCondition: Readonly<Record<string, readonly Allergen[]>> = {
  allergy_peanut: ['peanut'],
  allergy_tree_nut: ['tree_nut'],
  allergy_milk: ['milk'],
  allergy_egg: ['egg'],
  allergy_fish: ['fish'],
  allergy_shellfish: ['crustacean', 'mollusc'],
  allergy_soy: ['soy'],
  allergy_wheat: ['wheat'],
  allergy_sesame: ['sesame'],
  asthma_sulphite: ['sulphite'],
  allergy_other: ['mustard', 'celery', 'lupin'],
};

/** A family that is left out, and how it was named. */
export interface LeftOut {
  readonly word: string;
  /** Whether one food of an allergen group leaves the whole group out. */
  readonly isReaction: boolean;
  /** Whether the word means this family alone. */
  readonly isSure: boolean;
  /** A matter of taste: no food stands for its group. */
  readonly isDisliked?: boolean;
}

/** What a medicine tells of, and whose it is said to be. */
export interface Suggested {
  readonly meaning: Meaning;
  readonly isOfHousehold: boolean;
  /** 'I take it': said by the person of themselves. */
  readonly isOfSelf: boolean;
}

export interface Hearing {
  readonly catalogue: Catalogue;
  readonly answers: Readonly<Record<string, string>>;
  /** Whether the text tells anywhere that something makes somebody ill. */
  readonly isHarmTold: boolean;
  /** Whether the text tells anywhere of a remedy that is taken for what is eaten. */
  readonly isRemedyTold: boolean;
  /** Whether it tells of a gut that bears some of a food, and not much. */
  readonly isGutTold: boolean;
  /** Whether an adrenaline pen or a severe reaction is told anywhere in the text. */
  readonly isSevereTold: boolean;
  /** Somebody who is named at the table. */
  readonly atTable: HealthWords['atTable'];
  readonly conditions: Set<string>;
  /** Of these, what somebody has whom the person cooks for, and not they themselves. */
  readonly ofHousehold: Set<string>;
  /** What only a medicine tells of: it holds where nothing else says which illness it is. */
  readonly suggested: Suggested[];
  /** By a statement about somebody who may live elsewhere, the condition by which it is asked whether they are cooked for. */
  readonly askedOf: Map<string, string>;
  /** Treatments that the person says they do not have. */
  readonly denied: Set<string>;
  readonly allergens: Set<Allergen>;
  readonly avoidedKeys: Set<string>;
  readonly uncheckedAllergies: string[];
  /** Of these, what stands beside a known food in one line: 'beetroot (earthy)'. */
  readonly asides: Set<string>;
  /** Families by id. */
  readonly families: Map<string, LeftOut>;
  /** Families that the text says do no harm, and how it names them. */
  readonly fine: Map<string, string>;
  /** Of these, groups of which only what was named is to be left out. */
  readonly restFine: Set<string>;
  /** Ingredients that the text says do no harm. */
  readonly fineKeys: Set<string>;
  /** Ingredients that stay though an allergen or a diet that was named holds them. */
  readonly allowedKeys: Set<string>;
  /** Allergens and conditions that only a wider word has named: peanuts by 'nuts'. */
  readonly wide: Set<string>;
  readonly disliked: Set<string>;
  /** Kinds of dish that are left out by their name. */
  readonly dishKinds: Set<string>;
  readonly diets: Set<string>;
  /** Of these, what only somebody else keeps to. */
  readonly dietsOfOthers: Set<string>;
  /** Diets that are kept to on some days only: 'mostly vegetarian'. */
  readonly partTimeDiets: Set<string>;
  /** Families that somebody else eats. */
  readonly othersEat: Set<string>;
  readonly medicines: Set<string>;
  readonly supervised: Set<string>;
  /** Ids of `not_judged.csv`. */
  readonly notJudged: Set<string>;
  /** Ids of `child_foods.csv`: what is not for their age, and what may be not. */
  readonly tooYoung: Map<string, 'yes' | 'perhaps'>;
  readonly notes: KitchenNote[];
  readonly unknown: string[];
  /** Statements of harm whose food is not known, with what of them was not understood. */
  readonly open: { readonly words: string; readonly unknown: readonly string[] }[];
  readonly leftOut: string[];
  readonly questions: Map<string, Question>;
  /** Questions that the text answers by itself, with its answers. */
  readonly answered: Map<string, string>;
  readonly refinements: Map<string, Question>;
  /** Questions about conditions that were answered before. */
  readonly settled: Map<string, Question>;
  /** Limits in figures that a clinician gave: of each sum the strictest. */
  readonly ownLimits: OwnLimit[];
  /** What was told without a figure: 'low sugar'. */
  readonly takenLimits: Set<Quantity>;
  /** Whether the text says, without a figure, that drinks are limited. */
  readonly fluidLimited: Set<'told'>;
}

export const conditionName = ({ catalogue }: Hearing, id: string): string =>
  catalogue.conditions.get(id)?.name ?? id;

const otherAllergens: Readonly<Record<string, readonly Allergen[]>> = {
  Mustard: ['mustard'],
  Celery: ['celery'],
  Lupin: ['lupin'],
};

/** A condition of the table, with the allergens that it stands for. */
export function addCondition(hearing: Hearing, id: string, phrase = '', isWide = false): void {
  if (id === 'general') return;
  // 'Nuts and peanuts' names peanuts itself, in whatever order.
  const isOnlyWide = isWide && (!hearing.conditions.has(id) || hearing.wide.has(id));
  hearing.conditions.add(id);
  hearing.ofHousehold.delete(id);
  markWide(hearing, id, isOnlyWide);
  const named =
    id === 'allergy_other'
      ? (allergyOf(phrase)?.excludes ??
        otherAllergens[hearing.answers['allergy_other-which'] ?? ''])
      : undefined;
  for (const allergen of named ?? allergyOfCondition[id] ?? []) {
    hearing.allergens.add(allergen);
    markWide(hearing, allergen, isOnlyWide);
  }
}

function markWide({ wide }: Hearing, id: string, isWide: boolean): void {
  if (isWide) wide.add(id);
  else wide.delete(id);
}

/** The families that a condition of not eating something leaves out. */
export const familiesOfCondition = (id: string): readonly string[] => {
  if (id === 'coeliac') return ['gluten'];
  if (id === 'lactose_intolerance') return ['lactose'];
  return allergyOfCondition[id] ?? [];
};

/** A word for an allergen that is no phrase of the table. Where a condition is just that allergy, it is the condition, with what is asked of it. */
export function leaveAllergenOut(
  hearing: Hearing,
  word: string,
  { excludes, ask }: AllergyWord,
): void {
  const same = Object.entries(allergyOfCondition).find(
    ([id, held]) =>
      id.startsWith('allergy_') &&
      held.length === excludes.length &&
      excludes.every((each) => held.includes(each)),
  );
  if (same) addCondition(hearing, same[0]);
  for (const allergen of excludes) hearing.allergens.add(allergen);
  hearing.notes.push(ask ? severalAllergens(word) : allergyTo(word, excludes));
}

/** All families below one, itself among them. */
export function closureOf(catalogue: Catalogue, id: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const queue = [id];
  for (let each = queue.pop(); each !== undefined; each = queue.pop()) {
    if (reached.has(each)) continue;
    reached.add(each);
    queue.push(...(catalogue.families.get(each)?.covers ?? []));
  }
  return reached;
}

/** Groups whose foods are so alike to an allergic person that one stands for all. */
const alike: readonly Allergen[] = ['tree_nut', 'fish', 'crustacean', 'mollusc', 'egg'];
/** Here one food stands for the group only where a reaction is spoken of: butter may be a matter of taste. */
const alikeInReaction: readonly Allergen[] = ['milk', 'soy', 'sesame', 'celery'];

/** 'A Snickers' is peanuts, milk and egg at once, while 'pepper' is one of two. */
const isMadeOfSeveral = (word: string, families: Hearing['families']): boolean =>
  [...families.values()].filter((each) => each.word === word).length > 2;

/** What the families that were heard leave out, as allergens and as ingredient keys. */
export function leaveFamiliesOut(hearing: Hearing): void {
  const { catalogue, families, fine, avoidedKeys } = hearing;
  keepToOneFood(hearing);
  for (const [id, { isSure, isReaction, word }] of families)
    if (
      !isSure &&
      !(isReaction && isMadeOfSeveral(word, families)) &&
      fine.has(id) &&
      fine.get(id) !== word
    )
      families.delete(id);
  const fineFamilies = new Set([...fine.keys()].filter((id) => !families.has(id)));
  for (const [id, heard] of families) {
    leaveAllergensOut(id, heard, fineFamilies, hearing);
    for (const key of catalogue.families.get(id)?.members.keys() ?? []) avoidedKeys.add(key);
  }
  for (const key of keysKept(fineFamilies, hearing)) {
    avoidedKeys.delete(key);
    hearing.allowedKeys.add(key);
  }
  takeBack(fineFamilies, hearing);
  takeRestBack(hearing);
  noteExceptFoods(hearing);
}

/** 'No cashews, the rest of nuts are fine': the group stays, without what was named of it. */
function takeRestBack({ catalogue, families, restFine, allergens, conditions }: Hearing): void {
  for (const id of restFine) {
    const rest = closureOf(catalogue, id);
    const isNamed = [...families.keys()].some((each) => each !== id && rest.has(each));
    for (const group of isNamed ? [...allergens] : [])
      if (rest.has(group) && !families.has(group) && !neverApart.includes(group)) {
        allergens.delete(group);
        conditions.delete(`allergy_${group}`);
      }
  }
}

/** The allergens of a family, and the group that one food of it stands for. */
function leaveAllergensOut(
  id: string,
  { isReaction, isDisliked = false }: LeftOut,
  fineFamilies: ReadonlySet<string>,
  { catalogue, allergens }: Hearing,
): void {
  // Wheat is a part of gluten, which leaves it out by itself.
  if (isAllergen(id)) allergens.add(id);
  else
    for (const each of closureOf(catalogue, id))
      if (isAllergen(each) && !fineFamilies.has(each)) allergens.add(each);
  for (const group of [...(isDisliked ? [] : alike), ...(isReaction ? alikeInReaction : [])]) {
    const members = closureOf(catalogue, group);
    const isToldApart =
      !neverApart.includes(group) &&
      [...fineFamilies].some((each) => members.has(each) || closureOf(catalogue, each).has(group));
    if (members.has(id) && !isToldApart) allergens.add(group);
  }
}

/** Eggs are never told apart: white clings to every yolk. Nor are mammals: who reacts to alpha-gal may to each of them. */
const neverApart: readonly string[] = ['egg', 'mammal_meat'];

/**
 * Ingredients that a text says do no harm. Of what it also leaves out only the wider gives way: 'no nuts,
 * almonds are fine' keeps almonds, and 'I love vegetables, just no leeks' keeps no leeks.
 */
function keysKept(fineFamilies: ReadonlySet<string>, hearing: Hearing): ReadonlySet<string> {
  const { catalogue, families, fineKeys, allergens, wide } = hearing;
  const membersOf = (id: string, ...hows: string[]): string[] =>
    [...(catalogue.families.get(id)?.members ?? [])]
      .filter(([, how]) => hows.length === 0 || hows.includes(how))
      .map(([key]) => key);
  // 'No lactose, cheese is fine': what a group holds altogether is narrower than the group.
  const isWithin = (fine: string, id: string): boolean => {
    const members = catalogue.families.get(id)?.members;
    const named = membersOf(fine, 'is');
    return named.length > 0 && named.every((key) => members?.has(key) && members.get(key) !== 'is');
  };
  const isWiderThan = (id: string, fine: string): boolean =>
    id !== fine && (closureOf(catalogue, id).has(fine) || isWithin(fine, id));
  const left = [
    ...families.keys(),
    ...[...allergens].filter((id) => !wide.has(id) || neverApart.includes(id)),
  ];
  const heldBack = new Set(left.flatMap((id) => membersOf(id, 'is')));
  const kept = new Set([...fineKeys].filter((key) => !heldBack.has(key)));
  const never = new Set(
    left.flatMap((id) => (neverApart.some((each) => each === id) ? membersOf(id) : [])),
  );
  for (const fine of fineFamilies) {
    const narrower = new Set(
      left.filter((id) => !isWiderThan(id, fine)).flatMap((id) => membersOf(id)),
    );
    for (const key of membersOf(fine, 'is'))
      if (!narrower.has(key) && !never.has(key)) kept.add(key);
  }
  return kept;
}

/** 'Allergic to nuts, peanuts are fine': an allergen that is clearly taken back, and was not named itself. */
function takeBack(fineFamilies: ReadonlySet<string>, hearing: Hearing): void {
  for (const id of fineFamilies) {
    const all = closureOf(hearing.catalogue, id);
    const isNamed = [...hearing.families.keys()].some((each) => all.has(each));
    if (!isAllergen(id) || isNamed || !hearing.wide.has(id)) continue;
    hearing.allergens.delete(id);
    hearing.conditions.delete(`allergy_${id}`);
  }
  // 'Wheat' may be coeliac disease until somebody says that rye is fine.
  const isOtherGrainFine = ['rye', 'barley', 'gluten'].some((id) => fineFamilies.has(id));
  if (isOtherGrainFine && hearing.wide.has('coeliac')) hearing.conditions.delete('coeliac');
}
