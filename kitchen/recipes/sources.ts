// Where every figure comes from, for the page that says so: written down here where it is of the whole data set, counted from the
// tables where it is of single rows.
import type { Guideline, Source, SourcesAnswer } from '../../contract/sources.ts';
import type { Catalogue } from '../catalogue/types.ts';
import { reviewNote } from '../safety/review.ts';
import { publicDomain, ratesAsSource, ratesOf } from './ratesOfSources.ts';
import { reviewedSubjects } from './reviewed.ts';

const ccBy4 = {
  licence: 'CC BY 4.0',
  licence_url: 'https://creativecommons.org/licenses/by/4.0/',
} as const;

/** The data sets, after kitchen/catalogue/data/README.md. */
const dataSets: readonly Source[] = [
  {
    id: 'sr28',
    title: 'National Nutrient Database for Standard Reference, release 28',
    publisher: 'US Department of Agriculture',
    date: '2016',
    ...publicDomain,
    url: 'https://fdc.nal.usda.gov',
    used_for: 'Energy and nutrients of most ingredients, and what household measures weigh.',
  },
  {
    id: 'retention',
    title: 'Table of Nutrient Retention Factors, release 6',
    publisher: 'US Department of Agriculture',
    date: '2007',
    ...publicDomain,
    url: 'https://doi.org/10.15482/USDA.ADC/1409034',
    used_for:
      'What cooking leaves of vitamin C, folate, vitamin A and B12. How a food is cooked is read from the steps of its recipe, and what the table has no row for is our estimate, on the low side; minerals count as raw.',
  },
  {
    id: 'purines',
    title: 'Database for the Purine Content of Foods',
    publisher: 'US Department of Agriculture and National Institutes of Health',
    date: '2023',
    ...publicDomain,
    url: 'https://www.ars.usda.gov',
    used_for: 'Purines, for gout; where a food was not measured we count the middle of its class.',
  },
  {
    id: 'bls',
    title: 'Average Price Data',
    publisher: 'US Bureau of Labor Statistics',
    date: 'August 2026',
    ...publicDomain,
    url: 'https://www.bls.gov/cpi/data.htm',
    used_for: 'Prices of everyday ingredients.',
  },
  {
    id: 'ers-fruit-vegetables',
    title: 'Fruit and Vegetable Prices',
    publisher: 'USDA Economic Research Service',
    date: '2022',
    ...publicDomain,
    url: 'https://www.ers.usda.gov/data-products/fruit-and-vegetable-prices',
    used_for: 'Prices of fruit and vegetables, carried forward by the consumer price index.',
  },
  {
    id: 'ers-purchase',
    title: 'Purchase to Plate National Average Prices',
    publisher: 'US Department of Agriculture',
    date: '2017–2018',
    ...publicDomain,
    url: 'https://www.ers.usda.gov/data-products/purchase-to-plate',
    used_for: 'Prices of many other ingredients, carried forward by the consumer price index.',
  },
  {
    id: 'wfp',
    title: 'Global Food Prices',
    publisher: 'World Food Programme',
    date: '2025–2026',
    licence: 'CC BY 3.0 IGO',
    licence_url: 'https://creativecommons.org/licenses/by/3.0/igo/',
    attribution:
      'World Food Programme, Global Food Prices, CC BY 3.0 IGO, via the Humanitarian Data Exchange; medians of a kilogram.',
    url: 'https://data.humdata.org',
    used_for:
      'What food costs in markets of 33 countries, and the model by which we work out the prices that nobody observed.',
  },
  {
    id: 'world-bank',
    title: 'Price level ratio of PPP conversion factor to market exchange rate (PA.NUS.PPPC.RF)',
    publisher: 'World Bank',
    date: '2024-06-28',
    ...ccBy4,
    attribution:
      'World Bank, World Development Indicators, CC BY 4.0; combined with other figures into an estimate of food price levels.',
    url: 'https://data.worldbank.org/indicator/PA.NUS.PPPC.RF',
    used_for: 'How dear food is in each country.',
  },
  {
    id: 'healthy-diet',
    title: 'Cost of a Healthy Diet',
    publisher: 'Food and Agriculture Organization of the United Nations and World Bank',
    date: '2017–2024',
    ...ccBy4,
    attribution:
      'FAO and World Bank, Cost and Affordability of a Healthy Diet, CC BY 4.0; combined with other figures into an estimate of food price levels.',
    url: 'https://www.fao.org/faostat',
    used_for: 'How dear food is in each country.',
  },
  {
    id: 'big-mac',
    title: 'Big Mac index',
    publisher: 'The Economist',
    date: 'January 2026',
    ...ccBy4,
    attribution:
      'The Economist, Big Mac index, CC BY 4.0; blended into the price levels of five countries.',
    url: 'https://github.com/TheEconomist/big-mac-data',
    used_for:
      'A second opinion where exchange rates have moved far: Argentina, Türkiye, Egypt, Lebanon and Venezuela.',
  },
  {
    id: 'country-lists',
    title: 'Country codes, currency codes, purchasing power, exchange rates and consumer prices',
    publisher: 'Datahub core data sets',
    date: 'as found in 2026',
    licence: 'PDDL 1.0',
    licence_url: 'https://opendatacommons.org/licenses/pddl/1-0/',
    attribution: null,
    url: 'https://datahub.io/core',
    used_for: 'Names, codes and currencies of countries, and carrying older prices forward.',
  },
  {
    id: 'ciqual',
    title: 'Ciqual French food composition table 2020',
    publisher: 'Anses',
    date: '2020',
    licence: 'Open Licence 2.0',
    licence_url: 'https://www.etalab.gouv.fr/licence-ouverte-open-licence/',
    attribution: 'Anses. 2020. Ciqual French food composition table, Open Licence 2.0.',
    url: 'https://ciqual.anses.fr',
    used_for:
      'Iodine, selenium and vitamin E, and some vitamins and minerals that the American table leaves blank.',
  },
  {
    id: 'recipe-counts',
    title: 'Public-domain recipes, and a list of recipe ingredients',
    publisher: 'Public-domain recipes project; Yummly through Kaggle',
    date: 'as found in 2026',
    licence: 'Public domain; of the list, which stands under its publishers’ terms, only counts',
    licence_url: null,
    attribution: null,
    url: null,
    used_for:
      'How ordinary an ingredient is. No recipe was taken from them: all our recipes are our own.',
  },
];

