// A drawing of a dish, from its form and what is in it.
import { createCanvas } from './canvas.ts';
import { forms } from './forms.ts';
import type { Form } from './forms.ts';
import { ellipse, opacity } from './markup.ts';
import type { DishLook } from './options.ts';

/** The most that a drawing may weigh, in bytes. */
export const budget = 4096;

/** Share of the scattered detail, number of garnishes, number of foods: tried in this order. */
const attempts = [
  [1, 2, 5],
  [0.9, 2, 5],
  [0.8, 2, 5],
  [0.65, 2, 5],
  [0.65, 1, 4],
  [0.5, 1, 3],
  [0.5, 0, 3],
  [0.5, 0, 2],
  [0.4, 0, 1],
] as const;

const head =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" fill="none"' +
  ' stroke-linecap="round" stroke-linejoin="round">';

/** Blanks before a minus and noughts before a point are not needed in a path. */
const tighten = (text: string): string =>
  text.replace(/ d="[^"]*"/g, (path) => path.replace(/ -/g, '-').replace(/([^\d])0\./g, '$1.'));

/**
 * One dish as an SVG document: cloth, form, garnish, on a transparent ground, so that it sits on a
 * light and on a dark card. Where it would weigh more than the budget, scattered detail is
 * thinned, then garnish and the last foods go, until it fits.
 */
export function draw(form: Form, look: DishLook = {}): string {
  let document = '';
  for (const [detail, garnishes, kinds] of attempts) {
    const seed = `${form}:${look.seed ?? ''}`;
    const pieces = look.pieces?.slice(0, kinds);
    const canvas = createCanvas({ ...look, ...(pieces && { pieces }), seed }, detail, garnishes);
    const body = forms[form](canvas);
    const cloth = ellipse(160, 116, 158, 82, canvas.mat, opacity(0.16));
    document = tighten(`${head}<defs>${canvas.definitions()}</defs>${cloth}${body}</svg>`);
    if (document.length <= budget) break;
  }
  return document;
}
