// Refreshing exchange rates, against a local server that answers well or badly.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadCatalogue } from '../../kitchen/catalogue/load.ts';
import { refreshRates } from '../../scripts/refreshRates.ts';
import { countries, readTable, type Row } from '../oracle/planTables.ts';

const tables = join(import.meta.dirname, '../../kitchen/catalogue/data');
const rows = [...countries.values()].map((row) => ({
  ...row,
  ...readTable('exchange-rates.csv').find(({ iso2 }) => iso2 === row.iso2),
})) as Row[];
const latest = '2026-06-30';
const isByHand = ({ basis }: Row): boolean => basis === 'hand';
const cell = (text: string, iso2: string): string[] =>
  text
    .split('\n')
    .find((line) => line.startsWith(`${iso2},`))!
    .split(',');

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
let own: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'platewise-rates-'));
  own = join(folder, 'data', 'exchange-rates.csv');
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
        Number(row.units_per_usd) * (row.currency === 'USD' ? 1 : 1.03),
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
  refreshRates({
    from: url,
    source: 'A source',
    licence: 'CC BY 4.0',
    tables,
    own,
    today: '2027-01-02',
    ...more,
  });
const cells = (iso2: string): string[] => cell(readFileSync(own, 'utf8'), iso2);

/** The Treasury's answer: a row for each country under a name of ours or of its own. */
const treasuryRows = (date: string, factor = 1) => [
  ...rows
    .filter((row) => row.currency !== 'EUR' && row.currency !== 'USD' && !isByHand(row))
    .map((row) => ({
      record_date: date,
      country: row.iso2 === 'MM' ? 'Burma' : row.name!,
      exchange_rate: String(Number(row.units_per_usd) * factor),
    })),
  { record_date: date, country: 'Euro Zone', exchange_rate: '0.87' },
  { record_date: '2020-09-30', country: 'Ghana', exchange_rate: '1' },
];

describe('rates that are right', () => {
  test.each(['USD', 'EUR'])(
    'for one %s come to every country that is not written by hand, with their date, source and licence',
    async (base) => {
      says(everyRate('2027-01-01', base));
      const { date, renewed, kept, changes } = await refresh();
      expect(date).toBe('2027-01-01');
      expect(renewed).toBe(rows.filter((row) => !isByHand(row)).length);
      expect(kept).toHaveLength(rows.length - renewed);
      const before = rows.find(({ iso2 }) => iso2 === 'GH')!;
      expect(cells('GH')).toEqual([
        'GH',
        String(Number((Number(before.units_per_usd) * 1.03).toPrecision(6))),
        '2027-01-01',
        'A source',
        'CC BY 4.0',
      ]);
      expect(changes.find((each) => each.startsWith('GHS'))).toMatch(/^GHS .* → .* \(\+3\.0 %\)$/);
      expect(cells('SO')[1]).toBe('27000');
      expect(readdirSync(join(folder, 'data'))).toEqual(['exchange-rates.csv']);
    },
  );

  test('are what the kitchen costs with, until a release has newer ones', async () => {
    says(everyRate('2027-01-01'));
    await refresh();
    const kitchen = loadCatalogue({ rates: own, recipes: folder }).countries.get('GH')!;
    expect(kitchen).toMatchObject({
      usdRate: Number(cells('GH')[1]),
      rateDate: '2027-01-01',
      rateSource: 'A source',
      rateLicence: 'CC BY 4.0',
    });
    writeFileSync(own, readFileSync(own, 'utf8').replaceAll('2027-01-01', '2026-01-01'));
    expect(loadCatalogue({ rates: own, recipes: folder }).countries.get('GH')!.rateDate).toBe(
      latest,
    );
  });

  test('leave the code as it is: only the data folder is written', async () => {
    const before = readFileSync(join(tables, 'exchange-rates.csv'), 'utf8');
    says(everyRate('2027-01-01'));
    await refresh();
    expect(readFileSync(join(tables, 'exchange-rates.csv'), 'utf8')).toBe(before);
    expect(readdirSync(folder)).toEqual(['data']);
  });

  test('by country and quarter, as the US Treasury has them, are read by our names and by its own', async () => {
    says({ data: treasuryRows('2026-12-31'), meta: {} });
    const { kept } = await refresh();
    expect(kept.every((each) => /written by hand/.test(each))).toBe(true);
    expect(cells('FR').slice(1, 3)).toEqual(['0.87', '2026-12-31']);
    expect(cells('MM')[2]).toBe('2026-12-31');
  });

  test.each([
    ['the Treasury’s download', 'Record Date,Country,Currency,Exchange Rate'],
    ['its table by columns', 'record_date,country,currency,exchange_rate'],
  ])('come from a file too: %s', async (_, heading) => {
    const file = join(folder, 'download.csv');
    const lines = treasuryRows('2026-12-31').map(
      ({ record_date: date, country, exchange_rate: rate }) => `${date},"${country}",x,${rate}`,
    );
    writeFileSync(file, `${heading}\n${lines.join('\n')}\n`);
    expect((await refresh({ from: file })).date).toBe('2026-12-31');
    expect(cells('NG')[2]).toBe('2026-12-31');
  });

  test('of a currency that the source lacks stay as they were, and are named', async () => {
    const { rates, ...rest } = everyRate('2027-01-01');
    delete rates['NGN'];
    says({ ...rest, rates });
    expect((await refresh()).kept.join()).toContain('no rate of NGN');
    expect(cells('NG')[2]).toBe(latest);
  });

  test('follow one another: a second run starts from the first', async () => {
    says(everyRate('2027-01-01'));
    await refresh();
    says(everyRate('2026-12-01'));
    await expect(refresh()).rejects.toThrow(/2026-12-01, older than ours of 2027-01-01/);
  });
});

