// SVG as short text: few decimals, no blanks that nobody needs.

type Value = number | string | readonly Value[];

/** One decimal below 20, none above: nobody sees more at the size of a card. */
const format = (value: Value): string => {
  if (typeof value === 'number') return String(Number(value.toFixed(Math.abs(value) < 20 ? 1 : 0)));
  return typeof value === 'string' ? value : value.map(format).join('');
};

/** Joins text and numbers, the numbers shortened. */
export const svg = (texts: TemplateStringsArray, ...values: readonly Value[]): string =>
  texts.reduce((all, text, i) => all + text + format(values[i] ?? ''), '');

const rest = (more: string): string => more && ` ${more}`;

/** An ellipse of one colour; `more` holds further attributes. */
export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more = '',
): string =>
  svg`<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"${rest(more)}/>`;

/** A filled path. */
export const shape = (path: string, fill: string, more = ''): string =>
  svg`<path d="${path}" fill="${fill}"${rest(more)}/>`;

/** A drawn line. */
export const stroke = (path: string, colour: string, width: number, more = ''): string =>
  svg`<path d="${path}" stroke="${colour}" stroke-width="${width}"${rest(more)}/>`;

/** The attribute of a translucent shape. */
export const opacity = (value: number): string => `opacity="${String(value).replace(/^0/, '')}"`;

/** A group moved to a place; `more` is appended to its transform. */
export const placed = (x: number, y: number, inner: string, more = ''): string =>
  svg`<g transform="translate(${x} ${y})${more}">${inner}</g>`;

/** Places as pairs (or with a turn, or a size), so that each number is known to be there. */
export const spots = <T extends readonly [number, number, ...number[]]>(
  list: readonly T[],
): readonly T[] => list;
