/** The door: what people meet first, at every width, in light and dark. */
import { describe, expect, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, looks, picture, settleIn } from './support.ts';

const { house, visit } = settleIn();

describe.each(
  looks(
    [
      { width: 320, colorScheme: 'light' },
      { width: 1920, colorScheme: 'dark' },
      { width: 390, colorScheme: 'dark' },
      { width: 1280, colorScheme: 'light' },
    ] as const,
    2,
  ),
)('at $width px, $colorScheme', ({ width, colorScheme }) => {
  test('LAND-01, LAND-02: the page is whole and can be used', async () => {
    const { page, context, complaints } = await visit({ width, colorScheme });
    await page.goto(`${house.origin}/landing`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByText('Start with a 2-day free trial. No card needed.').first().waitFor();
    await picture(page, `landing-${width}-${colorScheme}`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const menu = page.getByRole('button', { name: 'Menu' });
    if (width < 768) {
      await menu.click();
      await picture(page, `landing-menu-${width}-${colorScheme}`);
      await expectAccessible(page);
    }
    await page.getByRole('link', { name: 'Pricing' }).last().click();
    await page.waitForURL('**/landing#pricing');
    await expect
      .poll(() =>
        page
          .getByRole('heading', { name: 'Plans & Pricing' })
          .evaluate((heading) => heading.getBoundingClientRect().top < window.innerHeight / 2),
      )
      .toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
