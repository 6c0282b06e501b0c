import { blob, flecks, over } from '../canvas.ts';
import type { Canvas } from '../canvas.ts';
import { cast, contact, dark, light } from '../colours.ts';
import { heap, piece } from '../foods.ts';
import { dress } from '../garnishes.ts';
import { ellipse, opacity, placed, shape, spots, stroke } from '../markup.ts';
import { ovalDish, plate, shadow, spoon } from '../vessels.ts';

const glass = '#cddae0';

/** Poached fruit in its syrup, in a footed glass. */
export function compote(canvas: Canvas): string {
  const { base = '#e0a94e', pieces = ['pear'] } = canvas.dish;
  return (
    ellipse(174, 180, 62, 14, cast) +
    ellipse(160, 178, 52, 13, dark(glass, 0.3)) +
    ellipse(160, 175, 50, 11, glass) +
    shape('M148 140H172L168 174Q160 180 152 174z', dark(glass, 0.15)) +
    shape('M60 72C62 126 108 154 160 154S258 126 260 72z', glass, opacity(0.85)) +
    shape('M70 82C76 124 114 146 160 146S244 124 250 82z', base, opacity(0.9)) +
    shape(
      'M196 140C232 126 248 104 250 82H232C228 108 216 128 196 140z',
      dark(base, 0.5),
      opacity(0.6),
    ) +
    ellipse(160, 74, 98, 34, '#eef4f6') +
    ellipse(160, 77, 90, 28, dark(base, 0.4)) +
    ellipse(161, 79, 88, 26, base) +
    heap(canvas, pieces, 11, 160, 76, 64, 16, { rise: 16, size: 2.2, spin: 30 }) +
    stroke('M64 88q10 34 34 48', '#fff', 5, opacity(0.6)) +
    stroke('M62 74A98 34 0 0 0 258 74', '#fff', 2.5, opacity(0.9)) +
    dress(canvas, { cx: 160, cy: 74, rx: 70, ry: 20, rise: 8 }) +
    spoon(214, 66, -34)
  );
}

/** A soft pudding set in two small glasses, fruit on top. */
export function setCup(canvas: Canvas): string {
  const { base = '#f2e6dc', main = '#cf3558', pieces = ['raspberry'] } = canvas.dish;
  const cup = canvas.symbol(
    'cup',
    ellipse(8, 60, 50, 14, cast) +
      shape('M-54-44H54L44 52Q42 64 0 64T-44 52z', glass, opacity(0.8)) +
      shape('M-50-20H50L42 50Q40 60 0 60T-42 50z', base) +
      shape('M-46 12Q-20 22 0 12T46 14L42 50Q40 60 0 60T-42 50z', main) +
      shape('M22-20H50L42 50Q40 58 20 60 30 30 22-20z', '#32253a22') +
      ellipse(0, -20, 50, 15, light(base, 0.55)) +
      ellipse(2, -18, 44, 11, base) +
      over(canvas, 8, 0, -22, 30, 8, 8)
        .map(({ x, y }) => piece(canvas, pieces[0], 1.5)(x, y))
        .join('') +
      stroke('M-54-44A54 16 0 0 0 54-44', '#fff', 2.6, opacity(0.9)) +
      stroke('M-54-44A54 16 0 0 1 54-44', dark(glass, 0.2), 2.2) +
      shape('M-46-14-36-12-31 44Q-38 42-39 36z', '#fff', opacity(0.5)),
  );
  return (
    cup(222, 92) +
    cup(106, 110) +
    heap(canvas, pieces, 5, 212, 174, 40, 9, { size: 1.5 }) +
    dress(canvas, { cx: 106, cy: 86, rx: 40, ry: 10 })
  );
}

