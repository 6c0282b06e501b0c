/** How the network fails: each kind of call in each way, the least tried way first. */
import type { BrowserContext, Route } from 'playwright-core';

const kinds = ['lost', 'broken', 'refused', 'missing', 'held', 'forbidden'] as const;
type Kind = (typeof kinds)[number];
const statuses: Readonly<Partial<Record<Kind, number>>> = {
  broken: 503,
  refused: 422,
  missing: 404,
  forbidden: 403,
};

/** Method and path, with what names one thing left out. */
const callOf = (method: string, url: string): string =>
  `${method} ${new URL(url).pathname
    .split('/')
    .map((part) => (/\d/.test(part) ? ':id' : part))
    .join('/')}`;

export class Faults {
  /** The next call that was not met in each way is met by one. */
  isDue = false;
  /** What was done to a call since it was asked for last. */
  given: string | undefined;
  /** A call is answered late: work shows. */
  isHolding = false;
  /** Every call is answered that nobody is logged in. */
  isStranger = false;
  readonly #tried = new Map<string, number>();

  async on(context: BrowserContext): Promise<void> {
    await context.route(
      ({ pathname }) =>
        pathname.startsWith('/api/') ||
        /^\/(?:process|auto_|smart_|sick_|food|image)/.test(pathname),
      (route) => this.#answer(route).catch(() => undefined),
    );
  }

  /** How often the least tried way was tried on a call. */
  #least(call: string): { kind: Kind; times: number } {
    const [first] = kinds
      .map((kind) => ({ kind, times: this.#tried.get(`${call} ${kind}`) ?? 0 }))
      .toSorted((a, b) => a.times - b.times);
    return first!;
  }

  async #answer(route: Route): Promise<void> {
    const call = callOf(route.request().method(), route.request().url());
    if (this.isStranger) return route.fulfill({ status: 401, json: { status: 'error' } });
    const { kind, times } = this.#least(call);
    if (!this.isDue || times > 2) return route.continue();
    this.isDue = false;
    this.#tried.set(`${call} ${kind}`, times + 1);
    this.given = `${call} ${kind}`;
    if (kind === 'lost') return route.abort('failed');
    if (kind !== 'held')
      return route.fulfill({
        status: statuses[kind] ?? 500,
        json: { status: 'error', message: '' },
      });
    this.isHolding = true;
    await new Promise((resolve) => setTimeout(resolve, 1800));
    this.isHolding = false;
    return route.continue();
  }
}
