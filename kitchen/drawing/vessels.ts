// Crockery, pans and what stands beside them. Circles on the table are ellipses, `tilt` as high.
import type { Canvas } from './canvas.ts';
import { cast, dark, light, mix } from './colours.ts';
import { ellipse, opacity, placed, shape, stroke, svg } from './markup.ts';
import type { Area } from './options.ts';

/** The camera is 55° off plumb. */
const tilt = 0.57;

/** The shadow of a dish on the table. */
export const shadow = (cx: number, cy: number, rx: number, ry = rx * tilt): string =>
  ellipse(cx + 9, cy + 5, rx, ry, cast);

/** A flat plate with a coloured rim. */
export function plate(canvas: Canvas, cx = 160, cy = 112, rx = 122): string {
  const ry = rx * tilt;
  return (
    shadow(cx, cy + 8, rx) +
    ellipse(cx, cy + 6, rx, ry, dark(canvas.glaze, 0.5)) +
    ellipse(cx, cy, rx, ry, canvas.glaze) +
    ellipse(cx, cy - 0.5, rx - 3, ry - 2.5, '#fdf8ee') +
    ellipse(cx, cy + 1, rx * 0.77, ry * 0.76, '#dccfc2') +
    ellipse(cx + 2, cy + 3.5, rx * 0.755, ry * 0.735, '#f6eee1') +
    stroke(
      svg`M${cx - rx * 0.88} ${cy - ry * 0.18}` +
        svg`A${rx * 0.9} ${ry * 0.88} 0 0 1 ${cx - rx * 0.3} ${cy - ry * 0.82}`,
      '#fff',
      3,
      opacity(0.8),
    )
  );
}

interface BowlShape {
  readonly cx?: number;
  readonly cy?: number;
  readonly rx?: number;
  readonly height?: number;
  /** Colour of what fills it. */
  readonly base?: string;
  readonly stripes?: string;
  readonly glaze?: string;
}

/** A deep bowl: rim, inner wall, surface, body, foot. Returns it and the area of its surface. */
export function bowl(canvas: Canvas, given: BowlShape = {}): [string, Area] {
  const { cx = 160, cy = 88, rx = 104, height = 58, base, stripes = '' } = given;
  const glaze = given.glaze ?? canvas.glaze;
  const ry = rx * tilt,
    foot = rx * 0.44,
    floor = cy + height;
  const left =
    svg`M${cx - rx} ${cy}C${cx - rx} ${cy + height * 0.75}` +
    svg` ${cx - rx * 0.7} ${floor + 6}` +
    svg` ${cx - foot} ${floor + 9}A${foot} ${foot * 0.4} 0 0 0 ${cx + foot} ${floor + 9}`;
  const right =
    svg`C${cx + rx * 0.7} ${floor + 6} ${cx + rx} ${cy + height * 0.75}` + svg` ${cx + rx} ${cy}z`;
  const shade =
    svg`M${cx + rx} ${cy}C${cx + rx} ${cy + height * 0.75}` +
    svg` ${cx + rx * 0.7} ${floor + 6}` +
    svg` ${cx + foot} ${floor + 9}A${foot} ${foot * 0.4} 0 0 1 ${cx} ${floor + 27 - foot * 0.1}` +
    svg`C${cx + rx * 0.5} ${floor} ${cx + rx * 0.8} ${cy + height * 0.8}` +
    svg` ${cx + rx * 0.86} ${cy}z`;
  const glint =
    svg`M${cx - rx * 0.9} ${cy + height * 0.5}` +
    svg`q${rx * 0.1} ${height * 0.3} ${rx * 0.3} ${height * 0.46}`;
  const surface = { cx, cy: cy + 4.5, rx: rx - 9, ry: ry - 9.5 };
  const filled = base === undefined ? '' : liquid(surface, base);
  return [
    ellipse(cx + 16, floor + 12, rx * 0.8, foot * 0.5, '#1e102442') +
      ellipse(cx, floor + 10, foot, foot * 0.42, dark(glaze, 1)) +
      shape(left + right, glaze) +
      stripes +
      shape(shade, dark(glaze, 0.6), opacity(0.75)) +
      stroke(glint, light(glaze, 0.6), 5, opacity(0.55)) +
      ellipse(cx, cy, rx, ry, light(glaze, 0.55)) +
      ellipse(cx, cy + 1, rx - 4, ry - 3, dark(mix(glaze, '#e9dccb', 0.6), 0.5)) +
      filled,
    surface,
  ];
}

/** What fills a vessel, with the shade of the rim on it. */
const liquid = ({ cx, cy, rx, ry }: Area, base: string): string =>
  ellipse(cx, cy, rx, ry, dark(base, 0.75)) + ellipse(cx + 2, cy + 2.5, rx - 3, ry - 3, base);

/** A small round dish for a dip. */
export const pot = (x: number, y: number, glaze: string, base: string, size = 1): string =>
  placed(
    x,
    y,
    ellipse(5, 14, 32, 14, '#32253a38') +
      shape('M-32 0C-32 22-16 28 0 28S32 22 32 0z', glaze) +
      shape('M8 28C22 26 32 18 32 0H20C20 13 16 23 8 28z', dark(glaze, 0.5)) +
      ellipse(0, 0, 32, 17, light(glaze, 0.55)) +
      ellipse(0, 1, 27, 13, dark(base, 0.5)) +
      ellipse(1, 3, 25, 11, base) +
      stroke('M-14-1q8-6 18-4', light(base, 0.75), 2.5),
    size === 1 ? '' : `scale(${size})`,
  );

