import { flecks, over } from '../canvas.ts';
import type { Canvas, Place } from '../canvas.ts';
import { contact, dark, light } from '../colours.ts';
import { heap } from '../foods.ts';
import type { Food } from '../foods.ts';
import { dress } from '../garnishes.ts';
import { ellipse, opacity, placed, shape, stroke } from '../markup.ts';
import { dome } from '../mounds.ts';
import { bowl, gloss, plate } from '../vessels.ts';

/** A wooden fork and spoon, stuck into the salad. */
const servers =
  stroke('M232 70 282 22M250 82 300 40', '#8a5a34', 10) +
  stroke('M232 69 281 21M250 81 299 39', '#c58f58', 6);

/** A salad heaped in a bowl. */
export function salad(canvas: Canvas): string {
  const { main = '#7fae42', pieces = ['tomato', 'cucumber', 'feta', 'olive', 'onion'] } =
    canvas.dish;
  const [vessel, surface] = bowl(canvas, { base: dark(main, 0.5), cy: 98, rx: 110, height: 50 });
  const ruffle: Place = (x, y, turn) =>
    canvas.symbol(
      'ruf',
      shape('M-22 8C-30-4-12-20-5-19 2-24 20-16 22-6 30 8 4 18-22 8z', dark(main, 0.45)) +
        shape('M-19 5C-26-4-12-16-4-17 2-21 17-14 19-5 24 6 4 13-19 5z', main) +
        stroke('M0 8-2-10M0 2-10-6M0 0 9-7', light(main, 0.5), 1.3),
      1.2,
    )(x, y, turn);
  const { cx, cy, rx, ry } = surface;
  if (!canvas.shows('leaves')) {
    return (
      vessel +
      dome(cx, cy + 6, rx * 0.9, 54, main, '', 0.4) +
      heap(canvas, pieces, 33, cx, cy + 2, rx * 0.8, ry * 0.66, { rise: 40, size: 1.45, spin: 0 }) +
      servers +
      dress(canvas, { ...surface, rise: 30 })
    );
  }
  return (
    vessel +
    over(canvas, 15, cx, cy + 4, rx * 0.84, ry * 0.74, 26)
      .map(({ x, y }) => ruffle(x, y, canvas.jitter(40)))
      .join('') +
    heap(canvas, pieces, 15, cx, cy + 3, rx * 0.72, ry * 0.6, { rise: 24, size: 1.5 }) +
    dress(canvas, { ...surface, rise: 20 })
  );
}

/** A bowl heaped with cut fruit. */
export function fruitBowl(canvas: Canvas): string {
  const { pieces = ['strawberry', 'kiwi', 'orange', 'blueberry'] } = canvas.dish;
  const [vessel, surface] = bowl(canvas, { base: '#e9cfa4', cy: 98, rx: 106, height: 52 });
  return (
    vessel +
    dome(surface.cx, surface.cy + 6, surface.rx * 0.93, 50, '#e2a860') +
    heap(canvas, pieces, 25, surface.cx, surface.cy + 4, surface.rx * 0.82, surface.ry * 0.74, {
      rise: 28,
      size: 1.8,
      spin: 12,
    }) +
    dress(canvas, { ...surface, rise: 30 })
  );
}

/** The mark that the spoon left, with oil in it. */
const swirl = (canvas: Canvas, base: string): string =>
  stroke('M-50 2C-46-36 56-36 50 4S-22 28-18 2', dark(base, 0.28), 5) +
  (canvas.shows('oil') ? stroke('M-46 0C-38-28 46-30 42 2', '#c9922c', 4.5, opacity(0.85)) : '');

/** Triangles of flat bread. */
function pittas(canvas: Canvas, main: string): string {
  const pitta = canvas.symbol(
    'pita',
    shape('M-38 12 8-24 44 16 44 24Q0 36-38 20z', dark(main, 0.6)) +
      shape('M-38 12 8-24 44 16Q0 28-38 12z', main) +
      shape('M-24 8 8-18 14-10z', light(main, 0.55)) +
      shape('M6 4q8-4 12 0-6 5-12 0zM-14 12q6-3 10 0-6 4-10 0z', '#a9672c', opacity(0.6)),
  );
  return pitta(236, 84) + pitta(256, 106) + pitta(232, 130);
}

/** Raw vegetables beside a dip. */
const sticks = (canvas: Canvas, pieces: readonly Food[]): string =>
  heap(canvas, pieces, 12, 248, 112, 34, 24, { size: 1.9, spin: 70 });

/** A bowl of something to dip into, with bread or sticks beside it. */
export function dip(canvas: Canvas): string {
  const { base = '#ead3a0', main = '#e3bb78', pieces = ['carrot', 'cucumber'] } = canvas.dish;
  const [vessel, surface] = bowl(canvas, { cx: 122, cy: 84, rx: 86, height: 50, base });
  return (
    plate(canvas, 166, 114, 142) +
    ellipse(248, 124, 52, 26, contact) +
    (canvas.shows('bread') ? pittas(canvas, main) : sticks(canvas, pieces)) +
    vessel +
    placed(surface.cx, surface.cy, swirl(canvas, base)) +
    gloss(surface, base) +
    (canvas.shows('chickpea')
      ? heap(canvas, ['chickpea'], 6, surface.cx + 4, surface.cy + 4, 18, 10, { size: 1.2 })
      : '') +
    (canvas.shows('paprika')
      ? flecks(canvas, 14, surface.cx, surface.cy, 50, 24, 1, '#b5442a', 2.6)
      : '') +
    heap(canvas, pieces, 6, 178, 166, 34, 10, { size: 1.4 }) +
    dress(canvas, surface)
  );
}
