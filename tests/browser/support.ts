/** A person's browser in front of the app (app.ts). */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { type RunningApp, startApp } from './app.ts';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-default-apps',
  '--disable-dev-shm-usage',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

export const openBrowser = (): Promise<Browser> => {
  const executablePath = process.env['CHROMIUM'];
  if (executablePath === undefined)
    throw new Error('CHROMIUM names no browser; run these tests with npm test');
  return chromium.launch({ executablePath, headless: true, args: flags });
};

/**
 * The app and a browser for all tests of a file. They are there from before the first test until after the last,
 * so `house` is read, and `visit` and `browserNow` called, within tests only. The app is the one that the whole run
 * shares: each test has people of its own. A file that gives an `environment` has an app of its own.
 */
export function settleIn(
  environment?: () => Record<string, string> | Promise<Record<string, string>>,
) {
  const house = {} as RunningApp;
  let browser: Browser | undefined;
  const browserNow = (): Browser => {
    if (browser === undefined) throw new Error('There is no browser before the first test.');
    return browser;
  };
  beforeAll(async () => {
    const opening = environment ? startApp(await environment()) : inject('sharedApp');
    const [opened, launched] = await Promise.all([opening, openBrowser()]);
    Object.assign(house, opened);
    browser = launched;
  });
  afterAll(async () => {
    await browser?.close();
    await (house as Partial<RunningApp>).close?.();
  });
  return {
    house,
    browserNow,
    visit: (options?: VisitOptions): Promise<Visitor> => visit(browserNow(), options),
  };
}

export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** What the browser complained of: console errors, page errors, policy violations. Each test expects none. */
  complaints: string[];
}

interface VisitOptions {
  width: number;
  colorScheme?: 'light' | 'dark';
  /** Complaints that the test provokes. */
  expectFailures?: RegExp;
  /** The service worker may keep the app on the device. */
  keepsApp?: boolean;
  /** The first language of the browser. */
  locale?: string;
}

