/** Finds the pictures of dishes and of articles' pages, for any part that shows one. */
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';

/** An address by the dish's name, or by the page's address; null where there is none. */
export type FindPicture = (of: string) => Promise<string | null>;

const none: FindPicture = () => Promise.resolve(null);
const PicturesContext = createContext(none);
const PagePicturesContext = createContext(none);

interface PicturesProviderProps {
  readonly find: FindPicture;
  readonly findOnPage?: FindPicture;
  readonly children: ReactNode;
}

export function PicturesProvider({ find, findOnPage = none, children }: PicturesProviderProps) {
  return (
    <PicturesContext.Provider value={find}>
      <PagePicturesContext.Provider value={findOnPage}>{children}</PagePicturesContext.Provider>
    </PicturesContext.Provider>
  );
}

/** undefined until it is found, and where it cannot be: a drawing then stands in its place. */
export const usePicture = (dish: string): string | undefined => useFound(useContext(PicturesContext), dish);

/** The picture that an article's page names for itself (FOOD-08); nothing is asked where there is no page to ask of. */
export const usePagePicture = (page: string | null): string | undefined => useFound(useContext(PagePicturesContext), page);

function useFound(find: FindPicture, of: string | null): string | undefined {
  const [found, setFound] = useState<{ of: string; url: string }>();
  useEffect(() => {
    if (of === null) return undefined;
    let isShown = true;
    find(of).then((url) => isShown && url !== null && setFound({ of, url }), () => undefined);
    return () => {
      isShown = false;
    };
  }, [find, of]);
  return found?.of === of ? found.url : undefined;
}
