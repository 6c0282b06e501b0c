// One food at hand stands in for one line of a dish: a chilli of three beans is none of one.
import type { Recipe } from '../catalogue/types.ts';
import type { Holding, Pantry } from './pantry.ts';

/** The food itself rather than another; else what does best. */
const worthOf = (key: string, { kind, item, share }: Holding): number =>
  kind === 'have' || item?.orKey === key ? 2 : share;

/** The keys of a recipe for which a food at hand would do, were it not taken for another line. What nobody named is never short. */
export function takenElsewhere(
  { ingredients }: Pick<Recipe, 'ingredients'>,
  pantry: Pick<Pantry, 'holdings'> | null,
): ReadonlySet<string> {
  const { holdings = new Map<string, Holding>() } = pantry ?? {};
  const best = new Map<NonNullable<Holding['item']>, { key: string; worth: number }>();
  const taken = new Set<string>();
  const lines = ingredients.filter(
    ({ key, optional }) => !optional || holdings.get(key)?.kind === 'have',
  );
  for (const key of new Set(lines.map((line) => line.key))) {
    const holding = holdings.get(key);
    const { item, staple, required } = holding ?? {};
    if (!holding || !item || staple || required) continue;
    const [before, worth] = [best.get(item), worthOf(key, holding)];
    if (before && worth > before.worth) taken.add(before.key);
    else if (before && holding.kind === 'swap') taken.add(key);
    if (!before || worth > before.worth) best.set(item, { key, worth });
  }
  return taken;
}
