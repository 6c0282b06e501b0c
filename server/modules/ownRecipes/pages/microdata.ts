// Recipes in the markup of a page: what the properties of each say, gathered while the page is parsed.
import { type Attributes, beginningIn, propertiesIn, type Vocabulary } from './vocabulary.ts';

/** The values of each property. */
export type Microdata = Map<string, string[]>;

/** A recipe, and how its markup names its parts. */
interface Scope {
  readonly data: Microdata;
  readonly vocabulary: Vocabulary;
}

/** An element that is open. */
interface Open {
  readonly name: string;
  /** The scope whose properties are named within it. */
  readonly scope: Scope | 'other' | null;
  /** What it says of the scope around it, once it ends. */
  readonly properties: readonly string[];
  text: string;
}

const most = { recipes: 20, open: 400, text: 500_000, values: 300, value: 20_000 } as const;
const breaks = new Set(['li', 'p', 'div', 'tr', 'dd', 'dt', 'section', 'article']);
const headings = new Set(['h2', 'h3', 'h4', 'h5', 'h6']);
/** Elements without an end. */
const alone = new Set(['br', 'meta', 'link', 'img', 'input', 'hr', 'source', 'wbr', 'area', 'col']);

function put(scope: Open['scope'], properties: readonly string[], value: string): void {
  if (scope === null || scope === 'other') return;
  for (const name of properties) {
    const values = scope.data.get(name) ?? [];
    if (values.length < most.values) scope.data.set(name, [...values, value.slice(0, most.value)]);
  }
}

function say(element: Open | undefined, text: string): void {
  if (element && element.text.length < most.text) element.text += text;
}

/** The element that ends last says what it has said to the one around it. */
function closeLast(open: Open[]): void {
  const element = open.pop();
  const outer = open.at(-1);
  if (!element || !outer) return;
  put(outer.scope, element.properties, element.text);
  if (headings.has(element.name) && element.text.trim() !== '') say(outer, '\n');
  say(outer, element.text);
  // Of a list of ingredients a heading names a part: it says so as a text would.
  if (headings.has(element.name)) say(outer, /:\s*$/.test(element.text) ? '\n' : ':\n');
  else if (breaks.has(element.name)) say(outer, '\n');
}

/** What an attribute says in place of the element's own text. */
const saidIn = (attributes: Attributes): string | undefined =>
  attributes['content'] ?? attributes['datetime'];

export function createMicrodata() {
  const recipes: Microdata[] = [];
  const open: Open[] = [];
  /** Parts of a recipe that stand outside it, by their ids. */
  const elsewhere = new Map<string, Scope>();

  const scopeOf = (attributes: Attributes, outer: Open['scope']): Open['scope'] => {
    const begins = beginningIn(attributes, outer !== null && outer !== 'other');
    if (begins === null) return outer;
    if (begins === 'other' || recipes.length >= most.recipes) return 'other';
    const data: Microdata = new Map();
    recipes.push(data);
    const scope = { data, vocabulary: begins };
    for (const id of (attributes['itemref'] ?? '').split(/\s+/).filter(Boolean).slice(0, 20))
      elsewhere.set(id, scope);
    return scope;
  };

  return {
    recipes: recipes as readonly Microdata[],

    open(name: string, attributes: Attributes): void {
      const outer = elsewhere.get(attributes['id'] ?? '') ?? open.at(-1)?.scope ?? null;
      const properties =
        outer === null || outer === 'other' ? [] : propertiesIn(attributes, outer.vocabulary);
      const said = saidIn(attributes);
      if (said !== undefined) put(outer, properties, said);
      if (name === 'br') say(open.at(-1), '\n');
      if (alone.has(name) || open.length >= most.open) return;
      open.push({
        name,
        scope: scopeOf(attributes, outer),
        properties: said === undefined ? properties : [],
        text: '',
      });
    },

    /** Line breaks of the source are blanks. */
    text: (text: string): void => say(open.at(-1), text.slice(0, most.text).replace(/\s+/g, ' ')),

    close(name: string): void {
      if (alone.has(name) || !open.some((element) => element.name === name)) return;
      while (open.at(-1)?.name !== name) closeLast(open);
      closeLast(open);
    },

    end(): void {
      while (open.length > 0) closeLast(open);
    },
  };
}
