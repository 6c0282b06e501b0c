import { speak } from '../../../texts/language.ts';
import { product } from '../../../texts/en/product.ts';

export const login = {
  title: 'Log in',
  intro: 'Good to see you. What is in the fridge today?',
  email: 'Email',
  password: 'Password',
  submit: 'Log in',
  busy: 'Logging in...',
  forgot: 'Forgot your password?',
  newHere: `New to ${product}?`,
  signup: 'Create an account',
  passkey: 'Log in with a passkey',
  provider: 'Continue with {name}',
  codeTitle: 'One more step',
  codeIntro: 'Enter the 6-digit code that your authenticator app shows for Platewise.',
  code: 'Code',
  codeHint: 'No app at hand? Enter one of your recovery codes instead.',
  codeSubmit: 'Continue',
  codeBusy: 'Checking...',
  codeBack: 'Log in with another account',
};

speak({ login });
