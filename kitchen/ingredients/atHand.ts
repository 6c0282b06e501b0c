// The food that an item of a list says is at hand. Stricter than what a name may mean elsewhere: where the words are the name of another
// thing, or of one that we do not know, no food is read from them.
import { allergensIn } from '../health/allergens.ts';
import type { Catalogue, Country } from '../catalogue/types.ts';
import { foodOf, foodsNamed, lexiconOf, type Match, namedInFull } from './lexicon.ts';
import { mendingsOf } from './mendings.ts';
import { isTrimming } from './nameWords.ts';
import { isHeadUnknown, isNoSlip, isOtherThing, kindOfForm } from './otherThings.ts';
import { singular, tokensOf } from './words.ts';

export function foodAtHand(
  name: string,
  tinned: boolean,
  catalogue: Catalogue,
  country: Country | undefined,
): Match | undefined {
  const found = foodOf(name, tinned, catalogue, country);
  if (!found || namedInFull(name, catalogue, country)) return found;
  const tokens = tokensOf(name);
  if (isOtherThing(name) || isNuts(tokens, found)) return undefined;
  const kept = tokens.filter((token, at) => !isTrimming(token, at, tokens));
  if (namedInFull(kept.join(' '), catalogue, country)) return found;
  const lexicon = lexiconOf(catalogue);
  const isUnknown =
    isHeadUnknown(name, catalogue.units) ||
    isOfOtherFood(kept, catalogue, country) ||
    tokens.some((token) => isNoSlip(token, mendingsOf(token, lexicon)));
  return isUnknown ? undefined : found;
}

/** 'Banana chips' are no potatoes and a 'bacon roll' is more than a roll; 'potato chips' and 'burger buns' are what they end with. */
function isOfOtherFood(
  kept: readonly string[],
  catalogue: Catalogue,
  country: Country | undefined,
): boolean {
  const kind = kindOfForm(kept.at(-1) ?? '');
  const before = kept.slice(0, -1).join(' ');
  return (
    kind !== undefined &&
    foodsNamed(before, catalogue, country).foods.some(({ key }) => !kind.test(key))
  );
}

/** 'Honey nuts' are nuts, whatever they are sweetened with; 'cashew nuts' are read as such. */
function isNuts(tokens: readonly string[], { ingredient }: Match): boolean {
  if (tokens.length < 2 || singular(tokens.at(-1) ?? '') !== 'nut') return false;
  const { contains } = allergensIn(ingredient.tags);
  return !contains.some((id) => id === 'tree_nut' || id === 'peanut') && ingredient.category !== 'nutseed';
}
