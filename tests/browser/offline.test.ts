/** The app without a network: what was opened before is there, what is changed waits, and nothing of it outlives a sign-out. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  looks,
  picture,
  settleIn,
  signUp,
} from './support.ts';
import { isKept } from './isKept.ts';
import { longTest } from '../verify.ts';

// A build of its own: some of the tests replace the service worker by another one.
let dist: string;
afterAll(() => rmSync(dist, { recursive: true, force: true }));
const { house, visit } = settleIn(() => {
  dist = mkdtempSync(join(tmpdir(), 'platewise-dist-'));
  cpSync(process.env['DIST_DIR'] ?? join(import.meta.dirname, '../../dist'), dist, {
    recursive: true,
  });
  return { DIST_DIR: dist };
});

const networkIsGone = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/;

/** A call in the page's own session. */
const call = (
  page: Page,
  method: string,
  path: string,
  body?: unknown,
): Promise<Record<string, unknown>> =>
  page.evaluate(
    async (asked) => {
      const headers = {
        authorization: `Bearer ${localStorage.getItem('access_token') ?? ''}`,
        'content-type': 'application/json',
      };
      return (
        await fetch(asked.path, {
          method: asked.method,
          headers,
          ...(asked.body === undefined ? {} : { body: JSON.stringify(asked.body) }),
        })
      ).json() as Promise<Record<string, unknown>>;
    },
    { method, path, body },
  );

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const week = days.map((day) => ({
  day,
  breakfast: '',
  lunch: 'Jollof rice',
  dinner: '',
  lunch_meal: { recipe_id: 'jollof-rice', servings: 1 },
}));

async function prepare(page: Page): Promise<{ planId: string; entryId: string }> {
  const saved = (await call(page, 'POST', '/api/meal_plan', {
    name: 'The week',
    start_date: '2026-05-04',
    end_date: '2026-05-10',
    meal_plan: week,
  })) as { data: { id: string } };
  const entry = (await call(page, 'POST', '/api/food_detection/detection_history', {
    recipe_type: 'ingredient_detection',
    suggestion: 'Egg fried rice',
    instructions: '1. Beat the **eggs**.',
    ingredients: '["eggs", "rice"]',
  })) as { id: string };
  return { planId: saved.data.id, entryId: entry.id };
}

interface Copy {
  call: string;
  answer: { ticks?: unknown[] };
}
/** The answers that lie on the device, opened by the keys that lie beside them. */
const copies = (page: Page): Promise<Copy[]> =>
  page.evaluate(async () => {
    type Row = { owner: string; call: string; nonce: Uint8Array<ArrayBuffer>; text: ArrayBuffer };
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () =>
          reject(request.error ?? new Error('The copies cannot be looked at.')),
        );
      });
    const opening = indexedDB.open('platewise-sealed', 1);
    // Where the app has made no store yet, none is made here either.
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
    const database = await done(opening).catch((error: DOMException) => {
      if (error.name !== 'AbortError') throw error;
      return undefined;
    });
    if (database === undefined) return [];
    const stores = database.transaction(['keys', 'copies']);
    const [keys, rows] = await Promise.all([
      done<{ owner: string; sealing: CryptoKey }[]>(stores.objectStore('keys').getAll()),
      done<Row[]>(stores.objectStore('copies').getAll()),
    ]);
    database.close();
    const opened = async ({ owner, call: name, nonce, text }: Row): Promise<Copy> => {
      const key = keys.find((each) => each.owner === owner);
      if (key === undefined) throw new Error('A copy has outlived what opens it.');
      const clear = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: nonce }, key.sealing, text);
      return { call: name, answer: JSON.parse(new TextDecoder().decode(clear)) as Copy['answer'] };
    };
    return Promise.all(rows.map(opened));
  });

const hasCopies = (page: Page, ...calls: string[]): Promise<void> =>
  expect
    .poll(async () => (await copies(page)).map(({ call: name }) => name))
    .toEqual(expect.arrayContaining(calls));

/** What the service worker keeps, as paths. */
const keptFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        found.push(new URL(url).pathname);
    return found;
  });

