/** The review site without a browser: what is drawn of every chart, how one is played, and that it is served. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ELK from 'elkjs/lib/elk.bundled.js';
import { describe, expect, test } from 'vitest';
import { changeOf, derivePaths, explore, leavesOf, mutantsOf } from '../engine/index.ts';
import { access } from '../samples/access.ts';
import { checkout } from '../samples/checkout.ts';
import { everySample } from '../samples/index.ts';
import { signup } from '../samples/signup.ts';
import { survivorsOf } from '../survivors.ts';
import { examineChart } from '../tables.ts';
import { changesOf, outlineOf, readRelease } from './changes.ts';
import { chartOf, holds } from './chart.ts';
import { drawSvg } from './draw.ts';
import { graphOf, labelOf, shownAs } from './graph.ts';
import { layOut, type Layout, type PlacedBox } from './layout.ts';
import { addressOf, readAddress } from './page/address.ts';
import { screenFile, screenNames, screens } from './screens.ts';
import { findablesOf, searchIn } from './search.ts';
import { serveSite } from './serve.ts';
import { Simulation } from './simulation.ts';
import { standingOf } from './standing.ts';
import { waysOf } from './ways.ts';

const elk = new ELK();
interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}
const meet = (one: Area, other: Area): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
const isWithin = (inner: Area, outer: Area): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width + 0.5 &&
  inner.y + inner.height <= outer.y + outer.height + 0.5;

/** What a reader would stumble over. */
function faultsOf({ boxes, arrows }: Layout): string[] {
  const byId = new Map(boxes.map((box) => [box.id, box]));
  const inside = (outer: PlacedBox): PlacedBox[] =>
    outer.children.map((child) => byId.get(child.id)!);
  const innermost = boxes.filter(({ children }) => children.length === 0);
  return [
    ...boxes.flatMap((outer) =>
      inside(outer).flatMap((child, index, siblings) => [
        ...(isWithin(child, outer) ? [] : [`${child.id} sticks out of ${outer.id}`]),
        ...siblings
          .slice(index + 1)
          .filter((other) => meet(child, other))
          .map((other) => `${child.id} lies on ${other.id}`),
      ]),
    ),
    ...arrows.flatMap(({ id, label }) =>
      innermost
        .filter((box) => label !== null && meet(label, box))
        .map((box) => `the words of ${id} lie on ${box.id}`),
    ),
    ...arrows.filter(({ points }) => points.length === 0).map(({ id }) => `${id} has no line`),
  ];
}

describe.each(everySample.map((samples) => [samples.chart, samples] as const))(
  'the diagram of %s',
  (_, samples) => {
    const chart = chartOf(samples);
    test('has every state and every transition, each in a place of its own', async () => {
      const graph = graphOf(chart);
      const layout = await layOut(graph, elk);
      expect(faultsOf(layout)).toEqual([]);
      const svg = drawSvg(layout, chart.name);
      for (const path of chart.states.keys()) expect(svg).toContain(`data-path="${path}"`);
      const told = layout.boxes.map(({ lines }) => lines.join(' ')).join('\n');
      for (const each of chart.transitions) {
        const isDrawn = graph.arrows.some(
          ({ transitions, labels }) =>
            transitions.some(({ id }) => id === each.id) &&
            labels.join(' ').includes(labelOf(each)),
        );
        expect(
          isDrawn || told.includes(each.kind === 'ignores' ? each.event : labelOf(each)),
          each.id,
        ).toBe(true);
      }
      const textSizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
      expect(Math.min(...textSizes)).toBeGreaterThanOrEqual(12);
    });

    test('can be folded', async () => {
      const outer = [...chart.states.values()].filter(
        ({ path, children }) => path !== '' && children.length > 0,
      );
      const folded = new Set(outer.map(({ path }) => path));
      const layout = await layOut(graphOf(chart, folded), elk);
      expect(faultsOf(layout)).toEqual([]);
      const shown = layout.boxes.flatMap(({ kind, path }) => (kind === 'state' ? [path] : []));
      expect(new Set(shown)).toEqual(
        new Set([...chart.states.keys()].map((path) => shownAs(path, folded))),
      );
    });
  },
);

