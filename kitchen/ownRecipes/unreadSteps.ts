// Words of steps that we do not know: one of them may be a food, so that whoever must leave a food out is told of them.
import { coded } from '../../domain/notes.ts';
import type { KitchenNote } from '../../domain/notes.ts';
import type { Catalogue } from '../catalogue/types.ts';
import { isCommon } from '../health/commonWords.ts';
import { foodsNamed } from '../ingredients/lexicon.ts';
import { singular, tokensOf } from '../ingredients/words.ts';
import { withoutVerbs } from '../safety/telling.ts';
import { quoted } from '../safety/verdictNotes.ts';
import { mannerTokens } from './lineWords.ts';
import { englishWords } from './englishWords.ts';
import { familiesNamed } from './familyNames.ts';
import { frenchStepWords } from './frenchStepWords.ts';
import { nameInLine } from './references.ts';
import type { OwnDish } from './dish.ts';

/** Where more of the words than this are unknown, the steps are in a language that we do not read. */
const readShare = 0.3;
/** Shorter words name no food. */
const fewestLetters = 2;

/** 'Marinating' and 'marinated' are of one verb. */
const stemOf = (word: string): string =>
  word.length < 5 ? word : word.replace(/(?:ing|ed|es|er|e|s)$/, '');

const stems = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();
function stemsOf(words: ReadonlySet<string>): ReadonlySet<string> {
  const found = stems.get(words) ?? new Set([...words].map(stemOf));
  stems.set(words, found);
  return found;
}

/** Verbs and vessels that our own recipes lack. */
const kitchenWords: ReadonlySet<string> = new Set(
  `marinate macerate saute sauteed deglaze julienne parboil poach blitz pulse zest preheat grease line degrees fahrenheit celsius gas mark min mins sec secs hr hrs hour hours tbsp tsp cm inch inches ml tablespoon tablespoons teaspoon teaspoons
  microwave airfryer fryer instant slow cooker oven hob stove stovetop skillet wok saucepan casserole ramekin ramekins foil parchment clingfilm cling film tray sheet rack spatula whisk mixer processor blender sieve colander
  serving garnish garnishes enjoy yum yummy delicious tasty overnight lukewarm tepid al dente golden bubbling fragrant translucent caramelise caramelize caramelised caramelized bleach skewer skewers knead prove proof baste sear char flambe quickly simply gently meantime`
    .trim()
    .split(/\s+/),
);

/** What nobody knows of the steps, each word once. */
interface UnreadSteps {
  readonly words: readonly string[];
  /** Whether the steps as a whole are in words that we do not know. */
  readonly isMost: boolean;
}

const found = new WeakMap<OwnDish, UnreadSteps>();

function wordsUnread({ told, lines }: OwnDish, catalogue: Catalogue): UnreadSteps {
  const english = englishWords(catalogue);
  const known = stemsOf(english);
  // What a line calls its food is asked about there.
  const ofLines = new Set(lines.flatMap((line) => tokensOf(nameInLine(line, catalogue))));
  const isKnown = (token: string): boolean =>
    token.length < fewestLetters ||
    ofLines.has(token) ||
    english.has(token) ||
    known.has(stemOf(token)) ||
    isCommon(token) ||
    kitchenWords.has(token) ||
    mannerTokens.has(token) ||
    frenchStepWords.has(token) ||
    ofLines.has(singular(token));
  const unread = told.steps.flatMap((step) => {
    const named = new Set(familiesNamed(step, catalogue).flatMap(({ word }) => tokensOf(word)));
    return foodsNamed(withoutVerbs(step), catalogue, undefined).unknown.filter(
      (token) => !isKnown(token) && !named.has(token),
    );
  });
  const all = told.steps.flatMap(tokensOf).length;
  return { words: [...new Set(unread)], isMost: unread.length > readShare * all };
}

function unreadSteps(dish: OwnDish, catalogue: Catalogue): UnreadSteps {
  const unread = found.get(dish) ?? wordsUnread(dish, catalogue);
  found.set(dish, unread);
  return unread;
}

const wordsNote = (words: string[]): KitchenNote =>
  coded(
    'own.stepWords',
    { words },
    `The steps have words that we do not know: ${quoted(words)}. Please make sure that none is a food you avoid.`,
  );
const unreadNote = coded(
  'own.stepsUnread',
  {},
  'We cannot read all of the steps. What only they name is not judged: please make sure that nothing you avoid is in them.',
);

/** What is told to somebody who must leave foods out. */
export function unreadNotes(dish: OwnDish, catalogue: Catalogue): KitchenNote[] {
  const { words, isMost } = unreadSteps(dish, catalogue);
  if (isMost) return [unreadNote];
  return words.length > 0 ? [wordsNote(words.slice(0, 6).map((word) => word.slice(0, 40)))] : [];
}