test.each(
  looks(
    [
      { width: 390, colorScheme: 'light' },
      { width: 1280, colorScheme: 'dark' },
    ] as const,
    1,
  ),
)(
  'at $width px, $colorScheme: plan, shopping list and history without a network, ticks queued and sent',
  { timeout: 180_000 },
  async ({ width, colorScheme }) => {
    const { page, context, complaints } = await visit({
      width,
      colorScheme,
      keepsApp: true,
      expectFailures: networkIsGone,
    });
    const look = async (name: string) => {
      await picture(page, `${name}-${width}-${colorScheme}`);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    };
    const list = page.getByRole('dialog', { name: /^Shopping list/ });
    const readInstructions = async () => {
      await page.getByRole('button', { name: 'Jollof rice: how to cook' }).first().click();
      const cook = page.getByRole('dialog', { name: 'How to Cook' });
      await cook.getByRole('heading', { name: 'Ingredients' }).waitFor();
      // The heading is there before the list has its lines.
      const lines = cook.getByRole('list').first();
      await lines.getByRole('listitem').first().waitFor();
      const text = await lines.innerText();
      await cook.getByRole('button', { name: 'Close', exact: true }).first().click();
      return text;
    };

    await signUp(page, house);
    const { planId, entryId } = await prepare(page);
    await page.goto(`${house.origin}/planner`);
    const instructions = await readInstructions();
    await page.getByRole('button', { name: 'Shopping list' }).click();
    await list.getByRole('checkbox').first().check();
    await list.getByText(/^1 of \d+ ticked$/).waitFor();
    // It stands on the screen before it has been to the server and back.
    await expect
      .poll(
        async () =>
          (await copies(page)).find(({ call: name }) => name === 'fetchTicks')?.answer.ticks
            ?.length,
      )
      .toBe(1);
    await page.goto(`${house.origin}/history/${entryId}`);
    await page.getByRole('heading', { name: 'Ingredient Detection Result' }).waitFor();
    await hasCopies(page, 'fetchEntry');
    await page.goto(`${house.origin}/history`);
    await page.getByText('Egg fried rice').first().waitFor();
    await isKept(page);
    await hasCopies(
      page,
      'fetchHistory',
      'fetchMealInstructions',
      'fetchPlans',
      'fetchShopping',
      'fetchTicks',
    );

    await context.setOffline(true);
    await page.goto(`${house.origin}/history`);
    await page.getByText('Egg fried rice').first().waitFor();
    await page.getByText(/^Offline copy from \d/).waitFor();
    await look('offline-history');
    await page.goto(`${house.origin}/history/${entryId}`);
    await page.getByRole('heading', { name: 'Ingredient Detection Result' }).waitFor();
    await page.goto(`${house.origin}/planner`);
    await page.getByText('Jollof rice').first().waitFor();
    await look('offline-planner');
    expect(await readInstructions()).toBe(instructions);
    await page.getByRole('button', { name: 'Shopping list' }).click();
    await list.getByText(/^1 of \d+ ticked$/).waitFor();
    await list.getByRole('checkbox').nth(1).check();
    await list.getByText('Queued: 1. Kept on this device until you are online again.').waitFor();
    await look('offline-shopping');
    // The address says that the list lies open.
    await page.reload();
    await list.getByText(/^2 of \d+ ticked$/).waitFor();
    await list.getByText('Queued: 1. Kept on this device until you are online again.').waitFor();
    await page.goto(`${house.origin}/history`);
    await page.getByText('Egg fried rice').first().waitFor();
    // Before that the history may be waiting for an answer, which would come from the server again.
    await page.getByText(/^Offline copy from \d/).waitFor();

    // The list is closed: what is queued is sent all the same.
    await context.setOffline(false);
    await page.getByText(/^You are online again\. This is still the copy from \d/).waitFor();
    await look('online-again');
    await expect
      .poll(
        async () =>
          ((await call(page, 'GET', `/api/meal_plans/${planId}/ticks`)) as { ticks: unknown[] })
            .ticks.length,
      )
      .toBe(2);
    await page.getByRole('button', { name: 'Load the newest' }).click();
    await page.getByText(/This is still the copy/).waitFor({ state: 'detached' });
    await page.getByText('Egg fried rice').first().waitFor();

    await hasCopies(
      page,
      'fetchEntry',
      'fetchHistory',
      'fetchPlans',
      'fetchShopping',
      'fetchTicks',
      'readSettings',
    );
    const files = await keptFiles(page);
    expect(
      files.filter(
        (path) =>
          !/^\/(?:assets\/|image\/(?:drawn|page)\/|[\w-]+\.(?:html|svg|png|webmanifest)$)/.test(
            path,
          ),
      ),
    ).toEqual([]);
    expect(files.some((path) => path.startsWith('/image/drawn/'))).toBe(true);
    await page.getByRole('button', { name: /Ada Obi/ }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await page.waitForURL('**/login');
    await expect.poll(() => copies(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => caches.has('platewise-pictures'))).toBe(false);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

longTest(
  'a newer version waits, and the page is reloaded when the person says so',
  { timeout: 120_000 },
  async () => {
    const { page, context, complaints } = await visit({ width: 390, keepsApp: true });
    await page.goto(`${house.origin}/login`);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const other = await context.newPage();
    await other.goto(`${house.origin}/login`);
    const worker = join(dist, 'service-worker.js');
    writeFileSync(worker, `${readFileSync(worker, 'utf8')}\n// newer\n`);
    for (const ending of ['.br', '.gz']) rmSync(worker + ending, { force: true });
    await page.evaluate(
      async () => void (await (await navigator.serviceWorker.getRegistration())?.update()),
    );
    await page.getByText('A new version of Platewise is ready. The page will reload.').waitFor();
    await other.getByText('A new version of Platewise is ready. The page will reload.').waitFor();
    await picture(page, 'new-version-390-light');
    await expectAccessible(page);
    await page.getByLabel('Email').fill('ada@example.org');
    expect(
      await page.evaluate(
        async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state,
      ),
    ).toBe('installed');
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', { name: 'Load it now' }).click(),
    ]);
    await page
      .getByRole('button', { name: /^Log in/i })
      .first()
      .waitFor();
    await expect
      .poll(() =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting),
      )
      .toBeNull();
    await other
      .getByText('Another tab has loaded a new version of Platewise. Reload this page to continue.')
      .waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  },
);

