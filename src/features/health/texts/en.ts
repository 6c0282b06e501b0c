import { speak } from '../../../texts/language.ts';

export const conditionField = {
  label: 'What condition?',
  hint: 'In your own words. Several with a comma between them.',
  suggestions: 'Conditions we know',
  found: '{count} suggestions. Use the arrow keys to choose.',
  foundOne: 'One suggestion. Use the arrow keys to choose.',
  understood: 'We understood: {names}',
  leftOut: 'Left out of every dish: {names}',
  checking: 'Looking it up...',
  notUnderstood:
    'We do not know this condition. We keep it as you wrote it, but what we suggest will be general.',
  notUnderstoodYet:
    'Choose one of the suggestions, or keep your own words: what we suggest will then be general.',
  unknown: 'We do not know {names}. What we suggest will be general for that.',
  supervised: '{names} needs a diet that your clinic supervises. We do not plan for it.',
  unchecked: 'We could not look this up just now. It is kept as you wrote it.',
  checkAgain: 'Look it up again',
  answerAgain: 'Answer the questions again',
  tooLong: 'Use at most 500 characters.',
  matched: 'also called {name}',
};

speak({ conditionField });
