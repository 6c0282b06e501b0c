// A recipe's words with another food in them: its line, and every step that names it.
import type { Ingredient, Recipe, RecipeIngredient } from '../catalogue/types.ts';
import { singular } from '../ingredients/words.ts';
import { spoonsOf } from './spoons.ts';

const link = /\[([^\]]+)\]\((\w+)\)/g;

/** Without a gloss: 'pigeon peas (toor dal)' are pigeon peas. Of a fruit whose juice the line takes it is the juice. */
export function nameOf(
  { label, category }: Ingredient,
  line?: Pick<RecipeIngredient, 'text'>,
): string {
  const plain = label.replace(/\s*\([^)]*\)/g, '');
  return line && category === 'fruit' && isJuice(line.text) && !isJuice(plain)
    ? `${singular(plain)} juice`
    : plain;
}
const isJuice = (text: string): boolean => /\bjuiced?\b/.test(text);
/** A bottle of juice cannot be cut into wedges. */
export const isOfOneForm = (line: RecipeIngredient, to: Ingredient): boolean =>
  isJuice(line.text) || !isJuice(to.label);

/** Ways of cutting that suit any food of a kind; what is said of skin, bone or soaking belongs to the food that goes. */
const cut =
  /^(?:(?:very )?(?:finely|coarsely|thinly|thickly|roughly) )?(?:chopped|sliced|diced|cubed|grated|shredded|halved|quartered|torn|cut up)$|^in (?:(?:small|large|thin|thick|fine|short|bite-sized?|wide|long|\d+(?:[–-]\d+)? cm) )*(?:pieces|chunks|cubes|strips|slices|rounds|wedges|dice|rings|matchsticks|lengths|ribbons|half-moons)$|^to serve$/;
function cutOf({ text }: RecipeIngredient): string {
  const [, ...phrases] = text.split(/,\s*/);
  const kept = phrases.filter((phrase) => cut.test(phrase.trim()));
  return kept.length > 0 ? `, ${kept.join(', ')}` : '';
}

/** What is said of the food that goes, and of no other; whatever else stands there (roasted before, soaked overnight) nobody can rewrite. */
const own =
  /^(?:(?:and )?(?:skin(?:ned|less)?(?: on)?|boned|boneless|bone in|rinsed|drained|trimmed|peeled|seeded|stoned|pitted|washed|cleaned|thawed|filleted|torn|at room temperature|for (?:shallow |deep )?frying|for the \w+|warm|warmed|cold|juiced|crumbled|cut up|finely|leaves)(?: and)? ?)+$/;
const cookedBefore =
  /\b(?:cooked|roasted|boiled|poached|grilled|left|leftovers?|weighed|steamed|fried|chilled|soaked|ground|milled|pounded|smoked|shares?|half|halves|rest)\b/;
/** Whether all that the line says of its food can go with it. */
export function isPlainLine({ text }: RecipeIngredient): boolean {
  const [first = '', ...phrases] = text.split(/,\s*/);
  return (
    !cookedBefore.test(
      first.replace(/\([^)]*\)/g, (gloss) => (/weighed|cooked/.test(gloss) ? gloss : '')),
    ) && phrases.every((phrase) => cut.test(phrase.trim()) || own.test(phrase.trim()))
  );
}

/** What is bought in a form that nobody cuts. */
const uncut = /_(?:puree|paste|powder|ground|dried|canned|frozen|juice|butter)(?:_|$)/;
/** Of a tin the liquid is poured off, as a line for tinned food says. */
const tinned = ', drained and rinsed';

export function lineText(line: RecipeIngredient, from: Ingredient, to: Ingredient): string {
  const isTin = to.key.endsWith('_canned') && to.category === 'legume';
  if (isTin) return `${nameOf(to)}${tinned}`;
  const isCut = from.category === to.category && !uncut.test(to.key);
  return `${nameOf(to, line)}${isCut ? cutOf(line) : ''}`;
}

