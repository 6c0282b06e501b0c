/** What a line of one of our recipes is of, by keys of the catalogue. */
export interface LineFood {
  readonly key: string;
  /** What the recipe names, where the line is of something else instead. */
  readonly instead_of?: string | undefined;
}

/** A line as it is shown. */
export interface ShownLine {
  readonly text: string;
  /** Where it is not in the language of the screen. */
  readonly lang?: string | undefined;
}
