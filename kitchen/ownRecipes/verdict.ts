// The gate for a recipe that a person wrote: every word of its lines, its title and its steps is looked at, and what is not known is never called a fit.
import type { Verdict } from '../../contract/kitchen.ts';
import { coded, withoutRepeats } from '../../domain/notes.ts';
import type { KitchenNote, Note } from '../../domain/notes.ts';
import { hazardsIn } from '../catalogue/safetyTables.ts';
import { allergensIn } from '../health/allergens.ts';
import type { Catalogue, Ingredient } from '../catalogue/types.ts';
import { foodsNamed, namedInFull } from '../ingredients/lexicon.ts';
import { sumOf, valueOf } from '../recipes/nutrition.ts';
import { gate, partOf, partsTold, unionsIn } from '../safety/gate.ts';
import { judge, nothingRaw, ofUncounted } from '../safety/judge.ts';
import type { Part, Plate } from '../safety/plate.ts';
import { rulesOf } from '../safety/rules.ts';
import type { Rules } from '../safety/rules.ts';
import { harmIn, toldBy, withoutVerbs } from '../safety/telling.ts';
import { rawFoodIn, weakenedBy } from '../safety/undercooked.ts';
import { quoted, unknownFood } from '../safety/verdictNotes.ts';
import { joined } from '../safety/wording.ts';
import type { Person } from '../types.ts';
import type { OwnDish } from './dish.ts';
import { besideNotes } from './besideNotes.ts';
import { familiesNamed } from './familyNames.ts';
import { withoutLineNames } from './references.ts';
import { unreadNotes } from './unreadSteps.ts';

const cut = (texts: readonly string[]): string[] =>
  texts.slice(0, 6).map((text) => text.slice(0, 60));

const nothingFound = coded(
  'own.nothingFound',
  {},
  'We found no ingredients in it, so nothing is counted.',
);
const servingsUnknown = coded(
  'own.servingsUnknown',
  {},
  'It does not say for how many it is, so the whole of it is counted as one serving.',
);
const unweighedNote = (texts: string[]): KitchenNote =>
  coded(
    'own.unweighed',
    { texts },
    `Not counted, because the amount is not known: ${quoted(texts)}.`,
  );
const estimatedNote = (foods: readonly Ingredient[]): KitchenNote =>
  coded(
    'own.estimated',
    { foods: foods.map(({ key }) => ({ of: 'food', id: key })) },
    `How much ${joined(foods.map(({ label }) => label))} it takes is our estimate, and a limit of yours counts it: write the amount to be sure.`,
  );
const onlyInStepsNote = (foods: readonly Ingredient[]): KitchenNote =>
  coded(
    'own.onlyInSteps',
    { foods: foods.map(({ key }) => ({ of: 'food', id: key })) },
    `The steps name ${joined(foods.map(({ label }) => label))}, which no line lists.`,
  );

/** The foods of the lines in one serving, and whatever else their words name. */
export function partsOf({ lines, facts }: OwnDish, catalogue: Catalogue): Part[] {
  const { serves } = facts.recipe;
  return lines.flatMap(({ text, foods, rest }) => {
    const known = new Set(foods.map(({ ingredient }) => ingredient.key));
    const beside = foodsNamed(rest, catalogue, undefined).foods.filter(
      ({ key }) => !known.has(key),
    );
    return [
      ...foods.map(({ ingredient, grams }) =>
        partOf(ingredient, grams === null ? null : grams / serves),
      ),
      ...beside.map((food: Ingredient) => partOf(food, null)),
      // 'Pine nuts' are read, and are no nuts of any kind.
      ...unionsIn(foods.length > 0 ? rest : text),
      ...partsTold(harmIn(text, catalogue), ''),
    ];
  });
}

/** What lines that no food of ours has, the title and the steps name in any language, beside what the lines hold. */
function namedElsewhere(dish: OwnDish, catalogue: Catalogue): Part[] {
  const { told, lines, facts } = dish;
  const texts = [
    ...lines.map(({ text, foods, rest }) => (foods.length > 0 ? rest : text)),
    ...[told.title, ...told.steps].map((text) =>
      withoutVerbs(withoutLineNames(text, lines, catalogue)),
    ),
  ];
  return texts.flatMap((text) =>
    partsTold(
      familiesNamed(text, catalogue).flatMap(({ word, tags }) => {
        const others = tags.filter((tag) => !facts.tags.has(tag));
        return others.length > 0 ? [{ word, tags: others }] : [];
      }),
      '',
    ),
  );
}

