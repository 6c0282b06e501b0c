// A person's own recipes for what is at hand: those of which everything is known, as the ranking takes them, with what the gate of own recipes says.
import type { Verdict } from '../../contract/kitchen.ts';
import type { Catalogue, Country } from '../catalogue/types.ts';
import type { Facts } from '../recipes/facts.ts';
import { needsOf } from '../recipes/postings.ts';
import type { Needs } from '../recipes/postings.ts';
import type { Rules } from '../safety/rules.ts';
import type { Person } from '../types.ts';
import type { OwnDish } from './dish.ts';
import { estimatedUnderLimit, judgeOwn } from './verdict.ts';
import { wholeOwn } from './whole.ts';
import type { OwnWritten, WholeOwn } from './whole.ts';

export interface SuggestedOwn {
  readonly facts: Facts;
  readonly needs: readonly Needs[];
  readonly judge: (person: Person) => Verdict;
  /** Whether a limit of these people counts what we only estimate of it. */
  readonly isUnsureFor: (rules: readonly Rules[]) => boolean;
}

/** Verdicts of one recipe that are kept: of whoever wrote it, and of those at their table. */
const mostVerdicts = 12;

/** Every step is read for each who eats: what was judged before is taken as it was, by all that is known of the person. */
function judgeOf(dish: OwnDish, catalogue: Catalogue): SuggestedOwn['judge'] {
  const verdicts = new Map<string, Verdict>();
  return (person) => {
    const key = keyOf(person);
    const verdict = verdicts.get(key) ?? judgeOwn(dish, person, catalogue);
    verdicts.delete(key);
    verdicts.set(key, verdict);
    for (const [oldest] of verdicts) {
      if (verdicts.size <= mostVerdicts) break;
      verdicts.delete(oldest);
    }
    return verdict;
  };
}

const keys = new WeakMap<Person, string>();
function keyOf(person: Person): string {
  const known = keys.get(person);
  if (known !== undefined) return known;
  const key = JSON.stringify({ ...person, paid: undefined });
  keys.set(person, key);
  return key;
}

const suggested = new WeakMap<WholeOwn, SuggestedOwn>();
function suggestedOf(whole: WholeOwn, catalogue: Catalogue): SuggestedOwn {
  const known = suggested.get(whole);
  if (known) return known;
  const { recipe } = whole.read.facts;
  const { prep, cook } = recipe;
  const facts: Facts = {
    ...whole.read.facts,
    recipe: {
      ...recipe,
      // A side or a light soup is nothing to plan, and may be looked for: then it is for the meals of its page.
      meals: whole.meals.length > 0 ? [...whole.meals] : recipe.meals,
      // Where nobody says how long the hands are at work, it is all of the time.
      ...(prep > 0 ? {} : { prep: cook, cook: 0 }),
    },
  };
  const dish = { ...whole.read, facts };
  const made = {
    facts,
    needs: needsOf(facts.recipe, catalogue.ingredients),
    judge: judgeOf(dish, catalogue),
    isUnsureFor: (rules: readonly Rules[]) =>
      rules.some((each) => estimatedUnderLimit(dish, each).length > 0),
  };
  suggested.set(whole, made);
  return made;
}

/** Those that may be suggested to whom the gate allows them. */
export const suggestedOwn = (
  own: readonly OwnWritten[],
  catalogue: Catalogue,
  country: Country | undefined,
): SuggestedOwn[] =>
  own.flatMap((each) => {
    const whole = wholeOwn(each, catalogue, country ?? null);
    return whole ? [suggestedOf(whole, catalogue)] : [];
  });
