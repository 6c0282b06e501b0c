import { speak } from '../../../texts/language.ts';

export const passkeys = {
  title: 'Passkeys',
  intro:
    'Log in with your fingerprint, your face or the lock of your device, without a password or a code.',
  unread: 'We could not find out which passkeys you have.',
  tryAgain: 'Try again',
  none: 'You have no passkeys yet.',
  unsupported: 'This browser cannot add passkeys.',
  add: 'Add a passkey',
  adding: 'Waiting for your device...',
  saving: 'Adding...',
  cancel: 'Cancel',
  created: 'Added on {date}, not used yet',
  used: 'Added on {created}, last used on {used}',
  rename: 'Rename',
  renameOneOf: 'Rename {name}',
  remove: 'Remove',
  removeOneOf: 'Remove {name}',
  removing: 'Removing...',
  removalTitle: 'Remove this passkey?',
  removal:
    '{name} will no longer log in to your account. Your device may still show it until you delete it there.',
  keep: 'Keep it',
  nameTitle: 'Name this passkey',
  name: 'Name',
  nameHint: 'For example the device that it is on.',
  nameMissing: 'Please enter a name.',
  nameRefused: 'This name was not stored. Please try again.',
  save: 'Save',
  savingName: 'Saving...',
  knownHere: 'This device already has a passkey of your account.',
  notChanged: 'Nothing was changed. Please try again.',
};

speak({ passkeys });
