/** Weeks, figures, sums and counts, as the language of the interface writes them. Instants are in src/texts/dates.ts; nothing else in src/ formats any. */
import { addDays, isNamedByWeek, weekdays, weekName } from '../../domain/calendar.ts';
import { majorUnits, showsCents } from '../../domain/money.ts';
import { type Language, languageNow } from './language.ts';

/** Days, as in '5 January 2026'; weeks, as in 'Jan 5 - Jan 11' (PLAN-20); figures and sums. */
export const tags = {
  en: { days: 'en-GB', weeks: 'en-US', figures: 'en' },
  fr: { days: 'fr', weeks: 'fr', figures: 'fr' },
} as const satisfies Record<Language, Record<'days' | 'weeks' | 'figures', string>>;

const kept = new Map<string, unknown>();
/** A format takes long to make and is used often. */
export function keep<Format>(name: string, make: (tag: (typeof tags)[Language]) => Format): Format {
  const key = `${languageNow()} ${name}`;
  if (!kept.has(key)) kept.set(key, make(tags[languageNow()]));
  return kept.get(key) as Format;
}

const dates = (name: string, options: Intl.DateTimeFormatOptions) =>
  keep(name, (tag) => new Intl.DateTimeFormat(tag.weeks, { ...options, timeZone: 'UTC' }));
const at = (date: string): number => Date.parse(`${date}T00:00:00Z`);
/** 'Jan 5 - Jan 11' for calendar dates (yyyy-MM-dd), which are counted in UTC: they never pass through a local time. */
export function weekText(start: string, end = addDays(start, 6)): string {
  if (languageNow() === 'en') return weekName(start, end);
  return dates('week', { month: 'short', day: 'numeric' }).formatRange(at(start), at(end));
}

/** A plan that is called by its week, in the words of the language; another name stays. */
export const planNameText = (name: string, start: string, end: string): string =>
  isNamedByWeek(name, start, end) ? weekText(start, end) : name;

/** A calendar date (yyyy-MM-dd) in a sentence; what is no whole date stays. */
export const dateText = (date: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(date)
    ? keep(
        'date',
        (tag) => new Intl.DateTimeFormat(tag.days, { dateStyle: 'long', timeZone: 'UTC' }),
      ).format(at(date))
    : date;

/** A calendar date within the year: '3 Nov'. */
export const shortDateText = (date: string): string =>
  keep(
    'short date',
    (tag) => new Intl.DateTimeFormat(tag.days, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
  ).format(at(date));

/** A day of the week by its English name, as plans have it, within a sentence. */
export function weekdayText(day: string, length: 'long' | 'short' = 'long'): string {
  const place = weekdays.findIndex((each) => each === day);
  if (languageNow() === 'en' || place === -1) return length === 'long' ? day : day.slice(0, 3);
  // 5 January 1970 was a Monday.
  return dates(`weekday ${length}`, { weekday: length }).format(Date.UTC(1970, 0, 5 + place));
}
/** The same without a sentence around it. */
export function weekdayLabel(day: string, length: 'long' | 'short' = 'long'): string {
  const text = weekdayText(day, length);
  return text.charAt(0).toLocaleUpperCase(languageNow()) + text.slice(1).replace('.', '');
}

/** The day of a calendar date within its month. */
export const dayOfMonthText = (date: string): string => figureText(Number(date.slice(8, 10)), 0);

export const figureText = (value: number, digits: number): string =>
  keep(
    `figure ${digits}`,
    (tag) => new Intl.NumberFormat(tag.figures, { maximumFractionDigits: digits }),
  ).format(value);

/** How long somebody has to wait, in whole minutes or hours past the first. */
export function durationText(seconds: number): string {
  const [count, unit] =
    seconds < 90
      ? [seconds, 'second']
      : seconds < 7200
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3600), 'hour'];
  return keep(
    `duration ${unit}`,
    (tag) => new Intl.NumberFormat(tag.figures, { style: 'unit', unit, unitDisplay: 'long' }),
  ).format(count);
}

/** Minor units of a currency. */
export const priceText = (amount: number, currency: string): string =>
  keep(
    `price ${currency}`,
    (tag) =>
      new Intl.NumberFormat(tag.figures, {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
      }),
  ).format(majorUnits(amount));

/** A sum as one says it: no cents where they say nothing or there are none. A currency that the browser does not know keeps its letters. */
export function sumText(amount: number, currency: string): string {
  const isSmall = showsCents(amount, currency);
  const format = keep(`sum ${currency} ${isSmall ? 'small' : ''}`, (tag) => {
    try {
      return new Intl.NumberFormat(tag.figures, {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        ...(!isSmall && { maximumFractionDigits: 0 }),
      });
    } catch {
      return null;
    }
  });
  return format?.format(amount) ?? `${currency} ${figureText(amount, isSmall ? 2 : 0)}`;
}

/** Which of two texts speaks of so many; French says 'one' of none. */
export const counted = (
  count: number,
  { one, many }: { readonly one: string; readonly many: string },
): string =>
  (keep('count', (tag) => new Intl.PluralRules(tag.figures)).select(count) === 'one'
    ? one
    : many
  ).replace('{count}', figureText(count, 0));

/** A country by its ISO 3166 code. */
export const countryText = (code: string, english: string): string =>
  languageNow() === 'en'
    ? english
    : (keep('countries', (tag) => new Intl.DisplayNames(tag.figures, { type: 'region' })).of(
        code,
      ) ?? english);
/** What stands in a list by its label, in the order of the language. */
export const inOrder = <Option extends { readonly label: string }>(
  options: readonly Option[],
): readonly Option[] =>
  options.toSorted((one, other) => one.label.localeCompare(other.label, languageNow()));
