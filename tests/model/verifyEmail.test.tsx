import { expect } from 'vitest';
import { VerifyEmailView } from '../../src/features/verifyEmail/views/VerifyEmailView.tsx';
import { verifyEmail } from './samples/verifyEmail.ts';
import { press, screen, seesAlert, seesButton, seesNoButton, seesText, themed } from './screen.tsx';
import { testView } from './testView.tsx';

const waits = () => {
  seesText('One moment...');
  seesNoButton('To the AI Kitchen');
};

testView({
  samples: verifyEmail,
  draw: (actor) => themed(<VerifyEmailView actor={actor as never} />),
  does: {
    'verification.retried': press('Try again'),
    'page.closed': press(/^(To the AI Kitchen|Log in)$/),
  },
  sees: {
    readingLink: waits,
    verifyingEmail: waits,
    verified: () => {
      seesText('Your email is confirmed');
      seesButton('To the AI Kitchen');
    },
    clearingSession: waits,
    changed: () => {
      seesText('Your account has this email address now');
      seesText(/Please log in with this address/);
      seesButton('Log in');
    },
    linkRefused: ({ refusal }: { refusal: string | undefined }) => {
      seesText('This link does not work');
      seesText(refusal ?? /It is not complete, was used before, or has expired/);
      expect(screen.getByRole('link', { name: 'To your profile' })).toHaveAttribute(
        'href',
        '/profile',
      );
    },
    notVerified: () => {
      seesAlert('We could not be reached');
      seesButton('Try again');
    },
  },
});
