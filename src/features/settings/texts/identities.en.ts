import { speak } from '../../../texts/language.ts';

export const identities = {
  title: 'Log in with {provider}',
  otherTitle: 'Log in with another account',
  intro: 'Connect an account, and log in with it in place of your password.',
  unread: 'We could not find out which accounts you have connected.',
  tryAgain: 'Try again',
  none: 'You have not connected an account yet.',
  unnamed: 'An account without an email address',
  connect: 'Connect an account',
  connecting: 'Opening...',
  created: 'Connected on {date}, not used yet',
  used: 'Connected on {created}, last used on {used}',
  remove: 'Disconnect',
  removeOneOf: 'Disconnect {name}',
  removing: 'Disconnecting...',
  removalTitle: 'Disconnect this account?',
  removal: '{name} will no longer log in to your account here.',
  keep: 'Keep it',
  notChanged: 'Nothing was changed. Please try again.',
};

speak({ identities });
