// Parts of what a person wrote: one statement each, as far as marks and small words tell.

/** The whole text that is read, and the parts of it. */
const longestText = 2000;
const mostSegments = 60;

/** 'Allergic to shellfish but can eat fish': what comes after is no more of the list. */
const limited =
  /^(.*\b(?:all?erg|intoler|intoller).*?)\s+(?:but|except|however|although|though|apart from|other than|mais|aber|pero|sauf|ausser|außer)\s+(.+)$/iu;

export interface Segment {
  readonly text: string;
  /** False where the list that came before ends with 'but' or 'except'. */
  readonly goesOn: boolean;
}

const marks =
  /[,;\n/+|،、；，。؛]|(?<=\p{L}{3})\.\s|(?<=\p{L})[!?]+(?=\s(?!no\b)|$)|\s[-–—]\s|\s(?:et|und|y)\s/u;

/** 'Soy celíaco' is Spanish for 'I am coeliac', and speaks of no soya. */
const spanishAm =
  /\bsoy (?=(?:muy )?(?:al[eé]rgic|cel[ií]ac|intolerante|diab[eé]tic|hipertens|vegan[oa]\b|vegetarian[oa]\b))/giu;

/** The statements of a text, in their order. */
export function segmentsOf(text: string): Segment[] {
  return text
    .slice(0, longestText)
    .replace(/^\s*n\/?a\.?\s*$/i, '')
    .replace(spanishAm, 'estoy ')
    .split(marks)
    .flatMap((part): Segment[] => {
      const [, head = part, tail] = limited.exec(part) ?? [];
      const first = { text: head.trim(), goesOn: true };
      return tail === undefined ? [first] : [first, { text: tail.trim(), goesOn: false }];
    })
    .filter(({ text: each }) => /[\p{L}\p{N}]/u.test(each))
    .slice(0, mostSegments);
}

export interface Clause {
  readonly text: string;
  /** What stands behind 'except' or 'other than' is allowed. */
  readonly isException: boolean;
}

const turns =
  /\s(?:but|however|although|though|mais|aber|pero)\s|[()]|\.\s|:\s|\s(?=(?:except|apart from|other than|besides|sauf|ausser|außer)\s)/iu;
const exception = /^(?:except|apart from|other than|besides|sauf|ausser|außer)\s+(?:for\s+)?/iu;

/** The turns within a segment: 'no red meat but chicken is fine', 'tomatoes (ketchup fine)'. */
export function clausesOf({ text, goesOn }: Segment): Clause[] {
  return text
    .split(turns)
    .map((each) => each.trim())
    .filter((each) => /[\p{L}\p{N}]/u.test(each))
    .map((each, index) => ({
      text: each.replace(exception, ''),
      isException: exception.test(each) || (!goesOn && index === 0 && /^\S+$/.test(each)),
    }));
}
