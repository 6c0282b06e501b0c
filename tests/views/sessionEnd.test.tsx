/** What the entrances say to somebody whose session ended by itself. */
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { loginMachine } from '../../machines/login/login.machine.ts';
import { Landing } from '../../src/features/landing/Landing.tsx';
import { LoginView } from '../../src/features/login/views/LoginView.tsx';
import { themed } from '../model/screen.tsx';

const sentence = /^You were signed out, because your session on this device has ended\./;
const logIn = () =>
  createActor(
    loginMachine.provide({
      actors: {
        readProvider: fromPromise<{ name: string | null }>(async () => ({ name: null })),
        autofillChoices: fromCallback(() => undefined),
      },
    }),
    { input: { logInTimeout: 1 } },
  ).start();

test('AUTH-10: the landing page says that the session has ended, and leads to the log-in', () => {
  const { rerender } = render(themed(<Landing isSignedIn={false} hasSessionEnded />));
  expect(screen.getByRole('status')).toHaveTextContent(sentence);
  expect(screen.getByRole('link', { name: 'Log in to go on.' })).toHaveAttribute('href', '/login');
  rerender(themed(<Landing isSignedIn={false} />));
  expect(screen.queryByText(sentence)).toBeNull();
});

test('AUTH-10: the log-in says so in place of its welcome, and greets anyone else', () => {
  const actor = logIn();
  const { rerender } = render(themed(<LoginView actor={actor} hasSessionEnded />));
  expect(screen.getByRole('status')).toHaveTextContent(sentence);
  expect(screen.queryByText(/Good to see you/)).toBeNull();
  rerender(themed(<LoginView actor={actor} />));
  expect(screen.queryByText(sentence)).toBeNull();
  expect(screen.getByText(/Good to see you/)).toBeVisible();
});
