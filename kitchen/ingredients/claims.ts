// What a food is said to hold less of, or nothing: 'reduced-salt', 'fat-free', 'no added sugar'. It names no food beside it.
const ofLess = new Set(['reduced', 'low', 'lower', 'less', 'light', 'no']);
const what = new Set(['salt', 'sodium', 'fat', 'sugar']);

const isClaim = (one: string, other: string): boolean =>
  (ofLess.has(one) && what.has(other)) ||
  (what.has(one) && other !== 'no' && (ofLess.has(other) || other === 'free'));

/** 'Reduced-salt chicken stock' without its first two words; 'low' alone stays. */
export const withoutClaims = (tokens: readonly string[]): readonly string[] =>
  tokens.filter(
    (token, i) => !isClaim(token, tokens[i + 1] ?? '') && !isClaim(tokens[i - 1] ?? '', token),
  );

const nothingAdded = /^no[- ]added[- ](?:sugar|salt)\s+(?=\p{L}{3})/iu;
const freeOf = /^(?:fat|sugar|salt)[- ]free\s+(?=\p{L}{3})/iu;

/** 'No added sugar baked beans' are baked beans, and not missing; 'no added sugar' alone stays. */
export const withoutNothingAdded = (item: string): string => item.replace(nothingAdded, '');

/** What is said to be free of fat, sugar or salt, without that; 'sugar free' alone stays. */
export const withoutClaimBefore = (item: string): string =>
  item.replace(nothingAdded, '').replace(freeOf, '');