function rawOf({ written, lines }: OwnDish, person: Person, catalogue: Catalogue): Plate['raw'] {
  return weakenedBy(person.conditions, catalogue) === null
    ? nothingRaw
    : rawFoodIn(
        { name: written.title, lines: [...lines.map(({ text }) => text), ...written.steps] },
        (text) => foodsNamed(text, catalogue, undefined).foods.map(({ category }) => category),
        catalogue.rawFoods,
      );
}

/** Foods of an allergen that no line has, named by a step: 'stir in the peanut butter'. */
export function onlyInSteps({ told, facts }: OwnDish, catalogue: Catalogue): Ingredient[] {
  const listed = new Set([...facts.contains, ...facts.may]);
  const foods = told.steps
    .flatMap((step) => foodsNamed(withoutVerbs(step), catalogue, undefined).foods)
    .filter(({ tags }) => allergensIn(tags).contains.some((id) => !listed.has(id)));
  return [...new Map(foods.map((food) => [food.label, food])).values()];
}

const hazardsOf = ({ written, lines }: OwnDish, { hazards }: Catalogue) =>
  hazardsIn([written.title, ...lines.map(({ text }) => text), ...written.steps], hazards);

/** What a step may name and no line has: it changes no figure. */
const uncounted: ReadonlySet<string> = new Set(['water', 'pepper_black']);

/** Whether a step names a food of a kind that no line has: 'fry in oil', 'season with salt', 'serve with rice'. */
function hasMoreInSteps({ told, facts }: OwnDish, catalogue: Catalogue): boolean {
  const kinds = new Set(
    facts.recipe.ingredients.map(({ key }) => catalogue.ingredients.get(key)?.category),
  );
  const listed = new Set(facts.recipe.ingredients.map(({ key }) => key));
  return told.steps
    .flatMap((step) => foodsNamed(withoutVerbs(step), catalogue, undefined).foods)
    .some(
      ({ key, category }) =>
        !uncounted.has(key) && !listed.has(key) && (key === 'salt' || !kinds.has(category)),
    );
}

/** Whether everything is known that figures and the gate stand on: each line's foods and how much of them, for how many it is, and no food or danger beside. */
export const isWhollyKnown = (dish: OwnDish, catalogue: Catalogue): boolean =>
  dish.lines.length > 0 &&
  dish.unread.length === 0 &&
  dish.unweighed.length === 0 &&
  dish.written.servings !== null &&
  partsOf(dish, catalogue).length === dish.facts.recipe.ingredients.length &&
  onlyInSteps(dish, catalogue).length === 0 &&
  !hasMoreInSteps(dish, catalogue) &&
  hazardsOf(dish, catalogue).length === 0;

/** The share of a day's limit from which an estimate is worth a question. Our judgement. */
const tellingShare = 0.02;

/**
 * Seasonings of which only we have said how much they are, and that a limit of the person counts. An estimate of salt is no answer
 * for somebody who must keep to so much sodium: a week and suggestions leave such a dish out, and its page asks for the amount.
 */
export const estimatedUnderLimit = (
  { estimated }: Pick<OwnDish, 'estimated'>,
  { ceilings }: Pick<Rules, 'ceilings'>,
): Ingredient[] =>
  estimated
    .filter(({ ingredient, grams }) =>
      ceilings.some(({ quantity, dayMax }) => {
        const { key } = ingredient;
        const { values } = sumOf([{ key, grams }], new Map([[key, ingredient]]));
        return valueOf(values, quantity) > tellingShare * dayMax;
      }),
    )
    .map(({ ingredient }) => ingredient);

const mustLeaveOut = ({ strict, avoided, bans }: Rules): boolean =>
  strict || avoided.size > 0 || bans.size > 0;

/** What is not known of it, in sentences: it is a caution, whoever eats it. */
function doubtsOf(dish: OwnDish, rules: Rules, catalogue: Catalogue): KitchenNote[] {
  const { written, lines, unread, unweighed } = dish;
  const hidden = onlyInSteps(dish, catalogue);
  const usual = estimatedUnderLimit(dish, rules);
  const isCounted = rules.ceilings.length > 0 || rules.perMeal.length > 0;
  return [
    ...(lines.length === 0 ? [nothingFound] : []),
    ...(hidden.length > 0 ? [onlyInStepsNote(hidden)] : []),
    ...(mustLeaveOut(rules) ? unreadNotes(dish, catalogue) : []),
    ...(unread.length > 0 && rules.isFree ? [unknownFood(cut(unread), false)] : []),
    ...(unweighed.length > 0 && isCounted ? [unweighedNote(cut(unweighed))] : []),
    ...(usual.length > 0 ? [estimatedNote(usual)] : []),
    ...(written.servings === null ? [servingsUnknown] : []),
  ];
}

