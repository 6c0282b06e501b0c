/** The telephone's text at twice its size: nothing lies over anything else, and nothing is out of reach. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoSidewaysScroll, settleIn, signUpAndOpen } from './support.ts';

const { house, visit } = settleIn();

test('with text of twice the size a recipe fits the screen, and the head of Cook mode is shown whole', async () => {
  const { page } = await visit({ width: 390 });
  await signUpAndOpen(page, house, '/recipe/aeggekage');
  await page.getByRole('button', { name: 'One serving more' }).waitFor();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expectNoSidewaysScroll(page);
  for (const name of ['Add to plan', 'Shopping list', 'One serving more']) {
    const button = await page.getByRole('button', { name, exact: true }).boundingBox();
    expect(button!.x + button!.width, name).toBeLessThanOrEqual(390);
  }
  await page.getByRole('button', { name: 'Cook', exact: true }).click();
  await page.getByRole('heading', { name: /^Step 1 of / }).waitFor();
  const head = page.getByRole('dialog').locator('header');
  const cut = await page
    .getByRole('dialog')
    .locator('header span, footer button')
    .evaluateAll((parts) =>
      parts
        .filter((each) => each.textContent !== '')
        .map((each) => [
          each.scrollHeight - each.clientHeight,
          each.scrollWidth - each.clientWidth,
        ]),
    );
  expect(cut.flat().filter((pixels) => pixels > 1)).toEqual([]);
  const box = (await head.boundingBox())!;
  expect(box.x + box.width).toBeLessThanOrEqual(390);
  // Most of the window is left for the step.
  expect(box.height).toBeLessThan(844 / 2);
});

test('with text of twice the size the head, the menu and the links below stay readable', async () => {
  const { page } = await visit({ width: 390 });
  await signUpAndOpen(page, house, '/payment');
  await page.getByText('Yearly', { exact: true }).waitFor();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expectNoSidewaysScroll(page);

  // Each link of the main pages has its words within its own quarter.
  const overlaps = await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link')
    .evaluateAll((links) =>
      links
        .filter((link) => {
          const range = document.createRange();
          range.selectNodeContents(link.querySelector('span')!);
          const [words, place] = [range.getBoundingClientRect(), link.getBoundingClientRect()];
          return words.left < place.left - 1 || words.right > place.right + 1;
        })
        .map((link) => link.textContent),
    );
  expect(overlaps).toEqual([]);

  // What is left of the trial is to be read whole, and lies over nothing.
  const trial = page.locator('header').getByText(/remaining$/);
  const [words, opener] = [
    (await trial.boundingBox())!,
    (await page.locator('header').getByRole('button').last().boundingBox())!,
  ];
  expect(words.x).toBeGreaterThanOrEqual(0);
  expect(words.x + words.width).toBeLessThanOrEqual(390);
  expect(words.y >= opener.y + opener.height || words.x + words.width <= opener.x).toBe(true);
  expect(
    await trial.evaluate(
      (each) =>
        each.parentElement!.parentElement!.scrollWidth -
        each.parentElement!.parentElement!.clientWidth,
    ),
  ).toBeLessThanOrEqual(1);

  await page.locator('header').getByRole('button').last().click();
  const menu = await page.getByRole('menu').boundingBox();
  expect(menu!.x).toBeGreaterThanOrEqual(0);
  expect(menu!.x + menu!.width).toBeLessThanOrEqual(390);
});

/** Parts of the head that lie upon each other. */
const overlapsIn = (page: Page): Promise<string[]> =>
  page
    .locator('header')
    .first()
    .locator('a, button')
    .evaluateAll((parts) => {
      const shown = parts
        .map((each) => ({ name: each.textContent, box: each.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0);
      return shown.flatMap(({ name, box }, n) =>
        shown
          .slice(n + 1)
          .filter(
            ({ box: other }) =>
              Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
              Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1,
          )
          .map((other) => `${name} and ${other.name}`),
      );
    });

test.each(['/payment', '/landing'])(
  'at 1280 px with text of twice the size nothing in the head of %s lies upon anything else',
  async (path) => {
    const { page } = await visit({ width: 1280 });
    if (path === '/landing') await page.goto(`${house.origin}${path}`);
    else await signUpAndOpen(page, house, path);
    await page.locator('header nav').first().waitFor();
    const head = await page.locator('header').first().boundingBox();
    expect(await overlapsIn(page)).toEqual([]);
    // In ordinary text all of it stands in one row.
    expect(head!.height).toBeLessThan(80);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expectNoSidewaysScroll(page);
    expect(await overlapsIn(page)).toEqual([]);
  },
);

test('with text of twice the size the public pages fit the screen, and the head covers nothing', async () => {
  const { page } = await visit({ width: 390 });
  for (const path of ['/recipes/jollof-rice?language=fr', '/recipes?language=fr']) {
    await page.goto(`${house.origin}${path}`);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expectNoSidewaysScroll(page);
    const [logo, start] = [
      (await page.locator('.logo span').boundingBox())!,
      (await page.locator('.places .btn').boundingBox())!,
    ];
    expect(start.x + start.width).toBeLessThanOrEqual(390);
    expect(start.y >= logo.y + logo.height || start.x >= logo.x + logo.width).toBe(true);
    // What a card says is cut off nowhere.
    const cut = await page
      .locator('.dish .in *')
      .evaluateAll((parts) =>
        parts
          .filter((each) => each.getBoundingClientRect().right > window.innerWidth)
          .map((each) => each.textContent),
      );
    expect(cut).toEqual([]);
  }
});
