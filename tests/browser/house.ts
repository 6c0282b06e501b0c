/** The app as `npm start` serves it, on a fresh database, and a person's browser in front of it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { expect } from 'vitest';

const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-default-apps', '--disable-dev-shm-usage', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'];

export interface House {
  origin: string;
  dataDir: string;
  close: () => Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject).listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

/** Starts the server as `npm start` does, on a port and a folder of its own. */
export async function openHouse(environment: Record<string, string> = {}): Promise<House> {
  const dataDir = mkdtempSync(join(tmpdir(), 'platewise-browser-'));
  const port = await freePort();
  const server: ChildProcess = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, NODE_ENV: 'development', DATABASE_URL: '', PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', MAX_LOOP_DELAY_MS: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Platewise is ready at')) resolve();
    };
    server.stdout!.on('data', hear);
    server.stderr!.on('data', hear);
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${said}`)));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    dataDir,
    close: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export const openBrowser = (): Promise<Browser> => {
  const executablePath = process.env['CHROMIUM'];
  if (executablePath === undefined) throw new Error('CHROMIUM names no browser; run these tests with npm test');
  return chromium.launch({ executablePath, headless: true, args: flags });
};

export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** What the browser complained of: console errors, page errors, policy violations. Each test expects none. */
  complaints: string[];
}

/** A person with a browser of their own: nothing stored, nothing cached. `keepsApp`: the service worker may keep the app on the device. */
export async function visit(browser: Browser, options: { width: number; colorScheme?: 'light' | 'dark'; expectFailures?: RegExp; keepsApp?: boolean } = { width: 1280 }): Promise<Visitor> {
  const { width, colorScheme = 'light', expectFailures, keepsApp = false } = options;
  const context = await browser.newContext({ viewport: { width, height: width < 600 ? 844 : 900 }, colorScheme, reducedMotion: 'reduce', locale: 'en-GB', serviceWorkers: keepsApp ? 'allow' : 'block' });
  const page = await context.newPage();
  const complaints: string[] = [];
  const complain = (text: string) => {
    if (text.includes('Service Worker registration blocked by Playwright')) return;
    if (expectFailures === undefined || !expectFailures.test(text)) complaints.push(text);
  };
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complain(`${message.type()}: ${message.text()} (${message.location().url})`));
  page.on('pageerror', (error) => complain(`thrown: ${error.message}`));
  await page.addInitScript(() => addEventListener('securitypolicyviolation', (event) => console.error(`policy violated: ${event.violatedDirective} ${event.blockedURI}`)));
  return { page, context, complaints };
}

/** WCAG 2.2 AA by axe; the failure lists what and where. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary?.split('\n')[1] ?? ''}`).join(' | ')}`), page.url()).toEqual([]);
}

/** No screen is wider than its window. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), page.url()).toBeLessThanOrEqual(0);

let people = 0;
/** An email that nobody has used before in this run. */
export const someone = (): string => `ada+${Date.now().toString(36)}${(people += 1)}@example.org`;

/** What the element that has the focus says. */
export const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

/** Works on the house's own database file; waits where the server is writing to it. */
export function inDatabase<Answer>({ dataDir }: House, work: (database: DatabaseSync) => Answer): Answer {
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
  if (folder !== undefined) await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
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

/** Until the app has read the link its page is a drawing: nobody can type there, but a test would. */
export async function openLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.waitForFunction(() => document.querySelector<HTMLElement>('#root')?.inert === false);
}

/** In which looks a test runs: all of them with `npm run verify`, the first few with every test run. */
export const looks = <Look>(all: readonly Look[], usual: number): readonly Look[] => (process.env['VERIFY'] ? all : all.slice(0, usual));
