import type * as en from './en.ts';
import type { Translation } from '../../../texts/translation.ts';

export const recipes = {
  inEnglish: 'Les étapes des recettes sont en anglais.',
} satisfies Translation<typeof en.recipes>;
