import { useDeferredValue } from 'react';
import { usePicture } from '../../../context/pictures.tsx';
import { DishPicture } from '../../../ui/DishPicture.tsx';

/** Until it is known whether there is a photograph, a plain ground: a drawing would be gone again at once. Another dish's follows its words by a frame. */
export function MealPicture({ dish }: { readonly dish: string }) {
  const picture = useDeferredValue(usePicture(dish));
  return <DishPicture src={picture} bare={picture === undefined} />;
}
