// One pot for several people: everybody's limits, as limits of the asking person's portion.
import type { Catalogue } from '../catalogue/types.ts';
import type { Needs, NeedsAnswer, PlanLimit } from './limits.ts';
import { conditionName, figure, joined, quantityName, withUnit } from './words.ts';

/** Somebody who eats `portion` times what the asking person eats. */
export interface Share {
  /** Null for the asking person. */
  readonly name: string | null;
  readonly portion: number;
  readonly needs: Needs;
}

/** Minimum and maximum nearer than this leave no room for real meals. */
const roomBetween = 0.03;
const noEnd = Number.POSITIVE_INFINITY;

const called = (name: string | null): string => name ?? 'you';
const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** A limit of theirs, in what the asking person's plate may hold: shares of the day's energy are the same on every plate. */
const onOwnPlate = (limit: PlanLimit, portion: number): PlanLimit =>
  limit.perEnergy !== null
    ? limit
    : {
        ...limit,
        min: limit.min === null ? null : limit.min / portion,
        max: limit.max === null ? null : limit.max / portion,
      };

/** A bound, and who asks for it. */
interface Side {
  readonly value: number;
  readonly limit: PlanLimit;
  readonly share: Share;
}

const isGeneral = ({ from }: PlanLimit): boolean => from.every((id) => id === 'general');

/**
 * The needs of everybody together: the tightest of each limit. Whatever keeps a hard limit of these keeps it for each, at their
 * own portion. General advice for one gives way to what a condition of another asks; it is told in the report of whom it is for.
 * @param shares the asking person first, with a portion of 1
 * @returns a sentence that names whose rules cannot be kept by one pot, where there are such
 */
export function needsTogether(
  [own, ...others]: readonly [Share, ...Share[]],
  catalogue: Catalogue,
): NeedsAnswer {
  if (others.length === 0) return { needs: own.needs };
  const shares = [own, ...others];
  const energy = energyTogether(shares);
  if ('conflict' in energy) return energy;
  const aim = Math.min(Math.max(own.needs.energyKcal, energy.lo), energy.hi);
  const sides = sidesOf(shares);
  const conflict = conflictBetween(sides, energy, catalogue);
  if (conflict !== null) return { conflict };
  return {
    needs: {
      ...own.needs,
      energyKcal: aim,
      energyMin: energy.lo,
      energyMax: energy.hi,
      limits: joinedLimits(sides, aim),
    },
  };
}

function energyTogether(
  shares: readonly Share[],
): { readonly lo: number; readonly hi: number } | { readonly conflict: string } {
  const least = shares.reduce((a, b) =>
    b.needs.energyMin / b.portion > a.needs.energyMin / a.portion ? b : a,
  );
  const most = shares.reduce((a, b) =>
    b.needs.energyMax / b.portion < a.needs.energyMax / a.portion ? b : a,
  );
  const [lo, hi] = [least.needs.energyMin / least.portion, most.needs.energyMax / most.portion];
  if (lo <= hi * (1 - roomBetween)) return { lo, hi };
  const need = (share: Share, side: 'energyMin' | 'energyMax', word: string): string =>
    `${called(share.name)} ${word} ${figure(share.needs[side])} kcal a day${portionSaid(share)}`;
  return {
    conflict: `${sentence(need(least, 'energyMin', 'should have at least'))} and ${need(most, 'energyMax', 'at most')}. One pot cannot give both: please change a portion or an energy need, or plan for one of you apart.`,
  };
}

const portionSaid = ({ name, portion }: Share): string =>
  name === null ? '' : ` from ${figure(portion)} of your portion`;

/** Every bound of everybody, as minimums and maximums of the asking person's plate. */
interface Sides {
  readonly least: readonly Side[];
  readonly most: readonly Side[];
}

function sidesOf(shares: readonly Share[]): Sides {
  const all = shares.flatMap((share) =>
    share.needs.limits.map((limit) => ({ share, limit: onOwnPlate(limit, share.portion) })),
  );
  return {
    least: all.flatMap(({ share, limit }) =>
      limit.min === null ? [] : [{ value: limit.min, share, limit }],
    ),
    most: all.flatMap(({ share, limit }) =>
      limit.max === null ? [] : [{ value: limit.max, share, limit }],
    ),
  };
}

