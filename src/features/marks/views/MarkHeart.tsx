import { useSelector } from '../../../context/useSelector.ts';
import { fill } from '../../../texts/fill.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { FullHeartIcon, HeartIcon } from '../../../ui/icons/recipe.tsx';
import { marks as words } from '../texts/en.ts';
import type { MarkButtonsProps } from './MarkButtons.tsx';
import { markOf } from './selectors.ts';

/** A favourite by one sign, among other recipes. */
export function MarkHeart({ actor, recipe: { id, title } }: MarkButtonsProps) {
  const isFavourite = useSelector(actor, (snapshot) => markOf(snapshot, id) === 'favourite');
  const change = {
    type: 'mark.chosen',
    recipeId: id,
    title,
    mark: isFavourite ? null : 'favourite',
  } as const;
  const can = useSelector(actor, (snapshot) => snapshot.can(change));
  return (
    <IconButton
      label={fill(words.favouriteNamed, { name: title })}
      pressed={isFavourite}
      disabled={!can}
      onClick={() => actor.send(change)}
    >
      {isFavourite ? <FullHeartIcon /> : <HeartIcon />}
    </IconButton>
  );
}