test('a state holds itself and what is in it, and no other whose name begins alike', () => {
  expect([holds('a.b', 'a.b'), holds('a.b', 'a.b.c'), holds('a.b', 'a.bc')]).toEqual([
    true,
    true,
    false,
  ]);
});

describe.each([checkout, signup, access].map((samples) => [samples.chart, samples] as const))(
  '%s, played',
  (_, samples) => {
    test('is where the chart itself would be, after every step of the derived paths', () => {
      for (const path of derivePaths(explore(samples), changeOf)) {
        const simulation = new Simulation(samples, { start: path.start ?? '', steps: [] });
        for (const [index, { label }] of path.occurrences.entries()) {
          simulation.perform(label);
          expect([simulation.trouble, simulation.leaves], path.title).toEqual([
            null,
            leavesOf(path.expected[index]!),
          ]);
        }
      }
    });

    test('comes to each state by the shortest way', () => {
      const ways = waysOf(samples);
      const chart = chartOf(samples);
      // What is left at once by itself is passed through, and no way ends there.
      const passed = chart.transitions.flatMap(({ source, event }) =>
        event === 'always' ? [source] : [],
      );
      const unreached = [...chart.states.keys()].filter((path) => ways[path] === undefined);
      expect(unreached.filter((path) => !passed.includes(path))).toEqual([]);
      for (const [path, way] of Object.entries(ways)) {
        const simulation = new Simulation(samples, way);
        expect([simulation.trouble, simulation.active.includes(path)], path).toEqual([null, true]);
      }
    });
  },
);

test('what happens when the popup is closed and the network is gone?', () => {
  const way = waysOf(checkout)['openingPopup']!;
  const simulation = new Simulation(checkout, way);
  simulation.perform('openPopup answers closed');
  expect(simulation.leaves).toEqual(['recheckingPayment']);
  simulation.perform('confirmPayment fails');
  expect(simulation.leaves).toEqual(['paymentUnchecked']);
  simulation.undo();
  expect(simulation.leaves).toEqual(['recheckingPayment']);
  simulation.reset();
  expect(simulation.way.steps).toEqual([]);
});

const find = searchIn(everySample.flatMap(findablesOf));
test.each([
  ['What happens when the popup is closed and the network is gone?', 'checkout', /[pP]opup/],
  ['Where can a deletion be cancelled', 'accountDeletion', /confirming|proving|asked/],
  ['PAY-09', 'checkout', /activat|serverFailed/],
])('%s is answered by a state of the right chart', (question, chart, path) => {
  const first = find(question).slice(0, 12);
  expect(first.filter((each) => each.chart === chart && path.test(each.path))).not.toEqual([]);
});
test('words that no chart has find nothing', () => {
  expect(find('what is the zeppelin doing')).toEqual([]);
});

test('every fault that can be planted in a chart has its place, and every transition a path', () => {
  const samples = everySample.find(({ chart }) => chart === 'checkout')!;
  const standing = standingOf(examineChart(samples));
  const placed = [
    ...Object.values(standing.transitions).flatMap(({ faults }) => faults),
    ...Object.values(standing.states).flat(),
  ];
  expect(placed).toHaveLength(mutantsOf(samples.machine).length);
  const unwalked = chartOf(samples).transitions.filter(
    ({ id }) => standing.transitions[id]!.paths === 0,
  );
  expect(unwalked).toEqual([]);
  const explained = placed.flatMap((fault) => fault.explained ?? []);
  expect(explained).toHaveLength(survivorsOf('checkout').length);
});

