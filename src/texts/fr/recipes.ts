import type * as en from '../en/recipes.ts';
import type { Translation } from '../translation.ts';

export const recipes = {
  inEnglish: 'Les recettes sont en anglais.',
} satisfies Translation<typeof en.recipes>;
