/**
 * A meal's title, with what to buy for it at its end: 'Jollof rice (buy: tomatoes, onion)'
 * (PLAN-08). The note may hold brackets, span lines, and lack its closing bracket.
 */
export interface MealTitle {
  /** Empty where the note stands alone. */
  readonly name: string;
  /** What is bought; null without a note. */
  readonly note: string | null;
}

/** A plan's text takes 500 characters: a list of what to buy is cut before that. */
const mostCharacters = 480;

export function readMealTitle(title: string): MealTitle {
  for (const { index, 0: opening } of title.matchAll(/\(buy:/gi)) {
    const note = noteIn(title.slice(index + opening.length));
    if (note !== null) return { name: title.slice(0, index).trim(), note };
  }
  return { name: title.trim(), note: null };
}

/** The text up to its closing bracket; null where more follows it, so that it is not a note. */
function noteIn(text: string): string | null {
  let depth = 1;
  for (let index = 0; index < text.length; index++) {
    if (text[index] === '(') depth++;
    if (text[index] === ')') depth--;
    if (depth === 0)
      return text.slice(index + 1).trim() === '' ? text.slice(0, index).trim() : null;
  }
  return text.trim();
}

/** The title without its note, except where there is nothing else. */
export const titleWithoutNote = (title: string): string =>
  readMealTitle(title).name || title.trim();

/** The name and what has to be bought; a long list ends in 'and 4 more'. */
export function writeMealTitle(name: string, toBuy: readonly string[]): string {
  if (toBuy.length === 0) return name;
  let note = '';
  for (const [index, label] of toBuy.entries()) {
    const next = note ? `${note}, ${label}` : label;
    if (name.length + next.length > mostCharacters) {
      note = `${note} and ${toBuy.length - index} more`;
      break;
    }
    note = next;
  }
  return `${name} (buy: ${note})`;
}
