import { blob, flecks, over } from '../canvas.ts';
import type { Canvas } from '../canvas.ts';
import { contact, dark, light } from '../colours.ts';
import { colourOf, heap, piece } from '../foods.ts';
import { dress } from '../garnishes.ts';
import { ellipse, opacity, placed, shape, spots, stroke, svg } from '../markup.ts';
import { plate, pot } from '../vessels.ts';

/** Leaves rolled round a filling, in their sauce. */
export function leafRolls(canvas: Canvas): string {
  const { base, main = '#7f9c4a', pieces = ['riceGrain'] } = canvas.dish;
  const filling = colourOf(pieces[0], '#e9cf9a');
  const one = canvas.symbol(
    'leafRoll',
    ellipse(6, 16, 48, 15, contact) +
      shape(
        'M-46 2C-48-16-36-20-22-20H26C44-20 50-10 50 2S40 22 24 22H-24C-38 22-46 16-46 2z',
        dark(main, 0.6),
      ) +
      shape(
        'M-44-2C-44-16-34-18-22-18H26C42-18 46-10 45-1S34 14 20 14H-24C-38 14-44 8-44-2z',
        main,
      ) +
      stroke(
        'M-36-4Q4-12 40-6M-22-16Q-10-2-24 12M2-17Q14-2 0 13M24-17Q34-4 24 12',
        light(main, 0.5),
        2.2,
      ) +
      ellipse(-40, 2, 9, 14, dark(main, 0.7)) +
      ellipse(-41, 2, 6.5, 10.5, filling) +
      stroke('M-43-3h.1M-39 2h.1M-43 6h.1', dark(filling, 0.5), 2.6),
    1.05,
  );
  const pool =
    base === undefined
      ? ''
      : shape(blob(canvas, 162, 122, 108, 44), dark(base, 0.5)) +
        shape(blob(canvas, 160, 119, 104, 40), base);
  return (
    plate(canvas, 160, 112, 142) +
    pool +
    spots([
      [128, 72],
      [214, 74],
      [92, 102],
      [176, 100],
      [128, 130],
      [218, 126],
    ])
      .map(([x, y]) => one(x, y, -6 + canvas.jitter(5)))
      .join('') +
    (base === undefined ? '' : flecks(canvas, 16, 160, 100, 80, 34, 7, base, 6)) +
    dress(canvas, { cx: 160, cy: 96, rx: 80, ry: 34 })
  );
}

/** Thin bread folded over a filling and browned. */
export function foldedFlatbread(canvas: Canvas): string {
  const { main = '#e6c184', base = '#f7f0df', pieces = ['spinach', 'feta'] } = canvas.dish;
  const edge = Array.from({ length: 9 }, (_, i) =>
    piece(canvas, pieces[i % pieces.length], 0.9)(-64 + i * 16, 19 + (i % 2) * 2),
  ).join('');
  const one = canvas.symbol(
    'fold',
    shape('M-86 26H88L104 14 84 0z', contact) +
      shape('M-84 14H84V22Q0 40-84 22z', dark(main, 0.55)) +
      edge +
      shape('M-86 10A86 54 0 0 1 86 10Q0 28-86 10z', dark(main, 0.35)) +
      shape('M-86 6A86 54 0 0 1 86 6Q0 24-86 6z', main) +
      shape('M-66-2C-52-32-8-44 24-38-8-32-42-20-66-2z', light(main, 0.55)) +
      shape(
        'M-34 2q12-9 22 0-10 8-22 0zM8-14q14-8 22 1-12 9-22-1zM36 4q12-8 20 0-9 7-20 0z' +
          'M-10-26q9-5 14 0-7 5-14 0zM-6 10q9-5 14 0-7 5-14 0z',
        '#9c5f2a',
        opacity(0.7),
      ),
  );
  const side = canvas.shows('sauce');
  return (
    plate(canvas, 160, 112, 142) +
    one(168, 78, -5) +
    one(138, 116, 4) +
    (side ? pot(256, 136, canvas.glaze, base) : '') +
    dress(canvas, { cx: 140, cy: 104, rx: 60, ry: 22 })
  );
}

