import { blob, layers, spread } from '../canvas.ts';
import type { Canvas, Place } from '../canvas.ts';
import { contact, dark, light } from '../colours.ts';
import { heap, piece } from '../foods.ts';
import { dress } from '../garnishes.ts';
import { ellipse, opacity, placed, shape, stroke, svg } from '../markup.ts';
import { plate } from '../vessels.ts';

/** A folded tortilla, its back and its front: the filling comes between them. */
function tortilla(canvas: Canvas, main: string): [Place, Place] {
  const back = canvas.symbol(
    'tb',
    shape('M-60 34C-62-20-30-48 4-46 40-44 64-16 60 30z', dark(main, 0.65)),
  );
  const front = canvas.symbol(
    'tf',
    shape('M-62 38C-66-14-34-38 0-36 38-36 66-10 60 36 30 46-36 48-62 38z', dark(main, 0.45)) +
      shape('M-59 34C-62-13-32-35 0-33 34-33 60-10 56 32 28 40-34 42-59 34z', main) +
      shape('M-50 8C-44-16-24-28 2-27-18-20-36-10-50 8z', light(main, 0.55)) +
      shape(
        'M-10-8q10-6 14 1-8 6-14-1zM22 8q9-4 12 2-8 5-12-2zM-30 20q8-5 12 1-8 5-12-1z',
        dark(main, 0.9),
        opacity(0.45),
      ),
  );
  return [back, front];
}

/** Three folded tortillas, filled. */
export function taco(canvas: Canvas): string {
  const { main = '#eab54f', pieces = ['beef', 'lettuce', 'tomato', 'onion'] } = canvas.dish;
  const [back, front] = tortilla(canvas, main);
  const one = (x: number, y: number): string =>
    back(x + 8, y - 12) +
    Array.from({ length: 9 }, (_, i) => {
      const angle = 2.85 - (i / 8) * 2.5;
      return piece(
        canvas,
        pieces[(i * 3 + 1) % pieces.length],
        1.3,
      )(x + 5 + Math.cos(angle) * 53, y + 3 - Math.sin(angle) * 51);
    }).join('') +
    front(x, y);
  return (
    plate(canvas, 160, 114, 138) +
    ellipse(174, 136, 112, 36, contact) +
    one(228, 80) +
    one(166, 94) +
    one(102, 110) +
    dress(canvas, { cx: 216, cy: 126, rx: 60, ry: 40 })
  );
}

/** A rolled flatbread, cut to show its filling. */
export function wrap(canvas: Canvas): string {
  const { main = '#ecd09a', pieces = ['chicken', 'lettuce', 'redPepper', 'tomato'] } = canvas.dish;
  const fill = heap(canvas, pieces, 12, 0, 0, 13, 24);
  const roll = canvas.symbol(
    'roll',
    shape('M4-28 124-22C142-16 142 26 124 34L0 42z', contact) +
      shape('M0-38 122-34C150-30 150 28 122 32L0 38z', dark(main, 0.5)) +
      shape('M0-38 122-34C142-32 146 4 132 16L0 22z', main) +
      shape('M4-31 118-28C128-27 132-22 132-16L6-14z', light(main, 0.55)) +
      shape(
        'M36 2q10-6 14 1-9 6-14-1zM72-8q12-5 15 1-9 6-15-1zM98 10q10-5 13 1-8 6-13-1z',
        '#a9672c',
        opacity(0.5),
      ) +
      ellipse(0, 0, 24, 38, dark(main, 0.35)) +
      ellipse(-1, 0, 20, 34, '#5a3324') +
      fill +
      stroke('M-5-35A22 36 0 1 0 16-26', light(main, 0.5), 3.5),
  );
  return (
    plate(canvas, 160, 112, 138) +
    roll(136, 80, -10) +
    roll(84, 128, -8) +
    dress(canvas, { cx: 200, cy: 130, rx: 60, ry: 30 })
  );
}

