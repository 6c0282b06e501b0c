import type * as en from './notice.en.ts';
import type { Translation } from '../../../texts/translation.ts';

export const healthNotice = {
  notUnderstood: "Nous n'avons pas compris {texts} dans ce que vous avez dit de votre santé.",
  notUnderstoodThen:
    "Nous n'avions pas compris {texts} dans ce que vous aviez dit de votre santé au moment de planifier cette semaine.",
  quoted: '« {text} »',
  question: 'Une question sur votre santé attend encore votre réponse.',
  questions: '{count} questions sur votre santé attendent encore votre réponse.',
  answer: 'Répondre',
  askedHere:
    "Tant que vous n'avez pas répondu, nous ne disons d'aucun plat qu'il convient. Votre réponse est gardée avec vos réglages de santé.",
  askedForList: "Tant que vous n'avez pas répondu, nous ne disons d'aucun plat qu'il convient.",
  answered: 'Merci. Les plats ci-dessous tiennent compte de votre réponse.',
  heard:
    'Jugé selon vos réglages et selon ce que vous avez écrit dans votre liste : {texts}. Ajoutez-le dans les réglages pour que chaque plat et chaque semaine en tiennent compte.',
  forgotten:
    'Votre liste disait quelque chose de votre santé, que nous ne gardons pas. Seuls vos réglages ont été pris en compte : écrivez-le dans une nouvelle liste avant de cuisiner ce plat.',
} satisfies Translation<typeof en.healthNotice>;
