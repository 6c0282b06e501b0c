import { speak } from '../../../texts/language.ts';

/** A week that takes longer than was asked for, and what keeping the minutes costs. */
export const minutesGivenUp = {
  bothGivenUp:
    'No week within {weekday} minutes of cooking on weekdays and {weekend} at weekends fits everything else you asked for, so this one takes longer.',
  weekdayGivenUp:
    'No week within {weekday} minutes of cooking on weekdays fits everything else you asked for, so this one takes longer.',
  weekendGivenUp:
    'No week within {weekend} minutes of cooking at weekends fits everything else you asked for, so this one takes longer.',
  longestDay: '{day} takes longest: {time}.',
  withinCosts:
    'Within your cooking times, what is eaten in a week would cost about {budget}, {more} more.',
  planWithin: 'Keep to my times for {budget}',
};

/** Minutes that are asked for in the form. */
export const minutesAsked = { hint: 'For all meals of a day together.' };

/** Minutes that are estimated from the steps of an own recipe. */
export const minutesEstimated = {
  meal: 'about {time}',
  ofDay: 'about {time} of cooking',
  /** Of two hours and more. */
  longDay: '{time} of cooking',
};

/** Where a recipe of one's own names no time. */
export const minutesUnknown = {
  meal: 'no time given',
  usual: 'no time given, counted as {time}',
  ofDay: 'at least {time} of cooking',
};

speak({ minutesAsked, minutesGivenUp, minutesEstimated, minutesUnknown });