/** A custard or pudding turned out of its mould. */
export function flan(canvas: Canvas): string {
  const { base = '#f3cf7a', main = '#9a4f17', pieces = [] } = canvas.dish;
  const syrup = canvas.shows('syrup');
  return (
    plate(canvas, 160, 113, 142) +
    (syrup ? ellipse(162, 134, 104, 42, dark(main, 0.3)) + ellipse(160, 131, 100, 39, main) : '') +
    ellipse(172, 132, 92, 34, contact) +
    shape('M98 58C90 84 82 106 78 126A82 32 0 0 0 242 126C238 106 230 84 222 58z', base) +
    shape(
      'M182 156Q232 150 242 126C238 106 230 84 222 58H198C208 92 208 130 182 156z',
      dark(base, 0.5),
    ) +
    stroke('M104 74Q96 100 92 122', light(base, 0.8), 6, opacity(0.7)) +
    ellipse(160, 58, 62, 24, syrup ? main : light(base, 0.35)) +
    (syrup
      ? shape(
          'M98 58C98 84 108 92 114 84 122 100 134 98 140 86 150 108 162 104 168 88 180 98 192 ' +
            '94 198 82 208 90 222 82 222 58A62 24 0 0 1 98 58z',
          main,
        ) + stroke('M116 50Q136 40 160 40', light(main, 0.6), 4, opacity(0.8))
      : flecks(canvas, 10, 160, 60, 46, 14, 2, dark(base, 0.4), 3)) +
    heap(canvas, pieces, 6, 158, 56, 36, 10, { size: 1.3 }) +
    heap(canvas, pieces, 5, 250, 146, 24, 8, { size: 1.3 }) +
    dress(canvas, { cx: 160, cy: 56, rx: 44, ry: 14 })
  );
}

/** Whole fruit baked in a dish, a filling in its middle. */
export function bakedFruit(canvas: Canvas): string {
  const { base = '#c98a3c', main = '#cf5a3a', pieces = ['raisin', 'walnut'] } = canvas.dish;
  const one = canvas.symbol(
    'apple',
    ellipse(8, 28, 42, 16, contact) +
      shape(
        'M-44-2C-46-30-24-40-2-36 22-42 46-30 44-2 42 24 26 38 0 38S-42 26-44-2z',
        dark(main, 0.6),
      ) +
      shape('M-42-5C-42-30-22-38-2-34 20-38 40-28 38-6 34 18 20 30-2 30S-40 20-42-5z', main) +
      shape('M-34-8C-32-26-18-32-8-28-22-22-26-8-26 8-32 4-35-2-34-8z', light(main, 0.6)) +
      stroke('M-38 6Q0 22 38 4', dark(main, 0.7), 2.4) +
      ellipse(0, -30, 17, 8, dark(main, 1)) +
      heap(canvas, pieces, 5, 0, -33, 12, 5, { size: 0.85 }),
  );
  return (
    ovalDish(canvas.glaze, base) +
    shape(blob(canvas, 156, 96, 104, 44), light(base, 0.2)) +
    spots([
      [160, 66],
      [98, 88],
      [222, 88],
      [160, 110],
    ])
      .map(([x, y]) => one(x, y))
      .join('') +
    dress(canvas, { cx: 160, cy: 110, rx: 80, ry: 30 })
  );
}

/** A small bowl of something to nibble. */
export function snackBowl(canvas: Canvas): string {
  const { main = '#c98a44', pieces = ['peanut', 'almond'] } = canvas.dish;
  const bowlBody =
    shadow(164, 160, 74, 22) +
    shape('M64 100C66 150 106 174 160 174S254 150 256 100z', canvas.glaze) +
    shape(
      'M196 168C234 156 254 134 256 100H238C234 130 220 154 196 168z',
      dark(canvas.glaze, 0.5),
    ) +
    stroke('M74 116q6 26 26 40', light(canvas.glaze, 0.6), 5, opacity(0.55)) +
    ellipse(160, 100, 96, 40, light(canvas.glaze, 0.55)) +
    ellipse(160, 101, 89, 35, dark(main, 0.7));
  const [first] = pieces;
  return (
    bowlBody +
    shape('M72 102C76 70 116 46 160 46S244 70 248 102A88 34 0 0 1 72 102z', dark(main, 0.35)) +
    heap(canvas, pieces, 46, 160, 98, 76, 26, { rise: 42, size: 1.35 }) +
    placed(40, 166, piece(canvas, first, 1.35)(0, 0, 20)) +
    piece(canvas, first, 1.35)(284, 160, -30) +
    piece(canvas, pieces[1] ?? first, 1.35)(264, 176, 10) +
    dress(canvas, { cx: 160, cy: 90, rx: 70, ry: 26, rise: 30 })
  );
}
