// What a food is said to hold less of: 'reduced-salt', 'low fat'. It names no food beside it.
const ofLess = new Set(['reduced', 'low', 'lower', 'less', 'light', 'no']);
const what = new Set(['salt', 'sodium', 'fat', 'sugar']);

const isClaim = (one: string, other: string): boolean =>
  (ofLess.has(one) && what.has(other)) || (what.has(one) && other !== 'no' && ofLess.has(other));

/** 'Reduced-salt chicken stock' without its first two words; 'low' alone stays. */
export const withoutClaims = (tokens: readonly string[]): readonly string[] =>
  tokens.filter(
    (token, i) => !isClaim(token, tokens[i + 1] ?? '') && !isClaim(tokens[i - 1] ?? '', token),
  );
