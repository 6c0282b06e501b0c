// A drawing in the making: its random numbers, its shared shapes, its scattered points.
import { shape, stroke, svg } from './markup.ts';
import type { DishLook, Extra } from './options.ts';
import { randomFrom } from './random.ts';

const glazes = ['#4f6d7a', '#7a4b63', '#5d7f5c', '#c98a52', '#8d7aa0', '#b9604a'] as const;
const mats = ['#c98a3c', '#2f6b3c', '#7b5b92', '#b8391f', '#3f7086'] as const;

/** Puts a shape at a place, turned by degrees. */
export type Place = (x: number, y: number, turn?: number) => string;

export interface Canvas {
  readonly dish: DishLook;
  /** Begins every id: two drawings on one page never share one. */
  readonly id: string;
  /** Share of the scattered detail that fits the budget. */
  readonly detail: number;
  /** How many garnishes fit. */
  readonly garnishes: number;
  readonly glaze: string;
  readonly mat: string;
  /** The defined shapes as markup. */
  readonly definitions: () => string;
  readonly random: () => number;
  /** A number between −n and n. */
  readonly jitter: (n: number) => number;
  /** Whether an extra of the form is drawn. */
  readonly shows: (extra: Extra) => boolean;
  /** Defines a shape once, at a size; the same name gives the same shape. */
  readonly symbol: (name: string, inner: string, size?: number) => Place;
  /** A new id of this drawing. */
  readonly nextId: () => string;
}

/** An empty canvas for a dish. */
export function createCanvas(dish: DishLook, detail: number, garnishes: number): Canvas {
  const random = randomFrom(dish.seed ?? '');
  // Four signs of base 36, the first of them a letter.
  const id = (466560 + Math.floor(randomFrom(JSON.stringify(dish))() * 1213055)).toString(36);
  const places = new Map<string, Place>();
  let defined = '';
  let count = 0;
  const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? '';
  return {
    dish,
    id,
    detail,
    garnishes,
    random,
    glaze: dish.glaze ?? pick(glazes),
    mat: dish.mat ?? pick(mats),
    definitions: () => defined,
    jitter: (n) => (random() - 0.5) * 2 * n,
    shows: (extra) => !dish.extras || dish.extras.includes(extra),
    nextId: () => `${id}l${count++}`,
    symbol: (name, inner, size = 1) => {
      const known = places.get(name + size);
      if (known) return known;
      const own = id + places.size.toString(36);
      const scale = size === 1 ? '' : ` transform="scale(${Number(size.toFixed(2))})"`;
      defined += `<g id="${own}"${scale}>${inner}</g>`;
      const place = placeOf(own);
      places.set(name + size, place);
      return place;
    },
  };
}

/** `x` and `y` are shorter than a transform, which only a turn needs. */
const placeOf =
  (id: string): Place =>
  (x, y, turn = 0) => {
    const [left, top, degrees] = [Math.round(x), Math.round(y), Math.round(turn)];
    const where = degrees
      ? `transform="translate(${left} ${top})rotate(${degrees})"`
      : `x="${left}" y="${top}"`;
    return `<use href="#${id}" ${where}/>`;
  };

/** A closed, slightly irregular outline: curves through jittered points of an ellipse. */
export function blob(
  canvas: Canvas,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  wobble = 0.08,
  corners = 9,
): string {
  const first = canvas.random() * 6;
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = first + (i / corners) * 6.2832;
    const reach = (1 + canvas.jitter(wobble)) * 1.04;
    return { x: cx + Math.cos(angle) * rx * reach, y: cy + Math.sin(angle) * ry * reach };
  });
  const at = (x: number, y: number): string => `${Math.round(x)} ${Math.round(y)}`;
  const middle = (i: number): string => {
    const [one, next] = [points[i % corners], points[(i + 1) % corners]];
    return one && next ? at((one.x + next.x) / 2, (one.y + next.y) / 2) : '';
  };
  const curves = points.map(({ x, y }, i) => `Q${at(x, y)} ${middle(i)}`).join('');
  return `M${middle(corners - 1)}${curves}z`;
}

/** One path drawn several times (edge, body, light): written once, reused. */
export function layers(
  canvas: Canvas,
  path: string,
  ...strokes: readonly (readonly [string, number, number?])[]
): string {
  const name = canvas.nextId();
  const drawn = strokes.map(([colour, width, down]) => {
    const lower = down ? ` y="${down}"` : '';
    return `<use href="#${name}" stroke="${colour}" stroke-width="${width}"${lower}/>`;
  });
  return `<path id="${name}" d="${path}"/>${drawn.join('')}`;
}

export interface Point {
  readonly i: number;
  readonly x: number;
  readonly y: number;
}

/** Even points in an ellipse (as in a sunflower, jittered), from back to front. */
export function spread(
  canvas: Canvas,
  count: number,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  jitter = 0.12,
): Point[] {
  const points = count > 6 ? Math.round(count * canvas.detail) : count;
  const first = canvas.random() * 6;
  return Array.from({ length: points }, (_, i) => {
    const reach = Math.sqrt((i + 0.5) / points);
    const angle = first + i * 2.39996;
    const x = cx + rx * (reach * Math.cos(angle) + canvas.jitter(jitter));
    const y = cy + ry * (reach * Math.sin(angle) + canvas.jitter(jitter));
    return { i, x, y };
  }).sort((one, other) => one.y - other.y);
}

/** Points on a heap `rise` high, even as seen and not as lying: else its front goes bald. */
export const over = (
  canvas: Canvas,
  count: number,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  rise = 0,
  jitter = 0.12,
): Point[] => spread(canvas, count, cx, cy - rise * 0.5, rx, ry + rise * 0.45, jitter);

/** Many small strokes as one path: herbs, grains, specks. */
export function flecks(
  canvas: Canvas,
  count: number,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  length: number,
  colour: string,
  width: number,
  rise = 0,
): string {
  const tenths = length < 4 ? 1 : 10;
  const far = (value: number): number => (Math.round((value * 10) / tenths) / 10) * tenths;
  const path = over(canvas, count, cx, cy, rx, ry, rise, 0.2)
    .map(({ x, y }) => {
      const angle = canvas.random() * 3.14;
      const [dx, dy] = [far(length * Math.cos(angle)), far(length * 0.7 * Math.sin(angle))];
      return svg`M${Math.round(x)} ${Math.round(y)}l${dx} ${dy}`;
    })
    .join('');
  return stroke(path, colour, width);
}

/** A blob with its darker edge below it. */
export const pool = (
  canvas: Canvas,
  { cx, cy, rx, ry }: { cx: number; cy: number; rx: number; ry: number },
  edge: string,
  fill: string,
  wobble = 0.08,
): string =>
  shape(blob(canvas, cx, cy + 3, rx, ry, wobble), edge) +
  shape(blob(canvas, cx, cy, rx * 0.97, ry * 0.95, wobble), fill);
