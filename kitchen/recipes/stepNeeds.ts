// What each step of a recipe takes of its lines: the whole line, the part that its words tell, or a part of which they do not tell
// how much. What is in the pot already is no need of a later step.
import { takenIn } from '../catalogue/stepAmounts.ts';
import type { Taken } from '../catalogue/stepAmounts.ts';
import type { Ingredient, Recipe, RecipeIngredient } from '../catalogue/types.ts';
import { singular } from '../ingredients/words.ts';
import { lastWord } from './swapWords.ts';

export interface StepNeed {
  /** Among the recipe's lines. */
  readonly place: number;
  /** 1 is the whole line; null where the words do not tell how much of it. */
  readonly share: number | null;
}

const link = /\[([^\]]+)\]\((\w+)\)/g;
/** A spoon is never exactly 15 ml. */
const slack = 0.05;
/** One food or several: 'oil, oregano and salt'. */
const words = String.raw`([\p{L}-][\p{L}\s,-]*?)(?=,? (?:the|for|over|into|in|with|on|until|to) |[^\p{L}\s,-]|$)`;
/** 'The rest of the oil', 'the remaining salt'. */
const rest = new RegExp(
  String.raw`\b(?:(?:rest|last|remainder) of (?:the )?|remaining |other |last )${words}`,
  'giu',
);
/** 'Most of the oil', 'another third of the salt', 'a pinch of the salt'. */
const unsure = new RegExp(
  String.raw`\b(?:another|further|most|some|part|little|bit|few|pinch|splash|spoon|spoonful|handful|drops?|dash|knob)(?: \p{L}+)?(?: of)?(?: the| its)? ${words}`,
  'giu',
);

/** 'Onion (half quartered, half sliced)', 'onions, 1 to blend, 1 in squares', 'onion (half sliced)'. */
const split = /[(,] ?(?:half|\d+) (?!of\b)\p{L}+.*(?:, (?:half|\d+) |\)$)/u;

/** A line with what is needed to find it in the steps. */
interface Line {
  readonly key: string;
  readonly names: ReadonlySet<string>;
  readonly taken: readonly Taken[];
  /** The line itself says that it is used in two ways. */
  readonly isSplit: boolean;
}

/** How a line is called: by its own last word, and as the links to it say. */
function namesOf({ key, text }: RecipeIngredient, { steps }: Recipe): ReadonlySet<string> {
  const shown = steps.flatMap((step) =>
    [...step.matchAll(link)].flatMap(([, said = '', of]) => (of === key ? said : [])),
  );
  return new Set([text, ...shown].map(lastWord));
}

const plain = (step: string): string => step.replace(link, '$1');
const isSaidOf = (step: string, pattern: RegExp, names: ReadonlySet<string>): boolean =>
  [...plain(step).matchAll(pattern)].some(([, said = '']) =>
    said
      .toLowerCase()
      .split(/[\s,]+/)
      .some((word) => names.has(singular(word))),
  );

const isNamed = (step: string, names: ReadonlySet<string>): boolean =>
  plain(step)
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .some((word) => names.has(singular(word)));

/** What the portions of a step come to, after so much was taken before; null where that is not known. */
function sumOf(portions: readonly Taken[], before: number | null): number | null {
  let used = before;
  let sum: number | null = 0;
  for (const { share, ofRest } of portions) {
    const left: number | null = used === null ? null : Math.max(0, 1 - used);
    const parts = { all: left, part: left === null ? null : share * left };
    const own: number | null = ofRest === null ? share : parts[ofRest];
    if (own === null || sum === null) return null;
    sum += own;
    used = used === null ? null : used + own;
  }
  return sum;
}

/** The step that takes of a line for the first time: what it names without a portion is the whole. */
function firstShare(step: string, portions: readonly Taken[], { key, names }: Line) {
  const isLinked = step.includes(`](${key})`);
  const isPortioned = portions.some(({ said }) => said.includes(`](${key})`));
  if (isLinked && !isPortioned) return isSaidOf(step, unsure, names) ? null : 1;
  return isSaidOf(step, rest, names) ? 1 : sumOf(portions, 0);
}

/** A later step, where something is left: nothing where it takes none of that. */
function laterShare(
  step: string,
  portions: readonly Taken[],
  { names, isSplit }: Line,
  used: number | null,
): number | null | undefined {
  if (isSaidOf(step, unsure, names)) return null;
  if (portions.length > 0) return sumOf(portions, used);
  // Of a line in two parts the step that names it again takes the other: 'Fry the sliced onion.'
  if (!isSaidOf(step, rest, names) && !(isSplit && isNamed(step, names))) return undefined;
  return used === null ? null : 1 - used;
}

/** For each step the share that it takes of one line; undefined where it takes none. */
function sharesOf(line: Line, { steps }: Recipe): (number | null | undefined)[] {
  let used: number | null | undefined;
  return steps.map((step, i) => {
    const portions = line.taken.filter((each) => each.step === i);
    if (used === undefined) {
      if (portions.length === 0 && !step.includes(`](${line.key})`)) return undefined;
      used = firstShare(step, portions, line);
      return used;
    }
    if (used !== null && used > 1 - slack) return undefined;
    const share = laterShare(step, portions, line, used);
    if (share !== undefined) used = used === null || share === null ? null : used + share;
    return share;
  });
}

const rounded = (share: number | null): number | null => {
  if (share === null) return null;
  return share > 1 - slack ? 1 : Math.round(share * 10_000) / 10_000;
};

/** The only step that uses a line uses all of it: 'crushing a few chickpeas' is no part of them. */
function wholeWhereAlone(shares: readonly (number | null | undefined)[]) {
  const isAlone = shares.filter((share) => share !== undefined).length === 1;
  return isAlone ? shares.map((share) => (share === null ? 1 : share)) : shares;
}

export function stepNeeds(recipe: Recipe, foods: ReadonlyMap<string, Ingredient>): StepNeed[][] {
  const taken = takenIn(recipe, foods);
  const shares = recipe.ingredients.map((item) =>
    wholeWhereAlone(
      sharesOf(
        {
          key: item.key,
          names: namesOf(item, recipe),
          taken: taken.filter(({ key }) => key === item.key),
          isSplit: split.test(item.text),
        },
        recipe,
      ),
    ),
  );
  return recipe.steps.map((_, step) =>
    shares.flatMap((of, place) => {
      const share = of[step];
      return share === undefined ? [] : [{ place, share: rounded(share) }];
    }),
  );
}
