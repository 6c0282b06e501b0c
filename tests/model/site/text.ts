/** How wide a text will be, where nothing can be measured: by the widths of Arial, with something to spare. */
const narrow = new Set(`ijl.,'|:;! I`);
const slim = new Set('frt()[]-"/*');
const wide = new Set('mMwW@%→');

function share(letter: string): number {
  if (narrow.has(letter)) return 0.29;
  if (slim.has(letter)) return 0.37;
  if (wide.has(letter)) return 0.9;
  return letter >= 'A' && letter <= 'Z' ? 0.7 : 0.57;
}

export function widthOf(text: string, size: number, bold = false): number {
  let sum = 0;
  for (const letter of text) sum += share(letter);
  return sum * size * (bold ? 1.08 : 1.02);
}

/** Broken at spaces, where there are any. */
export function wrap(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length >= letters) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
