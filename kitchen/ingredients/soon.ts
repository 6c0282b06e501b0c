// 'Spinach going soft', 'yoghurt (expires tomorrow)': what has to be eaten first, and the food without these words.
import { addDays, firstDayAt, isRealDate } from '../../domain/calendar.ts';

const day = String.raw`(?:(?:by |before )?(?:the )?(?:today|tonight|tomorrow|end of the week|weekend)|soon|this week|in \d+ days?|(?:on |by |before )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?)`;
/** 'Demain', 'avant ce soir', 'vite', 'avant vendredi'. */
const jour = String.raw`(?:(?:avant |d['’]ici |pour )?(?:demain(?: soir| midi)?|ce soir|aujourd['’]hui|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche))|(?:très |tres )?(?:vite|rapidement|bient[ôo]t)|cette semaine|dans \d+ jours?|le \d{1,2}[./]\d{1,2})`;
const soon = new RegExp(
  [
    String.raw`\b(?:that(?:'s| is| are) )?(?:going|gone|getting|turning|a (?:bit|little)|slightly|nearly|almost|rather|starting to go|about to go) (?:soft|limp|off|brown|over|stale|wrinkl(?:y|ed)|wilted|old|bad|sour)\b`,
    String.raw`\b(?:which )?(?:expir(?:es|ing|ed?)|ends|runs out|goes off|is off|dated|best before|best by|use by|sell by|bb|bbe)\b[:\s]*${day}`,
    String.raw`\b(?:to )?use (?:up|first|soon)(?: ${day})?\b`,
    String.raw`\b(?:(?:that|which) )?(?:needs?|wants?|has|have|must(?: be)?|should be|gotta be) (?:to be )?(?:us(?:ing|ed?)|eat(?:ing|en)?|finish(?:ed|ing)?|gone)(?: up| off| soon| first)?(?: ${day})?\b`,
    String.raw`\b(?:good |keeps |ok(?:ay)? )?(?:until|till) (?=\S)${day}`,
    String.raw`\bon (?:its|their) last legs\b`,
    String.raw`\b(?:wilting|wilted|overripe|over-ripe|near(?:ing)? (?:its|their) date)\b`,
    String.raw`\b(?:expires|expiring) soon\b`,
    String.raw`(?<![\p{L}])(?:qu['’]il faut |qui (?:est|sont) |qui doit (?:être )?)?(?:à|a) (?:finir|consommer|manger|utiliser|terminer|liquider|écouler)(?: (?:absolument|en premier))?(?: ${jour})?(?![\p{L}])`,
    String.raw`\b(?:(?:that|which) )?(?:needs?|has|have|must) (?:to )?go(?: soon| first)? ${day}`,
    String.raw`(?<![\p{L}])(?:qu['’])?(?:il faut|on doit|je dois) (?:absolument )?(?:finir|consommer|manger|utiliser|terminer)(?: ${jour})?(?![\p{L}])`,
    String.raw`(?<![\p{L}])(?:qui (?:se )?)?p[ée]rim(?:e|ent) ${jour}(?![\p{L}])`,
  ].join('|'),
  'giu',
);

const without = (words: string): string =>
  words
    .replace(soon, ' ')
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s*[,;:–-]\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim();

/** 'Must use up by tomorrow', which stands behind a comma and is said of the food before it. */
export const isSoonAlone = (words: string): boolean =>
  /\p{L}/u.test(words) &&
  !/\p{L}/u.test(without(words).replace(/^(?:and|but|it|they|et|mais)\b/iu, ''));

/** The words without what says that the food ends soon; as they were where nothing else would be left. */
export function soonOf(words: string): { readonly words: string; readonly useFirst: boolean } {
  const rest = without(words);
  return rest === words.replace(/\s+/g, ' ').trim() || rest === ''
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
