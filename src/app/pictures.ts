import type { Connections } from '../actors/connections.ts';
import type { FindPicture } from '../context/pictures.tsx';

/** What it is done with comes with the first screen that shows a picture. */
const late = (fetchFinder: () => Promise<FindPicture>): FindPicture => {
  let finder: Promise<FindPicture> | undefined;
  return async (of) => {
    finder ??= fetchFinder();
    return (await finder)(of);
  };
};

/** Finds pictures of dishes. */
export const latePictures = (connections: Connections): FindPicture => late(() => import('../actors/findPicture.ts').then(({ createFindPicture }) => createFindPicture(connections)));

/** Finds the pictures that articles' pages name for themselves. */
export const latePagePictures = (connections: Connections): FindPicture => late(() => import('../actors/findPicture.ts').then(({ createFindPagePicture }) => createFindPagePicture(connections)));
