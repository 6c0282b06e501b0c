// What somebody wrote or pasted of a dish, in the languages of writtenWords.ts, told apart: title, servings, times, lines of ingredients, steps.
import { beginsAmount } from '../ingredients/writtenNumbers.ts';
import { estimatedTimes } from './estimatedTimes.ts';
import { bullet, headingIn, numbered, stepAlone } from './headings.ts';
import type { Heading, Section } from './headings.ts';
import { stepTimes } from './stepTimes.ts';
import { pageButton, withoutNoise } from './pageLines.ts';
import { listedIn, stepsApart, unfolded } from './paragraph.ts';
import {
  isServingsLine,
  servingsIn,
  servingsInSteps,
  servingsInTitle,
  takeTimes,
  type Times,
} from './servingsAndTimes.ts';

export interface WrittenRecipe {
  /** '' where the text has none. */
  readonly title: string;
  /** What stands between the title and the ingredients, in the writer's words. */
  readonly description: string;
  /** Null where the text does not say for how many it is. */
  readonly servings: number | null;
  /** Minutes; 0 where neither the text nor its steps say. */
  readonly prep: number;
  readonly cook: number;
  /** Minutes in which nobody works; only steps tell it. */
  readonly wait: number;
  /** Whether the times are our estimate from the steps; what the text says in a line of its own is exact. */
  readonly isTimeEstimated: boolean;
  readonly lines: readonly string[];
  readonly steps: readonly string[];
  /** Lines and steps beyond the most that is read. */
  readonly beyond: { readonly lines: readonly string[]; readonly steps: readonly string[] };
  /** What is none of all this: what stands before the list, names of its parts, notes. */
  readonly beside: readonly string[];
}

/** So much of a text is read; a longer one is refused before. */
export const mostOfRecipe = { characters: 20_000, lines: 100, steps: 60 } as const;

