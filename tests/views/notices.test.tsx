import { act, render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { toastMachine } from '../../machines/app/toast.machine.ts';
import type { Notice, NotifyCode } from '../../machines/shared/emitted.ts';
import { texts } from '../../src/texts/en.ts';
import { ToastView } from '../../src/features/toast/views/ToastView.tsx';
import { screen, themed } from '../model/screen.tsx';

/** What a person reads for each code, copied by hand from the specification. */
const words: Readonly<Record<NotifyCode, readonly [requirement: string, ...lines: string[]]>> = {
  'login.fieldsMissing': ['AUTH-06', 'Please fill in all fields.'],
  'login.refused': ['AUTH-07', 'Login Failed', 'Invalid email or password.'],
  'login.failed': ['AUTH-07', 'Login Failed', 'An unexpected error occurred. Please try again.'],
  'login.welcomeBack': ['AUTH-08', 'Welcome back!'],
  'login.recoveryCodeUsed': [
    'AUTH-08',
    'Welcome back!',
    'You used a recovery code, which does not work again. Codes left: {subject}.',
  ],
  'login.codeMissing': ['', 'Please enter the code.'],
  'login.codeRefused': ['', 'This code was not taken.'],
  'signup.firstNameMissing': ['SIGN-03', 'Validation Error', 'First name is required.'],
  'signup.lastNameMissing': ['SIGN-03', 'Validation Error', 'Last name is required.'],
  'signup.emailMissing': ['SIGN-03', 'Validation Error', 'Email is required.'],
  'signup.emailInvalid': ['SIGN-03', 'Validation Error', 'Please enter a valid email address.'],
  'signup.passwordTooShort': [
    'SIGN-03',
    'Validation Error',
    'Password must be at least 6 characters long.',
  ],
  'signup.passwordsDiffer': ['SIGN-03', 'Validation Error', 'Passwords do not match.'],
  'signup.registrationFailed': ['SIGN-05', 'Signup Failed', 'Failed to create account.'],
  'signup.tokenMissing': ['SIGN-05', 'Signup Failed', 'Failed to retrieve authentication token.'],
  'signup.autoLogInFailed': [
    'SIGN-06',
    'Auto-login Failed',
    'Account created but login failed. Please try logging in manually.',
  ],
  'signup.accountCreated': ['SIGN-04', 'Account Created!'],
  'session.expired': ['REQ-02', 'Authentication required. Please log in again.'],
  'signOut.succeeded': [
    'OUT-03',
    'Signed out successfully',
    'You have been logged out of your account.',
  ],
  'signOut.failed': ['OUT-03', 'Error', 'Failed to sign out. Please try again.'],
  'kitchen.resourcesFailed': ['KIT-08', 'Resources Error'],
  'detection.resourcesFailed': [
    'FOOD-06',
    'Resources Error',
    'Failed to fetch cooking resources, but food detection completed.',
  ],
  'forgot.emailMissing': ['PWD-01', 'Email required', 'Please enter your email.'],
  'forgot.linkSent': ['PWD-02', 'Check your email', 'If an account exists, we sent a reset link.'],
  'forgot.sendingFailed': ['PWD-02', 'Something went wrong', 'Please try again.'],
  'reset.linkRefused': [
    'PWD-03',
    'Link error',
    'This link cannot be used any more. Please ask for a new one.',
  ],
  'reset.linkSpent': [
    'PWD-04',
    'This link no longer works',
    'It has been used already or has expired. Please ask for a new one.',
  ],
  'reset.linkMissing': [
    'PWD-04',
    'Invalid link',
    'Missing or expired reset token. Please ask for a new link.',
  ],
  'reset.passwordTooShort': ['PWD-04', 'Weak password', 'Use at least 6 characters.'],
  'reset.passwordsDiffer': ['PWD-04', 'Mismatch', "Passwords don't match."],
  'reset.passwordUpdated': ['PWD-05', 'Password updated', 'Please sign in.'],
  'reset.failed': ['PWD-05', 'Error', 'Unable to reset password.'],
  'onboarding.allSet': ['ONB-03', "You're all set!", 'Jumping into your AI Kitchen.'],
  'onboarding.leftOpen': [
    'ONB-03',
    "You're all set!",
    'You have not said yet whether you have a health condition. You can do so in Settings.',
  ],
  'onboarding.notSaved': [
    'ONB-03',
    'Could not save settings',
    'You can update them anytime in Settings.',
  ],
  'settings.conditionMissing': [
    'SET-02',
    'Please specify the type of sickness when you have a sickness.',
  ],
  'settings.saved': [
    'SET-03',
    'Settings Saved',
    'Your sickness settings have been saved successfully.',
  ],
  'settings.savedOpen': [
    'SET-03',
    'Settings Saved',
    'Your sickness settings have been saved successfully. Something in them is still open: until you answer, we call no dish a fit.',
  ],
  'settings.notSaved': ['SET-03', 'Error', 'Failed to save settings. Please try again.'],
  'settings.savedHere': [
    'SET-07',
    'Saved on this device only',
    'We could not reach our services. Your settings are kept here and can be sent again from this page.',
  ],
  'settings.consentWithdrawn': [
    'SET-07',
    'Your health information is deleted',
    'You withdrew your agreement. Suggestions and plans no longer look at your health.',
  ],
  'password.fieldsMissing': ['SET-05', 'Fill all password fields.'],
  'password.tooShort': ['SET-05', 'New password must be at least 6 characters.'],
  'password.different': ['SET-05', 'New passwords do not match.'],
  'password.updated': ['SET-06', 'Password Updated', 'Please sign in again.'],
  'password.failed': ['SET-06', 'Error', 'Failed to update password.'],
  'feedback.sent': ['FB-01', 'Thank you', 'Your feedback has reached us.'],
  'feedback.failed': [
    'FB-01',
    'Your feedback was not sent',
    'What you wrote is kept. Please try again.',
  ],
  'account.othersSignedOut': [
    'SET-08',
    'Signed out everywhere else',
    'Only this device is still signed in.',
  ],
  'account.othersNotSignedOut': ['SET-08', 'Nobody was signed out', 'Please try again.'],
  'account.dataDownloaded': ['SET-08', 'Your data is ready', 'The file is among your downloads.'],
  'account.dataNotDownloaded': ['SET-08', 'Your data could not be fetched', 'Please try again.'],
  'secondFactor.turnedOn': [
    '',
    'Two-step log-in is on',
    'From now on, logging in asks for a code.',
  ],
  'secondFactor.turnedOff': ['', 'Two-step log-in is off', 'Your password is enough to log in.'],
  'passkeys.added': ['', 'Passkey added', 'You can log in with it from now on.'],
  'passkeys.removed': ['', 'Passkey removed', 'It no longer logs in to your account.'],
  'account.deleted': [
    'SET-08',
    'Your account is deleted',
    'Everything we had stored about you is gone. Payments stay in our books, without your name.',
  ],
  'payment.thanked': [
    'PAY-07',
    'Payment received',
    'Thank you for your payment! Reference: {subject}',
  ],
  'payment.activated': [
    'PAY-07',
    'You are subscribed',
    'Payment successful! Your subscription has been activated.',
  ],
  'payment.activationRefused': [
    'PAY-07',
    'Not activated yet',
    'Payment successful but subscription activation failed. Please contact support.',
  ],
  'payment.activationFailed': [
    'PAY-07',
    'Not activated yet',
    'Payment successful but activating your subscription failed. Please contact support.',
  ],
  'verification.linkSent': ['SET-08', 'Check your email', 'We sent the link once more.'],
  'planner.planSaved': ['PLAN-15', 'Success!', 'Your empty week is saved. Add meals as you like.'],
  'planner.planSelected': ['PLAN-13', 'Plan Selected', 'is now active for editing.'],
  'planner.planDuplicated': ['PLAN-15', 'Plan Duplicated'],
  'planner.planDeleted': ['PLAN-15', 'Plan Deleted'],
  'planner.plansCleared': ['PLAN-14', 'All plans deleted'],
  'planner.weekTaken': [
    'PLAN-16',
    'Duplicate Plan',
    'A meal plan for this week already exists. Please choose a different week or edit the existing plan.',
  ],
  'planner.notSaved': ['PLAN-15', 'The plan could not be saved. Please try again.'],
  'planner.notDuplicated': ['PLAN-15', 'Failed to duplicate meal plan. Please try again.'],
  'planner.notDeleted': ['PLAN-15', 'Failed to delete meal plan. Please try again.'],
  'planner.notCleared': ['PLAN-14', 'Failed to delete your meal plans. Please try again.'],
  'planner.notRestored': ['PLAN-15', 'This could not be undone. Please try again.'],
  'generation.informationMissing': [
    'GEN-03',
    'Information Required',
    'Please provide both location and budget for auto-generation',
  ],
  'generation.succeeded': ['GEN-05', 'Success!', 'Your meal plan is saved.'],
  'tutorial.linkCopied': ['PLAN-10', 'Recipe link copied to clipboard!'],
  'tutorial.textCopied': ['PLAN-10', 'Recipe copied to clipboard!'],
  'tutorial.notShared': ['PLAN-10', 'The recipe could not be shared.'],
  'tutorial.timerEnded': ['PLAN-09', 'Time is up'],
  'shopping.listCopied': ['PLAN-10', 'Shopping list copied to clipboard!'],
  'shopping.notShared': ['PLAN-10', 'The shopping list could not be shared.'],
  'planner.weekCopied': ['PLAN-10', 'The week was copied to the clipboard.'],
  'planner.weekNotShared': ['PLAN-10', 'The week could not be shared.'],
  'planner.weekNotPrinted': ['PLAN-10', 'The week could not be printed.'],
  'calendar.notMade': ['PLAN-10', 'The calendar link could not be made.'],
  'calendar.notRevoked': [
    'PLAN-10',
    'The calendar link could not be taken back.',
    'It still works. Please try again.',
  ],
  'household.linkCopied': ['PLAN-10', 'Link copied'],
  'household.linkNotShared': ['PLAN-10', 'The link could not be shared.'],
  'shopping.notListed': ['PLAN-10', 'This could not be put on your list.'],
  'recipe.notPrinted': ['PLAN-09', 'Recipe not printed', 'The print dialog could not be opened.'],
  'shopping.notPrinted': ['PLAN-10', 'The shopping list could not be printed.'],
  'verification.linkNotSent': ['SET-08', 'The link was not sent', 'Please try again in a while.'],
  'recipe.notMarked': ['KIT-05', 'The recipe could not be marked.'],
  'recipe.linkCopied': ['KIT-05', 'Recipe link copied'],
  'ownRecipes.notDeleted': ['KIT-05', 'The recipe could not be deleted.'],
  'ownRecipes.notRestored': ['KIT-05', 'The recipe could not be brought back.'],
  'ownRecipes.fileKept': ['KIT-05', 'Your recipes are saved.'],
  'recipe.notShared': ['KIT-05', 'The recipe could not be shared.'],
};

function showing(notice: Notice): void {
  const actor = createActor(toastMachine, {
    input: { duration: 5000, removal: 1_000_000 },
  }).start();
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

  test('what it is about, by name (PLAN-13)', () => {
    showing({ code: 'planner.planSelected', subject: 'Jan 5 - Jan 11' });
    expect(screen.getByRole('status')).toHaveTextContent(
      '"Jan 5 - Jan 11" is now active for editing.',
    );
  });

  test('PAY-07: the thanks name the payment', () => {
    showing({ code: 'payment.thanked', subject: 'ref-1' });
    expect(screen.getByRole('status')).toHaveTextContent(
      'Thank you for your payment! Reference: ref-1',
    );
  });

  test('nothing that this list does not know', () => {
    expect(Object.keys(texts.messages).sort()).toEqual(Object.keys(words).sort());
  });
});
