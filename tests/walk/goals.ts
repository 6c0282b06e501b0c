/** What has been reached, what has not, and on which errands it may be. */
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { charts } from '../machines/charts.ts';
import type { Errand } from './errands.ts';

export const statesOf = (machine: AnyStateMachine): string[] => {
  const under = (node: AnyStateNode): AnyStateNode[] =>
    Object.values(node.states).flatMap((state) => [state, ...under(state)]);
  return under(machine.root).map(({ path }) => [machine.id, ...path].join('.'));
};

const chartOf = (state: string): string => state.slice(0, state.indexOf('.'));
const all: readonly string[] = Object.values(charts).flatMap(statesOf);

export class Goals {
  readonly reached = new Set<string>();
  /** The charts that ran on an errand. */
  readonly #seen = new Map<Errand, Set<string>>();
  readonly #runs = new Map<Errand, number>();

  runs(errand: Errand): number {
    return this.#runs.get(errand) ?? 0;
  }

  begin(errand: Errand): void {
    this.#runs.set(errand, this.runs(errand) + 1);
    if (!this.#seen.has(errand)) this.#seen.set(errand, new Set());
  }

  /** @returns whether one of them is new */
  reach(errand: Errand, states: readonly string[]): boolean {
    const before = this.reached.size;
    for (const state of states) {
      this.reached.add(state);
      this.#seen.get(errand)?.add(chartOf(state));
    }
    return this.reached.size > before;
  }

  /** The errand on which most may be reached that has not been; one that nobody went on comes first. */
  best(errands: readonly Errand[], random: () => number): Errand {
    const open = new Map<string, number>();
    for (const state of all)
      if (!this.reached.has(state)) open.set(chartOf(state), (open.get(chartOf(state)) ?? 0) + 1);
    // What runs on every page says little of this one.
    const common = new Map<string, number>();
    for (const seen of this.#seen.values())
      for (const chart of seen) common.set(chart, (common.get(chart) ?? 0) + 1);
    const hope = (errand: Errand): number => {
      const seen = this.#seen.get(errand);
      if (!seen) return 1000 + random();
      let sum = 0.1;
      for (const chart of seen) sum += (open.get(chart) ?? 0) / (common.get(chart) ?? 1) ** 0.5;
      return (sum * (0.7 + 0.6 * random())) / (1 + this.runs(errand));
    };
    const [first] = errands
      .map((errand) => ({ errand, hope: hope(errand) }))
      .toSorted((a, b) => b.hope - a.hope);
    if (!first) throw new Error('There is no errand to go on.');
    return first.errand;
  }
}
