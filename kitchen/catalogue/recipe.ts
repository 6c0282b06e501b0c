// Reads one recipe file. The format is README.md's; every problem names the line.
import { slots } from '../../domain/slots.ts';
import type { Difficulty, Meal, Recipe, RecipeIngredient } from './types.ts';

export interface ReadRecipe {
  readonly recipe: Recipe | null;
  readonly problems: readonly string[];
}

const heads = [
  'cuisine',
  'countries',
  'meals',
  'serves',
  'prep',
  'cook',
  'wait',
  'difficulty',
  'equipment',
  'tags',
  'form',
] as const;
type Head = (typeof heads)[number];
const required: readonly Head[] = [
  'cuisine',
  'countries',
  'meals',
  'serves',
  'prep',
  'cook',
  'difficulty',
];
const difficulties: readonly Difficulty[] = ['easy', 'medium', 'hard'];

const isMeal = (word: string): word is Meal => (slots as readonly string[]).includes(word);
const isDifficulty = (word: string): word is Difficulty =>
  (difficulties as readonly string[]).includes(word);
const isHead = (word: string): word is Head => (heads as readonly string[]).includes(word);
const list = (text: string, separator: string | RegExp): string[] =>
  text
    .split(separator)
    .map((item) => item.trim())
    .filter(Boolean);

/**
 * Reads a recipe's Markdown.
 * @param text the file, UTF-8
 * @param path the file below `recipes/`, such as 'nigeria/jollof-rice.md'
 * @returns the recipe, or null where a part is missing or malformed, and the problems as 'path:line: what is wrong'
 */
