import { speak } from '../../../texts/language.ts';

/** Over suggestions, a recipe, a week. */
export const healthNotice = {
  notUnderstood: 'We did not understand {texts} in what you told us about your health.',
  notUnderstoodThen:
    'We did not understand {texts} in what you had told us about your health when this week was planned.',
  quoted: '“{text}”',
  question: 'A question about your health is still open.',
  questions: '{count} questions about your health are still open.',
  answer: 'Answer',
  askedHere:
    'Until you answer, we call no dish a fit. Your answer is kept with your health settings.',
  askedForList: 'Until you answer, we call no dish a fit.',
  answered: 'Thank you. The dishes below keep to your answer.',
  heard:
    'Judged by your settings and by what you wrote in your list: {texts}. Add it in Settings to have it kept to in every dish and plan.',
  forgotten:
    'Your list said something about health, which we do not keep. Only your settings were looked at: write it in a new list before you cook this.',
};

speak({ healthNotice });
