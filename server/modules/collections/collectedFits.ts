// For whom a collected recipe is not, ours or the person's own.
import type { CollectedRecipe } from '../../../contract/collections.ts';
import type { Kitchen } from '../../../kitchen/index.ts';
import { rulesOf } from '../../../kitchen/safety/rules.ts';
import { forTableOf, toldAtTable } from '../../../kitchen/safety/table.ts';
import type { Services } from '../../infrastructure/services.ts';
import { readHealth } from '../health/healthProfile.ts';
import type { Person } from '../sessions/repository.ts';
import { readOthers } from '../table/people.ts';

type Fit = Pick<CollectedRecipe, 'safety' | 'refused_at_table' | 'caution_at_table' | 'unchecked'>;

interface Parts extends Pick<Services, 'storage' | 'ownRecipes'> {
  readonly kitchen: Kitchen;
}

/** Says it of our recipes as they stand, without what could be swapped in them: as the library's cards do. */
async function readOurs({ kitchen, storage }: Parts, person: Person) {
  const { person: profile } = await readHealth(kitchen, storage, person);
  const { people: table } = await readOthers(kitchen, storage, person.userId, profile.country);
  const isFree = [profile, ...table].every((each) => rulesOf(each, kitchen.catalogue).isFree);
  return (recipeId: string): Fit =>
    isFree
      ? {}
      : {
          safety: kitchen.gate({ recipeId }, profile),
          ...toldAtTable(table, (each) => kitchen.gate({ recipeId }, each)),
        };
}

/** What is said of each of these recipes; nothing of one that is not known. */
export async function collectedFits(
  parts: Parts,
  person: Person,
  ids: ReadonlySet<string>,
): Promise<ReadonlyMap<string, Fit>> {
  if (ids.size === 0) return new Map();
  const own = await parts.ownRecipes.list(person, ids);
  const ownFits = own.map(({ id, safety, unchecked, ...forTable }): readonly [string, Fit] => [
    id,
    {
      ...(safety ? { safety } : {}),
      ...forTableOf(forTable),
      ...(unchecked ? { unchecked } : {}),
    },
  ]);
  const { recipes } = parts.kitchen.catalogue;
  const ours = recipes.filter(({ id }) => ids.has(id));
  if (ours.length === 0) return new Map(ownFits);
  const fitOf = await readOurs(parts, person);
  return new Map([...ownFits, ...ours.map(({ id }) => [id, fitOf(id)] as const)]);
}
