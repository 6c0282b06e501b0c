// What is on a list twice (written and planned, or in two words for one food) stands in one line, with the amount of both.
import type { ShoppingLine } from '../../../contract/shopping.ts';
import type { Catalogue, Country } from '../../../kitchen/catalogue/types.ts';
import { singular, tokensOf } from '../../../kitchen/ingredients/words.ts';
import { foodLine } from '../../../kitchen/shopping/lines.ts';
import { isPartOfWhole, wholeBoughtFor } from '../../../kitchen/shopping/wholes.ts';

/** A line, with the grams of its food; null where nobody knows them. */
export interface Weighed {
  readonly line: ShoppingLine;
  readonly grams: number | null;
}

/** No food's name: '2', '500 g', 'a'. */
const amount = /^(?:\d+.*|an?|some|kg|g|l|ml|lb|oz|pint|litre|liter|carton|packet|pack|bottle|of)$/;
const wordsOf = (text: string): string[] =>
  tokensOf(text)
    .filter((word) => !amount.test(word))
    .map(singular);

/** 'Milk' is the semi-skimmed milk of the week, and 'skimmed milk' is not: its words name no other grade. */
function plannedKeyOf(
  { key, name }: ShoppingLine,
  planned: ReadonlyMap<string, ShoppingLine>,
  { sameFoods, ingredients }: Catalogue,
): string | null {
  if (key === null || planned.has(key)) return key;
  const words = wordsOf(name);
  const label = ingredients.get(key)?.label ?? '';
  if (wordsOf(label).every((word) => words.includes(word))) return key;
  const grades = sameFoods.find(({ kind, foods }) => kind === 'grades' && foods.includes(key));
  const meant = (grades?.foods ?? []).filter((food) => {
    const named = new Set(wordsOf(planned.get(food)?.name ?? ''));
    return words.every((word) => named.has(word));
  });
  return meant.length === 1 ? (meant[0] ?? key) : key;
}

/** What a line is bought as, and how much of that. */
function boughtAs(
  { line, grams }: Weighed,
  planned: ReadonlyMap<string, ShoppingLine>,
  catalogue: Catalogue,
): { readonly thing: string; readonly grams: number | null } {
  const key = line.kind === 'own' ? plannedKeyOf(line, planned, catalogue) : line.key;
  if (key === null) return { thing: `"${wordsOf(line.name).join(' ')}"`, grams };
  const whole =
    line.kind === 'planned' ? wholeBoughtFor(key, (each) => planned.has(each)) : undefined;
  return whole
    ? { thing: whole.key, grams: grams === null ? null : grams * whole.grams }
    : { thing: key, grams };
}

const sumOf = (values: readonly (number | null)[]): number | null =>
  values.some((value) => value !== null)
    ? values.reduce<number>((sum, value) => sum + (value ?? 0), 0)
    : null;

/** The first stands for all: what is planned, else what was written first. */
function together(
  all: readonly Weighed[],
  country: Country | null,
  catalogue: Catalogue,
): ShoppingLine | undefined {
  const sorted = all.toSorted(
    ({ line: a }, { line: b }) =>
      Number(a.kind === 'own') - Number(b.kind === 'own') ||
      Number(isPartOfWhole(a.key)) - Number(isPartOfWhole(b.key)) ||
      a.since - b.since,
  );
  const [main, ...also] = sorted.map(({ line }) => line);
  if (!main || also.length === 0) return main;
  const planned = sorted.filter(({ line }) => line.kind === 'planned').map(({ line }) => line);
  const food =
    main.kind === 'planned' && main.key !== null
      ? foodLine(main.key, sumOf(all.map(({ grams }) => grams)), country, catalogue)
      : { cost: sumOf(all.map(({ line }) => line.cost)) };
  return {
    ...main,
    ...food,
    at_home: all.every(({ line }) => line.at_home),
    meals: planned.flatMap(({ meals }) => meals),
    dates: [...new Set(planned.flatMap(({ dates = [] }) => dates))].sort(),
    also,
  };
}

/** What is in the basket and what is still to be bought stay apart. */
export function inOneLine(
  all: readonly Weighed[],
  country: Country | null,
  catalogue: Catalogue,
): ShoppingLine[] {
  const planned = new Map(
    all.flatMap(({ line }) => (line.kind === 'planned' && line.key ? [[line.key, line]] : [])),
  );
  const groups = new Map<string, Weighed[]>();
  for (const { line, grams: own } of all) {
    const { thing, grams } = boughtAs({ line, grams: own }, planned, catalogue);
    const name = `${line.ticked} ${thing}`;
    groups.set(name, [...(groups.get(name) ?? []), { line, grams }]);
  }
  return [...groups.values()].flatMap((group) => together(group, country, catalogue) ?? []);
}
