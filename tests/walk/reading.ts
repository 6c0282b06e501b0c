/** What the charts of the built app say, read in its page: the app has no hook for it, React's own trees lead to them. */
import type { Page } from 'playwright-core';

export interface Reading {
  /** Where the app chart is. */
  readonly path: string;
  /** Every state that some running chart is in: chart and state, `checkout.completing.editing`. */
  readonly states: readonly string[];
  readonly tags: readonly string[];
  /** States that some chart came through since the reading before, those that it did not stop in too. */
  readonly since: readonly string[];
}

/**
 * Runs in the page before its scripts do. As soon as the app is drawn it listens to all that its actors tell;
 * what works beside the app (the network, new versions) has a tree and actors of its own.
 */
export function listenToCharts(): void {
  interface Node {
    path: readonly string[];
    machine: { id: string };
  }
  interface Snapshot {
    context?: { path?: string };
    machine?: { id: string };
    _nodes?: readonly Node[];
    tags?: ReadonlySet<string>;
    children?: Record<string, Actor | undefined>;
  }
  interface Actor {
    getSnapshot: () => Snapshot;
    system: { inspect: (hear: (told: { snapshot?: Snapshot }) => void) => void };
  }
  interface Fiber {
    memoizedProps?: Record<string, unknown> | null;
    child: Fiber | null;
    sibling: Fiber | null;
    stateNode?: { current?: Fiber } | null;
  }
  const since = new Set<string>();
  const roots = new Map<string, Actor>();
  const nameOf = (value: unknown): string | undefined =>
    typeof value === 'object' &&
    value !== null &&
    'getSnapshot' in value &&
    typeof value.getSnapshot === 'function'
      ? (value as Actor).getSnapshot().machine?.id
      : undefined;
  const statesIn = ({ _nodes: nodes = [] }: Snapshot): string[] =>
    nodes.flatMap(({ machine, path }) =>
      path.length > 0 ? [[machine.id, ...path].join('.')] : [],
    );
  const hear = (id: string, actor: Actor): void => {
    roots.set(id, actor);
    actor.system.inspect(({ snapshot }) => {
      for (const state of snapshot ? statesIn(snapshot) : []) since.add(state);
    });
    all(actor, (snapshot) => {
      for (const state of statesIn(snapshot)) since.add(state);
    });
  };
  const all = (actor: Actor, see: (snapshot: Snapshot) => void): void => {
    const seen = new Set<Actor>();
    const waiting = [actor];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      const snapshot = next.getSnapshot();
      see(snapshot);
      for (const child of Object.values(snapshot.children ?? {})) if (child) waiting.push(child);
    }
  };
  const lookUnder = (element: Element): void => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactContainer$'));
    const first = key ? (Reflect.get(element, key) as Fiber).stateNode?.current : undefined;
    const waiting = first ? [first] : [];
    for (let fiber = waiting.pop(); fiber; fiber = waiting.pop()) {
      for (const value of Object.values(fiber.memoizedProps ?? {})) {
        const id = nameOf(value);
        if (id && ['app', 'network', 'appUpdate'].includes(id) && !roots.has(id))
          hear(id, value as Actor);
      }
      if (fiber.sibling) waiting.push(fiber.sibling);
      if (fiber.child) waiting.push(fiber.child);
    }
  };
  const look = (): void => {
    if (!roots.has('app')) for (const root of document.querySelectorAll('#root')) lookUnder(root);
    else for (const root of document.querySelectorAll('body > div:not(#root)')) lookUnder(root);
    if (roots.size < 3) setTimeout(look, roots.has('app') ? 200 : 5);
  };
  const read = (): Reading | null => {
    const app = roots.get('app');
    if (!app) return null;
    const now = new Set<string>();
    const tags = new Set<string>();
    for (const actor of roots.values())
      all(actor, (snapshot) => {
        for (const state of statesIn(snapshot)) now.add(state);
        for (const tag of snapshot.tags ?? []) tags.add(`${snapshot.machine?.id} ${tag}`);
      });
    const told = [...since];
    since.clear();
    const path = app.getSnapshot().context?.path ?? '';
    return { path, states: [...now].toSorted(), since: told, tags: [...tags].toSorted() };
  };
  Reflect.set(globalThis, 'readCharts', read);
  look();
}

/** Null where the app has not begun. */
export const readCharts = (page: Page): Promise<Reading | null> =>
  page
    .evaluate(() => {
      const read = Reflect.get(globalThis, 'readCharts') as (() => Reading | null) | undefined;
      return read ? read() : null;
    })
    .catch(() => null);
