import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { historyListMachine } from '../../../../machines/history/historyList.machine.ts';
import { isOwnId } from '../../../../domain/ownRecipes.ts';
import { history as words } from '../texts/en.ts';
import { dishTitle, type DishTitle } from '../../../texts/dishTitle.ts';
import { momentText } from '../../../texts/dates.ts';

export type HistoryListActor = ActorRefFrom<typeof historyListMachine>;
export type HistorySnapshot = SnapshotFrom<typeof historyListMachine>;
export type Item = HistorySnapshot['context']['items'][number];

const listStates = [
  'typing',
  'fetchingHistory',
  'settling',
  'empty',
  'nothingFound',
  'listed',
  'fetchingMore',
  'moreFailed',
  'historyRefused',
  'historyFailed',
  'unauthenticated',
] as const;
export const listStateOf = (snapshot: HistorySnapshot) =>
  listStates.find((state) => snapshot.matches(state)) ?? 'listed';

/** What kept the list from coming, above 'Try again' (HIST-04). */
export function problemOf(snapshot: HistorySnapshot): string | undefined {
  if (snapshot.matches('historyRefused')) return snapshot.context.message ?? words.refused;
  return snapshot.matches('historyFailed') ? words.failed : undefined;
}

/** As it was cooked, else as it was suggested. */
export const dishOf = ({ recipe, suggestion }: Pick<Item, 'recipe' | 'suggestion'>): string =>
  recipe?.title ?? suggestion.trim();

/** The same in the language of the screen. */
export const shownDishOf = (item: Pick<Item, 'recipe' | 'suggestion'>): DishTitle =>
  dishTitle(item.recipe?.id, dishOf(item));

export const titleOf = (item: Item): string =>
  shownDishOf(item).text || item.names?.join(', ') || words.untitled;

type Kept = Pick<Item, 'analysisId' | 'recipe' | 'kind'>;
/** A recipe that no list and no photo led to. */
export const isCookedRecipe = ({ kind, analysisId, recipe }: Kept): boolean =>
  kind === 'ingredient' && analysisId === null && (recipe?.id ?? null) !== null;

/** A dish that a list led to was perhaps only looked at. */
export const wasCooked = (item: Kept): boolean =>
  isCookedRecipe(item) || item.recipe?.cooked === true;

export const kindOf = (item: Kept): string => (wasCooked(item) ? words.cooked : words[item.kind]);

/** Our recipes are in English; one's own is in whatever language it was written. */
export const languageOf = ({ recipe }: Pick<Item, 'recipe'>): 'en' | undefined =>
  recipe?.id && isOwnId(recipe.id) ? undefined : 'en';

/** In the device's own time. */
export const dayOf = (createdAt: number | null, otherwise = ''): string =>
  createdAt === null ? otherwise : momentText(createdAt);
