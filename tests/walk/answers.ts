/** Answers that no healthy server gives, by what errands.md calls them. */
import type { BrowserContext, Route } from 'playwright-core';

type Answer = readonly [address: string, answer: (route: Route) => Promise<unknown>];

const script = (text: string) => (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body: text });

const withKey = (key: string | null) => async (route: Route) => {
  const given = await route.fetch();
  const answer = (await given.json()) as { config: Record<string, unknown> };
  await route.fulfill({ json: { ...answer, config: { ...answer.config, public_key: key } } });
};

const notJson = (route: Route) => route.fulfill({ contentType: 'text/html', body: 'no' });
const popup = '**/inline.js';
const config = '**/api/payment/config';

const answers: Readonly<Record<string, Answer>> = {
  '@script lost': [popup, (route) => route.abort()],
  '@script empty': [popup, script('globalThis.PaystackPop = {};')],
  '@script without handler': [popup, script('globalThis.PaystackPop = { setup: () => ({}) };')],
  '@script that throws': [
    popup,
    script('globalThis.PaystackPop = { setup() { throw new Error("no"); } };'),
  ],
  '@no key': [config, withKey(null)],
  '@bad key': [config, withKey('sk_wrong')],
  '@no code': ['**/assets/*.js', (route) => route.abort()],
  '@no status': ['**/api/subscription/status', (route) => route.abort()],
  '@no json': ['**/api/**', notJson],
  '@empty history': [
    '**/detection_history/**',
    (route) => route.fulfill({ status: 200, json: { status: 'error', message: 'no' } }),
  ],
  '@no payment confirmed': [
    '**/api/payment/success',
    (route) => route.fulfill({ status: 503, json: { status: 'error' } }),
  ],
  '@payment refused': [
    '**/api/payment/success',
    (route) => route.fulfill({ status: 422, json: { status: 'error', message: 'no' } }),
  ],
};

/** From now on the context gets such an answer. @returns whether it is one that is known here */
export async function answerSo(context: BrowserContext, name: string): Promise<boolean> {
  const known = answers[name];
  if (known) await context.route(...known);
  return known !== undefined;
}

/** The server answers everything itself again. */
export async function answerAsUsual(context: BrowserContext): Promise<void> {
  for (const [address, answer] of Object.values(answers)) await context.unroute(address, answer);
}
