import type { Translation } from '../../../texts/translation.ts';
import type * as en from './marks.en.ts';

export const mealMarks = {
  unfit: 'Ne convient pas',
  double: 'Cuisiner double',
} satisfies Translation<typeof en.mealMarks>;
