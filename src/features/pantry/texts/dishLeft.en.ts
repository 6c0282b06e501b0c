import { speak } from '../../../texts/language.ts';

/** What is left of a dish that was cooked. */
export const dishLeft = {
  title: 'Anything left over?',
  detail: 'Cooled and put in the fridge soon after cooking, it keeps for {days}.',
  day: '{count} day',
  days: '{count} days',
  portions: 'Portions left',
  fewer: 'One portion less',
  more: 'One portion more',
  keep: 'Put it in my pantry',
  kept: '{dish} is in your pantry: eat it within {days}.',
};

speak({ dishLeft });
