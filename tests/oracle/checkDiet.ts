// Checks the meals of a plan against the raw tables of diets: no food that a diet leaves out, and none of those beside each other that it keeps apart.
import { readTable, words } from './planTables.ts';
import type { RawRecipe } from './planTables.ts';

const diets = new Map(readTable('additions/diets.csv').map((row) => [row['diet'] ?? '', row]));
const covered = new Map(
  readTable('additions/families.csv').map((row) => [row['family'] ?? '', words(row['covers'])]),
);
const members = readTable('additions/family_members.csv').filter(({ how }) => how !== 'may_hold');

const foodsOf = (family: string): string[] => [
  ...members.filter((row) => row['family'] === family).map(({ key }) => key ?? ''),
  ...(covered.get(family) ?? []).flatMap(foodsOf),
];

/** Vinegar holds hardly any of the alcohol that it was made of. */
const vinegars = new Set(foodsOf('vinegar'));

/** Keys of the foods that a diet leaves out. */
const leftOutBy = (diet: string): ReadonlySet<string> =>
  new Set(
    words(diets.get(diet)?.['leaves_out']).flatMap((family) =>
      foodsOf(family).filter((key) => family !== 'alcohol' || !vinegars.has(key)),
    ),
  );

/** Diets that are lists of foods, and no mere limits. */
export const dietsOfFoods: readonly string[] = [...diets.keys()].filter(
  (diet) => leftOutBy(diet).size > 0,
);

/** What is wrong with a meal, in words. */
export function dietFaults(diet: string, { title, parts }: RawRecipe): string[] {
  const never = leftOutBy(diet);
  const keys = parts.map(({ key }) => key);
  const held = keys.filter((key) => never.has(key));
  const together = words(diets.get(diet)?.['not_together']).filter((pair) =>
    pair.split('+').every((family) => {
      const foods = new Set(foodsOf(family));
      return keys.some((key) => foods.has(key));
    }),
  );
  return [
    ...held.map((key) => `${title} holds ${key}, which is not ${diet}`),
    ...together.map((pair) => `${title} holds ${pair} in one meal, which is not ${diet}`),
  ];
}
