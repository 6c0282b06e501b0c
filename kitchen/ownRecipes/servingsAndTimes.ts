// For how many a written recipe is, and how long it takes.
import { countWords } from '../ingredients/writtenNumbers.ts';
import {
  aboutWords,
  bakedPieces,
  cutCakes,
  peopleWords,
  hourWords,
  loaves,
  makesWords,
  merePieces,
  minuteWords,
  piecesElsewhere,
  pieceWords,
  timeWords,
  unitEnd,
} from './writtenWords.ts';

const about = `(?:(?:${aboutWords})\\s*)?`;
const upTo = '(?:\\s*(?:-|–|to|à|or|ou|a|bis|o)\\s*\\d{1,3})?';
const forHowMany = [
  /\b(?:serves|feeds|servings?|portions?|serving size)\b\s*:?\s*(?:about |up to |approx\.? )?(\d{1,3})\b/i,
  new RegExp(
    `(?<![\\p{L}\\d])(\\d{1,3})(?:\\s*(?:-|–|to|à|or|ou|a|bis|o|tot|til|do)\\s*\\d{1,3})?\\s*(?:${peopleWords})(?!\\p{L})`,
    'iu',
  ),
  new RegExp(
    `^(?:recipe |recette |rezept |receta |dosi |dose )?(?:yields?|for|pour|für|para|per|voor)\\s*:?\\s*${about}(\\d{1,3})${upTo}\\W*$`,
    'iu',
  ),
  // 'Makes 10 slices', and never '4 slices of bread', which is an ingredient.
  new RegExp(`^(?:makes|yields?)\\s+(?:about |around )?(\\d{1,3})\\s+(?:${pieceWords})\\b`, 'i'),
  /^(\d{1,3}) (?:bowls|plates)$/i,
  // 'Ergibt ca. 20 Stück', and nothing else: 'für 4 Scheiben Brot' may be bread.
  new RegExp(
    `^\\W*(?:${makesWords})\\s*:?\\s*${about}(\\d{1,3})${upTo}\\s*(?:${piecesElsewhere})\\W*$`,
    'iu',
  ),
  new RegExp(`^\\W*${about}(\\d{1,3})${upTo}\\s*(?:${merePieces})\\W*$`, 'iu'),
  new RegExp(`^\\(\\s*${about}(\\d{1,3})${upTo}\\s*(?:${piecesElsewhere})\\s*\\)$`, 'iu'),
  // 'Makes 12' are twelve pieces; 'makes 2' may be two loaves.
  /^(?:makes|ergibt|donne) (?:about |around |ca\.? |environ )?([6-9]|\d{2})\.?$/i,
  // Two muffins may be toasted for a breakfast; six and more are what is baked.
  new RegExp(`^\\W*${about}([6-9]|\\d{2})\\s+(?:${bakedPieces})\\W*$`, 'iu'),
  // '1 cake (8 slices)'.
  new RegExp(
    `^\\W*(?:(?:${makesWords})\\s+)?(?:1|one|une?|einen?)\\s+(?:${cutCakes})\\s*\\(\\s*${about}(\\d{1,3})\\s*(?:${pieceWords}|${piecesElsewhere})\\s*\\)\\W*$`,
    'iu',
  ),
  new RegExp(
    `^\\W*(?:${makesWords})\\s+(?:1|one|une?|einen?)\\s+(?:${loaves})\\s*\\(\\s*${about}(\\d{1,3})\\s*(?:${pieceWords}|${piecesElsewhere})\\s*\\)\\W*$`,
    'iu',
  ),
];
/** 'Makes 1 loaf' is no ingredient, though nobody says for how many it is. */
const wholeMade = new RegExp(
  `^\\W*(?:makes|yields?|ergibt|donne|rinde|rende)\\s+(?:[1-4]|one|two|une?|einen?|deux|zwei)\\s+(?:${loaves}|${cutCakes})\\W*$`,
  'iu',
);
const amountSaid = /\d\s*(?:k?g|ml|cl|dl|l|cups?|tbsp|tsp|oz|lbs?|c\.)(?!\p{L})/iu;
/** Whether nothing but the servings is said: of '1 serving of protein powder' or 'Para 2 personas: 200 g de arroz' the rest is an ingredient, which must not be lost. */
function isAlone(text: string, { index, 0: said }: RegExpExecArray): boolean {
  const rest = text.slice(index + said.length).replace(/\([^)]*\)/g, '');
  return /^\W*\d/.test(text) ? !/\p{L}{3}/u.test(rest) : !amountSaid.test(rest);
}

const numberWords = ['one', ...Object.keys(countWords)].join('|');
const saidInWords = new RegExp(
  `(?<!\\p{L})((?:for|serves|feeds|pour) )(${numberWords})(?!\\p{L})`,
  'giu',
);
/** 'For two', 'serves four': as figures. */
const inFigures = (text: string): string =>
  text.replace(
    saidInWords,
    (_, before: string, word: string) => `${before}${countWords[word.toLowerCase()] ?? 1}`,
  );