/** Prices, as the price tables say. */
const prices = {
  date: 'August 2026',
  note: 'In 33 countries 140 foods cost what was seen in markets there in 2025 and 2026. Other prices are worked out from those: US shop prices of August 2026, about half of them typed estimates, corrected for the kind of food, the part of the world and the country. Where prices are as high as in the United States nobody has observed any for us, and they are estimates. Every cost says between which sums it lies four times in five.',
} as const;

function guidelinesOf(catalogue: Catalogue): Guideline[] {
  const known = new Map<string, Guideline>();
  for (const { limits } of catalogue.conditions.values())
    for (const { source, year, place, seen } of limits) {
      const key = `${source} ${year} ${seen}`;
      const before = known.get(key) ?? {
        name: source,
        year: String(year),
        limits: 0,
        published: 0,
        quoted: 0,
        place,
        seen,
      };
      known.set(key, {
        ...before,
        limits: before.limits + 1,
        published: before.published + (seen === 'read in part' ? 1 : 0),
        quoted: (before.quoted ?? 0) + (seen === 'as quoted elsewhere' ? 1 : 0),
      });
    }
  return [...known.values()].sort((a, b) =>
    a.name < b.name ? -1 : a.name > b.name ? 1 : a.year < b.year ? -1 : 1,
  );
}

/** Everything that the sources page says. Rates, limits and ingredients are counted from the catalogue as it was loaded. */
export function sourcesOf(catalogue: Catalogue): Omit<SourcesAnswer, 'status'> {
  const countries = [...catalogue.countries.values()];
  const rates = ratesOf(countries);
  const guidelines = guidelinesOf(catalogue);
  const ingredients = [...catalogue.ingredients.values()];
  const count = (match: string): number =>
    ingredients.filter((each) => each.match === match).length;
  return {
    sources: [...dataSets.map((each) => ({ ...each })), ratesAsSource(rates, countries)],
    rates,
    prices: { ...prices },
    limits: {
      total: guidelines.reduce((sum, { limits }) => sum + limits, 0),
      published: guidelines.reduce((sum, { published }) => sum + published, 0),
      quoted: guidelines.reduce((sum, { quoted = 0 }) => sum + quoted, 0),
      guidelines,
    },
    diets: [...catalogue.diets.values()].map((diet) => ({
      id: diet.id,
      name: diet.name.charAt(0).toUpperCase() + diet.name.slice(1),
      meaning: diet.meaning,
      source: diet.source,
    })),
    ingredients: {
      total: ingredients.length,
      measured: count('exact'),
      similar: count('proxy'),
      estimated: count('estimate'),
    },
    review: reviewNote(catalogue),
    reviewed: reviewedSubjects(catalogue),
  };
}
