import { flecks } from '../canvas.ts';
import type { Canvas } from '../canvas.ts';
import { contact, dark, light } from '../colours.ts';
import { colourOf, heap } from '../foods.ts';
import { dress } from '../garnishes.ts';
import { under } from '../pieces.ts';
import { ellipse, opacity, shape, spots, stroke } from '../markup.ts';
import { bowl, gloss, plate, pot, shadow } from '../vessels.ts';

/** Dumplings in a bamboo steamer. */
export function dumplings(canvas: Canvas): string {
  const { main = '#f6e8cc' } = canvas.dish;
  const cane = '#d3a25c';
  const dumpling = canvas.symbol(
    'dmp',
    under(24, 9, 11) +
      shape('M-27 8C-26-8-14-18 0-18S26-8 27 8C20 18-20 18-27 8z', dark(main, 0.5)) +
      shape('M-25 6C-23-8-12-16 0-16S22-8 24 6C16 13-17 14-25 6z', main) +
      shape(
        'M-24 0C-18-20-10-12-6-21-2-14 4-24 7-15 12-20 18-12 24 0 12-12-12-12-24 0z',
        light(main, 0.7),
      ) +
      stroke('M-16-9l4 8M-7-13l2 9M2-14l0 9M11-12l-3 9M18-7l-5 7', dark(main, 0.55), 1.8),
    1.15,
  );
  const steamer =
    shadow(150, 140, 122, 62) +
    shape('M32 96V130A124 66 0 0 0 280 130V96z', dark(cane, 0.6)) +
    shape('M32 96V130A124 66 0 0 0 206 190V160z', cane) +
    stroke(
      'M32 112A124 66 0 0 0 280 112M32 124A124 66 0 0 0 280 124',
      dark(cane, 0.9),
      2.5,
      opacity(0.6),
    ) +
    ellipse(156, 94, 124, 66, light(cane, 0.35)) +
    ellipse(156, 95, 116, 60, dark(cane, 0.9)) +
    ellipse(157, 99, 113, 56, '#8d6b3a') +
    stroke('M60 82H250M48 98H264M56 114H256M80 130H232', '#a9834a', 5);
  return (
    steamer +
    spots([
      [112, 66],
      [196, 64],
      [78, 96],
      [156, 96],
      [234, 94],
      [114, 128],
      [200, 126],
    ])
      .map(([x, y]) => dumpling(x, y, canvas.jitter(10)))
      .join('') +
    dress(canvas, { cx: 156, cy: 92, rx: 100, ry: 50 })
  );
}

/** Rolls of clear rice paper, the filling shining through. */
export const rolls = (canvas: Canvas): string => rolled(canvas, true);

/** Rolls of crisp pastry. */
export const pastryRolls = (canvas: Canvas): string => rolled(canvas, false);

function rolled(canvas: Canvas, clear: boolean): string {
  const {
    main = clear ? '#f3ecdb' : '#d9a04c',
    base = '#8f4a1e',
    pieces = ['prawn', 'carrot', 'lettuce'],
  } = canvas.dish;
  const inner = clear ? heap(canvas, pieces, 4, 4, -2, 34, 4, { size: 0.85 }) : '';
  const one = canvas.symbol(
    'rl',
    shape('M-46 10 56 12 66 26-36 26z', contact) +
      shape('M-46-12H52C66-12 66 20 52 20H-46z', dark(main, 0.45)) +
      shape('M-46-12H52C62-12 64 6 54 12H-46z', main) +
      inner +
      (clear
        ? shape('M-46-12H52C62-12 64 6 54 12H-46z', '#fffaf0', opacity(0.4))
        : stroke('M-30-6q30 8 76 2M-20 6q26-8 60-2', dark(main, 0.5), 1.8)) +
      shape('M-40-9H48Q54-9 56-5H-40z', light(main, 0.7), opacity(0.7)) +
      ellipse(-46, 4, 12, 16, dark(main, 0.3)) +
      ellipse(-46, 4, 9.5, 13, '#fdf8ee') +
      pieces
        .map((food, i) =>
          ellipse(-46 + (i % 3 ? (i % 3) * 6 - 9 : 0), i % 3 ? 7 : -2, 4.2, 5, colourOf(food)),
        )
        .join(''),
  );
  return (
    plate(canvas, 160, 112, 142) +
    spots([
      [178, 62],
      [126, 84],
      [190, 98],
      [120, 128],
    ])
      .map(([x, y]) => one(x, y, -10))
      .join('') +
    (canvas.shows('sauce') ? pot(256, 134, canvas.glaze, base) : '') +
    dress(canvas, { cx: 256, cy: 136, rx: 20, ry: 8 })
  );
}

/** Soft steamed cakes on a leaf, with a bowl of sauce. */
export function steamedCakes(canvas: Canvas): string {
  const { main = '#faf3e2', base = '#d98632', pieces = ['carrot', 'greenBean'] } = canvas.dish;
  const leaf = '#4f8a43';
  const one = canvas.symbol(
    'idli',
    ellipse(5, 14, 40, 15, contact) +
      shape('M-42 4C-42 24 42 24 42 4 30-22-30-22-42 4z', dark(main, 0.4)) +
      shape('M-40 1C-38 16 36 16 40 0 28-22-28-22-40 1z', main) +
      shape('M-28-5C-18-16 10-18 20-12 0-12-16-10-28-5z', light(main, 0.9)) +
      flecks(canvas, 9, 4, 2, 26, 8, 1, dark(main, 0.25), 2.4),
  );
  const [vessel, surface] = bowl(canvas, { cx: 232, cy: 92, rx: 72, height: 44, base });
  const sambar =
    vessel +
    heap(canvas, pieces, 6, surface.cx, surface.cy + 1, surface.rx * 0.6, surface.ry * 0.55) +
    gloss(surface, base);
  return (
    plate(canvas, 150, 115, 138) +
    shape('M20 124C50 80 150 66 262 94 240 160 90 190 20 124z', leaf) +
    stroke(
      'M24 124Q140 112 258 96M70 118 58 142M110 114 104 164M150 110 154 166',
      light(leaf, 0.3),
      2,
    ) +
    one(116, 90) +
    one(74, 118) +
    one(152, 124) +
    one(104, 148) +
    (canvas.shows('sauce') ? sambar : one(222, 104)) +
    dress(canvas, surface)
  );
}
