import { blob, flecks, spread } from '../canvas.ts';
import type { Canvas } from '../canvas.ts';
import { contact, dark, ink, light } from '../colours.ts';
import { heap, piece } from '../foods.ts';
import { dress } from '../garnishes.ts';
import { ellipse, opacity, shape, spots, stroke, svg } from '../markup.ts';
import { mash, rice } from '../mounds.ts';
import type { Side } from '../options.ts';
import { plate, pot } from '../vessels.ts';

/** Thick chips in a pile. */
const chips = (canvas: Canvas, colour: string): string =>
  spread(canvas, 15, 106, 92, 42, 20)
    .map(({ x, y }) =>
      canvas.symbol(
        'chip',
        stroke('M-15 4 15-4', dark(colour, 0.6), 10) +
          stroke('M-15 3 15-5', colour, 7.5) +
          stroke('M-13 0 12-6', light(colour, 0.6), 2),
      )(x, y, canvas.jitter(35)),
    )
    .join('');

/** What lies at the left of the plate. */
function sideOf(canvas: Canvas, side: Side, base: string): string {
  switch (side) {
    case 'rice':
      return rice(canvas, 108, 104, 58, 54, base, 30);
    case 'potatoes':
      return heap(canvas, ['potato'], 9, 106, 92, 42, 18, { rise: 14, size: 2 });
    case 'chips':
      return chips(canvas, '#eebf5c');
    case 'none':
      return '';
    case 'mash':
      return (
        mash(108, 106, base) +
        (canvas.shows('herbs') ? flecks(canvas, 10, 104, 84, 30, 14, 4, '#5c8f3c', 2.6) : '')
      );
  }
}

/** A main piece with a side and vegetables. */
export function plated(canvas: Canvas): string {
  const {
    centre = ['salmon'],
    base = '#f2e0ae',
    side = 'mash',
    pieces = ['broccoli', 'greenBean'],
  } = canvas.dish;
  return (
    plate(canvas, 160, 112, 138) +
    sideOf(canvas, side, base) +
    (centre.length
      ? heap(canvas, pieces, 11, 216, 92, 46, 20, { rise: 16, size: 1.75 })
      : heap(canvas, pieces, 16, side === 'none' ? 160 : 206, 112, 62, 36, { rise: 12, size: 2 })) +
    piece(canvas, centre[0], 2.6)(164, 134, -4) +
    dress(canvas, { cx: 160, cy: 126, rx: 84, ry: 20 })
  );
}

/** A whole fish, slashed and grilled. */
export function wholeFish(canvas: Canvas): string {
  const { main = '#9fb0b4', pieces = ['lemon', 'cherryTomato'] } = canvas.dish;
  const body = (drop: number): string =>
    svg`M46 ${112 + drop}C70 ${66 + drop} 150 ${58 + drop} 216 ${92 + drop}` +
    svg`L258 ${64 + drop}C264 ${62 + drop} 268 ${66 + drop} 266 ${72 + drop}` +
    svg`L252 ${102 + drop} 276 ${132 + drop}` +
    svg`C278 ${138 + drop} 274 ${142 + drop} 268 ${140 + drop}L214 ${114 + drop}` +
    svg`C160 ${156 + drop} 78 ${150 + drop} 46 ${112 + drop}z`;
  return (
    plate(canvas, 160, 112, 140) +
    (canvas.shows('leaves') ? heap(canvas, ['lettuce'], 6, 150, 140, 84, 12, { size: 1.7 }) : '') +
    shape(body(10), contact) +
    shape(body(4), dark(main, 0.7)) +
    shape(body(0), main) +
    shape('M52 108C76 72 150 66 208 94 150 84 92 88 52 108z', dark(main, 0.45)) +
    shape('M60 120C100 140 160 138 200 114 160 150 84 146 60 120z', light(main, 0.6)) +
    stroke('M94 84q14 26 0 54', dark(main, 0.6), 3) +
    stroke('M124 84q10 22 2 44M150 84q10 20 2 42M176 90q8 14 2 30', '#7a4a2a', 5) +
    stroke('M124 84q10 22 2 44M150 84q10 20 2 42M176 90q8 14 2 30', light(main, 0.75), 1.5) +
    stroke('M230 92 256 76M230 104 262 130M228 98 252 100', dark(main, 0.6), 2) +
    ellipse(72, 104, 7, 6, '#fdf8ee') +
    ellipse(72, 104, 4, 3.6, ink) +
    ellipse(70.5, 102.5, 1.3, 1.1, '#fff') +
    stroke('M50 114q8 4 14 1', dark(main, 0.8), 2.2) +
    shape('M112 118q18 4 22 18-18-2-26-10z', dark(main, 0.3)) +
    [0, 1, 2].map((i) => piece(canvas, pieces[0], 1.5)(124 + i * 28, 96 + i * 2, -8)).join('') +
    heap(canvas, pieces.slice(1, 2), 4, 66, 148, 22, 8, { size: 1.3 }) +
    dress(canvas, { cx: 150, cy: 108, rx: 80, ry: 30 })
  );
}

