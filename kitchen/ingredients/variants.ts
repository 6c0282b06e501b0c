// Which food is meant where several share a name: 'pepper' in Lagos and in London.
import type { Alias, Catalogue, Country } from '../catalogue/types.ts';

const set = (codes: string): ReadonlySet<string> => new Set(codes.split(' '));
const south = set('IN PK BD LK NP BT MV AF');
const caribbean = set('JM TT BB BS GD LC VC AG DM KN HT DO CU GY SR');
const american = set('US CA MX GT HN SV NI CR PA CO VE EC PE BO CL AR UY PY BR DO PR PH');

/** Variants of several countries; in those of `TIN` a tin of beans is one of baked beans. */
const regions: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['CAR', caribbean],
  ['SAS', south],
  ['TIN', set('GB IE AU NZ')],
]);

/** How near an English variant is to a country: its own, its region's, the English its schools teach, or none. */
function nearness(variant: string, country: Country | undefined): number {
  if (!country) return 0;
  const place = variant.slice(3);
  if (place === country.iso2) return 4;
  if (regions.get(place)?.has(country.iso2)) return 3;
  if (place === 'AFR' && country.region === 'Sub-Saharan Africa') return 3;
  if (
    (place === 'NG' && ['GH', 'CM', 'BJ', 'TG', 'SL', 'LR', 'GM'].includes(country.iso2)) ||
    (place === 'IN' && south.has(country.iso2))
  )
    return 2;
  return place === (american.has(country.iso2) ? 'US' : 'GB') ? 1 : 0;
}

/** Chooses among the foods that share a name: by the country's variant, else the one that is meant everywhere. */
export function resolve(
  entries: readonly Alias[],
  country: Country | undefined,
): { readonly alias: Alias; readonly regional: boolean } | undefined {
  let best: { alias: Alias; score: number; near: number } | undefined;
  for (const alias of entries) {
    const near = Math.max(0, ...alias.variants.map((variant) => nearness(variant, country)));
    const everywhere =
      alias.variants.length === 0
        ? 0.5 +
          (alias.kind === 'canonical'
            ? 0.2
            : alias.kind === 'generic'
              ? 0.15
              : alias.kind === 'proxy'
                ? -0.1
                : 0)
        : 0;
    const score = near > 0 ? near : everywhere;
    if (!best || score > best.score) best = { alias, score, near };
  }
  return (
    best && {
      alias: best.alias,
      regional: entries.length > 1 ? best.near > 0 : best.alias.variants.length > 0,
    }
  );
}

/** Where the accent tells the language: 'pâté' is of liver in France too, and 'pâte' is no pâté in England. */
export function spokenIn(
  name: string,
  { countries }: Catalogue,
  country: Country | undefined,
): Country | undefined {
  const [, end] = /\bp[âa]t(e\b|[éè])/iu.exec(name) ?? [];
  if (end === undefined) return country;
  if (end !== 'e') return undefined;
  return /\bpâte\b/iu.test(name) ? countries.get('FR') : country;
}
