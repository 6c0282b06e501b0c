import { blob, flecks } from '../canvas.ts';
import type { Canvas } from '../canvas.ts';
import { contact, dark, light } from '../colours.ts';
import { colourOf, foods, heap } from '../foods.ts';
import type { Food } from '../foods.ts';
import { dress } from '../garnishes.ts';
import { ellipse, opacity, placed, shape, stroke, svg } from '../markup.ts';
import { board, plate } from '../vessels.ts';

/** Two slices of toast, the front one spread or heaped. */
export function toast(canvas: Canvas): string {
  const { base, main = '#dba45c', pieces = ['mushroom'] } = canvas.dish;
  const outline =
    'M-48 44V-6C-66-14-62-46-36-48Q0-56 36-48C62-46 66-14 48-6V44Q48 50 42 50H-42' +
    'Q-48 50-48 44z';
  const crust = canvas.symbol('crust', shape(outline, dark('#a8642c', 0.3)));
  const top = canvas.symbol(
    'bread',
    shape(outline, '#b8752f') +
      `<g transform="scale(.9)">${shape(outline, main)}</g>` +
      shape('M-36-30Q0-46 36-32 8-34-36-30z', light(main, 0.6)) +
      flecks(canvas, 12, 0, 4, 34, 34, 2, dark(main, 0.5), 2.5),
  );
  const slice = (x: number, y: number, size: number, turn: number): string =>
    svg`<g transform="translate(${x} ${y})rotate(${turn})` +
    svg`scale(${size} ${(size * 0.62).toFixed(2)})">` +
    ellipse(8, 18, 58, 52, contact) +
    crust(0, 12) +
    crust(0, 6) +
    top(0, 0) +
    '</g>';
  const surface = { cx: 150, cy: 111, rx: 57, ry: 29 };
  return (
    plate(canvas) +
    slice(206, 88, 1, 8) +
    slice(148, 112, 1.4, -6) +
    (base
      ? shape(
          blob(canvas, surface.cx, surface.cy, surface.rx * 1.02, surface.ry * 0.98, 0.1),
          dark(base, 0.4),
        ) +
        shape(
          blob(canvas, surface.cx - 2, surface.cy - 2, surface.rx * 0.96, surface.ry * 0.9, 0.1),
          base,
        )
      : '') +
    heap(canvas, pieces, 16, surface.cx, surface.cy + 2, surface.rx * 0.82, surface.ry * 0.76, {
      rise: 8,
      size: 1.2,
    }) +
    dress(canvas, { ...surface, rise: 6 })
  );
}

/** A sandwich cut into two triangles, its layers to the front. */
export function sandwich(canvas: Canvas): string {
  const { main = '#d9a765', pieces = ['lettuce', 'tomato', 'cheese', 'ham'] } = canvas.dish;
  const thickness = 9,
    height = pieces.length * thickness,
    crumb = light(main, 0.6);
  const layer = (y: number, filling: Food): string => {
    const colour = colourOf(filling);
    const leafy = foods[filling][0] === 'leaf';
    return leafy
      ? shape(svg`M-66 ${y}H66l3 6-8 5-9-3-9 5-9-4-10 4-9-4-10 4-9-4-10 4-9-4-9 3-8-5z`, colour) +
          stroke(svg`M-60 ${y + 3}q30 5 60 0t58 0`, dark(colour, 0.6), 1.5)
      : shape(
          svg`M-64 ${y}H64q4 ${thickness / 2} 0 ${thickness}H-64` +
            svg`q-4-${thickness / 2} 0-${thickness}z`,
          colour,
        ) + stroke(svg`M-60 ${y + thickness - 1.5}H62`, dark(colour, 0.6), 2.2, opacity(0.7));
  };
  const half = (x: number, y: number): string =>
    placed(
      x,
      y,
      shape(svg`M-40 ${height + 46}H80L84 ${height + 24} 64 4z`, contact) +
        shape('M-64 0 4-50 64 0z', dark(main, 0.15)) +
        shape('M-54-3 4-45 54-3z', light(main, 0.15)) +
        shape('M-40-8 3-40 16-30z', light(main, 0.55), opacity(0.8)) +
        shape('M-64 0H64V14Q64 18 60 18H-60Q-64 18-64 14z', '#a8662e') +
        shape('M-62 3H62V15H-62z', crumb) +
        pieces.map((filling, i) => layer(18 + i * thickness, filling)).join('') +
        shape(
          svg`M-64 ${18 + height}H64V${34 + height}Q64 ${38 + height} 60 ${38 + height}` +
            svg`H-60Q-64 ${38 + height}-64 ${34 + height}z`,
          '#a8662e',
        ) +
        shape(svg`M-62 ${19 + height}H62V${34 + height}H-62z`, dark(crumb, 0.12)) +
        stroke(
          svg`M-40 9h.1M-10 7h.1M30 11h.1M-24 ${27 + height}h.1M14 ${25 + height}h.1` +
            svg`M44 ${29 + height}h.1`,
          dark(crumb, 0.4),
          3,
        ),
    );
  return (
    plate(canvas, 160, 114, 138) +
    half(210, 58) +
    half(112, 80) +
    dress(canvas, { cx: 200, cy: 130, rx: 60, ry: 30 })
  );
}

