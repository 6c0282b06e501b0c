/** What the first visit of a page costs, on a middling telephone. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure } from '../../scripts/bench.ts';
import { type Cost, measurePages, profiles } from './measurePage.ts';
import { serveReferencePage } from './referencePage.ts';
import { sessionStorageOf, startServices } from './services.ts';

export const name = 'Pages';

const kB = 1000;
/** What the door must reach; scripts/sizes.ts holds the bytes of every place with each test run. */
const door = [
  { path: '/landing', script: 90 * kB, largestPaint: 1_000, blocking: 75 },
  { path: '/login', script: 105 * kB, largestPaint: 1_100, blocking: 120 },
];
const mostForKitchen = 165 * kB;
/** Milliseconds until a page stands there whose files are kept on the device. */
const longestWarm = 1_200;

/**
 * The first route of comparable apps under the same throttling, measured in one run of their own
 * (November 2026, median of 5). Times compare within a run only: hold ratios against ours.
 */
const peers = [
  { page: 'Mealie /login', scriptKB: 419, largestPaint: 7016, blocking: 1939 },
  { page: 'Tandoor /', scriptKB: 444, largestPaint: 8280, blocking: 1445 },
  { page: 'RecipeSage /auth/login', scriptKB: 851, largestPaint: 7672, blocking: 1987 },
  {
    page: 'Norish /login, rendered by its server',
    scriptKB: 337,
    largestPaint: 2908,
    blocking: 350,
  },
  {
    page: 'Cypress RWA /signin (React and XState)',
    scriptKB: 795,
    largestPaint: 8860,
    blocking: 2994,
  },
  { page: 'Smart Recipe Generator /Home', scriptKB: 152, largestPaint: 3792, blocking: 75 },
];

export async function run(): Promise<Figure[]> {
  const services = await startServices();
  const reference = await serveReferencePage();
  try {
    const storage = await sessionStorageOf(services.origin);
    const pages = [
      { name: '/landing', url: `${services.origin}/landing` },
      { name: '/login', url: `${services.origin}/login` },
      { name: '/ai-kitchen', url: `${services.origin}/ai-kitchen`, storage },
      { name: '/ai-kitchen', url: `${services.origin}/ai-kitchen`, storage, warm: true },
      { name: '/planner', url: `${services.origin}/planner`, storage, warm: true },
      { name: 'reference', url: reference.url },
    ];
    const [landing, login, kitchen, warmKitchen, warmPlanner, fixed] = await measurePages(
      pages,
      profiles.mobile,
    );
    if (!landing || !login || !kitchen || !warmKitchen || !warmPlanner || !fixed)
      throw new Error('A page was not measured.');
    for (const { sample, name: page } of [landing, login, kitchen, warmKitchen, warmPlanner]) {
      if (sample.errors.length > 0) throw new Error(`${page} threw: ${sample.errors.join('; ')}`);
    }
    return [
      ...[landing, login].flatMap((cost) => doorFigures(cost)),
      otherRoutesFigure(login),
      scriptFigure('/ai-kitchen, signed in, first visit: script', kitchen, mostForKitchen),
      ...[warmKitchen, warmPlanner].map((cost) => warmFigure(cost)),
      ...[landing, login].map((cost) => timesFigure(cost.name, cost)),
      timesFigure('/ai-kitchen, signed in', kitchen),
      timesFigure('Reference page', fixed),
      ...peers.map(({ page, scriptKB, largestPaint, blocking }) =>
        compare(
          page,
          `${scriptKB} kB script, largest paint ${largestPaint} ms, blocking ${blocking} ms`,
        ),
      ),
    ];
  } finally {
    reference.stop();
    await services.stop();
  }
}

function doorFigures(cost: Cost): Figure[] {
  const line = door.find(({ path }) => path === cost.name);
  if (!line) throw new Error(`${cost.name} has no line.`);
  const within = (what: string, measured: number, most: number): Figure => ({
    what: `${cost.name}, first visit: ${what}`,
    measured: `${measured.toFixed(0)} ms`,
    target: `≤ ${most} ms`,
    met: measured <= most,
  });
  return [
    scriptFigure(`${cost.name}, first visit: script`, cost, line.script),
    within('largest paint', cost.largestPaint, line.largestPaint),
    within('blocking', cost.blocking, line.blocking),
  ];
}

const warmFigure = ({ name: page, firstPaint, largestPaint, blocking }: Cost): Figure => ({
  what: `${page}, signed in, with the service worker: largest paint`,
  measured: `${largestPaint.toFixed(0)} ms (first paint ${firstPaint.toFixed(0)} ms, blocking ${blocking.toFixed(0)} ms)`,
  target: `≤ ${longestWarm} ms`,
  met: largestPaint <= longestWarm,
});

function scriptFigure(
  what: string,
  { scriptBytes, scriptBodies, sample }: Cost,
  most: number,
): Figure {
  // What is smaller than a packet the build does not compress.
  const plain = sample.requests.filter(
    (each) => each.kind === 'script' && each.encoding !== 'br' && each.body > kB,
  );
  const measured = `${(scriptBodies / kB).toFixed(1)} kB (${(scriptBytes / kB).toFixed(1)} kB with headers)${plain.length > 0 ? `, ${plain.length} of it not brotli` : ''}`;
  return {
    what,
    measured,
    target: `≤ ${most / kB} kB brotli`,
    met: scriptBodies > 0 && scriptBodies <= most && plain.length === 0,
  };
}

/** Each view that a route loads on demand is a chunk of its own; /login fetches none but its own. */
function otherRoutesFigure({ sample }: Cost): Figure {
  const fetched = new Set(sample.requests.map((each) => new URL(each.url).pathname.slice(1)));
  // Toasts are every page's.
  const others = routeChunks().filter(
    ({ view, file }) => !['login', 'toast'].includes(view) && fetched.has(file),
  );
  const measured = others.length === 0 ? 'none' : others.map(({ view }) => view).join(', ');
  return {
    what: "/login, first visit: other routes' code",
    measured,
    target: 'none',
    met: others.length === 0,
  };
}

function routeChunks(): { view: string; file: string }[] {
  const path = join(import.meta.dirname, '..', '..', 'dist', '.vite', 'manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<
    string,
    { file: string; isDynamicEntry?: boolean }
  >;
  const routes = Object.entries(manifest).flatMap(([source, { file, isDynamicEntry }]) => {
    const view = /^src\/views\/(\w+)\//.exec(source)?.[1];
    return view && isDynamicEntry ? [{ view, file }] : [];
  });
  if (routes.length === 0)
    throw new Error('No view is loaded on demand: every route is in the first visit.');
  return routes;
}

function timesFigure(
  what: string,
  { requests, totalBytes, firstPaint, largestPaint, blocking }: Cost,
): Figure {
  const times = `first paint ${firstPaint.toFixed(0)} ms, largest paint ${largestPaint.toFixed(0)} ms, blocking ${blocking.toFixed(0)} ms`;
  return compare(what, `${times}; ${requests} requests, ${(totalBytes / kB).toFixed(0)} kB in all`);
}

function compare(what: string, measured: string): Figure {
  return { what, measured, target: 'for comparison', met: true };
}
