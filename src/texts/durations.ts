// Times in the words of a recipe.
import { before, number } from './amounts.ts';
import { valueOf } from './fractions.ts';
import { languageNow } from './language.ts';

export interface Duration {
  readonly text: string;
  readonly seconds: number;
}

/** In the languages in which most people write their own recipes. */
const timeUnit = String.raw`(seconds?|secs?|secondes?|sekunden?|secondi|segundos?|minutes?|mins?|minuten|minut[io]s?|hours?|hrs?|heures?|h|stunden?|or[ae]|horas?)`;
const span = String.raw`(${number})(?:\s?(?:–|-|to|à|a|bis)\s?(?:${number}))?\s?${timeUnit}\b`;
/** '1 h 30' is one time, and so is '1 hour and 30 minutes'. */
const spell = new RegExp(
  String.raw`${before}(?:((\d{1,2})\s?h\s?([0-5]\d)\b)|(${span}(?:\s(?:and\s|et\s)?(${number})\s?(minutes?|mins?)\b)?))`,
  'giu',
);
const secondsIn = (amount: string, of: string): number =>
  valueOf(amount) * (/^s(?!t)/i.test(of) ? 1 : /^m/i.test(of) ? 60 : 3600);

/** '1 heure 30 minutes': in the language of the screen, whatever that of the recipe. */
const writtenOut = (seconds: number): string =>
  (
    [
      [Math.floor(seconds / 3600), 'hour'],
      [Math.floor((seconds % 3600) / 60), 'minute'],
      [seconds % 60, 'second'],
    ] as const
  )
    .filter(([count]) => count > 0)
    .map(([count, part]) =>
      new Intl.NumberFormat(languageNow(), {
        style: 'unit',
        unit: part,
        unitDisplay: 'long',
      }).format(count),
    )
    .join(' ');

/** Times that a timer can be set to, each once; of '20–25 minutes' the shorter, so that one looks in time. '1 hour 30 minutes' is one time. */
export function durationsIn(text: string): readonly Duration[] {
  const found = new Map<string, Duration>();
  for (const match of text.matchAll(spell)) {
    const [, , clock, hours, minutes, spelt = '', amount = '', of = '', more, smaller = ''] = match;
    const seconds =
      clock === undefined
        ? secondsIn(amount, of) + (more === undefined ? 0 : secondsIn(more, smaller))
        : Number(hours) * 3600 + Number(minutes) * 60;
    const whole = Math.round(seconds);
    const said = languageNow() === 'en' ? (clock ?? spelt) : writtenOut(whole);
    if (whole > 0 && whole <= 86_400) found.set(said, { text: said, seconds: whole });
  }
  return [...found.values()];
}
