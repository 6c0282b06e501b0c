/** An invitation that could not be read: trying again is offered where it can help. */
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { householdMachine } from '../../machines/household/household.machine.ts';
import { HouseholdView } from '../../src/features/household/views/HouseholdView.tsx';
import { ada } from '../flows/browser.ts';
import { themed } from '../model/screen.tsx';

test.each([
  ['the server said why', 'This link does not work any more.', false],
  ['nobody was reached', '', true],
])('an invitation, where %s', async (_, message, canRetry) => {
  const machine = householdMachine.provide({
    actors: { readInvitation: fromPromise(() => Promise.reject(new Error(message))) },
  });
  const actor = createActor(machine, {
    input: {
      limits: { callTimeout: 11_000, shareTimeout: 600_000 },
      person: ada,
      path: '/household',
      search: '?invite=secret-of-twenty-letters',
    },
  }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('invitationUnread'));
  render(themed(<HouseholdView actor={actor as never} />));
  expect(screen.getByRole('button', { name: 'Go to my household' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(canRetry);
  actor.stop();
});
