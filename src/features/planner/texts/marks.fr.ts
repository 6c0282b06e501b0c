import type { Translation } from '../../../texts/translation.ts';
import type * as en from './marks.en.ts';

export const mealMarks = {
  unfit: 'Ne convient pas',
  unfitSteps:
    'Ce repas ne convient pas à tous ceux qui le mangent : aucune préparation n’est donc écrite. Remplacez-le, ou changez ses ingrédients.',
} satisfies Translation<typeof en.mealMarks>;
