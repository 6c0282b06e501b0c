import type * as en from './footer.en.ts';
import type { Translation } from '../../../texts/translation.ts';

export const footer = {
  label: 'À propos de ce service',
  words: 'Informations générales, et non un avis médical.',
  privacy: 'Confidentialité',
  terms: 'Conditions',
  medical: 'Avertissement médical',
  sources: 'Sources',
  language: 'Langue',
} satisfies Translation<typeof en.footer>;
