/** The same paths, walked through the rendered view: a person's events by what is on the screen. */
import { act, cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { AnyActorRef } from 'xstate';
import { afterAll, describe, expect, test } from 'vitest';
import { keepCoverage, measureCoverage } from './coverage.ts';
import { changeOf, derivePaths, explore, leavesOf, situationsOf, type Path } from './derive.ts';
import { planted } from './mutants.ts';
import { nothingSeen, Rehearsal, type Seen } from './rehearsal.ts';
import type { Samples } from './samples.ts';

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
  const wanted = new Set(shown.flatMap(({ all }) => [...all]));
  const chosen: Path[] = [];
  while (wanted.size > 0) {
    const gain = ({ all }: { all: Set<string> }) =>
      [...all].filter((each) => wanted.has(each)).length;
    const best = shown.reduce((a, b) =>
      gain(b) / (b.path.occurrences.length + 2) > gain(a) / (a.path.occurrences.length + 2) ? b : a,
    );
    for (const each of best.all) wanted.delete(each);
    chosen.push(best.path);
  }
  return chosen;
}

export function testView({
  samples: sound,
  draw,
  does,
  offers,
  sees,
  unreachable = [],
}: ViewUnderTest): void {
  const samples = planted(sound);
  const exploration = explore(samples, offers);
  const paths = fewest(
    samples,
    derivePaths(
      samples,
      exploration,
      (edge) =>
        `${edge.occurrence.label} ${changeOf(edge)} ${situationsOf(samples, edge.from).join()}`,
    ),
  );
  const seen: Seen = nothingSeen();
  const looked = new Set<string>();

  const look = (rehearsal: Rehearsal): void => {
    const { context, status } = rehearsal.actor.getSnapshot() as { context: never; status: string };
    if (status !== 'active') return;
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
      expect(measureCoverage(samples, 'view', seen, paths.length, unreachable).missing).toEqual([]);
    });

    test('every expectation was looked at', () => {
      expect(Object.keys(sees).filter((each) => !looked.has(each))).toEqual([]);
      const done = new Set(
        paths.flatMap(({ occurrences }) => occurrences.map(({ label }) => label)),
      );
      expect(Object.keys(does).filter((each) => !done.has(each))).toEqual([]);
    });

    afterAll(() => keepCoverage(measureCoverage(samples, 'view', seen, paths.length, unreachable)));
  });
}
