import { speak } from '../language.ts';
import { product } from './product.ts';

export const shell = {
  skip: 'Skip to the content',
  home: `${product} home`,
  signOut: 'Sign Out',
  signIn: 'Sign In',
  getStarted: 'Get Started',
  screenFailed: 'This screen has stopped working.',
  screenUnreachable: 'This screen could not be fetched. Please check your connection.',
  homeStopped: 'Your pages have stopped working. What was not saved is lost, but nothing else is.',
  startAgain: 'Start again',
  brokenDown: 'Something went wrong',
  brokenDownDetail:
    'This page has lost touch with itself. Loading it again helps; nothing you saved is lost.',
  reload: 'Load the page again',
};

export const loading = {
  title: `Loading ${product}...`,
  detail: 'Please wait while we prepare your experience',
  signingOut: 'Loading...',
};

export const guard = {
  title: 'Authentication Required',
  goToLogin: 'Go to Login',
  goToLanding: 'Go to Landing Page',
  logIn: 'Log in',
  signUp: 'Sign up',
  sessionEnded: 'You were signed out, because your session on this device has ended.',
  sessionEndedWay: 'Log in to go on.',
  kitchen:
    'The AI Kitchen keeps your ingredients and recipes with your account. Please log in to cook.',
  detected: 'Please log in to detect foods and keep what you find.',
  history: 'Please log in to view your history.',
  historyEntry: 'Please log in to view your detection history.',
  household:
    'Please log in to share a shopping list, or sign up. If you were invited, the invitation opens after that.',
  deadInvitation: 'This invitation does not work any more',
  deadInvitationWay:
    'It was used or taken back, or it is over. Ask for a new one. You can log in or sign up without it.',
};

/** Words that parts need wherever they stand. */
export const parts = {
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  close: 'Close message',
  closeDialog: 'Close',
  opensBeside: '(opens in a new tab)',
  messages: 'Messages',
};

speak({ shell, loading, guard, parts });
