/** What a shopping list says in parts, in the language of the screen. */
import { isOnePiece, pluralOf, type ShopAmount, type ShopMeal } from '../../domain/shopAmounts.ts';
import { notes as words } from './en/notes.ts';
import { fill } from './fill.ts';
import { figureText, weekdayText } from './format.ts';
import { languageNow } from './language.ts';
import { amountText, measured } from './measures.ts';
import { termText } from './notes.ts';

/** '6 (environ 300 g)', '¼ de tête (environ 230 g)'; the English beside it where its parts did not come. */
export function shopAmountText(amount: ShopAmount | undefined, english: string): string {
  if (languageNow() === 'en') return measured(english);
  if (amount === undefined) return english === 'some' ? words.some : measured(english);
  const { count, piece, value, unit } = amount;
  const weight = amountText(`${figureText(value, 2)} ${unit}`);
  if (count === undefined) return weight;
  const noun = piece && words.pieces[isOnePiece(count) ? piece : pluralOf(piece)];
  return fill(words.counted, { count: [count, noun].filter(Boolean).join(' '), weight });
}

/** 'lundi, déjeuner : Jollof rice'; the English beside them where their parts did not come. */
export const mealsText = (
  meals: readonly ShopMeal[] | undefined,
  english: readonly string[],
): string[] =>
  english.map((text, n) => {
    const meal = meals?.[n];
    const slot = meal && termText({ of: 'meal', id: meal.slot });
    return meal === undefined || slot === undefined
      ? text
      : fill(words.mealOfDay, { day: weekdayText(meal.day), meal: slot, title: meal.title });
  });
