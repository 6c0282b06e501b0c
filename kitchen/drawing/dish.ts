// A dish as the drawing needs it: its words, its parts, and what its steps say of them.
import type { Ingredient, Recipe } from '../catalogue/types.ts';
import type { Part } from './tints.ts';

export interface DishPart extends Part {
  readonly optional: boolean;
  /** Linked in one of the last two steps: it goes on top or beside. */
  readonly last: boolean;
  /** Times as visible as its grams, for being in the name (4) or the description (2). */
  readonly named: number;
}

export interface DrawnDish {
  readonly id: string;
  readonly title: string;
  /** Title, description and steps in lower case, to look for words in. */
  readonly words: string;
  /** The last steps and the description, in lower case: how it comes to the table. */
  readonly served: string;
  readonly meal: string;
  readonly parts: readonly DishPart[];
}

/** Words of a key that say how a food is sold, not what it is. */
const unsaid = new Set([
  'dry',
  'dried',
  'canned',
  'fresh',
  'raw',
  'white',
  'brown',
  'red',
  'green',
  'black',
  'ground',
  'whole',
  'long',
  'short',
  'medium',
  'plain',
  'stew',
  'firm',
  'hot',
  'sweet',
  'juice',
  'leaf',
  'leaves',
  'rolled',
  'roasted',
  'water',
  'oil',
  'wheat',
  'cooking',
  'all',
  'low',
  'sodium',
]);

const singular = (word: string): string =>
  word
    .replace(/(?<=[a-z]{3})(?:ies)$/, 'y')
    .replace(/(?<=[aeo][lrtm])oes$/, 'o')
    .replace(/(?<=[a-z]{2}[^s])s$/, '');

const wordsOf = (text: string): Set<string> =>
  new Set(
    text
      .toLowerCase()
      .split(/[^a-zà-ÿ]+/)
      .filter(Boolean)
      .map(singular),
  );

/** Other names of foods, as titles have them. */
const otherNames: Readonly<Record<string, string>> = {
  shrimp: 'prawn',
  zucchini: 'courgette',
  eggplant: 'aubergine',
  bell_pepper_red: 'pepper',
  bell_pepper_green: 'pepper',
  corn_sweet: 'sweetcorn',
  beans_cowpea_dry: 'bean',
  beef_ground_90: 'mince',
  beef_ground_80: 'mince',
  cheese_feta: 'feta',
  paneer: 'paneer',
};

const isNamed = ({ key }: Ingredient, words: ReadonlySet<string>): boolean =>
  [...key.split('_'), otherNames[key] ?? '']
    .map(singular)
    .some((word) => word.length > 2 && !unsaid.has(word) && words.has(word));

const curds =
  /scrambl|until (?:just |softly )?set in (?:soft )?(?:curds|folds)|soft (?:curds|folds)/;
const stirred = /(?:pour|beat)[^.]*egg[^.]*\.?[^.]*(?:stir|fold|push|turn gently)/;
const wholeEggs = new RegExp(
  [
    'boil(?:ed)? (?:the )?\\[?eggs?',
    'hard-boil',
    'poach',
    'fry the \\[?eggs?',
    'fried eggs?',
    'break (?:in|the|an) ',
    '\\bcrack',
    'halve them',
    'with the eggs',
    'slice of egg',
    'sliced egg',
    'eggs? (?:on top|in a small pan)',
    'in another pan for 9',
    'simmer the eggs',
  ].join('|'),
);

/** How the eggs of a dish look, by what its steps do; nothing where they are beaten in. */
export const eggsOf = ({ words }: DrawnDish): 'egg' | 'scramble' | undefined => {
  if (curds.test(words)) return 'scramble';
  if (wholeEggs.test(words)) return 'egg';
  return stirred.test(words) ? 'scramble' : undefined;
};

/** A dish of names and parts alone, for what is no recipe of ours. */
export function plainDish(
  id: string,
  parts: readonly (Part & { readonly optional?: boolean })[],
  { title = id, description = '', steps = [] as readonly string[], meal = 'dinner' } = {},
): DrawnDish {
  const [inTitle, inDescription] = [wordsOf(title), wordsOf(description)];
  const last = steps.slice(-2).join(' ');
  return {
    id,
    title,
    meal,
    words: [title, description, ...steps].join('\n').toLowerCase(),
    served: [description, ...steps.slice(-3)].join('\n').toLowerCase(),
    parts: parts.map(({ ingredient, grams, optional = false }) => ({
      ingredient,
      grams,
      optional,
      last: last.includes(`(${ingredient.key})`),
      named: isNamed(ingredient, inTitle) ? 4 : isNamed(ingredient, inDescription) ? 2 : 1,
    })),
  };
}

/** A recipe of the catalogue. */
export const recipeDish = (
  recipe: Recipe,
  ingredients: ReadonlyMap<string, Ingredient>,
): DrawnDish =>
  plainDish(
    recipe.id,
    recipe.ingredients.flatMap(({ key, eatenGrams, optional }) => {
      const ingredient = ingredients.get(key);
      return ingredient ? [{ ingredient, grams: eatenGrams, optional }] : [];
    }),
    {
      title: recipe.title,
      description: recipe.description,
      steps: recipe.steps,
      ...(recipe.meals[0] && { meal: recipe.meals[0] }),
    },
  );
