import { speak } from '../../../texts/language.ts';

export const resetPassword = {
  title: 'Set a new password',
  intro:
    'Use at least 8 characters; longer is stronger. Everyone who is signed in to this account will be signed out.',
  newPassword: 'New password',
  confirmation: 'Confirm new password',
  submit: 'Save new password',
  busy: 'Saving...',
  back: 'Back to login',
  newLink: 'Send me a new link',
};

speak({ resetPassword });
