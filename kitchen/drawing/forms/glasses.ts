import { blob, flecks, over, spread } from '../canvas.ts';
import type { Canvas } from '../canvas.ts';
import { contact, dark, ink, light } from '../colours.ts';
import { colourOf, heap, piece } from '../foods.ts';
import { dress } from '../garnishes.ts';
import { under } from '../pieces.ts';
import { ellipse, opacity, shape, stroke, svg } from '../markup.ts';
import { dome } from '../mounds.ts';
import { bowl, plate, shadow, spoon, steam } from '../vessels.ts';

/** A cold drink with a straw. */
export function drink(canvas: Canvas): string {
  const { base = '#e78aa0', pieces = ['strawberry'] } = canvas.dish;
  return (
    shadow(162, 180, 60, 17) +
    shape('M108 38H212L199 174Q197 188 160 188T121 174z', '#d3dde2', opacity(0.7)) +
    shape('M113 58H207L196 170Q194 181 160 181T124 170z', base) +
    shape(
      'M176 62H207L196 170Q194 179 172 181C186 150 182 90 176 62z',
      dark(base, 0.4),
      opacity(0.55),
    ) +
    ellipse(160, 58, 47, 13, light(base, 0.55)) +
    stroke('M178 60 214 6', '#8a2a18', 7.5) +
    stroke('M177 59 213 5', '#d9573c', 5.5) +
    stroke('M176 56 211 5', '#f5b49c', 1.5) +
    spread(canvas, 9, 150, 59, 32, 7)
      .map(
        (point) =>
          svg`<circle cx="${Math.round(point.x)}" cy="${Math.round(point.y)}" r="2.5" ` +
          svg`fill="${light(base, 0.85)}"/>`,
      )
      .join('') +
    stroke('M108 38A52 14 0 0 0 212 38', '#fff', 2.5, opacity(0.9)) +
    stroke('M108 38A52 14 0 0 1 212 38', '#c9d3d8', 2.5) +
    shape('M119 66 130 68 137 166Q128 164 127 158z', '#fff', opacity(0.5)) +
    piece(canvas, pieces[0], 2)(112, 42, -24) +
    heap(canvas, pieces, 4, 246, 172, 28, 8, { size: 1.6 }) +
    dress(canvas, { cx: 152, cy: 52, rx: 30, ry: 8 })
  );
}

/** A cup on a saucer, steaming. */
export function hotDrink(canvas: Canvas): string {
  const { base = '#8a5a36', main = '#fff6e6' } = canvas.dish;
  const { glaze } = canvas;
  return (
    plate(canvas, 156, 132, 108) +
    ellipse(176, 140, 64, 26, contact) +
    stroke('M214 78C262 66 266 124 206 126', dark(glaze, 0.4), 15) +
    stroke('M214 76C260 66 262 120 206 123', glaze, 11) +
    shape('M90 62C90 128 112 158 154 158S218 128 218 62z', glaze) +
    shape('M180 154C206 142 218 112 218 62H198C198 112 196 136 180 154z', dark(glaze, 0.5)) +
    stroke('M102 92q6 34 22 48', light(glaze, 0.6), 5, opacity(0.6)) +
    ellipse(154, 62, 64, 32, light(glaze, 0.55)) +
    ellipse(154, 63, 58, 27, dark(base, 0.7)) +
    ellipse(155, 66, 54, 23, base) +
    (canvas.shows('cream')
      ? shape(blob(canvas, 156, 66, 36, 14, 0.14, 9), main) +
        shape(blob(canvas, 150, 63, 20, 7, 0.2, 7), light(main, 0.8))
      : '') +
    steam(154, 40) +
    dress(canvas, { cx: 156, cy: 64, rx: 40, ry: 14 }, ['cream']) +
    spoon(196, 176, -10)
  );
}

