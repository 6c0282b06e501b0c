/** The app as main.tsx mounts it, its screens included, against the server in a process of its own. */
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { emptyDatabase, query } from '../api/support.ts';
import { startProcess } from '../api/process.ts';

const user = userEvent.setup();
const waitLimit = { timeout: 45_000 };
const page = globalThis.window as unknown as { happyDOM: { setURL: (url: string) => void } };

const path = () => location.pathname;
const arrivesAt = (expected: string) => waitFor(() => expect(path()).toBe(expected), waitLimit);
const follow = async (name: string) =>
  user.click((await screen.findAllByRole('link', { name }, waitLimit))[0]!);
const press = async (name: string) =>
  user.click(await screen.findByRole('button', { name }, waitLimit));
const says = (text: string) => screen.findByText(text, undefined, waitLimit);

async function fillIn(label: string, text: string) {
  await user.click(await screen.findByLabelText(label, { selector: 'input, textarea' }, waitLimit));
  await user.paste(text);
}

let environment: Record<string, string>;

beforeEach(async () => {
  environment = { NODE_ENV: 'test', ...(await emptyDatabase('SQLite')) };
  const { address } = await startProcess(environment);
  page.happyDOM.setURL(`${address}/planner`);
  // The first registration of a server takes longest, and the page gives a call up after ten seconds.
  await fetch(`${address}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'first@example.org',
      password: 'somebody before her',
      first_name: 'First',
      last_name: 'Person',
    }),
  });
  document.body.innerHTML = '<div id="root"></div>';
  const { mount } = await import('../../src/app/mount.tsx');
  await mount(document.querySelector<HTMLElement>('#root')!);
}, 180_000);

test('NAV-01, AUTH-04, SIGN-04, KIT-05, OUT-03, AUTH-08: from the landing page to the saved record, out, and in again', async () => {
  await arrivesAt('/landing');
  await follow('Get Started');
  await arrivesAt('/signup');
  await fillIn('First name', 'Ada');
  await fillIn('Last name', 'Lovelace');
  await fillIn('Email', 'ada@example.org');
  await fillIn('Password', 'analytical engine');
  await fillIn('Confirm password', 'analytical engine');
  await press('Create account');
  await says('Account Created!');
  await arrivesAt('/onboarding');

  await press('Skip');
  await arrivesAt('/ai-kitchen');
  await fillIn('What do you have?', 'eggs, rice, tomatoes, onion, spinach');
  await press('Discover Recipes');
  const suggestions = await screen.findByRole(
    'region',
    { name: 'AI Recipe Suggestions' },
    waitLimit,
  );
  // The first buttons are filters, in a group of their own.
  const first = within(suggestions)
    .getAllByRole('button')
    .find((each) => each.closest('[role="group"]') === null);
  const dish = first!.textContent;
  await user.click(first!);
  await says('Saved to your history');
  expect(await query(environment, 'select suggestion, recipe_type from records')).toEqual([
    { suggestion: dish, recipe_type: 'ingredient_detection' },
  ]);

  await user.click(screen.getByRole('button', { name: /Ada Lovelace/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
  await arrivesAt('/login');
  await says('Signed out successfully');
  expect(localStorage).toHaveLength(0);
  expect(await query(environment, 'select id from sessions')).toEqual([]);

  await fillIn('Email', 'ada@example.org');
  await fillIn('Password', 'analytical engine');
  await press('Log in');
  await says('Welcome back!');
  await arrivesAt('/ai-kitchen');
  expect(localStorage.getItem('access_token')).toBe(localStorage.getItem('supabase_token'));
  // What the last page still fetches would be drawn after the window is gone.
  const pantry = await screen.findByRole('button', { name: 'Open pantry' }, waitLimit);
  await waitFor(() => expect(pantry).toBeEnabled(), waitLimit);
  await new Promise((resolve) => {
    setTimeout(resolve, 1000);
  });
}, 180_000);