/** Triangles of tortilla with cheese at the edge. */
export function quesadilla(canvas: Canvas): string {
  const { main = '#e6bd74', base = '#f6bf3c', pieces = ['blackBean', 'redPepper'] } = canvas.dish;
  const filling = canvas.shows('cheese') ? base : dark(main, 0.4);
  const edge = Array.from({ length: 5 }, (_, i) =>
    piece(canvas, pieces[i % pieces.length], 0.85)(-44 + i * 22, 27 + (i % 2) * 2),
  ).join('');
  const one = canvas.symbol(
    'qs',
    shape('M-66 36 66 36 88 14 76 6z', contact) +
      shape('M-66 22H66V34Q0 46-66 34z', dark(main, 0.5)) +
      shape('M-64 20H64L60 30 50 26 44 36 34 27 10 30 2 40-8 29-40 28-46 37-54 27z', filling) +
      edge +
      shape('M-68 16Q0 34 68 16V22Q0 38-68 22z', dark(main, 0.45)) +
      shape('M-68 16 2-38 68 16Q0 32-68 16z', main) +
      shape('M-46 8 2-32 20-18z', light(main, 0.5)) +
      shape(
        'M-22 12q10-6 16 0-8 6-16 0zM12 2q12-6 18 2-10 6-18-2zM-8-8q8-5 12 0-6 4-12 0' +
          'zM30 16q8-4 12 0-6 4-12 0z',
        '#a9672c',
        opacity(0.6),
      ),
  );
  return (
    plate(canvas, 160, 114, 138) +
    one(196, 70) +
    one(112, 88) +
    one(186, 122) +
    dress(canvas, { cx: 100, cy: 142, rx: 50, ry: 20 })
  );
}

/** A steel cup of chutney. */
const cup = (x: number, y: number, colour: string): string =>
  placed(
    x,
    y,
    ellipse(5, 11, 29, 14, contact) +
      shape('M-28 0C-28 18-14 24 0 24S28 18 28 0z', '#8f8790') +
      shape('M8 24C18 22 28 14 28 0H18C18 12 14 20 8 24z', '#6d6570') +
      ellipse(0, 0, 28, 15, '#dcd6d9') +
      ellipse(0, 1, 24, 12, dark(colour, 0.5)) +
      ellipse(1, 2, 22, 10, colour) +
      stroke('M-12-2q6-5 14-4', light(colour, 0.7), 2.5),
  );

const leaf = '#4f8a43';
const bananaLeaf =
  shape(
    'M14 128C30 82 110 40 210 44 262 46 300 62 314 86 300 140 236 186 140 186 70 186 22 166 ' +
      '14 128z',
    '#1e10243d',
  ) +
  shape(
    'M8 120C24 74 104 32 204 36 256 38 294 54 312 80 296 134 230 180 134 180 64 180 16 ' +
      '160 8 120z',
    dark(leaf, 0.5),
  ) +
  shape(
    'M8 116C24 70 104 30 204 34 256 36 294 52 312 78 296 130 230 174 134 174 64 174 16 ' +
      '156 8 116z',
    leaf,
  ) +
  stroke('M10 116Q160 118 310 78', light(leaf, 0.5), 3.5) +
  stroke(
    'M80 114 60 150M130 112 108 168M186 108 172 170M240 98 240 154M60 114 70 78M240 98 226 42',
    light(leaf, 0.25),
    1.6,
  );

