// What a step takes of a recipe's lines, as a cook reads it: the whole line, its part, or that it is a part.
import type { LineFood, ShownLine } from '../../domain/recipeLine.ts';
import { scaleLine } from './amounts.ts';
import { shownLine } from './recipeLine.ts';
import { notes } from './en/notes.ts';
import { languageNow } from './language.ts';
import { fill } from './fill.ts';

/** 'Onion (half quartered, half sliced)': the step says which half. */
const aside = / \((?!instead of)[^()]*\)$/;

/** @param share null where nobody says how much of it; undefined where nobody says that it is a part */
export function takenLine(
  line: string,
  share: number | null | undefined,
  food: LineFood | undefined,
): ShownLine {
  const whole = scaleLine(line, share ?? 1);
  const brief = shownLine(whole.replace(aside, ''), food);
  const isTranslated = languageNow() !== 'en' && brief.lang === undefined;
  const taken = isTranslated ? brief : shownLine(whole, food);
  return share === null ? { ...taken, text: fill(notes.partOf, { line: taken.text }) } : taken;
}
