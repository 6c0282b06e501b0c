// Receipts: a photo is read into what was paid for each food, and what the person confirms is kept in one step.
import type { KeptPrice, Receipt } from '../../../contract/receipts.ts';
import { say } from '../../../contract/say.ts';
import { isRealDate } from '../../../domain/calendar.ts';
import { receiptRules } from '../../../domain/receiptRules.ts';
import { day, hour } from '../../../domain/durations.ts';
import type { Country } from '../../../kitchen/catalogue/types.ts';
import { paidDays } from '../../../kitchen/prices/paid.ts';
import { badRequest, unprocessable } from '../../infrastructure/http/refusal.ts';
import type { Person } from '../sessions/repository.ts';
import { checkedPrice, otherMoney } from './paid.ts';
import type { PaidPriceRow } from './priceRepository.ts';
import { countryOf, type World } from './world.ts';

export interface WantedPrices {
  readonly currency: string;
  readonly prices: readonly KeptPrice[];
  readonly back?: boolean | undefined;
}

export interface Receipts {
  /** @throws what `openPhoto` throws, 422 where no food can be made out, 503 where the reader is busy or failed. */
  read(person: Person, file: Buffer): Promise<Receipt>;
  /** All or none; @returns what the person had of these foods. @throws as one price does, and 422 for a day that no receipt is of. */
  keep(userId: string, wanted: WantedPrices): Promise<KeptPrice[]>;
}
/** The printed lines of a photo. @throws as `Receipts.read` does. */
export type ReadLines = (
  person: Person,
  file: Buffer,
) => Promise<readonly { readonly text: string; readonly confidence: number }[]>;

export function createReceipts(world: World, readLines: ReadLines): Receipts {
  return {
    async read(person, file) {
      const country = await countryOf(world, person.userId);
      const { items, receipt } = world.kitchen.readPrinted(await readLines(person, file), {
        country: country?.iso2 ?? null,
      });
      if (items.length === 0) throw nothingRead();
      const names = new Map(items.map(({ key, name }) => [key, name]));
      return {
        currency: country?.currency ?? null,
        other_money: receipt?.isForeign ?? false,
        on: receipt?.on ?? null,
        foods: items.length,
        prices: (receipt?.prices ?? [])
          .slice(0, receiptRules.prices)
          .map(({ isAssumed, isDoubtful, ...price }) => ({
            ...price,
            name: names.get(price.key) ?? price.text,
            assumed: isAssumed,
            doubtful: isDoubtful,
          })),
      };
    },
    keep: (userId, wanted) => keep(world, userId, wanted),
  };
}

const nothingRead = () =>
  unprocessable(
    say(
      'receipt.nothingRead',
      'We could not make out any food on this photo. Take it again from straight above, nearer and in good light.',
    ),
    'nothing_read',
  );

async function keep(
  world: World,
  userId: string,
  { currency, prices, back = false }: WantedPrices,
): Promise<KeptPrice[]> {
  const country = await countryOf(world, userId);
  if (!country || country.currency !== currency) throw otherMoney();
  const wanted = new Map(prices.map((each) => [each.food, each.price]));
  const oldest = back ? paidDays.gone : receiptRules.days;
  const rows = [...wanted].map(([key, paid]) => {
    if (paid === null) {
      if (!world.kitchen.catalogue.ingredients.has(key)) throw noFood();
      return { key, row: null };
    }
    checkDay(paid.on, oldest, world.now());
    return { key, row: checkedPrice({ key, ...paid }, country, world.kitchen) };
  });
  const before = await world.storage.paidPrices.exchange(userId, country.iso2, rows);
  return [...wanted].map(([key, paid]) => {
    const own = before.find((row) => row.food_key === key);
    // Sent a second time it would find itself, and undoing would change nothing.
    return { food: key, price: own && !isSame(own, paid, country) ? paidIn(own, country) : null };
  });
}

const noFood = () => badRequest(say('pantry.noFood', 'This is no food that we know.'), 'no_food');

/** @throws 422 for a day that has not come anywhere, or is long past. */
function checkDay(on: string, oldest: number, now: number): void {
  const latest = dayOf(now + 14 * hour);
  const first = dayOf(now - 12 * hour - oldest * day);
  if (!isRealDate(on) || on > latest || on < first)
    throw unprocessable(
      say(
        'receipt.wrongDay',
        'Prices are kept from receipts of the last three months. Please check the date.',
      ),
      'wrong_day',
    );
}
const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

type OwnRow = Pick<PaidPriceRow, 'amount_minor' | 'quantity' | 'unit' | 'paid_on' | 'currency'>;

const amountIn = ({ amount_minor: minor }: OwnRow, { minorUnits }: Country): number =>
  minor / 10 ** minorUnits;

const isSame = (own: OwnRow, paid: KeptPrice['price'], country: Country): boolean =>
  paid !== null &&
  Math.abs(amountIn(own, country) - paid.amount) < 10 ** -country.minorUnits / 2 &&
  own.quantity === paid.quantity &&
  own.unit === paid.unit &&
  own.paid_on === paid.on;

/** What is in another money than today's counts no more, and is not put back. */
const paidIn = (own: OwnRow, country: Country): KeptPrice['price'] =>
  own.currency === country.currency
    ? {
        amount: amountIn(own, country),
        quantity: own.quantity,
        unit: own.unit,
        on: own.paid_on,
        sure: true,
      }
    : null;
