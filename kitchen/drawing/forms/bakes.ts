import { blob, flecks, spread } from '../canvas.ts';
import type { Canvas } from '../canvas.ts';
import { cast, contact, dark, light } from '../colours.ts';
import { heap, piece } from '../foods.ts';
import { dress } from '../garnishes.ts';
import { ellipse, opacity, placed, shape, spots, stroke, svg } from '../markup.ts';
import { plate, steam } from '../vessels.ts';

const rosemary = stroke(
  'M-16 0Q0-4 16 0M-12-1l-4-4M-6-2l-3-5M0-3l-2-5M6-2l2-5M-10 0l-1 5M-3-1l1 5M4-1l4 4',
  '#6f9a52',
  2.2,
);

/** Meat or fish roasted on a tin with vegetables. */
export function trayBake(canvas: Canvas): string {
  const { centre = ['drumstick'], pieces = ['potato', 'carrot', 'redPepper', 'onion'] } =
    canvas.dish;
  const tray =
    shape('M60 60H280L314 172 304 188H44z', cast) +
    shape(
      'M54 44H266Q274 44 276 52L304 160Q306 172 294 172H26Q14 172 16 160L44 52Q46 44 54 44z',
      '#4c4753',
    ) +
    shape(
      'M54 44H266Q274 44 276 52L302 152Q304 164 292 164H28Q16 164 18 152L44 52Q46 44 54 44z',
      '#a09aa6',
    ) +
    shape(
      'M60 50H260Q266 50 268 56L291 148Q293 156 285 156H35Q27 156 29 148L52 56Q54 50 60 50z',
      '#4a444f',
    ) +
    shape('M60 62H260L284 150Q286 156 280 156H40Q34 156 36 150z', '#6a636e');
  return (
    tray +
    heap(canvas, pieces, 21, 160, 110, 114, 44, { size: 1.7 }) +
    spots([
      [104, 84, -14],
      [208, 80, 8],
      [158, 124, -4],
    ])
      .map(([x, y, turn], i) => piece(canvas, centre[i % centre.length], 1.75)(x, y, turn))
      .join('') +
    (canvas.shows('herbs')
      ? placed(84, 136, rosemary, 'rotate(20)') + placed(246, 126, rosemary, 'rotate(-40)')
      : '') +
    dress(canvas, { cx: 160, cy: 108, rx: 110, ry: 44 })
  );
}

/** An oblong baking dish, filled. */
const oblongDish = (glaze: string, base: string): string =>
  shape('M40 150 300 130 312 170 302 184H48z', cast) +
  shape('M16 126 26 164Q29 176 42 176H278Q291 176 294 164L304 126z', dark(glaze, 0.15)) +
  shape('M230 176H278Q291 176 294 164L304 126H250z', dark(glaze, 0.45)) +
  shape(
    'M58 34H262Q272 34 275 44L306 124Q309 140 296 140H24Q11 140 14 124L45 44Q48 34 58 34z',
    light(glaze, 0.55),
  ) +
  shape(
    'M64 43H256Q264 43 267 51L293 120Q296 131 284 131H36Q24 131 27 120L53 51Q56 43 64 43z',
    dark(base, 0.6),
  ) +
  shape(
    'M66 47H254Q262 48 265 55L288 114Q290 125 280 125 160 134 40 125 30 124 32 114L55 55' +
      'Q58 47 66 47z',
    base,
  );

const bubbles = (base: string): string =>
  stroke('M36 126q10-9 20 0t18 0M228 127q12-9 24 0t22-1', light(base, 0.15), 5);

/** Rows of forked peaks, from back to front, browned or lit. */
function peaks(canvas: Canvas, main: string): string {
  let cover = '',
    tips = '',
    lit = '';
  for (let i = 0; i < 5; i++) {
    const y = 62 + i * 13,
      half = 96 + i * 7.4,
      step = half / 5;
    cover += shape(
      svg`M${160 - half} ${y + 12}v-10` +
        svg`q${step / 2}-${16 + canvas.jitter(3)} ${step} 0`.repeat(10) +
        svg`v10q-${half} 8-${2 * half} 0z`,
      main,
      `stroke="${dark(main, 0.3)}" stroke-width="2"`,
    );
    for (let peak = 0; peak < 10; peak++) {
      const x = Math.round(160 - half + step * peak);
      if (canvas.random() < 0.6) {
        tips += svg`M${x + Math.round(step * 0.3)} ${y - 4}q${step * 0.2}-4 ${step * 0.42} 0`;
      } else {
        lit += svg`M${x + Math.round(step * 0.24)} ${y - 2}q${step * 0.2}-4 ${step * 0.34}-1`;
      }
    }
  }
  return cover + stroke(tips, '#b5702a', 4.5, opacity(0.8)) + stroke(lit, light(main, 0.8), 3.5);
}

