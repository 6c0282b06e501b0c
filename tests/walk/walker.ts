/** A walk through the built app: what nobody has tried in the state that the charts are in comes first. */
import type { BrowserContext, Page } from 'playwright-core';
import { controlsOn, operate, type Control } from './controls.ts';
import { readCharts, type Reading } from './reading.ts';

export interface Complaint {
  readonly what: string;
  /** What was done before it, the last first. */
  readonly after: readonly string[];
}

/** How the network behaves for the next step. */
type Fault = 'lost' | 'broken' | 'slow' | 'offline';
const faults: readonly (Fault | undefined)[] = [
  ...Array.from({ length: 14 }, () => undefined),
  'lost',
  'broken',
  'slow',
  'offline',
];

/** Pages to begin again at, when nothing new is left where one is. */
const places = [
  '/ai-kitchen',
  '/detected',
  '/history',
  '/planner',
  '/settings',
  '/profile',
  '/shopping',
  '/my-recipes',
  '/household',
  '/who-eats',
  '/payment',
  '/onboarding',
  '/recipe/egg-fried-rice',
  '/recipe/none',
  '/household?join=nothing',
  '/try',
  '/sources',
  '/landing',
  '/signup',
  '/login',
  '/forgot-password',
  '/reset-password?token=nothing',
  '/verify-email?token=nothing',
  '/external-log-in?state=nothing',
  '/terms',
];

export class Walk {
  /** States that some chart was in. */
  readonly reached = new Set<string>();
  readonly complaints: Complaint[] = [];
  steps = 0;
  readonly #tried = new Map<string, number>();
  readonly #random: () => number;
  readonly #visits = new Map<string, number>();
  readonly #doing: string[] = [];
  #fault: Fault | undefined;

  constructor(random: () => number) {
    this.#random = random;
  }

