/** A drawn page's own styles are enough for its first picture: the whole sheet, when it comes, changes nothing. */
import { describe, expect, test } from 'vitest';
import { settleIn } from './support.ts';

const { house, browserNow } = settleIn();

const places = [
  '/landing',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/onboarding',
  '/privacy',
  '/terms',
  '/medical-disclaimer',
  '/sources',
];

describe.each([
  { width: 320, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'dark' },
  { width: 1920, colorScheme: 'light' },
] as const)('at $width px, $colorScheme', ({ width, colorScheme }) => {
  test.each(places)('%s', async (place) => {
    const context = await browserNow().newContext({
      viewport: { width, height: 900 },
      colorScheme,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    // As the page is before any script of ours has come.
    await page.route('**/assets/*.js', (route) => route.abort());
    const look = async () => {
      await page.goto(house.origin + place);
      await page.evaluate(() => document.fonts.ready);
      return page.screenshot({ fullPage: true, animations: 'disabled' });
    };
    const whole = await look();
    await page.route('**/assets/*.css', (route) => route.abort());
    const own = await look();
    expect(own.equals(whole)).toBe(true);
    await context.close();
  });
});
