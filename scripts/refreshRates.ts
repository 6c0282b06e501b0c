// Exchange rates of the country table, taken anew from a public source: checked first, written whole or not at all.
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readCsv } from '../kitchen/catalogue/csv.ts';
import { plain } from '../kitchen/ingredients/words.ts';
import { NoRates, readAnswer, type Answer } from './ratesAnswer.ts';

export interface Refresh {
  /** Where the rates are asked for. */
  readonly url: string;
  /** What the table then names as the source. */
  readonly source: string;
  /** The country table, kitchen/catalogue/data/countries.csv. */
  readonly table: string;
  /** Currencies whose rate may have moved further than is plausible, because a person has looked. */
  readonly accepted?: readonly string[];
  /** Today, yyyy-MM-dd. */
  readonly today: string;
  /** Milliseconds to wait for the answer. */
  readonly timeout?: number;
}

export interface Refreshed {
  readonly date: string;
  /** Countries whose rate is of that date now. */
  readonly renewed: number;
  /** Countries that keep what they had, with why. */
  readonly kept: readonly string[];
}

/** A rate further than this from the stored one is held for a mistake until a person says otherwise. */
const plausible = { least: 0.6, most: 1.7 } as const;
/** A source that knows fewer of our currencies than this share is not the one that is meant. */
const enough = 0.8;

interface Row {
  readonly cells: string[];
  readonly iso2: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly currency: string;
  readonly rate: number;
  readonly date: string;
  readonly byHand: boolean;
}

/**
 * Renews the rates of a country table.
 * @throws {NoRates} where there is no network, no usable answer, too few currencies, an older date, or a rate that cannot be right; the table is then as it was
 */
export async function refreshRates({
  url,
  source,
  table,
  accepted = [],
  today,
  timeout = 20_000,
}: Refresh): Promise<Refreshed> {
  const answer = readAnswer(await ask(url, timeout));
  const before = readFileSync(table, 'utf8');
  const [head, ...lines] = readCsv(before).map(({ cells }) => [...cells]);
  const at = (name: string): number => head?.indexOf(name) ?? -1;
  const rows = lines.map((cells): Row => ({
    cells,
    iso2: cells[at('iso2')] ?? '',
    name: cells[at('name')] ?? '',
    aliases: (cells[at('aliases')] ?? '').split(';'),
    currency: cells[at('currency')] ?? '',
    rate: Number(cells[at('usd_rate')]),
    date: cells[at('rate_date')] ?? '',
    // Where the official rate is not the one that people pay, a person has written another.
    byHand: /World Bank|our own estimate/.test(cells[at('rate_source')] ?? ''),
  }));
  const rates = ratesByCurrency(answer, rows);
  const problem = problemOf(answer, rates, rows, accepted, today);
  if (problem !== null) throw new NoRates(problem);

  const kept: string[] = [];
  for (const row of rows) {
    const rate = rates.get(row.currency);
    if (row.byHand || rate === undefined) {
      kept.push(
        `${row.name}: ${row.byHand ? 'written by hand' : `no rate of ${row.currency}`}, as of ${row.date}`,
      );
      continue;
    }
    row.cells[at('usd_rate')] = String(Number(rate.toPrecision(6)));
    row.cells[at('rate_date')] = answer.date;
    row.cells[at('rate_source')] = source;
    const worldBank = Number(row.cells[at('usd_rate_wb')]);
    if (worldBank > 0) row.cells[at('rate_change_ratio')] = (rate / worldBank).toFixed(3);
  }
  const text = `${[head ?? [], ...rows.map(({ cells }) => cells)].map((cells) => cells.map(quoted).join(',')).join('\n')}\n`;
  replace(table, text);
  return { date: answer.date, renewed: rows.length - kept.length, kept };
}

async function ask(url: string, timeout: number): Promise<unknown> {
  const host = URL.canParse(url) ? new URL(url).host : null;
  if (host === null) throw new NoRates(`'${url}' is no address.`);
  let response: Response;
  try {
    response = await fetch(url, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(timeout),
    });
  } catch (error) {
    throw new NoRates(
      `${host} could not be reached. Rates are renewed where there is a network; another source can be named by RATES_URL.`,
      { cause: error },
    );
  }
  if (!response.ok) throw new NoRates(`${host} answered with ${response.status}.`);
  try {
    return await response.json();
  } catch (error) {
    throw new NoRates(`${host} did not answer with JSON in time.`, { cause: error });
  }
}

/** Rates by currency code; a source that names countries is read by our names and aliases of them. */
function ratesByCurrency({ byCode, byCountry }: Answer, rows: readonly Row[]): Map<string, number> {
  const rates = new Map<string, number>([...byCode, ['USD', 1]]);
  const currencyOf = new Map(
    rows.flatMap(({ name, aliases, currency, byHand }) =>
      byHand
        ? []
        : [name, ...aliases].filter(Boolean).map((each) => [plain(each), currency] as const),
    ),
  );
  currencyOf.set(plain('Euro Zone'), 'EUR');
  for (const [country, rate] of byCountry) {
    const currency = currencyOf.get(plain(country));
    if (currency !== undefined && !rates.has(currency)) rates.set(currency, rate);
  }
  return rates;
}

function problemOf(
  { date }: Answer,
  rates: ReadonlyMap<string, number>,
  rows: readonly Row[],
  accepted: readonly string[],
  today: string,
): string | null {
  if (date > today) return `The rates are of ${date}, which has not come yet.`;
  const stored = new Map(rows.filter(({ byHand }) => !byHand).map((row) => [row.currency, row]));
  const latest = [...stored.values()].reduce(
    (last, row) => (row.date > last ? row.date : last),
    '',
  );
  if (date < latest) return `The rates are of ${date}, older than ours of ${latest}.`;
  const known = [...stored.keys()].filter((currency) => rates.has(currency));
  if (known.length < enough * stored.size)
    return `The source has rates for ${known.length} of our ${stored.size} currencies only; it would leave the others behind. Please name a fuller one by RATES_URL.`;
  const odd = known.flatMap((currency) => {
    const ratio = (rates.get(currency) ?? 0) / (stored.get(currency)?.rate ?? 1);
    return accepted.includes(currency) || (ratio >= plausible.least && ratio <= plausible.most)
      ? []
      : [
          `${currency} (${String(Number((rates.get(currency) ?? 0).toPrecision(6)))} for ${stored.get(currency)?.rate ?? 0})`,
        ];
  });
  if (odd.length)
    return `${odd.length === 1 ? 'This rate is' : 'These rates are'} far from ours: ${odd.join(', ')}. Where that is right, run it again with --accept ${odd.map((each) => each.slice(0, 3)).join(',')}.`;
  return null;
}

const quoted = (cell: string): string =>
  /[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Under another name until it is whole: a run that is cut short leaves the table as it was. */
function replace(file: string, text: string): void {
  const unfinished = `${file}.unfinished`;
  try {
    writeFileSync(unfinished, text);
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
}
