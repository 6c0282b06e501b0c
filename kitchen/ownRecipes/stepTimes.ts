// The times that the steps of a written recipe name, in minutes: those at the stove, and those in which it waits.
import { minutesIn } from './servingsAndTimes.ts';
import {
  beside,
  countWords,
  inAll,
  notAdded,
  overnight,
  rangeWords,
  spoken,
  twoSides,
  unitAhead,
  waiting,
  waitingUnspaced,
} from './stepWords.ts';
import { hourWords, minuteWords, unitEnd } from './writtenWords.ts';

/** Minutes. */
export interface StepTimes {
  readonly heat: number;
  readonly wait: number;
}

const parts: Readonly<Record<string, string>> = {
  '¼': '.25',
  '½': '.5',
  '¾': '.75',
  '⅓': '.33',
  '⅔': '.67',
  '1/2': '.5',
  '1/4': '.25',
  '3/4': '.75',
};
const number = String.raw`(?<!\d)\d{1,4}(?:[.,]\d{1,3})?`;
const unit = `(?:${hourWords}|${minuteWords})`;
/** The lesser of a range, with its unit where it has one of its own: '45 minutes to 1 hour'. */
const lesser = new RegExp(
  `${number}\\s*(?:${unit}\\.?\\s*)?(?:${rangeWords})\\s*(?=${number}\\s*${unit}${unitEnd})`,
  'giu',
);
const counts = countWords.map(
  ([words, count]) =>
    [new RegExp(`(?<!\\p{L})(?:${words})${unitAhead}`, 'giu'), String(count)] as const,
);

/** With every time in figures, and of a range the greater alone. */
function inFigures(step: string): string {
  const whole = step.replace(
    /((?<!\d)\d{1,3})?\s?([¼½¾⅓⅔]|(?<![\d/])[13]\/[24](?![\d/]))/gu,
    (_, before: string | undefined, part: string) => `${before ?? '0'}${parts[part] ?? ''}`,
  );
  const said = [...spoken, ...counts].reduce(
    (text, [pattern, figures]) => text.replace(pattern, figures),
    whole,
  );
  return said.replace(/(\d)-(?=(?:min|hour))/gi, '$1 ').replace(lesser, '');
}

const night = 8 * 60;
/** A rest of so many minutes or less is time in the kitchen. */
const shortRest = 10;
const time = new RegExp(`${number}\\s*${unit}${unitEnd}`, 'iu');
const everyTime = new RegExp(time, 'giu');
const wholeTime = new RegExp(`(${number}\\s*${unit}${unitEnd})\\s*(?:${inAll})(?!\\p{L})`, 'iu');

/** A clause's own minutes: twice where it is said of each side, none where it is a moment within another time. */
function minutesOfClause(clause: string): number {
  const added = clause.replace(everyTime, (said, at: number) =>
    notAdded.test(clause.slice(0, at)) ? '' : said,
  );
  return minutesIn(added) * (twoSides.test(clause) ? 2 : 1);
}

const clauseEnd =
  /[,;:、，]\s*(?!\d|\s|(?:about|around|or|environ|etwa|ca\.?|unos|circa)\s\d)|\s(?=(?:then|puis|dann|luego|poi|depois|daarna)\s)/iu;
const conjunction = /\s(?:and|et|und|y|e|och|og|и)\s(?!\d)/iu;

/** 'Soak overnight and boil for an hour' is two clauses; 'marinate the fish and the lemon for an hour' is one. */
function clausesOf(sentence: string): string[] {
  return sentence.split(clauseEnd).flatMap((clause) => {
    const [first = '', ...rest] = clause.split(conjunction);
    return overnight.test(first) && time.test(rest.join(' ')) ? [first, rest.join(' ')] : [clause];
  });
}

function timesOfSentence(sentence: string): StepTimes {
  let [heat, wait] = [0, 0];
  for (const clause of clausesOf(sentence)) {
    const minutes = minutesOfClause(clause);
    const isWait = waiting.test(clause) || waitingUnspaced.test(clause);
    const own = minutes === 0 && overnight.test(clause) ? night : minutes;
    if (isWait && own > shortRest) wait += own;
    else heat += own;
  }
  return { heat, wait };
}

/** What a step adds to the step before it. */
function timesOfStep(step: string, before: number): StepTimes {
  const sentences = inFigures(step).split(/(?<=[.!?])\s+(?=\P{Ll})|(?<=[。！？])/u);
  let [heat, wait] = [0, 0];
  const isBeside = beside.test(step);
  for (const sentence of sentences) {
    const own = timesOfSentence(sentence);
    const [, whole] = wholeTime.exec(sentence) ?? [];
    if (whole !== undefined) return { heat: minutesIn(whole), wait: wait + own.wait };
    heat += !isBeside && beside.test(sentence) ? Math.max(0, own.heat - heat) : own.heat;
    wait += own.wait;
  }
  return { heat: isBeside ? Math.max(0, heat - before) : heat, wait };
}

/**
 * The times that steps name, summed. Of '10–15 minutes' the greater counts, '4 minutes a side' counts twice, a time 'in all' stands
 * for its step, what begins with 'Meanwhile' adds only what it takes longer than the step before, 'overnight' is 8 hours of waiting.
 */
export function stepTimes(steps: readonly string[]): StepTimes {
  let [heat, wait, before] = [0, 0, 0];
  for (const step of steps) {
    const own = timesOfStep(step, before);
    heat += own.heat;
    wait += own.wait;
    before = own.heat;
  }
  return { heat, wait };
}
