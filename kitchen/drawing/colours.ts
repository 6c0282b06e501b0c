// Colours and their tones. Shadows turn to mauve and light to warm cream, never to grey.

/** The darkest tone: eyes, contact shadows. */
export const ink = '#32253a';
/** The shadow right under a piece of food. */
export const contact = `${ink}38`;
/** The shadow that a dish casts on the table. */
export const cast = '#1e10243d';

/** Red, green and blue, 0–255, of '#rrggbb'. */
export const channels = (colour: string): [number, number, number] => {
  const value = Number.parseInt(colour.slice(1, 7), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** '#rrggbb' of red, green and blue. */
export const hexOf = (rgb: readonly number[]): string =>
  `#${rgb.map((value) => Math.round(Math.min(255, value)).toString(16).padStart(2, '0')).join('')}`;

/** A colour between two: 0 is the first, 1 the second. */
export const mix = (from: string, to: string, share: number): string => {
  const target = channels(to);
  return hexOf(channels(from).map((value, i) => value + ((target[i] ?? 0) - value) * share));
};

const mauve = channels('#8a6a80');

/** The shaded tone of a colour: multiplied by mauve, so that the hue stays. */
export const dark = (colour: string, share = 0.5): string =>
  mix(colour, hexOf(channels(colour).map((value, i) => (value * (mauve[i] ?? 0)) / 255)), share);

/** The lit tone of a colour. */
export const light = (colour: string, share = 0.35): string => mix(colour, '#fff6dc', share);