/** What is measured by the spoon in small amounts: powders, dried leaves, vinegars, sauces, juice. */
const isSpooned = ({ category, label }: Ingredient): boolean =>
  category === 'spice' || category === 'sauce' || isJuice(label) || /\bpaste\b/.test(label);
const spoonsIn: Readonly<Record<string, number>> = { tbsp: 1, tsp: 1 / 3, cup: 16 };
const spoonRow = /^(\d*\.?\d+) (tbsp|tsp|cup)(?:$|, leaves)/;
const mostSpoons = 8;

/** So many grams in spoons; null where it is no such food, or too much for spoons. */
function spoonedOf(grams: number, to: Ingredient): string | null {
  if (!isSpooned(to)) return null;
  const [spoon] = to.measures.flatMap(({ measure, grams: weight }) => {
    const [, count, unit = ''] = spoonRow.exec(measure.trim()) ?? [];
    return count === undefined ? [] : [weight / (Number(count) * (spoonsIn[unit] ?? 1))];
  });
  if (spoon === undefined || grams > mostSpoons * spoon) return null;
  const exact = spoonsOf('1 tbsp', grams / spoon);
  if (exact !== null) return exact;
  const quarters = Math.max(1, Math.round((grams / spoon) * 3 * 4)) / 4;
  const near = spoonsOf('1 tsp', quarters) ?? spoonsOf('1 tbsp', Math.round(grams / spoon));
  return near === null ? null : `about ${near}`;
}

const isHot = ({ key }: Ingredient): boolean =>
  /^(?:chili_(?!dried|powder)|scotch_bonnet)/.test(key);

/** A spoon of one is a spoon of the other where both are of one kind; pieces are counted again, else it is weighed. */
export function measureOf(
  line: RecipeIngredient,
  grams: number,
  from: Ingredient,
  to: Ingredient,
): string {
  const isPoured = /\b(?:tsp|tbsp|cups?|ml|litres?)\b/.test(line.measure);
  if (isPoured && grams === line.grams && from.category === to.category) return line.measure;
  const spoons = spoonedOf(grams, to);
  if (spoons !== null) return spoons;
  return isPoured && !isHot(to) ? '' : countedOf(grams, from, to);
}

/** So many pieces; nothing where it is no near count of them. A powder's chilli is counted as a chilli. */
function countedOf(grams: number, from: Ingredient, to: Ingredient): string {
  const piece = to.measures.find(({ measure }) =>
    /^1 (?:small|medium|large)$/.test(measure.trim()),
  );
  const isKin = from.category === to.category || (from.category === 'spice' && isHot(to));
  if (!piece || !isKin) return '';
  const size = piece.measure.trim().slice(2);
  const exact = grams / piece.grams;
  if (isHot(to) && exact >= 0.35 && exact < 0.8) return `about ½ ${size}`;
  const count = Math.round(exact);
  if (count < 1 || count > 20 || Math.abs(exact - count) > 0.2 * exact) return '';
  return `${count} ${size}`;
}

