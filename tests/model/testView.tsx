/** The same paths, walked through the rendered view: a person's events by what is on the screen. */
import { act, cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { AnyActorRef } from 'xstate';
import { afterAll, describe, expect, test } from 'vitest';
import { keepCoverage } from './coverage.ts';
import {
  changeOf,
  derivePaths,
  explore,
  leavesOf,
  nothingSeen,
  type Path,
  Rehearsal,
  type Samples,
  type Seen,
  situationsOf,
  measureCoverage,
  type Coverage,
} from './engine/index.ts';
import { ViewKeeper } from './keptViews.ts';
import { planted } from './planted.ts';

export interface ViewUnderTest {
  samples: Samples;
  draw: (actor: AnyActorRef) => ReactElement;
  /** By the label of a person's event: what the person does on the screen. */
  does: Readonly<Record<string, () => void>>;
  /** Where the screen does not offer an event that the chart would take: said by hand, with the reason. */
  offers?: (label: string, context: never) => boolean;
  /** What no screen leads to, though the chart is safe there; the actor's own paths have been there. */
  unreachable?: readonly string[];
  /** By innermost state (or `region.*`): what the person sees there. The actor's snapshot is given for what is typed. */
  sees: Readonly<Record<string, (context: never) => void>>;
}

/** The fewest of the paths, greedily, that together show all that the whole set shows. */
function fewest(samples: Samples, paths: readonly Path[]): Path[] {
  const shown = paths.map((path) => {
    const seen = nothingSeen();
    const rehearsal = new Rehearsal(samples, seen, path.start);
    rehearsal.start();
    for (const occurrence of path.occurrences) rehearsal.perform(occurrence);
    rehearsal.end();
    return {
      path,
      all: new Set([
        ...seen.transitions,
        ...seen.states,
        ...seen.outcomes,
        ...path.occurrences.map(({ label }) => label),
      ]),
    };
  });
  // What each path still adds is counted down as others show it: there are hundreds of paths, with hundreds of things each.
  const gains = shown.map(({ all }) => all.size);
  const showing = new Map<string, number[]>();
  for (const [at, { all }] of shown.entries())
    for (const each of all) {
      const known = showing.get(each);
      if (known) known.push(at);
      else showing.set(each, [at]);
    }
  const worth = (at: number) => gains[at]! / (shown[at]!.path.occurrences.length + 2);
  const chosen: Path[] = [];
  while (showing.size > 0) {
    let best = 0;
    for (let at = 1; at < shown.length; at += 1) if (worth(at) > worth(best)) best = at;
    for (const each of shown[best]!.all) {
      for (const at of showing.get(each) ?? []) gains[at]! -= 1;
      showing.delete(each);
    }
    chosen.push(shown[best]!.path);
  }
  return chosen;
}

/** A fault that stops the chart from being walked at all is noticed as well. */
function testFaulty(view: ViewUnderTest): void {
  try {
    testPaths(view);
  } catch (fault) {
    test('its situations can be explored', () => {
      throw fault;
    });
  }
}

export function testView(view: ViewUnderTest): void {
  const faulty = planted(view.samples);
  if (faulty !== null) {
    for (const { name, samples } of faulty) describe(name, () => testFaulty({ ...view, samples }));
    // Without a fault all of it has to pass, here too: or the faults are noticed for another reason.
    describe('(sound)', () => {
      testPaths(view);
    });
    return;
  }
  const coverage = testPaths(view);
  afterAll(() => keepCoverage(coverage()));
}

function testPaths({
  samples,
  draw,
  does,
  offers,
  sees,
  unreachable = [],
}: ViewUnderTest): () => Coverage {
  const exploration = explore(samples, offers);
  const paths = fewest(
    samples,
    derivePaths(
      exploration,
      (edge) =>
        `${edge.occurrence.label} ${changeOf(edge)} ${situationsOf(samples, edge.from).join()}`,
    ),
  );
  const seen: Seen = nothingSeen();
  const looked = new Set<string>();
  const keeper = new ViewKeeper(samples.chart);
  const coverage = () => measureCoverage(samples, 'view', seen, paths.length, unreachable);

  const look = (rehearsal: Rehearsal): void => {
    const { context, status } = rehearsal.actor.getSnapshot() as { context: never; status: string };
    if (status !== 'active') return;
    keeper.keep(rehearsal.leaves);
    for (const leaf of rehearsal.leaves) {
      const name = leaf in sees ? leaf : `${leaf.slice(0, leaf.lastIndexOf('.'))}.*`;
      const expectation = sees[name];
      if (expectation === undefined)
        expect.fail(`nothing is said of what a person sees in ${leaf}`);
      looked.add(name);
      expectation(context);
    }
  };

  describe(`${samples.chart} on the screen, ${paths.length} paths`, () => {
    test.each(paths)('$title', async (path) => {
      const rehearsal = new Rehearsal(samples, seen, path.start);
      rehearsal.start();
      await act(async () => void render(draw(rehearsal.actor)));
      look(rehearsal);
      for (const [index, occurrence] of path.occurrences.entries()) {
        if (occurrence.kind !== 'person') await act(async () => void rehearsal.perform(occurrence));
        else if (does[occurrence.label] === undefined)
          expect.fail(`nothing is said of how a person does ${occurrence.label}`);
        else does[occurrence.label]!();
        await act(async () => {});
        expect(rehearsal.leaves, `after ${occurrence.label}`).toEqual(
          leavesOf(path.expected[index]!),
        );
        look(rehearsal);
      }
      rehearsal.end();
      cleanup();
    });

    test('every state, every written transition and both outcomes of every guard are reached through the screen', () => {
      expect(coverage().missing).toEqual([]);
    });

    test('every expectation was looked at', () => {
      expect(Object.keys(sees).filter((each) => !looked.has(each))).toEqual([]);
      const done = new Set(
        paths.flatMap(({ occurrences }) => occurrences.map(({ label }) => label)),
      );
      expect(Object.keys(does).filter((each) => !done.has(each))).toEqual([]);
    });

    afterAll(() => keeper.write());
  });
  return coverage;
}
