import { type AnyActorRef, fromCallback, type SnapshotFrom } from 'xstate';
import { namesAskedAgain } from '../../../../domain/namesAskedAgain.ts';
import type { aiKitchenMachine } from '../../../../machines/aiKitchen/aiKitchen.machine.ts';
import type { Analysis, DishesFound, ShownDishes } from '../../../../machines/shared/kitchen.ts';
import type { Shelf } from '../../../actors/clearDrafts.ts';
import type { Connections } from '../../../actors/connections.ts';
import { draftOf } from '../../../actors/drafts.ts';

/** What this tab has kept of dishes that were shown; null where it is not that. */
export function shownDishesIn(value: unknown): ShownDishes | null {
  const { analysisId, names } = Object(value) as Readonly<Record<string, unknown>>;
  const isShown =
    typeof analysisId === 'string' &&
    analysisId !== '' &&
    Array.isArray(names) &&
    names.length > 0 &&
    names.every((name) => typeof name === 'string');
  return isShown ? { analysisId, names } : null;
}

const shownIn = (analysis: Analysis | null): ShownDishes | null =>
  analysis === null || analysis.food_suggestions.length === 0
    ? null
    : { analysisId: analysis.analysis_id, names: namesAskedAgain(analysis) };

/**
 * Keeps, for this tab and this person, from which foods dishes were suggested: a reload, or a look at the library,
 * loses none of them. It keeps the names and not the dishes, so that these are judged by the settings of that moment.
 */
export const createShownDishes = (
  { storage }: Pick<Connections, 'storage'>,
  shelf?: () => Shelf | undefined,
) =>
  fromCallback<{ type: 'none' }>(({ sendBack, self }) => {
    const kitchen = self._parent as AnyActorRef;
    const draft = draftOf('kitchenDishes', storage, shownDishesIn, shelf);
    const shown = draft.find();
    if (shown) sendBack({ type: 'dishes.found', shown } satisfies DishesFound);
    let was: Analysis | null = null;
    const watching = kitchen.subscribe({
      next: ({ context: { analysis } }: SnapshotFrom<typeof aiKitchenMachine>) => {
        if (analysis === was) return;
        was = analysis;
        const kept = shownIn(analysis);
        if (kept) draft.keep(kept);
        else draft.clear();
      },
      error: () => undefined,
    });
    return () => watching.unsubscribe();
  });
