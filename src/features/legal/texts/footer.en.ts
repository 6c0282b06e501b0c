import { speak } from '../../../texts/language.ts';

export const footer = {
  label: 'About this service',
  words: 'General information, not medical advice.',
  privacy: 'Privacy',
  terms: 'Terms',
  medical: 'Medical disclaimer',
  sources: 'Sources',
  language: 'Language',
};

speak({ footer });
