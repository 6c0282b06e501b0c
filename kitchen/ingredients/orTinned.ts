/** Pulses whose name alone does not tell whether they are dried or in a tin. */
const tinnedOf: Readonly<Record<string, string>> = {
  chickpeas_dry: 'chickpeas_canned',
  beans_kidney_dry: 'beans_kidney_canned',
  beans_black_dry: 'beans_black_canned',
  beans_cowpea_dry: 'beans_cowpea_canned',
};
const saidDry =
  /\b(?:dr(?:y|ied)|uncooked|raw|secs?|s[eè]ches?|sec[oa]s?|secch[ei]|getrocknete?|trocken\p{L}*|gedroogde?|suszon\p{L}+|kuru)\b/iu;

/** The food of a tin that may be meant just as well; undefined where the text says which, or there is no such tin. */
export const orTinned = (key: string, text: string): string | undefined =>
  saidDry.test(text) ? undefined : tinnedOf[key];
