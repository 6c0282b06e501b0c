// Newer exchange rates for the tables: read, checked and shown, then written whole beside the operator's other data, or not at all.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { rateColumns } from '../kitchen/catalogue/moneyTables.ts';
import { readCsv } from '../kitchen/catalogue/csv.ts';
import { plain } from '../kitchen/ingredients/words.ts';
import { NoRates, readAnswer, readFileOfRates, type Answer } from './ratesAnswer.ts';

export interface Refresh {
  /** Where the rates are: an address, or a file. */
  readonly from: string;
  /** What the table then names as the source, and its licence. */
  readonly source: string;
  readonly licence: string;
  /** The release's tables: kitchen/catalogue/data. */
  readonly tables: string;
  /** The operator's own file, which is written; it lies outside the code. */
  readonly own: string;
  /** Currencies whose jump a person has looked at; 'all' takes every one. */
  readonly accepted?: readonly string[] | 'all';
  /** Today, yyyy-MM-dd. */
  readonly today: string;
  /** Milliseconds to wait for the answer. */
  readonly timeout?: number;
}

export interface Refreshed {
  readonly date: string;
  /** Countries whose rate is of that date now. */
  readonly renewed: number;
  /** Every currency whose rate is another now, with by how much. */
  readonly changes: readonly string[];
  /** Countries that keep what they had, with why. */
  readonly kept: readonly string[];
}

/** A rate further than this from ours is held for a mistake until a person says otherwise. */
const jump = 1.3;
/** A source that knows fewer of our currencies than this share is not the one that is meant. */
const enough = 0.8;

/** What the Treasury calls countries that have another name with us. */
const treasuryNames: Readonly<Record<string, string>> = {
  'Euro Zone': 'EUR',
  Burma: 'MMK',
  Korea: 'KRW',
  'Cote D Ivoire': 'XOF',
  'Democratic Republic of Congo': 'CDF',
  'Cape Verde': 'CVE',
  Swaziland: 'SZL',
  'Antigua & Barbuda': 'XCD',
  'Trinidad & Tobago': 'TTD',
  'Sao Tome & Principe': 'STN',
};

interface Row {
  readonly iso2: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly currency: string;
  readonly rate: number | null;
  readonly date: string;
  readonly source: string;
  readonly licence: string;
  /** Where the official rate is not the one that people pay, a person has written another. */
  readonly byHand: boolean;
}

interface Table {
  readonly at: (name: string) => number;
  readonly rows: readonly (readonly string[])[];
}
function tableOf(file: string): Table {
  const [head, ...rows] = readCsv(readFileSync(file, 'utf8')).map(({ cells }) => cells);
  return { at: (name) => head?.indexOf(name) ?? -1, rows };
}

/** The rates as they stand: the release's, and those of the operator's file that are as new. */
function current(tables: string, own: string): Row[] {
  const countries = tableOf(`${tables}/countries.csv`);
  const [name, aliases] = [countries.at('name'), countries.at('aliases')];
  const names = new Map(
    countries.rows.map((cells) => [
      cells[countries.at('iso2')] ?? '',
      [cells[name] ?? '', ...(cells[aliases] ?? '').split(';')].filter(Boolean),
    ]),
  );
  const release = tableOf(`${tables}/exchange-rates.csv`);
  const newer = existsSync(own) ? tableOf(own) : null;
  const cell = (table: Table, cells: readonly string[], column: string): string =>
    cells[table.at(column)] ?? '';
  return release.rows.map((first): Row => {
    const iso2 = cell(release, first, 'iso2');
    const second = newer?.rows.find((cells) => cell(newer, cells, 'iso2') === iso2);
    const isNewer =
      newer && second && cell(newer, second, 'rate_date') >= cell(release, first, 'rate_date');
    const [table, cells] = isNewer ? [newer, second] : [release, first];
    const [country = '', ...others] = names.get(iso2) ?? [];
    const units = cell(table, cells, 'units_per_usd');
    return {
      iso2,
      name: country,
      aliases: others,
      currency: cell(release, first, 'currency'),
      rate: units === '' ? null : Number(units),
      date: cell(table, cells, 'rate_date'),
      source: cell(table, cells, 'source'),
      licence: cell(table, cells, 'licence'),
      byHand: cell(release, first, 'basis') === 'hand',
    };
  });
}

