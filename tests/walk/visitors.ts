/** Who walks, each in a browser of their own, and what happens to them beside the page. */
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { people } from '../../scripts/screens/people.ts';
import { type TestServer, visit } from '../../scripts/screens/testServer.ts';
import { answerAsUsual } from './answers.ts';
import type { Who } from './errands.ts';
import type { Faults } from './faults.ts';
import { bringUpOne, linkFor, logInByCalls, type Person, somebody } from './persons.ts';
import { isNext } from './provider.ts';
import { listenToCharts } from './reading.ts';

export interface Visitor {
  readonly person: Person;
  readonly origin: string;
  readonly faults: Faults;
  readonly server: TestServer;
  readonly context: BrowserContext;
  readonly page: Page;
  /** A second tab, where an errand has one. */
  second?: Page;
  /** Lets the device confirm passkeys by itself, or wait for a touch. */
  readonly touch: (isThere: boolean) => Promise<unknown>;
}

/** A device that makes passkeys; it is touched at once. */
async function plugIn(cdp: CDPSession): Promise<Visitor['touch']> {
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return (enabled) =>
    cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
}

let count = 0;
async function personFor(server: TestServer, who: Who): Promise<Person> {
  count += 1;
  const email = `walker-${count}@example.org`;
  if (who === 'nobody') {
    const person = somebody(email, false);
    // Somebody has an account here whose password they know.
    await bringUpOne(server, `known-${email}`, false);
    person.names.set('known', `known-${email}`);
    return person;
  }
  if (who === 'late' || who === 'lapsed') return somebody(people[who].email, true);
  return bringUpOne(server, email, who === 'paying');
}

export async function arrive(
  browser: Browser,
  server: TestServer,
  who: Who,
  faults: Faults,
): Promise<Visitor> {
  const person = await personFor(server, who);
  const context = await visit(
    browser,
    count % 2 === 0
      ? { name: 'wide', width: 1280, height: 900, mode: 'light' }
      : { name: 'narrow', width: 390, height: 844, mode: 'dark' },
  );
  context.setDefaultTimeout(5000);
  context.setDefaultNavigationTimeout(20_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.addInitScript(listenToCharts);
  await faults.on(context);
  context.on('response', (response) => {
    if (response.url().includes('/second-factor'))
      void response.json().then(person.learn, () => undefined);
  });
  const page = await context.newPage();
  // Passkeys are tied to a name: an address of numbers has none.
  const origin = server.origin.replace('127.0.0.1', 'localhost');
  const touch = await plugIn(await context.newCDPSession(page));
  return { person, origin, faults, server, context, page, touch };
}

/** As they were when they came: logged in, if they have an account, with one tab and a network. */
export async function comeBack(visitor: Visitor): Promise<void> {
  const { context, page, person, origin, second } = visitor;
  await context.setOffline(false);
  await answerAsUsual(context);
  await second?.close();
  delete visitor.second;
  const isIn = await page
    .evaluate(() => localStorage.getItem('access_token') !== null)
    .catch(() => false);
  if (person.isKnown && !isIn) await logInByCalls(page, origin, person);
  if (!person.isKnown && isIn) await forget(visitor);
}

/** As if nobody had ever been here. */
async function forget({ page, context, origin }: Visitor): Promise<void> {
  await page.evaluate(() => localStorage.clear()).catch(() => undefined);
  await page.goto('about:blank');
  const empty = `${origin}/empty`;
  await page.route(empty, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto(empty);
  await page.evaluate(() => localStorage.clear());
  await context.clearCookies();
  await page.unroute(empty);
}

/** Logs the same person in on another device. */
async function logInElsewhere({ server, person: { email, password } }: Visitor): Promise<void> {
  await fetch(`${server.origin}/api/login`, {
    method: 'POST',
    signal: AbortSignal.timeout(10_000),
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36',
    },
    body: JSON.stringify({ email, password }),
  });
}

/** By what errands.md calls it. */
export const beside: Readonly<Record<string, (visitor: Visitor) => Promise<unknown>>> = {
  '@back': ({ page }) => page.goBack(),
  '@reload': ({ page }) => page.reload(),
  '@offline': ({ context }) => context.setOffline(true),
  '@online': ({ context }) => context.setOffline(false),
  '@Enter': ({ page }) => page.keyboard.press('Enter'),
  '@stranger': async ({ faults }) => {
    faults.isStranger = true;
  },
  '@known': async ({ faults }) => {
    faults.isStranger = false;
  },
  '@usual': ({ context }) => answerAsUsual(context),
  '@forget': forget,
  '@elsewhere': logInElsewhere,
  '@touched': ({ touch }) => touch(true),
  '@untouched': ({ touch }) => touch(false),
  '@denied': ({ context }) => context.clearPermissions(),
  '@dish': ({ page }) => page.locator('main article button, main li button').first().click(),
  '@meal': ({ page }) => page.locator('main article button').first().click(),
  '@provider new': async () => isNext(`new-${Date.now()}@work.example`),
  '@provider known': async ({ person }) => isNext(person.names.get('known') ?? person.email),
  '@letter': async ({ page, server, person }) => {
    const known = person.names.get('known');
    const link = linkFor(server, known ? { ...person, email: known } : person);
    if (link) await page.goto(link);
  },
};
