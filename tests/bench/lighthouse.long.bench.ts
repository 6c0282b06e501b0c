/** Lighthouse on every public page, on the mid-range telephone that it simulates; the median of five runs. */
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import type { Figure } from '../../scripts/bench.ts';
import { publicPaths } from '../../src/app/features.ts';
import { median } from './measurePage.ts';
import { findFreePort, startServices } from './services.ts';

export const name = 'Lighthouse';

const turns = 5;
const leastPerformance = 97;
const whole = ['accessibility', 'best-practices', 'seo'] as const;
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

export async function run(): Promise<Figure[]> {
  const services = await startServices();
  const port = await findFreePort();
  const executablePath = process.env['CHROMIUM'];
  if (!executablePath)
    throw new Error('CHROMIUM does not name a browser. `npm run bench` sets it.');
  const browser = await chromium.launch({
    executablePath,
    headless: true,
    args: [...flags, `--remote-debugging-port=${port}`],
  });
  try {
    const figures: Figure[] = [];
    for (const path of publicPaths) figures.push(await judge(services.origin, path, port));
    return figures;
  } finally {
    await browser.close();
    await services.stop();
  }
}

async function judge(origin: string, path: string, port: number): Promise<Figure> {
  const scores: Record<string, number>[] = [];
  // What is not about time is the same each time.
  for (let turn = 0; turn < turns; turn++)
    scores.push(
      await look(origin + path, port, turn === 0 ? ['performance', ...whole] : ['performance']),
    );
  const performance = median(scores.map((each) => each['performance'] ?? Number.NaN));
  const others = whole.map((category) => scores[0]?.[category] ?? Number.NaN);
  return {
    what: path,
    measured: `performance ${performance.toFixed(0)}, ${whole.map((category, n) => `${category.replace('-', ' ')} ${others[n]?.toFixed(0)}`).join(', ')}`,
    target: `performance ≥ ${leastPerformance}, the others 100`,
    met: performance >= leastPerformance && others.every((score) => score === 100),
  };
}

/** Now and then the browser's trace of a load lacks its beginning: such a load is made again. */
async function look(
  url: string,
  port: number,
  onlyCategories: string[],
  tries = 3,
): Promise<Record<string, number>> {
  const result = await lighthouse(url, { port, onlyCategories, logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse says nothing of ${url}.`);
  const { categories, runtimeError } = result.lhr;
  if (runtimeError && tries > 1) return look(url, port, onlyCategories, tries - 1);
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  return Object.fromEntries(
    Object.entries(categories).map(([id, { score }]) => [id, (score ?? Number.NaN) * 100]),
  );
}