/**
 * Renews the rates of the operator's file.
 * @throws {NoRates} where there is no network or file, no usable answer, too few currencies, an older date, or a jump that nobody
 * has accepted; the file is then as it was
 */
export async function refreshRates({
  from,
  source,
  licence,
  tables,
  own,
  accepted = [],
  today,
  timeout = 20_000,
}: Refresh): Promise<Refreshed> {
  const answer = /^https?:/.test(from)
    ? readAnswer(await ask(from, timeout))
    : readFileOfRates(opened(from));
  const rows = current(tables, own);
  const rates = ratesByCurrency(answer, rows);
  const problem = problemOf(answer, rates, rows, accepted, today);
  if (problem !== null) throw new NoRates(problem);

  const kept: string[] = [];
  const changes = new Map<string, string>();
  const written = rows.map((row): Row => {
    const rate = rates.get(row.currency);
    if (row.byHand || rate === undefined) {
      const why = row.byHand ? 'written by hand' : `no rate of ${row.currency}`;
      kept.push(`${row.name}: ${why}${row.date === '' ? '' : `, as of ${row.date}`}`);
      return row;
    }
    if (row.rate !== null && figure(rate) !== figure(row.rate))
      changes.set(row.currency, changeText(row.currency, row.rate, rate));
    return { ...row, rate, date: answer.date, source, licence };
  });
  replace(own, textOf(written));
  return {
    date: answer.date,
    renewed: rows.length - kept.length,
    changes: [...changes.values()],
    kept,
  };
}

const figure = (rate: number): string => String(Number(rate.toPrecision(6)));

function changeText(currency: string, before: number, now: number): string {
  const percent = (now / before - 1) * 100;
  const by =
    Math.abs(percent) < 100
      ? `${percent > 0 ? '+' : '−'}${Math.abs(percent).toFixed(1)} %`
      : `×${figure(Number((now / before).toPrecision(3)))}`;
  return `${currency} ${figure(before)} → ${figure(now)} (${by})`;
}

function textOf(rows: readonly Row[]): string {
  const cells = rows.map(({ iso2, rate, date, source, licence }) => [
    iso2,
    rate === null ? '' : figure(rate),
    date,
    source,
    licence,
  ]);
  return `${[rateColumns, ...cells].map((row) => row.map(quoted).join(',')).join('\n')}\n`;
}

function opened(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new NoRates(`'${file}' is neither an address nor a file that can be read.`, {
      cause: error,
    });
  }
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
      `${host} could not be reached. Rates are renewed where there is a network; another source, or a file, can be named after the command.`,
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

/** Rates by currency code; a source that names countries is read by our names and aliases of them, and by the Treasury's. */
function ratesByCurrency({ byCode, byCountry }: Answer, rows: readonly Row[]): Map<string, number> {
  const rates = new Map<string, number>([...byCode, ['USD', 1]]);
  const currencyOf = new Map([
    ...rows.flatMap(({ name, aliases, currency, byHand }) =>
      byHand ? [] : [name, ...aliases].map((each) => [plain(each), currency] as const),
    ),
    ...Object.entries(treasuryNames).map(([name, code]) => [plain(name), code] as const),
  ]);
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
  accepted: readonly string[] | 'all',
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
    return `The source has rates for ${known.length} of our ${stored.size} currencies only; it would leave the others behind. Please name a fuller one.`;
  if (accepted === 'all') return null;
  const jumps = known.flatMap((currency) => {
    const [before, now] = [stored.get(currency)?.rate ?? null, rates.get(currency) ?? 0];
    const far = before !== null && (now / before > jump || before / now > jump);
    return far && !accepted.includes(currency) ? [{ currency, before, now }] : [];
  });
  if (!jumps.length) return null;
  const list = jumps.map(({ currency, before, now }) => `  ${changeText(currency, before, now)}`);
  return `${jumps.length === 1 ? 'This rate is' : 'These rates are'} far from ours:\n${list.join('\n')}\nIs that right? Where it is, run it again with --accept ${jumps.map(({ currency }) => currency).join(',')}, or with --accept-all.`;
}

const quoted = (cell: string): string =>
  /[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Under another name until it is whole: a run that is cut short leaves the file as it was. */
function replace(file: string, text: string): void {
  const unfinished = `${file}.unfinished`;
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(unfinished, text);
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
}
