// What sources of exchange rates answer, in the two shapes that we read.
import * as z from 'zod/mini';

/** A sentence for the person at the terminal: what is wrong, and that nothing was changed. */
export class NoRates extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(`${message} Nothing was changed.`, options);
  }
}

/** Local units of money for one US dollar. */
export interface Answer {
  readonly date: string;
  readonly byCode: ReadonlyMap<string, number>;
  readonly byCountry: ReadonlyMap<string, number>;
}

const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const Rate = z.coerce.number().check(z.positive());
/** As Frankfurter and other mirrors of the European Central Bank answer: units of each currency for one of `base`. */
const ByCode = z.object({
  base: z.string().check(z.length(3)),
  date: Day,
  rates: z.record(z.string(), Rate),
});
/** As the US Treasury's Fiscal Data answers: a row for each country and quarter. */
const ByCountry = z.object({
  data: z
    .array(z.object({ record_date: Day, country: z.string(), exchange_rate: Rate }))
    .check(z.minLength(1)),
});

/** Reads an answer of either shape. @throws {NoRates} where it is of neither, or does not say what a US dollar costs */
export function readAnswer(body: unknown): Answer {
  const coded = ByCode.safeParse(body);
  if (coded.success) {
    const { base, date, rates } = coded.data;
    const dollar = base === 'USD' ? 1 : rates['USD'];
    if (dollar === undefined)
      throw new NoRates(`The rates are for one ${base}, and do not say what a US dollar is worth.`);
    return {
      date,
      byCode: new Map(
        [...Object.entries(rates), [base, 1] as const].map(([code, rate]) => [code, rate / dollar]),
      ),
      byCountry: new Map(),
    };
  }
  const named = ByCountry.safeParse(body);
  if (!named.success)
    throw new NoRates(
      'The answer holds no rates that we can read: neither {base, date, rates} nor {data: [{record_date, country, exchange_rate}]}.',
    );
  const date = named.data.data.reduce(
    (last, row) => (row.record_date > last ? row.record_date : last),
    '',
  );
  return {
    date,
    byCode: new Map(),
    byCountry: new Map(
      named.data.data
        .filter((row) => row.record_date === date)
        .map((row) => [row.country, row.exchange_rate]),
    ),
  };
}