/** A person with a browser of their own: nothing stored, nothing cached. */
export async function visit(
  browser: Browser,
  options: VisitOptions = { width: 1280 },
): Promise<Visitor> {
  const {
    width,
    colorScheme = 'light',
    expectFailures,
    keepsApp = false,
    locale = 'en-GB',
  } = options;
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 900 },
    colorScheme,
    reducedMotion: 'reduce',
    locale,
    serviceWorkers: keepsApp ? 'allow' : 'block',
  });
  // Enough for a machine that has much else to do.
  context.setDefaultTimeout(60_000);
  await context.addInitScript(noteToasts);
  const page = awaitingApp(await context.newPage());
  const complaints: string[] = [];
  const complain = (text: string) => {
    if (text.includes('Service Worker registration blocked by Playwright')) return;
    if (expectFailures === undefined || !expectFailures.test(text)) complaints.push(text);
  };
  page.on(
    'console',
    (message) =>
      ['error', 'warning'].includes(message.type()) &&
      complain(`${message.type()}: ${message.text()} (${message.location().url})`),
  );
  page.on('pageerror', (error) => complain(`thrown: ${error.message}`));
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy violated: ${event.violatedDirective} ${event.blockedURI}`),
    ),
  );
  return { page, context, complaints };
}

/** A sketch takes nothing until the app stands in its place: a person waits for that, a test would type into it. */
function awaitingApp(page: Page): Page {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const isAwake = () =>
    page.waitForFunction(() => document.querySelector<HTMLElement>('#root')?.inert !== true);
  return Object.assign(page, {
    goto: async (url: string, options?: Parameters<Page['goto']>[1]) => {
      const answer = await goto(url, options);
      if (options?.waitUntil !== 'commit') await isAwake();
      return answer;
    },
    reload: async (options?: Parameters<Page['reload']>[0]) => {
      const answer = await reload(options);
      if (options?.waitUntil !== 'commit') await isAwake();
      return answer;
    },
  });
}

/** Runs in the page. A toast goes after five seconds, or when there is a newer one; on a busy machine a test may look later. */
function noteToasts(): void {
  const told: string[] = [];
  Reflect.set(globalThis, 'toldByToasts', told);
  const place = '[role=region][aria-label=Messages]';
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const { textContent } of node.closest(place)
          ? [node]
          : node.querySelectorAll(`${place} > *`))
          told.push(textContent);
      }
    }
  }).observe(document, { subtree: true, childList: true });
}

/** Waits until a toast has said this; it may be gone again by now. Asked for the same words again, it waits for another toast. */
export async function toast(page: Page, words: string): Promise<void> {
  await page.waitForFunction((sought) => {
    const told = Reflect.get(globalThis, 'toldByToasts') as string[];
    const place = told.findIndex((text) => text.includes(sought));
    told.splice(0, place + 1);
    return place !== -1;
  }, words);
}

/** What fades in has arrived: half there, its colours are not its own. What never ends, as a spinner, is not waited for. */
const stillness = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  );

/**
 * WCAG 2.2 AA by axe; the failure lists what and where. Without a page of its own to sum up frames
 * (we have none), and with details of violations alone, axe takes a third of the time.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await stillness(page);
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .setLegacyMode(true)
    .analyze();
  expect(
    violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary?.split('\n')[1] ?? ''}`).join(' | ')}`,
    ),
    page.url(),
  ).toEqual([]);
}

/** No screen is wider than its window. */
export const expectNoSidewaysScroll = (page: Page): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      { message: page.url() },
    )
    .toBeLessThanOrEqual(0);

let people = 0;
/** An email that nobody has used before in this run. */
export const someone = (): string =>
  `ada+${Date.now().toString(36)}-${process.pid}-${(people += 1)}@example.org`;

export const password = 'a long enough password';

/** Signs Ada Obi up by the form, as far as the welcome; gives the email. */
export async function signUp(
  page: Page,
  { origin }: RunningApp,
  email = someone(),
): Promise<string> {
  await page.goto(`${origin}/signup`);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Obi');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/onboarding');
  return email;
}

/** From an empty page of the app's own address, where none of its scripts runs. */
async function onEmptyPage(
  page: Page,
  { origin }: RunningApp,
  work: () => Promise<void>,
): Promise<void> {
  const empty = `${origin}/empty`;
  await page.route(empty, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto(empty);
  await page.unroute(empty);
  await work();
}

/**
 * Signs Ada Obi up by the calls that the form makes, and stays on an empty page; gives the email. Most tests
 * are about something else, and loading the form and the welcome takes most of a short test.
 */
export async function signUpByCalls(
  page: Page,
  house: RunningApp,
  email = someone(),
): Promise<string> {
  await onEmptyPage(page, house, () => page.evaluate(logInHere, { email, password }));
  return email;
}

/** Signs up, and goes to a page. */
export async function signUpAndOpen(page: Page, house: RunningApp, path: string): Promise<string> {
  const email = await signUpByCalls(page, house);
  await page.goto(`${house.origin}${path}`);
  return email;
}

/** Runs in the page; stores the session as src/api/storage.ts does. */
async function logInHere(person: { email: string; password: string }): Promise<void> {
  const send = async (path: string, body: object): Promise<Record<string, unknown>> => {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Record<string, unknown>;
  };
  await send('/api/register', { ...person, first_name: 'Ada', last_name: 'Obi' });
  const answer = await send('/api/login', person);
  const { user_id: id, user_data: data } = answer as {
    user_id: string;
    user_data?: { display_name?: string };
  };
  const stored = {
    supabase_user_id: id,
    user_data: JSON.stringify({
      uid: id,
      id,
      email: person.email,
      displayName: data?.display_name ?? null,
      photoURL: null,
    }),
    supabase_refresh_token: answer['refresh_token'],
    supabase_session_id: answer['session_id'],
    supabase_token: answer['access_token'],
    access_token: answer['access_token'],
  };
  for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, String(text));
}

/** Fills in the log-in that is on the page, and sends it. */
export async function logIn(page: Page, email: string, word = password): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(word);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** As if nobody had ever been here. From an empty page: the app on one of its own might just be asking something, and be refused. */
export async function forgetEverything(
  { page, context }: Pick<Visitor, 'page' | 'context'>,
  house: RunningApp,
): Promise<void> {
  await onEmptyPage(page, house, async () => {
    await page.evaluate(() => localStorage.clear());
    await context.clearCookies();
  });
}

/** What the element that has the focus says. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

/** Works on the house's own database file; waits where the server is writing to it. */
export function inDatabase<Answer>(
  { dataDir }: RunningApp,
  work: (database: DatabaseSync) => Answer,
): Answer {
  const database = new DatabaseSync(join(dataDir, 'platewise.sqlite'), { timeout: 10_000 });
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** Keeps a picture where `PICTURES` names a folder. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder !== undefined)
    await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}

/** The same of what is in the window alone. */
export async function windowPicture(page: Page, name: string): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder !== undefined) await page.screenshot({ path: join(folder, `${name}.png`) });
}

/** From the landing page to the log-in: in the head, or in its menu where there is little room. */
export async function signIn(page: Page): Promise<void> {
  // The heading is there before the menu's script is.
  await page.waitForLoadState('networkidle');
  const menu = page.getByRole('button', { name: 'Menu' });
  const link = page.getByRole('link', { name: 'Sign In' }).first();
  // Of a header only one of the two is shown; which one is known once the page is there.
  await menu.or(link).first().waitFor();
  if (await menu.isVisible()) await menu.click();
  await link.click();
}

/** Narrow and wide, light and dark: the first two differ in both. */
export const fourLooks = [
  { width: 390, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 390, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;

/** In which looks a test runs: all of them with `npm run verify`, the first few with every test run. */
export const looks = <Look>(all: readonly Look[], usual: number): readonly Look[] =>
  process.env['VERIFY'] ? all : all.slice(0, usual);

/** The planner's days one by one, with their list: on a wide screen a saved week stands as a board first. */
export const dayByDay = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Day by day' }).click();
