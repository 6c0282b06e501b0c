import { speak } from '../../../texts/language.ts';

export const forgotPassword = {
  title: 'Forgot your password?',
  intro: 'Give us the email of your account, and we will send you a link to set a new one.',
  email: 'Email',
  submit: 'Send reset link',
  busy: 'Sending the link...',
  back: 'Back to login',
  spam: 'Nothing there after a few minutes? Look among spam, or try another address you may have signed up with.',
};

speak({ forgotPassword });
