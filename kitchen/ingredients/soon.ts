// 'Spinach going soft', 'yoghurt (expires tomorrow)': what has to be eaten first, and the food without these words.
import { addDays, firstDayAt, isRealDate } from '../../domain/calendar.ts';
import { soonLeads, soonWays } from './soonWays.ts';

const soon = new RegExp(soonWays.join('|'), 'giu');
const lead = new RegExp(`^(?:${soonLeads.join('|')})`, 'iu');
const dayBehind = / (?:is|are|was|says) (?:today|tonight|tomorrow|tmrw|soon|\S{1,10}day)$/iu;

const spaced = (words: string): string => words.replace(/\s+/g, ' ').trim();

/** The words behind those that begin with its age; undefined where none do, or nothing stands behind them. */
export function behindSoon(words: string): string | undefined {
  const said = spaced(words);
  const food = /\p{L}/u.test(said.replace(soon, ' ')) ? said.replace(lead, '') : said;
  return food === said || !/\p{L}{2}/u.test(food) ? undefined : food.replace(dayBehind, '');
}

const without = (words: string): string =>
  spaced((behindSoon(words) ?? spaced(words)).replace(soon, ' '))
    .replace(/\( ?\)/g, '')
    .replace(/ ?[,;:–-] ?$/, '')
    .trim();

/** 'Must use up by tomorrow', which stands behind a comma and is said of the food before it. */
export const isSoonAlone = (words: string): boolean =>
  /\p{L}/u.test(words) &&
  !/\p{L}/u.test(without(words).replace(/^(?:and|but|it|they|et|mais)\b/iu, ''));

/** The words without what says that the food ends soon; as they were where nothing else would be left. */
export function soonOf(words: string): { readonly words: string; readonly useFirst: boolean } {
  const rest = without(words);
  return rest === spaced(words) || rest === ''
    ? { words, useFirst: false }
    : { words: rest, useFirst: true };
}

const weekdayNames = ['mon', 'tues', 'wednes', 'thurs', 'fri', 'satur', 'sun'];
const joursDeLaSemaine = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'];
const isWeekday = (said: string) => (name: string, at: number) =>
  said.includes(`${name}day`) || said.includes(joursDeLaSemaine[at] ?? `${name}day`);

/**
 * The last day that words name as a food's end: 'expires tomorrow', 'use by Friday'. Null where they name none.
 * @param today yyyy-MM-dd, where the person is
 */
export function lastDayOf(words: string, today: string): string | null {
  const said = (words.match(soon) ?? []).join(' ').toLowerCase();
  if (/\b(?:today|tonight|ce soir|aujourd['’]hui)\b/.test(said)) return today;
  if (/\b(?:tomorrow|demain)\b/.test(said)) return addDays(today, 1);
  const [, days] = /\b(?:in|dans) (\d+) (?:days?|jours?)\b/.exec(said) ?? [];
  if (days !== undefined) return addDays(today, Math.min(Number(days), 365));
  const weekday = weekdayNames.findIndex(isWeekday(said));
  if (weekday !== -1) return firstDayAt(weekday, today);
  return dateIn(said, today);
}

/** 'Best before 24.11': which of day and month comes first differs by country, so what could be either is nobody's date. */
function dateIn(said: string, today: string): string | null {
  const [, one, other] = /\b(\d{1,2})[./](\d{1,2})\b/.exec(said) ?? [];
  const numbers = [Number(one), Number(other)].toSorted((a, b) => a - b);
  const [month = Number.NaN, date = Number.NaN] = numbers;
  if (Number.isNaN(date) || (date <= 12 && date !== month)) return null;
  const inYear = (year: number): string =>
    `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
  const year = Number(today.slice(0, 4));
  const named = inYear(year) < addDays(today, -60) ? inYear(year + 1) : inYear(year);
  return isRealDate(named) ? named : null;
}
