// What several pages of the library share.
import { html, type Html } from '../../../domain/html.ts';
import type { Locale } from './locale.ts';

/** Recipes are written in English: elsewhere their words say so. */
export const inEnglishOnly = ({ language }: Locale): Html | false =>
  language !== 'en' && html` lang="en"`;

/** A form takes the language along that its address names. */
export const languageField = ({ isNamed, language }: Locale): Html | false =>
  isNamed && html`<input type="hidden" name="language" value="${language}" />`;
