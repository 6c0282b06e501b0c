// What is ordinary food where: the nutrition table's regions, and the larger areas in which prices are alike.
import type { Country, Ingredient } from '../catalogue/types.ts';

const codes = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const westAfrica = codes('BJ BF CV CI GM GH GN GW LR ML MR NE NG SN SL TG CM GA GQ CF TD CG CD ST');
const southernAfrica = codes('ZA BW LS SZ NA ZW ZM MW MZ AO');
const caribbean = codes('AG BS BB CU DM DO GD HT JM KN LC VC TT');
const middleEast = codes('IR');
const regionOf: Readonly<Record<string, string>> = {
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
};

/** The nutrition table's region of a country: WAF, EAF, SAF, SAS … */
export function foodRegionOf(country: Country): string {
  if (caribbean.has(country.iso2)) return 'CAR';
  if (middleEast.has(country.iso2)) return 'MID';
  if (country.region === 'Latin America and the Caribbean') return 'LAT';
  if (country.region === 'Sub-Saharan Africa')
    return westAfrica.has(country.iso2) ? 'WAF' : southernAfrica.has(country.iso2) ? 'SAF' : 'EAF';
  return regionOf[country.region] ?? 'GLB';
}

/** Whether an ingredient is ordinary food in a country. */
export const isLocal = (ingredient: Ingredient, country: Country): boolean =>
  ingredient.regions.includes('GLB') || ingredient.regions.includes(foodRegionOf(country));

const areas: Readonly<Record<string, string>> = {
  'Sub-Saharan Africa': 'SSA',
  'Northern Africa': 'MENA',
  'Western Asia': 'MENA',
  'Southern Asia': 'SAS',
  'South-eastern Asia': 'SEA',
  'Central Asia': 'CIS',
  'Eastern Europe': 'CIS',
};
/** The area whose prices a country shares in the model; its region's own name where the model knows none. */
export const areaOf = ({ iso2, region }: Country): string =>
  middleEast.has(iso2) ? 'MENA' : (areas[region] ?? region);
