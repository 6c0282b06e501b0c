// Food eaten raw or half cooked, which is dangerous where infections are graver than usual. A table of ingredients cannot know it: only words tell.
import type { RawFoods } from '../catalogue/tellingTables.ts';
import type { Catalogue } from '../catalogue/types.ts';
import type { Person } from '../types.ts';
import { tokensOf } from '../ingredients/words.ts';

/** The first of a person's conditions that makes raw food dangerous, else null. */
export const weakenedBy = (
  conditions: readonly string[],
  { rawFoods }: Pick<Catalogue, 'rawFoods'>,
): string | null => conditions.find((id) => rawFoods.risks.has(id)) ?? null;

/** Whether eggs, meat and fish are cooked through for somebody: germs in food are graver to them, or they are a young child. */
export const needsCookedThrough = (
  { conditions, tooYoungFor = [] }: Pick<Person, 'conditions' | 'tooYoungFor'>,
  catalogue: Pick<Catalogue, 'rawFoods'>,
): boolean => tooYoungFor.length > 0 || weakenedBy(conditions, catalogue) !== null;

const animal = new Set([
  'redmeat',
  'organ',
  'procmeat',
  'poultry',
  'fish',
  'shellfish',
  'egg',
  'dairy',
  'cheese',
]);
const seafood = new Set(['fish', 'shellfish']);

export interface RawFood {
  readonly surely: readonly string[];
  readonly perhaps: readonly string[];
}

/** Tells the food categories that a text names. */
type CategoriesOf = (text: string) => readonly string[];

const short = (text: string): string => text.trim().slice(0, 60);

/** A dish that is eaten raw, or words that say so. */
function isSurelyRaw(text: string, { dishes, said }: RawFoods): boolean {
  const isRawDish = tokensOf(text).some((token) => dishes.get(token) === 'raw');
  return (isRawDish && !said.no_raw_dish.test(text)) || said.raw.test(text);
}

/** Words that say it of food from animals: 'raw prawns', and not 'raw carrots'. */
const isPerhapsRaw = (text: string, { said }: RawFoods, categoriesOf: CategoriesOf): boolean =>
  said.perhaps_of_animals.test(text) &&
  (categoriesOf(text).some((category) => animal.has(category)) || said.of_any_food.test(text));

/** Smoked fish, and dishes that often hold raw or half-cooked egg, milk or fish and can be made safe. */
function isOftenRaw(text: string, { dishes, said }: RawFoods, categoriesOf: CategoriesOf): boolean {
  const isSmoked = said.perhaps_of_fish.test(text);
  if (isSmoked && categoriesOf(text).some((category) => seafood.has(category))) return true;
  return (
    tokensOf(text).some((token) => dishes.get(token) === 'often_raw') &&
    !said.no_often_raw.test(text)
  );
}

/**
 * What of a meal is eaten raw, by its words. In a list of ingredients 'raw prawns' says how they are bought, so that only
 * 'perhaps'; in the name of a dish it says how they are served.
 */
export function rawFoodIn(
  { name, lines }: { readonly name: string | undefined; readonly lines: readonly string[] },
  categoriesOf: CategoriesOf,
  rawFoods: RawFoods,
): RawFood {
  const [surely, perhaps] = [new Set<string>(), new Set<string>()];
  const all = [...(name === undefined ? [] : [name]), ...lines];
  const denied = new RegExp(rawFoods.said.denied.source, 'gi');
  for (const words of all) {
    const text = words.replace(denied, '');
    if (isSurelyRaw(text, rawFoods)) surely.add(short(words));
    else if (isPerhapsRaw(text, rawFoods, categoriesOf))
      (words === name && /\braw\b/i.test(text) ? surely : perhaps).add(short(words));
    else if (isOftenRaw(text, rawFoods, categoriesOf)) perhaps.add(short(words));
  }
  if (isSushiWithFish(all, rawFoods, categoriesOf)) surely.add('sushi with fish');
  return { surely: [...surely], perhaps: [...perhaps].filter((text) => !surely.has(text)) };
}

const isSushiWithFish = (
  all: readonly string[],
  { said }: RawFoods,
  categoriesOf: CategoriesOf,
): boolean =>
  all.some((text) => said.raw_with_fish.test(text)) &&
  all.some((text) => categoriesOf(text).some((category) => seafood.has(category)));
