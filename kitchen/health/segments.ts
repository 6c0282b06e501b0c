// Parts of what a person wrote: one statement each, as far as marks and small words tell.
import { emojiName } from '../ingredients/emoji.ts';
import { languagesIn } from './everyday.ts';
import { tokensOf } from '../ingredients/words.ts';

/** The whole text that is read, and the parts of it. */
const longestText = 2000;
const mostSegments = 60;

/** 'Allergic to shellfish but can eat fish': what comes after is no more of the list. */
const limited =
  /^(.*\b(?:all?[eé]rg|al[eé]rg|intol[eé]r|intoller).*?)\s+(?:but|except|however|although|though|apart from|other than|mais|aber|pero|sauf|ausser|außer|mas|però|ma|maar|men|tapi)\s+(.+)$/iu;

export interface Segment {
  readonly text: string;
  /** False where the list that came before ends with 'but' or 'except'. */
  readonly goesOn: boolean;
}

const marks =
  /[,;\n\t/+|•،、；，。؛]|\.{3}|…|(?<=\p{L}{3})\.\s|(?<=\p{L})[!?]+(?=\s(?!no\b)|$)|\s[-–—]\s|(?<=\p{L} (?:yes|fine|ok|okay|good))\s(?=\p{L}+ (?:no|not|not ok|bad)\b)|(?<=\p{L} no)\s(?=\p{L}+ (?:yes|ok|okay|fine|good)\b)|(?<=^yes \p{L}+)\s(?=no \p{L}+)|(?<=^no \p{L}+)\s(?=yes \p{L}+)|\s(?:et|und|y)\s/iu;

/** 'Soy celíaco' is Spanish for 'I am coeliac', and speaks of no soya. */
const spanishAm =
  /\bsoy (?=(?:muy )?(?:al[eé]rgic|cel[ií]ac|intolerante|diab[eé]tic|hipertens|vegan[oa]\b|vegetarian[oa]\b))/giu;

