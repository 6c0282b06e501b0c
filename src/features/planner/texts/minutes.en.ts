import { speak } from '../../../texts/language.ts';

/** A week that takes longer than was asked for, and what keeping the minutes costs. */
export const minutesGivenUp = {
  bothGivenUp:
    'No week within {weekday} minutes of cooking on weekdays and {weekend} at weekends fits everything else you asked for, so this one takes longer.',
  weekdayGivenUp:
    'No week within {weekday} minutes of cooking on weekdays fits everything else you asked for, so this one takes longer.',
  weekendGivenUp:
    'No week within {weekend} minutes of cooking at weekends fits everything else you asked for, so this one takes longer.',
  longestDay: '{day} takes longest: {minutes} minutes.',
  withinCosts: 'Within your cooking times, a week would cost about {budget}, {more} more.',
  planWithin: 'Keep to my times for {budget}',
};

/** Minutes that are estimated from the steps of an own recipe. */
export const minutesEstimated = {
  meal: 'about {minutes} min',
  ofDay: 'about {minutes} min of cooking',
  long: 'about {length}',
  hours: '{hours} h',
  hoursAnd: '{hours} h {minutes} min',
};

/** Where a recipe of one's own names no time. */
export const minutesUnknown = {
  meal: 'no time given',
  usual: 'no time given, counted as {minutes} mins',
  ofDay: 'at least {minutes} min of cooking',
};

speak({ minutesGivenUp, minutesEstimated, minutesUnknown });
