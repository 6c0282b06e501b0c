import { parseSync, type Plugin } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** What only readers of a chart need: its comments, and which requirements live where. */
const readersOnly = new Set(['description', 'meta']);

function findReadersOnly(node: Node, found: [start: number, end: number][]): void {
  if (node.type === 'Property' && readersOnly.has((node['key'] as { name?: string }).name ?? '')) {
    found.push([node.start, node.end]);
    return;
  }
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) findReadersOnly(child, found);
}

/** Leaves descriptions and requirement ids out of the charts that are sent to a browser: 1.5 to 3.3 % less on a first visit (docs/decisions/043-one-registry-of-features.md). */
export function leanCharts(): Plugin {
  return {
    name: 'lean-charts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/machines\/.+\.machine\.ts$/ },
      handler(code, id) {
        const found: [number, number][] = [];
        const { program } = parseSync(id, code);
        findReadersOnly(program as unknown as Node, found);
        let lean = code;
        for (const [start, end] of found.toReversed())
          lean = lean.slice(0, start) + lean.slice(end).replace(/^\s*,/, '');
        return { code: lean, map: null };
      },
    },
  };
}