/** For how many a line says that a dish is; null where it does not, or says something else with it. */
export function servingsIn(said: string): number | null {
  const text = inFigures(said);
  for (const pattern of forHowMany) {
    const found = pattern.exec(text);
    const count = Number(found?.[1] ?? 0);
    if (found && count >= 1 && count <= 100 && isAlone(text, found)) return count;
  }
  return null;
}

const begins = new RegExp(
  `^(?:\\W*(?:serves|servings?|portions?|yields?|pour|for|für|para|per|voor|feeds|makes|serving size|nombre de|recipe|recette|rende|rendimento|rinde|ergibt|gibt|reicht|donne|salen|faz|resa|dosi|raciones|porciones|por[çc][õo]es|porzioni|portionen|porties|liczba porcji|porcje|порци|количество порций|${aboutWords}|\\d))`,
  'iu',
);
/** Whether a line says nothing but for how many a dish is: 'Chicken soup for 4 people' is its title all the same. */
export const isServingsLine = (line: string): boolean =>
  line.length <= 60 && (wholeMade.test(line) || (begins.test(line) && servingsIn(line) !== null));

/** 'Pesto pasta for 2', 'Plätzchen (ca. 20 Stück)'. */
export function servingsInTitle(title: string): number | null {
  const bracketed = servingsIn(/\([^()]*\)$/u.exec(title)?.[0] ?? '');
  if (bracketed !== null) return bracketed;
  const count = Number(
    /\S\s(?:for|pour|für|para|per)\s(\d{1,2})$/iu.exec(inFigures(title))?.[1] ?? 0,
  );
  return count >= 1 && count <= 20 ? count : null;
}

const saidInSteps = new RegExp(
  `(?:^|[.!;] )(?:(?:(?:it |this )?(?:serves|feeds)|(?:it is |this is |it’s |it's )?enough for) (?:about )?(\\d{1,3})\\b(?! ?(?:g|ml|min))|(?:for |pour )?(\\d{1,3}) (?:${peopleWords})(?!\\p{L})|makes (?:about |around )?(\\d{1,3}) (?:${pieceWords})\\b|(?:for|pour|für|para|per|voor|för|til|dla) (\\d{1,2})(?=\\.?$)|(\\d{1,3}) (?:bowls|plates)(?=[,.;]|$)|makes (?:about |around )?([6-9]|\\d{2})\\.?$)`,
  'iu',
);
/** The last step may say it: 'Bake for an hour. Makes 10 slices.', 'Cook it soft. For 5.' */
export function servingsInSteps(steps: readonly string[]): number | null {
  for (const step of steps.toReversed()) {
    const [, ...said] = saidInSteps.exec(inFigures(step)) ?? [];
    const count = Number(said.find((each) => each !== undefined) ?? 0);
    if (count >= 1 && count <= 100) return count;
  }
  return null;
}

const within = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
const kinds = {
  prep: within(timeWords.prep),
  cook: within(timeWords.cook),
  total: within(timeWords.total),
};
const time = new RegExp(
  `(?<!\\d)(\\d{1,5}(?:[.,]\\d{1,3})?)\\s*(?:(${hourWords})${unitEnd}\\.?\\s*(\\d{1,2}(?!\\d|\\s*(?:${minuteWords})))?|(?:${minuteWords})${unitEnd})`,
  'giu',
);

export function minutesIn(text: string): number {
  let minutes = 0;
  for (const [, amount = '', hours, more] of text.matchAll(time))
    minutes += Number(amount.replace(',', '.')) * (hours ? 60 : 1) + Number(more ?? 0);
  return Math.round(Math.min(minutes, 48 * 60));
}

/** In minutes; 0 where the text does not say. */
export interface Times {
  prep: number;
  cook: number;
  total: number;
}

/** Between two times of a line: a sign, a wide space, or one before the next name: 'Prep 10 mins Cook 1 hr'. */
const betweenTimes = new RegExp(
  `[|;•·]|\\s{2,}|(?<=min|mn|h|minutos|minuti|minuten),\\s|(?<=\\b(?:mins?|minutes?|mn|h))\\s(?=\\p{L}+(?: \\p{L}+)?\\s?:\\s*\\d)|(?<=[\\d\\p{L}.])\\s(?=(?:${Object.values(timeWords).join('|')})(?: \\p{L}+)?\\s?:?\\s*\\d)`,
  'iu',
);

/** 'Prep: 15 min | Cook: 1 h 20': takes what it says, and tells whether it was such a line. */
export function takeTimes(line: string, times: Times): boolean {
  if (line.length > 120) return false;
  let isTime = false;
  for (const part of line.split(betweenTimes)) {
    const kind = (['total', 'prep', 'cook'] as const).find(
      (each) => kinds[each].test(part) && /^[\p{L}\s'’-]{0,40}[:\s]*\d/u.test(part.trim()),
    );
    const minutes = minutesIn(part);
    if (kind === undefined || minutes === 0) continue;
    isTime = true;
    times[kind] = minutes;
  }
  return isTime;
}
