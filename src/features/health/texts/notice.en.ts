import { speak } from '../../../texts/language.ts';

/** Over suggestions, a recipe, a week. */
export const healthNotice = {
  notUnderstood: 'We did not understand {texts} in your health settings.',
  notUnderstoodThen:
    'We did not understand {texts} in your health settings when this week was planned.',
  quoted: '“{text}”',
  question: 'A question about your health settings is still open.',
  questions: '{count} questions about your health settings are still open.',
  answer: 'Answer',
};

speak({ healthNotice });