/** A loaf on a board, two slices cut. */
export function loaf(canvas: Canvas): string {
  const { main = '#b9772f', base = '#f0d7a4', pieces = [] } = canvas.dish;
  const slice = (x: number, y: number): string =>
    placed(
      x,
      y,
      shape('M-6 62C-12 20-14-6 30-10 74-8 72 20 66 62z', dark(main, 0.5)) +
        shape('M-12 62C-22 20-20-4 24-8 68-6 66 20 60 62z', main) +
        shape('M-6 57C-14 22-14 2 24-1 60 2 60 22 54 57z', base) +
        flecks(canvas, 9, 24, 30, 24, 22, 2, dark(base, 0.35), 3.5) +
        heap(canvas, pieces, pieces.length * 5, 24, 30, 24, 22, { size: 0.8 }),
    );
  return (
    board() +
    ellipse(214, 140, 90, 18, contact) +
    shape('M120 134C96 54 130 36 176 34 240 26 300 40 292 84L280 140H120z', dark(main, 0.45)) +
    shape(
      'M120 128C98 54 132 34 176 32 240 24 292 38 284 78 270 66 240 62 200 66 160 70 130 90 ' +
        '120 128z',
      main,
    ) +
    shape('M138 66C146 44 200 36 250 42 210 46 166 50 138 66z', light(main, 0.5)) +
    stroke('M176 36q14 12 10 28M216 32q14 12 10 30M252 36q12 12 8 28', light(base, 0.1), 4) +
    slice(118, 76) +
    slice(66, 88) +
    dress(canvas, { cx: 250, cy: 150, rx: 40, ry: 14 })
  );
}

/** A meatloaf under its glaze, slices cut, with vegetables. */
export function meatloaf(canvas: Canvas): string {
  const { main = '#96583a', pieces = ['greenBean', 'carrot'] } = canvas.dish;
  const base = canvas.shows('glaze') ? '#b8391f' : dark(main, 0.25);
  const slice = (x: number, y: number): string =>
    placed(
      x,
      y,
      ellipse(6, 30, 40, 10, contact) +
        shape('M-34 28C-40-8-20-24 4-26 30-24 44-4 40 28z', dark(main)) +
        shape('M-38 28C-46-10-26-22-2-24 24-22 38-4 34 28z', main) +
        shape('M-40 2C-34-20-18-27 2-27 20-25 32-16 36 0 20-14-20-16-40 2z', base) +
        flecks(canvas, 10, -2, 10, 26, 12, 3, light(main, 0.45), 4) +
        flecks(canvas, 8, -2, 8, 26, 12, 3, dark(main, 0.7), 4),
    );
  return (
    plate(canvas, 160, 112, 142) +
    ellipse(206, 118, 92, 26, contact) +
    shape(
      'M120 112C112 62 134 44 166 42H240C276 44 292 66 284 112 270 126 140 128 120 112z',
      dark(main),
    ) +
    shape(
      'M122 106C116 60 138 46 168 44H236C268 46 280 64 274 100 250 112 150 116 122 106z',
      main,
    ) +
    shape(
      'M118 84C118 56 140 41 168 40H238C270 42 288 62 286 88 278 96 272 82 262 84' +
        ' 252 98 244 80 232 84 222 96 212 82 200 86 190 100 178 82 166 86 154 98 146 84' +
        ' 136 88 128 98 120 96 118 84z',
      base,
    ) +
    stroke('M146 56Q160 47 186 48', light(base, 0.5), 4, opacity(0.8)) +
    heap(canvas, pieces, 12, 216, 144, 64, 18, { rise: 6, size: 1.6 }) +
    slice(104, 98) +
    slice(78, 122) +
    dress(canvas, { cx: 160, cy: 110, rx: 60, ry: 24 })
  );
}

const greens: ReadonlySet<Food> = new Set([
  'lettuce',
  'rocket',
  'spinach',
  'cabbage',
  'redCabbage',
  'kale',
]);

const ruffledLeaf = (colour: string): string =>
  shape(
    'M70 98C74 84 246 84 250 98 254 108 240 104 234 112 226 104 218 116 206 108 196 116 ' +
      '188 106 176 112 164 118 156 106 144 112 132 118 124 106 114 112 104 116 98 104 88 ' +
      '112 78 108 66 106 70 98z',
    colour,
  ) + stroke('M84 102q40 8 76 2t76-2', dark(colour, 0.5), 2);

/** A filled bun. */
export function burger(canvas: Canvas): string {
  const {
    main = '#d58f45',
    pieces = ['lettuce', 'tomato', 'cheese', 'beef'],
    base = '#6f3d28',
  } = canvas.dish;
  const leaf = pieces.find((food) => greens.has(food));
  return (
    plate(canvas, 160, 122, 120) +
    ellipse(170, 150, 80, 30, contact) +
    shape('M86 134H234V148C234 172 86 172 86 148z', dark(main, 0.4)) +
    shape('M86 134H200V158C150 168 86 166 86 148z', light(main, 0.15)) +
    shape('M80 120C80 108 240 108 240 120 246 142 220 148 160 148S74 142 80 120z', base) +
    shape('M84 120C90 112 200 110 214 122 190 132 110 132 84 120z', light(base, 0.18)) +
    (pieces.includes('cheese')
      ? shape('M78 110H242L214 120 206 134 190 120 120 120 104 132 94 118z', '#f5bd38')
      : '') +
    (pieces.includes('tomato')
      ? shape('M82 104C82 96 238 96 238 104 240 114 80 114 82 104z', '#cf3a26')
      : '') +
    (leaf ? ruffledLeaf(colourOf(leaf)) : '') +
    shape('M80 94C72 40 112 22 160 22S248 40 240 94C224 102 96 102 80 94z', dark(main, 0.45)) +
    shape('M82 90C76 40 114 24 158 24S232 44 226 84C200 96 100 98 82 90z', main) +
    shape('M96 66C98 42 124 32 154 32 136 40 112 48 106 72z', light(main, 0.6)) +
    (canvas.shows('sesame') ? flecks(canvas, 16, 156, 56, 54, 24, 3, '#fff1cf', 3.4) : '') +
    dress(canvas, { cx: 232, cy: 150, rx: 40, ry: 20 })
  );
}
