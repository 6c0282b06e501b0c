/** Instants in words, where the person is, as the language of the interface writes them. Weeks and figures are in src/texts/format.ts. */
import { intlFormat } from 'date-fns';
import { tags } from './format.ts';
import { languageNow } from './language.ts';

const written = (instant: number | Date, options: Intl.DateTimeFormatOptions): string =>
  intlFormat(instant, options, { locale: tags[languageNow()].days });
const time = { hour: '2-digit', minute: '2-digit' } as const;

/** '5 January 2026'. */
export const dayText = (instant: number | Date): string =>
  written(instant, { day: 'numeric', month: 'long', year: 'numeric' });
/** '5 January 2026, 14:05'. */
export const momentText = (instant: number | Date): string =>
  `${dayText(instant)}, ${written(instant, time)}`;
/** The day and the time of something recent. */
export const recentText = (instant: number | Date): string =>
  written(instant, { day: 'numeric', month: 'long', ...time });
