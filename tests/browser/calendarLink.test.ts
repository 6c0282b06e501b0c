/** A calendar's link: made in the planner, read without a session, taken back. */
import { describe, expect, test } from 'vitest';
import {
  dayByDay,
  expectAccessible,
  expectNoSidewaysScroll,
  fourLooks,
  looks,
  settleIn,
  signUpAndOpen,
  windowPicture,
} from './support.ts';

const { house, visit } = settleIn();

describe.each(looks(fourLooks, 1))('at $width px, $colorScheme', ({ width, colorScheme }) => {
  test('the planned weeks are read by a link until it is taken back', async () => {
    const { page, context, complaints } = await visit({ width, colorScheme });
    const look = async (name: string) => {
      await windowPicture(page, `${name}-${width}-${colorScheme}`);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    };
    await signUpAndOpen(page, house, '/planner');
    await page.getByRole('button', { name: 'Start an empty week' }).first().click();
    const open = page.getByRole('button', { name: 'Calendar link' });
    if (width > 1000) await dayByDay(page).catch(() => undefined);
    await open.click();
    await page.getByText('There is no link yet.').waitFor();
    await page.getByRole('button', { name: 'Make a link' }).click();
    const link = page.getByText(/\/api\/calendar\.ics\?secret=/);
    await link.waitFor();
    await look('calendar-link');
    const address = (await link.textContent()) ?? '';
    const read = async () => {
      const answer = await fetch(address);
      return [answer.status, (await answer.text()).slice(0, 15)];
    };
    expect(await read()).toEqual([200, 'BEGIN:VCALENDAR']);
    await page.getByRole('button', { name: 'Take the link back' }).click();
    await page.getByText('There is no link yet.').waitFor();
    expect((await read())[0]).toBe(404);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
