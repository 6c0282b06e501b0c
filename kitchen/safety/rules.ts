// What a person's conditions and allergens forbid and limit, compiled once and then asked of many meals.
import { allergenNames, isAllergen, tagsOf } from '../health/allergens.ts';
import type { Catalogue } from '../catalogue/types.ts';
import type { Person } from '../types.ts';
import { limitsOf } from '../health/limits.ts';
import type { JointLimit } from '../health/limits.ts';
import { indexOf } from '../recipes/nutrition.ts';
import type { Quantity } from '../recipes/nutrition.ts';
import { dietRulesOf, medicineBans, supervisedNames } from './dietRules.ts';
import type { DietRules } from './dietRules.ts';
import { weakenedBy } from './undercooked.ts';

/** A tag that must not be met, and how the refusal is worded. */
export interface Ban {
  readonly tag: string;
  readonly allergen: string | null;
  readonly condition: string | null;
  readonly only: 'contains' | 'may';
}
/** A tag to be sparing with, by presence. */
export interface Sparing {
  readonly tag: string;
  readonly condition: string;
  readonly grams: number;
}
/** A sum over one serving that should stay under a share of the day. */
export interface Ceiling {
  readonly quantity: Quantity;
  readonly condition: string;
  readonly dayMax: number;
  readonly mealMax: number;
  readonly unit: string;
  readonly hard: boolean;
}

export interface Counted {
  readonly tags: readonly string[];
  readonly what: string;
  readonly condition: string;
}

export interface Rules {
  readonly person: Person;
  readonly bans: ReadonlyMap<string, Ban>;
  readonly sparing: readonly Sparing[];
  readonly ceilings: readonly Ceiling[];
  /** What is held by its sum where amounts are known; where they are not, the foods of these tags are named. */
  readonly counted: readonly Counted[];
  /** The condition that makes raw food dangerous. */
  readonly weakened: string | null;
  /** Limits of a single meal, such as carbohydrate with diabetes. */
  readonly perMeal: readonly (JointLimit & { readonly condition: string })[];
  /** Names of conditions of gate 3, for which nothing is suggested. */
  readonly declined: readonly string[];
  /** An allergy, coeliac disease or favism: nothing unknown may pass. */
  readonly strict: boolean;
  readonly avoided: ReadonlySet<string>;
  /** Ingredients that no ban of an allergen holds for. */
  readonly allowed: ReadonlySet<string>;
  /** What diets and medicines leave out. */
  readonly diets: DietRules;
  readonly isFree: boolean;
}

/** Limited tags whose amount decides: the sum they stand for, and the day's figure where no limit of the condition gives one. */
const summed: Readonly<Record<string, readonly [Quantity, number]>> = {
  high_sodium: ['sodium_mg', 2000],
  sodium_added: ['sodium_mg', 2000],
  high_potassium: ['potassium_mg', 2700],
  high_phosphorus: ['phosphorus_mg', 1000],
  high_sat_fat: ['sat_fat_g', 22],
  high_fat: ['fat_g', 70],
  high_sugar: ['free_sugars_g', 50],
  added_sugar: ['free_sugars_g', 50],
  sugary_drink: ['free_sugars_g', 50],
  high_gi: ['glycaemic_load', 100],
  refined: ['glycaemic_load', 100],
  high_cholesterol: ['cholesterol_mg', 300],
  high_iron: ['iron_mg', 18],
  high_purine: ['purine_mg', 400],
  mod_purine: ['purine_mg', 400],
  caffeine: ['caffeine_mg', 200],
  vitk_high: ['vit_k_ug', 250],
  lactose_mod: ['lactose_g', 24],
};
const countedWords: Readonly<Partial<Record<Quantity, string>>> = {
  sodium_mg: 'salt',
  potassium_mg: 'potassium',
  phosphorus_mg: 'phosphorus',
  sat_fat_g: 'saturated fat',
  fat_g: 'fat',
  free_sugars_g: 'sugar',
  glycaemic_load: 'starch and sugar that raise blood sugar fast',
  cholesterol_mg: 'cholesterol',
  iron_mg: 'iron',
  purine_mg: 'purines',
  caffeine_mg: 'caffeine',
  vit_k_ug: 'vitamin K, which should stay steady from day to day',
  lactose_g: 'lactose',
};
/** Grams of a serving from which a limited food is worth a word; alcohol and the '_may' tags always are. Our judgement. */
const worthAWord: Readonly<Record<string, number>> = {
  spicy: 1,
  mint: 2,
  ferment: 15,
  acidic: 20,
  citrus: 20,
  goitrogen: 40,
  oxalate_mod: 50,
  oxalate_high: 15,
  fodmap_mod: 25,
  fodmap_unknown: 20,
  soy: 10,
  alcohol: 0,
  fried: 5,
  tannin: 20,
  mercury_mod: 20,
  msg: 1,
};
/** What never relaxes (data/README.md, 'Combining'). */
const neverRelaxed = new Set(['coeliac', 'g6pd']);

