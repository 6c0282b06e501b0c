// What sources of exchange rates give, in the shapes that we read: two of JSON, two of comma-separated text.
import * as z from 'zod/mini';
import { readCsv } from '../kitchen/catalogue/csv.ts';

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
type Quarter = z.infer<typeof ByCountry>['data'];

function newestOf(rows: Quarter): Answer {
  const date = rows.reduce((last, row) => (row.record_date > last ? row.record_date : last), '');
  return {
    date,
    byCode: new Map(),
    byCountry: new Map(
      rows.filter((row) => row.record_date === date).map((row) => [row.country, row.exchange_rate]),
    ),
  };
}

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
  return newestOf(named.data.data);
}

/** Column names of the Treasury's own download and of our table, in the order in which they are tried. */
const columns = {
  date: ['record_date', 'record date', 'rate_date'],
  country: ['country'],
  rate: ['exchange_rate', 'exchange rate', 'units_per_usd'],
} as const;

/**
 * Reads a file: JSON as `readAnswer`, or comma-separated text with a heading, as the Treasury's download has it or our own
 * exchange-rates.csv. Rows without a rate are left out.
 * @throws {NoRates} where it is neither
 */
export function readFileOfRates(text: string): Answer {
  if (/^\s*[{[]/.test(text)) {
    try {
      return readAnswer(JSON.parse(text));
    } catch (error) {
      if (error instanceof NoRates) throw error;
      throw new NoRates('The file is no JSON that can be read.', { cause: error });
    }
  }
  const [head, ...rows] = readCsv(text);
  const names = head?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  const at = (wanted: readonly string[]): number =>
    wanted.map((name) => names.indexOf(name)).find((place) => place >= 0) ?? -1;
  const [date, country, rate] = [at(columns.date), at(columns.country), at(columns.rate)];
  const read = rows.map(({ cells }) => ({
    record_date: cells[date] ?? '',
    country: cells[country] ?? '',
    exchange_rate: cells[rate] ?? '',
  }));
  const whole = ByCountry.safeParse({
    data: read.filter(({ exchange_rate: given }) => given !== ''),
  });
  if (!whole.success)
    throw new NoRates(
      'The file holds no rates that we can read: its heading has to name record_date, country and exchange_rate.',
    );
  return newestOf(whole.data.data);
}
