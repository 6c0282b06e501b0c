/** A layout as SVG text. Colours and weights are the style sheet's; what can be pressed says so by its data. */
import { sizes } from './graph.ts';
import type { Layout, PlacedArrow, PlacedBox, Point } from './layout.ts';

export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const round = (value: number): number => Math.round(value * 10) / 10;

/** With its corners rounded off. */
function lineOf(points: readonly Point[]): string {
  const parts = [`M${round(points[0]!.x)} ${round(points[0]!.y)}`];
  for (const [index, point] of points.entries()) {
    if (index === 0) continue;
    const next = points[index + 1];
    if (next === undefined) {
      parts.push(`L${round(point.x)} ${round(point.y)}`);
      continue;
    }
    const [before, after] = [near(point, points[index - 1]!), near(point, next)];
    parts.push(`L${before} Q${round(point.x)} ${round(point.y)} ${after}`);
  }
  return parts.join(' ');
}
/** A little way from one point towards another. */
function near(from: Point, to: Point): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = length === 0 ? 0 : Math.min(5, length / 2) / length;
  return `${round(from.x + (to.x - from.x) * share)} ${round(from.y + (to.y - from.y) * share)}`;
}

const textAt = (x: number, y: number, size: number, text: string, kind: string): string =>
  `<text class="${kind}" x="${round(x)}" y="${round(y)}" font-size="${size}">${escape(text)}</text>`;

function foldMark({ x, y, width, path, title, folded }: PlacedBox): string {
  const does = folded > 0 ? 'Unfold' : 'Fold';
  const [cx, cy] = [x + width - 17, y + 17];
  const cross = folded > 0 ? `M${cx} ${cy - 4.5}v9` : '';
  return `<g class="fold" data-fold="${path}" role="button" tabindex="0" aria-label="${does} ${escape(title)}"><rect x="${cx - 12}" y="${cy - 12}" width="24" height="24" rx="6"/><path d="M${cx - 4.5} ${cy}h9${cross}"/></g>`;
}

function boxText({ x, y, title, lines }: PlacedBox): string {
  const below = lines.map((line, index) =>
    textAt(x + 12, y + 42 + index * sizes.lineHeight, sizes.line, line, 'line'),
  );
  return [textAt(x + 12, y + 21, sizes.title, title, 'title'), ...below].join(' ');
}

function drawBox(
  box: PlacedBox,
  describe: (path: string) => string,
  isNew: (name: string) => boolean,
): string {
  const { x, y, width, height, kind, path, type, depth, children, folded, title } = box;
  const at = `x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"`;
  if (kind === 'start')
    return `<circle class="start" cx="${round(x + width / 2)}" cy="${round(y + height / 2)}" r="6"/>`;
  if (kind === 'anywhere')
    return `<rect class="anywhere" ${at} rx="13"/>${textAt(x + 11, y + 17, sizes.line, title, 'line')}`;
  const classes = `box ${type} depth${Math.min(depth, 4)}${children.length > 0 ? ' outer' : ''}${isNew(path) ? ' new' : ''}`;
  const inner =
    type === 'final'
      ? `<rect class="within" x="${round(x + 3)}" y="${round(y + 3)}" width="${round(width - 6)}" height="${round(height - 6)}" rx="6"/>`
      : '';
  const label = escape(`${[title, ...box.lines].join(' ')}. ${describe(path)}`.trim());
  const state = `<g class="${classes}" data-path="${escape(path)}" role="button" tabindex="0" aria-label="${label}"><rect ${at} rx="9"/>${inner}${boxText(box)}</g>`;
  const canFold = depth > 0 && (children.length > 0 || folded > 0);
  return canFold ? state + foldMark(box) : state;
}

function drawArrow(
  { points, label, labels, from, to, transitions }: PlacedArrow,
  isNew: (name: string) => boolean,
): string {
  const lines = points.map(
    (each) => `<path class="line" d="${lineOf(each)}" marker-end="url(#head)"/>`,
  );
  const texts =
    label === null
      ? []
      : labels.map((text, index) =>
          textAt(label.x + 4, label.y + 12 + index * sizes.lineHeight, sizes.label, text, 'label'),
        );
  const classes = transitions.some(({ id }) => isNew(id)) ? 'arrow new' : 'arrow';
  return `<g class="${classes}" data-from="${escape(from)}" data-to="${escape(to)}">${lines.join('')}${texts.join('')}</g>`;
}

/** `describe` gives what is read out beside a state's name; `isNew` knows states by path and transitions by id. */
export function drawSvg(
  layout: Layout,
  name: string,
  describe: (path: string) => string = () => '',
  isNew: (name: string) => boolean = () => false,
): string {
  const [width, height] = [Math.ceil(layout.width), Math.ceil(layout.height)];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="group" aria-label="${escape(name)}">`,
    '<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse" orient="auto-start-reverse"><path d="M0 0.5 8 4 0 7.5z"/></marker></defs>',
    ...layout.boxes.map((box) => drawBox(box, describe, isNew)),
    ...layout.arrows.map((arrow) => drawArrow(arrow, isNew)),
    '</svg>',
  ].join('\n');
}