/** Round flat breads in a stack. */
export function roundBreads(canvas: Canvas): string {
  const { main = '#e0b46c', base = '#c8452a', pieces = [] } = canvas.dish;
  const one = (x: number, y: number): string =>
    ellipse(x + 5, y + 9, 84, 42, contact) +
    ellipse(x, y + 6, 84, 42, dark(main, 0.6)) +
    ellipse(x, y, 83, 41, main) +
    shape(blob(canvas, x - 18, y - 12, 46, 16, 0.15), light(main, 0.45));
  const toasted = over(canvas, 9, 124, 84, 62, 28)
    .map(({ x, y }) => blob(canvas, x, y, 8 + canvas.random() * 5, 4, 0.25, 6))
    .join('');
  return (
    plate(canvas, 160, 112, 142) +
    one(136, 118) +
    one(120, 108) +
    one(132, 97) +
    one(124, 86) +
    shape(toasted, '#9c5f2a', opacity(0.75)) +
    heap(canvas, pieces, 8, 238, 128, 40, 22, { size: 1.5 }) +
    (canvas.shows('sauce') ? pot(256, 106, canvas.glaze, base, 1.1) : '') +
    dress(canvas, { cx: 124, cy: 84, rx: 60, ry: 28 })
  );
}

/** A long roll, split and filled. */
export function filledRoll(canvas: Canvas): string {
  const { main = '#cf9148', pieces = ['egg', 'cucumber', 'tomato', 'lettuce'] } = canvas.dish;
  const row = Array.from({ length: 13 }, (_, i) =>
    piece(canvas, pieces[i % pieces.length], 1.5)(
      52 + i * 18,
      112 + (i % 2) * 7,
      canvas.jitter(30),
    ),
  ).join('');
  return (
    plate(canvas, 160, 112, 142) +
    placed(
      0,
      -4,
      ellipse(172, 148, 132, 22, contact) +
        shape('M30 116C30 146 56 158 100 158H226C268 158 292 146 292 116z', dark(main, 0.5)) +
        shape('M34 112C36 138 60 148 100 148H214C250 148 276 138 280 112z', light(main, 0.4)) +
        row +
        shape(
          'M24 106C18 70 58 50 112 48H216C270 50 304 72 298 106 250 118 72 118 24 106z',
          dark(main, 0.5),
        ) +
        shape('M28 100C24 70 60 52 112 50H214C264 52 292 70 288 96 240 108 76 110 28 100z', main) +
        shape('M48 84C54 64 86 56 122 55 96 62 70 72 62 92z', light(main, 0.6)) +
        stroke('M104 62q20 8 22 28M158 58q20 8 22 30M212 60q18 8 20 28', light(main, 0.75), 5),
    ) +
    dress(canvas, { cx: 160, cy: 126, rx: 110, ry: 20 })
  );
}

/** Flat crisp tortillas with their topping. */
export function tostada(canvas: Canvas): string {
  const {
    base = '#8f3a22',
    main = '#e8b04c',
    pieces = ['chicken', 'lettuce', 'tomato'],
  } = canvas.dish;
  const one = (x: number, y: number, seed: number): string =>
    ellipse(x + 6, y + 9, 72, 36, contact) +
    shape(blob(canvas, x, y + 5, 72, 37, 0.03, 14), dark(main, 0.6)) +
    shape(blob(canvas, x, y, 72, 36, 0.03, 14), main) +
    shape(blob(canvas, x, y, 54, 25, 0.12, 11), dark(base, 0.3)) +
    shape(blob(canvas, x - 1, y - 2, 52, 23, 0.12, 11), base) +
    heap(canvas, pieces, seed, x, y, 44, 18, { rise: 12, size: 1.35 });
  return (
    plate(canvas, 160, 112, 142) +
    one(212, 82, 11) +
    one(112, 120, 12) +
    dress(canvas, { cx: 120, cy: 114, rx: 50, ry: 20, rise: 8 })
  );
}

/** Small pasties with a crimped edge. */
export function handPies(canvas: Canvas): string {
  const { main = '#d59a4a', base = '#c8452a' } = canvas.dish;
  const crimps = Array.from(
    { length: 10 },
    (_, i) => svg`M${-56 + i * 12.4} ${30 - Math.abs(i - 4.5) * 1.6}v-9`,
  ).join('');
  const one = canvas.symbol(
    'pie',
    ellipse(8, 28, 66, 16, contact) +
      shape('M-68 18C-62-26-30-44 0-44S62-26 68 18C40 40-40 40-68 18z', dark(main, 0.6)) +
      shape('M-64 12C-58-26-28-41-1-41S56-26 60 10C34 26-38 27-64 12z', main) +
      shape('M-50-2C-44-26-20-36 6-34-16-28-36-18-50-2z', light(main, 0.6)) +
      stroke(crimps, dark(main, 0.75), 3.4) +
      stroke('M-10-16 2-22M10-12 22-18', dark(main, 0.9), 3),
  );
  return (
    plate(canvas, 160, 112, 142) +
    one(206, 70, 6) +
    one(110, 84, -6) +
    one(176, 124, 2) +
    (canvas.shows('sauce') ? pot(268, 138, canvas.glaze, base, 0.9) : '') +
    dress(canvas, { cx: 160, cy: 120, rx: 60, ry: 20 })
  );
}
