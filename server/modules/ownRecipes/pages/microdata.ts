// schema.org/Recipe as microdata: what the properties of each recipe on a page say, gathered while the page is parsed.

/** The values of each property. */
export type Microdata = Map<string, string[]>;
export type Attributes = Readonly<Record<string, string>>;

/** An element that is open. */
interface Open {
  readonly name: string;
  /** The scope whose properties are named within it. */
  readonly scope: Microdata | 'other' | null;
  /** What it says of the scope around it, once it ends. */
  readonly property: string;
  text: string;
}

const most = { recipes: 20, open: 400, text: 500_000, values: 300, value: 20_000 } as const;
const breaks = new Set(['li', 'p', 'div', 'h2', 'h3', 'h4', 'tr', 'dd', 'dt']);
/** Elements without an end. */
const alone = new Set(['br', 'meta', 'link', 'img', 'input', 'hr', 'source', 'wbr', 'area', 'col']);

function put(scope: Open['scope'], properties: string, value: string): void {
  if (!(scope instanceof Map)) return;
  for (const name of properties.split(/\s+/).filter(Boolean)) {
    const values = scope.get(name) ?? [];
    if (values.length < most.values) scope.set(name, [...values, value.slice(0, most.value)]);
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
  if (element.property !== '') put(outer.scope, element.property, element.text);
  say(outer, element.text);
  if (breaks.has(element.name)) say(outer, '\n');
}

export function createMicrodata() {
  const recipes: Microdata[] = [];
  const open: Open[] = [];

  const scopeOf = (attributes: Attributes, outer: Open['scope']): Open['scope'] => {
    if (!('itemscope' in attributes)) return outer;
    if (recipes.length >= most.recipes) return 'other';
    if (!/schema\.org\/Recipe\b/i.test(attributes['itemtype'] ?? '')) return 'other';
    const recipe: Microdata = new Map();
    recipes.push(recipe);
    return recipe;
  };

  return {
    recipes: recipes as readonly Microdata[],

    open(name: string, attributes: Attributes): void {
      const outer = open.at(-1)?.scope ?? null;
      const property = attributes['itemprop'] ?? '';
      const said = attributes['content'] ?? attributes['datetime'];
      if (said !== undefined) put(outer, property, said);
      if (name === 'br') say(open.at(-1), '\n');
      if (alone.has(name) || open.length >= most.open) return;
      open.push({
        name,
        scope: scopeOf(attributes, outer),
        property: said === undefined ? property : '',
        text: '',
      });
    },

    text: (text: string): void => say(open.at(-1), text),

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
