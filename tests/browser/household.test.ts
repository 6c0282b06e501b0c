/** Two people with one list: one makes a household and invites, the other joins by the link, and each sees the other's ticks at once. */
import { expect, test } from 'vitest';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  picture,
  settleIn,
  signUpAndOpen,
} from './support.ts';
import { longTest } from '../verify.ts';

const { house, visit } = settleIn();

test('two telephones in a shop tick one list, also after one was without a network', async () => {
  const ada = await visit({ width: 390, colorScheme: 'light' });
  const sam = await visit({ width: 1280, colorScheme: 'dark' });
  const look = async ({ page }: typeof ada, name: string): Promise<void> => {
    await picture(page, name);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  };
  await signUpAndOpen(ada.page, house, '/household');
  await look(ada, 'household-alone-390-light');
  await ada.page.getByRole('button', { name: 'Make a household' }).click();
  await ada.page.getByRole('button', { name: 'Make a link' }).click();
  const link = await ada.page.getByText(/^http.*invite=/).textContent();
  await look(ada, 'household-link-390-light');

  const { pathname, search } = new URL(link ?? '');
  await signUpAndOpen(sam.page, house, pathname + search);
  await sam.page.getByRole('heading', { name: /invites you to share a shopping list/ }).waitFor();
  await look(sam, 'household-invited-1280-dark');
  await sam.page.getByRole('button', { name: 'Join', exact: true }).click();
  await sam.page.getByRole('heading', { name: 'Who is in it' }).waitFor();
  await look(sam, 'household-inside-1280-dark');
  await sam.page.getByRole('link', { name: 'Open the shopping list' }).click();
  await ada.page.goto(`${house.origin}/shopping`);

  for (const { page } of [ada, sam]) await page.getByText(/^Shared with /).waitFor();
  await ada.page.getByLabel('Add an item').fill('milk, 6 eggs');
  await ada.page.getByRole('button', { name: 'Add', exact: true }).click();
  const milk = ({ page }: typeof ada) => page.getByRole('checkbox', { name: /^milk/ });
  const eggs = ({ page }: typeof ada) => page.getByRole('checkbox', { name: /^6 eggs/ });
  await milk(sam).waitFor();
  await milk(sam).check();
  await expect.poll(() => milk(ada).isChecked(), { timeout: 60_000 }).toBe(true);
  await ada.page.getByText(/ticked milk\.$/).waitFor();
  await look(ada, 'shopping-shared-390-light');
  await look(sam, 'shopping-shared-1280-dark');

  await ada.context.setOffline(true);
  await ada.page.getByText(/^You are offline\. Ticks are kept here/).waitFor();
  await eggs(ada).check();
  await milk(sam).uncheck();
  await ada.context.setOffline(false);
  await expect.poll(() => eggs(sam).isChecked(), { timeout: 60_000 }).toBe(true);
  await expect.poll(() => milk(ada).isChecked(), { timeout: 60_000 }).toBe(false);

  await sam.page.goto(`${house.origin}/household`);
  await sam.page.getByRole('button', { name: 'Leave the household' }).click();
  await look(sam, 'household-leaving-1280-dark');
  await sam.page
    .getByRole('dialog', { name: 'Leave the household?' })
    .getByRole('button', { name: 'Leave the household' })
    .click();
  await sam.page.getByText('You shop alone.').waitFor();
  await expect
    .poll(() => ada.page.getByText(/^Shared with|ticked/).count(), { timeout: 60_000 })
    .toBe(0);
  for (const { complaints } of [ada, sam])
    expect(complaints.filter((each) => !/ERR_INTERNET_DISCONNECTED|404/.test(each))).toEqual([]);
});

longTest(
  'who is invited before they have an account has the invitation after the onboarding',
  async () => {
    const ada = await visit({ width: 390 });
    await signUpAndOpen(ada.page, house, '/household');
    await ada.page.getByRole('button', { name: 'Make a household' }).click();
    await ada.page.getByRole('button', { name: 'Make a link' }).click();
    const link = await ada.page.getByText(/^http.*invite=/).textContent();
    const { pathname, search } = new URL(link ?? '');

    const { page, complaints } = await visit({ width: 390 });
    await page.goto(`${house.origin}${pathname}${search}`);
    await page.getByText(/^Please log in to share a shopping list/).waitFor();
    await picture(page, 'household-stranger-390');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'Sign up' }).click();
    await page.getByLabel('First name').fill('Tom');
    await page.getByLabel('Last name').fill('Reid');
    await page.getByLabel('Email').fill('tom.reid@example.org');
    for (const label of ['Password', 'Confirm password'])
      await page.getByLabel(label, { exact: true }).fill('a long enough password');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('button', { name: 'Skip' }).click();
    await page.getByRole('heading', { name: /invites you to share a shopping list/ }).waitFor();
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await page.getByRole('heading', { name: 'Who is in it' }).waitFor();
    expect(complaints).toEqual([]);
  },
);
