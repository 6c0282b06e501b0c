import { createContext, useContext } from 'react';
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

type Growing = { lines: Line[]; bullets: Line[][] };
type GrowingBlock =
  | { kind: 'steps'; start: number; items: Growing[] }
  | { kind: 'bullets'; items: Growing[] }
  | { kind: 'heading'; line: Line }
  | { kind: 'paragraph'; lines: Line[] };
/** What has been read so far, and whether the next line goes on with the item before it. */
interface Reading {
  readonly blocks: GrowingBlock[];
  readonly goesOn: boolean;
}
const itemOf = (line: Line): Growing => ({ lines: [line], bullets: [] });

function addStep({ blocks }: Reading, number: number, line: Line): void {
  const last = blocks.at(-1);
  if (last?.kind === 'steps') last.items.push(itemOf(line));
  else blocks.push({ kind: 'steps', start: number, items: [itemOf(line)] });
}

function addBullet({ blocks, goesOn }: Reading, line: Line): void {
  const last = blocks.at(-1);
  const lastStep = last?.kind === 'steps' ? last.items.at(-1) : undefined;
  if (lastStep && goesOn) lastStep.bullets.push([line]);
  else if (last?.kind === 'bullets') last.items.push(itemOf(line));
  else blocks.push({ kind: 'bullets', items: [itemOf(line)] });
}

/** @param isNew whether a blank line stood before it */
function addText({ blocks, goesOn }: Reading, line: Line, isNew: boolean): void {
  const last = blocks.at(-1);
  const item = last && 'items' in last ? last.items.at(-1) : undefined;
  if (item && goesOn) (item.bullets.at(-1) ?? item.lines).push(line);
  else if (last?.kind === 'paragraph' && !isNew) last.lines.push(line);
  else blocks.push({ kind: 'paragraph', lines: [line] });
}

/**
 * Reads the Markdown that recipes are written in: numbered steps, bullets (also under a step), bold,
 * line breaks and headings. Everything else is text and stays text: nothing here makes HTML.
 */
export function readInstructions(source: string): readonly Block[] {
  const blocks: GrowingBlock[] = [];
  let afterBlank = true;
  for (const raw of source.replace(/\r\n?/g, '\n').split('\n')) {
    const text = raw.trim();
    if (text === '') {
      afterBlank = true;
      continue;
    }
    const reading = { blocks, goesOn: !afterBlank || /^\s{2,}|^\t/.test(raw) };
    const [, number, stepText] = step.exec(text) ?? [];
    const [, bulletText] = bullet.exec(text) ?? [];
    const [, headingText] = heading.exec(text) ?? [];
    if (stepText !== undefined) addStep(reading, Number(number), readRuns(stepText));
    else if (bulletText !== undefined) addBullet(reading, readRuns(bulletText));
    else if (headingText !== undefined)
      blocks.push({ kind: 'heading', line: readRuns(headingText) });
    else addText(reading, readRuns(text), afterBlank);
    afterBlank = false;
  }
  return blocks;
}

/** In which language the recipe within is written, for `lang`: ours are in English; undefined of a person's own, which is taken to be in the language of the screen. */
const RecipeLanguageContext = createContext<string | undefined>('en');

export const RecipeLanguageProvider = RecipeLanguageContext.Provider;
export const useRecipeLanguage = (): string | undefined => useContext(RecipeLanguageContext);
