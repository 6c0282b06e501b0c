// Garnish: put on last, few, on the lit side, and only what the recipe holds.
import { flecks, over } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { heap, piece } from './foods.ts';
import { ellipse, opacity, shape, stroke, svg } from './markup.ts';
import type { Area, GarnishName } from './options.ts';
import { steam } from './vessels.ts';

/** Flecks over a share of the area. */
const strew = (
  canvas: Canvas,
  { cx, cy, rx, ry, rise }: Area,
  count: number,
  reach: number,
  length: number,
  colour: string,
  width: number,
): string => flecks(canvas, count, cx, cy, rx * reach, ry * reach, length, colour, width, rise);

/** Small rings cut across a stalk or a pod. */
const rings = (
  canvas: Canvas,
  { cx, cy, rx, ry, rise }: Area,
  name: string,
  count: number,
  [edge, flesh, hole]: readonly [string, string, string],
): string => {
  const ring = canvas.symbol(
    name,
    ellipse(0, 0.8, 4.5, 3.3, edge) + ellipse(0, 0, 4.3, 3, flesh) + ellipse(0, 0, 2, 1.3, hole),
  );
  const places = over(canvas, count, cx, cy, rx * 0.55, ry * 0.55, rise);
  return places.map(({ x, y }) => ring(x, y)).join('');
};

const sprig = (canvas: Canvas, name: 'mint' | 'basil', area: Area): string => {
  const leaf = piece(canvas, name, 1.15);
  const [x, y] = [area.cx + area.rx * 0.06, area.cy - (area.rise ?? 0)];
  return leaf(x - 9, y - 3, 20) + leaf(x + 12, y - 4, -24) + leaf(x + 3, y + 6, 80);
};

const wedgeAt = (canvas: Canvas, name: 'lemon' | 'lime', { cx, cy, rx, ry }: Area): string =>
  piece(canvas, name, 1.2)(cx + rx * 0.72, cy + ry * 0.45, -20);

/** A spoonful of something white and thick. */
const dab = (canvas: Canvas, x: number, y: number, size = 1): string =>
  canvas.symbol(
    'dab',
    shape('M-26 2C-30-8-14-14-6-10 0-20 14-18 16-10 30-10 32 4 24 8 12 14-20 14-26 2z', '#d9cbbd') +
      shape('M-23 0C-25-8-13-12-5-9 0-17 12-16 14-9 26-9 28 2 21 5 10 10-18 11-23 0z', '#fffaf0'),
    size,
  )(x, y);

/** A fried egg as a symbol. */
export const friedEgg = (canvas: Canvas, size = 1.15) =>
  canvas.symbol(
    'fried',
    shape('M-30 2C-34-10-20-18-8-16 2-22 22-18 26-8 36 0 26 14 14 13 4 20-26 16-30 2z', '#d8cbbb') +
      shape(
        'M-28 0C-31-10-18-16-7-14 2-20 20-16 24-8 32-1 24 11 13 10 4 16-24 13-28 0z',
        '#fffaf0',
      ) +
      ellipse(0, 0, 11, 8, '#e08a1e') +
      ellipse(-0.5, -1.5, 10, 7, '#f7b638') +
      ellipse(-4, -4, 3, 1.6, '#ffe8ac'),
    size,
  );

const spiral = ({ cx, cy, rx, ry }: Area): string =>
  svg`M${cx - rx * 0.5} ${cy + ry * 0.1}C${cx - rx * 0.45} ${cy - ry * 0.75}` +
  svg` ${cx + rx * 0.55} ${cy - ry * 0.7} ${cx + rx * 0.5} ${cy}` +
  svg`S${cx - rx * 0.3} ${cy + ry * 0.55} ${cx - rx * 0.22} ${cy}` +
  svg`S${cx + rx * 0.2} ${cy - ry * 0.2} ${cx + rx * 0.14} ${cy + ry * 0.06}`;

type Garnish = (canvas: Canvas, area: Area) => string;

/** How each garnish is drawn. */
export const garnishes: Readonly<Record<GarnishName, Garnish>> = {
  herbs: (canvas, area) =>
    strew(canvas, area, 15, 0.6, 5, '#2f7a34', 3.2) +
    strew(canvas, area, 9, 0.6, 4, '#8cc152', 2.4),
  sesame: (canvas, area) => strew(canvas, area, 22, 0.7, 2.5, '#fff3d2', 2.6),
  specks: (canvas, area) => strew(canvas, area, 16, 0.6, 0.8, '#4a2a22', 2),
  chilli: (canvas, area) => rings(canvas, area, 'chilli', 6, ['#8f1d12', '#dc3a22', '#fbd9a0']),
  spring: (canvas, area) => rings(canvas, area, 'spring', 8, ['#3c7f35', '#9fd06a', '#f0f7d8']),
  mint: (canvas, area) => sprig(canvas, 'mint', area),
  basil: (canvas, area) => sprig(canvas, 'basil', area),
  lemon: (canvas, area) => wedgeAt(canvas, 'lemon', area),
  lime: (canvas, area) => wedgeAt(canvas, 'lime', area),
  egg: (canvas, { cx, cy, rx, ry }) => {
    const half = piece(canvas, 'egg', 1.4);
    return half(cx - rx * 0.1, cy - ry * 0.5, -10) + half(cx + rx * 0.26, cy - ry * 0.36, 12);
  },
  friedEgg: (canvas, { cx, cy, rise = 0 }) => friedEgg(canvas, 1.5)(cx + 4, cy - rise, -8),
  cream: (_canvas, area) => stroke(spiral(area), '#fffaf0', 5.5, opacity(0.94)),
  dollop: (canvas, { cx, cy, rx, ry }) => dab(canvas, cx + rx * 0.1, cy - ry * 0.12),
  oil: (canvas, { cx, cy, rx, ry }) =>
    strew(canvas, { cx, cy, rx, ry }, 8, 0.8, 2, '#f9d06a', 5) +
    strew(canvas, { cx, cy, rx, ry }, 5, 0.8, 2, '#fbe2a0', 2.5),
  crumbs: (canvas, area) => strew(canvas, area, 18, 0.6, 2, '#b9803c', 4),
  cheese: (canvas, area) => strew(canvas, area, 14, 0.5, 8, '#fff0be', 2.6),
  croutons: (canvas, { cx, cy, rx, ry }) =>
    heap(canvas, ['crouton'], 5, cx, cy, rx * 0.4, ry * 0.4, { size: 0.8 }),
  seeds: (canvas, area) => strew(canvas, area, 16, 0.6, 3, '#7a8f4a', 3.2),
  nuts: (canvas, area) =>
    strew(canvas, area, 12, 0.6, 3.5, '#a8692f', 5) +
    strew(canvas, area, 8, 0.5, 3, '#e0b070', 3.5),
  steam: (_canvas, { cx, cy, ry }) => steam(cx, Math.max(36, cy - ry * 0.5)),
};

/** The garnish that was asked for, as much of it as fits. */
export const dress = (canvas: Canvas, area: Area, without: readonly GarnishName[] = []): string =>
  (canvas.dish.garnish ?? [])
    .filter((name) => !without.includes(name))
    .slice(0, canvas.garnishes)
    .map((name) => garnishes[name](canvas, area))
    .join('');
