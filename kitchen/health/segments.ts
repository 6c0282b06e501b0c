// Parts of what a person wrote: one statement each, as far as marks and small words tell.
import { emojiName } from '../ingredients/emoji.ts';
import { languagesIn } from './everyday.ts';
import { tokensOf } from '../ingredients/words.ts';
import { mostClauses, mostStatements, withinBounds } from './bounds.ts';
import { withPictureVerdicts } from './pictureVerdicts.ts';
import { joinedUp } from './joinedUp.ts';
import { remembered } from './remembered.ts';
import { retold } from './retold.ts';
import { withTickedOnly } from './tickBoxes.ts';

/** 'Allergic to shellfish but can eat fish': what comes after is no more of the list. */
const limited =
  /^(.*\b(?:all?[eé]rg|al[eé]rg|intol[eé]r|intoller).*?)\s+(?:but|except|however|although|though|apart from|other than|mais|aber|pero|sauf|ausser|außer|mas|però|ma|maar|men|tapi)\s+(.+)$/iu;

export interface Segment {
  readonly text: string;
  /** As it was written, where another statement was joined to it. */
  readonly written?: string;
  /** False where the list that came before ends with 'but' or 'except'. */
  readonly goesOn: boolean;
  /** Whether nothing before it spoke of harm, so that it goes on with no list of what is left out. */
  readonly isFree?: boolean;
  /** Whether it goes on with a list of allergies, or of what is left out. */
  readonly isOfList?: 'allergies' | 'leftOut' | undefined;
  /** Whether nothing but a comma stands before it. */
  readonly isAfterComma?: boolean;
  /** Told among what is eaten or at hand, in a text that speaks of no harm. */
  readonly isEaten?: boolean;
  /** What it names causes the reaction that is told behind it: 'no tofu, I itch all over'. */
  readonly isReactedTo?: boolean;
}

const marks =
  /[,;\n\t/+|•،、；，。؛]|\.{3}|…|(?<=\p{L}{3}|\p{L}\))\.\s|(?<=\p{L})[!?]+(?=\s(?!no\b)|$)|\s[-–—]\s(?!(?:ok|okay|fine|yes|no|nope|good|safe)(?:\s*$|\s*[,;/.]))|\s(?<=\p{L} (?:yes|fine|ok|okay|good)\s)(?=\p{L}+ (?:(?:absolutely|definitely|definately|def|really|totally|just|certainly) )?(?:no|not|not ok|bad)\b)|\s(?<=\p{L} no\s)(?=\p{L}+ (?:yes|ok|okay|fine|good)\b)|\s(?<=^yes \p{L}+\s)(?=no \p{L}+)|\s(?<=^no \p{L}+\s)(?=yes \p{L}+)|\s(?:et|und|y)\s/iu;

/** The same, with the marks between the parts. */
const marksKept = new RegExp(`(${marks.source})`, marks.flags);

/** 'Soy celíaco' is Spanish for 'I am coeliac', and speaks of no soya. */
const spanishAm =
  /\bsoy (?=(?:muy )?(?:al[eé]rgic|cel[ií]ac|intolerante|diab[eé]tic|hipertens|vegan[oa]\b|vegetarian[oa]\b))/giu;

/** 'Anything but liver' is all except liver. */
const allBut =
  /\b(any(?:thing)?|every(?:thing)?|all|the lot|tudo|todo|tout|alles|allt) (?:but|bar|barring|save|minus|excluding|aside from|with the exception of|menos|moins) (?=\p{L})/giu;

/** 'I only eat chicken, no other meat' is one statement. */
const noOther = /,\s*(?=(?:and |but )?(?:no|not any) other\b)/giu;
/** 'Vegan bar honey'. */
const dietBut =
  /\b(vegan|vegetarian|veggie|halal|kosher|plant[- ]based) (?:bar|barring|minus) (?=\p{L})/giu;

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
  [...joinsIn].reduce((said, [joint, langs]) => {
    const pattern = new RegExp(`(?<!\\p{L})${joint}(?!\\p{L})`, 'giu');
    if (!pattern.test(said)) return said;
    const languages = languagesIn(tokensOf(said).filter((each) => each !== joint));
    const most = Math.max(1, ...languages.values());
    const isJoint = langs.some((lang) => (languages.get(lang) ?? 0) >= most);
    return isJoint ? said : said.replace(pattern, (word) => `${word}${foodMark}`);
  }, text);
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

