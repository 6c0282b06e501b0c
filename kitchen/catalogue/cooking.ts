// How each line of a recipe is cooked, read from its steps: what loses most counts wherever they leave it open.
import { isHeated, nounsOf, sentencesOf, statesOf, waysOf } from './cookingSentences.ts';
import type { Sentence } from './cookingSentences.ts';
import { ways } from './retention.ts';
import type { Cooked, Way } from './retention.ts';
import type { Ingredient, Recipe } from './types.ts';

interface Reading {
  readonly sentences: readonly Sentence[];
  /** What is on heat after each of them. */
  readonly states: readonly ReadonlySet<Way>[];
  /** What each step names that is not in everything. */
  readonly named: readonly ReadonlySet<string>[];
  /** Sentences before which their step names no food: they speak of what the steps before named. */
  readonly leads: ReadonlySet<Sentence>;
  /** What a cook calls each food once it was named. */
  readonly nouns: ReadonlyMap<string, readonly string[]>;
  readonly foods: ReadonlyMap<string, Ingredient>;
}

/** Salt, oil and water are in everything: being with them brings no food along. */
const everywhere = new Set(['oil', 'spice', 'bev', 'sugar']);
const isEverywhere = (key: string, foods: Reading['foods']): boolean =>
  everywhere.has(foods.get(key)?.category ?? '');

/** Whatever kind it is of, the steps may call it so. */
const kindNouns: Readonly<Record<string, readonly string[]>> = {
  fish: ['fish', 'fillet'],
  redmeat: ['meat', 'steak'],
  poultry: ['meat', 'bird'],
};

function readingOf(steps: readonly string[], foods: ReadonlyMap<string, Ingredient>): Reading {
  const sentences = sentencesOf(steps);
  const named = steps.map(() => new Set<string>());
  const leads = new Set<Sentence>();
  for (const sentence of sentences) {
    const own = named[sentence.step];
    for (const key of sentence.names.keys()) if (!isEverywhere(key, foods)) own?.add(key);
    if (own?.size === 0) leads.add(sentence);
  }
  const nouns = new Map(
    [...nounsOf(steps)].map(([key, noun]) => [
      key,
      [noun, key.replace(/_.*/, ''), ...(kindNouns[foods.get(key)?.category ?? ''] ?? [])],
    ]),
  );
  return { sentences, states: statesOf(sentences), named, leads, nouns, foods };
}

/** Whether a sentence names nothing, or only what is in everything. */
const namesNothing = ({ names }: Sentence, { foods }: Reading): boolean =>
  [...names.keys()].every((key) => isEverywhere(key, foods));

/** A food on its way through the steps: the ways so far, what it was put together with, and the step that named any of that last. */
interface Line {
  readonly found: Set<Way>;
  readonly group: Set<string>;
  lastStep: number;
}

const isAbout = ({ names, words }: Sentence, key: string, { nouns }: Reading): boolean =>
  names.has(key) || nouns.get(key)?.some((noun) => words.has(noun)) === true;

const isAboutAny = (sentence: Sentence, keys: ReadonlySet<string>, reading: Reading): boolean =>
  [...keys].some((key) => isAbout(sentence, key, reading));

/**
 * Whether a sentence heats what was put together before it: it names any of that or, where nothing of it was heated yet, a mixture;
 * or it names nothing, and so speaks of what was named before.
 */
function takesUp(sentence: Sentence, { found, group, lastStep }: Line, reading: Reading): boolean {
  if (sentence.heats.length === 0 || group.size === 0) return false;
  if (sentence.isOfMixture && found.size === 0) return true;
  if (reading.leads.has(sentence)) return true;
  if (lastStep === sentence.step && namesNothing(sentence, reading)) return true;
  return isAboutAny(sentence, group, reading);
}

/** Whether the water goes away: where a sentence names the food, or nothing in a step that names it or nothing. */
const isDrained = (sentence: Sentence, key: string, lastStep: number, reading: Reading): boolean =>
  sentence.drains &&
  (isAbout(sentence, key, reading) ||
    (namesNothing(sentence, reading) &&
      (lastStep === sentence.step || reading.leads.has(sentence))));

const nothing: ReadonlySet<Way> = new Set();

/** All ways in which a food is heated, from where it is first named. */
function waysOfLine(key: string, reading: Reading): ReadonlySet<Way> {
  const line: Line = { found: new Set(), group: new Set(), lastStep: -1 };
  for (const [i, sentence] of reading.sentences.entries()) {
    const at = sentence.names.get(key);
    const before = (!sentence.isFresh && reading.states[i - 1]) || nothing;
    const isOn =
      at === undefined ? takesUp(sentence, line, reading) : isHeated(sentence, at, before);
    if (isOn) for (const way of waysOf(sentence, before)) line.found.add(way);
    if (at !== undefined) {
      line.group.add(key);
      if (!isOn) for (const each of reading.named[sentence.step] ?? []) line.group.add(each);
    }
    if (isAboutAny(sentence, line.group, reading)) line.lastStep = sentence.step;
    if (line.found.has('boiled') && isDrained(sentence, key, line.lastStep, reading))
      line.found.add('drained');
  }
  return line.found;
}

/** Nobody eats these uncooked, whatever the words of the steps. */
const neverRaw = new Set([
  'redmeat',
  'poultry',
  'organ',
  'fish',
  'shellfish',
  'egg',
  'grain',
  'flour',
  'noodle',
  'legume',
  'root',
]);

const known = new Map<string, Cooked>();
/** One for all lines that are cooked alike, so that sums are worked out once for each. */
function cookedOf(found: Iterable<Way>, minutes: number): Cooked {
  const chosen = new Set(found);
  const own = ways.filter((way) => chosen.has(way));
  const name = `${own.join()} ${minutes}`;
  const cooked = known.get(name) ?? { ways: own, minutes };
  known.set(name, cooked);
  return cooked;
}

/**
 * The recipe with how each of its lines is cooked. A line goes into what its sentence heats, and with what it was mixed with into what
 * is heated later; what only goes on the plate stays raw. Steps that link no food, as people write them, say too little: what
 * has a time on heat then counts as cooked in whatever way loses most.
 */
export function withCooking(recipe: Recipe, foods: ReadonlyMap<string, Ingredient>): Recipe {
  const { steps, cook } = recipe;
  if (cook === 0) return recipe;
  const isLinked = steps.some((step) => step.includes(']('));
  const reading = readingOf(isLinked ? steps : [], foods);
  return {
    ...recipe,
    ingredients: recipe.ingredients.map((line) => {
      const found = isLinked ? waysOfLine(line.key, reading) : new Set(ways);
      if (found.size > 0) return { ...line, cooked: cookedOf(found, cook) };
      return neverRaw.has(foods.get(line.key)?.category ?? '')
        ? { ...line, cooked: cookedOf(ways, cook) }
        : line;
    }),
  };
}