/**
 * Shares of the day: one meal may bring a third before it is worth a word, or what `dish_limits.csv` gives
 * where that is less, and never more than the whole of a hard limit.
 */
const mealShare = 1 / 3;

/** The bans that an ingredient meets. What the person says does no harm meets no ban of an allergen. */
export const bansOn = (
  key: string,
  tags: Iterable<string>,
  { bans, allowed }: Pick<Rules, 'bans' | 'allowed'>,
): Ban[] =>
  [...tags].flatMap((tag) => {
    const ban = bans.get(tag);
    return ban && !(ban.allergen !== null && allowed.has(key)) ? [ban] : [];
  });

const mealMaxOf = (quantity: Quantity, dayMax: number, { dishLimits }: Catalogue): number =>
  Math.min(dayMax * mealShare, dishLimits.get(quantity)?.most ?? Number.POSITIVE_INFINITY);

const compiled = new WeakMap<Person, Rules>();

/** A person's rules, compiled at the first call. Conditions that no table holds are ignored here: `understand` has named them. */
export function rulesOf(person: Person, catalogue: Catalogue): Rules {
  const known = compiled.get(person);
  if (known) return known;
  const rules = compile(person, catalogue);
  compiled.set(person, rules);
  return rules;
}

function compile(person: Person, catalogue: Catalogue): Rules {
  const bans = new Map<string, Ban>();
  const sparing = new Map<string, Sparing>();
  const ceilings = new Map<string, Ceiling>();
  const counted = new Map<Quantity, { tags: string[]; what: string; condition: string }>();
  const perMeal: (JointLimit & { condition: string })[] = [];
  const declined = supervisedNames(person, catalogue);
  const diets = dietRulesOf(person, catalogue);
  for (const allergen of person.allergens)
    if (isAllergen(allergen))
      for (const tag of tagsOf(allergen))
        bans.set(tag, {
          tag,
          allergen: allergenNames[allergen],
          condition: null,
          only: tag.endsWith('_may') ? 'may' : 'contains',
        });

  for (const id of person.conditions) {
    const condition = catalogue.conditions.get(id);
    if (!condition) continue;
    if (condition.gate === 3) declined.push(condition.name);
    const byAllergen = condition.group === 'allergy';
    if (!byAllergen)
      for (const tag of condition.excludedTags) {
        for (const each of tag.endsWith('_may') ? [tag] : [tag, `${tag}_may`])
          if (!bans.has(each))
            bans.set(each, {
              tag: each,
              allergen: null,
              condition: condition.name,
              only: each.endsWith('_may') ? 'may' : 'contains',
            });
      }
    const { limits } = limitsOf([id], catalogue);
    const own = limits.filter((limit) => limit.from.includes(id));
    const dayMaxOf = (quantity: Quantity): { max: number; hard: boolean } | undefined => {
      const found = condition.limits
        .filter(
          (limit) => limit.nutrient === quantity && limit.refDayMax !== null && limit.min === null,
        )
        .sort((a, b) => (a.priority === b.priority ? 0 : a.priority === 'hard' ? -1 : 1))[0];
      return found?.refDayMax == null
        ? undefined
        : { max: found.refDayMax, hard: found.priority === 'hard' };
    };
    const ceiling = (quantity: Quantity, fallback: number): void => {
      const day = dayMaxOf(quantity) ?? { max: fallback, hard: false };
      const before = ceilings.get(quantity);
      if (before && before.dayMax <= day.max) return;
      ceilings.set(quantity, {
        quantity,
        condition: condition.name,
        dayMax: day.max,
        mealMax: mealMaxOf(quantity, day.max, catalogue),
        unit: quantity.replace(/^.*_/, ''),
        hard: day.hard,
      });
    };
    for (const tag of condition.limitedTags) {
      const sum = summed[tag];
      if (sum) {
        ceiling(...sum);
        const [quantity] = sum;
        const before = counted.get(quantity);
        if (before) before.tags.push(tag);
        else
          counted.set(quantity, {
            tags: [tag],
            what: countedWords[quantity] ?? quantity,
            condition: condition.name,
          });
      } else if (!sparing.has(tag))
        sparing.set(tag, {
          tag,
          condition: condition.name,
          grams: tag.endsWith('_may') ? 0 : (worthAWord[tag] ?? 5),
        });
    }
    // A range ('1,000 to 1,200 mg of calcium') is for the day's plan: within it, more in one meal is no reason for caution.
    for (const limit of condition.limits)
      if (
        limit.priority === 'hard' &&
        limit.basis !== 'per_week' &&
        limit.min === null &&
        limit.refDayMax !== null &&
        limit.nutrient in indexOf &&
        limit.nutrient !== 'energy_kcal' &&
        limit.nutrient !== 'protein_g'
      )
        ceiling(limit.nutrient as Quantity, limit.refDayMax);
    for (const limit of own)
      if (limit.basis === 'per_meal' || limit.basis === 'per_breakfast')
        perMeal.push({ ...limit, condition: condition.name });
  }
  for (const [tag, name] of medicineBans(person, catalogue))
    for (const each of tag.endsWith('_may') ? [tag] : [tag, `${tag}_may`])
      if (!bans.has(each))
        bans.set(each, {
          tag: each,
          allergen: null,
          condition: name,
          only: each.endsWith('_may') ? 'may' : 'contains',
        });
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
    weakened: nameOf(weakenedBy(person.conditions), catalogue),
    perMeal: [...perMeal, ...diets.perMeal],
    declined,
    strict,
    avoided: new Set(person.avoidedKeys),
    allowed: new Set(person.allowedKeys ?? []),
    diets,
    isFree: !strict && bans.size === 0 && declined.length === 0 && isPlain(person),
  };
}

