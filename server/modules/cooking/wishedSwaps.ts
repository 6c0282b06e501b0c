// The swaps that a recipe is wanted with, as the kitchen takes them: a client wishes, and those at the table have a say.
import { swapsIn } from '../../../contract/swapList.ts';
import type { Kitchen, Understanding } from '../../../kitchen/index.ts';
import type { Storage } from '../../infrastructure/database/plugin.ts';
import type { Person } from '../sessions/repository.ts';
import { readOthers } from '../table/people.ts';

/** What is wished, and others who eat along: what they must not eat comes by no swap. */
export async function swapsFor(
  kitchen: Kitchen,
  storage: Pick<Storage, 'table'>,
  { userId }: Person,
  { person }: Understanding,
  wished?: string,
) {
  const { people } = await readOthers(kitchen, storage, userId, person.country);
  return { swaps: swapsIn(wished), table: people };
}
