// Words of our recipes' steps that say what is done to a food: how it is heated, that it is not, or that it goes on as before.
import type { Way } from './retention.ts';

const list = (words: string): string[] => words.split(' ');

/** 'Warm' is said of any way. */
export type Heat = Way | 'warm';

/** Verbs that put food on heat, by what that does to it. */
export const heating: ReadonlyMap<string, Heat> = new Map(
  Object.entries({
    boiled:
      'boil boils boiling simmer simmers simmering stew stewing braise braising bubble bubbles reduce thicken thickens',
    drained: 'poach poaching blanch blanching parboil',
    steamed: 'steam steams microwave',
    fried:
      'fry frying stir-fry soften softens sear searing sauté sweat scramble wilt brown colour deep-fry',
    baked: 'bake baking roast roasting grill grilling broil barbecue toast toasting griddle char',
    warm: 'cook cooks cooking melt warm reheat heat heats',
  }).flatMap(([way, words]) => list(words).map((word) => [word, way as Heat] as const)),
);

/** Before a verb they make it a thing: 'the stew', 'medium heat', 'on toast'. */
export const things = new Set(
  list(
    'the a an this your of on with each into over from in low medium high medium-low medium-high gentle lowest highest moderate fierce strong same dry thick',
  ),
);
/** Some verbs are something else without one of these after them: 'brown rice', 'a light colour', 'warm water'. */
export const onlyBefore: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  ['brown', 'colour', 'warm'].map((word) => [
    word,
    new Set(list('the it them for all in on well both half through up gently over until together')),
  ]),
);
/** Places of heat, where 'in' or 'under' comes before. */
export const places: ReadonlyMap<string, Heat> = new Map([
  ['oven', 'baked'],
  ['grill', 'baked'],
  ['broiler', 'baked'],
  ['boil', 'boiled'],
  ['simmer', 'boiled'],
  ['wok', 'fried'],
]);

/** What is done to food that is not on heat; 'mash in' and the like go on as before. */
export const cold: ReadonlySet<string> = new Set(
  list(
    'serve scatter sprinkle garnish top pile drizzle eat ladle squeeze tuck dress spoon spread fill divide wrap roll mix whisk beat blend pound grind grate chop slice combine rub knead soak rinse marinate shape halve peel shred crush season toss mash coat dip dust sift brush chill finish',
  ),
);

/** Verbs before a time: on heat food is stirred or dipped for a minute, off it one kneads or waits. */
export const timed: ReadonlyMap<string, boolean> = new Map([
  ...list(
    'add stir toss dip lay put turn pour slide fold return push drop throw tip swirl press cover',
  ).map((word) => [word, true] as const),
  ...list(
    'beat whisk blend knead soak rest chill stand leave marinate mix cool rinse wait rub let set soften steep drain macerate',
  ).map((word) => [word, false] as const),
]);

/** Water by which nothing is cooked. */
export const coolWater: ReadonlySet<string> = new Set(list('warm lukewarm cold cool iced tepid'));

/** From here on nothing is on heat. */
export const ends =
  /\b(?:off the heat|from the heat|set aside|cool|chill|rinse|lift (?:it |them )?out|tip (?:it |them )?out)\b/i;
/** What a step begins with that goes on with the step before it. */
export const goesOn =
  /^(?:add|(?:stir|mash|beat|whisk) in|pour|put|return|tip|drop|fold|swirl|rain|crack|break|slide|then|cover|turn|throw|scrape|push|crumble|season|lower|let)\b/i;

/** What was put together before, by another name than its foods'; without an 's' at the end. */
export const together: ReadonlySet<string> = new Set(
  list(
    'mixture batter dough paste marinade filling stuffing blend purée puree sauce base cake pattie ball fritter parcel dumpling pancake crêpe disc round cutlet kofta kebab skewer burger loaf loave tart pie pastry pastrie bun roll crumble layer casserole gratin everything spoonful ladleful piece wedge',
  ),
);

export const preheating =
  /\b(?:pre)?heat (?:the|an|your) (?:oven|grill|barbecue|air fryer)[^.;]*/gi;
/** Water goes away with what it took; fat that drips off on paper takes nothing. */
export const draining = /\b(?:drain|strain)\b(?![^.]{0,20}\b(?:paper|towel|rack)\b)/i;
/** Before 'water' that is no line of the recipe, and so goes away: water that is eaten is always an ingredient. */
export const pouredAway = new Set(
  list('of in salted unsalted boiling simmering enough fresh hot cold'),
);
/** A part of the dish that is begun beside the rest. */
export const fresh = /^(?:meanwhile|while|for the|make the)\b/i;
export const fat: readonly string[] = list('oil butter ghee pan wok fat');
