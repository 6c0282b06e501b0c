/** Instants in words, where the person is, as the language of the interface writes them. Weeks and figures are in src/texts/format.ts. */
import { keep } from './format.ts';

type Instant = number | Date;
const written = (name: string, instant: Instant, options: Intl.DateTimeFormatOptions): string =>
  keep(name, (tag) => new Intl.DateTimeFormat(tag.days, options)).format(instant);
const time = { hour: '2-digit', minute: '2-digit' } as const;

/** '5 January 2026'. */
export const dayText = (instant: Instant): string =>
  written('day', instant, { day: 'numeric', month: 'long', year: 'numeric' });
/** '5 January 2026, 14:05'. */
export const momentText = (instant: Instant): string =>
  `${dayText(instant)}, ${written('time', instant, time)}`;
/** The day and the time of something recent. */
export const recentText = (instant: Instant): string =>
  written('recent', instant, { day: 'numeric', month: 'long', ...time });
