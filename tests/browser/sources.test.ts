/** Where the figures come from, as anyone reads it. */
import { expect, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, looks, picture, settleIn } from './support.ts';

const { house, visit } = settleIn();

test.each(
  looks(
    [
      { width: 320, colorScheme: 'light' },
      { width: 390, colorScheme: 'dark' },
      { width: 1280, colorScheme: 'light' },
    ] as const,
    1,
  ),
)(
  '/sources can be read without a session at $width px, $colorScheme',
  async ({ width, colorScheme }) => {
    const { page, context, complaints } = await visit({ width, colorScheme });
    await page.goto(`${house.origin}/sources`);
    await page.getByRole('heading', { level: 1, name: 'Where our figures come from' }).waitFor();
    await page.getByText(/No clinician has reviewed our limits/).waitFor();
    await page.getByRole('link', { name: /^World Bank/ }).waitFor();
    await page.getByText('Documents behind our limits').click();
    await page
      .getByText(/^[^:]*KDOQI[^:]*: \d+ limits?/)
      .first()
      .waitFor();
    await picture(page, `sources-${width}-${colorScheme}`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    expect(complaints).toEqual([]);
    await context.close();
  },
);
