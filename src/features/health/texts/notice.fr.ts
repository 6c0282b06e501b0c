import type * as en from './notice.en.ts';
import type { Translation } from '../../../texts/translation.ts';

export const healthNotice = {
  notUnderstood: "Nous n'avons pas compris {texts} dans vos réglages de santé.",
  notUnderstoodThen:
    "Nous n'avions pas compris {texts} dans vos réglages de santé au moment de planifier cette semaine.",
  quoted: '« {text} »',
  question: 'Une question sur vos réglages de santé attend encore votre réponse.',
  questions: '{count} questions sur vos réglages de santé attendent encore votre réponse.',
  answer: 'Répondre',
} satisfies Translation<typeof en.healthNotice>;