/** A dish baked under mash with a forked top. */
export function bake(canvas: Canvas): string {
  const { main = '#f3d489', base = '#d98a3a', pieces = [] } = canvas.dish;
  return (
    oblongDish(canvas.glaze, base) +
    peaks(canvas, main) +
    bubbles(base) +
    heap(canvas, pieces, 9, 160, 86, 84, 24, { size: 1.3 }) +
    dress(canvas, { cx: 160, cy: 86, rx: 100, ry: 32 })
  );
}

/** A dish baked under cheese, cream or custard, browned in patches. */
export function gratin(canvas: Canvas): string {
  const { main = '#f2cf72', base = '#c4452a', pieces = [] } = canvas.dish;
  const patches = (count: number, cx: number, cy: number, rx: number, ry: number, size: number) =>
    spread(canvas, count, cx, cy, rx, ry)
      .map(({ x, y }) => blob(canvas, x, y, size, size * 0.36, 0.25, 7))
      .join('');
  return (
    oblongDish(canvas.glaze, base) +
    shape('M70 52Q160 44 250 52L280 112Q280 120 270 120 160 126 50 120 40 120 40 112z', main) +
    shape(patches(6, 150, 82, 80, 22, 26), light(main, 0.5)) +
    heap(canvas, pieces, 9, 160, 86, 92, 26, { size: 1.3 }) +
    shape(patches(9, 160, 86, 96, 28, 13), '#b86f2c', opacity(0.7)) +
    bubbles(base) +
    dress(canvas, { cx: 160, cy: 86, rx: 100, ry: 32 })
  );
}

/** A slice of a tart or quiche with its crust. */
export function tartSlice(canvas: Canvas): string {
  const { base = '#f0c24e', main = '#d59a4a', pieces = ['spinach'] } = canvas.dish;
  return (
    plate(canvas, 160, 116, 126) +
    shape('M74 146 250 150 262 120 210 92z', contact) +
    shape('M70 118 246 128V162Q246 166 240 166L82 142Q72 140 70 132z', dark(main, 0.55)) +
    shape('M70 112 246 124V152L76 132z', dark(base, 0.4)) +
    shape('M74 118 246 130V140L76 127z', dark(base, 0.15)) +
    shape('M70 112 198 60 250 124z', base) +
    shape('M84 110 194 66 212 86z', light(base, 0.35)) +
    heap(canvas, pieces, 8, 186, 101, 34, 20, { size: 1.05, spin: 60 }) +
    spots([
      [196, 62],
      [206, 74],
      [217, 87],
      [228, 100],
      [239, 113],
      [249, 126],
    ])
      .map(
        ([x, y]) =>
          ellipse(x + 6, y + 4, 15, 12, dark(main, 0.6)) +
          ellipse(x + 5, y + 1, 14, 11, main) +
          ellipse(x + 2, y - 3, 7, 4, light(main, 0.5)),
      )
      .join('') +
    shape('M236 132Q250 142 264 132L258 158Q248 168 238 164z', dark(main, 0.4)) +
    stroke('M110 108q10-6 20-2M150 98q8-4 14 0M140 113q10-4 20 2', '#b9701f', 3, opacity(0.45)) +
    dress(canvas, { cx: 170, cy: 104, rx: 50, ry: 20 })
  );
}

