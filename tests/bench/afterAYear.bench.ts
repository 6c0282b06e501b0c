/** The signed-in pages with what people have after a year: saved weeks, a long history. */
import Database from 'better-sqlite3';
import { chromium } from 'playwright-core';
import { join } from 'node:path';
import type { Figure } from '../../scripts/bench.ts';
import { createIdSource } from '../../server/infrastructure/ids.ts';
import { browserFlags, type Cost, measurePages, profiles } from './measurePage.ts';
import { saveWeeks } from './savedWeeks.ts';
import { type Services, sessionStorageOf, startServices } from './services.ts';

export const name = 'After a year';

const targets = { warm: 1_200, warmBytes: 60_000, cold: 2_800, longTasks: 200 } as const;
const manyWeeks = 52;
const records = 300;
const slowdown = 4;

export async function run(): Promise<Figure[]> {
  const services = await startServices();
  try {
    const [first, year] = [
      await sessionStorageOf(services.origin),
      await sessionStorageOf(services.origin),
    ];
    await saveWeeks(services, first, 1);
    await saveWeeks(services, year, manyWeeks);
    const url = `${services.origin}/planner`;
    const [one, many, cold] = await measurePages(
      [
        { name: '1 week', url, storage: first, warm: true },
        { name: `${manyWeeks} weeks`, url, storage: year, warm: true },
        { name: `${manyWeeks} weeks`, url, storage: year },
      ],
      profiles.mobile,
    );
    if (!one || !many || !cold) throw new Error('A page was not measured.');
    return [
      ...[one, many].flatMap(warmFigures),
      within(
        `/planner, cold, ${cold.name}: largest paint (${inAll(cold)})`,
        cold.largestPaint,
        targets.cold,
      ),
      ...(await historyFigures(services)),
    ];
  } finally {
    await services.stop();
  }
}

const inAll = ({ requests, totalBytes }: Cost): string =>
  `${requests} requests, ${(totalBytes / 1000).toFixed(0)} kB`;

const within = (what: string, measured: number, most: number): Figure => ({
  what,
  measured: `${measured.toFixed(0)} ms`,
  target: `≤ ${most.toLocaleString('en')} ms`,
  met: measured <= most,
});

function warmFigures(cost: Cost): Figure[] {
  const what = `/planner, with the service worker, ${cost.name}`;
  return [
    within(`${what}: largest paint`, cost.largestPaint, targets.warm),
    {
      what: `${what}: bytes`,
      measured: inAll(cost),
      target: `≤ ${targets.warmBytes / 1000} kB`,
      met: cost.totalBytes <= targets.warmBytes,
    },
  ];
}

/** Its first page, and all the others by the button below it. */
async function historyFigures({ origin, dataDir }: Services): Promise<Figure[]> {
  const storage = await sessionStorageOf(origin);
  keepRecords(join(dataDir, 'platewise.sqlite'), storage['supabase_user_id'] ?? '');
  const executablePath = process.env['CHROMIUM'];
  if (!executablePath) throw new Error('CHROMIUM does not name a browser.');
  const browser = await chromium.launch({ executablePath, headless: true, args: browserFlags });
  try {
    const context = await browser.newContext({
      ...profiles.mobile,
      locale: 'en-GB',
      serviceWorkers: 'block',
    });
    await context.addInitScript((entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
      const tasks: number[] = [];
      Object.assign(globalThis, { tasks });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration);
      }).observe({ type: 'longtask', buffered: true });
    }, Object.entries(storage));
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const taken = () =>
      page.evaluate(() =>
        (globalThis as unknown as { tasks: number[] }).tasks.splice(0).reduce((a, b) => a + b, 0),
      );
    await page.goto(`${origin}/history`);
    const cards = page.locator('article');
    await cards.first().waitFor();
    await page.waitForLoadState('networkidle');
    const opening = await taken();
    for (let listed = await cards.count(); listed < records; listed = await cards.count()) {
      await page.locator('main button', { hasText: 'Load more' }).click();
      await cards.nth(listed).waitFor({ state: 'attached' });
    }
    await page.waitForTimeout(500);
    const adding = await taken();
    return [
      within(
        `/history, opened, processor ${slowdown} times slower: long tasks`,
        opening,
        targets.longTasks,
      ),
      within(
        `The same, until ${records} records are listed: further long tasks`,
        adding,
        targets.longTasks,
      ),
    ];
  } finally {
    await browser.close();
  }
}

function keepRecords(file: string, userId: string): void {
  const database = new Database(file);
  const newId = createIdSource(Date.now);
  const insert = database.prepare(
    "insert into records (id, user_id, recipe_type, suggestion, instructions, ingredients, created_at, updated_at) values (?, ?, 'ingredient_detection', ?, ?, ?, ?, ?)",
  );
  database.transaction(() => {
    for (let n = 0; n < records; n += 1)
      insert.run(
        newId(),
        userId,
        `Jollof rice ${n}`,
        '1. Wash the rice.\n2. Cook it gently.\n'.repeat(20),
        JSON.stringify(['rice', 'tomatoes', 'onions', 'chicken', 'pepper']),
        Date.now(),
        Date.now(),
      );
  })();
  database.close();
}