/** A long crisp pancake rolled on a leaf. */
export function dosa(canvas: Canvas): string {
  const { main = '#e8b057', base = '#eef2df', pieces = ['potato', 'pea'] } = canvas.dish;
  const lace = spread(canvas, 22, 0, 0, 1, 1)
    .map((point) => {
      const x = 166 + point.x * 112;
      return (
        svg`M${Math.round(x)} ${Math.round(82 - (x - 160) * 0.22 + point.y * 17)}` +
        svg`l${4 + Math.round(canvas.random() * 8)}-2`
      );
    })
    .join('');
  return (
    bananaLeaf +
    shape('M44 136 304 66 300 90 70 150z', contact) +
    shape(
      'M14 112C10 86 26 68 40 66L288 14C306 14 310 48 294 58L56 138C34 144 18 136 14 112z',
      dark(main, 0.5),
    ) +
    shape(
      'M14 106C10 84 26 68 40 66L288 15C302 18 302 36 294 42L52 124C32 128 18 124 14 106z',
      main,
    ) +
    shape('M40 74 286 22C294 24 296 28 292 31L46 92C36 92 32 78 40 74z', light(main, 0.55)) +
    layers(canvas, lace, ['#b56a24', 3.2]) +
    stroke('M56 122Q170 80 296 46', dark(main, 0.7), 2.5) +
    ellipse(38, 104, 20, 35, light(main, 0.4), 'transform="rotate(-12 38 104)"') +
    ellipse(38, 105, 17, 31, '#7a3f1c', 'transform="rotate(-12 38 105)"') +
    heap(canvas, pieces, 8, 39, 113, 8, 14, { size: 0.95 }) +
    (canvas.shows('sauce') ? cup(150, 140, base) : '') +
    (canvas.shows('relish') ? cup(222, 118, '#c65a2a') : '') +
    dress(canvas, { cx: 150, cy: 140, rx: 18, ry: 8 })
  );
}

/** Thin pancakes folded to triangles. */
export function crepes(canvas: Canvas): string {
  const { main = '#f0cd82', base = '#b5702a', pieces = ['lemon'] } = canvas.dish;
  const one = canvas.symbol(
    'cr',
    shape('M-64 30 70 30 84 12 70 4z', contact) +
      [10, 4, -2]
        .map(
          (y) =>
            shape(svg`M-66 ${8 + y}Q-8 ${54 + y} 62 ${10 + y}L10 ${-32 + y}z`, dark(main, 0.4)) +
            shape(svg`M-66 ${5 + y}Q-8 ${50 + y} 62 ${7 + y}L10 ${-35 + y}z`, light(main, 0.2)),
        )
        .join('') +
      shape('M-66 3Q-8 48 62 5L10-37z', main) +
      shape('M-44 2 8-33 22-22z', light(main, 0.6)) +
      shape(
        'M-24 8q14-10 26 0-12 10-26 0zM14-8q10-6 18 2-8 8-18-2zM10 16q12-6 20-1-8 8-20 1' +
          'zM-4-14q8-5 12 0-6 4-12 0z',
        base,
        opacity(0.5),
      ),
  );
  return (
    plate(canvas, 160, 112, 140) +
    one(204, 68) +
    one(114, 86) +
    one(196, 122) +
    (canvas.shows('syrup')
      ? stroke('M92 92q20-14 34-2t30-6 40-24', '#a4501c', 3.5, opacity(0.75))
      : '') +
    heap(canvas, pieces, 3, 92, 146, 26, 8, { size: 1.6 }) +
    dress(canvas, { cx: 160, cy: 96, rx: 80, ry: 34 })
  );
}

/** A round flat bread with its topping. */
export function pizza(canvas: Canvas): string {
  const { base = '#b8391f', main = '#d99a4c', pieces = ['tomato', 'olive', 'basil'] } = canvas.dish;
  const top = canvas.shows('cheese') ? '#f2c65a' : light(base, 0.12);
  return (
    plate(canvas, 160, 110, 140) +
    ellipse(168, 120, 112, 62, contact) +
    ellipse(160, 112, 114, 64, dark(main, 0.6)) +
    shape(blob(canvas, 160, 106, 112, 62, 0.025, 14), main) +
    shape('M56 92C72 50 140 40 180 44 130 50 84 66 64 100z', light(main, 0.5)) +
    shape(blob(canvas, 161, 107, 98, 52, 0.03, 14), base) +
    shape(blob(canvas, 160, 106, 92, 48, 0.06, 16), top) +
    shape(blob(canvas, 140, 94, 54, 22, 0.2, 9), light(top, 0.5)) +
    heap(canvas, pieces, 14, 160, 106, 74, 36, { size: 1.35 }) +
    stroke('M160 104 268 128M160 104 78 150', dark(main, 0.9), 2.2, opacity(0.6)) +
    dress(canvas, { cx: 160, cy: 106, rx: 90, ry: 46 })
  );
}
