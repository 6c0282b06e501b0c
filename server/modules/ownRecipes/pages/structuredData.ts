// schema.org/Recipe as JSON-LD: in a graph, in lists, with steps in sections, and as careless as pages have it.
import { type FoundRecipe, minutesOf, servingsOf } from './found.ts';
import { lineOf, linesOf } from './plainText.ts';
import { type Fields, isFields } from './values.ts';

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** A page may be made to keep us busy: so deep and so many things are looked at. */
const most = { depth: 12, things: 20_000, text: 1_000_000 } as const;

/** Careless JSON: wrapped as a comment, line breaks in texts, a comma too many. */
function parsed(text: string): unknown {
  const bare = text
    .slice(0, most.text)
    .replace(/^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|(?:\/\/\s*)?<!\[CDATA\[)/, '')
    .replace(/(?:(?:\/\/\s*)?-->|\/\*\s*\]\]>\s*\*\/|(?:\/\/\s*)?\]\]>)\s*$/, '')
    .trim()
    .replace(/;$/, '');
  const mended = bare
    .replace(/"(?:[^"\\]|\\.)*"|\/\*[^*]{0,200}\*\//gs, (said) =>
      said.startsWith('/') ? ' ' : said.replace(/\r?\n/g, String.raw`\n`).replace(/\p{Cc}/gu, ' '),
    )
    .replace(/,\s*([}\]])/g, '$1');
  // Some sites escape the whole of it as if it were text of the page.
  const unescaped = bare.includes('&quot;') ? bare.replaceAll('&quot;', '"') : '';
  for (const tried of [bare, mended, unescaped])
    try {
      return JSON.parse(tried);
    } catch {
      // The other reading is more lenient.
    }
  return undefined;
}

export const isRecipe = ({ '@type': type }: Fields): boolean =>
  listOf(type).some((each) => typeof each === 'string' && /(?:^|[/:#])Recipe$/i.test(each));

/** Every recipe in a document, the outermost first. */
export function recipesIn(document: unknown): Fields[] {
  const found: Fields[] = [];
  let left: number = most.things;
  let level: readonly unknown[] = [document];
  for (let depth = 0; depth < most.depth && level.length > 0 && left > 0; depth += 1) {
    const next: unknown[] = [];
    for (const each of level.slice(0, left)) {
      left -= 1;
      if (Array.isArray(each)) next.push(...(each as unknown[]).slice(0, left));
      else if (isFields(each)) {
        if (isRecipe(each)) found.push(each);
        else next.push(...Object.values(each).filter((value) => typeof value === 'object'));
      }
    }
    level = next;
  }
  return found;
}

/** What a value says in words, whatever it is wrapped in. */
function wordsOf(value: unknown, depth = 0): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (!isFields(value) || depth > 3) return '';
  for (const name of ['@value', 'value', 'text', 'name', 'display', 'originalText', 'note']) {
    const words = wordsOf(value[name], depth + 1);
    if (words !== '') return words;
  }
  return '';
}

const first = (fields: Fields, ...names: string[]): unknown =>
  names.map((name) => fields[name]).find((value) => listOf(value).length > 0);

/** An ingredient that is a thing: how much, of what unit, its name. */
function thingOf(value: Fields): string {
  const name = wordsOf(value['name'] ?? value['item'] ?? value['food']);
  const said = first(value, 'amount', 'requiredQuantity', 'quantity', 'value');
  if (name === '' || said === undefined) return wordsOf(value);
  const amount = isFields(said) ? said : value;
  const unit = wordsOf(first(amount, 'unitText', 'unit', 'unitCode'));
  return [wordsOf(said), unit, name].filter((part) => part !== '').join(' ');
}

/** Each line of a list; a list may be one text with line breaks. */
const linesIn = (value: unknown): string[] => {
  // A list of each part of the dish is a list in a list.
  const all = listOf(value).flat(2);
  const [only] = all;
  return all.length === 1 && typeof only === 'string'
    ? linesOf(only)
    : all.flatMap((each) => lineOf(isFields(each) ? thingOf(each) : wordsOf(each)) || []);
};

/** Steps in steps, sections and lists, in their order. */
function stepsIn(value: unknown, depth = 0): string[] {
  if (depth > 6) return [];
  if (typeof value === 'string') return linesOf(value);
  if (Array.isArray(value)) return value.slice(0, 500).flatMap((each) => stepsIn(each, depth + 1));
  if (!isFields(value)) return [];
  const within = first(value, 'itemListElement', 'steps', 'item', '@list');
  if (within !== undefined) return stepsIn(within, depth + 1);
  const words = first(value, 'text', 'description', 'name');
  return typeof words === 'string' ? linesOf(words) : [];
}

const yieldOf = (fields: Fields): number | null =>
  listOf(first(fields, 'recipeYield', 'recipeServings', 'yield'))
    .map((each) => servingsOf(wordsOf(each)))
    .find((count) => count !== null) ?? null;

const minutesIn = (value: unknown): number =>
  listOf(value)
    .map((each) => minutesOf(wordsOf(isFields(each) ? (each['maxValue'] ?? each) : each)))
    .find((minutes) => minutes > 0) ?? 0;

export function recipeOf(fields: Fields): FoundRecipe {
  const prep = minutesIn(fields['prepTime']);
  const cook = minutesIn(first(fields, 'cookTime', 'performTime'));
  const total = minutesIn(fields['totalTime']);
  return {
    name: lineOf(wordsOf(listOf(first(fields, 'name', 'headline'))[0])),
    description: lineOf(wordsOf(listOf(fields['description'])[0])),
    servings: yieldOf(fields),
    prep,
    cook: Math.max(cook, total - prep, 0),
    lines: linesIn(first(fields, 'recipeIngredient', 'ingredients')),
    steps: stepsIn(first(fields, 'recipeInstructions', 'instructions')),
  };
}

/** The fullest recipe of a page's scripts; null where none has ingredients. */
export function bestOf(recipes: readonly FoundRecipe[]): FoundRecipe | null {
  const worth = ({ name, lines, steps }: FoundRecipe): number =>
    lines.length === 0 ? 0 : lines.length + steps.length + (name === '' ? 0 : 50);
  const [best] = recipes.toSorted((a, b) => worth(b) - worth(a));
  return best && worth(best) > 0 ? best : null;
}

export const recipeInScripts = (scripts: readonly string[]): FoundRecipe | null =>
  bestOf(scripts.flatMap((script) => recipesIn(parsed(script)).map(recipeOf)));