export function readRecipe(text: string, path: string): ReadRecipe {
  const problems: string[] = [];
  const report: Report = (line, what) => problems.push(`${path}:${line}: ${what}`);
  const lines = text.split(/\r?\n/);

  const id = path.replace(/^.*\//, '').replace(/\.md$/, '');
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
    report(1, `the file name '${id}' may hold lower case, digits and single hyphens only`);
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
  if (end < 0) report(1, "the head must stand between two lines '---' at the top");
  const head = readHead(lines, end, report);
  const body = readBody(lines, end, report);

  if (problems.length || !head) return { recipe: null, problems };
  return { problems, recipe: { id, ...head, ...body, path } };
}

type Report = (line: number, what: string) => void;

/** The lines between the two '---'; null where the difficulty is none. */
function readHead(lines: readonly string[], end: number, report: Report) {
  const { value, at } = headLines(lines, end, report);
  for (const name of required) if (!value(name)) report(at(name), `${name} is missing`);
  const whole = (name: Head, least: number): number => {
    const given = value(name);
    if (given === '') return 0;
    if (!/^\d+$/.test(given) || Number(given) < least)
      report(at(name), `${name} '${given}' must be a whole number from ${least}`);
    return Number(given);
  };
  const serves = whole('serves', 1);
  const [prep, cook, wait] = [whole('prep', 0), whole('cook', 0), whole('wait', 0)];
  const named = list(value('meals'), /[;,]/);
  for (const meal of named)
    if (!isMeal(meal)) report(at('meals'), `'${meal}' is not a meal (${slots.join(', ')})`);
  const difficulty = value('difficulty');
  if (difficulty && !isDifficulty(difficulty))
    report(at('difficulty'), `'${difficulty}' is not a difficulty (${difficulties.join(', ')})`);
  if (!isDifficulty(difficulty)) return null;
  return {
    cuisine: value('cuisine'),
    countries: list(value('countries'), /[;,]/),
    meals: named.filter(isMeal),
    serves,
    prep,
    cook,
    wait,
    difficulty,
    equipment: list(value('equipment'), ';'),
    tags: list(value('tags'), ';'),
    form: value('form') || null,
  };
}

/** The head's values by name, '' where there is none, and the lines where they stand. */
function headLines(lines: readonly string[], end: number, report: Report) {
  const head = new Map<Head, { value: string; line: number }>();
  for (let i = 1; i < end; i++) {
    const pair = /^([a-z]+):\s*(.*)$/.exec(lines[i] ?? '');
    const name = pair?.[1] ?? '';
    if (!pair || !isHead(name)) report(i + 1, `'${lines[i]}' is not one of ${heads.join(', ')}`);
    else if (head.has(name)) report(i + 1, `${name} stands twice`);
    else head.set(name, { value: (pair[2] ?? '').trim(), line: i + 1 });
  }
  return {
    value: (name: Head): string => head.get(name)?.value ?? '',
    at: (name: Head): number => head.get(name)?.line ?? 1,
  };
}

const sections = ['Ingredients', 'Steps', 'Keeping'];

interface Body {
  title: string;
  description: string;
  ingredients: RecipeIngredient[];
  steps: string[];
  keeping: string;
}

/** The title, the description and the sections below the head. */
function readBody(lines: readonly string[], end: number, report: Report): Body {
  const body: Body = { title: '', description: '', ingredients: [], steps: [], keeping: '' };
  let section = '';
  for (let i = Math.max(end + 1, 0); i < lines.length; i++) {
    const line = (lines[i] ?? '').trim();
    if (!line) continue;
    const [, level, words = ''] = /^(#{1,6})\s+(.*)$/.exec(line) ?? [];
    if (level === '#') {
      if (body.title) report(i + 1, 'a second title');
      body.title = words;
    } else if (level !== undefined) {
      section = words;
      if (!sections.includes(section))
        report(i + 1, `'${section}' is not a section (${sections.join(', ')})`);
    } else readBodyLine(section, line, body, (what) => report(i + 1, what));
  }
  if (!body.title) report(1, "the title ('# Jollof rice') is missing");
  if (!body.description) report(1, 'the description is missing');
  if (!body.ingredients.length) report(1, 'there are no ingredients');
  if (!body.steps.length) report(1, 'there are no steps');
  return body;
}

function readBodyLine(
  section: string,
  line: string,
  body: Body,
  report: (what: string) => void,
): void {
  const joined = (before: string): string => (before ? `${before} ${line}` : line);
  switch (section) {
    case '':
      body.description = joined(body.description);
      break;
    case 'Ingredients': {
      const ingredient = readIngredientLine(line);
      if (typeof ingredient === 'string') report(ingredient);
      else body.ingredients.push(ingredient);
      break;
    }
    case 'Steps': {
      const [, number, step] = /^(\d+)\.\s+(.+)$/.exec(line) ?? [];
      if (step === undefined) report(`'${line.slice(0, 40)}' is not a numbered step`);
      else if (Number(number) !== body.steps.length + 1)
        report(`step ${number} should be ${body.steps.length + 1}`);
      if (step !== undefined) body.steps.push(step);
      break;
    }
    case 'Keeping':
      body.keeping = joined(body.keeping);
  }
}

/** '- 400 g (40 g eaten) | 2 cups | rice, rinsed | rice_white_long | optional'; a string says what is wrong. */
function readIngredientLine(line: string): RecipeIngredient | string {
  if (!line.startsWith('- '))
    return `'${line.slice(0, 40)}' is not an ingredient line ('- 400 g | 2 cups | rice | key')`;
  const parts = line
    .slice(2)
    .split('|')
    .map((part) => part.trim());
  if (parts.length < 4 || parts.length > 5)
    return `an ingredient has 4 parts, or 5 with 'optional'; this has ${parts.length}`;
  const [amount, measure, text, key, optional] = parts as [string, string, string, string, string?];
  const weight = readWeight(amount);
  if (typeof weight === 'string') return weight;
  const fault = faultOfWords(measure, text, key, optional);
  if (fault !== null) return fault;
  return { key, ...weight, measure, text, optional: optional === 'optional' };
}

function faultOfWords(
  measure: string,
  text: string,
  key: string,
  optional: string | undefined,
): string | null {
  if (!measure) return 'the household measure is missing';
  const typed = /\d\/\d/.exec(`${measure} ${text}`)?.[0];
  if (typed !== undefined) return `'${typed}' is written with a sign: ½, ¼, ¾, ⅓, ⅔`;
  if (!text) return 'the words that the cook reads are missing';
  if (!/^[a-z0-9_]+$/.test(key)) return `'${key}' is not an ingredient key`;
  if (optional !== undefined && optional !== 'optional')
    return `'${optional}' should be 'optional' or nothing`;
  return null;
}

function readWeight(amount: string): { grams: number; eatenGrams: number } | string {
  const weight = /^(\d+(?:\.\d+)?) g(?: \((\d+(?:\.\d+)?) g eaten\))?$/.exec(amount);
  if (!weight) return `'${amount}' is not an amount ('400 g' or '500 g (40 g eaten)')`;
  const grams = Number(weight[1]);
  const eatenGrams = weight[2] === undefined ? grams : Number(weight[2]);
  if (grams <= 0 || eatenGrams > grams)
    return `'${amount}': the grams must be above 0, and no more eaten than there is`;
  return { grams, eatenGrams };
}
