/**
 * Chakra without its run time: the recipes of src/ui are turned into style sheets while the app is
 * built, by Chakra's own system and Emotion's own serializer, so that one source of tokens feeds
 * development, tests and the built app. In the bundle `chakra('button', recipe)` becomes
 * `chakra('button', 'Button0', {kind: null})`, an element with class names (src/app/theme/part.ts).
 */
import { basename, join } from 'node:path';
import { serializeStyles } from '@emotion/serialize';
import { compile, type Element, middleware, prefixer, serialize, stringify } from 'stylis';
import { parseSync, type Plugin, runnerImport } from 'vite';

export type Styles = Readonly<Record<string, unknown>>;
/** What is used of Chakra's system. */
export interface SystemContext {
  css(styles: Styles): Styles;
  cva(recipe: Recipe): (choice: Readonly<Record<string, string>>) => Styles;
  readonly layers: { readonly atRule: string };
  /** Preflight, global rules and tokens, as ChakraProvider writes them. */
  readonly _global: readonly Styles[];
}
export interface Recipe {
  readonly base?: Styles;
  readonly variants?: Readonly<Record<string, Readonly<Record<string, Styles>>>>;
  readonly defaultVariants?: Readonly<Record<string, string>>;
}

const library = '@chakra-ui/react';
const themeSheet = 'virtual:platewise/theme.css';
const partSheet = /^virtual:platewise\/parts\/(.+)\.css$/;
const isPart = (id: string): boolean => /\/src\/ui\/(?:[\w-]+\/)*[\w-]+\.tsx$/.test(id);
/** Short in every class name: a part's file has its own name, a picture's or an icon's its folder's first. */
const nameOf = (file: string): string =>
  file
    .replace(/^.*\/src\/ui\//, '')
    .replace('.tsx', '')
    .replaceAll('/', '-');

/** @param sheets whether the rules are wanted; a page that is drawn while building needs the names alone */
export function staticStyles({ sheets = true } = {}): Plugin {
  let root = '';
  let collecting: Promise<Map<string, Recipe[]>> | undefined;
  let loading: ReturnType<typeof importTheme> | undefined;
  const recipes = () => (collecting ??= collectRecipes(root));
  const theme = () => (loading ??= importTheme(root));

  return {
    name: 'static-styles',
    ...(sheets ? { apply: 'build' } : {}),
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root;
    },
    resolveId(source) {
      if (source === themeSheet || partSheet.test(source))
        return sheets ? `\0${source}` : '\0no-sheet';
      if (source.endsWith('/theme/Theme.tsx')) return join(root, 'src/app/theme/StaticTheme.tsx');
      return null;
    },
    async load(id) {
      const source = id.replace('\0', '');
      if (source === 'no-sheet') return '';
      if (source === themeSheet) return themeCss(await theme());
      const [, part] = partSheet.exec(source) ?? [];
      if (part === undefined) return null;
      const { system } = await theme();
      return ((await recipes()).get(part) ?? [])
        .map((recipe, index) => partCss(system, `${part}${index}`, recipe))
        .join('\n');
    },
    transform: {
      filter: { id: /\/src\/ui\/.+\.tsx$/ },
      async handler(code, id) {
        if (!code.includes(library)) return null;
        const name = nameOf(id);
        const own = (await recipes()).get(name) ?? [];
        return { code: withClassNames(code, basename(id), name, own), map: null };
      },
    },
  };
}

/** The code of a part with the names of its classes in place of its recipes. */
function withClassNames(code: string, file: string, name: string, own: readonly Recipe[]): string {
  const calls = findCalls(parseSync(file, code).program as unknown as Node).toSorted(
    (a, b) => a.start - b.start,
  );
  if (calls.length !== own.length)
    throw new Error(
      `${file} calls chakra ${calls.length} times, and ${own.length} times when it is loaded: call it at the top of the file alone.`,
    );
  let built = code;
  for (const [index, call] of [...calls.entries()].toReversed()) {
    const [tag] = call['arguments'] as [Node];
    const { variants = {}, defaultVariants = {} } = own[index] as Recipe;
    const usual = Object.fromEntries(
      Object.keys(variants).map((variant) => [variant, defaultVariants[variant] ?? null]),
    );
    const given = [
      code.slice(tag.start, tag.end),
      JSON.stringify(`${name}${index}`),
      ...(Object.keys(usual).length > 0 ? [JSON.stringify(usual)] : []),
    ];
    built = `${built.slice(0, call.start)}/* @__PURE__ */ chakra(${given.join(', ')})${built.slice(call.end)}`;
  }
  // By its path: where pages are drawn while building, a package's name would not come by here.
  const withPart = built.replace(`from '${library}'`, `from '/src/app/theme/part.ts'`);
  return `import ${JSON.stringify(`virtual:platewise/parts/${name}.css`)};\n${withPart}`;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function findCalls(node: Node): Node[] {
  const here =
    node.type === 'CallExpression' && (node['callee'] as { name?: string }).name === 'chakra'
      ? [node]
      : [];
  return [
    ...here,
    ...Object.values(node).flatMap((value) =>
      (Array.isArray(value) ? value : [value]).filter(isNode).flatMap(findCalls),
    ),
  ];
}

/** Loads every part with a `chakra` that only notes what it is given. */
export async function collectRecipes(root: string): Promise<Map<string, Recipe[]>> {
  const everyPart = 'virtual:platewise/every-part';
  const noted = new Map<string, Recipe[]>();
  (globalThis as { noteRecipe?: unknown }).noteRecipe = (part: string, recipe: Recipe = {}) => {
    noted.set(part, [...(noted.get(part) ?? []), recipe]);
  };
  await runnerImport(everyPart, {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'collect-recipes',
        enforce: 'pre',
        resolveId: (source) => (source === everyPart ? `\0${everyPart}` : null),
        load: (id) =>
          id === `\0${everyPart}` ? `import.meta.glob('/src/ui/**/*.tsx', { eager: true });` : null,
        transform: (code, id) =>
          isPart(id)
            ? {
                code: code.replace(
                  /^import \{ chakra \} from '@chakra-ui\/react';$/m,
                  `const chakra = (_tag: string, recipe?: unknown): any => { (globalThis as any).noteRecipe(${JSON.stringify(nameOf(id))}, recipe); return () => null; };`,
                ),
                map: null,
              }
            : null,
      },
    ],
  });
  return noted;
}

