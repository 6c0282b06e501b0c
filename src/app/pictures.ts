import type { Connections } from '../actors/connections.ts';
import type { FindPicture } from '../context/pictures.tsx';

/** Finds pictures of dishes; what it is done with comes with the first screen that shows one. */
export function latePictures(connections: Connections): FindPicture {
  let finder: Promise<FindPicture> | undefined;
  return async (dish) => {
    finder ??= import('../actors/findPicture.ts').then(({ createFindPicture }) => createFindPicture(connections));
    return (await finder)(dish);
  };
}
