/**
 * Which file of the build a module goes into. Left to itself the bundler makes a file for every set
 * of rooms that share something: thirty small ones in a room's first visit, and each costs a line's
 * delay and its headers. So a file is what is fetched together: what the app starts with, what calls
 * the services, what the rooms have in common, and each room's own.
 */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { places } from '../../src/app/places.ts';

/** What src/main.tsx fetches at once, wherever the visit begins. */
const start = 'src/app/mount.tsx';

/** The pages for anyone are small and alike; what they share comes with each of them. */
const pages = [
  places['/login'],
  places['/signup'],
  places['/forgot-password'],
  places['/reset-password'],
  places['/verify-email'],
  places['/privacy'],
].flat();
/** Pages for anyone that share more with the rooms than the others do. */
const longer: readonly string[] = ['sources', 'onboarding'];
/** They call nobody before somebody has filled them in. */
const forms: readonly string[] = ['login', 'signup', 'forgotPassword', 'resetPassword'];
/** Every room of the signed-in has these. */
const house = ['home', 'bar', 'access', 'feedback'];

interface Graph {
  getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

/** By part of src/app/places.ts: the modules that src/app imports for it, as paths from the root. */
export function modulesByPart(root: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of ['screens.tsx', 'charts.ts', 'homeFeatures.ts', 'publicFeatures.ts']) {
    const source = readFileSync(join(root, 'src/app', file), 'utf8');
    for (const [, part = '', path = ''] of source.matchAll(
      /^ +(\w+): (?:async )?\(\) =>[^;]*?import\(\s*'([^']+)'\s*\)/gm,
    )) {
      found.set(part, [...(found.get(part) ?? []), posix.join('src/app', path)]);
    }
  }
  return found;
}

/** Names the file of each module; null leaves it to the bundler. */
export function nameChunks(root: string): (id: string, graph: Graph) => string | null {
  let known: ReturnType<typeof divide> | undefined;
  return (id, graph) => (known ??= divide(root, graph))(id);
}

function divide(root: string, graph: Graph): (id: string) => string | null {
  const reachedFrom = (...modules: readonly string[]): ReadonlySet<string> => {
    const reached = new Set<string>();
    const queue = modules.map((module) => join(root, module));
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      if (reached.has(id)) continue;
      reached.add(id);
      queue.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
    }
    return reached;
  };
  const modules = modulesByPart(root);
  const reachedByPart = new Map([...modules].map(([part, each]) => [part, reachedFrom(...each)]));
  /** What is imported as a whole keeps a file of its own: the manifest knows it by that. */
  const whole = new Set([...modules.values()].flat().map((module) => join(root, module)));
  const first = reachedFrom('src/main.tsx');
  const atStart = reachedFrom(start);
  const calling = reachedFrom('src/api/client.ts', 'contract/account.ts');

  return (id) => {
    if (/\/node_modules\/(?:react|react-dom|scheduler)\//.test(id)) return 'react';
    if (
      /\/node_modules\/(?:xstate|@xstate\/react|use-sync-external-store|use-isomorphic-layout-effect)\//.test(
        id,
      )
    )
      return 'xstate';
    if (whole.has(id) || first.has(id)) return null;
    // Charts are built when their file is run: that is a piece of work of its own.
    if (atStart.has(id) && id.includes('/machines/')) return 'xstate';
    if (atStart.has(id)) return 'app';
    const parts = [...reachedByPart].flatMap(([part, reached]) => (reached.has(id) ? [part] : []));
    if (calling.has(id)) return parts.some((part) => forms.includes(part)) ? 'errors' : 'calls';
    if (parts.length < 2) return null;
    if (parts.includes('landing')) return 'door';
    if (parts.some((part) => pages.includes(part as never))) return 'forms';
    if (parts.some((part) => longer.includes(part))) return 'more';
    if (parts.every((part) => house.includes(part))) return 'home';
    return 'rooms';
  };
}

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
}
export type Manifest = Readonly<Record<string, Chunk>>;

/** The files of some modules, or of files by their names (chunks.ts), with all that they import. */
export function filesOf(manifest: Manifest, modules: readonly string[]): ReadonlySet<string> {
  const byName = new Map(Object.values(manifest).map((chunk) => [chunk.name, chunk]));
  const reached = new Set<string>();
  const reach = (key: string): void => {
    const { file, imports = [] } =
      manifest[key] ?? byName.get(key) ?? fail(`${key} is no chunk of the build.`);
    if (reached.has(file)) return;
    reached.add(file);
    for (const each of imports) reach(each);
  };
  for (const module of modules) reach(module);
  return reached;
}

export function fail(message: string): never {
  throw new Error(message);
}
