// Parts of what a person wrote: one statement each, as far as marks and small words tell.
import { emojiName } from '../ingredients/emoji.ts';

/** The whole text that is read, and the parts of it. */
const longestText = 2000;
const mostSegments = 60;

/** 'Allergic to shellfish but can eat fish': what comes after is no more of the list. */
const limited =
  /^(.*\b(?:all?erg|intoler|intoller).*?)\s+(?:but|except|however|although|though|apart from|other than|mais|aber|pero|sauf|ausser|außer|mas|però|ma|maar|men|tapi)\s+(.+)$/iu;

export interface Segment {
  readonly text: string;
  /** False where the list that came before ends with 'but' or 'except'. */
  readonly goesOn: boolean;
}

const marks =
  /[,;\n/+|،、；，。؛]|(?<=\p{L}{3})\.\s|(?<=\p{L})[!?]+(?=\s(?!no\b)|$)|\s[-–—]\s|(?<=\byes)\s(?=\p{L}+ no\b)|\s(?:et|und|y)\s/u;

/** 'Soy celíaco' is Spanish for 'I am coeliac', and speaks of no soya. */
const spanishAm =
  /\bsoy (?=(?:muy )?(?:al[eé]rgic|cel[ií]ac|intolerante|diab[eé]tic|hipertens|vegan[oa]\b|vegetarian[oa]\b))/giu;

/** What says more of the statement before it, and names nothing by itself: 'not any more', 'it gives me hives'. */
const ofWhatWasSaid =
  /^(?:and |but |though )?(?:not any ?more|any ?more$|gone now|all gone|never again|not me|not mine|(?:it|they|them|that|which|those|both)\b|now (?:i|my|it|they)\b|i (?:can['’]?t|cannot|can|could|eat|have|don['’]?t|do not) (?:\w+ )?(?:it|them|those)\b|i['’]?m not allergic|i am not allergic|(?:the )?(?:tests?|biopsy|results?|bloods?) (?:came|were|was|is|are)\b|all (?:fine|clear|good)\b|no (?:problems?|reactions?|bother|issues?|ill effects?)\b|(?:i['’]?m|i am) (?:fine|ok|okay) with (?:it|them)\b|(?:grew|outgrew|grown|outgrown)\b|(?:the |my )?(?:doc|doctor|gp|consultant) .*\bcleared|not (?!allerg|keen|fond|mad|eat|have)\S+(?: \S+)?$|(?:\S+ ){0,2}(?:hives|rash|swelling|anaphylaxis|epipen)$|we split|ignore\b|my throat\b)/iu;

/** 'Anything but liver' is all except liver. */
const allBut = /\b(any(?:thing)?|every(?:thing)?|all) but /giu;

/** Pictures of foods, as their names. */
const withoutPictures = (text: string): string =>
  text.replace(/\p{Extended_Pictographic}/gu, (picture) => ` ${emojiName(picture) ?? picture} `);

/** A statement that goes on with the one before becomes a part of it. */
function joinedUp(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = [];
  for (const segment of segments) {
    const before = joined.at(-1);
    if (before && ofWhatWasSaid.test(segment.text))
      joined[joined.length - 1] = { ...before, text: `${before.text} but ${segment.text}` };
    else joined.push(segment);
  }
  return joined;
}

/** The statements of a text, in their order. */
export function segmentsOf(text: string): Segment[] {
  const parts = withoutPictures(text.replace(allBut, '$1 except '))
    .slice(0, longestText)
    .replace(/^\s*n\/?a\.?\s*$/i, '')
    .replace(spanishAm, 'estoy ')
    .split(marks)
    .flatMap((part): Segment[] => {
      const [, head = part, tail] = limited.exec(part) ?? [];
      const first = { text: head.trim(), goesOn: true };
      return tail === undefined ? [first] : [first, { text: tail.trim(), goesOn: false }];
    })
    .filter(({ text: each }) => /[\p{L}\p{N}]/u.test(each));
  return joinedUp(parts).slice(0, mostSegments);
}

export interface Clause {
  readonly text: string;
  /** What stands behind 'except' or 'other than' is allowed. */
  readonly isException: boolean;
}

const turns =
  /\s(?:but|however|although|though|yet|mais|aber|pero|mas|però|ma|maar|men|ama|ale|dar|tapi|tetapi|lakini|но|але|nhưng)\s|[()]|\.\s|:\s|(?<=[。,、，])|但是?|不过|ですが|けど|지만|\s(?=(?:except|apart from|other than|besides|sauf|ausser|außer|excepto|menos|salvo|tranne|behalve|utom|oprócz|kecuali|isipokuwa)\s)/iu;
const exception =
  /^(?:except|apart from|other than|besides|sauf|ausser|außer|excepto|menos|salvo|tranne|behalve|utom|oprócz|kecuali|isipokuwa)\s+(?:for\s+)?/iu;

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