const daysIn = { day: 1, mean: 1, week: 7, meal: 0, breakfast: 0 } as const;
/** A bound as a figure of one day; null for one of a single meal. */
const ofDay = ({ value, limit: { span, perEnergy } }: Side, energyKcal: number): number | null =>
  daysIn[span] === 0
    ? null
    : (value * (perEnergy === null ? 1 : energyKcal / perEnergy)) / daysIn[span];

/** Hard limits of two people that no pot keeps. */
function conflictBetween(
  { least, most }: Sides,
  energy: { readonly lo: number; readonly hi: number },
  catalogue: Catalogue,
): string | null {
  const isHard = ({ limit }: Side): boolean => limit.priority === 'hard';
  for (const low of least.filter(isHard))
    for (const high of most.filter(isHard)) {
      if (low.limit.quantity !== high.limit.quantity || low.share === high.share) continue;
      const isOfMeal = low.limit.span === high.limit.span && daysIn[low.limit.span] === 0;
      const [lo, hi] = isOfMeal
        ? [low.value, high.value]
        : [ofDay(low, energy.lo), ofDay(high, energy.hi)];
      if (lo === null || hi === null || lo <= hi * (1 - roomBetween)) continue;
      const who = ({ share, limit }: Side): string =>
        `${called(share.name)} (${joined(limit.from.map((id) => conditionName(id, catalogue)))})`;
      const amount = (each: Side, value: number): string =>
        withUnit(value * each.share.portion, each.limit.quantity);
      return `${sentence(who(low))} needs at least ${amount(low, lo)} of ${quantityName(low.limit.quantity)} a ${isOfMeal ? 'meal' : 'day'}${portionSaid(low.share)}, and ${who(high)} may have at most ${amount(high, hi)}${portionSaid(high.share)}. One pot cannot give both: please change a portion, or plan for one of you apart.`;
    }
  return null;
}

/** Whether what is advised is out of reach, since another's hard limit is nearer, or a condition's where this is general advice. */
function givesWay(side: Side, others: readonly Side[], isMin: boolean, energyKcal: number) {
  const value = ofDay(side, energyKcal);
  return (
    side.limit.priority === 'soft' &&
    value !== null &&
    others.some((other) => {
      if (other.limit.quantity !== side.limit.quantity || other.share === side.share) return false;
      const bound = ofDay(other, energyKcal);
      const isFirst =
        other.limit.priority === 'hard' || (isGeneral(side.limit) && !isGeneral(other.limit));
      return bound !== null && isFirst && (isMin ? value > bound : value < bound);
    })
  );
}

/** One limit for all of one kind: their largest minimum with their smallest maximum, or both apart where advice contradicts itself. */
function joinedLimits({ least, most }: Sides, energyKcal: number): PlanLimit[] {
  const kept = [
    ...least.filter((side) => !givesWay(side, most, true, energyKcal)),
    ...most.filter((side) => !givesWay(side, least, false, energyKcal)),
  ];
  const groups = new Map<string, Side[]>();
  for (const side of kept) {
    const { quantity, span, priority, perEnergy } = side.limit;
    const key = [quantity, span, priority, perEnergy, isGeneral(side.limit)].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), side]);
  }
  const isLeast = new Set(least);
  return [...groups.values()].flatMap((sides) => {
    const min = tightest(
      sides.filter((side) => isLeast.has(side)),
      -1,
    );
    const max = tightest(
      sides.filter((side) => !isLeast.has(side)),
      1,
    );
    return min && max && min.value <= max.value
      ? [limitOf([min, max], min, max)]
      : [...(min ? [limitOf([min], min, null)] : []), ...(max ? [limitOf([max], null, max)] : [])];
  });
}

function tightest(sides: readonly Side[], sign: 1 | -1): Side | null {
  let best: Side | null = null;
  for (const side of sides)
    if (sign * side.value < sign * (best?.value ?? sign * noEnd)) best = side;
  return best;
}

const limitOf = (
  of: readonly [Side, ...Side[]],
  min: Side | null,
  max: Side | null,
): PlanLimit => ({
  ...of[0].limit,
  min: min?.value ?? null,
  max: max?.value ?? null,
  from: [...new Set(of.flatMap(({ limit }) => limit.from))],
  sources: [...new Set(of.flatMap(({ limit }) => limit.sources))],
  published: of.every(({ limit }) => limit.published),
  reviewed: of.every(({ limit }) => limit.reviewed ?? false),
});