export async function importTheme(
  root: string,
): Promise<{ system: SystemContext; fontFaces: string }> {
  const load = async <Module>(file: string): Promise<Module> =>
    (await runnerImport<Module>(join(root, file), { root, configFile: false, logLevel: 'error' }))
      .module;
  const { system } = await load<{ system: SystemContext }>('src/app/theme/system.ts');
  const { fontFaces } = await load<{ fontFaces: string }>('src/app/theme/fonts.ts');
  return { system, fontFaces };
}

/** What ChakraProvider would write into the page, and the fonts. */
function themeCss({ system, fontFaces }: Awaited<ReturnType<typeof importTheme>>): string {
  return [
    system.layers.atRule,
    ...system._global.map((styles) => toCss(serializeStyles([styles as never]).styles)),
    fontFaces,
  ].join('\n');
}

const toCss = (text: string): string => serialize(compile(text), middleware([prefixer, stringify]));

/**
 * One recipe's rules. Chakra merges base and variants before it writes them, so that a rule for wide screens in the base
 * wins over a plain one in a variant: here the plain rules come first, then those with conditions, then those by width, narrow to wide.
 */
export function partCss(
  system: SystemContext,
  name: string,
  { base = {}, variants = {} }: Recipe,
): string {
  const pieces: (readonly [string, Styles])[] = [
    [`.${name}`, base],
    ...Object.entries(variants).flatMap(([variant, values]) =>
      Object.entries(values).map(
        ([value, styles]) => [`.${name}-${variant}-${value}`, styles] as const,
      ),
    ),
  ];
  refuseBrokenShorthands(name, base, variants);
  const elements = pieces.flatMap(([selector, styles]) =>
    compile(`${selector}{${serializeStyles([system.css(styles) as never]).styles}}`),
  );
  const rankOf = ({ type, value }: Element): number => {
    if (type !== '@media') return 0;
    const width = /(?:min-width:|width>=)\s*([\d.]+)/.exec(value.replaceAll(' ', ''))?.[1];
    return width === undefined ? 1 : 2 + Number(width);
  };
  const ordered = elements
    .map((element, at) => ({ element, at }))
    .toSorted((a, b) => rankOf(a.element) - rankOf(b.element) || a.at - b.at);
  return serialize(
    ordered.map(({ element }) => element),
    middleware([prefixer, stringify]),
  );
}

const shorthands: ReadonlySet<string> = new Set([
  'padding',
  'margin',
  'inset',
  'border',
  'background',
  'flex',
  'overflow',
  'gap',
  'outline',
  'transition',
  'animation',
  'paddingInline',
  'paddingBlock',
  'marginInline',
  'marginBlock',
  'insetInline',
  'borderRadius',
]);

/** Merged, a longhand that follows its shorthand in the base would outlive a variant's shorthand; as rules, it does not. So nobody may write that. */
function refuseBrokenShorthands(
  name: string,
  base: Styles,
  variants: NonNullable<Recipe['variants']>,
): void {
  const inBase = Object.keys(base);
  for (const styles of Object.values(variants).flatMap((values) => Object.values(values))) {
    for (const property of Object.keys(styles).filter(
      (each) => shorthands.has(each) && inBase.includes(each),
    )) {
      const hidden = inBase
        .slice(inBase.indexOf(property) + 1)
        .filter(
          (each) => each.startsWith(property) && !each.endsWith('Radius') && !(each in styles),
        );
      if (hidden.length > 0)
        throw new Error(
          `${name}: the variant's ${property} would hide the base's ${hidden.join(' and ')}. Write both in the variant.`,
        );
    }
  }
}
