// Heaps of one thing: rice, mash, dough.
import { flecks } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { contact, dark, light } from './colours.ts';
import { ellipse, shape, stroke, svg } from './markup.ts';

/** A dome of three tones; `grain` is the stroke that roughens its outline. */
export function dome(
  cx: number,
  cy: number,
  rx: number,
  height: number,
  colour: string,
  grain = '',
  depth = 0.5,
): string {
  const path = (size: number, dx: number, dy: number): string => {
    const half = rx * size,
      top = height * size;
    return (
      svg`M${cx - half + dx} ${cy + dy}C${cx - half + dx} ${cy - top * 0.9 + dy}` +
      svg` ${cx - half * 0.5 + dx} ${cy - top + dy} ${cx + dx} ${cy - top + dy}` +
      svg`S${cx + half + dx} ${cy - top * 0.8 + dy} ${cx + half + dx} ${cy + dy}` +
      svg`A${half} ${half * 0.42} 0 0 1 ${cx - half + dx} ${cy + dy}z`
    );
  };
  const edge = (tone: string): string => grain && `stroke="${tone}" ${grain}`;
  const [low, high] = [dark(colour, depth), light(colour, 0.22)];
  return (
    ellipse(cx + 7, cy + 5, rx, rx * 0.42, contact) +
    shape(path(1, 0, 0), low, edge(low)) +
    shape(path(0.95, rx * -0.05, height * -0.045), colour, edge(colour)) +
    shape(path(0.6, -rx * 0.2, -height * 0.26), high, edge(high))
  );
}

/** A heap of rice: a dashed round stroke gives it a grainy outline for 40 bytes. */
export const rice = (
  canvas: Canvas,
  cx: number,
  cy: number,
  rx: number,
  height: number,
  colour = '#f7edd6',
  grains = 46,
): string =>
  dome(cx, cy, rx, height, colour, 'stroke-width="4.5" stroke-dasharray="4 6 2 5 3 8"', 0.3) +
  flecks(
    canvas,
    grains,
    cx + 2,
    cy - 4,
    rx * 0.84,
    rx * 0.31,
    7,
    dark(colour, 0.42),
    4,
    height * 0.5,
  ) +
  flecks(
    canvas,
    grains,
    cx - 2,
    cy - 6,
    rx * 0.84,
    rx * 0.31,
    7,
    light(colour, 0.5),
    4,
    height * 0.52,
  );

/** A mound of mash with the marks of the spoon. */
export const mash = (cx: number, cy: number, colour: string): string =>
  dome(cx, cy, 58, 52, colour) +
  stroke(
    svg`M${cx - 48} ${cy - 10}q10-34 46-38M${cx - 34} ${cy - 2}q8-34 44-40` +
      svg`M${cx - 14} ${cy + 4}q6-30 38-36M${cx + 10} ${cy + 6}q6-22 28-28`,
    dark(colour, 0.32),
    3,
  ) +
  stroke(
    svg`M${cx - 52} ${cy - 12}q10-34 44-40M${cx - 30} ${cy - 8}q10-28 38-34`,
    light(colour, 0.75),
    2.5,
  );
