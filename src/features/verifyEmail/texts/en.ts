import { speak } from '../../../texts/language.ts';

export const verifyEmail = {
  title: 'Confirming your email',
  busy: 'One moment...',
  verified: 'Your email is confirmed',
  verifiedDetail: 'Thank you. There is nothing more to do.',
  changed: 'Your account has this email address now',
  changedDetail:
    'You have been logged out everywhere. Please log in with this address from now on.',
  refused: 'This link does not work',
  refusedDetail:
    'It is not complete, was used before, or has expired. You can have a new one sent from your profile.',
  failed: 'We could not be reached',
  failedDetail: 'The link still works: please try again in a moment.',
  tryAgain: 'Try again',
  toProfile: 'To your profile',
  toKitchen: 'To the AI Kitchen',
  toLogIn: 'Log in',
};

speak({ verifyEmail });
