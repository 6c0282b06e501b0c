// A recipe's lines and steps as its page writes them.
import type { Kitchen } from '../../../kitchen/index.ts';
import type { RecipeIngredient } from '../../../kitchen/catalogue/types.ts';
import type { Facts } from '../../../kitchen/recipes/facts.ts';
import { singular } from '../../../kitchen/ingredients/words.ts';
import { wordsOf } from './library.ts';
import { html, type Html } from './html.ts';

export interface Line {
  /** '320 g', or '2 tsp' where nobody weighs it. */
  readonly amount: string;
  readonly food: string;
  /** The other of the two. */
  readonly also: string;
  readonly isOptional: boolean;
}

export interface RecipeText {
  readonly lines: readonly Line[];
  /** As the kitchen lists them: '320 g (1¾ cups) long-grain rice'. */
  readonly listed: readonly string[];
  /** Times and temperatures between pairs of asterisks. */
  readonly steps: readonly string[];
  /** For each step the amounts that it takes. */
  readonly taken: readonly (readonly string[])[];
  readonly keeping: string;
  readonly safety: string;
}

/** Grams below which a spoon or a clove says more than the scales. */
const spoonful = 20;
const volume = /^\d+(?:[.,]\d+)? ?(?:ml|l|litres?)$/;
const counted = /^(\S+) (\p{L}+)$/u;

/** '2 leaves' of bay leaves are two bay leaves. */
function shortOf(measure: string, food: string): string {
  const [, count = '', noun = ''] = counted.exec(measure) ?? [];
  return noun !== '' && wordsOf(food).includes(singular(noun)) ? count : measure;
}

function lineOf({ key, grams, measure, text, optional }: RecipeIngredient): Line {
  const rounded = grams >= spoonful ? Math.round(grams) : Math.round(grams * 10) / 10;
  const weight = `${rounded} ${key === 'water' ? 'ml' : 'g'}`;
  const isMeasured = measure !== '' && (grams < spoonful || volume.test(measure));
  return {
    amount: isMeasured ? shortOf(measure, text) : weight,
    food: text,
    also: volume.test(measure) ? '' : isMeasured ? weight : measure,
    isOptional: optional,
  };
}

export function recipeText({ recipe }: Facts, kitchen: Kitchen): RecipeText {
  const {
    instructions,
    ingredients: listed = [],
    step_ingredients: places = [],
  } = kitchen.instructions({ recipeId: recipe.id });
  const blocks = instructions.split('\n\n');
  const part = (name: string): string =>
    blocks.find((block) => block.startsWith(`**${name}.** `))?.slice(name.length + 6) ?? '';
  const lines = recipe.ingredients.map(lineOf);
  return {
    lines,
    listed,
    steps: (blocks[0] ?? '').split('\n').map((line) => line.replace(/^\d+\. /, '')),
    taken: places.map((own) =>
      own.flatMap((place) => {
        const line = lines[place];
        return line
          ? [`${line.amount} ${(/^[^,(]+/.exec(line.food)?.[0] ?? line.food).trim()}`]
          : [];
      }),
    ),
    keeping: part('Keeping'),
    safety: part('Food safety'),
  };
}

/** What stands between pairs of asterisks, in bold. */
export const emphasised = (text: string): Html =>
  html`${text.split('**').map((piece, n) => (n % 2 === 1 ? html`<b>${piece}</b>` : piece))}`;
export const unemphasised = (text: string): string => text.replaceAll('**', '');
