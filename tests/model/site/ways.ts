/** The shortest way to each state of a chart, as the names of its steps: few letters, and they fit in an address. */
import { type Edge, type Exploration, explore, keyOf, type Samples } from '../engine/index.ts';

export interface Way {
  /** Which of the samples' starts it begins with; empty where there is only one. */
  start: string;
  steps: readonly string[];
}
export type Ways = Readonly<Record<string, Way>>;

export function waysOf(samples: Samples, { starts, keys }: Exploration = explore(samples)): Ways {
  const labels = Object.keys(samples.starts ?? { '': null });
  const ways: Record<string, Way> = {};
  const way = (last: Edge): Way => {
    const steps: string[] = [];
    let first = last;
    for (
      let edge: Edge | null | undefined = last;
      edge;
      edge = keys.get(keyOf(samples, edge.from))
    ) {
      steps.unshift(edge.occurrence.label);
      first = edge;
    }
    return { start: starts.get(keyOf(samples, first.from)) ?? labels[0]!, steps };
  };
  const enter = (snapshot: Edge['to'], found: () => Way): void => {
    for (const { path } of snapshot._nodes as { path: string[] }[])
      ways[path.join('.')] ??= found();
  };
  for (const edge of keys.values()) if (edge !== null) enter(edge.to, () => way(edge));
  return ways;
}