/** A statement as the person wrote it. */
export const writtenOf = ({ text, written }: Segment): string =>
  (written ?? text).replaceAll(foodMark, '');

/** 'I'll' is not 'ill', nor "she'll" a shell. */
const apart = (text: string): string => text.replace(/(?<=\p{L})['’]ll(?!\p{L})/giu, ' will');

/** 'No allergies except kiwi': no list stands before the 'except'. */
const noAllergies =
  /\b(?:no|not|none|zero|without|isn['’]?t|am not|keine?|aucune?|pas d|ninguna?|nessuna?|nenhuma?|sin|sem|geen|inga|brak|nu am|tidak ada|wala)\b.*(?:all?erg|alerg|intoler|intoller)/iu;

/** 'Milk yes eggs yes nuts no': each yes and no ends a statement. */
const verdicts =
  /^(?:(?:(?!(?:yes|no|not)\b)[\p{L}'’-]+ ){1,3}(?:(?:yes|no)(?![\p{L}]) ?)+){2,}$/iu;
/** 'Milk X eggs X wheat ok'. */
const crossed = /^(?:[\p{L}'’-]+ (?:x|✗|✘|✓|y|n|ok|yes|no)(?![\p{L}])[ ,]*){2,}$/iu;
const withVerdicts = (written: string): string => {
  const text = crossed.test(written.trim())
    ? written
        .replace(/ (?:x|✗|✘|n)(?![\p{L}])/giu, ' no')
        .replace(/ (?:✓|y|ok)(?![\p{L}])/giu, ' yes')
    : written;
  return verdicts.test(text.trim())
    ? text.replace(/\b((?:yes|no)(?: (?:yes|no))*) (?=\p{L})/giu, '$1\n')
    : text;
};

const fineTogether =
  /(?:(?:are|r|is|go|sit)(?: all| both| totally| absolutely| perfectly)? (?:fine|ok|okay|alright|all ?right|good|great|safe|allowed|eaten|tolerated|no (?:problem|bother|issue)|welcome|in\b|well|down)|all (?:good|fine|ok|okay|safe)|(?:i|we) (?:can|do|happily|still)? ?(?:eat|have|tolerate|love|like)\b|agree with|don['’]?t (?:bother|affect|hurt)|aren['’]?t|don['’]?t$|never (?:have|did|do)|fine\b|ok\b|yes\b)/
    .source;
const listed = new RegExp(
  `(?<=\\b(?:but|however|though|although|whereas|while)\\s|[.;:–—]\\s|\\n)((?:[\\p{L}'’ -]{2,25},\\s){1,5}[\\p{L}'’ -]{2,40}?)(?:,?(?=\\s${fineTogether}))`,
  'giu',
);
/** 'No problem with nuts, gluten or dairy'. */
const noProblemList =
  /\b(?:no|never (?:had )?(?:a |any )?) ?(?:problems?|issues?|trouble|bother) with (?:[\p{L}'’-]+(?: [\p{L}'’-]+)?, ){1,5}[\p{L}'’-]+(?: [\p{L}'’-]+)?,? (?:or|and|nor) [\p{L}'’-]+(?: [\p{L}'’-]+)?(?=\s*(?:$|[.!;\n]))/giu;

/** 'No es el huevo, es el pescado': the first is not meant. */
const notThisBut =
  /(?<=^|[,.;]\s*)(?:no (?:es|son) (?:el|la|los|las) ([\p{L}]+), (?=(?:es|son|sino) )|(?:it['’]?s|it is|i['’]?m|i am) not (?:allergic to )?(?!only|just|so|really|too|very)([\p{L}]+), (?=(?:it['’]?s|it is) (?!not|fine|ok|just|only))|not ([\p{L}]+), (?=i meant )|(?:ce n['’]est pas|ce ne sont pas) (?:l['’]|le |la |les )([\p{L}]+), (?:mais )?(?=c['’]est |ce sont )|non (?:è|sono) (?:il |lo |la |i |gli |le |l['’])([\p{L}]+), (?:ma )?(?=(?:è|sono) )|n[ãa]o (?:é|são) (?:o|a|os|as) ([\p{L}]+), (?:mas )?(?=(?:é|são) ))/giu;
const meantFirst = (text: string): string =>
  text.replace(
    notThisBut,
    (_, ...names: unknown[]) =>
      `${String(names.slice(0, 6).find((name) => typeof name === 'string'))} okay; `,
  );

const judged =
  /\b(?:no|not|never|can['’]?t|cannot|all?erg\w*|avoid\w*|react\w*|makes?|gives?|bad|ill|sick|hives|hate\w*|out)\b/iu;

/** Of which each food is told by itself: 'parmesan is fine, milk isn't'. */
const decided = /\b(?:ok|okay|fine|good|yes|safe|sits?|alright)\b[^,]*,/iu;

/** 'We grow our own tomatoes, chillies and aubergines'. */
const likedList =
  /\b(?:loves?|likes?|enjoys?|adores?|eats?|grows?|cooks?|bakes?|buys?|craves?|use up|bring on)\s(?:[\p{L}'’ -]{2,25},\s){1,5}[\p{L}'’ -]{2,25},? (?:and|&|n) [\p{L}'’ -]{2,30}(?=$|[.!])/giu;

/** 'But beef, chicken and lamb are fine': what a list says of its last food it says of all. */
const withListsTogether = (text: string): string =>
  (judged.test(text) || /except|sauf|but\b/iu.test(text)
    ? text.replace(noProblemList, (list: string) => list.replaceAll(', ', ' and '))
    : text.replace(likedList, (list: string) => list.replaceAll(', ', ' and '))
  ).replace(listed, (list: string) =>
    judged.test(list) || decided.test(list)
      ? list
      : list.replace(/,$/, '').replaceAll(', ', ' and '),
  );

/** A full stop that ends no statement. */
const abbreviated = /\bincl\. /giu;

const joinedFine =
  /(?<=(?:^|[,.;]\s|\b(?:pero|mais|aber|mas|ma|maar)\s))([^,.;]{2,40}?) (?:y|et|und|e|en) ([^,.;]{2,40}?)(?=\s(?:sí|si|oui|ja|schon|gerne?|ok|okay|sim|wel|va|vont|bien)(?!\p{L}))/iu;

const joinedLiked =
  /(?<=(?:me encantan?|me gustan?|adoro|j['’]adore|j['’]aime|ich (?:liebe|mag|esse)|eu amo|amo)\s)([^,.;]{2,40}?) (?:y|et|und|e) ([^,.;]{2,40}?)(?=$|[.!])/iu;

/** What a text says, and what of it is not read. */
export interface ReadText {
  readonly segments: readonly Segment[];
  /** What lies beyond the bounds of reading; empty where nothing does. */
  readonly beyond: readonly string[];
}

/** A text of pictures alone is told in words. */
const asWords = (text: string): string => (/\p{L}/u.test(text) ? text : withPictureVerdicts(text));

/** The statements of a text, in their order. */
export const readText = remembered((text): ReadText => {
  const { read: written, beyond } = withinBounds(asWords(withTickedOnly(text)));
  const read = retold(written);
  const parts = withoutPictures(
    asFoods(
      withJudgements(
        withVerdicts(
          withListsTogether(
            apart(
              meantFirst(read.replace(abbreviated, 'including '))
                .replace(joinedFine, '$1 and $2')
                .replace(joinedLiked, '$1 and $2'),
            ),
          ),
        ),
      ),
    )
      .replace(allBut, '$1 except ')
      .replace(noOther, ' ')
      .replace(dietBut, '$1 except '),
  )
    .replace(/^\s*n\/?a\.?\s*$/i, '')
    .replace(spanishAm, 'estoy ')
    .split(marksKept)
    .flatMap((part, index, all): Segment[] => {
      if (index % 2 === 1) return [];
      const [, head = part, tail] = (!noAllergies.test(part) && limited.exec(part)) || [];
      const isAfterComma = /^[,،、，]$/u.test(all[index - 1] ?? '');
      const first = { text: head.trim(), goesOn: true, isAfterComma };
      return tail === undefined ? [first] : [first, { text: tail.trim(), goesOn: false }];
    })
    .filter(({ text: each }) => /[\p{L}\p{N}]/u.test(each));
  const segments = joinedUp(parts);
  return {
    segments: segments.slice(0, mostStatements),
    beyond: [
      ...segments.slice(mostStatements).map(({ text: each }) => each),
      ...(beyond === '' ? [] : [beyond]),
    ],
  };
});

export const segmentsOf = (text: string): readonly Segment[] => readText(text).segments;

export interface Clause {
  readonly text: string;
  /** What stands behind 'except' or 'other than' is allowed. */
  readonly isException: boolean;
  /** It lies beyond the turns that are read one by one. */
  readonly isBeyond?: boolean;
}

const turns =
  /\s(?:but|however|although|though|(?<!not )yet|mais|aber|pero|mas|però|ma|maar|men|ama|ale|dar|tapi|tetapi|lakini|но|але|nhưng)\s|[()]|\.\s|:\s|(?<=[。,、，])|但是?|不过|ですが|(?<=ます|ません)が|\s(?:و?لكن|بس)\s|\s(?:amma|magar|nama)\s|\spar\s(?=\p{L}+ (?:chal|theek|thik|ok|kha|pi))|けど|지만|\s(?=(?:except|apart from|other than|besides|aside from|sauf|hormis|ausser|außer|excepto|exceto|menos|salvo|tranne|eccetto|behalve|utom|förutom|oprócz|poza|kecuali|isipokuwa|hariç)\s)|\s(?=not (?:with |to )?(?!any|(?:even|all|at|really|only|just|so|too|very|be|eat|have|had|ok|okay|fine|safe|good|great|keen|fond|mad|an?|sure|been|for|if|in|on|my|me|much|well|yet|now|recommended|suitable|great|nice|possible|less|fewer|more)\b|allow|allerg)\p{L}+(?:$|[,.!?)]))|\s(?<=\b(?:fine|ok|okay|good|safe|great)\s)(?=bar\s)|\s(?=(?:instead of|rather than)\s)|\s(?=and (?:as )?for (?:me|us|him|her)\s)|\s(?=(?:and )?now (?!and (?:then|again)\b)(?:it['’]?s |it is |i['’]?m |i am |i have |also )?\p{L}+)|\s(?=(?:don['’]?t|can['’]?t|cannot) (?:do|eat|have|like|touch|stand)\s)(?<=\b(?:do|eat|have|like|love)s? \p{L}+\s)|\s(?=and (?:hates?|loves?|likes?|dislikes?|cant|can['’]t|cannot|won['’]?t|never|avoids?|refuses?)\s)|\s(?=who (?:eats?|drinks?|has|can|loves?|likes?|tolerates?)\s)/iu;
const exception =
  /^(?:bar|except|apart from|other than|besides|aside from|sauf|hormis|ausser|außer|excepto|exceto|menos|salvo|tranne|eccetto|behalve|utom|förutom|oprócz|poza|kecuali|isipokuwa|hariç)\s+(?:for\s+)?/iu;

/** 'Swap the milk for oat milk': the first is left out, the second stands for it. */
const swapped =
  /^(?:(?:please|can you|could you|i|we) )*(?:swap|swapped|replace|substitute|exchange)d? (.+?) (?:for|with|by) (.+)$/iu;

/** What stands alone behind an 'except', also where it is said to be borne: 'les amandes que je tolère'. */
const oneName =
  /^(?:(?:les?|la|los?|las|el|gli|il|i|os?|as?|der|die|das|den|de|het|the) |l['’])?[\p{L}\p{M}'’-]+(?: (?:que|qui|che|that|which|die|der|das) (?:[\p{L}'’]+ )*(?:tol[eè]re|supporte|digère|tolero|tollero|tolerate|vertrage|verdraag|puedo|posso|peux|kann|can|eat|mange|como|fine|ok))?$/iu;

/** The turns within a segment: 'no red meat but chicken is fine', 'tomatoes (ketchup fine)'. */
export function clausesOf({ text, goesOn }: Segment): Clause[] {
  const [, given, taken] = swapped.exec(text) ?? [];
  if (given !== undefined && taken !== undefined)
    return [
      { text: `no ${given}`, isException: false },
      { text: taken, isException: true },
    ];
  const parts = text
    .split(turns)
    .map((each) => each.trim())
    .filter((each) => /[\p{L}\p{N}]/u.test(each));
  const clauses = parts.slice(0, mostClauses).map((each, index) => ({
    text: each.replace(exception, ''),
    isException: exception.test(each) || (!goesOn && index === 0 && oneName.test(each)),
  }));
  return parts.length <= mostClauses
    ? clauses
    : [
        ...clauses,
        { text: parts.slice(mostClauses).join(' '), isException: false, isBeyond: true },
      ];
}
