// Which of the dishes that may be suggested are shown, and in which order.
import { indexOf } from './nutrition.ts';
import { passesADay } from './candidates.ts';
import type { Candidate } from './candidates.ts';
import type { PantryItem } from './pantry.ts';
import { overnightFrom, sections } from './score.ts';
import type { Rules } from '../safety/rules.ts';

export const limitsSugar = ({ person }: Rules): boolean =>
  person.conditions.some((id) => id.startsWith('diabetes') || id === 'prediabetes');

/** Free sugars of one serving, in grams, from which a dish counts as a sweet: 40 kcal of them. Our judgement. */
const sweetFrom = 10;
const isSweet = ({ facts }: Candidate): boolean =>
  (facts.serving[indexOf.free_sugars_g] ?? 0) >= sweetFrom;

/** For people with diabetes sweets stand behind the other dishes of their section, and none comes first. */
export function withSweetsBehind(best: readonly Candidate[]): Candidate[] {
  const ordered = sections.flatMap((section) => {
    const own = best.filter((each) => each.section === section);
    return [...own.filter((each) => !isSweet(each)), ...own.filter(isSweet)];
  });
  const first = ordered.findIndex((each) => !isSweet(each));
  return first === -1 ? [] : ordered.slice(first);
}

/** What passes a day's aim never comes first; where there is nothing else, it is shown as it is. */
export function withoutDayAimsFirst(best: readonly Candidate[]): Candidate[] {
  const first = best.findIndex((each) => !passesADay(each));
  return best.slice(Math.max(0, first));
}

/** So many stand in the first window of a telephone and below it: one of them can be cooked tonight, wherever any can. */
const firstSeen = 3;

/** How many of the foods that the person named a dish uses. */
export const usedBy = (
  { marks: { have, swaps } }: Candidate,
  named: readonly PantryItem[],
): number =>
  named.filter((item) => have.includes(item) || swaps.some(({ holding }) => holding.item === item))
    .length;

/** From so many foods on, a dish of one of them says little of what was named. Our judgement. */
const aList = 4;

/** Of a longer list, dishes with one of its foods alone stand behind the others of their section. */
function fewUsedBehind(dishes: readonly Candidate[], named: readonly PantryItem[]): Candidate[] {
  if (named.length < aList) return [...dishes];
  const usesFew = (each: Candidate): boolean => usedBy(each, named) <= 1;
  // What is more than a day should have stays behind all of them.
  const placeOf = (each: Candidate): number => (passesADay(each) ? 2 : Number(usesFew(each)));
  return dishes.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/**
 * The best, in the order of the sections. Among the first is one with at most one thing to buy, where there is one.
 * @param named what the person said is at hand
 */
export function chosen(
  candidates: readonly Candidate[],
  count: number,
  named: readonly PantryItem[],
): Candidate[] {
  const best = varied(candidates, count);
  const isNear = (each: Candidate): boolean =>
    each.marks.need.length <= 1 && each.facts.minutes < overnightFrom && !passesADay(each);
  const ordered = sections.flatMap((section) =>
    fewUsedBehind(
      best.filter((each) => each.section === section),
      named,
    ),
  );
  if (count === 0 || ordered.slice(0, firstSeen).some(isNear)) return ordered;
  const near =
    ordered.find(isNear) ??
    candidates
      .filter(isNear)
      .reduce<Candidate | undefined>(
        (one, other) => (one && one.score >= other.score ? one : other),
        undefined,
      );
  if (!near) return ordered;
  const others = ordered.filter((each) => each !== near).slice(0, count - 1);
  const bought = others.findIndex(({ section }) => section === 'trip');
  const place = Math.min(firstSeen - 1, bought === -1 ? others.length : bought);
  return [...others.slice(0, place), near, ...others.slice(place)];
}

/** Takes one after the other; what resembles those already taken loses a little, so that ten dishes are not ten stews. */
function varied(candidates: readonly Candidate[], count: number): Candidate[] {
  const left = candidates
    .toSorted((a, b) => b.score - a.score)
    .map((candidate) => ({ candidate, score: candidate.score, alike: 0 }));
  const picked: Candidate[] = [];
  while (picked.length < count && left.length) {
    let best = { at: 0, score: -Infinity };
    for (let at = 0; at < left.length; at += 1) {
      const { score, alike } = left[at] as (typeof left)[number];
      // What can no longer win, even unlike all others, ends the search: candidates stand best first.
      if (score <= best.score) break;
      if (score - Math.min(alike, 0.35) > best.score)
        best = { at, score: score - Math.min(alike, 0.35) };
    }
    const [{ candidate: pick }] = left.splice(best.at, 1) as [(typeof left)[number]];
    picked.push(pick);
    for (const other of left) {
      const { facts, card } = other.candidate;
      other.alike +=
        (pick.card.mainGroup === card.mainGroup ? 0.05 : 0) +
        (pick.facts.recipe.cuisine === facts.recipe.cuisine ? 0.04 : 0) +
        (pick.card.meals === card.meals ? 0.015 : 0);
    }
  }
  return picked;
}