/** Whether nothing but allergies is known of somebody. */
const isPlain = ({ conditions, diets, medicines, disliked, notUnderstood }: Person): boolean =>
  [conditions, diets, medicines, disliked, notUnderstood].every((each) => each.length === 0);

const nameOf = (id: string | null, catalogue: Catalogue): string | null =>
  id === null ? null : (catalogue.conditions.get(id)?.name.toLowerCase() ?? id);

/** Names of tags for a sentence. */
const tagWords: Readonly<Record<string, string>> = {
  gluten: 'gluten',
  gluten_may: 'gluten',
  wheat: 'wheat',
  oat: 'oats, unless certified gluten-free',
  alcohol: 'alcohol',
  sugary_drink: 'a sugary drink',
  organ_meat: 'offal',
  fodmap_high: 'foods high in FODMAPs',
  lactose_high: 'much lactose',
  favism: 'broad (fava) beans',
  drug_interaction: 'grapefruit or its like, which changes how medicines work',
  mercury_high: 'fish high in mercury',
  vita_high: 'very much vitamin A',
  ckd_toxic: 'a food that harms weak kidneys',
  phosphate_add: 'phosphate additives',
  iodine_high: 'seaweed or other food very high in iodine',
  sulphite: 'sulphites',
  processed_meat: 'processed meat',
  red_meat: 'red meat',
  fried: 'fried food',
  spicy: 'hot spices',
  acidic: 'acidic food',
  citrus: 'citrus',
  chocolate: 'chocolate',
  mint: 'mint',
  msg: 'flavour enhancer',
  carbonated: 'fizzy drink',
  soy: 'soya',
  goitrogen: 'raw cabbage-family food',
  oily_fish: 'oily fish',
  shellfish: 'shellfish',
  tannin: 'strong tea',
  mercury_mod: 'fish with some mercury',
  fodmap_mod: 'foods with some FODMAPs',
  fodmap_unknown: 'foods whose FODMAPs are not known',
  ferment: 'fermented food',
  inr: 'cranberries or pomegranate, which can strengthen it,',
  oxalate_high: 'food high in oxalate',
  oxalate_mod: 'food with some oxalate',
  listeria: 'soft ripened cheese, cold-smoked fish or the like, which can carry listeria',
  cured_raw: 'cured meat that is eaten uncooked',
  milk_may: 'perhaps milk',
  lupin: 'lupin',
  peanut: 'peanuts',
  fish_may: 'perhaps fish',
};
export const tagWord = (tag: string): string =>
  tagWords[tag] ?? tag.replace(/_may$/, '').replaceAll('_', ' ');
