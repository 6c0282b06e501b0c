import { inMany, inOne } from './inOne.ts';
import { isMany } from './measures.ts';

/** Before these 'de' loses its vowel; most words in h keep it. */
const elided = /^(?:[aeiouàâéèêëîïôûœ]|h(?:erb|ui|uî))/i;

/** 'D’ail', 'de haricots'. */
export const ofFood = (food: string): string => `${elided.test(food) ? 'd’' : 'de '}${food}`;

/** A food behind its amount: '320 g de riz', '2 œufs', '1 oignon nouveau'. */
export function foodBehind(amount: string, food: string): string {
  if (/\p{L}/u.test(amount)) return ofFood(food);
  return isMany(amount) ? inMany(food) : inOne(food);
}
