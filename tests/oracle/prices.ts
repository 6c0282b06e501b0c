// What a food costs in a country, by the tables alone: observed, else the fitted model, else the US price at the country's level.
import { countries, nutrition, prices, readTable } from './planTables.ts';
import type { Row } from './planTables.ts';

const observed = new Map(
  readTable('observed-prices.csv').map((row) => [
    `${row.iso2} ${row.key}`,
    Number(row.price_local_per_kg),
  ]),
);
const watched = new Set(readTable('observed-prices.csv').map((row) => row.iso2));
const rates = new Map(
  readTable('exchange-rates.csv').map((row) => [row.iso2, Number(row.units_per_usd)]),
);
const effects = new Map(
  readTable('additions/price_effects.csv').map((row) => [row.name, Number(row.effect)]),
);
const effect = (name: string): number => effects.get(name) ?? 0;

const set = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const west = set('BJ BF CV CI GM GH GN GW LR ML MR NE NG SN SL TG CM GA GQ CF TD CG CD ST');
const south = set('ZA BW LS SZ NA ZW ZM MW MZ AO');
const antilles = set('AG BS BB CU DM DO GD HT JM KN LC VC TT');
const regions: Readonly<Record<string, string>> = {
  'Eastern Asia': 'EAS',
  Melanesia: 'OCE',
  Polynesia: 'OCE',
  Micronesia: 'OCE',
  'Australia and New Zealand': 'OCE',
  'Northern Africa': 'NAF',
  'Southern Asia': 'SAS',
  'Central Asia': 'MID',
  'South-eastern Asia': 'SEA',
  'Western Asia': 'MID',
  'Southern Europe': 'EUR',
  'Western Europe': 'EUR',
  'Eastern Europe': 'EUR',
  'Northern Europe': 'EUR',
  'Northern America': 'NAM',
  'Latin America and the Caribbean': 'LAT',
};

export function regionOf(iso2: string): string {
  if (antilles.has(iso2)) return 'CAR';
  if (iso2 === 'IR') return 'MID';
  const region = countries.get(iso2)?.region ?? '';
  if (region !== 'Sub-Saharan Africa') return regions[region] ?? 'GLB';
  if (west.has(iso2)) return 'WAF';
  return south.has(iso2) ? 'SAF' : 'EAF';
}

function areaOf({ iso2 = '', region = '' }: Row): string {
  if (iso2 === 'IR' || region === 'Northern Africa' || region === 'Western Asia') return 'MENA';
  if (region === 'Sub-Saharan Africa') return 'SSA';
  if (region === 'Southern Asia') return 'SAS';
  if (region === 'South-eastern Asia') return 'SEA';
  return region === 'Central Asia' || region === 'Eastern Europe' ? 'CIS' : region;
}

const groups = new Map(
  [
    'produce veg leafy fruit dryfruit fungi herb',
    'root root',
    'legume legume soy',
    'cereal grain flour noodle bread',
    'meat redmeat poultry organ procmeat',
    'fish fish shellfish',
    'dairy dairy cheese',
    'sugar_salt sugar',
    'oil oil',
    'egg egg',
    'nutseed nutseed',
  ].flatMap((line) => {
    const [group = '', ...categories] = line.split(' ');
    return categories.map((category) => [category, group] as const);
  }),
);

/** Today's rate against the one of the price level, within what the model takes. */
function moved(country: Row): number {
  const [now, then] = [rates.get(country.iso2 ?? '') ?? 0, Number(country.usd_rate_wb)];
  if (now <= 0 || then <= 0) return 1;
  const ratio = now / then;
  return Math.min(3.5, Math.max(0.3, ratio < 0.2 ? ratio * 100 : ratio));
}

function factorOf(food: Row, country: Row): number {
  const iso2 = country.iso2 ?? '';
  const gdp = Number(country.gdp_price_level);
  const trust = watched.has(iso2) ? 1 : Math.min(1, Math.max(0, (0.7 - gdp) / 0.3));
  const area = areaOf(country);
  const level = Math.log(gdp) + 1.2;
  let sum =
    effect('level') * level +
    effect('rate') * Math.log(moved(country)) +
    effect(`area:${area}`) +
    effect(`country:${iso2}`);
  if (country.cohd_ppp_usd_day !== '')
    sum += effect('diet') * Math.log(Number(country.cohd_ppp_usd_day) / 3.6);
  const { key = '', category = '' } = food;
  const group = /^salt(_|$)/.test(key) ? 'sugar_salt' : groups.get(category);
  if (group !== undefined) {
    const us = Math.log(Math.max(0.05, Number(prices.get(key)?.usd_per_kg_purchased))) - 1;
    sum += effect('all') + effect('price') * us + effect('price in level') * us * level;
    sum += effect('energy') * (Math.log(Math.max(20, Number(food.energy_kcal))) - 5.5);
    sum += effect('water') * (Math.log(20 + Number(food.water_g)) - 3.7);
    sum += effect('protein') * (Number(food.protein_g) / 20 - 0.5);
    sum += effect(`group:${group}`) + effect(`category:${category}`) + effect(`key:${key}`);
    sum += effect(`group in area:${group} ${area}`) + effect(`key in area:${key} ${area}`);
    sum += effect(`group in country:${group} ${iso2}`);
  }
  return Math.exp(trust * sum);
}

/** Local money for 1 kg of the edible part. */
export function localPerKg(key: string, iso2: string): number {
  const [country, price, food] = [countries.get(iso2), prices.get(key), nutrition.get(key)];
  if (!country || !price || !food) throw new Error(`no price of ${key} in ${iso2}`);
  const bought = Number(price.usd_per_kg_purchased);
  const edible = bought > 0 ? Number(price.usd_per_kg_edible) / bought : 1;
  const seen = observed.get(`${iso2} ${key}`);
  if (seen !== undefined) return seen * edible;
  const grown = (food.regions ?? '')
    .split(';')
    .some((region) => region === 'GLB' || region === regionOf(iso2));
  return (
    bought *
    edible *
    Number(country.price_level) *
    (grown ? 1 : Number(price.nonlocal_multiplier)) *
    factorOf(food, country) *
    (rates.get(iso2) || 1)
  );
}