/** Words that tell what such dishes mostly hold, and name no food: 'pancakes', not 'nutella'. */
const hintsIn = (text: string, catalogue: Catalogue): string[] =>
  (text.match(/[\p{L}\p{M}]+/gu) ?? []).filter(
    (word) =>
      toldBy(word, catalogue).length > 0 &&
      foodsNamed(word, catalogue, undefined).foods.length === 0,
  );

/** Foods that are made at home as well as bought: 'Rice pudding' is then the name of what its lines make. */
const homeMade: ReadonlySet<string> = new Set(['bread', 'snack', 'sauce']);
const isHomeMade = (title: string, catalogue: Catalogue): boolean =>
  namedInFull(title, catalogue, undefined) &&
  foodsNamed(title, catalogue, undefined).foods.every(({ category }) => homeMade.has(category));

function withoutHints(text: string, catalogue: Catalogue): string {
  const hints = new Set(hintsIn(text, catalogue));
  return text.replace(/[\p{L}\p{M}]+/gu, (word) => (hints.has(word) ? ' ' : word));
}

const hintedNote = (words: string[]): KitchenNote =>
  coded(
    'own.hinted',
    { words },
    `${quoted(words)}: mostly made with something that you avoid. No line of this recipe has it; please make sure.`,
  );
const unsure: ReadonlySet<string> = new Set([
  'own.hinted',
  'own.beside',
  'own.stepWords',
  'own.stepsUnread',
]);
/** Planned and suggested where a person asks for it, never unasked. */
export const isUnsure = ({ reasons }: Verdict): boolean =>
  reasons.some((reason) => typeof reason !== 'string' && unsure.has(reason.code));

/** A food that only a step or the title names must not come in by the way. */
function ofWords(dish: OwnDish, person: Person, catalogue: Catalogue) {
  const names = [dish.told.title, ...dish.told.steps].map((text) =>
    withoutLineNames(text, dish.lines, catalogue),
  );
  const refusalOf = (texts: readonly string[]): readonly Note[] =>
    texts
      .map((name) => gate({ name, ingredients: ['water'] }, person, catalogue, () => undefined))
      .find(({ verdict }) => verdict === 'refuse')?.reasons ?? [];
  const refusals = refusalOf(names);
  const nothing = { refusals, cautions: [] };
  if (refusals.length === 0 || !isWhollyKnown(dish, catalogue)) return nothing;
  // Of milk that pancakes mostly have nothing is hidden where each line is known.
  const [title = '', ...steps] = names;
  const isOwnName = isHomeMade(title, catalogue);
  const hints = [
    ...(isOwnName ? [title] : hintsIn(title, catalogue)),
    ...steps.flatMap((step) => hintsIn(step, catalogue)),
  ];
  const others = refusalOf(
    (isOwnName ? steps : names).map((name) => withoutHints(name, catalogue)),
  );
  return others.length > 0 || hints.length === 0
    ? nothing
    : { refusals: [], cautions: [hintedNote([...new Set(hints)])] };
}

/** What the gate says of it for a person. */
export function judgeOwn(dish: OwnDish, person: Person, catalogue: Catalogue): Verdict {
  const rules = rulesOf(person, catalogue);
  const parts = [
    ...partsOf(dish, catalogue),
    ...(rules.isFree ? [] : namedElsewhere(dish, catalogue)),
  ];
  const plate: Plate = {
    parts,
    serving: dish.facts.serving,
    meals: dish.facts.recipe.meals,
    title: dish.written.title,
    unknown:
      dish.lines.length === 0
        ? [dish.written.title || 'this recipe']
        : dish.unread.map((text) => text.slice(0, 60)),
    halfKnown: [],
    mended: [],
    raw: rawOf(dish, person, catalogue),
  };
  const unweighed = parts.filter(({ grams }) => grams === null);
  const whole = judge(plate, rules);
  const { refusals, cautions } = rules.isFree
    ? { refusals: [], cautions: [] }
    : ofWords(dish, person, catalogue);
  const hazards = hazardsOf(dish, catalogue).map(({ message }) => message);
  const reasons: Note[] = [
    ...(whole.verdict === 'refuse' ? [] : [...refusals, ...cautions]),
    // What names a food is told before what is open.
    ...(mustLeaveOut(rules) ? besideNotes(dish, rules, catalogue) : []),
    ...whole.reasons,
    ...ofUncounted({ parts: unweighed, serving: null }, rules).cautions,
    ...hazards,
    ...doubtsOf(dish, rules, catalogue),
  ];
  const isRefused = whole.verdict === 'refuse' || refusals.length > 0;
  return {
    verdict: isRefused ? 'refuse' : reasons.length > 0 ? 'caution' : 'fit',
    reasons: withoutRepeats(reasons),
  };
}
