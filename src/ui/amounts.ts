// Amounts and times in the words of a recipe.
const fractions: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3, '⅛': 0.125 };
const number = String.raw`\d+(?:\.\d+)?(?:\s?[½¼¾⅓⅔⅛])?|[½¼¾⅓⅔⅛]`;
const unit = String.raw`(?:g|kg|ml|l|litres?|cups?|tbsp|tsp|tablespoons?|teaspoons?|handfuls?|cloves?|slices?|pinch(?:es)?)\b`;
const withUnit = new RegExp(String.raw`(${number})(?:(\s?(?:–|-|to)\s?)(${number}))?(\s?${unit})`, 'gi');
const leading = new RegExp(String.raw`^(${number})(?=\s)`);
const counted = new RegExp(String.raw`\((${number})(?=\)|\s(?!\s?${unit})\p{L})`, 'giu');

const valueOf = (text: string): number => {
  const [, whole = '', part = ''] = /^([\d.]*)\s?([½¼¾⅓⅔⅛]?)$/.exec(text.trim()) ?? [];
  return (whole === '' ? 0 : Number(whole)) + (fractions[part] ?? 0);
};
const written = (value: number): string => (value >= 20 ? Math.round(value) : Math.round(value * 10) / 10 || Math.round(value * 100) / 100).toLocaleString('en', { maximumFractionDigits: 2, useGrouping: false });

const several: Readonly<Record<string, string>> = { litre: 'litres', cup: 'cups', tablespoon: 'tablespoons', teaspoon: 'teaspoons', handful: 'handfuls', clove: 'cloves', slice: 'slices', pinch: 'pinches' };
const single = Object.fromEntries(Object.entries(several).map(([one, many]) => [many, one]));
/** '1 cup', '2 cups'; units without a plural stay. */
const unitOf = (value: number, name: string): string => name.replace(/[a-z]+/, (word) => (value > 1 ? (several[word] ?? word) : (single[word] ?? word)));

/** Every amount in a text for another number of servings; times and temperatures stay. */
export function scaleAmounts(text: string, factor: number): string {
  if (factor === 1) return text;
  const scaled = text.replace(withUnit, (_, from: string, between: string | undefined, to: string | undefined, of: string) =>
    written(valueOf(from) * factor) + (to === undefined ? '' : `${between ?? ''}${written(valueOf(to) * factor)}`) + unitOf(valueOf(to ?? from) * factor, of),
  );
  // '2 eggs': a number that opens the line and has no unit of measure.
  return scaled === text ? text.replace(leading, (from) => written(valueOf(from) * factor)) : scaled;
}

/** The same of a line of an ingredient list, where a count may follow the weight: '60 g (8) dates'. */
export const scaleLine = (line: string, factor: number): string => (factor === 1 ? line : scaleAmounts(line.replace(counted, (_, count: string) => `(${written(valueOf(count) * factor)}`), factor));

export interface Duration {
  readonly text: string;
  readonly seconds: number;
}

const spell = /(\d+(?:\.\d+)?)(?:\s?(?:–|-|to)\s?\d+(?:\.\d+)?)?\s?(seconds?|minutes?|mins?|hours?)\b/gi;

/** Times that a timer can be set to; of '20–25 minutes' the shorter, so that one looks in time. */
export const durationsIn = (text: string): readonly Duration[] =>
  [...text.matchAll(spell)].flatMap(([said, amount = '', of = '']) => {
    const seconds = Math.round(Number(amount) * (of.startsWith('s') ? 1 : of.startsWith('m') ? 60 : 3600));
    return seconds > 0 && seconds <= 86_400 ? [{ text: said, seconds }] : [];
  });

/** '200 g (1 cup) basmati rice, washed' is about 'basmati rice'. */
const nameIn = (line: string): string => line.replace(/\([^)]*\)/g, ' ').replace(/,.*$/, '').replace(withUnit, ' ').replace(/[\d.½¼¾⅓⅔⅛]+/g, ' ').trim();
const isIn = (word: string, text: string): boolean => new RegExp(`\\b${word.replace(/(?:es|s)$/, '')}`, 'i').test(text);

/** The ingredients that a step speaks of, by the last word of their names or any other of four letters and more. */
export const ingredientsIn = (step: string, lines: readonly string[]): readonly string[] =>
  lines.map(nameIn).filter((name) => name !== '' && name.split(/[^\p{L}]+/u).filter((word) => word.length > 3).some((word) => isIn(word, step)));

/** '1:05:00', '12:30'. */
export function clockFace(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
