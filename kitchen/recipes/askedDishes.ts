// 'Jollof rice', 'I want a lasagne tonight': dishes that a list asks for by their name, beside the foods that it names.
import type { Catalogue, Recipe } from '../catalogue/types.ts';
import { readIngredients } from '../ingredients/read.ts';
import { wordsOfTitle, type Titles } from './titles.ts';

/** A dish asked for, and the recipes that are called so. */
export interface AskedDish {
  /** As it was written, without what is around it. */
  readonly name: string;
  /** Ids of recipes: the one of this title, or all whose title holds its words. */
  readonly recipes: readonly string[];
}

/** A list and the dishes that it asks for. */
export interface AskedList {
  /** The list without what is a dish alone: 'jollof rice' says nothing of rice at hand. */
  readonly list: string;
  readonly dishes: readonly AskedDish[];
}

/** No name is longer, and no more pieces are looked at. */
const [longestName, mostPieces] = [80, 200];
/** A name of more recipes than this says too little. */
const mostRecipes = 300;
const mostWords = 8;
const mostDishes = 5;

const lead = new RegExp(
  '^(?:please |so |maybe |perhaps |and )*(?:' +
    '(?:i|we) (?:really )?(?:want|fancy|crave)(?: to (?:make|cook|eat|have|try))?' +
    "|(?:i|we)(?:['’]?d| would) (?:really )?(?:love|like)(?: to (?:make|cook|eat|have|try))?" +
    "|(?:want|fancy|craving|feel like|in the mood for)|(?:i['’]?m|i am|we['’]?re|we are) (?:craving|in the mood for)|i feel like" +
    '|how (?:do|can|to|should) (?:(?:i|we) )?(?:make|cook|prepare)' +
    "|(?:(?:a|the|any|some|your) )?recipes? (?:for|of)|(?:let['’]?s )?(?:make|cook|have)(?: me| us)?" +
    '|something like|show me' +
    "|(?:je|j['’]|on|nous) ?(?:veux|veut|voudrais|voudrait|aimerais|ai envie d[e'’]|a envie d[e'’]|avons envie d[e'’]|cherche)(?: (?:faire|cuisiner|manger))?" +
    "|comment (?:faire|cuisiner|préparer)|(?:la |une )?recette (?:de|du|des|d['’]|pour)" +
    ')\\s*(?:an? |some |the |my |un |une |du |de la |des |le |la |les |de )?',
  'iu',
);
const trail =
  /(?:\s+(?:tonight|today|tomorrow|please|pls|for (?:dinner|lunch|breakfast|supper|tea|us|me|the family)|recipes?|ce soir|s['’]il (?:te|vous) plaît|svp|stp|pour (?:le )?(?:dîner|déjeuner|souper)))+$/iu;

/** What follows it may be what a person must not or will not eat: 'allergic to shellfish, paella'. */
const refusal =
  /(?<!\p{L})(?:all?erg|al[ée]rg|intol[eé]r|can['’]?t|cannot|don['’]?t|avoid|without|no|not|never|hates?|dislike|sans|pas|jamais|[ée]vite)/iu;

interface Named {
  readonly name: string;
  /** Whether it is asked for in so many words, and no food of a list. */
  readonly isAsked: boolean;
}

function nameOf(piece: string): Named {
  const bare = piece.trim().replace(/[\s?!.]+$/u, '');
  const name = bare.replace(lead, '').replace(trail, '').trim();
  return { name, isAsked: lead.test(bare) };
}

/** What a name may end with that any dish of its foods may be called: 'groundnut stew' is a stew with peanuts. */
const kindsOfDish = new Set(
  `stew soup curry salad pie pasta casserole bake gratin sandwich burger wrap pancake omelette risotto taco tagine
  chilli stir-fry fry noodle dumpling porridge ragoût soupe salade tarte gâteau`.split(/\s+/),
);

/** What is a food in a list, and a dish where nothing else stands there: 'lasagne' may be its sheets. */
const dishesAlone = new Set([
  'lasagne',
  'fried rice',
  'curry',
  'dal',
  'daal',
  'dhal',
  'keema',
  'gumbo',
]);
/** Of these, what may as well be at hand: 'dal' is the dish and its lentils. */
const alsoFood = new Set(['dal', 'daal', 'dhal', 'keema', 'gumbo']);

const endsInKind = (words: readonly string[]): boolean => kindsOfDish.has(words.at(-1) ?? '');

interface Called {
  readonly id: string;
  /** The words of the title, and of the id, in their order. */
  readonly phrases: readonly string[];
}

/** Recipes by each word of their titles. */
function byTitleWord(recipes: readonly Recipe[]): ReadonlyMap<string, readonly Called[]> {
  const byWord = new Map<string, Called[]>();
  for (const { id, title } of recipes) {
    const phrases = [title, id.replaceAll('-', ' ')].map((each) => wordsOfTitle(each).join(' '));
    for (const word of new Set(phrases.flatMap((each) => each.split(' '))))
      byWord.set(word, [...(byWord.get(word) ?? []), { id, phrases }]);
  }
  return byWord;
}

/** Recipes that have these words side by side in their title, else those that have all of them there. */
function called(
  words: readonly string[],
  isLoose: boolean,
  byWord: ReadonlyMap<string, readonly Called[]>,
): readonly string[] {
  const some = byWord.get(words[0] ?? '') ?? [];
  const holds = (phrase: string, part: string) => ` ${phrase} `.includes(` ${part} `);
  const together = some.filter(({ phrases }) =>
    phrases.some((phrase) => holds(phrase, words.join(' '))),
  );
  if (together.length > 0 || !isLoose) return together.map(({ id }) => id);
  return some
    .filter(({ phrases }) => words.every((word) => phrases.some((each) => holds(each, word))))
    .map(({ id }) => id);
}

/** Takes the dishes that a list asks for out of it. Never throws; what names no recipe of ours stays as it was written. */
export function askedDishesOf(catalogue: Catalogue, titles: Titles): (list: string) => AskedList {
  const byWord = byTitleWord(catalogue.recipes);
  // 'Pulao' is a title, and no slip of the Italian for octopus.
  const readAs = (text: string) =>
    readIngredients(text, catalogue).items.filter(({ match }) => match !== 'spelling');
  const isFood = (text: string): boolean => readAs(text).length > 0;
  /** 'Salad' alone is the dish; 'pasta' alone is called so in the shop. */
  const isDishAlone = (words: readonly string[]): boolean => {
    const name = words.join(' ');
    return (
      dishesAlone.has(name) ||
      (kindsOfDish.has(name) &&
        readAs(name).every((item) => item.match === 'generic' && !item.name.includes(name)))
    );
  };
  function dishOf(
    { name, isAsked }: Named,
    isWhole: boolean,
  ): { recipes: readonly string[]; isAlone: boolean } {
    const words = wordsOfTitle(name);
    if (words.length === 0 || words.length > mostWords) return none;
    const exact = words.length > 1 ? titles.find(name) : null;
    const recipes = exact ? [exact.id] : called(words, isAsked || endsInKind(words), byWord);
    if (recipes.length === 0 || recipes.length > mostRecipes) return none;
    const isRead = isFood(name);
    // What is read as a food is one, unless it is a dish by its title or is asked for.
    if (isRead && !isAsked && !exact)
      return isWhole && isDishAlone(words)
        ? { recipes, isAlone: !alsoFood.has(words.join(' ')) }
        : none;
    return { recipes, isAlone: isAsked || !isRead || !words.every(isFood) };
  }

  return (list) => {
    const dishes: AskedDish[] = [];
    const refused = refusal.exec(list)?.index ?? Infinity;
    let at = 0;
    const kept = list.split(/(?<=[,;\n])/u).map((piece, index) => {
      const [, text = '', end = ''] = /^(.*?)([,;\n]?)$/su.exec(piece) ?? [];
      const isRefused = at >= refused;
      at += piece.length;
      if (index >= mostPieces || dishes.length >= mostDishes || text.length > longestName + 40)
        return piece;
      const named = nameOf(text);
      if (named.name.length > longestName || (isRefused && !named.isAsked)) return piece;
      const { recipes, isAlone } = dishOf(named, text.trim() === list.trim());
      if (recipes.length === 0) return piece;
      dishes.push({ name: named.name, recipes });
      return isAlone ? end.replace(',', '') : piece;
    });
    return { list: kept.join(''), dishes };
  };
}

const none = { recipes: [], isAlone: false } as const;
