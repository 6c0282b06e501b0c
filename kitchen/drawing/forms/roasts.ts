import { blob, flecks, over } from '../canvas.ts';
import type { Canvas } from '../canvas.ts';
import { contact, dark, light } from '../colours.ts';
import { heap, piece } from '../foods.ts';
import { dress } from '../garnishes.ts';
import { ellipse, opacity, placed, shape, stroke, svg } from '../markup.ts';
import { mash } from '../mounds.ts';
import { plate, pot } from '../vessels.ts';

/** A whole roast bird among vegetables. */
export function wholeBird(canvas: Canvas): string {
  const { main = '#c9822f', pieces = ['potato', 'carrot', 'lemon'] } = canvas.dish;
  const bone = '#f3e6d0';
  const leg =
    stroke('M30-10 50-26M50-26l7-1M50-26l2-7', bone, 8) +
    shape(
      'M-40 8C-40-16-8-26 20-20 36-16 40-6 32 4 20 20-6 30-24 26-36 22-40 16-40 8z',
      dark(main, 0.75),
    ) +
    shape('M-38 4C-36-16-8-25 18-19 32-15 36-8 28 2 16 16-8 24-22 20-34 16-38 12-38 4z', main) +
    shape('M-28 0C-22-14-4-18 10-14-4-10-16-4-22 8z', light(main, 0.55));
  return (
    plate(canvas, 160, 112, 142) +
    heap(canvas, pieces, 15, 160, 128, 112, 46, { size: 1.6 }) +
    ellipse(170, 124, 96, 40, contact) +
    shape(
      'M66 96C62 56 106 30 162 30S254 56 252 96C252 128 214 144 160 144S68 130 66 96z',
      dark(main, 0.7),
    ) +
    shape('M70 90C66 54 108 32 160 31S244 52 242 88C242 116 206 130 158 130S72 122 70 90z', main) +
    shape('M86 78C92 50 126 38 164 40 134 48 110 60 104 86 98 92 88 88 86 78z', light(main, 0.6)) +
    stroke('M164 34Q176 66 166 96', dark(main, 0.5), 3, opacity(0.6)) +
    shape(
      'M74 92C84 80 108 88 112 104 112 118 92 122 80 116 72 110 70 100 74 92z',
      dark(main, 0.45),
    ) +
    shape('M78 94C86 84 104 92 106 104 104 112 90 114 82 110 76 106 74 100 78 94z', main) +
    placed(208, 104, leg) +
    flecks(canvas, 10, 150, 70, 60, 26, 3, dark(main, 0.8), 3) +
    dress(canvas, { cx: 150, cy: 70, rx: 60, ry: 26 })
  );
}

/** Fish or vegetables baked in paper, the parcel torn open. */
export function papillote(canvas: Canvas): string {
  const { centre = ['whitefish'], pieces = ['carrot', 'courgette', 'lemon'] } = canvas.dish;
  const paper = canvas.dish.main ?? '#e6cfa4';
  const twist = (way: number): string =>
    shape(
      svg`M${way * 92} -8 ${way * 138} -34 ${way * 128} -4 ${way * 146} 18 ${way * 88} 16z`,
      paper,
    ) +
    stroke(
      svg`M${way * 96} 0 ${way * 130} -18M${way * 96} 6 ${way * 134} 8`,
      dark(paper, 0.4),
      2.5,
    );
  const flap = 'M-100 4-84-34-52-28-30-52 6-38 36-54 60-30 90-34 100 4C70-18-70-18-100 4z';
  return (
    plate(canvas, 160, 112, 142) +
    ellipse(172, 134, 124, 44, contact) +
    placed(
      160,
      112,
      twist(-1) +
        twist(1) +
        shape(flap, dark(paper, 0.3)) +
        ellipse(0, 6, 96, 34, dark(paper, 0.55)) +
        heap(canvas, pieces, 14, 0, 0, 76, 22, { size: 1.45 }) +
        piece(canvas, centre[0], 2.4)(0, 2, -4) +
        heap(canvas, pieces.slice(-1), 3, 4, -6, 40, 6, { size: 1.2 }) +
        shape('M-104 2C-70 40 70 40 104 2 100 44 62 62 0 62S-100 44-104 2z', paper) +
        shape('M-104 2C-70 40 70 40 104 2L96 14C64 46-64 46-96 14z', light(paper, 0.65)) +
        stroke('M-60 34-48 58M-10 42-8 62M40 40 34 60', dark(paper, 0.3), 2.5),
    ) +
    dress(canvas, { cx: 160, cy: 104, rx: 60, ry: 20 })
  );
}

