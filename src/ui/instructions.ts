/** A run of text, plain or bold. */
export interface Run {
  readonly text: string;
  readonly bold: boolean;
}
export type Line = readonly Run[];
export interface Item {
  readonly lines: readonly Line[];
  readonly bullets: readonly (readonly Line[])[];
}
export type Block =
  | { readonly kind: 'steps'; readonly start: number; readonly items: readonly Item[] }
  | { readonly kind: 'bullets'; readonly items: readonly Item[] }
  | { readonly kind: 'heading'; readonly line: Line }
  | { readonly kind: 'paragraph'; readonly lines: readonly Line[] };

/** `**bold**` within a line; a lone pair of asterisks stays as it is. */
export function readRuns(text: string): Line {
  return text
    .split(/\*\*([^*]+)\*\*/)
    .map((part, n) => ({ text: part, bold: n % 2 === 1 }))
    .filter((run) => run.text !== '');
}

const step = /^(\d{1,4})[.)]\s+(.*)$/;
const bullet = /^[-*•]\s+(.*)$/;
const heading = /^#{1,6}\s+(.*)$/;

/**
 * Reads the Markdown that recipes are written in: numbered steps, bullets (also under a step), bold,
 * line breaks and headings. Everything else is text and stays text: nothing here makes HTML.
 */
export function readInstructions(source: string): readonly Block[] {
  type Growing = { lines: Line[]; bullets: Line[][] };
  type GrowingBlock =
    | { kind: 'steps'; start: number; items: Growing[] }
    | { kind: 'bullets'; items: Growing[] }
    | { kind: 'heading'; line: Line }
    | { kind: 'paragraph'; lines: Line[] };
  const blocks: GrowingBlock[] = [];
  let afterBlank = true;

  for (const raw of source.replace(/\r\n?/g, '\n').split('\n')) {
    const text = raw.trim();
    const indented = /^\s{2,}|^\t/.test(raw);
    const last = blocks.at(-1);
    const lastItem = last && 'items' in last ? last.items.at(-1) : undefined;
    const [, number, stepText] = step.exec(text) ?? [];
    const [, bulletText] = bullet.exec(text) ?? [];
    const [, headingText] = heading.exec(text) ?? [];

    if (text === '') {
      afterBlank = true;
      continue;
    }
    if (number !== undefined && stepText !== undefined) {
      const item = { lines: [readRuns(stepText)], bullets: [] };
      if (last?.kind === 'steps') last.items.push(item);
      else blocks.push({ kind: 'steps', start: Number(number), items: [item] });
    } else if (bulletText !== undefined) {
      const line = readRuns(bulletText);
      if (last?.kind === 'steps' && lastItem && (indented || !afterBlank))
        lastItem.bullets.push([line]);
      else if (last?.kind === 'bullets') last.items.push({ lines: [line], bullets: [] });
      else blocks.push({ kind: 'bullets', items: [{ lines: [line], bullets: [] }] });
    } else if (headingText !== undefined) {
      blocks.push({ kind: 'heading', line: readRuns(headingText) });
    } else if (lastItem && (indented || !afterBlank)) {
      (lastItem.bullets.at(-1) ?? lastItem.lines).push(readRuns(text));
    } else if (last?.kind === 'paragraph' && !afterBlank) {
      last.lines.push(readRuns(text));
    } else {
      blocks.push({ kind: 'paragraph', lines: [readRuns(text)] });
    }
    afterBlank = false;
  }
  return blocks;
}
