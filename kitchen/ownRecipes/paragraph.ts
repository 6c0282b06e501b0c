// A recipe written in one piece, as in a letter or a message, told apart into lines: title, ingredients, steps.
import { beginsAmount } from '../ingredients/writtenNumbers.ts';
import { withoutVerbs } from '../safety/telling.ts';
import { isServingsLine } from './servingsAndTimes.ts';
import { partWords } from './writtenWords.ts';

type IsFood = (text: string) => boolean;

/** A recipe in lines has more of them, or shorter ones. */
const fewLines = 4;
const longLine = 80;
/** A single step of so many characters is a whole method. */
const longStep = 160;
/** Sentences, and parts of a list, that are looked at: more than a recipe may have. */
const mostParts = 200;
/** No amount with its food is longer. */
const longestAmount = 80;

const abbreviated = String.raw`(?<!(?<!\p{L})(?:[Aa]pprox|[Cc]a|[Dd]r|Mrs?|[Ss]t|[Nn]o|EL|TL|\p{Lu})\.)`;
const sentenceEnd = new RegExp(
  String.raw`(?:(?<=[!?])|${abbreviated}(?<=\.))\s+(?=[\p{Lu}\d½¼¾])`,
  'u',
);
const numberAhead = /(?:^|\s)\d{1,2}[.)]\s+(?=\p{Lu})/u;
const isNumbered = (text: string): boolean =>
  /(?:^|\s)1[.)]\s+\p{Lu}/u.test(text) && /\s2[.)]\s+\p{Lu}/u.test(text);

/** The sentences of a text; its numbers before steps are left out. */
const sentencesIn = (text: string): string[] =>
  (isNumbered(text) ? text.split(numberAhead) : [text])
    .flatMap((part) => part.split(sentenceEnd))
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .slice(0, mostParts);

/** A method in one paragraph is cooked sentence by sentence. */
export function stepsApart(steps: readonly string[]): readonly string[] {
  const [only = ''] = steps;
  return steps.length === 1 && only.length > longStep ? sentencesIn(only) : steps;
}

const heading = (words: string): RegExp =>
  new RegExp(
    String.raw`(?:^|(?<=[.!?;)]\s))(${words})((?:\s*\([^)]*\)|\s+(?:for|pour|für|per|para)\s\d[^:.]{0,30})?)\s*[:：.]\s*(?=\S)(?!\d+\s*(?:h|min))`,
    'iu',
  );
const headings = {
  ingredients: heading(partWords.ingredients),
  method: heading(partWords.method),
  beside: heading(partWords.beside),
};

const vague =
  /^(?:an? )?(?:(?:good|large|small|generous|little|tiny|big) )?(?:pinch|knob|splash|drop|dash|handful|bit|drizzle|squeeze|grating|sprig|bunch)(?:es|s)? of /i;
const unit =
  '(?:k?g|gr|grams?|ml|cl|dl|l|lit(?:re|er)s?|ozs?|ounces?|lbs?|pounds?|pints?|fl|cups?|tbsps?|tsps?|tablespoons?|teaspoons?|dessertspoons?|el|tl|spoons?|spoonfuls?|tins?|cans?|packets?|slices?|cloves?|sprigs?|sticks?|pinch|knob|handfuls?|cuill\\p{L}*|c\\.)';
const measured = new RegExp(
  String.raw`^[\d½¼¾⅓⅔⅛.,/\s–-]+(?:heaped |level |large |small )?${unit}(?!\p{L})`,
  'iu',
);
const firstWord = (text: string): string => text.split(' ')[0] ?? '';
const isCounted = (text: string): boolean => beginsAmount(firstWord(text)) || vague.test(text);

/** '100 g butter, melted, 2 eggs and salt': what has neither an amount nor a food belongs to what stands before it. */
export function listedIn(text: string, isFood: IsFood): string[] {
  const parts = text
    .replace(/[.;,\s]+$/u, '')
    .split(
      /[,;•·](?!\d)(?![^(]{0,200}\))|\s(?:and|et|und|plus|&|\+)\s(?=[\d½¼¾⅓⅔]|an? \p{L}+ of )/iu,
    )
    .map((part) => part.trim().replace(/^(?:and|et|und) /i, ''))
    .filter((part) => part !== '')
    .slice(0, mostParts);
  const lines: string[] = [];
  for (const part of parts) {
    const before = lines.at(-1);
    if (before === undefined || isCounted(part) || isFood(part)) lines.push(part);
    else lines.splice(-1, 1, `${before}, ${part}`);
  }
  return lines;
}