/** Wedges or cubes of something roasted, with a dip. */
export function wedges(canvas: Canvas): string {
  const { main = '#e3a63e', base = '#c8452a', pieces = [] } = canvas.dish;
  const one = canvas.symbol(
    'wedge',
    shape('M-30 10C-10 18 26 16 38 4 34 22-20 26-30 10z', contact) +
      shape('M-34 2C-20-22 24-24 36-6 28 18-22 22-34 2z', dark(main, 0.8)) +
      shape('M-34 2C-20-22 24-24 36-6 16-2-14 0-34 2z', light(main, 0.3)) +
      shape('M-24-4C-10-18 14-19 26-9 8-9-8-8-24-4z', light(main, 0.7)) +
      stroke('M-18 10q14 5 30 0', dark(main, 1), 2.4),
    0.9,
  );
  return (
    plate(canvas, 160, 114, 140) +
    over(canvas, 17, 134, 106, 76, 36, 26)
      .map(({ x, y }) => one(x, y, canvas.jitter(34)))
      .join('') +
    heap(canvas, pieces, 7, 132, 100, 60, 30, { size: 1.1 }) +
    (canvas.shows('sauce') ? pot(246, 112, canvas.glaze, base, 1.15) : '') +
    dress(canvas, { cx: 130, cy: 98, rx: 66, ry: 34 })
  );
}

/** A mound of mash or stiff porridge, what is eaten with it at its foot. */
export function mashPlate(canvas: Canvas): string {
  const { main = '#f0d98f', base = '#8a5a2e', pieces = ['mushroom'] } = canvas.dish;
  return (
    plate(canvas, 160, 112, 142) +
    placed(124, 124, mash(0, 0, main), 'scale(1.5)') +
    ellipse(216, 134, 68, 28, contact) +
    shape(blob(canvas, 210, 128, 66, 30, 0.08, 11), dark(base)) +
    shape(blob(canvas, 208, 125, 62, 27, 0.08, 11), base) +
    heap(canvas, pieces, 14, 208, 120, 50, 19, { rise: 12, size: 1.6 }) +
    dress(canvas, { cx: 200, cy: 116, rx: 60, ry: 24, rise: 10 })
  );
}

/** Meats, cheeses, vegetables and bread in groups on one plate. */
export function coldPlate(canvas: Canvas): string {
  const {
    main = '#dba45c',
    pieces = ['feta', 'tomato', 'cucumber', 'olive'],
    centre = [],
  } = canvas.dish;
  const slice = canvas.symbol(
    'slice',
    shape('M-34 10C-36-14-18-22 0-22S36-14 34 10Q0 24-34 10z', '#a8662e') +
      shape('M-30 4C-30-14-16-20 0-20S30-14 29 4Q0 16-30 4z', main) +
      shape('M-20-4C-14-16 0-17 10-14 0-12-12-8-20-4z', light(main, 0.6)),
  );
  const groups = [...centre, ...pieces].slice(0, 5);
  const places = [
    [96, 84],
    [206, 126],
    [112, 132],
    [228, 88],
    [160, 106],
  ] as const;
  return (
    plate(canvas, 160, 112, 142) +
    (canvas.shows('bread') ? slice(150, 62, -6) + slice(188, 64, 8) : '') +
    places
      .map(([x, y], i) => {
        const food = groups[i];
        return food
          ? over(canvas, 5, x, y, 28, 15, 6)
              .map((point) => piece(canvas, food, 1.75)(point.x, point.y))
              .join('')
          : '';
      })
      .join('') +
    dress(canvas, { cx: 160, cy: 108, rx: 60, ry: 34 })
  );
}
