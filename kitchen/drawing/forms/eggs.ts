import { blob, over, pool } from '../canvas.ts';
import type { Canvas } from '../canvas.ts';
import { contact, dark, light } from '../colours.ts';
import { heap, piece } from '../foods.ts';
import { dress, friedEgg } from '../garnishes.ts';
import { ellipse, opacity, placed, shape, spots, stroke } from '../markup.ts';
import { pan, plate } from '../vessels.ts';

/** A folded omelette in its pan, the filling at its lip. */
export function omelette(canvas: Canvas): string {
  const { main = '#f7c644', pieces = ['spinach', 'feta'] } = canvas.dish;
  const lip = Array.from({ length: 11 }, (_, i) => {
    const x = 160 + (i - 5) * 15;
    return piece(canvas, pieces[i % pieces.length], 1.3)(
      x,
      112 + 20 * Math.sqrt(1 - ((x - 160) / 98) ** 2) + canvas.jitter(3),
      canvas.jitter(25),
    );
  }).join('');
  return (
    pan() +
    placed(
      12,
      8,
      shape(blob(canvas, 168, 118, 108, 44, 0.03), '#0003') +
        shape(blob(canvas, 160, 111, 109, 48, 0.07, 15), '#dc9a30') +
        shape(blob(canvas, 160, 108, 106, 46, 0.07, 15), light(main, 0.18)) +
        lip +
        shape(
          'M50 100C58 48 254 42 270 98 262 112 240 122 216 117 200 130 176 119 158 126 138 ' +
            '119 122 130 102 118 82 122 60 114 50 100z',
          dark('#e0942c', 0.2),
        ) +
        shape(
          'M50 96C58 46 254 40 270 94 260 108 238 116 216 112 198 124 176 114 158 121 138 ' +
            '114 120 124 102 113 84 116 60 110 50 96z',
          main,
        ) +
        shape('M66 84C92 52 228 50 254 80 206 64 114 66 66 84z', light(main, 0.65)) +
        stroke('M84 104q30 4 52-6t56 4 46-8', dark(main, 0.3), 2.2) +
        shape(
          spots([
            [104, 92, 20, 6],
            [168, 86, 26, 7],
            [224, 94, 14, 6],
            [140, 108, 12, 4],
            [196, 106, 12, 4],
          ])
            .map(([x, y, a, b]) => blob(canvas, x, y, a, b, 0.25, 7))
            .join(''),
          '#dc9428',
          opacity(0.6),
        ) +
        dress(canvas, { cx: 160, cy: 92, rx: 80, ry: 22 }),
      'scale(.86)',
    )
  );
}

/** A pan of sauce with eggs set in it. */
export function skillet(canvas: Canvas): string {
  const { base = '#c4401f', pieces = ['redPepper', 'onion'] } = canvas.dish;
  const fried = friedEgg(canvas);
  return (
    pan(base) +
    shape(blob(canvas, 140, 92, 76, 34, 0.1), light(base, 0.16)) +
    heap(canvas, pieces, 18, 150, 98, 92, 42, { size: 1.15 }) +
    (canvas.shows('egg') ? fried(104, 86) + fried(184, 84, 20) + fried(148, 122, -14) : '') +
    dress(canvas, { cx: 150, cy: 98, rx: 96, ry: 46 })
  );
}

/** A thick round of egg in its pan, a wedge taken out. */
export function frittata(canvas: Canvas): string {
  const { main = '#f2c14a', pieces = ['courgette', 'tomato'] } = canvas.dish;
  return (
    pan() +
    ellipse(148, 108, 102, 50, dark(main, 0.75)) +
    ellipse(148, 97, 102, 50, '#c98a34') +
    ellipse(147, 96, 98, 47, main) +
    shape(blob(canvas, 120, 82, 56, 20, 0.2), light(main, 0.4)) +
    heap(canvas, pieces, 13, 136, 94, 76, 32, { size: 1.4 }) +
    shape(blob(canvas, 96, 112, 18, 7, 0.2, 7) + blob(canvas, 168, 66, 16, 6, 0.2, 7), '#c98a34') +
    shape('M150 96 256 100Q254 128 202 152z', '#2b2632') +
    shape('M150 96 256 100 252 112 150 110z', dark(main, 0.45)) +
    shape('M150 96 202 138V152L150 112z', light(main, 0.3)) +
    stroke('M158 106h.1M170 118h.1M184 128h.1M194 140h.1', dark(main, 0.6), 4) +
    stroke('M147 96 52 78M147 96 108 142', dark(main, 0.55), 2, opacity(0.7)) +
    dress(canvas, { cx: 128, cy: 92, rx: 70, ry: 32 })
  );
}

/** Halves of boiled egg on a plate, with what is eaten with them. */
export function boiledEggs(canvas: Canvas): string {
  const { base, pieces = ['tomato', 'cucumber'] } = canvas.dish;
  const half = piece(canvas, 'egg', 2.5);
  const spread =
    base === undefined
      ? ''
      : pool(canvas, { cx: 206, cy: 104, rx: 62, ry: 36 }, dark(base, 0.5), base, 0.1);
  return (
    plate(canvas, 160, 112, 140) +
    spread +
    heap(canvas, pieces, 12, 212, 100, 48, 26, { rise: 8, size: 1.6 }) +
    half(100, 78, -8) +
    half(152, 68, 10) +
    half(74, 112, 6) +
    half(132, 112, -12) +
    half(110, 146, 8) +
    dress(canvas, { cx: 116, cy: 108, rx: 60, ry: 40 })
  );
}

/** Soft curds of scrambled egg on a plate. */
export function scrambledEggs(canvas: Canvas): string {
  const { main = '#dba45c', pieces = ['tomato'] } = canvas.dish;
  const toast = canvas.symbol(
    'toast',
    shape('M-46 22 4-34 50 18Q4 40-46 22z', '#a8662e') +
      shape('M-46 14 4-42 50 10Q4 32-46 14z', main) +
      shape('M-24 8 2-30 18-14z', light(main, 0.55)),
  );
  return (
    plate(canvas, 160, 112, 140) +
    (canvas.shows('bread') ? toast(228, 74, 8) + toast(244, 100, -6) : '') +
    ellipse(144, 126, 84, 36, contact) +
    over(canvas, 16, 134, 112, 66, 28, 30)
      .map(({ x, y }) => piece(canvas, 'scramble', 1.9)(x, y, canvas.jitter(30)))
      .join('') +
    heap(canvas, pieces, 9, 138, 108, 62, 26, { rise: 22, size: 1.15 }) +
    dress(canvas, { cx: 136, cy: 106, rx: 60, ry: 24, rise: 14 })
  );
}