/** A frying pan of iron, seen from above its near edge; empty without a `base`. */
export function pan(base?: string): string {
  const inside =
    base === undefined
      ? ellipse(149, 98, 109, 55, '#332e3a') + stroke('M52 112A104 52 0 0 1 96 58', '#57505f', 3)
      : ellipse(150, 98, 110, 56, dark(base, 0.6)) + ellipse(151, 99, 106, 53, base);
  return (
    shadow(148, 122, 122, 66) +
    shape('M250 74 300 52Q318 46 320 58T306 74L262 96z', '#3d3844') +
    stroke('M262 80 306 60', '#7d7686', 4) +
    shape('M26 94C26 148 70 170 148 170S270 148 270 94z', '#3d3844') +
    ellipse(148, 92, 122, 68, '#6e6876') +
    ellipse(148, 93, 115, 62, '#1f1b24') +
    inside
  );
}

/** A casserole of enamelled iron with two ears, and the area of its surface. */
export function casserole(canvas: Canvas, base: string): [string, Area] {
  const { glaze } = canvas;
  const ear = (x: number, way: number): string =>
    stroke(svg`M${x} 84q${22 * way}-10 ${24 * way} 6t${-22 * way} 12`, dark(glaze, 0.7), 10) +
    stroke(svg`M${x} 82q${22 * way}-10 ${24 * way} 6t${-22 * way} 11`, glaze, 6);
  const surface = { cx: 160, cy: 88, rx: 98, ry: 50 };
  return [
    shadow(162, 152, 100, 30) +
      ear(50, -1) +
      ear(270, 1) +
      shape('M46 82V138C46 170 96 186 160 186S274 170 274 138V82z', glaze) +
      shape('M206 182C248 174 274 160 274 138V82H256C256 132 244 166 206 182z', dark(glaze, 0.55)) +
      stroke('M58 104v30q2 16 16 26', light(glaze, 0.6), 5, opacity(0.55)) +
      ellipse(160, 82, 114, 62, light(glaze, 0.5)) +
      ellipse(160, 83, 106, 56, dark(base, 0.9)) +
      liquid(surface, base),
    surface,
  ];
}

/** A baking dish of oval stoneware, filled. */
export const ovalDish = (glaze: string, base: string): string =>
  shadow(156, 124, 136, 68) +
  shape('M8 96Q8 86 24 86H296Q312 86 312 96T296 108H24Q8 108 8 96z', dark(glaze, 0.3)) +
  shape('M26 88C26 150 70 180 160 180S294 150 294 88z', glaze) +
  shape('M200 178C262 172 294 142 294 88H276C270 140 246 166 200 178z', dark(glaze, 0.5)) +
  ellipse(160, 90, 134, 68, light(glaze, 0.55)) +
  ellipse(160, 91, 124, 61, dark(base, 0.85)) +
  ellipse(161, 94, 120, 57, base);

/** A wooden board. */
export const board = (wood = '#a8703c'): string =>
  shape('M40 112 296 100 318 160 300 182H36z', '#1e102438') +
  shape('M26 108H284L310 164Q312 176 300 176H20Q8 176 10 164z', dark(wood, 0.5)) +
  shape('M26 104H284L310 158Q312 168 300 168H20Q8 168 10 158z', wood) +
  stroke('M40 120H120M180 116H270M30 150H90M220 150H290', light(wood, 0.25), 2, opacity(0.6));

/** A metal spoon. */
export const spoon = (x: number, y: number, turn = -28): string =>
  placed(
    x,
    y,
    stroke('M0 0Q40 4 92-2', '#8e8590', 7) +
      stroke('M0-1Q40 3 92-3', '#d9d3d6', 4.5) +
      stroke('M8-2Q40 1 80-3', '#fff', 1.2),
    `rotate(${turn})`,
  );

/** A pair of chopsticks. */
export const chopsticks = (x: number, y: number, turn = -18, length = 190): string =>
  placed(
    x,
    y,
    stroke(svg`M0 5 ${length} 1M4 15 ${length} 9`, '#1e1024', 6, opacity(0.2)) +
      stroke(svg`M0 0 ${length}-4M4 10 ${length} 4`, '#8f3f2c', 5.5) +
      stroke(svg`M0-1 ${length}-5M4 9 ${length} 3`, '#c9694a', 2),
    `rotate(${turn})`,
  );

/** Three threads of steam. */
export const steam = (x: number, y: number): string =>
  stroke(
    svg`M${x - 26} ${y}c-8-9 8-15 0-25M${x} ${y - 5}c-8-10 8-16 0-27` +
      svg`M${x + 26} ${y}c-8-9 8-15 0-25`,
    '#b7a9bb',
    4.5,
    opacity(0.5),
  );

/** The glint of a liquid along its lit edge. */
export const gloss = ({ cx, cy, rx, ry }: Area, colour: string): string =>
  stroke(
    svg`M${cx - rx * 0.82} ${cy + ry * 0.2}` +
      svg`A${rx * 0.86} ${ry * 0.84} 0 0 1 ${cx - rx * 0.42} ${cy - ry * 0.66}`,
    light(colour, 0.65),
    3.5,
    opacity(0.75),
  );
