/** What became of a recipe that was to be shared: where the device has no sharing of its own, its link or its text was copied. */
export interface SharedRecipe {
  outcome: 'shared' | 'copied' | 'textCopied';
}

/** What is said of it. */
export const copiedNotice = ({ outcome }: SharedRecipe) =>
  ({ code: outcome === 'textCopied' ? 'tutorial.textCopied' : 'tutorial.linkCopied' }) as const;