test('what has changed since the released version is told by names; a new chart is new as a whole', () => {
  const now = outlineOf(checkout.machine);
  expect(changesOf(now, now)).toEqual({
    newStates: [],
    goneStates: [],
    newTransitions: [],
    goneTransitions: [],
  });
  const [state, ...states] = now.states;
  const [transition, ...transitions] = now.transitions;
  expect(
    changesOf(now, { states: [...states, 'old'], transitions: [...transitions, 'old → new'] }),
  ).toMatchObject({
    newStates: [state],
    goneStates: ['old'],
    newTransitions: [transition],
    goneTransitions: ['old → new'],
  });
  expect(changesOf(now, undefined)).toBeNull();
  expect(readRelease().charts['checkout']!.states).toContain('openingPopup');
});

test('a step that is not possible is told, and the steps before it stand', () => {
  const simulation = new Simulation(checkout, {
    start: 'a payment',
    steps: ['payment.submitted', 'activate answers'],
  });
  expect(simulation.trouble).toContain("'activate answers' is not possible here");
  expect(simulation.leaves).toEqual(['preparing.fetchingKey']);
});

test('an address keeps the page, the state and the steps, whatever they are called', () => {
  const address = {
    page: 'checkout',
    item: 'completing.editing',
    way: { start: 'a ~ payment & more?', steps: ['routes says /login', 'x = 100 % + y'] },
  };
  expect(readAddress(addressOf(address))).toEqual(address);
  expect(readAddress('')).toEqual({ page: '', item: '', way: { start: '', steps: [] } });
  expect(readAddress('#/checkout/%E0').item).toBe('%E0');
});

test('every photograph is there, and belongs to a state that there is', () => {
  const files = screenNames.flatMap((name) => [
    screenFile(name, 'light'),
    screenFile(name, 'dark'),
  ]);
  const folder = new URL('../../../docs/screens/', import.meta.url);
  expect(files.filter((file) => !existsSync(new URL(file, folder)))).toEqual([]);
  for (const [name, states] of Object.entries(screens)) {
    const chart = chartOf(everySample.find((samples) => samples.chart === name)!);
    expect(Object.keys(states).filter((path) => !chart.states.has(path))).toEqual([]);
  }
});

test('it is built when somebody first asks for it, and again where that failed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'platewise-site-'));
  let builds = 0;
  const { address, close } = await serveSite(folder, 0, async () => {
    builds += 1;
    if (builds === 1) throw new Error('a chart does not read');
    await Promise.resolve();
    writeFileSync(join(folder, 'index.html'), '<h1>Flows</h1>');
  });
  try {
    const failed = await fetch(address);
    expect([failed.status, await failed.text()]).toEqual([
      500,
      'The site could not be built: Error: a chart does not read',
    ]);
    expect((await fetch(address)).status).toBe(200);
    expect((await fetch(address)).status).toBe(200);
    expect(builds).toBe(2);
  } finally {
    await close();
    rmSync(folder, { recursive: true });
  }
});

test('the site is served on a port of its own, and nothing else is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'platewise-site-'));
  writeFileSync(join(folder, 'index.html'), '<h1>Flows</h1>');
  mkdirSync(join(folder, 'screens'));
  writeFileSync(join(folder, 'screens', 'a-1280-light.webp'), 'picture');
  const { address, close } = await serveSite(folder);
  try {
    const page = await fetch(address);
    expect([page.status, await page.text()]).toEqual([200, '<h1>Flows</h1>']);
    expect(page.headers.get('content-type')).toContain('text/html');
    // In development it stands behind the page.
    const behind = await fetch(`${address}flows`);
    expect([behind.url, await behind.text()]).toEqual([`${address}flows/`, '<h1>Flows</h1>']);
    const screen = await fetch(`${address}screens/a-1280-light.webp`);
    expect([screen.headers.get('content-type'), await screen.text()]).toEqual([
      'image/webp',
      'picture',
    ]);
    for (const missing of ['../../package.json', 'screens/b.webp', 'screens/../x.webp', 'data.js'])
      expect((await fetch(`${address}${missing}`)).status, missing).toBe(404);
    expect((await fetch(address, { method: 'POST' })).status).toBe(404);
  } finally {
    await close();
    rmSync(folder, { recursive: true });
  }
});