/** A control character has no place in a recipe; a tab is a blank. */
export const tidyLine = (line: string): string =>
  line
    .replace(/[\p{Cc}\u200b-\u200f\u2028-\u202e\ufeff]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const wordsIn = (line: string): number => line.split(' ').length;
const isSentence = (line: string): boolean =>
  wordsIn(line) > 16 || ((line.endsWith('.') || line.endsWith('!')) && wordsIn(line) >= 5);

/** Whether a line that stands below no heading looks like an ingredient. */
function looksLikeIngredient(line: string, isFood: (text: string) => boolean): boolean {
  const bare = line.replace(bullet, '');
  if (numbered.test(line) || isSentence(bare)) return false;
  if (beginsAmount(bare.split(' ')[0] ?? '')) return true;
  return wordsIn(bare) <= 7 && isFood(bare);
}

/** 'For the sauce', which no colon ends. */
const forPart =
  /^(?:(?:for|to make) (?:the|your)|pour (?:la |le |les |l['’])|f[üu]r (?:den|die|das)|per (?:il|la|lo|gli|le|l['’])|para (?:la|el|las|los|o|a)|voor de)\s*([\p{L}-]+(?: [\p{L}-]+)?)$/iu;
/** 'For the sauce:' names a part of the dish, and is no line of it; 'for the almonds' may be one. */
const isPartOfDish = (line: string, isFood: (text: string) => boolean): boolean => {
  if (line.endsWith(':') && !/\d/.test(line) && wordsIn(line) <= 8) return true;
  const part = forPart.exec(line)?.[1];
  return part !== undefined && !part.split(' ').some(isFood);
};

/** '2 eggs, 200 g flour, salt' in one line are three. */
function severalIn(line: string): readonly string[] {
  const parts = line.split(/[,;](?!\d)(?![^(]*\))/).map((part) => part.trim());
  const counted = parts.filter((part) => beginsAmount(part.split(' ')[0] ?? '')).length;
  return parts.length >= 3 && counted >= parts.length / 2 ? parts : [line];
}

interface Reader {
  section: Section;
  /** Whether a heading has said what follows. */
  isTold: boolean;
  title: string;
  description: string[];
  servings: number | null;
  readonly times: Times;
  readonly lines: string[];
  /** Whether the steps have numbers: what has a bullet above them is of the list, also where we do not know the food. */
  readonly isNumbered: boolean;
  readonly steps: string[];
}

/**
 * Reads a text. Never throws; every line that is not read as something else is a step, so that nothing is lost.
 * @param isFood whether a few words name a food that we know: what tells a list without headings
 */
export function readSections(text: string, isFood: (text: string) => boolean): WrittenRecipe {
  const all = unfolded(
    text
      .slice(0, mostOfRecipe.characters)
      .split(/\r\n?|\n/)
      .map(tidyLine),
    isFood,
  );
  const reader: Reader = {
    section: 'head',
    isTold: false,
    title: '',
    description: [],
    servings: null,
    times: { prep: 0, cook: 0, total: 0 },
    lines: [],
    isNumbered: all.some((line) => numbered.test(line)),
    steps: [],
  };
  for (const line of withoutNoise(all)) takeLine(line, reader, isFood);
  const { times, title, description, servings } = reader;
  const allLines = reader.lines.length === 1 ? severalIn(reader.lines[0] ?? '') : reader.lines;
  const allSteps = stepsApart(reader.steps);
  const lines = allLines.slice(0, mostOfRecipe.lines);
  const steps = allSteps.slice(0, mostOfRecipe.steps);
  return {
    title,
    description: description.join(' ').slice(0, 600),
    servings: servings ?? servingsInSteps(reader.steps),
    ...timesOf(times, steps, lines),
    lines,
    steps,
    beyond: {
      lines: allLines.slice(mostOfRecipe.lines),
      steps: allSteps.slice(mostOfRecipe.steps),
    },
    beside: besideOf(all, [title, ...reader.lines, ...reader.steps]),
  };
}

/** The lines that were taken for nothing of the dish; nothing that somebody wrote goes unlooked at. */
function besideOf(all: readonly string[], taken: readonly string[]): string[] {
  const read = taken.join('\n');
  return all.filter((line) => {
    const bare = line.replace(bullet, '').replace(numbered, '');
    return bare !== '' && !read.includes(bare) && headingIn(line)?.rest !== '';
  });
}

/** What a line of times says counts before what the steps say. */
function timesOf(
  { prep, cook: cooked, total }: Times,
  steps: readonly string[],
  lines: readonly string[],
): Pick<WrittenRecipe, 'prep' | 'cook' | 'wait' | 'isTimeEstimated'> {
  const cook = cooked > 0 || total <= prep ? cooked : total - prep;
  const estimate = prep + cook > 0 ? null : estimatedTimes(steps, lines);
  if (estimate) return { ...estimate, isTimeEstimated: true };
  // What the whole takes beside work and heat is waiting: dough rises, meat rests. Where no line says it, the steps may: oats stand overnight.
  const wait = prep + cook > 0 ? Math.max(0, total - prep - cook) : stepTimes(steps).wait;
  return { prep, cook, wait, isTimeEstimated: false };
}

/** 'Pancakes (serves 4)' are pancakes. */
const titleOf = (line: string): string => {
  const bare = line.replace(/^[#*_\s]+|[*_\s]+$/g, '').slice(0, 200);
  return bare.replace(/\s*\([^)]*\)$/, (said) => (servingsIn(said.trim()) === null ? said : ''));
};

function takeTitle(line: string, reader: Reader): void {
  if (pageButton.test(line)) return;
  if (isSentence(line) && !line.startsWith('#')) reader.description.push(line);
  else {
    reader.title = titleOf(line);
    reader.servings ??= servingsInTitle(line);
  }
}

function takeHeading(
  { section, rest, isTold }: Heading,
  reader: Reader,
  isFood: (text: string) => boolean,
): void {
  // 'Tip: use old bread.' among the steps does not end them.
  if (section === 'beside' && isTold && reader.section === 'steps') return;
  reader.section = section;
  reader.isTold = true;
  reader.servings ??= servingsIn(rest);
  if (!isTold) return;
  if (section === 'ingredients') reader.lines.push(...listedIn(rest, isFood));
  else if (section === 'steps') reader.steps.push(rest);
}

function takeLine(line: string, reader: Reader, isFood: (text: string) => boolean): void {
  const heading = headingIn(line);
  if (heading) {
    takeHeading(heading, reader, isFood);
    return;
  }
  // Beneath 'Method' a time has a colon: 'Cook the rice for 10 minutes' is a step.
  const mayBeFact =
    reader.section !== 'steps' || (reader.steps.length === 0 && /^[\p{L} ]+:\s*\d/u.test(line));
  if (mayBeFact && takeFacts(line, reader, mayBeTime(line, reader))) return;
  if (reader.title === '' && reader.lines.length === 0 && reader.section === 'head') {
    takeTitle(line, reader);
    return;
  }
  if (reader.section === 'beside' || stepAlone.test(line)) return;
  if (reader.isTold) takeTold(line, reader, isFood);
  else takeUntold(line, reader, isFood);
}

/** Where no heading tells the steps, 'Stir and bake for 25 minutes' is one of them: below the ingredients a time has a colon. */
const mayBeTime = (line: string, { isTold, lines }: Reader): boolean =>
  !numbered.test(line) && (isTold || lines.length === 0 || /^[\p{L} ]+:\s*\d/u.test(line));

/** Servings and times, which stand above the ingredients or among them. */
function takeFacts(line: string, reader: Reader, isTimeLikely: boolean): boolean {
  const isTime = isTimeLikely && takeTimes(line, reader.times);
  const servings = line.length <= 60 && !bullet.test(line) ? servingsIn(line) : null;
  if (servings === null) return isTime;
  reader.servings ??= servings;
  return isTime || isServingsLine(line);
}

/** A line that goes on in small letters where a sentence has not ended is the rest of it: narrow columns and hard line breaks. */
function takeStep(line: string, steps: string[]): void {
  const before = steps.at(-1) ?? '';
  const goesOn = /^\p{Ll}/u.test(line) && /^\p{Lu}/u.test(before) && !/[.!?:;…)]$/u.test(before);
  if (goesOn) steps.splice(-1, 1, `${before} ${line}`);
  else steps.push(line.replace(bullet, '').replace(numbered, ''));
}

function takeTold(line: string, reader: Reader, isFood: (text: string) => boolean): void {
  const { section, lines, steps, description } = reader;
  if (section === 'head') {
    if (looksLikeIngredient(line, isFood)) lines.push(line.replace(bullet, ''));
    else description.push(line);
  } else if (section === 'steps') takeStep(line, steps);
  else if (numbered.test(line) && isSentence(line)) {
    reader.section = 'steps';
    steps.push(line.replace(numbered, ''));
  } else if (!isPartOfDish(line, isFood)) lines.push(line.replace(bullet, ''));
}

const timeAhead =
  /^\S+\s?(?:-|–|to|à|a|bis)?\s?\d*\s?(?:s|sec|seconds?|secondes?|min|mins|minut\p{L}*|h|hours?|heures?|stunden?|or[ae]|hor[ae]s?|°)(?!\p{L})/iu;
/** Whether a line with an amount follows what was taken for steps, none of which is a sentence: the list has not ended. */
function goesOnWithList(line: string, { lines, steps }: Reader): boolean {
  const bare = line.replace(bullet, '');
  return (
    lines.length > 0 &&
    steps.length > 0 &&
    steps.length <= 3 &&
    !numbered.test(line) &&
    !isSentence(bare) &&
    beginsAmount(bare.split(' ')[0] ?? '') &&
    !timeAhead.test(bare) &&
    steps.every((step) => wordsIn(step) <= 7 && !/[.!]$/u.test(step))
  );
}

function takeUntold(line: string, reader: Reader, isFood: (text: string) => boolean): void {
  const { lines, steps, description } = reader;
  if (isPartOfDish(line, isFood)) return;
  const isListed = reader.isNumbered && lines.length > 0 && bullet.test(line) && !isSentence(line);
  if (steps.length === 0 && (isListed || looksLikeIngredient(line, isFood)))
    lines.push(line.replace(bullet, ''));
  else if (goesOnWithList(line, reader)) {
    // What stood between two lines of a list is one of them, although we know no food in it.
    lines.push(...steps.splice(0), line.replace(bullet, ''));
  } else if (lines.length > 0) takeStep(line, steps);
  else description.push(line);
}