/** Three skewers. */
export function skewers(canvas: Canvas): string {
  const { pieces = ['chicken', 'redPepper', 'onion', 'courgette'] } = canvas.dish;
  const row =
    stroke('M-128 7H132', ink, 9, opacity(0.2)) +
    stroke('M-128 0H132', '#c99c5c', 3.5) +
    Array.from({ length: 8 }, (_, i) =>
      piece(canvas, pieces[i % pieces.length], 1.6)(-80 + i * 22, 0, 76),
    ).join('');
  const one = canvas.symbol('row', row);
  return (
    plate(canvas, 160, 112, 140) +
    one(152, 72, -14) +
    one(160, 108, -12) +
    one(172, 146, -13) +
    dress(canvas, { cx: 190, cy: 130, rx: 90, ry: 40 })
  );
}

/** Round flat cakes, fried, with leaves and a dip. */
export function patties(canvas: Canvas): string {
  const { main = '#b8742f', base = '#f7f0df', pieces = ['lettuce', 'lemon'] } = canvas.dish;
  const one = canvas.symbol(
    'pat',
    ellipse(6, 18, 46, 20, contact) +
      shape(blob(canvas, 0, 10, 46, 25, 0.04, 12), dark(main, 0.7)) +
      shape(blob(canvas, 0, 0, 45, 24, 0.05, 12), main) +
      shape(blob(canvas, -7, -5, 28, 12, 0.15), light(main, 0.3)) +
      flecks(canvas, 16, 0, 0, 36, 17, 3, dark(main, 0.55), 3.5) +
      flecks(canvas, 14, -3, -2, 34, 16, 3, light(main, 0.6), 2.6) +
      (canvas.shows('herbs') ? flecks(canvas, 8, 0, 0, 34, 16, 3, '#5c8f3c', 2.8) : ''),
  );
  return (
    plate(canvas, 160, 114, 138) +
    heap(canvas, pieces.slice(0, 1), 6, 82, 132, 30, 16, { size: 1.7 }) +
    one(186, 68) +
    one(110, 86) +
    one(164, 112) +
    (canvas.shows('sauce') ? pot(238, 116, canvas.glaze, base) : '') +
    piece(canvas, pieces[1], 1.7)(120, 154, -10) +
    dress(canvas, { cx: 238, cy: 118, rx: 18, ry: 8 })
  );
}

/** A pile of small fried balls with a dip. */
export function fritters(canvas: Canvas): string {
  const { main = '#b9762c', base = '#f2e8d2', pieces = [] } = canvas.dish;
  const one = canvas.symbol(
    'fr',
    ellipse(5, 14, 24, 13, contact) +
      shape(blob(canvas, 0, 4, 27, 24, 0.06, 11), dark(main, 0.7)) +
      shape(blob(canvas, -1, 1, 25, 21, 0.06, 11), main) +
      shape(blob(canvas, -6, -7, 14, 9, 0.15, 8), light(main, 0.3)) +
      flecks(canvas, 12, 0, 2, 20, 16, 3, dark(main, 0.6), 3.5) +
      flecks(canvas, 8, -3, -3, 18, 14, 3, light(main, 0.6), 2.6),
  );
  return (
    plate(canvas, 160, 114, 142) +
    heap(canvas, pieces, 7, 82, 142, 34, 12, { size: 1.6 }) +
    spots([
      [126, 64],
      [82, 82],
      [170, 82],
      [60, 112],
      [126, 96],
      [172, 120],
      [100, 124],
      [140, 142],
    ])
      .map(([x, y]) => one(x, y))
      .join('') +
    (canvas.shows('sauce') ? pot(242, 116, canvas.glaze, base, 1.2) : '') +
    dress(canvas, { cx: 242, cy: 118, rx: 24, ry: 10 })
  );
}
