// 'Leftover chilli', 'that lasagna from Sunday': what is left of a whole dish is none of the foods in its name.
import { coded } from '../../domain/notes.ts';
import type { KitchenNote } from '../../domain/notes.ts';
import { joined } from '../safety/wording.ts';
import { tokensOf } from './words.ts';

const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
/** Dishes, of which some are a food by themselves: a chilli is a pod too. */
const dishes = set(
  `curry chili chilli chile dal dhal daal dahl stew soup casserole pizza paella risotto quiche bolognese tagine gumbo jambalaya biryani
  takeaway takeout pie fry moussaka ratatouille bake meatloaf goulash stroganoff fajitas enchiladas carbonara korma vindaloo pilaf pilau`,
);
/** What names a whole dish, and what one is made of as well: lasagne are sheets of pasta too. */
const partly = /^(?:curry|lasagn[ae]s?)$/;
/** What is flavoured like a curry or goes into a lasagne, and is none: 'leftover curry paste'. */
const besideDish = set(
  'leaf leaves powder paste sauce roux cube cubes spice sheet sheets pasta noodles plates',
);
const left = set('leftover leftovers left yesterday yesterdays remaining');
/** Of a dish there are portions; of a food that somebody cooks there may be, too, so the dish must be named. */
const portions = set('portion portions serving servings batch');
/** Where it is kept: behind the name of a dish. */
const stored = /(?: (?:in|from|out of) (?:the|my|our))? (?:freezer|fridge)$|^frozen | frozen$/;
const earlier =
  /(?:^| )(?:from (?:the )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend|other (?:day|night)|last night|yesterday)|last nights?)(?= |$)/;

export function isDishLeft(tokens: readonly string[]): boolean {
  const words = tokens.join(' ').replace(stored, '');
  const named = words
    .replace(earlier, ' ')
    .split(' ')
    .filter((token) => token !== '' && !left.has(token) && !portions.has(token));
  return (
    (earlier.test(words) || tokens.some((token) => left.has(token) || portions.has(token))) &&
    (dishes.has(named.at(-1) ?? '') ||
      named.some((token, at) => partly.test(token) && !besideDish.has(named[at + 1] ?? '')))
  );
}

/**
 * Said of dishes that stand there cooked. For how many days: `any` of keeping.csv. What is thawed is eaten within a day and heated
 * until it steams: UK Food Standards Agency, How to chill, freeze and defrost food safely (not seen by us).
 */
const dishesLeftNote = (texts: readonly string[]): KitchenNote =>
  coded(
    'list.dishesLeft',
    { texts: [...texts] },
    `Cooked already, so we plan no cooking for it: ${joined(texts.map((text) => `'${text}'`))}. Eat it first: from the fridge within two days of cooking; what is frozen on the day it is thawed, heated until it steams.`,
  );

/** What of the texts that name no food is left of a dish, and the others. */
export function partDishesLeft(texts: readonly string[]): {
  readonly unknown: readonly string[];
  readonly notes: readonly KitchenNote[];
} {
  const cooked = texts.filter((text) => isDishLeft(tokensOf(text)));
  return {
    unknown: texts.filter((text) => !cooked.includes(text)),
    notes: cooked.length > 0 ? [dishesLeftNote(cooked)] : [],
  };
}
