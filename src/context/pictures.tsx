/** Finds the pictures of dishes, for any part that shows one. */
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';

/** An address by the dish's name; null where there is none. */
export type FindPicture = (dish: string) => Promise<string | null>;

const PicturesContext = createContext<FindPicture>(() => Promise.resolve(null));

export function PicturesProvider({ find, children }: { readonly find: FindPicture; readonly children: ReactNode }) {
  return <PicturesContext.Provider value={find}>{children}</PicturesContext.Provider>;
}

/** undefined until it is found, and where it cannot be: a drawing then stands in its place. */
export function usePicture(dish: string): string | undefined {
  const find = useContext(PicturesContext);
  const [found, setFound] = useState<{ dish: string; url: string }>();
  useEffect(() => {
    let isShown = true;
    find(dish).then((url) => isShown && url !== null && setFound({ dish, url }), () => undefined);
    return () => {
      isShown = false;
    };
  }, [find, dish]);
  return found?.dish === dish ? found.url : undefined;
}