longTest(
  'the worker can be taken away again: with what it kept, from a browser that has it',
  async () => {
    const { page, context, complaints } = await visit({ width: 390, keepsApp: true });
    await page.goto(`${house.origin}/login`);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await expect.poll(() => keptFiles(page)).toContain('/index.html');
    for (const ending of ['.br', '.gz'])
      rmSync(join(dist, `service-worker.js${ending}`), { force: true });
    writeFileSync(
      join(dist, 'service-worker.js'),
      stripTypeScriptTypes(
        readFileSync(join(import.meta.dirname, '../../src/offline/farewell.ts'), 'utf8'),
      ),
    );
    await page.evaluate(
      async () => void (await (await navigator.serviceWorker.getRegistration())?.update()),
    );
    await expect
      .poll(() =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
      )
      .toBe(0);
    await expect.poll(() => keptFiles(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test('without a connection the AI Kitchen and a recipe say so, and go on by themselves once it is back', async () => {
  const { page, context, complaints } = await visit({ width: 390 });
  await signUp(page, house);
  await page.goto(new URL('/ai-kitchen', page.url()).href);
  await page.getByLabel('What do you have?').fill('rice, eggs, spring onions, soy sauce');
  const none = page.getByRole('alert').filter({ hasText: /^There is no connection\. We will try/ });
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Discover Recipes' }).click();
  await none.waitFor();
  await picture(page, 'offline-kitchen-390');
  await expectAccessible(page);
  await context.setOffline(false);
  const dishes = page.getByRole('region', { name: 'AI Recipe Suggestions' });
  const dish = dishes.locator('button:not([role="group"] *)').first();
  await dish.waitFor();
  // Its code is fetched beforehand, and what it says is not.
  await dish.click();
  await page.waitForURL('**/recipe/**');
  await page.getByRole('button', { name: 'Cook', exact: true }).waitFor();
  await page.goBack();
  await dishes.locator('button:not([role="group"] *)').nth(1).waitFor();
  await context.setOffline(true);
  await dishes.locator('button:not([role="group"] *)').nth(1).click();
  await none.waitFor();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Cook', exact: true }).waitFor();
  expect(complaints.filter((each) => !networkIsGone.test(each))).toEqual([]);
});
