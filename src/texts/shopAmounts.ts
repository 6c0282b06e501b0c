/** What a shopping list says in parts, in the language of the screen. */
import { isOnePiece, pluralOf, type ShopAmount, type ShopMeal } from '../../domain/shopAmounts.ts';
import { notes as words } from './en/notes.ts';
import { dishTitle } from './dishTitle.ts';
import { fill } from './fill.ts';
import { figureText, weekdayText } from './format.ts';
import { languageNow } from './language.ts';
import { amountText, measured } from './measures.ts';
import { termText } from './notes.ts';

const weightText = ({ value, unit }: Pick<ShopAmount, 'value' | 'unit'>): string =>
  amountText(`${figureText(value, 2)} ${unit}`);

/** '6 (environ 300 g)', '¼ de tête (environ 230 g)', '1,5 kg, dont 1 kg à manger'; the English beside it where its parts did not come. */
export function shopAmountText(amount: ShopAmount | undefined, english: string): string {
  if (languageNow() === 'en') return measured(english);
  if (amount === undefined) return english === 'some' ? words.some : measured(english);
  const { count, piece, eaten, used, ...whole } = amount;
  const sold = weightText(whole);
  const weight =
    eaten === undefined ? sold : fill(words.ofWhichEaten, { sold, eaten: weightText(eaten) });
  if (count === undefined) return weight;
  const noun = piece && words.pieces[isOnePiece(count) ? piece : pluralOf(piece)];
  const said = { count: [count, noun].filter(Boolean).join(' '), weight };
  return used === undefined
    ? fill(words.counted, said)
    : fill(words.countedOfWhich, { ...said, used });
}

/** One pack: '1 l', '500 g', or '6' of what is counted. */
export const packSizeText = (size: ShopAmount | undefined, grams: number): string => {
  if (size?.count !== undefined) return size.count;
  const kilograms = grams >= 1000;
  const { value, unit } = size ?? {
    value: kilograms ? grams / 1000 : Math.round(grams),
    unit: kilograms ? 'kg' : 'g',
  };
  return weightText({ value, unit });
};

/** The same where it is counted how many packs: '2 × 500 g', '1 × pack of 6'. */
export const packText = (size: ShopAmount | undefined, grams: number): string =>
  size?.count === undefined ? packSizeText(size, grams) : fill(words.packOf, { count: size.count });

const titleNow = ({ recipe_id: id, title }: ShopMeal): string => dishTitle(id, title).text;

/** 'lundi, déjeuner : Riz jollof'; the English beside them where their parts did not come. */
export const mealsText = (
  meals: readonly ShopMeal[] | undefined,
  english: readonly string[],
): string[] =>
  english.map((text, n) => {
    const meal = meals?.[n];
    const slot = meal && termText({ of: 'meal', id: meal.slot });
    return meal === undefined || slot === undefined
      ? text
      : fill(words.mealOfDay, { day: weekdayText(meal.day), meal: slot, title: titleNow(meal) });
  });

/** So many dishes are named by one line; of more, their number. */
const mostNamed = 3;

/** What something is bought for: 'Monday lunch: Jollof rice', 'Jollof rice (Mon, Tue)', '5 dishes (Mon, Tue, Sat)'. */
export function boughtForText(
  meals: readonly ShopMeal[] | undefined,
  english: readonly string[],
): string {
  if (meals === undefined) return english.join('; ');
  const titles = [...new Set(meals.map(titleNow))];
  if (titles.length > mostNamed)
    return fill(words.dishesOnDays, { count: titles.length, days: daysText(meals) });
  return titles
    .map((title) => {
      const its = meals.filter((meal) => titleNow(meal) === title);
      return its.length > 1
        ? fill(words.dishOnDays, { title, days: daysText(its) })
        : mealsText(its, [english[meals.findIndex((meal) => titleNow(meal) === title)] ?? title]);
    })
    .join('; ');
}

const daysText = (meals: readonly ShopMeal[]): string =>
  [...new Set(meals.map(({ day }) => weekdayText(day, 'short')))].join(', ');
