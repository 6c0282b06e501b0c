// What recipes can be filtered by. Diets, allergens and conditions are asked of the kitchen's gate. For diets and conditions only what
// it calls a fit passes. For allergens whatever holds none of them passes, surely or perhaps; that labels have to be read is said.
import { allergenNames, allergens } from '../../../kitchen/health/allergens.ts';
import type { Facts } from '../../../kitchen/recipes/facts.ts';
import {
  inServing,
  meetsClaim,
  nutritionClaims,
} from '../../../kitchen/recipes/nutritionClaims.ts';
import { passes } from '../../../kitchen/recipes/filters.ts';
import { judgeRecipe } from '../../../kitchen/safety/gate.ts';
import { type Rules, rulesOf } from '../../../kitchen/safety/rules.ts';
import type { HealthWords, Kitchen } from '../../../kitchen/index.ts';
import { slots } from '../../../domain/slots.ts';
import { english as texts } from './texts/en.ts';

export const kinds = [
  'diet',
  'free',
  'condition',
  'nutrition',
  'time',
  'meal',
  'cuisine',
  'equipment',
] as const;
export type Kind = (typeof kinds)[number];

/** Of these several may be chosen, and a recipe has to pass all of them; of the others one. */
const joined: ReadonlySet<Kind> = new Set(['diet', 'free', 'condition', 'nutrition', 'equipment']);
export const isJoined = (kind: Kind): boolean => joined.has(kind);

export interface Filter {
  readonly kind: Kind;
  /** As the address names it. */
  readonly value: string;
  /** In English; in other languages locale.ts has it. */
  readonly label: string;
}

/** A filter that the gate decides. */
export interface HealthFilter extends Filter {
  readonly rules: Rules;
}

/** What an index knows a filter by. */
export const nameOf = ({ kind, value }: Pick<Filter, 'kind' | 'value'>): string =>
  `${kind}=${value}`;

export const slugOf = (words: string): string =>
  words
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Minutes that can be asked for. */
export const timeLimits = [10, 15, 30, 45, 60] as const;
/** Kilocalories in a serving that can be asked for. */
export const energyLimits = [300, 400, 500, 600] as const;
const energySlug = (most: number): string => `up-to-${most}-kcal`;
/** The kilocalories that a filter of this value allows; undefined where it is about something else. */
export const energyOf = (value: string): number | undefined =>
  energyLimits.find((most) => energySlug(most) === value);
const equipment = ['no_oven', 'no_hob', 'one_pot', 'microwave', 'air_fryer'] as const;
/** A pattern of whole weeks: no single dish is for or against it. */
const judgedByWeek: ReadonlySet<string> = new Set(['mediterranean']);
/**
 * Conditions whose limits the app works out without asking anything first (gate 0 and 1). Others depend on a stage, a medicine or
 * a clinic, and allergies are among the allergens.
 */
const isForAnyone = ({ id, gate, group }: { id: string; gate: number; group: string }): boolean =>
  gate <= 1 && group !== 'baseline' && !id.startsWith('allergy_');

/** Diets, allergens and conditions, with the rules that each of them means. */
export function healthFiltersOf(kitchen: Kitchen): readonly HealthFilter[] {
  const { catalogue } = kitchen;
  const rulesFor = (words: HealthWords): Rules =>
    rulesOf(kitchen.understand(words).person, catalogue);
  const diets = [...catalogue.diets.values()]
    .filter(({ id }) => !judgedByWeek.has(id))
    .map(({ id, name }) => ({
      kind: 'diet' as const,
      value: slugOf(id),
      label: name.charAt(0).toUpperCase() + name.slice(1),
      rules: rulesFor({ diets: [id] }),
    }));
  const free = allergens.map((id) => ({
    kind: 'free' as const,
    value: slugOf(id),
    label: `No ${allergenNames[id]}`,
    rules: rulesFor({ allergens: [id] }),
  }));
  const conditions = [...catalogue.conditions.values()].filter(isForAnyone).map(({ id, name }) => ({
    kind: 'condition' as const,
    value: slugOf(id),
    label: name,
    rules: rulesFor({ conditions: [id] }),
  }));
  return [...diets, ...free, ...conditions];
}

/** What the recipe itself says. */
export function plainFiltersOf(kitchen: Kitchen): readonly Filter[] {
  const cuisines = new Map<string, number>();
  for (const { cuisine } of kitchen.catalogue.recipes)
    cuisines.set(cuisine, (cuisines.get(cuisine) ?? 0) + 1);
  return [
    ...nutritionClaims.map((claim) => ({
      kind: 'nutrition' as const,
      value: claim,
      label: texts.claims[claim],
    })),
    ...energyLimits.map((most) => ({
      kind: 'nutrition' as const,
      value: energySlug(most),
      label: texts.upToEnergy(most),
    })),
    ...timeLimits.map((most) => ({
      kind: 'time' as const,
      value: String(most),
      label: texts.upTo(most),
    })),
    ...slots.map((meal) => ({ kind: 'meal' as const, value: meal, label: texts.meals[meal] })),
    ...[...cuisines]
      .sort(([one, more], [other, less]) => less - more || (one < other ? -1 : 1))
      .map(([cuisine]) => ({ kind: 'cuisine' as const, value: slugOf(cuisine), label: cuisine })),
    ...equipment.map((each) => ({
      kind: 'equipment' as const,
      value: slugOf(each),
      label: texts.equipment[each],
    })),
  ];
}

/** The names of the plain filters that a recipe passes. */
export function plainNamesOf(facts: Facts): string[] {
  const { recipe } = facts;
  return [
    ...nutritionClaims
      .filter((claim) => meetsClaim(claim, facts))
      .map((claim) => `nutrition=${claim}`),
    ...energyLimits
      .filter((most) => inServing(facts, 'energy_kcal') <= most)
      .map((most) => `nutrition=${energySlug(most)}`),
    ...timeLimits.filter((most) => facts.minutes <= most).map((most) => `time=${most}`),
    ...recipe.meals.map((meal) => `meal=${meal}`),
    `cuisine=${slugOf(recipe.cuisine)}`,
    ...equipment
      .filter((each) => passes(facts, { equipment: each }))
      .map((each) => `equipment=${slugOf(each)}`),
  ];
}

export function fits(facts: Facts, { kind, rules }: HealthFilter, { catalogue }: Kitchen): boolean {
  const { verdict } = judgeRecipe(facts, rules, catalogue.ingredients);
  return verdict === 'fit' || (kind === 'free' && verdict === 'caution');
}
