/** The pages for anyone, from their first bytes: drawn while building, awake without a word changing, nothing typed lost. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { looks, settleIn } from './support.ts';

const { house, visit } = settleIn();

const prerendered = [
  ['/', 'Dinner starts with what you already have.'],
  ['/login', 'Log in'],
  ['/signup', 'Create your account'],
  ['/forgot-password', 'Forgot your password?'],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms of use'],
  ['/medical-disclaimer', 'Medical disclaimer'],
  ['/sources', 'Where our figures come from'],
] as const;

describe.each(looks(['light', 'dark'] as const, 1))('in %s', (colorScheme) => {
  test.each(prerendered)(
    '%s says its heading before any script runs, and wakes up without a complaint',
    async (path, heading) => {
      const { page, context, complaints } = await visit({ width: 390, colorScheme });
      const scripts: string[] = [];
      page.on(
        'request',
        (request) =>
          request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname),
      );
      const answer = await page.goto(`${house.origin}${path}`);
      const html = (await answer?.text()) ?? '';
      expect(html.replaceAll(/<[^>]+>/g, ' ')).toContain(heading);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(await page.locator('html').getAttribute('class')).toBe(colorScheme);
      // What the page needs is announced in it; the rest comes later, on its own account.
      const announced = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(
        ([, file]) => file,
      );
      expect(announced.filter((file) => !scripts.includes(file ?? ''))).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});

test('paper is light, whatever the screen is, which is dark again after it', async () => {
  const { page, context } = await visit({ width: 390, colorScheme: 'dark' });
  await page.goto(`${house.origin}/login`);
  // The heading is there before the script that hears of the print.
  await page.waitForLoadState('networkidle');
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const dark = await ground();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await ground()).not.toBe(dark);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await ground()).toBe(dark);
  await context.close();
});

test.each([
  ['/login', 'Low'],
  ['/sources', 'Low'],
  ['/planner', 'High'],
] as const)(
  'the scripts that %s announces are fetched with a priority of %s: words that stand in a page come before them, a page waits for them',
  async (path, priority) => {
    const { page, context } = await visit({ width: 390 });
    const session = await context.newCDPSession(page);
    const priorities = new Map<string, string>();
    session.on('Network.requestWillBeSent', ({ request }) =>
      priorities.set(new URL(request.url).pathname, request.initialPriority),
    );
    await session.send('Network.enable');
    const html = (await (await page.goto(`${house.origin}${path}`))?.text()) ?? '';
    await page.waitForLoadState('networkidle');
    const announced = [
      ...html.matchAll(
        /<(?:link rel="modulepreload"|script type="module")[^>]*(?:src|href)="([^"]+)"/g,
      ),
    ].map(([, file = '']) => file);
    expect(announced.length).toBeGreaterThan(5);
    // The network may be idle for a while before they are asked for: a busy machine holds low priorities back.
    await expect
      .poll(() => announced.map((file) => priorities.get(file) ?? 'not asked for'), {
        timeout: 30_000,
      })
      .toEqual(announced.map(() => priority));
    await context.close();
  },
);

/** No script comes until what this gives is called. After that none is waited for any more: a page may be closed at any time. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return async () => {
    release();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

test('what is typed and sent before the script has come is not lost', async () => {
  const { page, context } = await visit({ width: 1280 });
  const release = await holdScripts(page);
  await page.goto(`${house.origin}/login`, { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('early@example.org');
  await page.getByLabel('Password', { exact: true }).fill('a secret');
  await page.keyboard.press('Enter');
  expect(page.url()).toBe(`${house.origin}/login`);
  await release();
  await page.getByText('Invalid email or password.').first().waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe('early@example.org');
  await context.close();
});

test('what is typed while the page wakes up is not lost', async () => {
  const { page, context } = await visit({ width: 1280 });
  await page.addInitScript(() => {
    const own = Object.getOwnPropertyDescriptor(EventTarget.prototype, 'addEventListener')!;
    let isTyped = false;
    const listen = new Proxy(own.value as EventTarget['addEventListener'], {
      apply(target, heard: EventTarget, given: unknown[]) {
        Reflect.apply(target, heard, given);
        // React begins to listen, and has not come to any field yet.
        if (
          isTyped ||
          !(heard instanceof HTMLElement) ||
          heard.id !== 'root' ||
          given[0] !== 'beforetoggle'
        )
          return;
        isTyped = true;
        queueMicrotask(() => {
          document.querySelector<HTMLInputElement>('input[type=email]')?.focus();
          document.execCommand('insertText', false, 'early@example.org');
        });
      },
    });
    Object.defineProperty(EventTarget.prototype, 'addEventListener', { ...own, value: listen });
  });
  await page.goto(`${house.origin}/login`);
  // What React knows is the default value too.
  await expect
    .poll(() =>
      page
        .getByLabel('Email')
        .evaluate((field: HTMLInputElement) => [field.value, field.defaultValue]),
    )
    .toEqual(['early@example.org', 'early@example.org']);
  await page.getByLabel('Password', { exact: true }).fill('a secret');
  await page.keyboard.press('Enter');
  await page.getByText('Invalid email or password.').first().waitFor();
  await context.close();
});

test('what is a sketch takes nothing until the app stands in its place', async () => {
  const { page, context, complaints } = await visit({ width: 390 });
  await page.addInitScript(() => {
    new MutationObserver((_, watching) => {
      const root = document.querySelector<HTMLElement>('#root');
      if (root === null || root.inert) return;
      watching.disconnect();
      Reflect.set(globalThis, 'field', root.querySelector('input'));
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['inert'] });
  });
  await page.goto(`${house.origin}/reset-password#access_token=no-such-token`);
  await page.getByLabel('New password', { exact: true }).fill('brand new password');
  expect(
    await page.evaluate(() => document.querySelector('input') === Reflect.get(globalThis, 'field')),
  ).toBe(true);
  expect(complaints).toEqual([]);
  await context.close();
});

test.each([
  ['/ai-kitchen', 'AI Kitchen'],
  ['/planner', 'Meal Planner'],
  ['/detected', 'Detect Food'],
] as const)(
  '%s says its heading before any script runs to who is signed in, and shows nothing to who is not',
  async (path, heading) => {
    // Whoever is not known is told so by what a page asks early.
    const { page, context, complaints } = await visit({ width: 390, expectFailures: /401/ });
    const release = await holdScripts(page);
    await page.goto(`${house.origin}${path}`, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.querySelector('#root + *') !== null);
    expect(await page.locator('#root').innerHTML()).toBe('');
    await page.evaluate(() => localStorage.setItem('access_token', 'no such token'));
    await page.goto(`${house.origin}${path}`, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(await page.locator('#root').getAttribute('inert')).toBe('');
    expect(complaints).toEqual([]);
    await release();
    await context.close();
  },
);

test.each([
  ['en', 'token', /needs its scripts, and they have not come/, 'Reload the page'],
  ['fr', 'token', /a besoin de ses scripts, et ils ne sont pas venus/, 'Recharger la page'],
  ['en', null, /needs its scripts, and they have not come/, 'Reload the page'],
] as const)(
  'a page whose scripts do not come says so after a while, in %s (signed in: %s), and no longer when they have come',
  async (language, token, sentence, way) => {
    const { page, context } = await visit({ width: 390, expectFailures: /401/ });
    await page.clock.install();
    const release = await holdScripts(page);
    await page.goto(`${house.origin}/planner?language=${language}`, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.querySelector('#scripts-missing') !== null);
    if (token !== null) {
      await page.evaluate((name) => localStorage.setItem('access_token', name), token);
      await page.goto(`${house.origin}/planner`, { waitUntil: 'commit' });
      await page.waitForFunction(() => document.querySelector('#root[inert] h1') !== null);
    }
    const notice = page.getByText(sentence);
    await page.clock.fastForward(14_000);
    expect(await notice.isVisible()).toBe(false);
    await page.clock.fastForward(2000);
    await notice.waitFor();
    expect(await page.getByRole('link', { name: way, exact: true }).isVisible()).toBe(true);
    await page.clock.resume();
    await release();
    await notice.waitFor({ state: 'detached' });
    await context.close();
  },
);

test('where scripts are switched off, a page that needs them says so', async () => {
  const { context } = await visit({ width: 390 });
  const still = await context.browser()!.newContext({ javaScriptEnabled: false });
  const page = await still.newPage();
  for (const path of ['/settings', '/planner']) {
    await page.goto(`${house.origin}${path}`);
    expect(await page.locator('#scripts-off').innerText()).toContain('needs JavaScript');
    expect(await page.locator('#scripts-off').isVisible()).toBe(true);
  }
  await still.close();
  await context.close();
});

test('NAV-05: title, description, address and structured data are set, and follow the person', async () => {
  const { page, context, complaints } = await visit({ width: 1280 });
  await page.goto(house.origin);
  const description = () => page.locator('meta[name="description"]').getAttribute('content');
  const canonical = async () =>
    new URL((await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '').pathname;
  expect(await page.title()).toBe('Platewise: cook from what you have');
  expect(await canonical()).toBe('/');
  expect(await page.locator('meta[property="og:title"]').getAttribute('content')).toBe(
    'Platewise: cook from what you have',
  );
  const data = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}',
  ) as { '@graph': { '@type': string; offers?: { price: string }[] }[] };
  expect(data['@graph'].map((each) => each['@type'])).toEqual(['WebSite', 'SoftwareApplication']);
  expect(data['@graph'][1]?.offers?.map(({ price }) => price)).toEqual([
    '2.50',
    '5.00',
    '10.00',
    '100.00',
  ]);
  const before = await description();
  await page.getByRole('link', { name: 'Sign In' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();
  await expect.poll(description).not.toBe(before);
  await expect.poll(() => page.title()).toBe('Log in - Platewise');
  await expect.poll(canonical).toBe('/login');
  expect(complaints).toEqual([]);
  await context.close();
});

test('a button that is pressed before the script has come does its work when it is there', async () => {
  const { page, context, complaints } = await visit({ width: 390 });
  const release = await holdScripts(page);
  await page.goto(house.origin, { waitUntil: 'commit' });
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  expect(await menu.getAttribute('aria-expanded')).toBe('false');
  await release();
  await page.getByRole('navigation').getByRole('link', { name: 'Pricing' }).waitFor();
  await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('true');
  expect(complaints).toEqual([]);
  await context.close();
});
