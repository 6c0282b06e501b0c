import { speak } from '../../../texts/language.ts';

export const externalLogIn = {
  title: 'Logging you in',
  busy: 'One moment...',
  refused: 'You are not logged in',
  refusedDetail: 'The answer we were sent is not complete. Please begin again.',
  unanswered: 'We could not be reached',
  unansweredDetail: 'Please try again in a moment.',
  tryAgain: 'Try again',
  back: 'Back to the log-in',
  connectTitle: 'Connect your account',
  password: 'Password',
  connect: 'Connect and log in',
  codeTitle: 'One more step',
  codeIntro: 'Enter the 6-digit code that your authenticator app shows for Platewise.',
  code: 'Code',
  codeHint: 'No app at hand? Enter one of your recovery codes instead.',
  goOn: 'Continue',
  checking: 'Checking...',
  fieldsMissing: 'Please fill in all fields.',
  moreRefused: 'This was not accepted. Please try again.',
  moreUnanswered: 'An unexpected error occurred. Please try again.',
  newTitle: 'Create your account',
  create: 'Create my account',
  creating: 'Creating your account...',
};

speak({ externalLogIn });