const leading =
  /^(?:(?:you(?:['’]ll| will)? need|take|get|use|(?:il (?:vous )?)?faut|prenez|prendre|man nehme|nehmen sie|nimm)(?:\s*:|(?!\p{L}))\s*)/iu;
const longestLine = 9;
/** The lines of a sentence that only lists them; null where it does more. */
function listOf(sentence: string, isFood: IsFood): string[] | null {
  const lines = listedIn(sentence.replace(leading, ''), isFood);
  const isList =
    lines.length >= 3 &&
    isCounted(lines[0] ?? '') &&
    lines.every((line) => line.split(' ').length <= longestLine) &&
    lines.filter(isCounted).length >= lines.length / 2;
  return isList ? lines : null;
}

const amountStart =
  /(?<![\p{L}\d.,/°½¼¾-])(?:(?:\d|[½¼¾⅓⅔])|an? (?=\p{L}+ of )|(?:two|three|four|five|six)(?= ))/giu;
const amountEnd =
  /[,;:!?()]|\.(?!\d|\s?\p{Ll}|\p{Lu}\.)|\s(?:and|into|in|with|to|on|onto|over|for|until|till|at|then|from|or|et|dans|avec|und|mit|plus|&)(?=\s)/iu;
const noAmount =
  /^[\d½¼¾⅓⅔.,/\s–-]*(?:x\s)?(?:°|degrees?|c(?!\p{L})|f(?!\p{L})|s(?:ec\p{L}*)?(?!\p{L})|min\p{L}*|mn|h(?!\p{L})|hours?|hrs?|heures?|stunden?|days?|inch\p{L}*|cm|mm|"|%|times|sides?|people|servings?)|^(?:two|three|four|five|six)\s(?:people|persons|servings?|sides|times)(?!\p{L})/iu;

/** 'rub 4 oz butter into 8 oz flour': amounts within sentences. What has no measure is one only where it is a food that we know. */
function amountsWithin(sentence: string, isFood: IsFood): string[] {
  return [...sentence.matchAll(amountStart)].flatMap(({ index }) => {
    if (/\b(?:gas|mark|serves|makes|no\.|thermostat)\s*$/i.test(sentence.slice(0, index)))
      return [];
    const rest = sentence.slice(index, index + longestAmount);
    const line = rest.slice(0, amountEnd.exec(rest)?.index ?? rest.length).trim();
    if (noAmount.test(line) || !/\p{L}{2}/u.test(line)) return [];
    const name = line.replace(/^\S+\s/u, '');
    return measured.test(line) || vague.test(line) || isFood(name) ? [line] : [];
  });
}

/** Of a sentence without amounts, so many parts are looked at, and so many words for a name in each. */
const [mostClauses, longestName] = [60, 4];
const clauseEnd =
  /[,;:!?()]|\.(?!\d)|\s(?:and|n|into|in|with|to|on|onto|over|for|until|till|at|then|from|or|of|et|dans|avec|und|mit|de|plus|&)(?=\s)/giu;

/** What a clause does with its food, and what is no part of the name. */
const doing =
  /^(?:(?:then|just|now|first|finally|gently|quickly|wash|rinse|soak|fry|add|cook|boil|stir|mix|brown|chop|slice|dice|melt|heat|warm|season|serve|eat|top|layer|take|put|throw|tip|pour|whisk|beat|fold|grate|roast|bake|grill|simmer|soften|saut[ée]|toss|drain|mash|blend|marinate|rub|coat|sprinkle|scatter|spread|steam|poach|peel|crush|squeeze|in|up|it|all|some|any|the|a few|a little|plenty|lots)\s+)+/iu;

/** 'Fry an onion with some minced beef': foods that stand there by name alone, the longest name first. How much is then asked. */
function namedWithin(sentence: string, isFood: IsFood): string[] {
  return withoutVerbs(sentence)
    .split(clauseEnd)
    .slice(0, mostClauses)
    .flatMap((clause) => {
      const words = clause.trim().replace(doing, '').split(/\s+/);
      for (let size = Math.min(longestName, words.length); size > 0; size -= 1)
        for (let at = 0; at + size <= words.length; at += 1) {
          const name = words.slice(at, at + size).join(' ');
          if (/^\p{L}{3}/u.test(name) && isFood(name)) return [name];
        }
      return [];
    });
}

interface Opening {
  readonly head: readonly string[];
  readonly rest: string;
}
const servings =
  /[\s,–-]*\(?\b((?:serves|feeds|makes|pour|für|for) (?:\d{1,3}|two|three|four|six|eight|deux|quatre|six)(?:\s?(?:-|–|to|or|à|bis) \d{1,3})?(?: \p{L}+)?)\)?$/iu;
const withServings = (title: string): string[] => {
  const said = servings.exec(title);
  return said ? [title.slice(0, said.index), said[1] ?? ''] : [title];
};
const shortTitle = 10;

/** 'Rock cakes: rub …' and 'Gran’s parkin. Take …' open with a name. */
function openingOf(text: string): Opening {
  const [, name, rest = ''] =
    /^([^.:!?;,(]{3,80}(?:\([^()]{1,60}\))?)\s?[.:!–]\s+(.*)$/su.exec(text) ?? [];
  if (name === undefined || name.split(' ').length > shortTitle) return { head: [], rest: text };
  return isCounted(name) || leading.test(name)
    ? { head: [], rest: text }
    : { head: withServings(name.trim()), rest };
}

const whole = (head: readonly string[], lines: readonly string[], steps: readonly string[]) => [
  ...head,
  'Ingredients',
  ...lines,
  'Method',
  ...steps,
];

const after = (text: string, found: RegExpExecArray): string =>
  text.slice(found.index + found[0].length);

/** What stands above the ingredients: its name, what is told of it, and the method where it comes first. */
function aboveOf(text: string): { readonly head: string[]; readonly steps: string[] } {
  const method = headings.method.exec(text);
  const told = text.slice(0, method?.index).trim();
  const { head, rest } = openingOf(`${told.replace(/[.:]$/, '')}. `);
  return {
    head: told === '' ? [] : [...head, ...sentencesIn(rest)],
    steps: method ? sentencesIn(after(text, method)) : [],
  };
}

/** By the names of its parts: 'Ingredients: … Method: …'. */
function byHeadings(text: string, isFood: IsFood): readonly string[] | null {
  const list = headings.ingredients.exec(text);
  if (!list) return null;
  const above = aboveOf(text.slice(0, list.index));
  const told = after(text, list);
  const method = headings.method.exec(told);
  const lines = listedIn(told.slice(0, method?.index), isFood);
  const below = method ? after(told, method) : '';
  const steps = sentencesIn(below.slice(0, headings.beside.exec(below)?.index));
  const servingsSaid = (list[2] ?? '').replace(/[()]/g, '').trim();
  return whole([...above.head, servingsSaid], lines, [...above.steps, ...steps]);
}

const isServings = (sentence: string): boolean => isServingsLine(sentence.replace(/\.$/u, ''));

/** By its sentences: those that list are the ingredients; where none does, the amounts within them are. */
function bySentences(text: string, isFood: IsFood): readonly string[] | null {
  const { head, rest } = openingOf(text);
  const all = sentencesIn(rest);
  const told = all
    .filter((sentence) => !isServings(sentence))
    .map((sentence) => ({ sentence, list: listOf(sentence, isFood) }));
  const listed = told.flatMap(({ list }) => list ?? []);
  const found = (within: typeof amountsWithin): string[] => [
    ...new Set(told.flatMap(({ sentence }) => within(sentence, isFood))),
  ];
  const weighed = listed.length > 0 ? listed : found(amountsWithin);
  const lines = weighed.length > 1 ? weighed : found(namedWithin);
  if (lines.length < 2) return null;
  return whole(
    [...head, ...all.filter(isServings)],
    lines,
    told.filter(({ list }) => list === null).map(({ sentence }) => sentence),
  );
}

/** The lines of a text, where it has hardly any; another text stays as it is. */
export function unfolded(all: readonly string[], isFood: IsFood): readonly string[] {
  const lines = all.filter((line) => line !== '');
  if (lines.length > fewLines || !lines.some((line) => line.length >= longLine)) return all;
  const text = lines.map((line) => (/[.:!?;]$/u.test(line) ? line : `${line}.`)).join(' ');
  return byHeadings(text, isFood) ?? bySentences(text, isFood) ?? all;
}
