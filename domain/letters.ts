// Letters without what is written over or under them, so that 'purée' and 'puree' are one word.

/**
 * Accents of Latin, Greek and Cyrillic letters, points of Hebrew and Arabic, and the dot under a Hindi letter
 * that many leave out. Vowel signs are no accents: without them चीनी (sugar) and चना (chickpeas) are one word,
 * and so are か and が without the marks of kana.
 */
const accents =
  /(?![\u3099\u309a])(?=\p{M})[\p{Script=Inherited}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}]|[\u093c\u0a3c]/gu;

/** Two letters in one, which Unicode does not take apart: 'œufs' is typed 'oeufs' as well. */
const ligatures: Readonly<Record<string, string>> = { œ: 'oe', Œ: 'Oe', æ: 'ae', Æ: 'Ae' };

/** A text taken apart (NFKD) and without its accents and ligatures; vowel signs stay behind their letters. */
export const withoutAccents = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(accents, '')
    .replace(/[œŒæÆ]/g, (letter) => ligatures[letter] ?? letter);
