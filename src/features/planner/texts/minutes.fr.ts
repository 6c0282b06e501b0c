import type { Translation } from '../../../texts/translation.ts';
import type * as en from './minutes.en.ts';

export const minutesGivenUp = {
  bothGivenUp:
    'Aucune semaine ne tient en {weekday} minutes de cuisine en semaine et {weekend} le week-end avec tout ce que vous avez demandé : celle-ci prend plus de temps.',
  weekdayGivenUp:
    'Aucune semaine ne tient en {weekday} minutes de cuisine en semaine avec tout ce que vous avez demandé : celle-ci prend plus de temps.',
  weekendGivenUp:
    'Aucune semaine ne tient en {weekend} minutes de cuisine le week-end avec tout ce que vous avez demandé : celle-ci prend plus de temps.',
  longestDay: 'Jour le plus long : {day}, {time}.',
  withinCosts:
    'En gardant vos temps de cuisine, ce qui est mangé en une semaine coûterait environ {budget}, soit {more} de plus.',
  planWithin: 'Garder mes temps de cuisine pour {budget}',
} satisfies Translation<typeof en.minutesGivenUp>;

export const minutesAsked = {
  hint: 'Pour tous les repas d’une journée ensemble.',
} satisfies Translation<typeof en.minutesAsked>;

export const minutesEstimated = {
  meal: 'environ {time}',
  ofDay: 'environ {time} de cuisine',
  longDay: '{time} de cuisine',
} satisfies Translation<typeof en.minutesEstimated>;

export const minutesUnknown = {
  meal: 'durée non indiquée',
  usual: 'durée non indiquée, comptée comme {time}',
  ofDay: 'au moins {time} de cuisine',
} satisfies Translation<typeof en.minutesUnknown>;
