/** What is drawn of a chart: boxes in boxes, and arrows with the events that they stand for. */
import { holds, type ReviewChart, type ReviewState, type ReviewTransition } from './chart.ts';
import { widthOf, wrap } from './text.ts';

export const sizes = { title: 14, line: 12, lineHeight: 16, label: 12 } as const;

export interface Box {
  id: string;
  /** `start` is the dot where a compound state begins, `anywhere` what its states have in common. */
  kind: 'state' | 'start' | 'anywhere';
  /** The state it stands for. */
  path: string;
  title: string;
  /** Under the title: what is invoked, and what is answered without leaving. */
  lines: readonly string[];
  /** How many states are hidden in it, where it is folded. */
  folded: number;
  type: ReviewState['type'];
  children: readonly Box[];
  width: number;
  /** Of the title and its lines. */
  height: number;
}
export interface Arrow {
  id: string;
  from: string;
  to: string;
  labels: readonly string[];
  /** The transitions that it stands for. */
  transitions: readonly ReviewTransition[];
}
export interface Graph {
  root: Box;
  arrows: readonly Arrow[];
}

export const labelOf = ({ event, guard }: ReviewTransition): string =>
  guard === '' ? event : `${event} [${guard}]`;

/** The innermost box that shows a state: itself, or the folded one around it. */
export function shownAs(path: string, folded: ReadonlySet<string>): string {
  const parts = path.split('.');
  for (let length = 1; length < parts.length; length++) {
    const outer = parts.slice(0, length).join('.');
    if (folded.has(outer)) return outer;
  }
  return path;
}

type Placed = ReviewTransition & { from: string; to: string };

/** Where an arrow begins and ends, so that none runs between a box and what is inside it. */
function place(transition: ReviewTransition, folded: ReadonlySet<string>): Placed[] {
  const source = shownAs(transition.source, folded);
  return transition.targets.map((each) => {
    const target = shownAs(each, folded);
    const inwards = source !== target && holds(source, target);
    const outwards = source !== target && holds(target, source);
    return {
      ...transition,
      from: inwards ? `${source}:anywhere` : source,
      to: outwards ? `${target}:start` : target,
    };
  });
}

export function graphOf(chart: ReviewChart, folded: ReadonlySet<string> = new Set()): Graph {
  const placed = chart.transitions.flatMap((each) => place(each, folded));
  const between = placed.filter(({ from, to }) => from !== to);
  const root = boxOf(chart, chart.states.get('')!, folded, between);
  return { root, arrows: [...arrowsOf(between), ...startArrows(chart, folded, between)] };
}

/** One arrow for each pair of boxes, with everything that leads from one to the other. */
function arrowsOf(placed: readonly Placed[]): Arrow[] {
  const pairs = new Map<string, Placed[]>();
  for (const each of placed) {
    const id = `${each.from} → ${each.to}`;
    pairs.set(id, [...(pairs.get(id) ?? []), each]);
  }
  return [...pairs].map(([id, transitions]) => ({
    id,
    from: transitions[0]!.from,
    to: transitions[0]!.to,
    labels: [...new Set(transitions.map(labelOf))].flatMap((label) => wrap(label, 26)),
    transitions,
  }));
}

function startArrows(
  chart: ReviewChart,
  folded: ReadonlySet<string>,
  placed: readonly Placed[],
): Arrow[] {
  return [...chart.states.values()]
    .filter(({ path }) => needsStart(chart, path, folded, placed))
    .flatMap(({ path, initial }) =>
      initial.map((target) => ({
        id: `${path}:start → ${target}`,
        from: `${path}:start`,
        to: shownAs(target, folded),
        labels: [],
        transitions: [],
      })),
    );
}

const isShown = (path: string, folded: ReadonlySet<string>): boolean =>
  shownAs(path, folded) === path && !folded.has(path);

function needsStart(
  chart: ReviewChart,
  path: string,
  folded: ReadonlySet<string>,
  placed: readonly Placed[],
): boolean {
  const { type } = chart.states.get(path)!;
  if (!isShown(path, folded)) return false;
  return type === 'compound' || placed.some(({ to }) => to === `${path}:start`);
}

function linesOf(chart: ReviewChart, state: ReviewState, folded: ReadonlySet<string>): string[] {
  const own = chart.transitions.filter(({ source }) => source === state.path);
  const again = own.filter(
    ({ kind, targets }) => kind === 'moves' && targets.every((each) => each === state.path),
  );
  const stays = own.filter(({ kind }) => kind === 'stays');
  const ignored = own.filter(({ kind }) => kind === 'ignores');
  const inside = folded.has(state.path) ? [`${countInside(chart, state)} states inside`] : [];
  return [
    ...state.invokes.map(({ id, src }) => `runs ${id === src ? id : `${id} (${src})`}`),
    ...[...new Set(again.map(labelOf))].map((label) => `${label}, again`),
    ...new Set(stays.map(labelOf)),
    ...[...new Set(ignored.map(({ event }) => event))].map((event) => `not ${event}`),
    ...inside,
  ].flatMap((line) => wrap(line, 40));
}

const countInside = (chart: ReviewChart, { path }: ReviewState): number =>
  [...chart.states.keys()].filter((each) => each !== path && holds(path, each)).length;

function boxOf(
  chart: ReviewChart,
  state: ReviewState,
  folded: ReadonlySet<string>,
  placed: readonly Placed[],
): Box {
  const isFolded = folded.has(state.path);
  const lines = linesOf(chart, state, folded);
  const children = isFolded
    ? []
    : state.children.map((path) => boxOf(chart, chart.states.get(path)!, folded, placed));
  const title = state.path === '' ? chart.name : state.key;
  const pseudo: Box[] = [];
  if (needsStart(chart, state.path, folded, placed)) pseudo.push(dot(state.path));
  if (placed.some(({ from }) => from === `${state.path}:anywhere`))
    pseudo.push(anywhere(state.path));
  const widest = Math.max(
    widthOf(title, sizes.title, true) + (state.children.length > 0 ? 28 : 0),
    ...lines.map((line) => widthOf(line, sizes.line)),
  );
  return {
    id: state.path,
    kind: 'state',
    path: state.path,
    title,
    lines,
    folded: isFolded ? countInside(chart, state) : 0,
    type: state.type,
    children: children.length === 0 ? [] : [...pseudo, ...children],
    width: Math.max(64, Math.ceil(widest) + 24),
    height: 30 + lines.length * sizes.lineHeight + (lines.length > 0 ? 6 : 0),
  };
}

const pseudoBox = { lines: [], folded: 0, type: 'atomic', children: [] } as const;
const dot = (path: string): Box => ({
  ...pseudoBox,
  id: `${path}:start`,
  kind: 'start',
  path,
  title: '',
  width: 14,
  height: 14,
});
const anywhere = (path: string): Box => ({
  ...pseudoBox,
  id: `${path}:anywhere`,
  kind: 'anywhere',
  path,
  title: 'from any of these',
  width: Math.ceil(widthOf('from any of these', sizes.line)) + 22,
  height: 26,
});
