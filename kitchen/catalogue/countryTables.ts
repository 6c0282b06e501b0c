// Countries, with their money and what prices are known there.
import { filled, matching, maybe, number, text, words } from './cells.ts';
import { readMoney } from './moneyTables.ts';
import type { Tables } from './tables.ts';
import type { Country, Ingredient } from './types.ts';

const countryRow = {
  name: filled,
  iso2: matching(/^[A-Z]{2}$/, 'two capital letters'),
  aliases: words,
  region: filled,
  currency: filled,
  currency_symbol: text,
  minor_units: number,
  locale: filled,
  locale_native: filled,
  usd_rate_wb: maybe,
  price_level: number,
  gdp_price_level: number,
  cohd_ppp_usd_day: maybe,
};

/**
 * Every country by its two letters.
 * @param ownRates the operator's file of exchange rates, '' where there is none
 */
export function readCountries(
  { base, added, known, problems }: Tables,
  ownRates: () => string,
  ingredients: ReadonlyMap<string, Ingredient>,
): Map<string, Country> {
  const money = readMoney(base, added, ownRates);
  const countries = new Map<string, Country>();
  for (const row of base('countries.csv', countryRow)) {
    const { rate, pricing } = money.of(row.iso2, row.usd_rate_wb);
    if (!rate) {
      problems.push(`exchange-rates.csv: no row for '${row.iso2}'`);
      continue;
    }
    countries.set(row.iso2, {
      name: row.name,
      iso2: row.iso2,
      aliases: row.aliases,
      region: row.region,
      ...(rate.inDollars
        ? { currency: 'USD', currencySymbol: '$', minorUnits: 2 }
        : {
            currency: row.currency,
            currencySymbol: row.currency_symbol,
            minorUnits: row.minor_units,
          }),
      locale: row.locale,
      nativeLocale: row.locale_native,
      usdRate: rate.unitsPerUsd,
      rateDate: rate.date,
      rateSource: rate.source,
      rateLicence: rate.licence,
      rateNote: rate.note,
      priceLevel: row.price_level,
      gdpPriceLevel: row.gdp_price_level,
      healthyDietPpp: row.cohd_ppp_usd_day,
      pricing,
    });
  }
  for (const name of money.keys) known('observed-prices.csv', name, ingredients);
  return countries;
}
