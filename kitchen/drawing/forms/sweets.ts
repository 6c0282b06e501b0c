import { blob, flecks, spread } from '../canvas.ts';
import type { Canvas, Place, Point } from '../canvas.ts';
import { contact, dark, light } from '../colours.ts';
import { heap } from '../foods.ts';
import { dress } from '../garnishes.ts';
import { ellipse, placed, shape, stroke, svg } from '../markup.ts';
import { ovalDish, plate, spoon } from '../vessels.ts';

/** A slice of layer cake, or of plain cake where there is no cream. */
export function cakeSlice(canvas: Canvas): string {
  const { main = '#a8642f', pieces = ['strawberry'] } = canvas.dish;
  const crumb = dark(main, 0.1);
  const base = canvas.shows('cream') ? (canvas.dish.base ?? '#fff6e6') : light(main, 0.2);
  return (
    plate(canvas, 160, 118, 134) +
    placed(
      0,
      -10,
      shape('M72 150 252 172 278 140 210 110z', contact) +
        shape('M66 84 240 100V166L72 144z', crumb) +
        shape('M240 100 262 66V128L240 166z', dark(base, 0.35)) +
        shape('M66 98 240 118V125L67 104zM68 120 240 142V149L69 126z', base) +
        shape(
          'M66 84 240 100V112C228 124 220 108 208 112' +
            'S190 122 180 110 156 116 146 106 122 112 110 100 84 106 66 94z',
          dark(base, 0.12),
        ) +
        stroke(
          'M90 112h.1M120 122h.1M160 130h.1M200 136h.1M110 138h.1M150 145h.1M190 156h.1' +
            'M220 154h.1M220 132h.1',
          dark(main, 0.7),
          3.5,
        ) +
        shape('M66 84 200 42Q262 48 262 66L240 100z', base) +
        shape('M84 82 200 46Q240 48 246 58 170 58 84 82z', light(base, 0.8)) +
        heap(canvas, pieces, 3, 206, 62, 24, 10, { size: 1.6, spin: 14 }) +
        dress(canvas, { cx: 170, cy: 74, rx: 50, ry: 14 }),
    )
  );
}

/** Fruit under crumbs, a scoop taken out. */
export function crumble(canvas: Canvas): string {
  const { base = '#b5702a', main = '#e2b36c', pieces = ['apple'] } = canvas.dish;
  const crumb = (key: string, outline: string, face: string, size: number): Place =>
    canvas.symbol(key, shape(outline, dark(main, 0.6)) + shape(face, light(main, 0.4)), size);
  const large = crumb('n1', 'M-9 3-8-4-2-8 6-6 9 1 4 6-4 7z', 'M-9 3-8-4-2-8 6-6 4 0-3 3z', 1.25);
  const small = crumb('n2', 'M-7 3-4-5 3-6 8-1 5 5-3 6z', 'M-7 3-4-5 3-6 5-1 0 2z', 1.2);
  const open = ({ x, y }: Point): boolean => ((x - 224) / 50) ** 2 + ((y - 116) / 30) ** 2 < 1;
  return (
    ovalDish(canvas.glaze, base) +
    shape(blob(canvas, 156, 86, 113, 50, 0.05, 14), dark(main, 0.5)) +
    shape(blob(canvas, 155, 83, 109, 45, 0.05, 14), dark(main, 0.16)) +
    flecks(canvas, 14, 156, 84, 104, 42, 3, dark(main, 0.62), 5) +
    spread(canvas, 40, 154, 83, 106, 44, 0.1)
      .filter((point) => !open(point))
      .map(({ i, x, y }) => (i % 2 ? small : large)(x, y - 3))
      .join('') +
    shape(blob(canvas, 224, 114, 46, 26, 0.08, 9), dark(base, 0.6)) +
    shape(blob(canvas, 225, 117, 41, 21, 0.08, 9), light(base, 0.12)) +
    heap(canvas, pieces, 6, 222, 116, 28, 13, { size: 1.5 }) +
    spoon(216, 114, -30) +
    dress(canvas, { cx: 130, cy: 80, rx: 70, ry: 30 })
  );
}

const chips = (canvas: Canvas, colour: string): string =>
  spread(canvas, 8, 0, -1, 34, 17)
    .map((point) => {
      const [x, y] = [Math.round(point.x), Math.round(point.y)];
      return (
        shape(svg`M${x - 6} ${y + 2}l3-6 7 0 3 5-5 4z`, colour) +
        stroke(svg`M${x - 2} ${y - 2}h3`, '#8a5b48', 1.5)
      );
    })
    .join('');

/** A plate of biscuits. */
export function cookies(canvas: Canvas): string {
  const { main = '#d39a55', base = '#4a2a22', pieces = [] } = canvas.dish;
  const one = canvas.symbol(
    'ck',
    ellipse(6, 10, 46, 25, contact) +
      shape(blob(canvas, 0, 5, 46, 26, 0.04, 11), dark(main, 0.6)) +
      shape(blob(canvas, 0, 0, 45, 25, 0.04, 11), main) +
      shape(blob(canvas, -8, -6, 28, 12, 0.15), light(main, 0.25)) +
      stroke('M-26 4q8 6 16 3M10 12q10 2 16-4M4-14q8-3 14 2', dark(main, 0.5), 1.8) +
      (canvas.shows('chocolate') ? chips(canvas, base) : '') +
      heap(canvas, pieces, 5, 0, -1, 32, 15, { size: 0.9 }),
  );
  return (
    plate(canvas, 160, 114, 138) +
    one(112, 84) +
    one(206, 82) +
    one(156, 66) +
    one(98, 124) +
    one(222, 122) +
    one(160, 112) +
    dress(canvas, { cx: 160, cy: 100, rx: 60, ry: 30 })
  );
}

