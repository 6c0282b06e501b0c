import { englishDevice } from '../../../../domain/devices.ts';
import { speak } from '../../../texts/language.ts';

export const accountCare = {
  device: { ...englishDevice },
  places: 'Where you are signed in',
  placesIntro: "Don't recognise a device? Sign it out and change your password.",
  reading: 'Looking where you are signed in...',
  unread: 'We could not find out where you are signed in.',
  tryAgain: 'Try again',
  here: 'This device',
  lastSeen: 'last used on {date}',
  signOutOne: 'Sign out',
  signOutOneOf: 'Sign out {device}',
  signOutOthers: 'Sign out everywhere else',
  signingOut: 'Signing out...',
  alone: 'No other devices',
  data: 'Your data',
  dataIntro:
    'Everything we have stored about you, in one file that you and other programs can read (JSON).',
  download: 'Download my data',
  dataReading:
    'Your own recipes, weeks and history are also there as one page to read, print and keep.',
  downloadReading: 'Download my cookbook',
  downloading: 'Collecting your data...',
  deletion: 'Delete my account',
  deletionIntro:
    'Your plans, history, own recipes, photos, lists, what is in your kitchen, who eats with you, your settings and health information are deleted at once, and nobody can bring them back. Payments stay in our books, without your name. Whoever shares a shopping list with you loses what you wrote on it and what your weeks need. A subscription that still runs is not paid back.',
  deletionTitle: 'Delete your account?',
  deletionHow: 'Type {word}. Download your data first if you want to keep it.',
  word: 'Type {word} to confirm',
  wordWrong: 'Please type {word} in capitals.',
  notDeleted: 'Your account was not deleted. Please try again.',
  keep: 'Keep my account',
  delete: 'Delete everything',
  deleting: 'Deleting...',
};

speak({ accountCare });
