// Who has reviewed the limits of conditions: one statement, wherever a dish or a plan is fitted to one. It is counted from
// the catalogue's reviews, so that it cannot say more than has been entered there.
import { coded, withoutRepeats } from '../../domain/notes.ts';
import type { KitchenNote, Note } from '../../domain/notes.ts';
import type { Catalogue } from '../catalogue/types.ts';

type Reviewed = Pick<Catalogue, 'conditions'>;

const advice = 'This is no medical advice, and for adults only.';
const published =
  'A limit marked as published was seen in a published document; the others are from general knowledge.';
const nobody = `No clinician has reviewed our limits for conditions. ${advice}`;
const codes = {
  short: { none: 'review.status', some: 'review.some', all: 'review.conditions' },
  limits: { none: 'review.limits', some: 'review.someLimits', all: 'review.conditionsLimits' },
} as const;

/** Limits, and how many of them a clinician has reviewed. */
export function reviewedLimits({ conditions }: Reviewed): { reviewed: number; total: number } {
  const limits = [...conditions.values()].flatMap((condition) => condition.limits);
  return {
    total: limits.length,
    reviewed: limits.filter(({ review }) => review !== undefined).length,
  };
}

function statusOf(
  catalogue: Reviewed,
  ids: readonly string[],
  kind: keyof typeof codes,
): KitchenNote {
  const said = (text: string): string => (kind === 'short' ? text : `${published} ${text}`);
  const { reviewed, total } = reviewedLimits(catalogue);
  if (reviewed === 0) return coded(codes[kind].none, {}, said(nobody));
  const some = `${reviewed} of ${total} limits for conditions have been reviewed by a clinician`;
  const whole = [...new Set(ids)].flatMap((id) => {
    const condition = catalogue.conditions.get(id);
    return condition?.limits.length && condition.limits.every(({ review }) => review !== undefined)
      ? [condition]
      : [];
  });
  if (whole.length === 0)
    return coded(codes[kind].some, { reviewed, total }, said(`${some}. ${advice}`));
  const names = whole.map(({ name }) => name).join(', ');
  return coded(
    codes[kind].all,
    { reviewed, total, conditions: whole.map(({ id }) => ({ of: 'condition', id })) },
    said(`${some}, among them all of these: ${names}. ${advice}`),
  );
}

/** @param conditions ids of the person's conditions: those whose limits have all been reviewed are named */
export const reviewNote = (catalogue: Reviewed, conditions: readonly string[] = []): KitchenNote =>
  statusOf(catalogue, conditions, 'short');

/** Whatever is fitted to a condition says once who has reviewed the limits. */
export const withReview = (
  notes: readonly Note[],
  conditions: readonly string[],
  catalogue: Reviewed,
): Note[] =>
  withoutRepeats(conditions.length > 0 ? [...notes, reviewNote(catalogue, conditions)] : notes);

/** The status with what 'published' means, where limits are listed one by one. */
export const reviewOfLimits = (
  catalogue: Reviewed,
  conditions: readonly string[] = [],
): KitchenNote => statusOf(catalogue, conditions, 'limits');
