import { blob, layers, spread } from '../canvas.ts';
import type { Canvas } from '../canvas.ts';
import { dark, light } from '../colours.ts';
import { heap, piece } from '../foods.ts';
import { dress } from '../garnishes.ts';
import { ellipse, opacity, placed, shape, stroke, svg } from '../markup.ts';
import { bowl, plate, spoon } from '../vessels.ts';

/** A bowl of porridge, its topping in a fan. */
export function porridge(canvas: Canvas): string {
  const { base = '#efdfbd', pieces = ['banana', 'blueberry'] } = canvas.dish;
  const [vessel, surface] = bowl(canvas, { base });
  const [first, ...rest] = pieces;
  const { cx, cy, rx, ry } = surface;
  const lump = spread(canvas, 13, cx, cy, rx * 0.8, ry * 0.76)
    .map(
      ({ x, y }) => svg`M${Math.round(x)} ${Math.round(y)}h${6 + Math.round(canvas.random() * 6)}`,
    )
    .join('');
  const fan = Array.from({ length: 6 }, (_, i) =>
    piece(
      canvas,
      first,
      1.6,
    )(surface.cx - 66 + i * 17, surface.cy + 4 + Math.sin((i / 5) * 3.14) * 15),
  ).join('');
  return (
    vessel +
    layers(canvas, lump, [dark(base, 0.14), 11, 2], [light(base, 0.4), 10]) +
    fan +
    heap(canvas, rest, 9, surface.cx + 34, surface.cy - 10, 36, 18, { size: 1.4 }) +
    (canvas.shows('honey')
      ? stroke(
          svg`M${surface.cx - 54} ${surface.cy - 22}q26-14 40 0t40-6`,
          '#c9821f',
          3.5,
          opacity(0.85),
        )
      : '') +
    dress(canvas, surface) +
    spoon(236, 90, -42)
  );
}

const syrup = (base: string): string =>
  shape(
    'M112 78C96 64 130 50 160 56 196 48 224 66 204 82 206 98 203 116 198 116' +
      'S192 100 190 94C180 96 176 98 172 98 172 116 170 136 164 136S158 112 156 98' +
      'C140 98 136 92 132 92 131 102 129 108 125 108S120 96 112 78z',
    base,
    opacity(0.9),
  ) + stroke('M122 72Q140 60 164 64', light(base, 0.6), 3, opacity(0.8));

/** A stack of thick pancakes. */
export function pancakes(canvas: Canvas): string {
  const { main = '#c8823a', base = '#8f4a16', pieces = ['blueberry', 'strawberry'] } = canvas.dish;
  let vessel = plate(canvas, 160, 120, 126);
  for (let i = 0; i < 5; i++) {
    const x = 156 + canvas.jitter(5),
      y = 132 - i * 13,
      rx = 78 + canvas.jitter(3),
      ry = 41;
    vessel +=
      shape(svg`M${x - rx} ${y}v9A${rx} ${ry} 0 0 0 ${x + rx} ${y + 9}v-9z`, '#f3d79a') +
      shape(
        svg`M${x + rx * 0.5} ${y + ry * 0.87}v9A${rx} ${ry} 0 0 0 ${x + rx} ${y + 9}v-9z`,
        dark('#f3d79a', 0.4),
      ) +
      ellipse(x, y, rx, ry, light(main, 0.35)) +
      ellipse(x, y, rx - 5, ry - 4, i < 4 ? dark(main, 0.4) : main);
  }
  return (
    vessel +
    shape(blob(canvas, 150, 70, 48, 21, 0.12), light(main, 0.25), opacity(0.6)) +
    (canvas.shows('syrup') ? syrup(base) : '') +
    (canvas.shows('butter')
      ? placed(
          160,
          64,
          shape('M-20-4 0 6V16L-20 6z', '#e9c24f') +
            shape('M0 6 20-3V7L0 16z', '#cfa236') +
            shape('M-20-4 2-13 20-3 0 6z', '#ffe99a'),
        )
      : '') +
    heap(canvas, pieces, 7, 232, 134, 30, 14, { size: 1.2 }) +
    heap(canvas, pieces, 4, 84, 142, 18, 8, { size: 1.2 }) +
    dress(canvas, { cx: 156, cy: 72, rx: 60, ry: 26 })
  );
}
