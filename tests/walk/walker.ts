/** A walk through the built app: on errands first, then on by what was tried least, and judged after each step. */
import type { Page } from 'playwright-core';
import { type Control, controlsOn, operate } from './controls.ts';
import { type Errand, spoken } from './errands.ts';
import type { Faults } from './faults.ts';
import type { Goals } from './goals.ts';
import { settle, troubleOn } from './judging.ts';
import type { Reading } from './reading.ts';
import { doStep, longestWaits } from './steps.ts';
import type { Visitor } from './visitors.ts';

export interface Complaint {
  readonly what: string;
  /** What was done before it, the last first. */
  readonly after: readonly string[];
}

export class Walk {
  readonly complaints: Complaint[] = [];
  steps = 0;
  readonly goals: Goals;
  readonly #faults: Faults;
  readonly #random: () => number;
  readonly #tried = new Map<string, number>();
  readonly #doing: string[] = [];
  #errand: Errand | undefined;

  constructor(goals: Goals, faults: Faults, random: () => number) {
    this.goals = goals;
    this.#faults = faults;
    this.#random = random;
  }

  /** What goes wrong on a page is noted. */
  watch(page: Page): void {
    page.on('pageerror', (error) => this.#complain(`thrown: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' && !/Failed to load resource|net::/.test(message.text()))
        this.#complain(`console: ${message.text()}`);
    });
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  }

  /** The errand, and what lies around its end until nothing new comes of it; after the first time a call fails on the way. */
  async run(errand: Errand, visitor: Visitor, until: number): Promise<void> {
    this.#errand = errand;
    const isFaulty = this.goals.runs(errand) > 0;
    this.goals.begin(errand);
    this.#faults.given = undefined;
    for (const step of errand.steps) {
      if (Date.now() > until) break;
      this.#faults.isDue = isFaulty && this.#random() < 0.5;
      const wasGiven: string | undefined = this.#faults.given;
      await this.#take(step, visitor);
      // Once more, where the network failed it.
      if (this.#faults.given !== wasGiven && !step.startsWith('/')) await this.#take(step, visitor);
    }
    let idle = 0;
    for (let step = 0; step < 20 && idle < 5 && Date.now() < until; step += 1) {
      if (isFaulty && this.#random() < 0.3) this.#faults.isDue = true;
      idle = (await this.#wander(visitor)) ? 0 : idle + 1;
    }
    this.#faults.isDue = false;
    this.#faults.isStranger = false;
  }

  async #take(step: string, visitor: Visitor): Promise<void> {
    const isSecond = step.startsWith('@two ');
    const said = spoken(isSecond ? step.slice(5) : step, visitor.person);
    if (isSecond && !visitor.second) {
      visitor.second = await visitor.context.newPage();
      this.watch(visitor.second);
    }
    const page = isSecond && visitor.second ? visitor.second : visitor.page;
    this.#note(`${isSecond ? 'in the second tab: ' : ''}${said.slice(0, 80)}`);
    // What is not there, or goes away meanwhile, is passed over.
    await doStep(page, said, visitor, this.#random).catch(() => undefined);
    await this.#judge(page, longestWaits[said] ?? 1200);
  }

  /** One step by what was tried least where the charts are. @returns whether something new came of it */
  async #wander({ page, person }: Visitor): Promise<boolean> {
    const reading = await settle(page, 300);
    const chosen = this.#choose(reading, await controlsOn(page));
    if (!chosen) return false;
    this.#note(`${new URL(page.url()).pathname}: ${chosen.kind} ${chosen.name}`);
    // What goes away between looking and pressing is no fault of the page.
    await operate(page, chosen, person, this.#random).catch(() => undefined);
    return this.#judge(page, 1200);
  }

  #choose(reading: Reading | null, controls: readonly Control[]): Control | undefined {
    const here = reading?.path ?? '';
    const situation = reading?.states.join(' ') ?? '';
    const keysOf = ({ kind, name }: Control) =>
      [`${here}|${kind} ${name}`, `${situation}|${kind} ${name}`] as const;
    const timesOf = (control: Control): number => {
      const [page, state] = keysOf(control);
      return (this.#tried.get(page) ?? 0) * 2 + (this.#tried.get(state) ?? 0) * 8;
    };
    // What is filled in comes before what is pressed, mostly, and what stands on the page before what leads away from it.
    const rank = (control: Control): number =>
      timesOf(control) +
      (control.kind === 'press' ? 2 : 0) +
      (control.leads ? 15 : 0) +
      this.#random() * 6;
    const [best] = controls
      .map((control) => ({ control, rank: rank(control) }))
      .toSorted((a, b) => a.rank - b.rank);
    for (const key of best ? keysOf(best.control) : [])
      this.#tried.set(key, (this.#tried.get(key) ?? 0) + 1);
    return best?.control;
  }

  /** Address, chart and screen say the same, and there is a way on. @returns whether a chart came to something new */
  async #judge(page: Page, limit: number): Promise<boolean> {
    this.steps += 1;
    const given = this.#faults.given;
    if (given && this.#doing[0]) this.#doing[0] = `${this.#doing[0]} (${given})`;
    if (process.env['VERBOSE'])
      console.log(Date.now() % 1e6, this.#doing[0], this.goals.reached.size);
    const reading = await settle(page, this.#faults.isHolding ? 300 : limit);
    const isNew = this.#reach(reading);
    if (this.#faults.isHolding || this.#faults.isStranger) return isNew;
    for (let look = 0; ; look += 1) {
      const trouble = await troubleOn(page, (further) => this.#reach(further));
      if (trouble === undefined) return isNew;
      // Work that goes on may take its time.
      if (look < 40) await page.waitForTimeout(500);
      else {
        this.#complain(trouble);
        await page.goto(new URL('/', page.url()).href).catch(() => undefined);
        return isNew;
      }
    }
  }

  #reach(reading: Reading | null): boolean {
    if (!this.#errand || !reading) return false;
    return this.goals.reach(this.#errand, [...reading.states, ...reading.since]);
  }

  #note(what: string): void {
    this.#doing.unshift(what);
    this.#doing.length = Math.min(this.#doing.length, 8);
  }

  #complain(what: string): void {
    this.complaints.push({ what, after: [...this.#doing] });
  }
}
