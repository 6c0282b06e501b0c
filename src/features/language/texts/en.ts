import { speak } from '../../../texts/language.ts';

/** Said where the interface speaks another language than what it shows. */
export const recipes = {
  inEnglish: 'Recipes are in English.',
};

speak({ recipes });