  /** A page that a person has open: its network fails when this walk says so, and what goes wrong on it is noted. */
  async open(context: BrowserContext, url: string): Promise<Page> {
    const page = await context.newPage();
    page.on('pageerror', (error) => this.#complain(`thrown: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' && !/Failed to load resource|net::/.test(message.text()))
        this.#complain(`console: ${message.text()}`);
    });
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
    await page.route(/\/(?:api\/|process|auto_|.*_plan)/, async (route) => {
      const fault = this.#fault;
      if (fault === 'lost') return route.abort('failed');
      if (fault === 'broken')
        return route.fulfill({ status: 503, json: { status: 'error', message: '' } });
      if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, 1500));
      return route.continue();
    });
    await page.goto(url);
    return page;
  }

  /** One step on a page, and what must be true after it. */
  async step(page: Page): Promise<void> {
    const before = await this.#settled(page);
    const controls = await controlsOn(page);
    const chosen = this.#choose(before, controls);
    this.#fault = faults[Math.floor(this.#random() * faults.length)];
    if (this.#fault === 'offline') await page.context().setOffline(true);
    if (chosen) {
      this.#note(
        `${new URL(page.url()).pathname}: ${chosen.kind} ${chosen.name}${this.#fault ? ` (${this.#fault})` : ''}`,
      );
      // What goes away between looking and pressing is no fault of the page.
      await operate(page, chosen, this.#random).catch(() => undefined);
    } else {
      const place = this.#leastVisited();
      this.#note(`goes to ${place}`);
      await page.goto(new URL(place, page.url()).href).catch(() => undefined);
    }
    await this.#settled(page);
    // The network is back before anything is judged.
    if (this.#fault === 'offline') await page.context().setOffline(false);
    this.#fault = undefined;
    this.steps += 1;
    await this.#check(page);
  }

  #leastVisited(): string {
    const [first] = places
      .map((place) => ({ place, rank: (this.#visits.get(place) ?? 0) + this.#random() }))
      .toSorted((a, b) => a.rank - b.rank);
    const place = first?.place ?? '/';
    this.#visits.set(place, (this.#visits.get(place) ?? 0) + 1);
    return place;
  }

  /** The least tried control; none where everything was tried twice, or now and then. */
  #choose(reading: Reading | null, controls: readonly Control[]): Control | undefined {
    const situation = reading?.states.join(' ') ?? '';
    const timesOf = ({ kind, name }: Control): number =>
      this.#tried.get(`${situation}|${kind} ${name}`) ?? 0;
    // What is filled in comes before what is pressed, mostly, and what stands on the page before what leads away from it.
    const rank = (control: Control): number =>
      timesOf(control) * 10 +
      (control.kind === 'press' ? 2 : 0) +
      (control.leads ? 12 : 0) +
      this.#random() * 5;
    const [best] = controls
      .map((control) => ({ control, rank: rank(control) }))
      .toSorted((a, b) => a.rank - b.rank);
    if (!best || timesOf(best.control) > 2 || this.#random() < 0.04) return undefined;
    const key = `${situation}|${best.control.kind} ${best.control.name}`;
    this.#tried.set(key, timesOf(best.control) + 1);
    return best.control;
  }

  /** Waits until the charts stay as they are for a moment; gives what they say. */
  async #settled(page: Page): Promise<Reading | null> {
    let last: Reading | null = null;
    for (let look = 0; look < 12; look += 1) {
      await page.waitForTimeout(look < 2 ? 60 : 150);
      const reading = await page.evaluate(readCharts).catch(() => null);
      this.#reach(reading);
      const isBusy = reading?.tags.some((tag) => /busy|loading/.test(tag)) ?? true;
      if (reading && !isBusy && last?.states.join() === reading.states.join()) return reading;
      last = reading;
    }
    return last;
  }

  /** Address, chart and screen say the same, and there is a way on. */
  async #check(page: Page): Promise<void> {
    for (let look = 0; ; look += 1) {
      const trouble = await this.#troubleOn(page);
      if (trouble === undefined) return;
      // Work that goes on may take its time.
      if (look < 40) await page.waitForTimeout(500);
      else {
        this.#complain(trouble);
        await page.goto(new URL('/', page.url()).href).catch(() => undefined);
        return;
      }
    }
  }

  async #troubleOn(page: Page): Promise<string | undefined> {
    if (!page.url().startsWith('http')) return undefined;
    const reading = await page.evaluate(readCharts).catch(() => null);
    // The library's pages are drawn by the server and have no chart.
    const isApp =
      (await page
        .locator('#root')
        .count()
        .catch(() => 0)) > 0;
    if (!reading) return isApp ? `no chart on ${page.url()}` : undefined;
    this.#reach(reading);
    const { pathname } = new URL(page.url());
    const address = pathname.replace(/(.)\/$/, '$1').replace(/^\/fr(?=\/|$)/, '') || '/';
    if (reading.path !== address)
      return `the address is ${address}, the chart is at ${reading.path}`;
    const screen = await page
      .evaluate(() => ({
        text: (document.querySelector('main') ?? document.body).innerText.trim().length,
        title: document.title,
        busy: document.querySelector('[aria-busy="true"], progress, [role="progressbar"]') !== null,
      }))
      .catch(() => null);
    if (!screen) return undefined;
    if (screen.text < 10 && !screen.busy) return `nothing stands on ${address}`;
    if (screen.title === '') return `${address} has no title`;
    const controls = await controlsOn(page).catch(() => []);
    if (controls.length === 0) return `nothing can be pressed on ${address}`;
    const busy = reading.tags.filter((tag) => /busy|loading/.test(tag));
    return busy.length > 0 ? `${address} stays busy: ${busy.join(', ')}` : undefined;
  }

  #reach(reading: Reading | null): void {
    for (const state of reading ? [...reading.states, ...reading.since] : [])
      this.reached.add(state);
  }

  #note(what: string): void {
    this.#doing.unshift(what);
    this.#doing.length = Math.min(this.#doing.length, 8);
  }

  #complain(what: string): void {
    this.complaints.push({ what, after: [...this.#doing] });
  }
}
