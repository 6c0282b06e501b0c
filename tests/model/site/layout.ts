/** Gives every box and arrow of a chart its place, by the Eclipse Layout Kernel. */
import type { ELK, ElkEdgeSection, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import { sizes, type Arrow, type Box, type Graph } from './graph.ts';
import { widthOf } from './text.ts';

export interface PlacedBox extends Box {
  x: number;
  y: number;
  depth: number;
}
export interface Point {
  x: number;
  y: number;
}
export interface PlacedArrow extends Arrow {
  points: readonly (readonly Point[])[];
  label: { x: number; y: number; width: number; height: number } | null;
}
export interface Layout {
  width: number;
  height: number;
  /** Outer ones before what is inside them. */
  boxes: readonly PlacedBox[];
  arrows: readonly PlacedArrow[];
}

const rules = {
  'elk.algorithm': 'layered',
  'elk.direction': 'RIGHT',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.spacing.nodeNode': '22',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '9',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '26',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '9',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.edgeLabels.inline': 'false',
};

function elkNode(box: Box): ElkNode {
  if (box.children.length === 0) return { id: `n:${box.id}`, width: box.width, height: box.height };
  return {
    id: `n:${box.id}`,
    layoutOptions: {
      ...rules,
      'elk.padding': `[top=${box.height + 8},left=16,bottom=16,right=16]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${box.width},${box.height})`,
    },
    children: box.children.map(elkNode),
  };
}

/** The boxes in the order in which the chart has them: what leads backwards in it is drawn backwards. */
function orderOf(box: Box, order = new Map<string, number>()): Map<string, number> {
  order.set(box.id, order.size);
  for (const child of box.children) orderOf(child, order);
  return order;
}

function elkEdge(arrow: Arrow, index: number, order: Map<string, number>): ElkExtendedEdge {
  const { labels } = arrow;
  const width = Math.max(0, ...labels.map((label) => widthOf(label, sizes.label)));
  const height = labels.length * sizes.lineHeight;
  return {
    id: `e:${index}`,
    layoutOptions: {
      'elk.layered.priority.direction': order.get(arrow.from)! < order.get(arrow.to)! ? '10' : '0',
    },
    sources: [`n:${arrow.from}`],
    targets: [`n:${arrow.to}`],
    labels:
      labels.length === 0 ? [] : [{ text: labels.join('\n'), width: Math.ceil(width) + 8, height }],
  };
}

const pointsOf = (section: ElkEdgeSection): Point[] => [
  section.startPoint,
  ...(section.bendPoints ?? []),
  section.endPoint,
];

export async function layOut(graph: Graph, elk: Pick<ELK, 'layout'>): Promise<Layout> {
  const order = orderOf(graph.root);
  const wanted: ElkNode = {
    id: 'all',
    layoutOptions: { ...rules, 'elk.padding': '[top=8,left=8,bottom=8,right=8]' },
    children: [elkNode(graph.root)],
    edges: graph.arrows.map((arrow, index) => elkEdge(arrow, index, order)),
  };
  const done = await elk.layout(wanted);
  const boxes: PlacedBox[] = [];
  const collect = (box: Box, node: ElkNode, depth: number): void => {
    const { x = 0, y = 0, width = box.width, height = box.height } = node;
    boxes.push({ ...box, x, y, width, height, depth });
    for (const [index, child] of box.children.entries())
      collect(child, node.children![index]!, depth + 1);
  };
  collect(graph.root, done.children![0]!, 0);
  const arrows = graph.arrows.map((arrow, index): PlacedArrow => {
    const { sections = [], labels = [] } = done.edges![index]!;
    const { x = 0, y = 0, width = 0, height = 0 } = labels[0] ?? {};
    const label = labels.length === 0 ? null : { x, y, width, height };
    return { ...arrow, points: sections.map(pointsOf), label };
  });
  return { width: done.width ?? 0, height: done.height ?? 0, boxes, arrows };
}
