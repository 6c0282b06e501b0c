import { speak } from '../language.ts';

export type Tone = 'danger' | 'caution' | 'good' | 'info';
export interface Message {
  title: string;
  /** The server's own words take its place where a notice brings them. */
  description?: string;
  tone: Tone;
}

/** What a toast says to each code that a chart emits at the entrance. */
export const messages = {
  'login.fieldsMissing': { title: 'Please fill in all fields.', tone: 'danger' },
  'login.refused': {
    title: 'Login Failed',
    description: 'Invalid email or password.',
    tone: 'danger',
  },
  'login.failed': {
    title: 'Login Failed',
    description: 'An unexpected error occurred. Please try again.',
    tone: 'danger',
  },
  'login.welcomeBack': { title: 'Welcome back!', tone: 'good' },
  'login.recoveryCodeUsed': {
    title: 'Welcome back!',
    description: 'You used a recovery code, which does not work again. Codes left: {subject}.',
    tone: 'caution',
  },
  'login.codeMissing': { title: 'Please enter the code.', tone: 'danger' },
  'login.codeRefused': { title: 'This code was not taken.', tone: 'danger' },
  'signup.firstNameMissing': {
    title: 'Validation Error',
    description: 'First name is required.',
    tone: 'danger',
  },
  'signup.lastNameMissing': {
    title: 'Validation Error',
    description: 'Last name is required.',
    tone: 'danger',
  },
  'signup.emailMissing': {
    title: 'Validation Error',
    description: 'Email is required.',
    tone: 'danger',
  },
  'signup.emailInvalid': {
    title: 'Validation Error',
    description: 'Please enter a valid email address.',
    tone: 'danger',
  },
  'signup.passwordTooShort': {
    title: 'Validation Error',
    description: 'Password must be at least 6 characters long.',
    tone: 'danger',
  },
  'signup.passwordsDiffer': {
    title: 'Validation Error',
    description: 'Passwords do not match.',
    tone: 'danger',
  },
  'signup.registrationFailed': {
    title: 'Signup Failed',
    description: 'Failed to create account.',
    tone: 'danger',
  },
  'signup.tokenMissing': {
    title: 'Signup Failed',
    description: 'Failed to retrieve authentication token.',
    tone: 'danger',
  },
  'signup.autoLogInFailed': {
    title: 'Auto-login Failed',
    description: 'Account created but login failed. Please try logging in manually.',
    tone: 'danger',
  },
  'signup.accountCreated': { title: 'Account Created!', tone: 'good' },
  'session.expired': { title: 'Authentication required. Please log in again.', tone: 'danger' },
  'signOut.succeeded': {
    title: 'Signed out successfully',
    description: 'You have been logged out of your account.',
    tone: 'good',
  },
  'signOut.failed': {
    title: 'Error',
    description: 'Failed to sign out. Please try again.',
    tone: 'danger',
  },
} satisfies Record<string, Message>;

speak({ messages });

/** All that is known by now: the pages and the pages for anyone bring their own (featureMessages.ts), so that the entrance does not carry them. */
const known: Record<string, Message> = { ...messages };
export const learn = (more: Readonly<Record<string, Message>>): void =>
  void Object.assign(known, more);
export const messageOf = (code: string): Message => known[code] ?? { title: code, tone: 'info' };
