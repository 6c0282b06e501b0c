// Small words that lose their vowel before the next: 'd'œufs', 'all'uovo', 'j'allaite'.

const elision = /\b(d|l|j|m|t|s|n|c|dell|all|nell|sull|dall|un|qu)[’'](?=\p{L})/giu;

/** A text with such words apart from the next. */
export const withoutElision = (text: string): string => text.replace(elision, '$1 ');
