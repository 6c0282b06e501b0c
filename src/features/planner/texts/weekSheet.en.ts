import { speak } from '../../../texts/language.ts';

/** A whole week on one sheet. */
export const weekSheet = {
  open: 'Print or send',
  share: 'Send as text',
  sharing: 'Sending...',
  print: 'Print',
  noMeals: 'Nothing planned',
  line: '{meal} ({notes})',
  leftovers: 'left over from {day}',
  double: 'cook double',
  unfit: 'does not fit everybody',
};

speak({ weekSheet });
