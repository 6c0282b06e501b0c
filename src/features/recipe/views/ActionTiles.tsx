import { useSelector } from '../../../context/useSelector.ts';
import { BasketIcon, CalendarIcon } from '../../../ui/icons/places.tsx';
import { ActionTile } from '../../../ui/RecipeLayout.tsx';
import { actions as words } from '../texts/en.ts';
import type { RecipeActionsActor } from './MoreActions.tsx';

export interface ActionTilesProps {
  readonly actor: RecipeActionsActor;
  readonly servings: number;
  /** Ids of the swaps that it is cooked with. */
  readonly swaps: readonly string[];
}

/** Into a week, and what is to be bought for it. */
export function ActionTiles({ actor, servings, swaps }: ActionTilesProps) {
  const isOurs = useSelector(actor, (snapshot) => snapshot.context.recipe !== null);
  return (
    <>
      {isOurs && (
        <ActionTile onClick={() => actor.send({ type: 'planning.opened', servings, swaps })}>
          <CalendarIcon />
          {words.plan}
        </ActionTile>
      )}
      <ActionTile onClick={() => actor.send({ type: 'missing.opened' })}>
        <BasketIcon />
        {words.shop}
      </ActionTile>
    </>
  );
}
