// Refreshing exchange rates, against a local server that answers well or badly.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refreshRates } from '../../scripts/refreshRates.ts';
import { readTable, type Row } from '../oracle/planTables.ts';

const original = join(import.meta.dirname, '../../kitchen/catalogue/data/countries.csv');
const rows = readTable('countries.csv');
const latest = rows
  .map((row) => row.rate_date ?? '')
  .filter((date) => /^\d{4}-\d{2}-\d{2}$/.test(date))
  .sort()
  .at(-1)!;
const isByHand = (row: Row): boolean => /World Bank|our own estimate/.test(row.rate_source ?? '');

let answer: { status?: number; text?: string; hang?: boolean };
let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer((_, response) => {
    if (answer.hang) return;
    response
      .writeHead(answer.status ?? 200, { 'content-type': 'application/json' })
      .end(answer.text ?? '');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/latest`;
});
afterAll(
  () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(resolve);
    }),
);

let folder: string;
let table: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'platewise-rates-'));
  table = join(folder, 'countries.csv');
  copyFileSync(original, table);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Every currency three per cent dearer, for one of `base`. */
function everyRate(
  date: string,
  base = 'USD',
): { base: string; date: string; rates: Record<string, number> } {
  const stored = new Map(
    rows
      .filter((row) => !isByHand(row))
      .map((row) => [
        row.currency ?? '',
        Number(row.usd_rate) * (row.currency === 'USD' ? 1 : 1.03),
      ]),
  );
  const one = stored.get(base) ?? 1;
  return {
    base,
    date,
    rates: Object.fromEntries(
      [...stored].filter(([code]) => code !== base).map(([code, rate]) => [code, rate / one]),
    ),
  };
}
const says = (body: unknown): void => {
  answer = { text: JSON.stringify(body) };
};
const refresh = (more: object = {}) =>
  refreshRates({ url, source: 'A source', table, today: '2027-01-02', ...more });
const cells = (iso2: string): string[] =>
  readFileSync(table, 'utf8')
    .split('\n')
    .find((line) => line.split(',')[1] === iso2)!
    .split(',');

describe('rates that are right', () => {
  test.each(['USD', 'EUR'])(
    'for one %s reach every country that is not written by hand, with their date and source',
    async (base) => {
      says(everyRate('2027-01-01', base));
      const { date, renewed, kept } = await refresh();
      expect(date).toBe('2027-01-01');
      expect(renewed).toBe(rows.filter((row) => !isByHand(row)).length);
      expect(kept).toHaveLength(rows.length - renewed);
      const before = rows.find(({ iso2 }) => iso2 === 'GH')!;
      const text = readFileSync(table, 'utf8');
      expect(text.split('\n').length).toBe(readFileSync(original, 'utf8').split('\n').length);
      expect(cells('GH')).toContain('2027-01-01');
      expect(cells('GH')).toContain('A source');
      expect(
        Number(
          cells('GH').find(
            (cell) => Math.abs(Number(cell) / Number(before.usd_rate) - 1.03) < 1e-4,
          ),
        ),
      ).toBeGreaterThan(0);
      expect(cells('SS').join()).toBe(
        readFileSync(original, 'utf8')
          .split('\n')
          .find((line) => line.split(',')[1] === 'SS'),
      );
      expect(readdirSync(folder)).toEqual(['countries.csv']);
    },
  );

  test('change nothing but rate, date, source and ratio', async () => {
    says(everyRate('2027-01-01'));
    await refresh();
    const [head = ''] = readFileSync(original, 'utf8').split('\n');
    expect(readFileSync(table, 'utf8').split('\n')[0]).toBe(head);
    const names = head
      .split(',')
      .filter(
        (name) => !['usd_rate', 'rate_date', 'rate_source', 'rate_change_ratio'].includes(name),
      );
    const { readCsv } = await import('../../kitchen/catalogue/csv.ts');
    const picked = (file: string) =>
      readCsv(readFileSync(file, 'utf8'))
        .slice(1)
        .map((row) => names.map((name) => row.cells[head.split(',').indexOf(name)]));
    expect(picked(table)).toEqual(picked(original));
  });

  test('by country and quarter, as the US Treasury has them, are read by our names of countries', async () => {
    const data = rows
      .filter((row) => row.currency !== 'EUR' && row.currency !== 'USD')
      .map((row) => ({
        record_date: '2026-12-31',
        country: row.name,
        exchange_rate: row.usd_rate,
      }));
    says({
      data: [
        ...data,
        { record_date: '2026-12-31', country: 'Euro Zone', exchange_rate: '0.87' },
        { record_date: '2026-09-30', country: 'Ghana', exchange_rate: '1' },
      ],
      meta: {},
    });
    const { renewed, kept } = await refresh();
    expect(renewed + kept.length).toBe(rows.length);
    expect(kept.every((each) => /written by hand/.test(each))).toBe(true);
    expect(cells('FR')).toContain('0.87');
  });

  test('of a currency that the source lacks stay as they were, and are named', async () => {
    const { rates, ...rest } = everyRate('2027-01-01');
    delete rates['NGN'];
    says({ ...rest, rates });
    expect((await refresh()).kept.join()).toContain('no rate of NGN');
    expect(cells('NG').join()).toBe(
      readFileSync(original, 'utf8')
        .split('\n')
        .find((line) => line.split(',')[1] === 'NG'),
    );
  });
});

describe('anything that is wrong says so, and changes nothing', () => {
  const unchanged = async (message: RegExp, more: object = {}) => {
    await expect(refresh(more)).rejects.toThrow(message);
    await expect(refresh(more)).rejects.toThrow(/Nothing was changed\.$/);
    expect(readFileSync(table, 'utf8')).toBe(readFileSync(original, 'utf8'));
    expect(readdirSync(folder)).toEqual(['countries.csv']);
  };

  test('a rate that cannot be right is named, until a person accepts it', async () => {
    const wrong = everyRate('2027-01-01');
    wrong.rates['NGN'] = wrong.rates['NGN']! / 100;
    says(wrong);
    await unchanged(/This rate is far from ours: NGN .*--accept NGN/);
    expect((await refresh({ accepted: ['NGN'] })).date).toBe('2027-01-01');
  });

  test('rates older than ours', async () => {
    says(everyRate('2020-01-01'));
    await unchanged(new RegExp(`2020-01-01, older than ours of ${latest}`));
  });
  test('rates of tomorrow', async () => {
    says(everyRate('2027-01-03'));
    await unchanged(/2027-01-03, which has not come yet/);
  });
  test('too few currencies', async () => {
    says({ base: 'EUR', date: '2027-01-01', rates: { USD: 1.15, GBP: 0.87 } });
    await unchanged(/rates for 3 of our \d+ currencies only/);
  });
  test('rates without the dollar', async () => {
    says({ base: 'EUR', date: '2027-01-01', rates: { GBP: 0.87 } });
    await unchanged(/do not say what a US dollar is worth/);
  });
  test.each([
    ['an empty object', {}],
    ['no rows', { data: [] }],
    ['a rate of 0', { base: 'USD', date: '2027-01-01', rates: { GBP: 0 } }],
    ['a rate of text', { base: 'USD', date: '2027-01-01', rates: { GBP: 'much' } }],
    ['no date', { base: 'USD', rates: { GBP: 1 } }],
    ['nothing', null],
  ])('%s', async (_, body) => {
    says(body);
    await unchanged(/holds no rates that we can read/);
  });
  test('an error page', async () => {
    answer = { status: 503, text: '<html>' };
    await unchanged(/answered with 503/);
  });
  test('what is no JSON', async () => {
    answer = { text: '<html>' };
    await unchanged(/did not answer with JSON/);
  });
  test('a server that hangs', async () => {
    answer = { hang: true };
    await unchanged(/could not be reached/, { timeout: 60 });
  });
  test('no network', async () =>
    unchanged(/could not be reached\. Rates are renewed where there is a network/, {
      url: 'http://127.0.0.1:9/latest',
    }));
  test('an address that is none', async () =>
    unchanged(/'latest' is no address/, { url: 'latest' }));
});

test('npm run rates ends with the message and a code where there is no network', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../../scripts/rates.ts')],
    {
      encoding: 'utf8',
      env: { ...process.env, RATES_URL: 'http://127.0.0.1:9/', RATES_TABLE: table },
    },
  );
  expect(stderr).toMatch(/^127\.0\.0\.1:9 could not be reached\..*Nothing was changed\.\n$/);
  expect(status).toBe(1);
  expect(readFileSync(table, 'utf8')).toBe(readFileSync(original, 'utf8'));
});