/** A glass of yoghurt, fruit and crunch in layers. */
export function parfait(canvas: Canvas): string {
  const { base = '#fbf3e2', main = '#d9a864', pieces = ['strawberry', 'blueberry'] } = canvas.dish;
  const fruit = colourOf(pieces[0], '#d93140');
  const band = (y: number, height: number, fill: string): string => {
    const half = (level: number): number => 50 - (level - 60) * 0.13;
    return shape(
      svg`M${160 - half(y)} ${y}L${160 - half(y + height)} ${y + height}` +
        svg`A${half(y + height)} 11 0 0 0 ${160 + half(y + height)} ${y + height}` +
        svg`L${160 + half(y)} ${y}A${half(y)} 11 0 0 1 ${160 - half(y)} ${y}z`,
      fill,
    );
  };
  return (
    shadow(162, 178, 58, 16) +
    shape('M102 44H218L204 172Q202 190 160 190T116 172z', '#d3dde2', opacity(0.7)) +
    band(62, 34, base) +
    band(94, 22, dark(fruit, 0.1)) +
    band(114, 30, dark(base, 0.08)) +
    (canvas.shows('crunch')
      ? band(142, 30, main) +
        flecks(canvas, 22, 160, 160, 32, 14, 3, dark(main, 0.55), 4) +
        flecks(canvas, 14, 160, 158, 32, 14, 3, light(main, 0.5), 3.5)
      : band(142, 30, dark(fruit, 0.05))) +
    ellipse(160, 62, 50, 13, light(base, 0.6)) +
    shape('M184 70H206L196 170Q194 182 176 185 190 140 184 70z', `${ink}22`) +
    heap(canvas, pieces, 9, 160, 56, 36, 9, { rise: 10, size: 1.6, spin: 14 }) +
    stroke('M102 44A58 14 0 0 0 218 44', '#fff', 2.5, opacity(0.9)) +
    shape('M110 66 120 68 128 168Q120 166 119 158z', '#fff', opacity(0.5)) +
    heap(canvas, pieces, 3, 246, 172, 26, 8, { size: 1.6 }) +
    dress(canvas, { cx: 160, cy: 50, rx: 30, ry: 8 })
  );
}

/** A striped bowl of popcorn. */
export function popcorn(canvas: Canvas): string {
  const { main = '#fff0cc' } = canvas.dish;
  const glaze = canvas.dish.glaze ?? '#b8391f';
  const stripes = shape(
    'M70 130 92 146 118 182 104 178C88 170 74 150 68 132zM104 152 134 158 144 186H128' +
      'zM150 160H176L172 187H152zM192 158 220 150 198 184 184 186z',
    '#fff4e2',
  );
  const [vessel, surface] = bowl(canvas, {
    cy: 102,
    rx: 100,
    base: dark(main, 0.3),
    stripes,
    glaze,
  });
  const one = (outline: string, face: string, kernel: string): string =>
    under(10, 5, 6) + shape(outline, dark(main, 0.5)) + shape(face, light(main, 0.5)) + kernel;
  const large = canvas.symbol(
    'pa',
    one(
      'M-13 3C-17-4-11-11-6-9-4-15 5-15 6-9 13-11 17-2 11 3 11 9 3 10 0 7-5 12-12 9-13 3z',
      'M-12 1C-15-5-10-9-5-7-4-13 4-13 5-8 11-9 14-2 9 1 8 6 3 7 0 4-4 8-10 6-12 1z',
      shape('M3 1Q9-1 8 4 4 6 1 4z', '#e3a233') +
        stroke('M-8-2q2-3 5-1M0-8q3 0 3 3', dark(main, 0.4), 1.4),
    ),
    1.4,
  );
  const small = canvas.symbol(
    'pb',
    one(
      'M-10 6C-17 4-15-6-8-6-7-13 2-13 4-7 10-12 17-4 12 2 12 9 0 11-3 6z',
      'M-9 4C-14 2-13-5-7-5-6-11 1-11 3-6 9-10 14-3 10 1 8 6 0 8-3 4z',
      shape('M-4 0Q0-4 3-1 1 4-3 3z', '#d9932c') +
        stroke('M-9-1q2-2 4-1M6-5q3 0 3 3', dark(main, 0.4), 1.4),
    ),
    1.45,
  );
  return (
    vessel +
    dome(surface.cx, surface.cy + 6, surface.rx * 0.95, 66, '#ead9ae') +
    over(canvas, 34, surface.cx, surface.cy - 2, surface.rx * 0.92, surface.ry * 0.76, 42)
      .map(({ i, x, y }) => (i % 2 ? large : small)(x, y))
      .join('') +
    large(48, 168) +
    small(270, 172) +
    large(294, 156) +
    dress(canvas, { ...surface, rise: 30 })
  );
}
