// What is known of how a language says that a food does no harm: patterns of whole parts of a text.

export interface FineWays {
  /** A whole part that names foods. */
  readonly told: readonly string[];
  /** What was once so; it is over where what follows says that it is. */
  readonly past: readonly string[];
  readonly gone: readonly string[];
  /** A part that all is eaten by; foods may follow it, or stand behind a word of inclusion. */
  readonly everything: readonly string[];
  readonly inclusion: string;
  /** Behind a food of what is eaten: 'mussels included'. */
  readonly included: string;
  /** A part that names none and says that all is well. */
  readonly tails: readonly string[];
}

/** The same ways, small words before them. */
export const ledBy = (opening: string, ways: FineWays): FineWays => ({
  ...ways,
  told: ways.told.map((way) => opening + way),
  everything: ways.everything.map((way) => opening + way),
});
