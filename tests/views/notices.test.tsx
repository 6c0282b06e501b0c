import { act, render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { toastMachine } from '../../machines/toast.machine.ts';
import type { Notice, NotifyCode } from '../../machines/shared/emitted.ts';
import { texts } from '../../src/texts/en.ts';
import { ToastView } from '../../src/views/toast/ToastView.tsx';
import { screen, themed } from '../model/screen.tsx';

/** What a person reads for each code, copied by hand from the specification. */
const words: Readonly<Record<NotifyCode, readonly [requirement: string, ...lines: string[]]>> = {
  'login.fieldsMissing': ['AUTH-06', 'Please fill in all fields.'],
  'login.refused': ['AUTH-07', 'Login Failed', 'Invalid email or password.'],
  'login.failed': ['AUTH-07', 'Login Failed', 'An unexpected error occurred. Please try again.'],
  'login.welcomeBack': ['AUTH-08', 'Welcome back!'],
  'signup.firstNameMissing': ['SIGN-03', 'Validation Error', 'First name is required.'],
  'signup.lastNameMissing': ['SIGN-03', 'Validation Error', 'Last name is required.'],
  'signup.emailMissing': ['SIGN-03', 'Validation Error', 'Email is required.'],
  'signup.emailInvalid': ['SIGN-03', 'Validation Error', 'Please enter a valid email address.'],
  'signup.passwordTooShort': ['SIGN-03', 'Validation Error', 'Password must be at least 6 characters long.'],
  'signup.passwordsDiffer': ['SIGN-03', 'Validation Error', 'Passwords do not match.'],
  'signup.registrationFailed': ['SIGN-05', 'Signup Failed', 'Failed to create account.'],
  'signup.tokenMissing': ['SIGN-05', 'Signup Failed', 'Failed to retrieve authentication token.'],
  'signup.autoLogInFailed': ['SIGN-06', 'Auto-login Failed', 'Account created but login failed. Please try logging in manually.'],
  'signup.accountCreated': ['SIGN-04', 'Account Created!'],
  'session.expired': ['REQ-02', 'Authentication required. Please log in again.'],
  'signOut.succeeded': ['OUT-03', 'Signed out successfully', 'You have been logged out of your account.'],
  'signOut.failed': ['OUT-03', 'Error', 'Failed to sign out. Please try again.'],
  'kitchen.resourcesFailed': ['KIT-08', 'Resources Error'],
};

function showing(notice: Notice): void {
  const actor = createActor(toastMachine, { input: { duration: 5000, removal: 1_000_000 } }).start();
  render(themed(<ToastView actor={actor} />));
  act(() => actor.send({ type: 'toast.requested', notice }));
}

describe('a toast says', () => {
  test.each(Object.entries(words))('%s in the words of %s', (code, [, ...lines]) => {
    showing({ code: code as NotifyCode });
    const region = screen.getByRole('region', { name: 'Messages' });
    for (const line of lines) expect(region).toHaveTextContent(line);
  });

  test('the server’s own words where there are any (AUTH-07, SIGN-05)', () => {
    showing({ code: 'login.refused', message: 'This account is closed.' });
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Login Failed');
    expect(alert).toHaveTextContent('This account is closed.');
    expect(alert).not.toHaveTextContent('Invalid email or password.');
  });

  test('nothing that this list does not know', () => {
    expect(Object.keys(texts.messages).sort()).toEqual(Object.keys(words).sort());
  });
});