describe('anything that is wrong says so, and changes nothing', () => {
  const unchanged = async (message: RegExp, more: object = {}) => {
    await expect(refresh(more)).rejects.toThrow(message);
    await expect(refresh(more)).rejects.toThrow(/Nothing was changed\.$/);
    expect(existsSync(own)).toBe(false);
  };

  test('a jump is shown and asked about, until a person accepts it or all', async () => {
    const wrong = everyRate('2027-01-01');
    wrong.rates['NGN'] = wrong.rates['NGN']! / 100;
    wrong.rates['KES'] = wrong.rates['KES']! * 1.4;
    says(wrong);
    await unchanged(
      /These rates are far from ours:\n {2}KES 129\.35 → \S+ \(\+44\.2 %\)\n {2}NGN .*\nIs that right\?.*--accept KES,NGN, or with --accept-all/,
    );
    await unchanged(/This rate is far from ours:\n {2}NGN/, { accepted: ['KES'] });
    const both = await refresh({ accepted: ['NGN', 'KES'] });
    expect(both.changes.filter((each) => /^(?:NGN|KES)/.test(each))).toHaveLength(2);
    rmSync(own);
    expect((await refresh({ accepted: 'all' })).date).toBe('2027-01-01');
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
      from: 'http://127.0.0.1:9/latest',
    }));
  test('an address that is none', async () =>
    unchanged(/'latest' is neither an address nor a file/, { from: 'latest' }));
  test('a file without rates', async () => {
    const file = join(folder, 'empty.csv');
    writeFileSync(file, 'a,b\n1,2\n');
    await unchanged(/its heading has to name record_date, country and exchange_rate/, {
      from: file,
    });
  });
});

test('npm run rates ends with the message and a code where there is no network', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../../scripts/rates.ts')],
    {
      encoding: 'utf8',
      env: { ...process.env, RATES_URL: 'http://127.0.0.1:9/', DATA_DIR: folder },
    },
  );
  expect(stderr).toMatch(/^127\.0\.0\.1:9 could not be reached\..*Nothing was changed\.\n$/);
  expect(status).toBe(1);
  expect(readdirSync(folder)).toEqual([]);
});

test('npm run rates takes a file and writes the data folder', () => {
  const file = join(folder, 'rates.json');
  writeFileSync(file, JSON.stringify(everyRate('2026-11-01')));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../../scripts/rates.ts'), file, '--accept-all'],
    { encoding: 'utf8', env: { ...process.env, DATA_DIR: join(folder, 'data') } },
  );
  expect(stderr).toBe('');
  expect(stdout).toMatch(/countries have the rates of 2026-11-01 now, from U\.S\. Treasury/);
  expect(stdout).toMatch(/What has changed:\n {2}\w{3} /);
  expect(stdout).toMatch(/These keep what they had:\n(?:.*\n)*? {2}Cuba: written by hand/);
  expect(status).toBe(0);
  expect(cells('NG')[2]).toBe('2026-11-01');
});
