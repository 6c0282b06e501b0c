// What a step takes of a recipe's lines, as a cook reads it: the whole line, its part, or that it is a part.
import { scaleLine } from './amounts.ts';
import { recipeLine } from './recipeLine.ts';
import { notes } from './en/notes.ts';
import { fill } from './fill.ts';

/** @param share null where nobody says how much of it; undefined where nobody says that it is a part */
export function takenText(line: string, share: number | null | undefined): string {
  const taken = recipeLine(scaleLine(line, share ?? 1));
  return share === null ? fill(notes.partOf, { line: taken }) : taken;
}
