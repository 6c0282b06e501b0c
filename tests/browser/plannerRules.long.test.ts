/** The week's own rules: asked for in one form, kept to by the plan, and remembered. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addDays, mondayOf, weekName, weekOf, dateOf } from '../../domain/calendar.ts';
import { weekToPlan } from '../../domain/weekRules.ts';
import {
  dayByDay,
  expectAccessible,
  expectNoSidewaysScroll,
  fourLooks,
  looks,
  picture,
  settleIn,
  signUpAndOpen,
  toast,
  windowPicture,
} from './support.ts';

const { house, visit } = settleIn();

describe.each(looks(fourLooks, 1))('at $width px, $colorScheme', ({ width, colorScheme }) => {
  const look = async (page: Page, name: string) => {
    await windowPicture(page, `${name}-${width}-${colorScheme}`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  };

  test(
    'GEN-01, PLAN-14: two meals out and half an hour on weekdays are planned so, and stand in the form for the week after',
    { timeout: 240_000 },
    async () => {
      const { page, context, complaints } = await visit({ width, colorScheme });
      const form = page.getByRole('dialog', { name: 'Create Your Meal Plan' });
      const submit = form.getByRole('button', { name: 'Auto-Generate Meal Plan' });
      const box = (name: string) => form.getByRole('checkbox', { name });
      await signUpAndOpen(page, house, '/planner');
      await page.getByRole('button', { name: 'New Plan', exact: true }).click();

      // The week is one that is still to come.
      const { start, end } = weekToPlan(dateOf(new Date()), []);
      await form.getByText(`Creating plan for: ${weekName(start, end)}`).waitFor();
      await expect.poll(() => box('Auto-Generate').isChecked()).toBe(true);
      await form.getByLabel('Country').selectOption('United Kingdom');
      await form.getByLabel(/Weekly budget/).fill('80');
      await look(page, 'rules-closed');

      // By keyboard alone: opened, minutes chosen, two meals out.
      const rules = form.getByText(/^Your week/);
      await form.getByLabel(/Weekly budget/).focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await form.getByLabel('Cooking on a weekday').waitFor();
      await form.getByLabel('Cooking on a weekday').selectOption('30');
      await box('Lunch on Tuesday').focus();
      await page.keyboard.press('Space');
      await box('Dinner on Friday').focus();
      await page.keyboard.press('Space');
      await expect.poll(() => box('Lunch on Tuesday').isChecked()).toBe(false);
      await form.getByText(/30.min on weekdays.* 2 meals out/).waitFor();
      await rules.scrollIntoViewIfNeeded();
      await look(page, 'rules-open');
      await form.getByRole('group', { name: 'Meals to plan' }).scrollIntoViewIfNeeded();
      await look(page, 'rules-meals');

      await form.getByRole('button', { name: 'Lunch, every day' }).click();
      await form.getByText(/8 meals out/).waitFor();
      await form.getByRole('button', { name: 'Lunch, every day' }).click();
      await form.getByText(/1 meal out/).waitFor();
      await box('Lunch on Tuesday').uncheck();
      await submit.click();
      await toast(page, 'Success!');

      await dayByDay(page);
      await page.getByRole('tab', { name: 'Tuesday' }).click();
      const cards = page.getByRole('tabpanel').getByRole('article');
      await expect.poll(() => cards.count()).toBe(3);
      await page.getByText(/^\d+ mins of cooking · Lunch: out or skipped$/).waitFor();
      await picture(page, `rules-day-${width}-${colorScheme}`);
      await page.getByRole('button', { name: 'The whole week' }).click();
      const friday = page.getByRole('region', { name: 'Friday' });
      await friday.getByText('Dinner: out or skipped').waitFor();
      await friday.getByText(/mins of cooking$/).waitFor();
      await picture(page, `rules-board-${width}-${colorScheme}`);
      await expectAccessible(page);

      // The next week without a plan is offered, with the same rules: one press would do.
      await page.reload();
      await page.getByRole('button', { name: 'New Plan', exact: true }).click();
      const next = weekOf(addDays(mondayOf(start), 7));
      await form.getByText(`Creating plan for: ${weekName(next.start, next.end)}`).waitFor();
      await form
        .getByText(/1 person · 30.min on weekdays, 90.min at weekends .* 2 meals out/)
        .waitFor();
      await expect.poll(() => form.getByLabel('Country').inputValue()).toBe('United Kingdom');
      await expect.poll(() => form.getByLabel(/Weekly budget/).inputValue()).toBe('80');
      await look(page, 'rules-remembered');

      // A week that has a plan is said at once, and no plan is spent on it.
      await form.getByLabel('Select Week').fill(start);
      await form.getByText(/A meal plan for this week already exists/).waitFor();
      await look(page, 'rules-taken');
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});
