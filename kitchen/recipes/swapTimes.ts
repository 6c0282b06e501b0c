// Minutes by which a food cooks longer or shorter than the one it stands in for, and the steps with that time in them.
import type { Catalogue, Recipe } from '../catalogue/types.ts';
import type { UsedSwap } from './useSwaps.ts';
import { nameOf } from './swapWords.ts';

/**
 * Yours, what the recipe names, minutes. Differences of middle cooking times, read from these tables and rounded to what a cook would
 * say; estimates. Poultry: USDA FSIS, 'Chicken from Farm to Table', approximate cooking times (simmering: breast halves without bone
 * 25–30, legs and thighs 40–50 minutes). Rice: USA Rice Federation (white 15–18, parboiled 20–25, brown 45–50). Pulses: USA Dry Pea &
 * Lentil Council (red lentils 5–10 once boiling, brown 15–20; split pigeon peas and chana dal from knowledge, 30–40).
 */
const minutes: Readonly<Record<string, number>> = {
  'chicken_breast chicken_thigh': -10,
  'chicken_breast chicken_drumstick': -10,
  'turkey_breast chicken_thigh': -10,
  'chicken_thigh chicken_breast': 10,
  'chicken_drumstick chicken_breast': 15,
  'rice_brown rice_white_long': 25,
  'rice_brown rice_basmati': 30,
  'rice_brown rice_jasmine': 30,
  'rice_brown rice_parboiled': 20,
  'rice_brown rice_white_medium': 25,
  'rice_brown rice_white_short': 25,
  'rice_white_long rice_brown': -25,
  'rice_basmati rice_brown': -30,
  'rice_jasmine rice_brown': -30,
  'rice_parboiled rice_brown': -20,
  'lentils_brown_dry lentils_red_dry': 12,
  'lentils_red_dry lentils_brown_dry': -12,
  'lentils_red_dry beans_mung_dry': -15,
  'lentils_red_dry pigeon_peas_dry': -20,
  'pigeon_peas_dry lentils_red_dry': 20,
  'kale spinach': 5,
  'spinach kale': -5,
};
/** The food that is cut thin or fried in strips is done in any case: below this time nothing is taken off. */
const least = 5;
/** No dish of poultry is told to be done sooner than this. */
const leastPoultry = 15;

/** What drinks more than the line of water has, where it is not poured off. */
const thirsty = new Set(['rice_brown']);
const drained = /\bdrain|\bplenty of\b/i;
const byHand = 'Brown rice drinks more: have some hot water by.';

const span = /(\d+)(?:(\s?(?:–|-|to)\s?)(\d+))?(\s(?:minutes|minute|min)\b)/g;
/** Not the time in which the food itself cooks: sides, pauses, stirring, or a time for all. */
const isBeside = (before: string, after: string): boolean =>
  /\b(?:every|within|last|first|final|after|up to|another)\s(?:the\s)?$/i.test(before) ||
  /^\s(?:a|per|on each|each) side/.test(after);

const heats =
  /\b(?:simmer|cook|boil|bake|roast|steam|braise|stew|poach|fry|grill|stir-fry|low heat)\w*\b/i;
const othersDone = /\buntil\b[^.]*\b(?:soft|tender|absorbed|swollen|creamy)\b/i;
const rests = /\b(?:chill|soak|marinat|stand|rise|freeze|(?:leave|rest)(?: \w+)? for)\w*\b/i;

interface Place {
  readonly step: number;
  readonly at: number;
  readonly text: string;
  readonly value: number;
  /** It is done when something beside it is. */
  readonly isOfOthers: boolean;
}

/** The times of a step in which something is on the heat, with the sentence around each. */
function timesOn(text: string, step: number): (Place & { readonly sentence: string })[] {
  let from = 0;
  return text.split(/(?<=[.!?])\s+/).flatMap((sentence) => {
    const start = text.indexOf(sentence, from);
    from = start + sentence.length;
    if (!heats.test(sentence) || rests.test(sentence)) return [];
    return [...sentence.matchAll(span)]
      .filter(
        ({ index, 0: said }) =>
          !isBeside(sentence.slice(0, index), sentence.slice(index + said.length)),
      )
      .map(({ index, 0: said, 1: low, 3: high }) => ({
        step,
        at: start + index,
        text: said,
        value: Number(high ?? low),
        isOfOthers: othersDone.test(sentence),
        sentence,
      }));
  });
}

/** The longest time on the heat in the step that puts the food in, behind its name, in the step after, or wherever it is named. */
function placeOfTime({ steps }: Recipe, key: string, name: string): Place | undefined {
  const first = firstOf(steps, key);
  const kind = name.split(' ')[0]?.toLowerCase() ?? name;
  return steps
    .flatMap((text, step) => (step < first ? [] : timesOn(text, step)))
    .filter(({ step, at, sentence }) =>
      step === first
        ? at > (steps[first] ?? '').indexOf(`](${key})`)
        : step === first + 1 || sentence.toLowerCase().includes(kind),
    )
    .toSorted((a, b) => b.value - a.value)[0];
}

/** Minutes more or less for what is yours in place of what the recipe names; undefined where the table does not know them. */
export const differenceOf = (to: string, forIt: string): number | undefined =>
  minutes[`${to} ${forIt}`];

/** The recipe's steps and minutes with the difference in them; as they were where there is none, or no step can say it. */
export function changeOfTime(
  recipe: Recipe,
  { to, forIt, change }: UsedSwap,
  { ingredients }: Catalogue,
): Pick<Recipe, 'steps' | 'cook'> {
  const { steps, cook } = recipe;
  const difference = differenceOf(to, forIt);
  const food = ingredients.get(to);
  const withWord = (word: string, at = firstOf(steps, to)): readonly string[] =>
    steps.map((step, i) => (i === at ? `${step} ${word}` : step));
  if (change === 'follow_packet') return { steps: withWord('Go by the time on its packet.'), cook };
  if (difference === undefined || !food) return { steps, cook };
  const place = placeOfTime(recipe, to, nameOf(food));
  const floor = food.category === 'poultry' ? leastPoultry : least;
  // A time of frying or wilting is short already, and one until the potatoes are soft is theirs: a word must do.
  const isShorter = difference < 0;
  if (
    !place ||
    place.value < floor ||
    (isShorter && (place.isOfOthers || place.value + difference < floor))
  )
    return { steps: withWord(wordOf(nameOf(food), difference), place?.step), cook };
  const said = place.text.replace(/\d+/g, (own) =>
    String(Math.max(floor, Number(own) + difference)),
  );
  const more = thirsty.has(to) && !drained.test(steps[place.step] ?? '') ? ` ${byHand}` : '';
  const changed = (step: string): string =>
    step.slice(0, place.at) + said + step.slice(place.at + place.text.length) + more;
  return {
    steps: steps.map((step, i) => (i === place.step ? changed(step) : step)),
    cook: Math.max(0, cook + difference),
  };
}

function firstOf(steps: readonly string[], key: string): number {
  return steps.findIndex((step) => step.includes(`](${key})`));
}

/** 'Chicken breast needs a little less time here: look early.' */
function wordOf(name: string, difference: number): string {
  const subject = name.charAt(0).toUpperCase() + name.slice(1);
  const needs = /[^s]s$/.test(name) ? 'need' : 'needs';
  const how =
    difference < 0
      ? 'a little less time here: look early'
      : 'a little more time here: go by how it looks';
  return `${subject} ${needs} ${how}.`;
}
