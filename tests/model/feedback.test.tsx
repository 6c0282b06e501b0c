import { expect } from 'vitest';
import { FeedbackView } from '../../src/features/feedback/views/FeedbackView.tsx';
import { feedback } from './samples/feedback.ts';
import { press, screen, seesButton, seesText, seesValue, submit, themed, type } from './screen.tsx';
import { testView } from './testView.tsx';

interface Context {
  text: string;
  refusal: string | undefined;
}

const field = () => screen.getByLabelText('Your feedback');
const seesForm = ({ text }: Context) => {
  expect(screen.getByRole('dialog', { name: 'Send feedback' })).toBeVisible();
  seesValue('Your feedback', text);
  seesButton('Send');
  seesButton('Close');
};
const faulty = (sentence: string) => (context: Context) => {
  seesForm(context);
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(sentence);
};

testView({
  samples: feedback,
  draw: (actor) => themed(<FeedbackView actor={actor as never} />),
  does: {
    'text.changed': type('Your feedback', ' More soups! '),
    'text.changed (blank)': type('Your feedback', '  '),
    'text.changed (10001)': type('Your feedback', 'x'.repeat(10_001)),
    'form.submitted': submit('Send feedback'),
    'feedback.closed': press('Close'),
  },
  // A field reports a change only when its text differs.
  offers: (label, { text }: Context) =>
    !label.startsWith('text') || feedback.person[label]['text'] !== text,
  sees: {
    'writing.editing': (context: Context) => {
      seesForm(context);
      expect(field()).not.toHaveAttribute('aria-invalid');
    },
    'writing.textMissing': faulty('Please write your feedback.'),
    'writing.textTooLong': faulty('Use at most 10,000 characters.'),
    'writing.notSent': (context: Context) => {
      seesForm(context);
      seesText('Your feedback was not sent');
      seesText(context.refusal ?? 'What you wrote is kept. Please try again.');
    },
    sendingFeedback: () => {
      seesButton('Sending...');
      expect(field()).toBeDisabled();
    },
  },
});
