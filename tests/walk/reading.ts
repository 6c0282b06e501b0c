/** What the charts of the built app say, read in its page: the app has no hook for it, React's own tree leads to them. */

export interface Reading {
  /** Where the app chart is. */
  readonly path: string;
  /** Every state that some running chart is in: chart and state, `checkout.completing.editing`. */
  readonly states: readonly string[];
  readonly tags: readonly string[];
  /** States that some chart was in since the reading before. */
  readonly since: readonly string[];
}

/**
 * Runs in the page; null where the app has not begun. The first time it begins to listen to every chart, so that
 * the states between two readings are told by the next one.
 */
export function readCharts(): Reading | null {
  interface Node {
    path: readonly string[];
    machine: { id: string };
  }
  interface Snapshot {
    status: string;
    context: { path?: string };
    machine?: { id: string };
    _nodes?: readonly Node[];
    tags?: ReadonlySet<string>;
    children?: Record<string, Actor | undefined>;
  }
  interface Actor {
    getSnapshot: () => Snapshot;
    subscribe: (hear: { next: () => void; error: () => void }) => void;
  }
  interface Fiber {
    memoizedProps?: { value?: unknown } | null;
    child: Fiber | null;
    sibling: Fiber | null;
    stateNode?: { current?: Fiber } | null;
  }
  const isApp = (value: unknown): value is Actor =>
    typeof value === 'object' &&
    value !== null &&
    'getSnapshot' in value &&
    typeof value.getSnapshot === 'function' &&
    (value as Actor).getSnapshot().machine?.id === 'app';
  const appUnder = (first: Fiber | undefined): Actor | undefined => {
    const waiting = first ? [first] : [];
    for (let fiber = waiting.pop(); fiber; fiber = waiting.pop()) {
      const value = fiber.memoizedProps?.value;
      if (isApp(value)) return value;
      if (fiber.sibling) waiting.push(fiber.sibling);
      if (fiber.child) waiting.push(fiber.child);
    }
    return undefined;
  };
  const root = document.querySelector('#root');
  const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer$'));
  const container = root && key ? (Reflect.get(root, key) as Fiber) : undefined;
  const app = appUnder(container?.stateNode?.current);
  if (!app) return null;
  const states = (Reflect.get(globalThis, 'statesOfCharts') ?? new Set()) as Set<string>;
  Reflect.set(globalThis, 'statesOfCharts', new Set());
  const heard = (Reflect.get(globalThis, 'heardCharts') ?? new WeakSet()) as WeakSet<Actor>;
  Reflect.set(globalThis, 'heardCharts', heard);
  const tags = new Set<string>();
  const seen = new Set<Actor>();
  const now = new Set<string>();
  const statesIn = ({ _nodes: nodes = [] }: Snapshot): string[] =>
    nodes.flatMap(({ machine, path }) =>
      path.length > 0 ? [[machine.id, ...path].join('.')] : [],
    );
  const hear = (actor: Actor): void => {
    if (heard.has(actor)) return;
    heard.add(actor);
    const next = (): void => {
      const snapshot = actor.getSnapshot();
      const told = Reflect.get(globalThis, 'statesOfCharts') as Set<string>;
      for (const state of statesIn(snapshot)) told.add(state);
      for (const child of Object.values(snapshot.children ?? {})) if (child) hear(child);
    };
    next();
    actor.subscribe({ next, error: () => undefined });
  };
  const read = (actor: Actor): void => {
    if (seen.has(actor)) return;
    seen.add(actor);
    hear(actor);
    const snapshot = actor.getSnapshot();
    for (const state of statesIn(snapshot)) now.add(state);
    for (const tag of snapshot.tags ?? []) tags.add(`${snapshot.machine?.id} ${tag}`);
    for (const child of Object.values(snapshot.children ?? {})) if (child) read(child);
  };
  read(app);
  return {
    path: app.getSnapshot().context.path ?? '',
    states: [...now].toSorted(),
    since: [...states],
    tags: [...tags].toSorted(),
  };
}
