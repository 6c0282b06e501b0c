import type { Connections } from '../actors/connections.ts';
import type { FindPicture } from '../context/pictures.tsx';

/** Once the frame that is being made is shown: asking for four pictures takes a slow telephone longer than drawing their cards. */
const shown = () =>
  new Promise<void>((resolve) => void requestAnimationFrame(() => setTimeout(resolve)));

/** What it is done with comes with the first screen that shows a picture. */
const lazyFinder = (fetchFinder: () => Promise<FindPicture>): FindPicture => {
  let finder: Promise<FindPicture> | undefined;
  return async (of) => {
    finder ??= fetchFinder();
    const [find] = await Promise.all([finder, shown()]);
    return find(of);
  };
};

/** Finds pictures of dishes; for what came with a plan nobody is asked. */
export function lazyPictures(connections: Connections): FindPicture {
  const find = lazyFinder(() =>
    import('../features/photos/actors/findPicture.ts').then(({ createFindPicture }) =>
      createFindPicture(connections),
    ),
  );
  return async (dish) => connections.pictures?.get(dish) ?? find(dish);
}

/** Finds the pictures that articles' pages name for themselves. */
export const lazyPagePictures = (connections: Connections): FindPicture =>
  lazyFinder(() =>
    import('../features/photos/actors/findPicture.ts').then(({ createFindPagePicture }) =>
      createFindPagePicture(connections),
    ),
  );
