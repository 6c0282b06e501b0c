// The food that an item of a list says is at hand. Stricter than what a name may mean elsewhere: where the words are the name of another
// thing, or of one that we do not know, no food is read from them.
import { allergensIn, allergyOf } from '../health/allergens.ts';
import type { Catalogue, Country } from '../catalogue/types.ts';
import { readAmount } from './amount.ts';
import { frenchFood, isFrenchName, speaksFrench } from './frenchFoods.ts';
import { foodOf, foodsNamed, lexiconOf, type Match, namedInFull } from './lexicon.ts';
import { mendingsOf } from './mendings.ts';
import { isTrimming } from './nameWords.ts';
import { headOf, isNoSlip, isOtherThing, kindOfForm } from './otherThings.ts';
import { foodElsewhere } from './otherLanguages.ts';
import { singular, tokensOf } from './words.ts';

const freeRange = /\bfree[- ]range\b/iu;

/** An item's name, what the reader of names takes it for, and where that is looked up. */
interface Named {
  readonly name: string;
  readonly tokens: readonly string[];
  /** Without words for size, cut and keeping. */
  readonly kept: readonly string[];
  readonly found: Match;
  readonly catalogue: Catalogue;
  readonly country: Country | undefined;
}

/**
 * As our French recipes name it; of a tin only what is called so. What other languages name in full is theirs, but
 * where people speak French.
 */
function inFrench(
  name: string,
  tinned: boolean,
  catalogue: Catalogue,
  country: Country | undefined,
): Match | undefined {
  const isTheirs = speaksFrench(country) && isFrenchName(name, catalogue);
  if (!isTheirs && namedInFull(name, catalogue, country)) return undefined;
  const ingredient =
    (tinned ? frenchFood(`${name} en boîte`, catalogue) : undefined) ?? frenchFood(name, catalogue);
  return ingredient && { ingredient, kind: 'exact' };
}

export function foodAtHand(
  said: string,
  tinned: boolean,
  catalogue: Catalogue,
  country: Country | undefined,
): Match | undefined {
  const name = said.replace(freeRange, ' ').trim() || said;
  const french = inFrench(name, tinned, catalogue, country);
  if (french) return french;
  const isInFull = namedInFull(name, catalogue, country);
  const found =
    (isInFull ? undefined : foodElsewhere(name, catalogue, country)) ??
    foodOf(name, tinned, catalogue, country);
  if (!found || isInFull) return found;
  const tokens = tokensOf(name);
  const kept = tokens.filter((token, at) => !isTrimming(token, at, tokens));
  const named: Named = { name, tokens, kept, found, catalogue, country };
  if (isOtherThing(name) || isNuts(named)) return undefined;
  if (namedInFull(kept.join(' '), catalogue, country)) return found;
  const isOther =
    isHeadOther(named) || isOfOtherFood(named) || holdsMore(named) || holdsNoSlip(named);
  return isOther ? undefined : found;
}

/** Whether an item, with or without an amount, is a food. */
export function isFoodAtHand(
  phrase: string,
  catalogue: Catalogue,
  country: Country | undefined,
): boolean {
  const { name, tinned } = readAmount(phrase, catalogue.units);
  return name !== '' && foodAtHand(name, tinned, catalogue, country) !== undefined;
}

/** 'Honey nuts' are nuts, whatever they are sweetened with; 'cashew nuts' are read as such. */
function isNuts({ tokens, found: { ingredient } }: Named): boolean {
  if (tokens.length < 2 || singular(tokens.at(-1) ?? '') !== 'nut') return false;
  const { contains } = allergensIn(ingredient.tags);
  return (
    !contains.some((id) => id === 'tree_nut' || id === 'peanut') &&
    ingredient.category !== 'nutseed'
  );
}

/** What stands before 'de' names the food, unless it is the same kind of food: 'fromage de chèvre'. */
function isHeadOther({ name, found, catalogue }: Named): boolean {
  const head = headOf(name, catalogue.units);
  const { foods } = foodsNamed(head, catalogue, undefined);
  return head !== '' && !foods.some(({ category }) => category === found.ingredient.category);
}

/** 'Banana chips' are no potatoes and a 'bacon roll' is more than a roll; 'potato chips' and 'burger buns' are what they end with. */
function isOfOtherFood({ kept, catalogue, country }: Named): boolean {
  const kind = kindOfForm(kept.at(-1) ?? '');
  const before = kept.slice(0, -1).join(' ');
  return (
    kind !== undefined &&
    foodsNamed(before, catalogue, country).foods.some(({ key }) => !kind.test(key))
  );
}

/** Words of dishes that on a list say what a food is for: 'sandwich ham', 'pizza mozzarella', 'creamy yoghurt'. */
const purposes = new Set(
  `pie cake pancake pancakes sandwich burger toast pizza wrap sushi creamy muffin pastry gratin waffle waffles ramen poke lasagne
  lasagna burrito pad`.split(/\s+/),
);

/** Whether a word that was dropped tells of an allergen that the food does not hold: 'breaded mushrooms', 'wheat rice'. */
function holdsMore({ kept, found: { ingredient }, catalogue, country }: Named): boolean {
  const { contains, may } = allergensIn(ingredient.tags);
  return kept
    .filter((word) => !namedInFull(word, catalogue, country))
    .flatMap((word) => [
      ...(allergyOf(word)?.excludes ?? []),
      ...(purposes.has(word) ? [] : (catalogue.dishWords.get(word) ?? [])),
    ])
    .some((allergen) => !contains.includes(allergen) && !may.includes(allergen));
}

/** Whether a word that was mended is another one: 'Walnussöl', 'strudel', 'custard'. */
function holdsNoSlip({ tokens, catalogue }: Named): boolean {
  const lexicon = lexiconOf(catalogue);
  return tokens.some(
    (token) =>
      isNoSlip(token, mendingsOf(token, lexicon)) ||
      (catalogue.dishWords.has(token) && mendingsOf(token, lexicon).length > 0),
  );
}
