/**
 * Which file of the build a module goes into. Left to itself the bundler makes a file for every set
 * of features that share something: thirty small ones in a page's first visit, and each costs a
 * line's delay and its headers. So a file is what is fetched together: what the app starts with, what
 * calls the services, what pages have in common, and each feature's own: a page's chart and view in one
 * (docs/decisions/143-a-page-in-one-file.md).
 */
import { basename, join, relative } from 'node:path';
import {
  features,
  layouts,
  pathsFor,
  type FeatureName,
  type LayoutName,
} from '../../src/app/features.ts';

/** What src/main.tsx fetches at once, wherever the visit begins. */
const start = 'src/app/mount.tsx';

type Part = FeatureName | LayoutName;

/** They fetch what others have, and divide nobody's files: one shows dishes as the Kitchen does, one is where a provider of log-ins sends people back to. */
const guests: ReadonlySet<Part> = new Set<Part>(['tryOut', 'externalLogIn']);
/** Public pages that share more with the signed-in pages than the others do. */
const longer: ReadonlySet<Part> = new Set<Part>(['sources', 'onboarding']);
/** They call nobody before somebody has filled them in, or has come by a mailed link. */
const forms: ReadonlySet<Part> = new Set<Part>([
  'login',
  'signup',
  'forgotPassword',
  'resetPassword',
]);
/** Public pages are small and alike; what they share comes with each of them. */
const publicParts: ReadonlySet<Part> = new Set<Part>([
  'publicPages',
  'navigation',
  'toast',
  ...features
    .filter(({ pages = {} }) =>
      pathsFor('entrance', 'anyone').some((path) => Object.hasOwn(pages, path)),
    )
    .map(({ name }) => name as FeatureName)
    .filter((name) => !guests.has(name)),
]);
/** Every page for the signed-in has these. */
const everySignedIn: ReadonlySet<Part> = new Set<Part>([
  'home',
  'navigation',
  'access',
  'feedback',
  'timers',
]);

/** The bar is on public pages too; the others of every signed-in page are one file, with their layout. */
const inHomeFile = (part: Part): boolean => everySignedIn.has(part) && part !== 'navigation';
/** A page of the signed-in fetches its chart and its view together: they are one file. */
const signedInPages: ReadonlySet<Part> = new Set<Part>(
  features
    .filter(({ pages = {} }) => pathsFor('signedIn').some((path) => Object.hasOwn(pages, path)))
    .map(({ name }) => name as FeatureName),
);
/** The file that belongs to one part alone; undefined where the bundler divides it. */
const fileOfPart = (part: Part): string | undefined => {
  if (inHomeFile(part)) return 'home';
  // Every page but the landing page has both.
  if (part === 'toast') return 'forms';
  return signedInPages.has(part) ? part : undefined;
};

/** What is imported as a whole has a file of its own, unless all that import it share one. */
const fileOfWhole = (parts: readonly Part[]): string | null => {
  const [file, ...others] = new Set(parts.map(fileOfPart));
  return others.length === 0 ? (file ?? null) : null;
};

/** Where dishes are marked: a list and a page each, and what every other page would carry for nothing. */
const markingParts: ReadonlySet<Part> = new Set<Part>(['history', 'ownRecipes', 'recipe']);

/** They share about 1 kB each with a recipe's page: a request more costs a slow line longer than these do. */
const littleWithRecipe: ReadonlySet<Part> = new Set<Part>(['aiKitchen', 'payment', 'shopping']);

/** They ask who one is before something changes; the other pages of the signed-in do not. */
const accountParts: ReadonlySet<Part> = new Set<Part>(['profile', 'settings']);

