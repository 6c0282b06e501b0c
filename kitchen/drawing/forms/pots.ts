import { blob, flecks } from '../canvas.ts';
import type { Canvas } from '../canvas.ts';
import { cast, contact, dark, light } from '../colours.ts';
import { heap, piece } from '../foods.ts';
import { dress } from '../garnishes.ts';
import { ellipse, opacity, shape, spots, stroke } from '../markup.ts';
import { rice } from '../mounds.ts';
import { bowl, casserole, gloss, pot, steam } from '../vessels.ts';

/** A stew in its pot. */
export function stew(canvas: Canvas): string {
  const { base = '#a8552c', pieces = ['beef', 'carrot', 'potato'] } = canvas.dish;
  const [vessel, surface] = casserole(canvas, base);
  const { cx, cy, rx, ry } = surface;
  return (
    vessel +
    shape(blob(canvas, cx - 4, cy - 4, rx * 0.8, ry * 0.74), light(base, 0.14)) +
    gloss(surface, base) +
    heap(canvas, pieces, 19, cx, cy + 2, rx * 0.78, ry * 0.7, { size: 1.4 }) +
    dress(canvas, surface) +
    steam(150, 40)
  );
}

const clay = '#b5623a';

/** The pointed lid, set down behind the dish. */
const lid =
  ellipse(262, 128, 62, 20, cast) +
  shape(
    'M186 116C194 74 216 44 228 34Q228 12 244 12T260 34C272 44 294 74 302 116A58 19 0 0 1 186 116z',
    clay,
  ) +
  shape(
    'M254 134C284 130 304 124 302 116 294 74 272 44 260 34 272 70 276 110 254 134z',
    dark(clay),
  ) +
  stroke('M207 72Q244 88 281 72M196 92Q244 112 292 92', light(clay, 0.5), 3) +
  stroke('M204 104C210 76 222 56 232 46', light(clay, 0.55), 4, opacity(0.7)) +
  ellipse(244, 17, 15, 8, light(clay, 0.2));

/** A tagine with its lid beside it. */
export function tagine(canvas: Canvas): string {
  const { base = '#c77a2c', pieces = ['chicken', 'greenOlive', 'lemon'] } = canvas.dish;
  return (
    lid +
    ellipse(138, 168, 104, 24, cast) +
    shape('M18 118C24 156 72 182 132 182S240 156 246 118z', clay) +
    shape('M170 178C216 168 242 148 246 118H230C226 142 206 164 170 178z', dark(clay)) +
    stroke('M34 136Q132 188 230 136', light(clay, 0.45), 3) +
    ellipse(132, 118, 114, 50, light(clay, 0.3)) +
    ellipse(132, 119, 106, 44, dark(clay, 0.9)) +
    ellipse(132, 122, 102, 40, dark(base, 0.6)) +
    ellipse(133, 124, 98, 36, base) +
    heap(canvas, pieces, 16, 132, 120, 78, 26, { rise: 18, size: 1.55 }) +
    dress(canvas, { cx: 132, cy: 118, rx: 90, ry: 30, rise: 10 }) +
    steam(110, 60)
  );
}

/** Meatballs in a sauce. */
export function meatballs(canvas: Canvas): string {
  const { base = '#c43c22', pieces = ['meatball'] } = canvas.dish;
  const [ball, ...rest] = pieces;
  const [vessel, surface] = bowl(canvas, { cy: 94, rx: 122, height: 46, base });
  const one = piece(canvas, ball, 2.1);
  return (
    vessel +
    shape(blob(canvas, 156, 96, 88, 40), light(base, 0.14)) +
    gloss(surface, base) +
    heap(canvas, rest, 8, 160, 100, 94, 42, { size: 1.3 }) +
    spots([
      [122, 76],
      [168, 70],
      [208, 82],
      [88, 96],
      [140, 102],
      [190, 106],
      [232, 100],
      [116, 124],
      [166, 130],
    ])
      .map(([x, y]) => one(x + canvas.jitter(4), y + canvas.jitter(2)))
      .join('') +
    flecks(canvas, 12, 156, 92, 74, 30, 4, light(base, 0.3), 4) +
    dress(canvas, surface)
  );
}

/** A steel tray with rice, bread and several small bowls. */
export function thali(canvas: Canvas): string {
  const {
    main = '#f7edd6',
    bases = ['#d99a30', '#5c8a3a', '#f2ead8'],
    pieces = ['potato', 'pea'],
  } = canvas.dish;
  const steel = '#bdb8c2';
  const bread =
    ellipse(244, 130, 46, 24, contact) +
    ellipse(238, 124, 46, 24, dark('#d9a860')) +
    ellipse(238, 121, 45, 23, '#e3bb78') +
    shape(blob(canvas, 226, 116, 10, 4, 0.2, 6) + blob(canvas, 250, 126, 8, 3, 0.2, 6), '#a9672c');
  return (
    ellipse(170, 124, 146, 78, cast) +
    ellipse(160, 116, 148, 80, dark(steel, 0.8)) +
    ellipse(160, 111, 148, 80, steel) +
    ellipse(160, 112, 138, 72, light(steel, 0.6)) +
    ellipse(161, 114, 136, 69, '#cfcad2') +
    (canvas.shows('bread') ? bread : '') +
    spots([
      [84, 72],
      [160, 62],
      [236, 76],
    ])
      .map(([x, y], i) => pot(x, y, steel, bases[i % bases.length] ?? main, 1.12))
      .join('') +
    rice(canvas, 108, 132, 58, 50, main, 26) +
    heap(canvas, pieces, 9, canvas.shows('bread') ? 176 : 216, 138, 34, 14, {
      rise: 8,
      size: 1.3,
    }) +
    dress(canvas, { cx: 108, cy: 112, rx: 50, ry: 20, rise: 10 })
  );
}

/** Dumplings in a broth. */
export function dumplingSoup(canvas: Canvas): string {
  const { base = '#d9b163', main = '#f4e4c4', pieces = ['bokChoy'] } = canvas.dish;
  const [vessel, surface] = bowl(canvas, { base, cy: 90, rx: 112 });
  const one = canvas.symbol(
    'dumpling',
    ellipse(3, 8, 24, 10, contact) +
      shape('M-26 6C-24-10-12-16 0-16S24-10 26 6C18 16-18 16-26 6z', dark(main, 0.5)) +
      shape('M-24 4C-22-10-10-14 0-14S20-10 22 3C14 10-16 11-24 4z', main) +
      shape(
        'M-28 4C-22-8-20-4-14-12-8-4-4-16 2-14 6-6 12-14 16-10 20-2 26-4 28 4 12-4-14-4-28 4z',
        light(main, 0.6),
      ),
    1.1,
  );
  return (
    vessel +
    (canvas.shows('oil') ? flecks(canvas, 8, 160, 96, 80, 36, 2, light(base, 0.6), 5) : '') +
    gloss(surface, base) +
    heap(canvas, pieces, 9, 160, 94, 84, 40, { size: 1.2 }) +
    spots([
      [118, 74],
      [178, 70],
      [96, 104],
      [154, 102],
      [214, 96],
      [136, 124],
    ])
      .map(([x, y]) => one(x, y, canvas.jitter(14)))
      .join('') +
    dress(canvas, surface)
  );
}
