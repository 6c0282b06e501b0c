// Pieces of food about 0 0, some 10 in radius, lit from the top left. Each takes its colour.
import { contact, dark, light, mix } from './colours.ts';
import { ellipse, shape, stroke } from './markup.ts';

export const under = (rx = 10, ry = 6, y = 4): string => ellipse(2, y, rx, ry, contact);

/** The shapes that a piece of food may have. */
export const pieces = {
  chunk: (colour) =>
    under() +
    shape('M-11 1C-12-6-6-9 1-9 8-10 12-5 11 1 12 8 6 9 0 9-7 10-11 7-11 1z', dark(colour, 0.85)) +
    shape('M-10-1C-11-7-4-9 1-8 7-9 10-5 10-1 9 4 4 4 0 4-6 5-9 4-10-1z', colour) +
    shape('M-7-3C-6-7 0-7 3-6 0-5-4-5-7-3z', light(colour, 0.5)),
  cube: (colour) =>
    under() +
    shape('M-9-3 0 1V9L-9 5z', dark(colour, 0.35)) +
    shape('M0 1 10-3V5L0 9z', dark(colour, 0.75)) +
    shape('M-9-3 1-8 10-3 0 1z', light(colour, 0.3)),
  coin: (colour) =>
    under(9, 6, 3) +
    ellipse(0, 2, 9, 6, dark(colour, 0.7)) +
    ellipse(0, 0, 9, 6, colour) +
    ellipse(-0.5, -0.5, 5.5, 3.4, light(colour, 0.3)),
  ball: (colour) =>
    under(5, 4, 2) +
    ellipse(0, 0, 5.5, 5.2, dark(colour, 0.6)) +
    ellipse(-0.6, -0.7, 4.7, 4.3, colour) +
    ellipse(-2, -2.2, 1.6, 1.2, light(colour, 0.7)),
  bean: (colour) =>
    stroke('M-3.5 1q3.5-3 7 0', dark(colour, 0.7), 9.5) +
    stroke('M-3.5 .3q3.5-3 7 0', colour, 7.6) +
    stroke('M-4-1.5q2-2 4-1.5', light(colour, 0.6), 1.6),
  leaf: (colour) =>
    shape('M-12 3C-8-7 4-9 13-4 7 7-4 10-12 3z', colour) +
    shape('M-12 3C-4 1 4-2 13-4 7 7-4 10-12 3z', dark(colour, 0.55)) +
    stroke('M-9 2Q2 1 9-3', light(colour, 0.4), 1),
  floret: (colour) =>
    under(9, 6, 5) +
    shape('M-4 2h8l-1 9h-5z', light(colour, 0.45)) +
    shape('M-11 2C-14-4-8-8-6-8-4-13 5-12 6-8 12-8 13-2 10 2 8 7-8 7-11 2z', dark(colour, 0.7)) +
    ellipse(-5, -3, 5, 4, colour) +
    ellipse(2, -6, 5, 4, colour) +
    ellipse(6, -1, 4, 3.4, colour) +
    ellipse(-1, -5, 2.4, 1.6, light(colour, 0.4)) +
    ellipse(-7, -4, 1.6, 1.2, light(colour, 0.4)),
  prawn: (colour) =>
    stroke('M-6 6C-11-4 0-10 6-4 9 0 7 4 4 5', dark(colour, 0.6), 8) +
    stroke('M-6 5C-11-4 0-10 6-4 9 0 7 3 4 4', colour, 6) +
    stroke('M-9-1l4 1M-4-7l2 4M4-7l-1 4', light(colour, 0.7), 1.6) +
    shape('M2 3 -2 9 6 10z', dark(colour, 0.5)),
  strip: (colour) =>
    stroke('M-11 4Q0-6 11 2', dark(colour, 0.75), 7) +
    stroke('M-11 3Q0-7 11 1', colour, 5) +
    stroke('M-8 0Q-1-5 5-3', light(colour, 0.6), 1.3),
  wedge: (colour) =>
    under() +
    shape('M-12-2C-8 12 8 12 12-2z', dark(colour, 0.5)) +
    shape('M-12-2C-6 7 6 7 12-2 4-6-4-6-12-2z', light(colour, 0.12)) +
    shape('M-8-2C-4 3 4 3 8-2 3-4-3-4-8-2z', light(mix(colour, '#f0a050', 0.5), 0.3)),
  half: (colour) =>
    under(9, 6, 3) +
    ellipse(0, 1.5, 9, 7, dark(colour, 0.7)) +
    ellipse(0, 0, 9, 6.6, colour) +
    ellipse(-0.4, -0.4, 6, 4.2, light(mix(colour, '#f08a40', 0.5), 0.3)) +
    stroke('M-3-1h.1M2-2h.1M1 2h.1', '#fff2c4', 1.8),
  slice: (colour) =>
    under(10, 6, 3) +
    ellipse(0, 1.5, 10, 6.8, dark(colour, 0.7)) +
    ellipse(0, 0, 9.6, 6.4, light(colour, 0.62)) +
    ellipse(0, 0, 5.5, 3.6, light(colour, 0.8)) +
    stroke('M-3 0h.1M0-1.6h.1M3 0h.1M0 1.6h.1', colour, 1.3),
  curd: (colour) =>
    shape(
      'M-14 4C-18-4-10-10-4-8 0-14 12-12 12-5 18-2 14 8 6 8 0 12-12 10-14 4z',
      dark(colour, 0.24),
    ) +
    shape('M-12 2C-15-4-9-9-4-6 0-12 10-10 10-5 15-2 11 5 5 5 0 8-10 8-12 2z', colour) +
    shape('M-8-2q4-4 7-2 3-4 7-2-3 4-14 4z', light(colour, 0.6)),
  kiwi: (colour) =>
    under(10, 6, 3) +
    ellipse(0, 1.5, 10, 6.8, '#7a5a34') +
    ellipse(0, 0, 9.8, 6.5, colour) +
    ellipse(0, 0, 8, 5, light(colour, 0.2)) +
    ellipse(0, 0, 3, 1.9, '#f2f1c8') +
    stroke(
      'M-5 0h.1M5 0h.1M-3-2.5h.1M3-2.5h.1M-3 2.5h.1M3 2.5h.1M0-3.4h.1M0 3.4h.1',
      '#2e2a1c',
      1.3,
    ),
  mush: (colour) =>
    under(9, 5, 5) +
    shape('M-11-1C-9-12 9-12 11-1 8 2 4 1 4 1V8H-4V1S-9 3-11-1z', dark(colour, 0.7)) +
    shape('M-9-2C-7-9 7-9 9-2 6 0 3-1 2.5-1V6H-2.5V-1S-7 1-9-2z', light(colour, 0.45)) +
    shape('M-6-2h12l-4 2h-4z', dark(colour, 0.5)),
  ring: (colour) =>
    stroke('M-10 1A10 6 0 1 1 10 2 10 6 0 0 1-10 1z', dark(colour, 0.6), 3.6) +
    stroke('M-10 0A10 6 0 1 1 10 1 10 6 0 0 1-10 0z', light(colour, 0.35), 2.2),
  crescent: (colour) =>
    under(10, 5, 5) +
    shape('M-12-3C-8 12 8 12 12-3 6 3-6 3-12-3z', dark(colour, 0.45)) +
    shape('M-12-3C-7 9 7 9 12-3 6 3-6 3-12-3z', colour) +
    stroke('M-7 2Q0 6 6 2.5', light(colour, 0.6), 1.4),
  drum: (colour) =>
    under(19, 9, 9) +
    stroke('M12 6 25 13', '#b59a7c', 7.5) +
    stroke('M25 10v5', '#b59a7c', 7.5) +
    stroke('M12 5 25 12M25 9v5', '#f3e6d0', 5) +
    shape('M-20 1C-21-12-4-17 8-8 15-3 19 3 17 8 10 12-18 15-20 1z', dark(colour, 0.8)) +
    shape('M-19-1C-19-12-4-15 7-8 12-4 16 1 14 4 5 8-17 10-19-1z', colour) +
    shape('M-14-4C-12-10-4-11 1-8-4-7-9-7-14-4z', light(colour, 0.5)) +
    stroke('M2 0l5 2M-6 3l6 1', dark(colour, 0.9), 1.6),
  crumb: (colour) =>
    shape('M-8 3-6-4 0-6 4-9 9-3 11 3 5 7-3 8z', dark(colour, 0.7)) +
    shape('M-8 1-6-4 0-6 4-8 9-3 8 2 2 4-4 4z', colour) +
    stroke('M-3-2 2-4', light(colour, 0.6), 1.6),
  nugget: (colour) =>
    under(11, 7, 5) +
    ellipse(0, 1, 11.5, 10, dark(colour, 0.75)) +
    ellipse(-0.8, -1, 10, 8.2, colour) +
    ellipse(-3.5, -4, 4.6, 2.8, light(colour, 0.35)),
  tube: (colour) =>
    stroke('M-9 4 9-3', dark(colour, 0.75), 10) +
    stroke('M-9 3 9-4', colour, 7.6) +
    stroke('M-8 0 8-6', light(colour, 0.6), 1.8) +
    ellipse(10, -3.5, 2.6, 3.4, dark(colour, 1)),
  fillet: (colour) =>
    under(26, 10, 8) +
    shape('M-28 4C-26-10 2-15 27-6 31-4 30 6 26 9 4 15-26 15-28 4z', dark(colour, 0.75)) +
    shape('M-28 1C-24-11 3-15 27-7 30-4 28 1 24 4 4 9-24 10-28 1z', colour) +
    stroke('M-14-6q6 4 4 12M-2-9q7 5 5 15M10-9q7 5 5 13', light(colour, 0.5), 1.6) +
    shape('M-23-2C-16-8-8-9-2-9-8-6-16-5-23-2z', light(colour, 0.35)),
  tofu: (colour) =>
    under() +
    shape('M-9-3 0 1V9L-9 5z', dark(colour, 0.16)) +
    shape('M0 1 10-3V5L0 9z', dark(colour, 0.4)) +
    shape('M-9-3 1-8 10-3 0 1z', light(colour, 0.6)),
  berry: (colour) =>
    under(9, 5, 6) +
    shape('M-10-5C-12 4-3 13 1 12 7 11 13 1 10-5 4-9-5-9-10-5z', dark(colour, 0.5)) +
    shape('M-9-5C-10 3-3 10 0 9 5 8 10 1 8-5 3-8-5-8-9-5z', colour) +
    stroke('M-5 0h.1M0-1h.1M4 1h.1M-2 4h.1M2 5h.1', '#ffe3a0', 1.6) +
    shape('M-9-6-3-5 0-11 3-5 9-6 4-2-4-2z', '#5c9a3a'),
  egg: () =>
    under(12, 8, 4) +
    ellipse(0, 1.5, 12.5, 9, '#dccbb4') +
    ellipse(0, 0, 12, 8.4, '#fffaf0') +
    ellipse(0.5, 0, 6.5, 4.8, '#e08a1e') +
    ellipse(0, -0.6, 5.6, 4, '#f6b53a') +
    ellipse(-2, -2, 1.8, 1, '#ffe3a0'),
  nori: () =>
    shape('M-12-18 12-20 14 16-10 18z', '#16241c') + shape('M-12-18 12-20 13-4-11 0z', '#24382c'),
  lemon: (colour) =>
    under(10, 6, 4) +
    shape('M-13-2C-9 14 9 14 13-2z', dark(colour, 0.3)) +
    shape('M-13-2C-8 10 8 10 13-2z', light(colour, 0.75)) +
    shape('M-10-2C-6 7 6 7 10-2z', colour) +
    stroke('M0-2V5M0-2 5 3M0-2-5 3', light(colour, 0.75), 1.3),
} as const satisfies Readonly<Record<string, (colour: string) => string>>;
export type PieceName = keyof typeof pieces;

/** Lit shapes that a turn would unlight. */
export const still: ReadonlySet<PieceName> = new Set([
  'cube',
  'tofu',
  'ball',
  'coin',
  'slice',
  'half',
  'floret',
]);
