// What the list of a person's own recipes says of each: whether it is for them and for those who eat along.
import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { OwnRecipeHead } from '../../../contract/ownRecipes.ts';
import type { Verdict } from '../../../contract/kitchen.ts';
import type { Kitchen, Person as Profile } from '../../../kitchen/index.ts';
import { rulesOf } from '../../../kitchen/safety/rules.ts';
import { toldAtTable } from '../../../kitchen/safety/table.ts';

interface Written {
  readonly text: string;
  readonly choices: Readonly<Record<string, string>>;
}
/** A recipe as it was at a time, and what reads it: most of them were looked at before. */
export interface Kept extends Pick<OwnRecipeHead, 'id' | 'updated_at'> {
  readonly read: () => Promise<Written>;
}
export type Fit = Pick<
  OwnRecipeHead,
  'safety' | 'refused_at_table' | 'caution_at_table' | 'unchecked'
>;

interface Whom {
  readonly profile: Profile;
  readonly table: readonly Profile[];
}

/** Verdicts that are kept, of all people together; the oldest goes first. */
const mostKept = 10_000;
/** So long (ms) a list may take; a verdict takes some ten. What is left has its turn with the next list. */
const longest = 2000;

/** What was said before of the same recipe for the same people. Kept by a digest: nobody's health stands in it. */
function createKept() {
  const kept = new Map<string, readonly Verdict[]>();
  return {
    find: (key: string): readonly Verdict[] | undefined => kept.get(key),
    keep(key: string, verdicts: readonly Verdict[]): void {
      kept.set(key, verdicts);
      const [oldest] = kept.keys();
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    },
  };
}

export type FitsOf = ReturnType<typeof createFits>;

export function createFits(kitchen: Kitchen, now: () => number = () => performance.now()) {
  const kept = createKept();

  /** @returns what is said of each, in their order; nothing where nobody has anything to mind */
  return async (recipes: readonly Kept[], { profile, table }: Whom): Promise<readonly Fit[]> => {
    const people = [profile, ...table];
    if (people.every((each) => rulesOf(each, kitchen.catalogue).isFree))
      return recipes.map(() => ({}));
    // What they paid and how they are called is nothing to the gate.
    const judged = people.map(({ paid: _, name: __, ...each }) => each);
    const fits: Fit[] = [];
    const end = now() + longest;
    for (const { id, updated_at: at, read } of recipes) {
      const key = createHash('sha256')
        .update(JSON.stringify([judged, id, at]))
        .digest('base64');
      let verdicts = kept.find(key);
      if (!verdicts && now() < end) {
        verdicts = kitchen.own.verdicts(await read(), people);
        kept.keep(key, verdicts);
        await nextTurn();
      }
      fits.push(verdicts ? fitOf(verdicts, table) : { unchecked: true });
    }
    return fits;
  };
}

function fitOf([safety, ...others]: readonly Verdict[], table: readonly Profile[]): Fit {
  const verdictOf = new Map(table.map((each, n) => [each, others[n]]));
  return {
    ...(safety ? { safety } : {}),
    ...toldAtTable(table, (each) => verdictOf.get(each) ?? { verdict: 'fit', reasons: [] }),
  };
}
