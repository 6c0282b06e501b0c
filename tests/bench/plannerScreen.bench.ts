/** The planner as a person sees it: how soon a switch is painted, how soon a new week is there, and what moves by itself. */
import { chromium, type Browser, type Locator, type Page } from 'playwright-core';
import type { Figure } from '../../scripts/bench.ts';
import { addDays } from '../../domain/calendar.ts';
import { browserFlags, median, profiles } from './measurePage.ts';
import { observeScreen } from './observeScreen.ts';
import { saveWeeks } from './savedWeeks.ts';
import { type Services, sessionStorageOf, startServices } from './services.ts';

export const name = "The planner's screen";

const savedWeeks = 52;
const switches = 56;
const slowdown = 4;
const longestSwitch = 50; // ms
/** Between two switches: pictures and reasons have followed by then. */
const pause = 300; // ms
/** How long a finger or a mouse's button is down: what its touching changes is drawn before it is let go. */
const press = 80; // ms
const generations = 21;
/** What a trial has in a month. */
const generationsEach = 3;
const longestGeneration = 2_000; // ms
const loads = 3;
const widestShift = 0.01;

export async function run(): Promise<Figure[]> {
  const services = await startServices();
  const executablePath = process.env['CHROMIUM'];
  if (!executablePath)
    throw new Error('CHROMIUM does not name a browser. `npm run bench` sets it.');
  const browser = await chromium.launch({ executablePath, headless: true, args: browserFlags });
  try {
    const storage = await sessionStorageOf(services.origin);
    await saveWeeks(services, storage, savedWeeks);
    return [
      ...(await measureSwitches(browser, services, storage)),
      await measureGenerations(browser, services),
      ...(await measureShifts(browser, services, storage)),
    ];
  } finally {
    await browser.close();
    await services.stop();
  }
}

/** A browser of its own, signed in. */
async function open(
  browser: Browser,
  storage: Record<string, string>,
  look: object,
): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB', ...look });
  await context.addInitScript(observeScreen);
  await context.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(storage));
  return context.newPage();
}

async function measureSwitches(
  browser: Browser,
  { origin }: Services,
  storage: Record<string, string>,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [device, look] of [
    [
      'a telephone, 390 px',
      {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      },
    ],
    ['1,280 px', { viewport: { width: 1280, height: 900 } }],
  ] as const) {
    const page = await open(browser, { ...storage, platewise_planner_view: 'day' }, look);
    await page.goto(`${origin}/planner`);
    await page.getByRole('tabpanel').getByRole('article').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.getByText('Loading your subscription status...').waitFor({ state: 'hidden' });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const tab = (day: string) => page.getByRole('tab', { name: day });
    const days = ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday', 'Monday'];
    const filter = (kind: string) =>
      page
        .getByRole('group', { name: 'Meals', exact: true })
        .getByRole('button', { name: kind, exact: true });
    const filters = ['Breakfast', 'Lunch', 'Dinner', 'All Recipes'];
    const previous = page.getByRole('button', { name: 'Previous Saved Week' });
    const next = page.getByRole('button', { name: 'Next Saved Week' });
    // What a press costs by itself, on this machine in this minute.
    const nothing = await clickThrough(page, [page.getByRole('tab', { selected: true })]);
    figures.push({
      what: `A press on the day that is chosen already, processor ${slowdown} times slower, ${device}`,
      measured: `p50 ${median(nothing).toFixed(0)} ms, p95 ${quantile(nothing, 0.95).toFixed(0)} ms of ${nothing.length}`,
      target: 'for comparison',
      met: true,
    });
    for (const [what, targets] of [
      ['another day', days.map(tab)],
      ['another filter', filters.map(filter)],
      ['another week', [previous, previous, previous, next, previous]],
    ] as const) {
      const times = await clickThrough(page, targets);
      const p95 = quantile(times, 0.95);
      figures.push({
        what: `${what} of ${savedWeeks} saved weeks, click to its meals' paint, processor ${slowdown} times slower, ${device}`,
        measured: `p50 ${median(times).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms of ${times.length}`,
        target: `p95 ≤ ${longestSwitch} ms`,
        met: p95 <= longestSwitch,
      });
    }
    await page.context().close();
  }
  return figures;
}

