import { speak } from '../../../texts/language.ts';

export const feedback = {
  title: 'Send feedback',
  intro: 'What works, what does not, what you miss. We read everything.',
  label: 'Your feedback',
  missing: 'Please write your feedback.',
  tooLong: 'Use at most 10,000 characters.',
  submit: 'Send',
  busy: 'Sending...',
  close: 'Close',
};

speak({ feedback });
