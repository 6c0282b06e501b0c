import { speak } from '../../../texts/language.ts';

export const profile = {
  title: 'Profile',
  who: 'Your account',
  name: 'Name',
  email: 'Email',
  changeEmail: 'Change email',
  newEmail: 'New email',
  newEmailHint:
    'We email a link to this address. Your account has it once you open the link; you are then logged out everywhere.',
  emailMissing: 'Please enter the new email.',
  emailInvalid: 'Please enter a whole email address, with an @.',
  emailFailed: 'No link was sent. Please try again.',
  sendLink: 'Send the link',
  sendingLink: 'Sending...',
  keepEmail: 'Keep the present one',
  linkSent:
    'The link is on its way to {email}. Open it within 24 hours; until then nothing changes. Look among spam, too.',
  reading: 'Reading your profile...',
  unread: 'Your profile could not be read. You can change your password all the same.',
  tryAgain: 'Try again',
  verified: 'Confirmed',
  unverified:
    'Please confirm your email: follow the link that we emailed you. It is needed before your first payment, and helps if you forget your password.',
  sendAgain: 'Send the link again',
  sending: 'Sending...',
  sent: 'The link is on its way. Look among spam, too.',
  password: 'Change password',
  passwordIntro:
    'Use at least 8 characters. Every device is signed out, and you sign in again with the new password.',
  currentPassword: 'Current password',
  newPassword: 'New password',
  confirmation: 'Confirm new password',
  submit: 'Update Password',
  busy: 'Updating...',
};

speak({ profile });
