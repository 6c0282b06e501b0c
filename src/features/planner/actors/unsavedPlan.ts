import { GeneratedPlan } from '../../../../contract/plans.ts';
import { day } from '../../../../domain/durations.ts';
import type { GenerationRequest } from '../../../../machines/shared/plans.ts';
import { attempt, ofThisTab, type Shelf } from '../../../actors/clearDrafts.ts';
import { type Holder, unsavedPlanKey as keyOf } from '../../../actors/drafts.ts';

/** A plan that was made and could not be saved yet. */
export interface UnsavedPlan {
  /** What was made for the same wishes; null where that was nothing. */
  readonly find: (request: GenerationRequest) => GeneratedPlan | null;
  readonly keep: (request: GenerationRequest, answer: GeneratedPlan) => void;
}

/** Later the kitchen may know better, and the person eat otherwise. */
const longest = day;

/** A photo is not told from another. */
const wishesOf = (request: GenerationRequest): string | null =>
  request.by === 'image' ? null : JSON.stringify(request);

function read(text: string | null | undefined) {
  const { wishes, at, answer } = JSON.parse(text ?? '{}') as Record<string, unknown>;
  const plan = GeneratedPlan.safeParse(answer);
  return plan.success && typeof at === 'number' ? { wishes, at, plan: plan.data } : null;
}

/**
 * Keeps the last plan for this tab and this person until it is saved. It counts among the month's plans: whoever closes the form
 * without a network, or loses the page, gets it again for the same wishes, and pays for no second one.
 */
export const createUnsavedPlan = (
  storage: Holder,
  shelf: () => Shelf | undefined = ofThisTab,
  now: () => number = Date.now,
): UnsavedPlan => {
  return {
    find: (request) => {
      const kept = attempt(() => read(shelf()?.getItem(keyOf(storage))));
      const isMeant = kept && kept.wishes === wishesOf(request) && now() - kept.at < longest;
      return isMeant ? kept.plan : null;
    },
    keep: (request, answer) => {
      const wishes = wishesOf(request);
      if (wishes === null) return;
      attempt(() =>
        shelf()?.setItem(keyOf(storage), JSON.stringify({ wishes, at: now(), answer })),
      );
    },
  };
};
