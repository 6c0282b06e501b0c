import { expect } from 'vitest';
import { ExternalLogInView } from '../../src/features/externalLogIn/views/ExternalLogInView.tsx';
import { externalLogIn } from './samples/externalLogIn.ts';
import {
  press,
  screen,
  seesAlert,
  seesButton,
  seesNoButton,
  seesNoText,
  seesText,
  seesValue,
  submit,
  themed,
  type,
} from './screen.tsx';
import { testView } from './testView.tsx';

interface Context {
  password: string;
  code: string;
  needsPassword: boolean;
  needsCode: boolean;
  offersAccount: boolean;
  message: string | undefined;
  refusal: string | undefined;
}
const titleOf = ({ needsPassword, offersAccount }: Context): string => {
  if (offersAccount) return 'Create your account';
  return needsPassword ? 'Connect your account' : 'One more step';
};
const seesForm = (context: Context) => {
  expect(screen.getByRole('heading', { name: titleOf(context) })).toBeVisible();
  if (context.needsPassword || context.offersAccount) seesText(context.message ?? 'its words');
  if (context.needsPassword) seesValue('Password', context.password);
  else expect(screen.queryByLabelText('Password')).toBeNull();
  if (context.needsCode) seesValue('Code', context.code);
  else expect(screen.queryByLabelText('Code')).toBeNull();
  for (const name of ['Terms of use', 'Privacy', 'Medical disclaimer'])
    expect(screen.queryAllByRole('link', { name })).toHaveLength(context.offersAccount ? 1 : 0);
};
const problems = [
  'Please fill in all fields.',
  'This was not accepted. Please try again.',
  'An unexpected error occurred. Please try again.',
];
const waits = () => {
  seesText('One moment...');
  seesNoButton('Back to the log-in');
};

testView({
  samples: externalLogIn,
  draw: (actor) => themed(<ExternalLogInView actor={actor as never} />),
  does: {
    'password.changed': type('Password', 'correct horse'),
    'code.changed': type('Code', ' 123456 '),
    'form.submitted': () => submit(screen.getByRole('form').getAttribute('aria-label') ?? '')(),
    'answer.retried': press('Try again'),
    'page.closed': press('Back to the log-in'),
  },
  // A field that is not asked for cannot be filled in, and reports a change only where its text differs.
  offers: (label, context: Context) => {
    const { type: event, password, code } = externalLogIn.person[label];
    if (event === 'password.changed') return context.needsPassword && context.password !== password;
    if (event === 'code.changed') return context.needsCode && context.code !== code;
    return true;
  },
  sees: {
    readingAnswer: waits,
    sendingAnswer: waits,
    leaving: (context: Context) => {
      if (!context.needsPassword && !context.needsCode && !context.offersAccount) waits();
    },
    unanswered: () => {
      seesAlert('We could not be reached');
      seesButton('Try again');
    },
    answerRefused: ({ refusal }: Context) => {
      seesText('You are not logged in');
      seesText(refusal ?? 'The answer we were sent is not complete. Please begin again.');
      seesNoButton('Try again');
    },
    'asking.editing': (context: Context) => {
      seesForm(context);
      problems.forEach(seesNoText);
    },
    'asking.fieldMissing': (context: Context) => {
      seesForm(context);
      seesText('Please fill in all fields.');
    },
    'asking.moreRefused': (context: Context) => {
      seesForm(context);
      seesText(context.refusal ?? 'This was not accepted. Please try again.');
    },
    'asking.moreUnanswered': (context: Context) => {
      seesForm(context);
      seesText('An unexpected error occurred. Please try again.');
    },
    sendingMore: (context: Context) => {
      seesForm(context);
      seesButton(context.offersAccount ? 'Creating your account...' : 'Checking...');
      seesButton('Back to the log-in');
      problems.forEach(seesNoText);
    },
  },
});