/** What the bundler knows of a module. */
export interface Graph {
  getModuleInfo: (id: string) => {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

/** By feature, and by layout: the modules that it fetches when it is shown, as the bundler resolved them. */
export function lazyModules(root: string, graph: Graph): ReadonlyMap<string, readonly string[]> {
  const fetchedBy = (file: string): readonly string[] =>
    (graph.getModuleInfo(join(root, file)) ?? fail(`${file} is not in the build.`))
      .dynamicallyImportedIds;
  const ofLayouts = fetchedBy('src/app/features.ts');
  return new Map([
    ...features.map(({ name }) => [name, fetchedBy(`src/features/${name}/feature.ts`)] as const),
    ...Object.keys(layouts).map(
      (name) => [name, ofLayouts.filter((id) => basename(id, '.ts') === name)] as const,
    ),
  ]);
}

/** As the manifest names it. */
export const keyOf = (root: string, id: string): string => relative(root, id).replaceAll('\\', '/');

/** Libraries' files. What is kept until it is sent comes with the database that it is kept in. */
const libraryFiles = [
  ['react', /\/node_modules\/(?:react|react-dom|scheduler)\//],
  [
    'xstate',
    /\/node_modules\/(?:xstate|@xstate\/react|use-sync-external-store|use-isomorphic-layout-effect)\//,
  ],
  ['outbox', /\/node_modules\/idb\/|\/src\/actors\/outbox\.ts$/],
] as const;

/** Names the file of each module; null leaves it to the bundler. */
export function nameChunks(root: string): (id: string, graph: Graph) => string | null {
  let known: ReturnType<typeof divide> | undefined;
  return (id, graph) => (known ??= divide(root, graph))(id);
}

function divide(root: string, graph: Graph): (id: string) => string | null {
  const reachedFrom = (...modules: readonly string[]): ReadonlySet<string> => {
    const reached = new Set<string>();
    const queue = [...modules];
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      if (reached.has(id)) continue;
      reached.add(id);
      queue.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
    }
    return reached;
  };
  const modules = lazyModules(root, graph);
  const reachedBy = new Map(
    [...modules].map(([part, each]) => [part, each.map((module) => reachedFrom(module))]),
  );
  /** By what is imported as a whole: the parts that do. */
  const whole = new Map<string, Part[]>();
  for (const [part, each] of modules)
    for (const id of each) whole.set(id, [...(whole.get(id) ?? []), part as Part]);
  const first = reachedFrom(join(root, 'src/main.tsx'));
  const atStart = reachedFrom(join(root, start));
  const calling = reachedFrom(join(root, 'src/api/client.ts'), join(root, 'contract/account.ts'));

  /** Of a provider that most servers do not have: nobody else's file grows by it. */
  const seldom = join(root, 'contract/externalLogIn.ts');
  const [ui, presence] = [join(root, 'src/ui/'), join(root, 'src/ui/Presence.tsx')];

  return (id) => {
    const library = libraryFiles.find(([, own]) => own.test(id))?.[0];
    if (library) return library;
    // What moves things is reached by name from every list, and mostly used after the first paint alone.
    if (/\/node_modules\/(?:framer-motion|motion-dom|motion-utils)\//.test(id)) return null;
    const moves = id.startsWith(ui) && reachedFrom(id).has(presence);
    const importing = whole.get(id);
    if (importing) return fileOfWhole(importing);
    if (first.has(id) || id === seldom) return null;
    // Charts are built when their file is run: that is a piece of work of its own. They import `domain/`, and nothing of the app's file, which imports them.
    if (atStart.has(id) && /\/(?:machines|domain)\//.test(id)) return 'xstate';
    if (atStart.has(id)) return 'app';
    const uses = [...reachedBy].flatMap(([part, each]) =>
      each.filter((reached) => reached.has(id)).map(() => part as Part),
    );
    if (moves && new Set(uses).size > 1) return 'lists';
    if (calling.has(id)) return uses.some((part) => forms.has(part)) ? 'forms' : 'calls';
    return fileByUses(uses);
  };
}

/** What one view or chart alone needs goes into its own file. */
function fileByUses(uses: readonly Part[]): string | null {
  const parts = [...new Set(uses)];
  const [first, second] = parts;
  if (first === undefined) return null;
  if (second !== undefined) return sharedBy(parts);
  return fileOfPart(first) ?? (uses.length < 2 ? null : first);
}

/** The file of what a part's view and chart have in common, or several parts. */
function sharedBy(parts: readonly Part[]): string {
  const [first = '', second] = parts;
  if (second === undefined) return first;
  // Nobody who comes from a provider of log-ins needs what the account's pages are drawn with.
  if (
    parts.includes('externalLogIn') &&
    parts.every((part) => guests.has(part) || accountParts.has(part))
  )
    return 'refusal';
  const [host, ...others] = parts.filter((part) => !guests.has(part));
  if (host !== undefined && others.length + 1 < parts.length)
    return others.length === 0 ? sharedWithGuest(host) : sharedBy([host, ...others]);
  // What one page shares with a recipe's alone: every other page would carry it for nothing, unless it is next to nothing.
  if (parts.length === 2 && parts.includes('recipe')) {
    const other = parts.find((part) => part !== 'recipe');
    return other === undefined || littleWithRecipe.has(other) ? 'signedIn' : `recipe-${other}`;
  }
  if (parts.includes('landing')) return 'forms';
  if (parts.some((part) => publicParts.has(part) && !longer.has(part))) return 'forms';
  if (parts.some((part) => longer.has(part))) return 'more';
  return sharedBySignedIn(parts);
}

/** A guest fetches what it has in common with a page, and not all of that page's own file. */
const sharedWithGuest = (host: Part): string =>
  fileOfPart(host) === undefined ? host : `${host}-shared`;

function sharedBySignedIn(parts: readonly Part[]): string {
  if (parts.every((part) => everySignedIn.has(part))) return 'home';
  if (parts.every((part) => accountParts.has(part))) return 'account';
  if (parts.length === 3 && parts.every((part) => markingParts.has(part))) return 'marks';
  return 'signedIn';
}

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
}
export type Manifest = Readonly<Record<string, Chunk>>;

/** The part whose file a module shares with others: the manifest does not know it by itself. */
function partOf(key: string): string {
  if (key === 'src/features/everySignedInPage.ts' || key === 'src/app/layouts/home.ts')
    return 'home';
  if (key.startsWith('src/features/toast/')) return 'forms';
  return /^src\/features\/(\w+)\//.exec(key)?.[1] ?? key;
}

/** The files of some modules, or of files by their names (chunks.ts), each followed by all that it imports. */
export function filesOf(manifest: Manifest, modules: readonly string[]): ReadonlySet<string> {
  // A file that no module alone stands for begins with an underscore.
  const shared = Object.entries(manifest).filter(([key]) => key.startsWith('_'));
  const byName = new Map(shared.map(([, chunk]) => [chunk.name, chunk]));
  const reached = new Set<string>();
  const reach = (key: string): void => {
    const { file, imports = [] } =
      manifest[key] ??
      byName.get(key) ??
      byName.get(partOf(key)) ??
      fail(`${key} is no chunk of the build.`);
    if (reached.has(file)) return;
    reached.add(file);
    for (const each of imports) reach(each);
  };
  for (const module of modules) reach(module);
  return reached;
}

/** Of files that import each other one runs before what it needs is there: the build fails, not the page. */
export function refuseCircles(manifest: Manifest): void {
  const done = new Set<string>();
  const follow = (key: string, above: readonly string[]): void => {
    if (above.includes(key))
      fail(`Files of the build import each other: ${[...above, key].join(' → ')}.`);
    if (done.has(key)) return;
    for (const each of manifest[key]?.imports ?? []) follow(each, [...above, key]);
    done.add(key);
  };
  for (const key of Object.keys(manifest)) follow(key, []);
}

export function fail(message: string): never {
  throw new Error(message);
}
