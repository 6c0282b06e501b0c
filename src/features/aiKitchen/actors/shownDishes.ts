import { type AnyActorRef, fromCallback, type SnapshotFrom } from 'xstate';
import { equipment as tools } from '../../../../contract/kitchen.ts';
import { namesAskedAgain } from '../../../../domain/namesAskedAgain.ts';
import { slots } from '../../../../domain/slots.ts';
import type { aiKitchenMachine } from '../../../../machines/aiKitchen/aiKitchen.machine.ts';
import type {
  Analysis,
  DishesFound,
  DishFilters,
  ShownDishes,
} from '../../../../machines/shared/kitchen.ts';
import type { Shelf } from '../../../actors/clearDrafts.ts';
import type { Connections } from '../../../actors/connections.ts';
import { draftOf } from '../../../actors/drafts.ts';

/** The filters that the screen offers; anything else narrows nothing. */
function filtersIn(value: unknown): DishFilters {
  const { minutes, meal, missing, equipment } = Object(value) as Readonly<Record<string, unknown>>;
  const found = {
    minutes: offered.minutes.find((each) => each === minutes),
    meal: slots.find((each) => each === meal),
    missing: offered.missing.find((each) => each === missing),
    equipment: tools.find((each) => each === equipment),
  };
  return Object.fromEntries(Object.entries(found).filter(([, each]) => each !== undefined));
}
const offered = { minutes: [15, 30, 45], missing: [0, 1, 2] } as const;

/** What this tab has kept of dishes that were shown; null where it is not that. */
export function shownDishesIn(value: unknown): ShownDishes | null {
  const { analysisId, names, filters } = Object(value) as Readonly<Record<string, unknown>>;
  const isShown =
    typeof analysisId === 'string' &&
    analysisId !== '' &&
    Array.isArray(names) &&
    names.length > 0 &&
    names.every((name) => typeof name === 'string');
  return isShown ? { analysisId, names, filters: filtersIn(filters) } : null;
}

const shownIn = (analysis: Analysis | null, filters: DishFilters): ShownDishes | null =>
  analysis === null || analysis.food_suggestions.length === 0
    ? null
    : { analysisId: analysis.analysis_id, names: namesAskedAgain(analysis), filters };

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
    let was: { readonly analysis: Analysis | null; readonly filters?: DishFilters } = {
      analysis: null,
    };
    const watching = kitchen.subscribe({
      next: ({ context: { analysis, filters } }: SnapshotFrom<typeof aiKitchenMachine>) => {
        // While there is no answer, what was kept before stays.
        if (analysis === was.analysis && (analysis === null || filters === was.filters)) return;
        was = { analysis, filters };
        const kept = shownIn(analysis, filters);
        if (kept) draft.keep(kept);
        else draft.clear();
      },
      error: () => undefined,
    });
    return () => watching.unsubscribe();
  });
