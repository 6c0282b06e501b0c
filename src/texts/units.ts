/** In which units a person wants amounts to be shown. Recipes, lists and what is stored stay metric; screens translate. */
export type Units = 'metric' | 'us';

let read: () => Units = () => 'metric';

/** From now on `from` says which units are wanted. */
export function takeUnitsFrom(from: () => Units): void {
  read = from;
}

export const unitsNow = (): Units => read();
