/** Pulses whose name alone does not tell whether they are dried or in a tin. */
const tinnedOf: Readonly<Record<string, string>> = {
  chickpeas_dry: 'chickpeas_canned',
  beans_kidney_dry: 'beans_kidney_canned',
  beans_black_dry: 'beans_black_canned',
  beans_cowpea_dry: 'beans_cowpea_canned',
};
const saidDry =
  /\b(?:dr(?:y|ied)|uncooked|raw|secs?|s[eè]ches?|sec[oa]s?|secch[ei]|getrocknete?|trocken\p{L}*|gedroogde?|suszon\p{L}+|kuru)\b/iu;

/** 'Beans (tinned)', in the words of the screen's own choice and a few more. */
const saidTinned = /\((?:tinned|canned|en bo[iî]te|en conserve|appertis[ée]e?s?)\)\s*$/iu;
export const saysTinned = (words: string): boolean => saidTinned.test(words);

/** The food of a tin that may be meant just as well; undefined where the text says which, or there is no such tin. */
export const orTinned = (key: string, text: string): string | undefined =>
  saidDry.test(text) ? undefined : tinnedOf[key];
