// Who digests no lactose bears about 12 g of it in one meal (EFSA 2010, Scientific Opinion on lactose thresholds), so that
// lactose-free milk and a little yoghurt or cheese stay in: whoever bears less has to know it.
import { lactoseFreeStays } from './healthNotes.ts';
import type { Named } from './concepts.ts';
import { closureOf } from './hearing.ts';
import type { Hearing } from './hearing.ts';

export function noteLactose({ conditions, allergens, families, notes }: Hearing): void {
  const isLeftOut = allergens.has('milk') || families.has('milk') || families.has('lactose');
  if (conditions.has('lactose_intolerance') && !isLeftOut) notes.push(lactoseFreeStays);
}

/** Whether all that a clause names is milk or made of it. */
export const isOfMilkAlone = (
  { named }: { readonly named: readonly Named[] },
  { catalogue }: Hearing,
): boolean =>
  named.length > 0 &&
  named.every(({ concepts }) =>
    concepts.some(
      ({ kind, id }) =>
        kind === 'family' && (id === 'lactose' || closureOf(catalogue, 'milk').has(id)),
    ),
  );
