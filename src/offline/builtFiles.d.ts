/** Written by the build (scripts/build/serviceWorker.ts). */
declare module 'virtual:platewise/built-files' {
  /** What every visit needs: kept as soon as the worker is installed. */
  export const shell: { url: string; revision: string | null }[];
  /** The code of the pages for the signed-in: kept once somebody has opened one. */
  export const signedIn: string[];
  /** The words of other languages: kept once one was chosen. */
  export const words: string[];
  /** The one among them that whoever opens such a page has fetched. */
  export const homeFile: string;
  /** The paths of these pages, beginning with a slash. */
  export const guarded: string[];
  /** What the services answer: never kept, never answered by the worker. */
  export const services: string[];
}