/** Milliseconds of clicks, one after the other, each when the one before is drawn to the end. */
async function clickThrough(page: Page, targets: readonly Locator[]): Promise<number[]> {
  const taken: number[] = [];
  for (let turn = 0; turn < switches; turn += 1) {
    const target = targets[turn % targets.length]!;
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error(`${String(target)} is not on the screen.`);
    const painted = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          window.screenOf.onPainted = resolve;
        }),
    );
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: press });
    taken.push(await Promise.race([painted, lost(String(target))]));
    await page.evaluate(
      (milliseconds) => new Promise((resolve) => void setTimeout(resolve, milliseconds)),
      pause,
    );
  }
  return taken;
}

/** A press that moves off its button makes no click, and would be waited for without end. */
const lost = (target: string) =>
  new Promise<never>(
    (_, reject) =>
      void setTimeout(() => reject(new Error(`No click reached ${target}.`)), 10_000).unref(),
  );

async function measureGenerations(browser: Browser, { origin }: Services): Promise<Figure> {
  const times: number[] = [];
  while (times.length < generations) {
    const page = await open(
      browser,
      { ...(await sessionStorageOf(origin)), platewise_planner_view: 'day' },
      {
        viewport: { width: 1280, height: 900 },
      },
    );
    await page.goto(`${origin}/planner`);
    for (let turn = 0; turn < generationsEach; turn += 1) {
      await page.getByRole('button', { name: 'New Plan', exact: true }).click();
      const form = page.getByRole('dialog', { name: 'Create Your Meal Plan' });
      await form.getByLabel('Select Week').fill(addDays('2027-01-04', 7 * turn));
      await form.getByLabel('Auto-Generate').check();
      await form.getByLabel('Country').selectOption('Nigeria');
      await form.getByLabel(/Weekly budget/).fill(String(20_000 + 1_000 * turn));
      times.push(
        await page.evaluate(
          (heading) =>
            new Promise<number>((resolve) => {
              const began = performance.now();
              const look = () => {
                const isThere =
                  [...document.querySelectorAll('h2')].some(
                    ({ textContent }) => textContent === heading,
                  ) && document.querySelector('[role=tabpanel] article') !== null;
                if (isThere) requestAnimationFrame(() => resolve(performance.now() - began));
              };
              const watch = new MutationObserver(look);
              watch.observe(document.body, { childList: true, subtree: true, characterData: true });
              document.querySelector<HTMLButtonElement>('dialog [type=submit]')!.click();
            }),
          `Recipes for ${['Jan 4 - Jan 10', 'Jan 11 - Jan 17', 'Jan 18 - Jan 24'][turn]}`,
        ),
      );
    }
    await page.context().close();
  }
  const p95 = quantile(times, 0.95);
  return {
    what: 'A new week on the default kitchen, from the button to its cards',
    measured: `p50 ${median(times).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms of ${times.length}`,
    target: `p95 ≤ ${longestGeneration} ms`,
    met: p95 <= longestGeneration,
  };
}

/** Cold loads as on a middling telephone and on a desk: what moves although nobody touched anything. */
async function measureShifts(
  browser: Browser,
  { origin }: Services,
  storage: Record<string, string>,
): Promise<Figure[]> {
  const nobody = await sessionStorageOf(origin);
  const figures: Figure[] = [];
  for (const [what, path, who] of [
    ['/planner with saved weeks', '/planner', storage],
    ['/planner without a plan', '/planner', nobody],
    ['/ai-kitchen', '/ai-kitchen', nobody],
  ] as const) {
    const sums: number[] = [];
    let movers = new Set<string>();
    for (const { cpuSlowdown, ...profile } of [profiles.mobile, profiles.desktop]) {
      for (let turn = 0; turn < loads; turn += 1) {
        const page = await open(browser, who, { ...profile, hasTouch: profile.isMobile });
        const session = await page.context().newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
        if ('network' in profile)
          await session.send('Network.emulateNetworkConditions', {
            offline: false,
            ...profile.network,
          });
        await page.goto(`${origin}${path}`);
        await page.waitForLoadState('networkidle');
        const shifts = await page.evaluate(() => window.screenOf.shifts);
        sums.push(shifts.reduce((sum, { value }) => sum + value, 0));
        movers = new Set([
          ...movers,
          ...shifts
            .filter(({ value }) => value > widestShift / 4)
            .flatMap(({ elements }) => elements),
        ]);
        await page.context().close();
      }
    }
    const worst = Math.max(...sums);
    figures.push({
      what: `Layout shift of ${what}, ${sums.length} loads, telephone and desk, the worst`,
      measured: `${worst.toFixed(4)}${movers.size > 0 ? ` (${[...movers].join(', ')})` : ''}`,
      target: `≤ ${widestShift}`,
      met: worst <= widestShift,
    });
  }
  return figures;
}

const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ??
  0;
