import { blob, flecks, layers, spread } from '../canvas.ts';
import type { Canvas } from '../canvas.ts';
import { contact, dark, light } from '../colours.ts';
import { heap, piece } from '../foods.ts';
import { dress } from '../garnishes.ts';
import { ellipse, opacity, shape, spots, stroke, svg } from '../markup.ts';
import { rice } from '../mounds.ts';
import { bowl, gloss, plate } from '../vessels.ts';

/** Stew and rice side by side in one bowl. */
export function stewRice(canvas: Canvas): string {
  const { base = '#b5472a', main = '#f7edd6', pieces = ['beef', 'carrot', 'potato'] } = canvas.dish;
  const [vessel, surface] = bowl(canvas, { cy: 90, rx: 118, height: 48, base: dark(base, 0.12) });
  return (
    vessel +
    shape(blob(canvas, 122, 92, 56, 32, 0.06), light(base, 0.12)) +
    gloss(surface, base) +
    rice(canvas, 206, 108, 56, 56, main, 28) +
    heap(canvas, pieces, 10, 114, 97, 54, 32, { size: 1.25 }) +
    dress(canvas, { cx: 116, cy: 94, rx: 70, ry: 40 })
  );
}

/** A bowl of curry with a flatbread behind it. */
export function curryBread(canvas: Canvas): string {
  const { base = '#d9772e', main = '#e3b871', pieces = ['chicken'] } = canvas.dish;
  const naan =
    ellipse(226, 106, 70, 46, contact) +
    shape(
      'M150 92C150 56 196 34 240 44 286 54 306 88 288 116 270 142 214 140 184 126 162 116 ' +
        '150 108 150 92z',
      dark(main, 0.7),
    ) +
    shape(
      'M152 88C152 54 197 32 240 42 284 52 302 84 284 110 266 134 214 132 186 119 164 110 ' +
        '152 104 152 88z',
      main,
    ) +
    shape('M176 70C196 46 250 44 270 66 236 58 206 60 176 70z', light(main, 0.5)) +
    spread(canvas, 9, 236, 84, 44, 30)
      .map((point) =>
        shape(
          blob(canvas, point.x, point.y, 6 + canvas.random() * 4, 3.5, 0.2, 6),
          '#9c5f2a',
          opacity(0.75),
        ),
      )
      .join('');
  const [vessel, surface] = bowl(canvas, { cx: 118, cy: 96, rx: 84, height: 52, base });
  return (
    naan +
    vessel +
    shape(
      blob(canvas, surface.cx - 4, surface.cy - 2, surface.rx * 0.7, surface.ry * 0.66),
      light(base, 0.16),
    ) +
    heap(canvas, pieces, 8, surface.cx, surface.cy + 2, surface.rx * 0.62, surface.ry * 0.56, {
      size: 1.2,
    }) +
    (canvas.shows('cream')
      ? stroke(
          svg`M${surface.cx - 36} ${surface.cy + 14}q20-16 34-4t38-14`,
          '#fff3dc',
          3.5,
          opacity(0.9),
        )
      : '') +
    gloss(surface, base) +
    dress(canvas, surface, ['cream'])
  );
}

/** A soup with a ball of dough to eat it with. */
export function swallow(canvas: Canvas): string {
  const { base = '#c98f2c', main = '#f4ead2', pieces = ['beef', 'spinach'] } = canvas.dish;
  const ball =
    ellipse(242, 126, 54, 24, contact) +
    shape(
      'M178 118C176 80 204 54 234 54 266 54 290 82 288 116 286 138 262 148 234 148 204 148 ' +
        '180 140 178 118z',
      dark(main, 0.45),
    ) +
    shape(
      'M181 114C180 78 205 56 233 56 262 56 282 82 280 110 276 132 256 138 230 138 204 138 ' +
        '184 132 181 114z',
      main,
    ) +
    shape(
      'M192 98C196 74 214 62 234 63 220 72 206 82 200 104 196 108 192 104 192 98z',
      light(main, 0.85),
    ) +
    stroke('M246 82q18 6 20 24M252 78q16 4 20 16', dark(main, 0.3), 2.2);
  const dots = (count: number, reach: number, length: number): string =>
    spread(canvas, count, surface.cx, surface.cy, surface.rx * reach, surface.ry * reach)
      .map(({ x, y }) => svg`M${Math.round(x)} ${Math.round(y)}h${length}`)
      .join('');
  const side = plate(canvas, 232, 124, 82);
  const [vessel, surface] = bowl(canvas, { cx: 104, cy: 92, rx: 86, height: 52, base });
  const curd = dots(18, 0.8, 5);
  return (
    side +
    ball +
    vessel +
    (canvas.shows('curds')
      ? layers(canvas, curd, [dark(base, 0.45), 8, 2], [light(base, 0.35), 7])
      : '') +
    heap(canvas, pieces, 10, surface.cx, surface.cy, surface.rx * 0.66, surface.ry * 0.6, {
      size: 1.25,
    }) +
    (canvas.shows('oil') ? stroke(dots(7, 0.84, 6), '#d8481c', 5, opacity(0.65)) : '') +
    gloss(surface, base) +
    dress(canvas, surface)
  );
}

/** Heaps of stew on a round of injera. */
export function injera(canvas: Canvas): string {
  const {
    main = '#c9a98a',
    bases = ['#a8371c', '#d9a030', '#4f7d38', '#7d4327'],
    pieces = ['egg'],
  } = canvas.dish;
  const heapOf = (x: number, y: number, filling: string): string =>
    ellipse(x + 4, y + 6, 42, 21, contact) +
    ellipse(x, y + 2, 41, 21, dark(filling, 0.5)) +
    ellipse(x - 2, y - 2, 37, 17, filling) +
    flecks(canvas, 8, x, y - 2, 30, 13, 3, dark(filling, 0.5), 5) +
    flecks(canvas, 8, x - 3, y - 4, 27, 11, 3, light(filling, 0.35), 4);
  const roll = canvas.symbol(
    'ir',
    ellipse(4, 10, 30, 11, contact) +
      shape('M-32-4Q-38 12-28 14L26 14Q38 10 30-8z', dark(main, 0.5)) +
      shape('M-32-4Q-38 8-28 9L26 6Q36 2 30-8-4-14-32-4z', light(main, 0.12)) +
      stroke('M-26-2q28-7 50-4M-26 4q28-4 52-2', dark(main, 0.35), 2) +
      ellipse(-31, 5, 5, 8, dark(main, 0.6)),
  );
  return (
    plate(canvas, 160, 112, 142) +
    shape(blob(canvas, 160, 113, 126, 68, 0.03, 14), dark(main, 0.5)) +
    shape(blob(canvas, 160, 110, 125, 66, 0.03, 14), main) +
    flecks(canvas, 26, 160, 110, 116, 60, 1, dark(main, 0.45), 3) +
    spots([
      [108, 84],
      [208, 82],
      [98, 126],
      [156, 108],
    ])
      .map(([x, y], i) => heapOf(x, y, bases[(i + 1) % bases.length] ?? main))
      .join('') +
    piece(canvas, pieces[0], 1.7)(158, 100) +
    roll(232, 122, -6) +
    roll(216, 144, 4) +
    dress(canvas, { cx: 160, cy: 110, rx: 90, ry: 44 })
  );
}
