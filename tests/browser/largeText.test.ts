/** The telephone's text at twice its size: nothing lies over anything else, and nothing is out of reach. */
import { expect, test } from 'vitest';
import { expectNoSidewaysScroll, settleIn, signUpAndOpen } from './support.ts';

const { house, visit } = settleIn();

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

  await page.locator('header').getByRole('button').last().click();
  const menu = await page.getByRole('menu').boundingBox();
  expect(menu!.x).toBeGreaterThanOrEqual(0);
  expect(menu!.x + menu!.width).toBeLessThanOrEqual(390);
});
