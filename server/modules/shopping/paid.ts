// What a household paid, as the list shows it, and what is taken of what somebody says.
import { shopping as limits } from '../../../contract/constants.ts';
import { say } from '../../../contract/say.ts';
import type { PaidPrice as ShownPrice, ShoppingChange } from '../../../contract/shopping.ts';
import { isRealDate } from '../../../domain/calendar.ts';
import { hour } from '../../../domain/durations.ts';
import type { Country } from '../../../kitchen/catalogue/types.ts';
import { withPaidPrices } from '../../../kitchen/prices/paid.ts';
import { knownPrice } from '../../../kitchen/shopping/lines.ts';
import type { Kitchen } from '../../../kitchen/index.ts';
import { badRequest, unprocessable } from '../../infrastructure/http/refusal.ts';
import { paidOf } from './paidByHousehold.ts';
import type { NewPrice, PaidPriceRow } from './priceRepository.ts';
import type { WeekRow } from './repository.ts';
import { countryOf, type World } from './world.ts';

type Of<Kind extends ShoppingChange['change']> = Extract<ShoppingChange, { change: Kind }>;

const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);
const factorOf = ({ minorUnits }: Pick<Country, 'minorUnits'>): number => 10 ** minorUnits;

/** What a line shows of its price. */
export function shownPrice(
  key: string | null,
  country: Country | null,
  rows: readonly PaidPriceRow[],
  { catalogue }: Pick<Kitchen, 'catalogue'>,
) {
  if (key === null || !country) return {};
  const known = knownPrice(key, country, catalogue);
  if (!known) return {};
  const row = rows.find(
    (each) =>
      each.food_key === key && each.country === country.iso2 && country.paid?.prices.has(key),
  );
  const paid: ShownPrice | null = row
    ? {
        amount: row.amount_minor / factorOf(country),
        quantity: row.quantity,
        unit: row.unit,
        on: row.paid_on,
        fading: row.weight < 1,
        by: row.user_id,
      }
    : null;
  return { price: { ...known, paid } };
}

/** The person's country with what their household paid, and the rows that say so. */
export async function pricedCountry(
  world: World,
  userId: string,
  memberIds: readonly string[],
  weeks: readonly WeekRow[],
): Promise<{ country: Country | null; rows: PaidPriceRow[] }> {
  const [country, rows] = await Promise.all([
    countryOf(world, userId, weeks),
    world.storage.paidPrices.read(memberIds),
  ]);
  return { country: country && withPaidPrices(country, paidOf(rows, world.kitchen)), rows };
}

export const otherMoney = () =>
  unprocessable(
    say(
      'shopping.otherMoney',
      'Prices are kept in the money of your country. Check the country in your settings.',
    ),
    'other_money',
  );
const refused = {
  doubtful: () =>
    unprocessable(
      say(
        'shopping.priceDoubtful',
        'This price is far from what we know and was not kept. Please check it.',
      ),
      'price_doubtful',
    ),
  food: () =>
    badRequest(say('shopping.noPrice', 'We cannot keep this price of this food.'), 'no_price'),
};

/** A price as it is stored. @throws 400 for a food or a unit that has no price there, 422 for what nobody pays */
export function checkedPrice(
  { key, amount, quantity, unit, on, sure = false }: Omit<Of<'paid'>, 'change' | 'currency'>,
  country: Country,
  { catalogue }: Pick<Kitchen, 'catalogue'>,
): NewPrice {
  const known = knownPrice(key, country, catalogue);
  const each = known?.units.find((sold) => sold.unit === unit)?.grams;
  if (!known || each === undefined) throw refused.food();
  const grams = each * quantity;
  const minor = Math.round(amount * factorOf(country));
  const ratio = ((minor / factorOf(country) / grams) * 1000) / known.per_kg;
  const most = sure ? limits.absurdPrice : limits.doubtfulPrice;
  if (!(ratio <= most && ratio >= 1 / most)) throw refused.doubtful();
  return {
    food_key: key,
    country: country.iso2,
    currency: country.currency,
    amount_minor: minor,
    quantity,
    unit,
    grams,
    paid_on: on,
  };
}

/** @throws as `checkedPrice` does, and 422 for another country's money */
export async function keepPaid(
  world: World,
  userId: string,
  { currency, on, ...said }: Of<'paid'>,
): Promise<void> {
  const country = await countryOf(world, userId);
  if (!country || country.currency !== currency) throw otherMoney();
  const now = world.now();
  // Nobody has paid tomorrow, wherever they are.
  const latest = dayOf(now + 14 * hour);
  const day = isRealDate(on) && on <= latest ? on : dayOf(now);
  const row = checkedPrice({ ...said, on: day }, country, world.kitchen);
  await world.storage.paidPrices.exchange(userId, country.iso2, [{ key: said.key, row }]);
}

export async function forgetPaid(
  world: World,
  userId: string,
  memberIds: readonly string[],
  { key }: Of<'unpaid'>,
): Promise<void> {
  const country = await countryOf(world, userId);
  if (country) await world.storage.paidPrices.forget(memberIds, country.iso2, key);
}
