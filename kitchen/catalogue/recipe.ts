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
  const report = (line: number, what: string) => problems.push(`${path}:${line}: ${what}`);
  const lines = text.split(/\r?\n/);

  const id = path.replace(/^.*\//, '').replace(/\.md$/, '');
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
    report(1, `the file name '${id}' may hold lower case, digits and single hyphens only`);

  const head = new Map<Head, { value: string; line: number }>();
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
  if (end < 0) report(1, "the head must stand between two lines '---' at the top");
  for (let i = 1; i < end; i++) {
    const pair = /^([a-z]+):\s*(.*)$/.exec(lines[i] ?? '');
    const name = pair?.[1] ?? '';
    if (!pair || !isHead(name)) report(i + 1, `'${lines[i]}' is not one of ${heads.join(', ')}`);
    else if (head.has(name)) report(i + 1, `${name} stands twice`);
    else head.set(name, { value: (pair[2] ?? '').trim(), line: i + 1 });
  }
  const value = (name: Head): string => head.get(name)?.value ?? '';
  const at = (name: Head): number => head.get(name)?.line ?? 1;
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

  let title = '';
  let section = '';
  let keeping = '';
  const description: string[] = [];
  const ingredients: RecipeIngredient[] = [];
  const steps: string[] = [];
  for (let i = Math.max(end + 1, 0); i < lines.length; i++) {
    const line = (lines[i] ?? '').trim();
    if (!line) continue;
    const heading = /^(#{1,6})\s+(.*)$/.exec(line);
    if (heading?.[1] === '#') {
      if (title) report(i + 1, 'a second title');
      title = heading[2] ?? '';
    } else if (heading) {
      section = heading[2] ?? '';
      if (!['Ingredients', 'Steps', 'Keeping'].includes(section))
        report(i + 1, `'${section}' is not a section (Ingredients, Steps, Keeping)`);
    } else if (section === '') description.push(line);
    else if (section === 'Ingredients') {
      const ingredient = readIngredientLine(line);
      if (typeof ingredient === 'string') report(i + 1, ingredient);
      else ingredients.push(ingredient);
    } else if (section === 'Steps') {
      const step = /^(\d+)\.\s+(.+)$/.exec(line);
      if (!step) report(i + 1, `'${line.slice(0, 40)}' is not a numbered step`);
      else if (Number(step[1]) !== steps.length + 1)
        report(i + 1, `step ${step[1]} should be ${steps.length + 1}`);
      if (step) steps.push(step[2] ?? '');
    } else if (section === 'Keeping') keeping = keeping ? `${keeping} ${line}` : line;
  }
  if (!title) report(1, "the title ('# Jollof rice') is missing");
  if (!description.length) report(1, 'the description is missing');
  if (!ingredients.length) report(1, 'there are no ingredients');
  if (!steps.length) report(1, 'there are no steps');

  if (problems.length || !isDifficulty(difficulty)) return { recipe: null, problems };
  return {
    problems,
    recipe: {
      id,
      title,
      description: description.join(' '),
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
      ingredients,
      steps,
      keeping,
      path,
    },
  };
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
  const [amount = '', measure = '', text = '', key = '', optional] = parts;
  const weight = /^(\d+(?:\.\d+)?) g(?: \((\d+(?:\.\d+)?) g eaten\))?$/.exec(amount);
  if (!weight) return `'${amount}' is not an amount ('400 g' or '500 g (40 g eaten)')`;
  const grams = Number(weight[1]);
  const eatenGrams = weight[2] === undefined ? grams : Number(weight[2]);
  if (grams <= 0 || eatenGrams > grams)
    return `'${amount}': the grams must be above 0, and no more eaten than there is`;
  if (!measure) return 'the household measure is missing';
  const typed = /\d\/\d/.exec(`${measure} ${text}`)?.[0];
  if (typed !== undefined) return `'${typed}' is written with a sign: ½, ¼, ¾, ⅓, ⅔`;
  if (!text) return 'the words that the cook reads are missing';
  if (!/^[a-z0-9_]+$/.test(key)) return `'${key}' is not an ingredient key`;
  if (optional !== undefined && optional !== 'optional')
    return `'${optional}' should be 'optional' or nothing`;
  return { key, grams, eatenGrams, measure, text, optional: optional === 'optional' };
}
