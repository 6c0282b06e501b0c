import { useSelector } from '../../../context/useSelector.ts';
import { Button } from '../../../ui/Button.tsx';
import { FullHeartIcon, HeartIcon, NotAgainIcon } from '../../../ui/icons/recipe.tsx';
import { marks as words } from '../texts/en.ts';
import { markOf, type MarksActor } from './selectors.ts';

export interface MarkButtonsProps {
  readonly actor: MarksActor;
  readonly recipe: { readonly id: string; readonly title: string };
}

/** A favourite, or not again: pressed once more, it is neither. */
export function MarkButtons({ actor, recipe: { id, title } }: MarkButtonsProps) {
  const mark = useSelector(actor, (snapshot) => markOf(snapshot, id));
  const can = useSelector(actor, (snapshot) =>
    snapshot.can({ type: 'mark.chosen', recipeId: id, title, mark: null }),
  );
  const choose = (chosen: 'favourite' | 'not_again') => () =>
    actor.send({
      type: 'mark.chosen',
      recipeId: id,
      title,
      mark: mark === chosen ? null : chosen,
    });
  return (
    <>
      <Button
        kind="quiet"
        disabled={!can}
        pressed={mark === 'favourite'}
        onClick={choose('favourite')}
      >
        {mark === 'favourite' ? <FullHeartIcon /> : <HeartIcon />}
        {words.favourite}
      </Button>
      <Button
        kind="quiet"
        disabled={!can}
        pressed={mark === 'not_again'}
        onClick={choose('not_again')}
      >
        <NotAgainIcon />
        {words.notAgain}
      </Button>
    </>
  );
}
