/** Capital letters and figures as strokes, so that drawn receipts look the same on machines with any fonts or none. */
const strokes: Readonly<Record<string, string>> = {
  A: 'M0 6 2 0 4 6M.8 3.8 3.2 3.8',
  B: 'M0 0V6H2.4A1.6 1.6 0 0 0 2.4 2.8H0M0 0H2.2A1.4 1.4 0 0 1 2.2 2.8',
  C: 'M4 1A2.3 3 0 1 0 4 5',
  D: 'M0 0V6H1.4A2.6 3 0 0 0 1.4 0Z',
  E: 'M3.6 0H0V6H3.6M0 2.9H3',
  F: 'M3.6 0H0V6M0 2.9H3',
  G: 'M4 1A2.3 3 0 1 0 4 5V3.4H2.4',
  H: 'M0 0V6M4 0V6M0 2.9H4',
  I: 'M1 0H3M2 0V6M1 6H3',
  J: 'M3.4 0V4.4A1.6 1.6 0 0 1 .2 4.4',
  K: 'M0 0V6M3.8 0 .2 3.6M1.4 2.4 4 6',
  L: 'M0 0V6H3.6',
  M: 'M0 6V0L2 3.6 4 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M2 0A2 3 0 1 0 2 6A2 3 0 1 0 2 0Z',
  P: 'M0 6V0H2.2A1.6 1.6 0 0 1 2.2 3.3H0',
  Q: 'M2 0A2 3 0 1 0 2 6A2 3 0 1 0 2 0ZM2.4 4.4 4 6.4',
  R: 'M0 6V0H2.2A1.6 1.6 0 0 1 2.2 3.2H0M2 3.2 4 6',
  S: 'M3.7 1A1.9 1.5 0 0 0 2 0A1.8 1.5 0 0 0 2 2.9A1.9 1.55 0 0 1 2 6A2 1.6 0 0 1 .2 4.9',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V4A2 2 0 0 0 4 4V0',
  V: 'M0 0 2 6 4 0',
  W: 'M0 0 1 6 2 1.6 3 6 4 0',
  X: 'M0 0 4 6M4 0 0 6',
  Y: 'M0 0 2 3 4 0M2 3V6',
  Z: 'M0 0H4L0 6H4',
  0: 'M2 0A1.7 3 0 1 0 2 6A1.7 3 0 1 0 2 0Z',
  1: 'M.8 1.2 2.2 0V6M.8 6H3.6',
  2: 'M.3 1.4A1.75 1.6 0 0 1 3.6 2C3.4 3.4 1 4.6 .3 6H3.8',
  3: 'M.4 .8A1.7 1.45 0 1 1 1.6 2.8A1.8 1.6 0 1 1 .2 5.1',
  4: 'M3 6V0L0 4.2H4',
  5: 'M3.5 0H.7L.4 2.7A1.9 1.8 0 1 1 .2 5.2',
  6: 'M3.4 .6C1.4 -.6 .2 2 .3 4A1.75 1.9 0 1 0 .4 3.6',
  7: 'M.2 0H3.8L1.6 6',
  8: 'M2 0A1.5 1.4 0 1 0 2 2.8A1.75 1.6 0 1 0 2 6A1.75 1.6 0 1 0 2 2.8A1.5 1.4 0 1 0 2 0Z',
  9: 'M.6 5.4C2.6 6.6 3.8 4 3.7 2A1.75 1.9 0 1 0 3.6 2.4',
  '.': 'M1.9 5.8 2.1 6',
  ',': 'M2.1 5.6 1.6 7',
  ':': 'M2 1.8V2.1M2 5.7V6',
  '-': 'M.8 3.2H3.2',
  '/': 'M.4 6.6 3.6 -.6',
  '*': 'M2 .8V4M.6 1.6 3.4 3.2M3.4 1.6 .6 3.2',
  '%': 'M.2 6 3.8 0M.8 .4A.8 .9 0 1 0 .9 .4M3.1 4.2A.8 .9 0 1 0 3.2 4.2',
  '@': 'M3 4A1.2 1.4 0 1 1 3 2V4.2H4A2 3 0 1 0 3.4 5.6',
  '(': 'M3 -.4A4 4 0 0 0 3 6.6',
  ')': 'M1 -.4A4 4 0 0 1 1 6.6',
  "'": 'M2 0V1.2',
};
const [step, weight] = [5.6, 0.75] as const;

/** One line as SVG, its baseline at `y`; `size` is the height of a capital in pixels. Letters are drawn as capitals. */
export function drawLine(text: string, x: number, y: number, size: number): string {
  const scale = size / 6;
  const letters = [...text.toUpperCase()].map((letter, at) =>
    strokes[letter] ? `<path transform="translate(${at * step} 0)" d="${strokes[letter]}"/>` : '',
  );
  return `<g transform="translate(${x} ${y - size}) scale(${scale})" fill="none" stroke="currentColor" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">${letters.join('')}</g>`;
}

/** How wide `drawLine` draws a text, in pixels. */
export const widthOf = (text: string, size: number): number => (text.length * step * size) / 6;
