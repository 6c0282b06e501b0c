// A dish that is cooked with another food says so behind its own name: 'Miso salmon, with trout instead of salmon'.
const told = /^(.+?), with(?: (?!without).* instead of |out )/;

/** The title of the recipe itself. */
export const titleUnchanged = (title: string): string => told.exec(title)?.[1] ?? title;

export interface NamedDish {
  /** Of our recipe; of what is none of ours another, or none. */
  readonly id: string | null | undefined;
  readonly title: string;
}

/**
 * Its title in another language; undefined where there is none, and where the dish is cooked with another food: a title that names
 * the food which was taken out would be wrong.
 * @param titles by the ids of our recipes
 */
export const titleIn = (
  titles: Readonly<Record<string, string>>,
  { id, title }: NamedDish,
): string | undefined =>
  id && Object.hasOwn(titles, id) && titleUnchanged(title) === title ? titles[id] : undefined;
