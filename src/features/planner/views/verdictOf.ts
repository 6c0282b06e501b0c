// How a day stands against the limits of somebody who eats along: not within a limit, or within all of them, with the aims that it misses.
import type { PlanReport, SwapOffer } from '../../../../machines/shared/plans.ts';
import { fill } from '../../../texts/fill.ts';
import { figureText } from '../../../texts/format.ts';
import { table } from '../../table/texts/en.ts';
import { board } from '../texts/board.en.ts';
import { swapping as words } from '../texts/swap.en.ts';
import { nutrientName } from './nutrientName.ts';
import { digitsOf, valueText } from './valueText.ts';

type Figure = PlanReport['week'][number];

const isLimitMissed = ({ met, priority }: Figure): boolean => !met && priority === 'hard';
const isMissedAim = ({ met, priority }: Figure): boolean => !met && priority !== 'hard';
const namesOf = (figures: readonly Figure[]): string =>
  [...new Set(figures.map(nutrientName))].join(', ');

/** 'Within Tom’s limits. Aims missed: phosphorus': an aim is no limit, and the bars below say that it is missed. */
export function memberVerdict(name: string, figures: readonly Figure[], isPartly = false): string {
  if (figures.some(isLimitMissed)) return fill(table.notWithin, { name });
  if (isPartly) return fill(table.notAllCounted, { name });
  const verdict = fill(table.within, { name });
  const aims = figures.filter(isMissedAim);
  return aims.length > 0 ? fill(board.aims, { verdict, names: namesOf(aims) }) : verdict;
}

/** A figure with the limit that it misses, or comes near. */
function limitText(figure: Figure): string {
  const { value, min, max, unit } = figure;
  const isLow = max === null || (min !== null && value < min);
  const limit = (isLow ? min : max) ?? 0;
  return fill(isLow ? words.atLeast : words.atMost, {
    name: nutrientName(figure),
    value: valueText(figure),
    unit,
    limit: figureText(limit, digitsOf(limit)),
  });
}
const limitsText = (figures: readonly Figure[]): string => figures.map(limitText).join(' · ');

/** What a swap does for one who eats along. */
export function otherVerdict({ name, figures }: NonNullable<SwapOffer['others']>[number]): string {
  const missed = figures.filter(isLimitMissed);
  if (missed.length > 0) return fill(words.notWithin, { name, figures: limitsText(missed) });
  const [near, aims] = [figures.filter(({ met }) => met), figures.filter(isMissedAim)];
  const within = fill(table.within, { name });
  const verdict =
    near.length > 0 ? fill(words.nearOf, { verdict: within, figures: limitsText(near) }) : within;
  return aims.length > 0 ? fill(board.aims, { verdict, names: limitsText(aims) }) : verdict;
}
