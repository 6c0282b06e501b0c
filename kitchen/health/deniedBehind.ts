// 'Allergic to eggs; kiwi, I am not': a food that the next words deny by themselves.
import { wordsOf } from './concepts.ts';
import { bareFood, foodIn, partOf } from './finePart.ts';
import type { Catalogue } from '../catalogue/types.ts';

const notI =
  /^(?:(?:but|that|to that|to those) )?(?:i am|im|i m|we are|she is|shes|he is|hes) not(?: (?:allergic|intolerant|sensitive|coeliac)(?: to (?:it|that|them|those))?)?$/;

/** The statements of a text, such a food told shortly: 'kiwi okay'. */
export function tellDeniedBehind(
  statements: readonly string[],
  catalogue: Catalogue,
): readonly string[] {
  const denies = statements.map((text) => notI.test(wordsOf(text).join(' ')));
  if (!denies.includes(true)) return statements;
  const foods = statements.map((text, index) =>
    denies[index + 1] === true
      ? foodIn(partOf(text, index, catalogue).said, bareFood, catalogue)
      : undefined,
  );
  return statements.map((text, index) => {
    const food = foods[index];
    if (food !== undefined) return `${food} okay`;
    return denies[index] === true && foods[index - 1] !== undefined ? '' : text;
  });
}
