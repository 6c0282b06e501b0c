// What a person's filters ask of a recipe, and which meal an hour is for.
import type { Equipment } from '../../contract/kitchen.ts';
import type { Meal, Recipe } from '../catalogue/types.ts';
import type { SuggestionFilters } from '../types.ts';
import type { Facts } from './facts.ts';

const oven = /\b(?:oven|baking (?:tray|dish|sheet)|roasting tin|casserole dish)\b/i;
/** What stands on a hob or over a fire. */
const onHob =
  /\b(?:pans?|pots?|saucepans?|skillet|wok|griddle|tagine|hob|stove|burner|flame|grill|barbecue|steamer|casserole|pressure cooker|air fryer)\b/i;
/** 'Frying pan or sandwich toaster' needs no pan. */
const plugged = /\bor (?:sandwich toaster|toaster|microwave|kettle)\b/i;
const needsHob = ({ equipment, cookingFirst }: Recipe): boolean =>
  cookingFirst !== undefined || equipment.some((each) => onHob.test(each) && !plugged.test(each));
const names = (recipe: Recipe, pattern: RegExp): boolean =>
  recipe.equipment.some((each) => pattern.test(each)) ||
  recipe.steps.some((step) => pattern.test(step));
const isTagged = ({ tags }: Recipe, ...some: string[]): boolean =>
  some.some((tag) => tags.includes(tag));

const fits: Readonly<Record<Equipment, (recipe: Recipe) => boolean>> = {
  no_oven: (recipe) => !names(recipe, oven),
  no_hob: (recipe) =>
    !names(recipe, oven) &&
    !needsHob(recipe) &&
    (recipe.equipment.some((each) => plugged.test(each)) ||
      !recipe.steps.some((step) => onHob.test(step))),
  // What is cooked first is boiled in a pot of its own.
  one_pot: (recipe) => !recipe.cookingFirst && isTagged(recipe, 'one-pot', 'one-pan', 'no-cook'),
  microwave: (recipe) =>
    !needsHob(recipe) &&
    (isTagged(recipe, 'microwave') || recipe.equipment.some((each) => /^microwave\b/.test(each))),
  air_fryer: (recipe) =>
    isTagged(recipe, 'air-fryer') || recipe.equipment.some((each) => /^air fryer\b/.test(each)),
};

const answers = new WeakMap<Recipe, Partial<Record<Equipment, boolean>>>();
function suits(recipe: Recipe, equipment: Equipment): boolean {
  const known = answers.get(recipe) ?? {};
  known[equipment] ??= fits[equipment](recipe);
  answers.set(recipe, known);
  return known[equipment];
}

/** Appliances that few kitchens have. */
const rare: ReadonlySet<string> = new Set(['air fryer', 'pressure cooker']);
export const needsRareAppliance = ({ equipment }: Recipe): boolean =>
  equipment.some((each) => rare.has(each));
export const isFromLeftovers = ({ tags }: Recipe): boolean => tags.includes('from leftovers');

/** Whether a recipe passes what can be said of it without a pantry. */
export const passes = (
  { recipe, minutes }: Facts,
  { minutes: most = Infinity, meal, equipment }: SuggestionFilters,
): boolean =>
  minutes <= most &&
  (meal === undefined || recipe.meals.includes(meal)) &&
  (equipment === undefined || suits(recipe, equipment));

/** What is eaten at an hour; null between the meals, where nothing is meant. */
export function mealAt(hour: number | undefined): Meal | null {
  if (hour === undefined) return null;
  if (hour >= 5 && hour < 11) return 'breakfast';
  if (hour >= 11 && hour < 15) return 'lunch';
  return hour >= 17 && hour < 22 ? 'dinner' : null;
}
