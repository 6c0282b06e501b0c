// Where anyone may read a recipe. Every page's first code has this: it stands alone.

/** A recipe of the catalogue: none that a model named, and none of one's own (domain/ownRecipes.ts). */
const ofCatalogue = /^\/recipe\/((?!dish$|own-)[\w-]{1,100})$/;

/** Says in an address that its visitor has read that page, and wants more than it has. */
export const fromPublicPage = 'from=library';

/** Its page in the library, which needs no account; in the language that the address asks for. Null for whoever comes from there. */
export function publicPageOf(path: string, search = ''): string | null {
  if (search.slice(1).split('&').includes(fromPublicPage)) return null;
  const id = ofCatalogue.exec(path)?.[1];
  const language = /[?&](language=[\w.-]{1,40})(?:&|$)/.exec(search)?.[1];
  if (id === undefined) return null;
  return language === undefined ? `/recipes/${id}` : `/recipes/${id}?${language}`;
}