/** What says more of the statement before it, and names nothing by itself: 'not any more', 'it gives me hives'. */
const ofWhatWasSaid =
  /^(?:and |but |though )?(?:(?:fine|ok|okay|all good|good) (?:now|since|these days|today)\b|(?:eats?|has|have|drinks?|can have|can eat|eating|having) (?:it|them|those|that)\b|(?:he|she|we|they) (?:eats?|has|have|drinks?|can have|can eat) (?:it|them|those|that)\b|turned out\b|(?:jetzt|heute|maintenant|ahora|adesso|ora|agora|tegenwoordig|nu|teraz)\b|(?:it )?(?:didn['’]?t|did not|never) (?:help|work|make)|stopped$|(?:rest|others?) (?:is|are) (?:fine|ok|okay)$|not any ?more|any ?more$|gone now|all gone|never again|not me|not mine|(?:it|they|them|that|which|those|both)\b|now (?:i|my|it|they)\b|i (?:can['’]?t|cannot|can|could|eat|have|don['’]?t|do not) (?:\w+ )?(?:it|them|those)\b|i['’]?m not allergic|i am not allergic|(?:the )?(?:tests?|biopsy|results?|bloods?) (?:came|were|was|is|are)\b|all (?:fine|clear|good)\b|no (?:problems?|reactions?|bother|issues?|ill effects?)\b|(?:i['’]?m|i am) (?:fine|ok|okay) with (?:it|them)\b|(?:grew|outgrew|grown|outgrown)\b|(?:the |my )?(?:doc|doctor|gp|consultant) .*\bcleared|not (?!allerg|keen|fond|mad|eat|have)\S+(?: \S+)?$|(?:\S+ ){0,2}(?:hives|rash|swelling|anaphylaxis|epipen)$|we split|ignore\b|my throat\b)/iu;

/** 'Anything but liver' is all except liver. */
const allBut =
  /\b(any(?:thing)?|every(?:thing)?|all|tudo|todo|tout|alles|allt) (?:but|bar|barring|save|minus|excluding|aside from|with the exception of|menos|moins) (?=\p{L})/giu;

/** 'Pescatarian 🐟' is a decoration. */
const decorated = /(\bpescatarian\w*[^,;.]*?)(?:🐟|🐠|🐡|🍣|🦐|🎣)/giu;

/** Pictures of foods, as their names. */
const withoutPictures = (text: string): string =>
  text
    .replace(decorated, '$1')
    .replace(/\p{Extended_Pictographic}/gu, (picture) => ` ${emojiName(picture) ?? picture} `);

/** Small words that join in one language and are foods in another: 'Mais' is German for maize, 'ale' Polish for 'but'. */
const joinsIn: ReadonlyMap<string, readonly string[]> = new Map([
  ['mais', ['fr', 'pt']],
  ['ale', ['pl', 'cs']],
]);

/** Such words as foods, so that nothing is parted at them: a mark stands behind each. */
const asFoods = (text: string): string =>
  text.replace(/(?<!\p{L})(?:mais|ale)(?!\p{L})/giu, (word) => {
    const languages = languagesIn(tokensOf(text).filter((each) => each !== word.toLowerCase()));
    const most = Math.max(1, ...languages.values());
    const joins = joinsIn.get(word.toLowerCase()) ?? [];
    return joins.some((lang) => (languages.get(lang) ?? 0) >= most) ? word : `${word}${foodMark}`;
  });
export const foodMark = '\u2060';

/** Pictures that say what the words beside them mean. */
const judging = /(?:👍|✅|😋|👌|💚|👎|❌|🚫|⛔|🤮|🤢|☠|💀|🤧|✔|✖)(?:\uFE0F|\p{Emoji_Modifier})*/gu;
const saysNo = /👎|❌|🚫|⛔|🤮|🤢|☠|💀|🤧|✖/u;

/** 'Fish 👍 prawns 👎' is two statements; a picture of dislike is a 'no'. */
function withJudgements(text: string): string {
  const pictures = [...text.matchAll(judging)];
  if (pictures.length === 0) return text;
  const isBefore = pictures[0]?.index === text.search(/\S/);
  return text.replace(judging, (mark) => {
    const said = saysNo.test(mark) ? ' no ' : ` ${mark} `;
    if (pictures.length === 1) return said;
    return isBefore ? `\n${said}` : `${said}\n`;
  });
}

/** 'My mother was allergic to fish. I am not.'; who lives with a vegan still cooks for one. */
const isNotMe = (before: Segment, { text }: Segment): boolean =>
  /^(?:but )?(?:i['’]?m|i am) not\W*$/iu.test(text) &&
  /\b(?:was|were|had|assum\w+|thinks?|thought|friends?|colleagues?)\b/iu.test(before.text);

/** A statement that goes on with the one before becomes a part of it. */
function joinedUp(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = [];
  for (const segment of segments) {
    const before = joined.at(-1);
    if (before && (ofWhatWasSaid.test(segment.text) || isNotMe(before, segment)))
      joined[joined.length - 1] = { ...before, text: `${before.text} but ${segment.text}` };
    else joined.push(segment);
  }
  return joined;
}

/** 'I'll' is not 'ill', nor "she'll" a shell. */
const apart = (text: string): string => text.replace(/(?<=\p{L})['’]ll(?!\p{L})/giu, ' will');

/** 'No allergies except kiwi': no list stands before the 'except'. */
const noAllergies =
  /\b(?:no|not|none|zero|without|isn['’]?t|am not|keine?|aucune?|pas d|ninguna?|nessuna?|nenhuma?|sin|sem|geen|inga|brak|nu am|tidak ada|wala)\b.*(?:all?erg|alerg|intoler|intoller)/iu;

/** 'Milk yes eggs yes nuts no': each yes and no ends a statement. */
const verdicts =
  /^(?:(?:(?!(?:yes|no|not)\b)[\p{L}'’-]+ ){1,3}(?:(?:yes|no)(?![\p{L}]) ?)+){2,}$/iu;
const withVerdicts = (text: string): string =>
  verdicts.test(text.trim())
    ? text.replace(/\b((?:yes|no)(?: (?:yes|no))*) (?=\p{L})/giu, '$1\n')
    : text;

/** The statements of a text, in their order. */
export function segmentsOf(text: string): Segment[] {
  const parts = withoutPictures(
    asFoods(withJudgements(withVerdicts(apart(text)))).replace(allBut, '$1 except '),
  )
    .slice(0, longestText)
    .replace(/^\s*n\/?a\.?\s*$/i, '')
    .replace(spanishAm, 'estoy ')
    .split(marks)
    .flatMap((part): Segment[] => {
      const [, head = part, tail] = (!noAllergies.test(part) && limited.exec(part)) || [];
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
  /\s(?:but|however|although|though|(?<!not )yet|mais|aber|pero|mas|però|ma|maar|men|ama|ale|dar|tapi|tetapi|lakini|но|але|nhưng)\s|[()]|\.\s|:\s|(?<=[。,、，])|但是?|不过|ですが|(?<=ます)が|けど|지만|\s(?=(?:except|apart from|other than|besides|aside from|sauf|hormis|ausser|außer|excepto|exceto|menos|salvo|tranne|eccetto|behalve|utom|förutom|oprócz|poza|kecuali|isipokuwa|hariç)\s)|\s(?=not (?:with |to )?(?!any|(?:even|all|at|really|only|just|so|too|very|be|eat|have|had|ok|okay|fine|safe|good|great|keen|fond|mad|an?|sure|been|for|if|in|on|my|me|much|well|yet|now|recommended|suitable|great|nice|possible|less|fewer|more)\b|allow|allerg)\p{L}+(?:$|[,.!?)]))|(?<=\b(?:fine|ok|okay|good|safe|great))\s(?=bar\s)|\s(?=(?:instead of|rather than)\s)|\s(?=(?:and )?now (?:it['’]?s |it is |i['’]?m |i am |i have |also )?\p{L}+)|\s(?=and (?:hates?|loves?|likes?|dislikes?|cant|can['’]t|cannot|won['’]?t|never|avoids?|refuses?)\s)|\s(?=who (?:eats?|drinks?|has|can|loves?|likes?|tolerates?)\s)/iu;
const exception =
  /^(?:bar|except|apart from|other than|besides|aside from|sauf|hormis|ausser|außer|excepto|exceto|menos|salvo|tranne|eccetto|behalve|utom|förutom|oprócz|poza|kecuali|isipokuwa|hariç)\s+(?:for\s+)?/iu;

/** 'Swap the milk for oat milk': the first is left out, the second stands for it. */
const swapped =
  /^(?:(?:please|can you|could you|i|we) )*(?:swap|swapped|replace|substitute|exchange)d? (.+?) (?:for|with|by) (.+)$/iu;

/** The turns within a segment: 'no red meat but chicken is fine', 'tomatoes (ketchup fine)'. */
export function clausesOf({ text, goesOn }: Segment): Clause[] {
  const [, given, taken] = swapped.exec(text) ?? [];
  if (given !== undefined && taken !== undefined)
    return [
      { text: `no ${given}`, isException: false },
      { text: taken, isException: true },
    ];
  return text
    .split(turns)
    .map((each) => each.trim())
    .filter((each) => /[\p{L}\p{N}]/u.test(each))
    .map((each, index) => ({
      text: each.replace(exception, ''),
      isException: exception.test(each) || (!goesOn && index === 0 && /^\S+$/.test(each)),
    }));
}
