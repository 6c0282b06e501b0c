import { Suspense, type ComponentType } from 'react';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { useSelector } from '../../../context/useSelector.ts';
import type { MealAddingProps } from './MealAdding.tsx';
import type { MissingProps } from './Missing.tsx';

/** Each comes when it is opened. */
const MealAdding = lazyPart(() =>
  import('./MealAdding.tsx').then((module) => ({ default: module.MealAdding })),
);
const Missing = lazyPart(() =>
  import('./Missing.tsx').then((module) => ({ default: module.Missing })),
);

const CopyByHand = lazyPart(() =>
  import('./CopyByHand.tsx').then((module) => ({ default: module.CopyByHand })),
);

export interface ActionDialogsParts {
  readonly MealAdding: ComponentType<MealAddingProps>;
  readonly Missing: ComponentType<MissingProps>;
  readonly CopyByHand: ComponentType<Pick<MissingProps, 'actor'>>;
}
const allParts: ActionDialogsParts = { MealAdding, Missing, CopyByHand };

export interface ActionDialogsProps extends MissingProps {
  readonly parts?: ActionDialogsParts;
}

/** What lies over the page of a recipe. */
export function ActionDialogs({ parts = allParts, ...props }: ActionDialogsProps) {
  const { actor, title } = props;
  const adding = useSelector(actor, (snapshot) => snapshot.children.mealAdding);
  const isListing = useSelector(actor, (snapshot) => snapshot.matches('listingMissing'));
  const isByHand = useSelector(actor, (snapshot) => snapshot.matches('copyingByHand'));
  return (
    <Suspense fallback={null}>
      {adding && <parts.MealAdding actor={adding} title={title} />}
      {isListing && <parts.Missing {...props} />}
      {isByHand && <parts.CopyByHand actor={actor} />}
    </Suspense>
  );
}
