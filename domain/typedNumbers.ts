/** A number as it is typed, with a point or a comma; 0 where nothing stands there. */
export const typedNumber = (typed: string): number =>
  typed.trim() === '' ? 0 : Number(typed.trim().replace(',', '.'));

/** The same, and no number where nothing stands there that is one. */
export const figureOf = (text: string): number => Number(text.trim().replace(',', '.'));
/** '2,000' and '2.000' are what some write for 2000; nobody's need is two. */
export const energyOf = (text: string): number =>
  figureOf(text.trim().replace(/^(\d)[.,'’\s](?=\d{3}$)/, '$1'));

/** The same weight in the other unit, as far as it is one. */
export function weighed<Units extends string>(
  { weight, units }: { readonly weight: string; readonly units: Units },
  chosen: Units,
  poundsInKilogram: number,
): string {
  const figure = figureOf(weight);
  if (chosen === units || weight.trim() === '' || Number.isNaN(figure)) return weight;
  return String(
    chosen === 'us'
      ? Math.round(figure * poundsInKilogram)
      : Math.round((10 * figure) / poundsInKilogram) / 10,
  );
}

/** A whole number as English writes it: 1,000. `Intl` takes a telephone a tenth of a second to begin, and the API's schemas are built before a page is drawn. */
export const withThousands = (count: number): string =>
  String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