/** A baked potato, split and filled. */
export function jacket(canvas: Canvas): string {
  const { main = '#b98048', base = '#f8e29a', pieces = ['baked'] } = canvas.dish;
  return (
    plate(canvas, 160, 114, 136) +
    ellipse(170, 134, 104, 42, contact) +
    shape(
      'M56 108C52 70 104 52 160 50 226 50 272 72 266 110 260 152 210 162 156 162S60 150 56 108z',
      dark(main, 0.7),
    ) +
    shape(
      'M56 102C54 68 104 50 158 48 220 48 264 70 260 104 252 140 204 150 154 150S60 140 56 102z',
      main,
    ) +
    shape('M68 92C74 68 112 58 142 54 108 66 88 80 78 100z', light(main, 0.5)) +
    stroke(
      'M86 130h.1M112 140h.1M134 144h.1M222 134h.1M246 112h.1M186 144h.1M76 110h.1',
      dark(main, 1),
      4,
    ) +
    stroke('M96 136q14 6 24 6M200 142q16-2 26-8', dark(main, 0.7), 2) +
    shape(
      'M70 104C98 92 118 66 150 52 176 50 192 58 204 68 226 76 242 86 258 100 230 104 212 ' +
        '124 176 134 132 130 100 118 70 104z',
      dark(base, 0.3),
    ) +
    shape(
      'M80 101C102 90 122 68 152 56 176 56 188 64 200 72 222 80 236 88 248 98 224 102 206 ' +
        '118 174 128 134 124 106 114 80 101z',
      base,
    ) +
    shape(
      blob(canvas, 116, 98, 20, 8, 0.2, 7) +
        blob(canvas, 214, 94, 18, 7, 0.2, 7) +
        blob(canvas, 164, 118, 26, 7, 0.2, 7),
      light(base, 0.7),
    ) +
    heap(canvas, pieces, 15, 164, 92, 46, 18, { rise: 18, size: 1.4 }) +
    dress(canvas, { cx: 160, cy: 90, rx: 60, ry: 20, rise: 14 }) +
    steam(160, 42)
  );
}

/** Two vegetables filled with rice or meat. */
export function stuffedVeg(canvas: Canvas): string {
  const { main = '#d23f28', base = '#e9cf9a', pieces = ['beef', 'pea'] } = canvas.dish;
  const one = (x: number, y: number): string =>
    placed(
      x,
      y,
      ellipse(8, 46, 46, 18, contact) +
        shape(
          'M-46-4C-56 26-44 56-22 56-12 62-4 56 0 56 6 62 14 62 22 56 46 56 56 26 46-4z',
          dark(main, 0.6),
        ) +
        shape(
          'M-46-4C-54 24-42 52-22 52-16 56-6 54-2 50 10 56 20 52 24 44 34 40 36 16 34-4z',
          main,
        ) +
        stroke('M-20 14Q-26 36-16 48M8 16q2 22-2 32', dark(main, 0.6), 3) +
        shape('M-40 4q-4 18 4 34 4 0 4-4-6-14-2-30z', light(main, 0.6)) +
        ellipse(0, -4, 46, 20, light(main, 0.3)) +
        ellipse(0, -3, 41, 17, dark(main, 0.8)) +
        shape('M-40-4C-40-26-18-34 0-34S40-26 40-4C26 12-26 12-40-4z', dark(base, 0.3)) +
        shape('M-37-6C-36-26-18-32-2-32S32-26 34-8C22 6-26 6-37-6z', base) +
        flecks(canvas, 12, 0, -14, 30, 12, 4, light(base, 0.7), 3.5) +
        heap(canvas, pieces, 7, 0, -14, 28, 11, { size: 0.85 }),
    );
  return (
    plate(canvas, 160, 118, 134) +
    one(204, 66) +
    one(112, 86) +
    dress(canvas, { cx: 160, cy: 74, rx: 80, ry: 14 })
  );
}

/** Long vegetables halved and filled. */
export function stuffedBoats(canvas: Canvas): string {
  const { main = '#6f9a40', base = '#e9cf9a', pieces = ['tomato', 'pineNut'] } = canvas.dish;
  const one = (x: number, y: number, turn: number): string =>
    placed(
      x,
      y,
      ellipse(6, 22, 98, 18, contact) +
        shape('M-100 0C-96 26-50 34 0 34S92 28 98 4Q112 2 114-6 104-12 96-8z', dark(main, 0.65)) +
        shape('M-100-2C-94 20-50 27 0 27S90 20 97 0z', main) +
        stroke('M-84 10Q-40 24 20 22', light(main, 0.5), 4, opacity(0.7)) +
        shape('M-100-2C-92-22-46-27 0-27S92-20 97 0C86 16-90 16-100-2z', light(main, 0.62)) +
        shape('M-90-3C-80-20-40-23 0-23S80-17 87-1C76 11-80 11-90-3z', dark(base, 0.35)) +
        shape('M-86-6C-76-26-38-30 0-30S76-22 82-4C70 5-76 5-86-6z', base) +
        flecks(canvas, 12, 0, -12, 64, 9, 4, light(base, 0.6), 3.5) +
        heap(canvas, pieces, 11, 0, -12, 62, 8, { size: 1.05 }),
      `rotate(${turn})`,
    );
  return (
    plate(canvas, 160, 112, 142) +
    one(168, 84, -7) +
    one(150, 132, -5) +
    dress(canvas, { cx: 150, cy: 116, rx: 80, ry: 14 })
  );
}
