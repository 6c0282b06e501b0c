// How much a JSON text holds, found in one pass before it is parsed: what its strings hold is skipped.

interface Most {
  readonly depth: number;
  /** Values in all lists and objects together. */
  readonly values: number;
}

const [quote, backslash, comma] = ['"', '\\', ','].map((each) => each.charCodeAt(0));
const opening = new Set(['[', '{'].map((each) => each.charCodeAt(0)));
const closing = new Set([']', '}'].map((each) => each.charCodeAt(0)));

/** Whether a text stays within both limits. What is no JSON is for the parser to refuse. */
export function isWithin(text: string, { depth: deepest, values: most }: Most): boolean {
  let [depth, values] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) at = endOfString(text, at);
    else if (code === comma) values += 1;
    else if (opening.has(code)) [depth, values] = [depth + 1, values + 1];
    else if (closing.has(code)) depth -= 1;
    if (depth > deepest || values > most) return false;
  }
  return true;
}

/** The place of the quote that ends a string; the end of the text where none does. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; ; at += 1) {
    at = text.indexOf('"', at);
    if (at === -1) return text.length;
    let before = at - 1;
    while (text.charCodeAt(before) === backslash) before -= 1;
    if ((at - before) % 2 === 1) return at;
  }
}
