// What somebody wrote or pasted of a dish, in English or French, told apart: title, servings, times, lines of ingredients, steps.
import { beginsAmount } from '../ingredients/writtenNumbers.ts';

export interface WrittenRecipe {
  /** '' where the text has none. */
  readonly title: string;
  /** What stands between the title and the ingredients, in the writer's words. */
  readonly description: string;
  /** Null where the text does not say for how many it is. */
  readonly servings: number | null;
  /** Minutes; 0 where the text does not say. */
  readonly prep: number;
  readonly cook: number;
  readonly lines: readonly string[];
  readonly steps: readonly string[];
}

/** So much of a text is read; a longer one is refused before. */
export const mostOfRecipe = { characters: 20_000, lines: 100, steps: 60 } as const;

type Section = 'head' | 'ingredients' | 'steps' | 'beside';

const headings: readonly (readonly [Section, RegExp])[] = [
  [
    'ingredients',
    /^(?:(?:the |les? )?ingr[ée]dients?(?: list)?|what you(?:'|’)?(?:ll)? need|you(?:'|’)?(?:ll| will) need|shopping list|il (?:vous )?faut|liste des ingr[ée]dients)$/i,
  ],
  [
    'steps',
    /^(?:(?:the )?(?:methods?|instructions?|directions?|steps?|procedure|how to (?:make|cook|prepare) (?:it|this)|what to do)|preparation(?: steps)?|pr[ée]paration|(?:les )?[ée]tapes|(?:la )?recette|r[ée]alisation|d[ée]roul[ée]|marche [àa] suivre|cooking instructions)$/i,
  ],
  [
    'beside',
    /^(?:notes?|tips?|cook(?:'|’)?s (?:notes?|tips?)|nutrition(?:al)?(?: (?:facts|information))?|storage|equipment|astuces?|conseils?|remarques?|valeurs nutritionnelles|mat[ée]riel|ustensiles)$/i,
  ],
];

/** '## Ingredients (serves 4):' is the heading 'Ingredients', and says for how many. */
function headingIn(line: string): { readonly section: Section; readonly rest: string } | null {
  const bare = line.replace(/^[#*_=\s]+|[*_=\s]+$/g, '');
  const [, words = '', rest = ''] =
    /^([\p{L}'’ ]+?)\s*((?:[(:–-]|\b(?:for|pour)\b).*)?$/iu.exec(bare) ?? [];
  const found = headings.find(([, words_]) => words_.test(words.trim()));
  if (!found) return null;
  const said = rest.replace(/^[\s:–-]+/, '').trim();
  // 'Preparation: 15 min' is a time.
  return /\d+\s*(?:h|min)/i.test(said) ? null : { section: found[0], rest: said };
}

const forHowMany = [
  /\b(?:serves|feeds|servings?|portions?|serving size)\b\s*:?\s*(?:about |up to |approx\.? )?(\d{1,3})\b/i,
  /\b(\d{1,3})(?:\s*(?:-|–|to|à|or|ou)\s*\d{1,3})?\s*(?:servings?|portions?|people|persons?|personnes?|pers\.?|convives)(?!\p{L})/iu,
  /^(?:recipe |recette )?(?:yields?|for|pour)\s*:?\s*(\d{1,3})$/i,
];
function servingsIn(text: string): number | null {
  for (const pattern of forHowMany) {
    const count = Number(pattern.exec(text)?.[1] ?? 0);
    if (count >= 1 && count <= 100) return count;
  }
  return null;
}

const kinds = {
  prep: /\b(?:prep(?:aration)?|pr[ée]paration|hands[- ]on|active)\b/i,
  cook: /\b(?:cook(?:ing)?|bak(?:e|ing)|cuisson)\b/i,
  total: /\b(?:total|ready in|pr[êe]t en)\b/i,
};
const time =
  /(\d+(?:[.,]\d+)?)\s*(h(?:(?:ou)?rs?|eures?)?|min(?:ute)?s?|mn)(?![\p{L}])\.?\s*(\d{1,2})?/giu;

function minutesIn(text: string): number {
  let minutes = 0;
  for (const [, amount = '', unit = '', more = ''] of text.matchAll(time))
    minutes +=
      Number(amount.replace(',', '.')) * (/^h/i.test(unit) ? 60 : 1) +
      (/^h/i.test(unit) ? Number(more || 0) : 0);
  return Math.round(Math.min(minutes, 48 * 60));
}

interface Times {
  prep: number;
  cook: number;
  total: number;
}

/** 'Prep: 15 min | Cook: 1 h 20': takes what it says, and tells whether it was such a line. */
function takeTimes(line: string, times: Times): boolean {
  if (line.length > 120) return false;
  let isTime = false;
  for (const part of line.split(/[|;•·]|\s{2,}|(?<=min|mn|h),\s/i)) {
    const kind = (['total', 'prep', 'cook'] as const).find(
      (each) => kinds[each].test(part) && /^[\p{L}\s'’-]{0,40}[:\s]*\d/u.test(part.trim()),
    );
    const minutes = minutesIn(part);
    if (kind === undefined || minutes === 0) continue;
    isTime = true;
    times[kind] = minutes;
  }
  return isTime;
}

const bullet = /^\s*(?:[-*•·◦▢☐□‣▪–—]|\[[ x]?\])\s+/u;
const numbered = /^\s*(?:(?:step|[ée]tape)\s*)?\d{1,2}\s*[.):–-]\s+(?=\p{L})/iu;
const stepAlone = /^\s*(?:(?:step|[ée]tape)\s*\d{1,2}|\d{1,2}[.)]?)\s*:?\s*$/iu;

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

/** 'For the sauce:' names a part of the dish, and is no line of it. */
const isPartOfDish = (line: string): boolean =>
  line.endsWith(':') && !/\d/.test(line) && wordsIn(line) <= 8;

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
  readonly steps: string[];
}

/**
 * Reads a text. Never throws; every line that is not read as something else is a step, so that nothing is lost.
 * @param isFood whether a few words name a food that we know: what tells a list without headings
 */
export function readSections(text: string, isFood: (text: string) => boolean): WrittenRecipe {
  const reader: Reader = {
    section: 'head',
    isTold: false,
    title: '',
    description: [],
    servings: null,
    times: { prep: 0, cook: 0, total: 0 },
    lines: [],
    steps: [],
  };
  const all = text.slice(0, mostOfRecipe.characters).split(/\r\n?|\n/);
  for (const line of all.map(tidyLine)) if (line !== '') takeLine(line, reader, isFood);
  const { times, title, description, servings, lines, steps } = reader;
  const cook = times.cook > 0 || times.total <= times.prep ? times.cook : times.total - times.prep;
  return {
    title,
    description: description.join(' ').slice(0, 600),
    servings,
    prep: times.prep,
    cook,
    lines: (lines.length === 1 ? severalIn(lines[0] ?? '') : lines).slice(0, mostOfRecipe.lines),
    steps: steps.slice(0, mostOfRecipe.steps),
  };
}

/** 'Pancakes (serves 4)' are pancakes. */
const titleOf = (line: string): string => {
  const bare = line.replace(/^[#*_\s]+|[*_\s]+$/g, '').slice(0, 200);
  return bare.replace(/\s*\([^)]*\)$/, (said) => (servingsIn(said) === null ? said : ''));
};

function takeLine(line: string, reader: Reader, isFood: (text: string) => boolean): void {
  const heading = headingIn(line);
  if (heading) {
    reader.section = heading.section;
    reader.isTold = true;
    reader.servings ??= servingsIn(heading.rest);
    return;
  }
  if (reader.section !== 'steps' && takeFacts(line, reader)) return;
  if (reader.title === '' && reader.lines.length === 0 && reader.section === 'head') {
    if (isSentence(line) && !line.startsWith('#')) reader.description.push(line);
    else reader.title = titleOf(line);
    return;
  }
  if (reader.section === 'beside' || stepAlone.test(line)) return;
  if (reader.isTold) takeTold(line, reader, isFood);
  else takeUntold(line, reader, isFood);
}

/** Servings and times, which stand above the ingredients or among them. */
function takeFacts(line: string, reader: Reader): boolean {
  const isTime = takeTimes(line, reader.times);
  const servings = line.length <= 60 && !bullet.test(line) ? servingsIn(line) : null;
  if (servings === null) return isTime;
  // 'Chicken soup for 4 people' is the title all the same.
  const isAll =
    /^(?:\W*(?:serves|servings?|portions?|yields?|pour|for|feeds|serving size|nombre de|recipe|recette|\d))/i;
  reader.servings ??= servings;
  return isTime || isAll.test(line);
}

function takeTold(line: string, reader: Reader, isFood: (text: string) => boolean): void {
  const { section, lines, steps, description } = reader;
  if (section === 'head') {
    if (looksLikeIngredient(line, isFood)) lines.push(line.replace(bullet, ''));
    else description.push(line);
  } else if (section === 'steps') steps.push(line.replace(bullet, '').replace(numbered, ''));
  else if (numbered.test(line) && isSentence(line)) {
    reader.section = 'steps';
    steps.push(line.replace(numbered, ''));
  } else if (!isPartOfDish(line)) lines.push(line.replace(bullet, ''));
}

function takeUntold(line: string, reader: Reader, isFood: (text: string) => boolean): void {
  const { lines, steps, description } = reader;
  if (isPartOfDish(line)) return;
  if (steps.length === 0 && looksLikeIngredient(line, isFood)) lines.push(line.replace(bullet, ''));
  else if (lines.length > 0) steps.push(line.replace(bullet, '').replace(numbered, ''));
  else description.push(line);
}
