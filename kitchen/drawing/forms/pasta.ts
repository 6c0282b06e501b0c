import { blob, flecks, layers, over } from '../canvas.ts';
import type { Canvas } from '../canvas.ts';
import { contact, dark, light } from '../colours.ts';
import { heap } from '../foods.ts';
import { dress } from '../garnishes.ts';
import { ellipse, shape, stroke, svg } from '../markup.ts';
import { dome } from '../mounds.ts';
import { bowl, chopsticks, plate } from '../vessels.ts';

interface Surface {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
}

/** A ladle of sauce with bits of it darker and lighter. */
const sauce = (canvas: Canvas, base: string, surface: Surface): string =>
  shape(blob(canvas, surface.cx, surface.cy, surface.rx, surface.ry, 0.16, 13), dark(base, 0.55)) +
  shape(
    blob(canvas, surface.cx - 2, surface.cy - 3, surface.rx * 0.9, surface.ry * 0.84, 0.14, 13),
    base,
  ) +
  flecks(
    canvas,
    18,
    surface.cx,
    surface.cy,
    surface.rx * 0.8,
    surface.ry * 0.7,
    3,
    dark(base, 0.4),
    5,
    4,
  ) +
  flecks(
    canvas,
    14,
    surface.cx - 2,
    surface.cy - 2,
    surface.rx * 0.76,
    surface.ry * 0.66,
    3,
    light(base, 0.2),
    4,
    4,
  );

/** Arcs of pasta in three layers. */
function strandsOf(canvas: Canvas): string[] {
  const strands = ['', '', ''];
  for (let i = 0; i < 30; i++) {
    const reach = 0.42 + 0.58 * Math.sqrt(canvas.random());
    const rx = 92 * reach;
    const ry = 48 * reach;
    const start = canvas.random() * 6.28;
    const end = start + 1.3 + canvas.random() * 1.3;
    const cx = 160 + canvas.jitter(7);
    const cy = 108 - 20 * (1 - reach) + canvas.jitter(3);
    strands[i % 3] +=
      'M' +
      [cx + Math.cos(start) * rx, cy + Math.sin(start) * ry].map(Math.round).join(' ') +
      `A${Math.round(rx)} ${Math.round(ry)} 0 0 1 ` +
      [cx + Math.cos(end) * rx, cy + Math.sin(end) * ry].map(Math.round).join(' ');
  }
  return strands;
}

/** A nest of long pasta with its sauce. */
export function pasta(canvas: Canvas): string {
  const { base = '#c43c22', main = '#f0cf7e', pieces = [] } = canvas.dish;
  const strands = strandsOf(canvas);
  const surface = { cx: 158, cy: 92, rx: 60, ry: 29 };
  return (
    plate(canvas, 160, 112, 136) +
    ellipse(168, 118, 98, 50, contact) +
    ellipse(160, 108, 94, 49, dark(main, 0.5)) +
    ellipse(158, 104, 84, 42, dark(main, 0.25)) +
    [dark(main, 0.25), main, light(main, 0.35)]
      .map((tone, i) => layers(canvas, strands[i] ?? '', [dark(main, 0.75), 7], [tone, 4.8]))
      .join('') +
    (base ? sauce(canvas, base, surface) : '') +
    (pieces.length
      ? heap(canvas, pieces, 8, surface.cx, surface.cy, surface.rx * 1.1, surface.ry, {
          rise: 6,
          size: 1.15,
        })
      : '') +
    dress(canvas, { ...surface, rise: 6 })
  );
}

/** Tubes or other short pasta in a wide bowl. */
export function shortPasta(canvas: Canvas): string {
  const { base = '#c43c22', main = '#f0cf7e', pieces = ['basil'] } = canvas.dish;
  const tube = canvas.symbol(
    'tube',
    stroke('M-10 5 9-4', dark(main, 0.75), 11) +
      stroke('M-10 4 9-5', main, 8.4) +
      stroke('M-9 0 8-7', light(main, 0.65), 2) +
      ellipse(10.5, -4.5, 2.8, 3.8, dark(main, 1)),
    1.35,
  );
  const [vessel, surface] = bowl(canvas, { cy: 96, rx: 120, height: 44, base: dark(base, 0.3) });
  const { cx, cy, rx, ry } = surface;
  return (
    vessel +
    dome(cx, cy + 8, rx * 0.92, 48, base) +
    over(canvas, 25, cx, cy + 4, rx * 0.8, ry * 0.7, 26)
      .map(({ x, y }) => tube(x, y, canvas.jitter(75)))
      .join('') +
    flecks(canvas, 20, cx, cy, rx * 0.7, ry * 0.6, 5, base, 6, 24) +
    heap(canvas, pieces, 9, cx, cy, rx * 0.66, ry * 0.56, { rise: 26, size: 1.3 }) +
    dress(canvas, { ...surface, rise: 22 })
  );
}

/** Noodles tossed in a pan, heaped in a bowl. */
export function friedNoodles(canvas: Canvas): string {
  const { main = '#e8bf6e', pieces = ['prawn', 'beansprout', 'springOnion'] } = canvas.dish;
  const [vessel, surface] = bowl(canvas, { cy: 104, rx: 112, height: 48, base: dark(main, 0.4) });
  const { cx, cy, rx } = surface;
  let strands = '',
    glints = '';
  for (let i = 0; i < 13; i++) {
    const level = i / 12,
      y = cy - 44 + level * 62 + canvas.jitter(3);
    const half = rx * 0.92 * Math.sqrt(1 - (0.9 - level * 0.9) ** 2),
      bend = 12 + canvas.random() * 9;
    const x = cx - half + canvas.jitter(6);
    strands += svg`M${x} ${y + 8}q${half / 2}-${bend} ${half} -4t${half * 0.9} 4`;
    glints += svg`M${x + 12} ${y + 1}q${half / 3}-${bend / 2} ${half * 0.7} -3`;
  }
  return (
    vessel +
    dome(cx, cy + 10, rx * 0.94, 62, dark(main, 0.2)) +
    layers(canvas, strands, [dark(main, 0.75), 7.5], [main, 5]) +
    stroke(glints, light(main, 0.65), 1.8) +
    heap(canvas, pieces, 13, cx, cy - 2, rx * 0.72, 26, { rise: 34, size: 1.45 }) +
    dress(canvas, { ...surface, rise: 34 }) +
    chopsticks(196, 62, -24, 122)
  );
}
