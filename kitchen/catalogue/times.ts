// How many minutes a step takes, read from its words.

/** Shortest and longest reading of a step's times, in minutes. */
export interface Minutes {
  readonly least: number;
  readonly most: number;
}

const fractions: Readonly<Record<string, number>> = {
  '¼': 0.25,
  '½': 0.5,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
};
const amount = String.raw`(\d+(?:\.\d+)?)?\s?([¼½¾⅓⅔])?`;
const duration = new RegExp(
  String.raw`${amount}(?:\s?(?:–|-|to)\s?${amount})?[\s-](second|minute|min|hour)s?\b`,
  'g',
);
/** A time after these words is a moment within another, or a limit, not time to add. */
const notAdded =
  /\b(?:every|within|after|last|final|first|up to|than|keeps?|each)\s(?:for\s)?(?:the\s)?(?:another\s)?$/i;
const perUnit: Readonly<Record<string, number>> = { second: 1 / 60, minute: 1, min: 1, hour: 60 };

const valueOf = (whole: string | undefined, part: string | undefined): number | null =>
  whole === undefined && part === undefined
    ? null
    : Number(whole ?? 0) + (part === undefined ? 0 : (fractions[part] ?? 0));

/**
 * Minutes that a step names: '8–10 minutes' is 8 to 10, '4 minutes a side' counts twice, a time 'in all' stands for its step,
 * a sentence that begins with 'Meanwhile' or 'While' runs beside another and adds nothing, 'overnight' is 8 hours.
 */
export function minutesOf(step: string): Minutes {
  let [least, most] = [0, 0];
  for (const sentence of step.split(/(?<=[.!?])\s+/)) {
    const beside = /^(?:Meanwhile|While|In the meantime)\b/.test(sentence);
    for (const match of sentence.matchAll(duration)) {
      const low = valueOf(match[1], match[2]);
      if (low === null) continue;
      const high = valueOf(match[3], match[4]) ?? low;
      const unit = perUnit[match[5] ?? ''] ?? 0;
      const before = sentence.slice(0, match.index);
      const after = sentence.slice(match.index + match[0].length);
      if (/^\s*(?:in all|in total|altogether)/.test(after))
        return { least: low * unit, most: high * unit };
      if (notAdded.test(before)) continue;
      const times =
        /^\s*(?:a|per|on each|on either|on both|each) sides?/.test(after) ||
        /^\s*(?:each|either) side/.test(after)
          ? 2
          : 1;
      if (!beside) least += low * unit * times;
      most += high * unit * times;
    }
    if (/\bovernight\b/.test(sentence) && !/hours?/.test(sentence)) {
      least += 360;
      most += 720;
    }
  }
  return { least, most };
}
