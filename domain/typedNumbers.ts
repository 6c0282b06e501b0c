/** A number as it is typed, with a point or a comma; 0 where nothing stands there. */
export const typedNumber = (typed: string): number =>
  typed.trim() === '' ? 0 : Number(typed.trim().replace(',', '.'));
