import type { Translation } from '../../../texts/translation.ts';
import type * as en from './marks.en.ts';

export const mealMarks = {
  unfit: 'Ne convient pas',
  double: 'Cuisiner double',
  byHand: 'À la main',
  uncounted: 'Inconnu, pas compté : {foods}',
  amountsMissing: 'Pas compté : il manque des quantités',
} satisfies Translation<typeof en.mealMarks>;
