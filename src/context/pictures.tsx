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

/** undefined until it is found; null where there is none: a drawing then stands in its place. Nothing is asked where no dish is named. */
export const usePicture = (dish: string | null): string | null | undefined =>
  useFound(useContext(PicturesContext), dish);

/** The picture that an article's page names for itself (FOOD-08); nothing is asked where there is no page to ask of. */
export const usePagePicture = (page: string | null): string | null | undefined =>
  useFound(useContext(PagePicturesContext), page);

/** What each finder has found: what was shown before is there at once. */
const found = new WeakMap<FindPicture, Map<string, string>>();

function useFound(find: FindPicture, of: string | null): string | null | undefined {
  const [asked, setAsked] = useState<{ of: string; url: string | null }>();
  const known = of === null ? null : found.get(find)?.get(of);
  useEffect(() => {
    if (of === null || known !== undefined) return undefined;
    let isShown = true;
    const keep = (url: string | null) => {
      if (url !== null)
        found.set(find, (found.get(find) ?? new Map<string, string>()).set(of, url));
      if (isShown) setAsked({ of, url });
    };
    find(of).then(keep, () => keep(null));
    return () => {
      isShown = false;
    };
  }, [find, of, known]);
  return known ?? (asked?.of === of ? asked.url : known);
}
