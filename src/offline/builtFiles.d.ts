/** Written by the build (scripts/build/serviceWorker.ts). */
declare module 'virtual:platewise/built-files' {
  /** What every visit needs: kept as soon as the worker is installed. */
  export const shell: { url: string; revision: string | null }[];
  /** The code of the rooms: kept once somebody has been in one. */
  export const rooms: string[];
  /** The words of other languages: kept once one was chosen. */
  export const words: string[];
  /** The one among them that whoever enters a room has loaded. */
  export const anyRoom: string;
  /** The rooms' places, beginning with a slash. */
  export const guarded: string[];
  /** What the services answer: never kept, never answered by the worker. */
  export const services: string[];
}