/** Three muffins in their cases. */
export function muffins(canvas: Canvas): string {
  const { main = '#c98642', base = '#d8b48a', pieces = ['blueberry'] } = canvas.dish;
  const one = canvas.symbol(
    'muf',
    ellipse(8, 44, 36, 13, contact) +
      shape('M-38 2-28 44Q0 58 28 44L38 2z', base) +
      shape('M10 52Q20 50 28 44L38 2H16z', dark(base, 0.5)) +
      stroke('M-27 10-20 44M-14 12-10 50M0 12V52M14 12 10 50M27 10 20 44', dark(base, 0.55), 2.2) +
      shape(
        'M-46 6C-58-12-36-22-34-28-20-48 22-48 34-28 38-20 58-12 46 6 34 18-34 18-46 6z',
        dark(main, 0.5),
      ) +
      shape(
        'M-44 2C-52-12-34-20-31-28-18-44 18-44 29-28 34-18 48-12 40 0 28 12-32 12-44 2z',
        main,
      ) +
      shape('M-28-22C-18-38 6-40 16-32-2-32-18-28-28-22z', light(main, 0.6)) +
      heap(canvas, pieces, 6, 0, -12, 32, 18, { size: 1.2 }) +
      flecks(canvas, 8, 0, -14, 30, 18, 2, light(main, 0.5), 3),
  );
  return (
    plate(canvas, 160, 121, 126) +
    one(206, 70) +
    one(108, 78) +
    one(164, 108) +
    dress(canvas, { cx: 160, cy: 120, rx: 60, ry: 30 })
  );
}

/** Scones, one of them split. */
export function scones(canvas: Canvas): string {
  const { main = '#dfa352', base = '#fff4dc', pieces = ['raisin'] } = canvas.dish;
  const jam = '#b8243a';
  const side = '#f2d7a2';
  const whole = canvas.symbol(
    'scone',
    ellipse(8, 32, 46, 20, contact) +
      shape('M-44 2C-50 18-40 24-44 30A44 20 0 0 0 44 30C40 22 50 16 44 2z', side) +
      shape('M14 49A44 20 0 0 0 44 30C40 22 50 16 44 2L22 22C16 30 20 40 14 49z', dark(side, 0.4)) +
      stroke('M-42 18q14 12 30 11M4 32q22 0 36-12M-30 34q8 6 16 7', dark(side, 0.5), 2.5) +
      shape('M-47 4C-50-24 50-26 47 4 42 28-40 28-47 4z', dark(main, 0.4)) +
      shape('M-45 1C-45-22 45-24 44 1 36 22-36 22-45 1z', main) +
      shape('M-34-5C-22-20 14-20 26-11 4-14-16-11-34-5z', light(main, 0.6)) +
      heap(canvas, pieces, 5, 0, 10, 32, 16, { size: 0.8 }),
  );
  const split =
    ellipse(10, 30, 52, 20, contact) +
    shape('M-48 6V24A48 22 0 0 0 48 24V6z', dark(main, 0.2)) +
    ellipse(0, 6, 48, 23, side) +
    (canvas.shows('jam')
      ? shape(
          'M-42 2C-30-18 30-18 42 2 50 14 30 16 26 26 18 18 8 32-2 24-14 32-22 18-30 22-40 ' +
            '20-50 12-42 2z',
          jam,
        )
      : '') +
    (canvas.shows('cream')
      ? shape(
          'M-28-2C-32-20-14-24-8-20-2-32 16-30 18-20 34-20 36-2 28 4 14 14-18 14-28-2z',
          dark(base, 0.25),
        ) +
        shape('M-25-4C-28-18-13-20-7-17-1-28 13-25 15-17 29-17 30-3 23 1 10 8-16 8-25-4z', base) +
        stroke('M-14-12q8-4 12 2', '#fff', 3)
      : '');
  return (
    plate(canvas, 160, 112, 138) +
    whole(206, 62) +
    whole(98, 68) +
    placed(160, 118, split) +
    dress(canvas, { cx: 160, cy: 120, rx: 60, ry: 30 }, ['cream'])
  );
}

/** Bars or squares cut from a tin. */
export function bars(canvas: Canvas): string {
  const { main = '#dba551', base = '#9c6630', pieces = ['raisin'] } = canvas.dish;
  const one = canvas.symbol(
    'bar',
    shape('M-44 22 22 40 66 16 58 6z', contact) +
      shape('M-52-6 10 14V38L-52 16z', dark(main, 0.3)) +
      shape('M10 14 54-14V8L10 38z', dark(main, 0.85)) +
      shape('M-52-6-8-30 54-14 10 14z', main) +
      shape('M-46-7-8-27 22-19-16 2z', light(main, 0.4)) +
      flecks(canvas, 18, 2, -8, 36, 15, 3, dark(main, 0.5), 4) +
      flecks(canvas, 24, 1, -9, 36, 15, 3, light(main, 0.7), 4) +
      stroke(
        'M-44 4h.1M-30 14h.1M-18 11h.1M-6 22h.1M2 28h.1M-38 11h.1M22 20h.1M34 8h.1M44 2h.1',
        base,
        4,
      ) +
      heap(canvas, pieces, 4, 0, -8, 34, 14, { size: 0.9 }),
    1.15,
  );
  return (
    plate(canvas, 160, 112, 138) +
    one(190, 66) +
    one(104, 88) +
    one(198, 124) +
    dress(canvas, { cx: 160, cy: 100, rx: 70, ry: 30 })
  );
}