export const lastWord = (text: string): string => {
  const [before = ''] = text.toLowerCase().split(/,| \(| or | and | with | in | for |:/);
  return singular(before.trim().split(/\s+/).at(-1) ?? '');
};
const stems = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .map(singular);

/** Words by which the steps call a food, and which its replacement does not answer to: 'thigh', where it is now a breast. */
export function ownWords(
  recipe: Recipe,
  line: RecipeIngredient,
  from: Ingredient,
  to: Ingredient,
): Set<string> {
  const said = recipe.steps.flatMap((step) =>
    [...step.matchAll(link)].flatMap(([, shown = '', key]) => (key === line.key ? shown : [])),
  );
  const kept = new Set(stems(nameOf(to, line)));
  return new Set(
    [...said, line.text, nameOf(from)]
      .map(lastWord)
      .filter((word) => word.length > 2 && !kept.has(word)),
  );
}

/** Whether another line answers to one of the words: then nobody can tell which of the two a step speaks of. */
export const isAmbiguous = (
  recipe: Recipe,
  line: RecipeIngredient,
  words: ReadonlySet<string>,
): boolean =>
  recipe.ingredients.some(
    (other) =>
      other.key !== line.key &&
      stems(`${other.text} ${other.key.replaceAll('_', ' ')}`).some((word) => words.has(word)),
  );

/** Nouns that are counted, one by one: of the others there is only the name itself. */
const countable =
  /\b(?:breast|thigh|drumstick|fillet|steak|chop|onion|leek|shallot|carrot|potato|tomato|lemon|lime|pepper|mushroom)$/;
export const isMany = (name: string): boolean => /[^s]s$/.test(name);
export function inNumber(name: string, many: boolean): string {
  if (many === isMany(name)) return name;
  if (!many) {
    const [, before = '', last = name] = /^(.*\s)?(\S+)$/.exec(name) ?? [];
    return `${before}${last.endsWith('chillies') ? 'chilli' : singular(last)}`;
  }
  if (!countable.test(name)) return name;
  return /(?:o)$/.test(name) ? `${name}es` : `${name}s`;
}
const verbs: Readonly<Record<string, string>> = { are: 'is', were: 'was' };
const plurals = Object.fromEntries(Object.entries(verbs).map(([many, one]) => [one, many]));

interface Replacement {
  readonly line: RecipeIngredient;
  readonly words: ReadonlySet<string>;
  readonly to: Ingredient;
}
/** 'Lime juice' with lemon juice for the lime is no 'lemon juice juice', coconut cream for the milk no 'coconut coconut cream'. */
const withoutDoubles = (text: string, name: string): string => {
  const parts = name.split(' ');
  return text
    .replaceAll(`${name} ${parts.at(-1) ?? ''}`, name)
    .replaceAll(`${parts[0] ?? ''} ${name}`, name);
};

/** A text with the food's own words replaced, in the number in which they stand; links become links to what is cooked. */
export function wordsReplaced(text: string, { line, words, to }: Replacement): string {
  const name = nameOf(to, line);
  const written = (old: string, verb: string | undefined): string => {
    const now = inNumber(name, isMany(old));
    if (verb === undefined) return now;
    const [space, word] = [verb.slice(0, -verb.trim().length), verb.trim()];
    return `${now}${space}${isMany(now) ? (plurals[word] ?? word) : (verbs[word] ?? word)}`;
  };
  const linked = text.split(/(\[[^\]]+\]\(\w+\)(?:\s(?:are|is|were|was)\b)?)/).map((part) => {
    const [, shown, of, verb] = /^\[([^\]]+)\]\((\w+)\)(\s\w+)?$/.exec(part) ?? [];
    if (shown === undefined) return withoutDoubles(replaceIn(part, words, written), name);
    if (of !== line.key) return part;
    const now = inNumber(name, isMany(shown));
    return `[${now}](${to.key})${verb === undefined ? '' : written(shown, verb).slice(now.length)}`;
  });
  return linked.join('');
}

/** 'The chicken and its juices', 'the juices run clear', 'the pan juices': what runs out of meat is no juice of a lemon. */
const isOfAnother = (word: string, before: string): boolean =>
  /^juices$/i.test(word) ||
  /\b(?:its|their|own|pan|cooking|meat|[a-z]+['’]s)\s(?:own\s|cooking\s)?$/i.test(
    before.slice(-30),
  );

function replaceIn(
  text: string,
  words: ReadonlySet<string>,
  written: (old: string, verb: string | undefined) => string,
): string {
  if (words.size === 0) return text;
  return text.replace(
    /(?<![\p{L}-])(\p{L}+)(?![\p{L}-])(\s(?:are|is|were|was)\b)?/giu,
    (said, word: string, verb: string | undefined, at: number) =>
      words.has(singular(word.toLowerCase())) && !isOfAnother(word, text.slice(0, at))
        ? written(word, verb)
        : said,
  );
}
