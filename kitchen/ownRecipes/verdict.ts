// The gate for a recipe that a person wrote: every word of its lines, its title and its steps is looked at, and what is not known is never called a fit.
import type { Verdict } from '../../contract/kitchen.ts';
import { hazardsIn } from '../catalogue/safetyTables.ts';
import { allergensIn } from '../health/allergens.ts';
import type { Catalogue, Ingredient } from '../catalogue/types.ts';
import { foodsNamed } from '../ingredients/lexicon.ts';
import { gate, partOf, partsTold, unionsIn } from '../safety/gate.ts';
import { judge, nothingRaw, ofUncounted } from '../safety/judge.ts';
import type { Part, Plate } from '../safety/judge.ts';
import { rulesOf } from '../safety/rules.ts';
import type { Rules } from '../safety/rules.ts';
import { harmIn, withoutVerbs } from '../safety/telling.ts';
import { rawFoodIn, weakenedBy } from '../safety/undercooked.ts';
import { joined } from '../safety/wording.ts';
import type { Person } from '../types.ts';
import type { OwnDish } from './dish.ts';

const shown = (texts: readonly string[]): string =>
  joined(texts.slice(0, 6).map((text) => `'${text.slice(0, 60)}'`));

/** The foods of the lines in one serving, and whatever else their words name. */
function partsOf({ lines, facts }: OwnDish, catalogue: Catalogue): Part[] {
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
      ...partsTold(harmIn(text), ''),
    ];
  });
}

function rawOf({ written, lines }: OwnDish, person: Person, catalogue: Catalogue): Plate['raw'] {
  return weakenedBy(person.conditions) === null
    ? nothingRaw
    : rawFoodIn(
        { name: written.title, lines: [...lines.map(({ text }) => text), ...written.steps] },
        (text) => foodsNamed(text, catalogue, undefined).foods.map(({ category }) => category),
      );
}

/** Foods of an allergen that no line has, named by a step: 'stir in the peanut butter'. */
function onlyInSteps({ written, facts }: OwnDish, catalogue: Catalogue): string[] {
  const listed = new Set([...facts.contains, ...facts.may]);
  const labels = written.steps
    .flatMap((step) => foodsNamed(withoutVerbs(step), catalogue, undefined).foods)
    .filter(({ tags }) => allergensIn(tags).contains.some((id) => !listed.has(id)))
    .map(({ label }) => label);
  return [...new Set(labels)];
}

/** What is not known of it, in sentences: it is a caution for everybody. */
function doubtsOf(dish: OwnDish, rules: Rules, catalogue: Catalogue): string[] {
  const { written, lines, unread, unweighed } = dish;
  const hidden = onlyInSteps(dish, catalogue);
  const isCounted = rules.ceilings.length > 0 || rules.perMeal.length > 0;
  return [
    ...(lines.length === 0 ? ['We found no ingredients in it, so nothing is counted.'] : []),
    ...(hidden.length > 0 ? [`The steps name ${joined(hidden)}, which no line lists.`] : []),
    ...(unread.length > 0 && rules.isFree
      ? [
          `We do not know ${shown(unread)} and could not check ${unread.length > 1 ? 'them' : 'it'}.`,
        ]
      : []),
    ...(unweighed.length > 0 && isCounted
      ? [`Not counted, because the amount is not known: ${shown(unweighed)}.`]
      : []),
    ...(written.servings === null
      ? ['It does not say for how many it is, so the whole of it is counted as one serving.']
      : []),
  ];
}

/** A food that only a step or the title names must not come in by the way. */
function stepRefusals({ written }: OwnDish, person: Person, catalogue: Catalogue): string[] {
  const refusal = [written.title, ...written.steps]
    .map((name) => gate({ name, ingredients: ['water'] }, person, catalogue, () => undefined))
    .find(({ verdict }) => verdict === 'refuse');
  return refusal?.reasons ?? [];
}

/** What the gate says of it for a person. */
export function judgeOwn(dish: OwnDish, person: Person, catalogue: Catalogue): Verdict {
  const rules = rulesOf(person, catalogue);
  const parts = partsOf(dish, catalogue);
  const plate: Plate = {
    parts,
    serving: dish.facts.serving,
    meals: dish.facts.recipe.meals,
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
  const refusals = rules.isFree ? [] : stepRefusals(dish, person, catalogue);
  const { written, lines } = dish;
  const hazards = hazardsIn(
    [written.title, ...lines.map(({ text }) => text), ...written.steps],
    catalogue.hazards,
  ).map(({ message }) => message);
  const reasons = [
    ...(whole.verdict === 'refuse' ? [] : refusals),
    ...whole.reasons,
    ...ofUncounted({ parts: unweighed, serving: null }, rules).cautions,
    ...hazards,
    ...doubtsOf(dish, rules, catalogue),
  ];
  const isRefused = whole.verdict === 'refuse' || refusals.length > 0;
  return {
    verdict: isRefused ? 'refuse' : reasons.length > 0 ? 'caution' : 'fit',
    reasons: [...new Set(reasons)],
  };
}
