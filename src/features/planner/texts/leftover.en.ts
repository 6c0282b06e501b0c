import { speak } from '../../../texts/language.ts';

/** A meal that is eaten from what was cooked before. */
export const leftover = {
  title: 'Left over from {day}',
  // UK Food Standards Agency, How to chill, freeze and defrost food safely, as we know it: not seen by us.
  warm: 'It is cooked already, so there is nothing to cook. Keep it in the fridge until then. What is eaten hot is heated until it steams all through, and only once.',
  howCooked: 'How it was cooked',
};

speak({ leftover });
