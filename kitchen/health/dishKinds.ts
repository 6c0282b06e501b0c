// Kinds of dish that somebody leaves out by their name: 'no curry' means the dish, whatever spices it is made with.

/** By its kind: the words that mean the dish and not a food of it, and how the titles of its dishes call it. */
const kinds = {
  curry: {
    said: /\bcurr(?:y|ies)\b(?! (?:powder|leaf|leaves|paste|sauce|roux|spices?)\b)/,
    titles: /\b(?:curry|curries|curried|korma|vindaloo|rogan josh|jalfrezi|bhuna)\b/i,
  },
  dal: { said: /(?<!\w )\b(?:dal|dhal|daal|dahl)\b/, titles: /\b(?:dals?|dhal|daal|dahl)\b/i },
  porridge: { said: /\bporridges?\b/, titles: /\b(?:porridges?|oatmeal|congee)\b/i },
} as const satisfies Record<string, { readonly said: RegExp; readonly titles: RegExp }>;
export type DishKind = keyof typeof kinds;

const all = Object.entries(kinds) as [DishKind, (typeof kinds)[DishKind]][];

/** The kinds that some words name: those by which foods were left out. */
export const dishKindsIn = (words: Iterable<string>): DishKind[] => {
  const text = [...words].join(', ');
  return all.flatMap(([kind, { said }]) => (said.test(text) ? [kind] : []));
};

/** Those of some kinds that a dish is by its title. */
export const dishKindsOf = (title: string, among: readonly DishKind[]): DishKind[] =>
  among.filter((kind) => kinds[kind].titles.test(title));
