// What is said to be fine, where its word stands for more when it harms: 'parmigiano' tells of milk, and 'parmigiano ok' of one cheese.
import type { Catalogue } from '../catalogue/types.ts';
import { foodOf } from '../ingredients/lexicon.ts';
import { singular, tokensOf } from '../ingredients/words.ts';

/** A family is so much wider than the one that its food belongs to. */
const wider = 2;

/** @returns the one food that a word names, where the family that it was heard as is much wider than that */
function oneFoodOf(id: string, word: string, catalogue: Catalogue): string | undefined {
  const family = catalogue.families.get(id);
  // 'White fish' names its family itself.
  if (tokensOf(word).some((token) => singular(token) === id)) return undefined;
  const found = foodOf(word, false, catalogue, undefined);
  if (!family || found?.kind !== 'exact') return undefined;
  const { key } = found.ingredient;
  const isNarrower = [...catalogue.families.values()].some(
    ({ members }) => members.has(key) && members.size * wider <= family.members.size,
  );
  return family.members.has(key) && isNarrower ? key : undefined;
}

/** 'Parmigiano ok' leaves milk out as it was. */
export function keepToOneFood({
  catalogue,
  fine,
  fineKeys,
}: {
  readonly catalogue: Catalogue;
  readonly fine: Map<string, string>;
  readonly fineKeys: Set<string>;
}): void {
  for (const [id, word] of fine) {
    const key = oneFoodOf(id, word, catalogue);
    if (key === undefined) continue;
    fine.delete(id);
    fineKeys.add(key);
  }
}
