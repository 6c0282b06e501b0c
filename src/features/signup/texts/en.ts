import { speak } from '../../../texts/language.ts';

export const signup = {
  title: 'Create your account',
  intro:
    'Cook from what you have: a name, an email and a password of at least 8 characters are all it takes.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm password',
  strength: 'Password strength',
  weak: 'Weak',
  fair: 'Fair',
  good: 'Good',
  strong: 'Strong',
  same: 'Both passwords match',
  different: "Passwords don't match yet",
  submit: 'Create account',
  registering: 'Creating account...',
  loggingIn: 'Logging you in...',
  already: 'Already have an account?',
  login: 'Log in',
  agree: 'By creating an account you accept:',
  terms: 'Terms of use',
  privacy: 'Privacy',
  medical: 'Medical disclaimer',
};

speak({ signup });
