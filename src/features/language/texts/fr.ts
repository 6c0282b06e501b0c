import type * as en from './en.ts';
import type { Translation } from '../../../texts/translation.ts';

export const recipes = {
  inEnglish: 'Les recettes sont en anglais.',
} satisfies Translation<typeof en.recipes>;
