// Statements that go on with the one before them: 'my mother was allergic to fish. I am not.'
interface Statement {
  readonly text: string;
  /** As it was written, where another statement was joined to it. */
  readonly written?: string;
}

/** What says more of the statement before it, and names nothing by itself: 'not any more', 'it gives me hives'. */
const ofWhatWasSaid =
  /^(?:and |but |though )?(?:(?:fine|ok|okay|all good|good) (?:now|since|these days|today)\b|(?:eats?|has|have|drinks?|can have|can eat|eating|having) (?:it|them|em|those|that)\b|(?:he|she|we|they) (?:eats?|has|have|drinks?|can have|can eat) (?:it|them|those|that)\b|turned out\b|turns out\b|(?:it |that )?failed\b|(?:now )?positive (?:last|this|now|since)\b|(?:nope|nah)\b|(?:jetzt|heute|inzwischen|mittlerweile|maintenant|aujourd['’]hui|ahora|hoy|adesso|oggi|ora|agora|hoje|tegenwoordig|nu|teraz|dzi[sś]|[sş]imdi|art[ıi]k|sekarang|kini|sasa|siku hizi|ngayon)\b|ab (?:theek|thik|kha|pi|sab|nahi|main|hum)|(?:сейчас|теперь|现在|現在|如今|今は|今では|अब|الآن|دلوقتي|الحين|اليوم|이제|지금은)|(?:mais )?(?:pas (?:moi|nous)|(?:moi|nous) non)\b|(?:aber )?(?:nicht (?:ich|wir)|(?:ich|wir) (?:aber )?(?:nicht|schon)$)|(?:(?:pero )?(?:yo|nosotros)|(?:ma )?(?:io|noi)|(?:mas )?(?:eu|n[oó]s)|(?:a )?(?:ja|my)) (?:no|n[aã]o|nie|tak|s[ií]|sim)$|(?:ik|wij) (?:niet|wel)$|(?:it )?(?:didn['’]?t|did not|never) (?:help|work|make)|stopped$|(?:rest|others?) (?:is|are) (?:fine|ok|okay)$|(?:die|der|das|sie|es) (?:ist|sind|war) (?!.*\b(?:nicht|noch)\b).*\b(?:weg|vorbei|verschwunden)$|(?:c['’]est|ça a) (?:pass[ée]|parti|disparu|fini)$|se me (?:pas[óo]|quit[óo])\b|давно (?:минул|прошл)\S*$|not any ?more|any ?more$|(?:i['’]?ve |have )?been (?:fine|ok|okay|clear) (?:for|since)\b|gone now|all gone|long gone$|not now$|(?:all )?clear$|negative$|never again|not me|not mine|(?:it|they|them|that|which|those|both)\b|now (?:i|my|it|they)\b|i (?:can['’]?t|cannot|can|could|eat|have|love|like|enjoy|adore|drink|cook|use|don['’]?t|do not) (?:\w+ )?(?:it|them|em|those)\b|he cooks\b|she cooks\b|i['’]?m not allergic|i am not allergic|(?:so |and |therefore |hence )?(?:please |pls |kindly )?(?:leave|keep|cut|take|drop|skip|avoid|miss|hold|ban|bin|exclude|remove|omit) (?:it|them|that|those|both|all of it|all of them)\b|(?:the )?(?:tests?|biopsy|results?|bloods?) (?:came|were|was|is|are|says?|said)\b|all (?:fine|clear|good)\b|no (?:problems?|reactions?|bother|issues?|ill effects?)\b|(?:i['’]?m|i am|we['’]?re|we are) (?:fine|ok|okay|good) with (?:it|them|em)\b|(?:grew|outgrew|grown|outgrown)\b|(?:the |my )?(?:doc|doctor|gp|consultant) .*\bcleared|not (?!allerg|keen|fond|mad|eat|have)\S+(?: \S+)?$|(?:\S+ ){0,2}(?:hives|rash|swelling|anaphylaxis|epipen)$|we split|ignore\b|my throat\b|(?:and |while |whereas )?(?:[\p{L}'’]+ ){1,4}(?:don['’]?t|doesn['’]?t|isn['’]?t|aren['’]?t|didn['’]?t|never (?:do|did|does|has|have))$|(?!allerg|i['’]?m\b|i\b|we\b|he\b|she\b|they\b|me\b|why\b|or\b|if\b|am\b|is\b|are\b|do\b)\p{L}+(?: \p{L}+)? not$|not (?:to |the |any |other |all )+\p{L}+(?: \p{L}+)?$|(?:plus maintenant|ya no|(?:jetzt )?nicht mehr|adesso no|agora n[aã]o|j[aá] n[aã]o|(?:nu )?niet meer|ju[zż] nie)$|(?:and )?(?:passed|passing) (?:it|them)\b|came back (?:negative|clear|fine|normal|all clear)\b|(?:love|adore|like|enjoy)s? (?:it|em|them)\b|can['’]?t (?:get|have|eat) enough\b)/iu;

/** Who died is spoken of in the statement before. */
const ofTheDead =
  /^(?:and )?(?:but )?(?:he|she|they|who)(?:['’]s| has| have| is| are)? (?:passed|died|dead|gone now|no longer with us)\b|^(?:and |but )?(?:i['’]?m )?not cooking for (?:him|her|them)\b/iu;

/** 'My aunt is coeliac, she lives in Wales'; not 'my son is, he lives in Spain, so am I'. */
const livingApart =
  /^(?:and |but )?(?:he|she|they|who) lives? (?:abroad|overseas|far away|miles away|in (?!the|our|my|a|with)\p{L}+)\b/iu;
/** 'Grandma has gout, she lives with us'. */
const livingHere =
  /^(?:and |but )?(?:he|she|they|who) (?:(?:now|also) )?(?:lives?|stays?|eats?|(?:is|are) (?:living|staying|eating)) (?:here|at home|with (?:me|us)|in (?:our|my) (?:house|home|flat))\b/iu;
/** 'It runs in the family': who has it is told behind it. */
const inFamily = /\b(?:in (?:the|my|our) (?:family|genes)|family history)\b/iu;
const whoInFamily =
  /^(?:(?:(?:and|but|both|all|so|my|our|the|me|myself|i|too|husband|wife|partner|sons?|daughters?|kids?|children|mum|mom|dad|mother|father|brothers?|sisters?|have|has|got|had) ?)+(?:it|that)?|(?:but )?(?:not (?:me|us|mine)|none of us).*|(?:but )?(?:i['’]?m|i am|we['’]?re|we are) (?:(?:all|still|so far) )*(?:clear|fine|ok|okay|free|not)\b.*|(?:but )?(?:i|we) (?:don['’]?t|do not|haven['’]?t)(?: (?:have|got) (?:it|any|that))?)$/iu;
/** 'My husband, who died, had diabetes': the verb of the sentence stands behind the aside. */
const whoDied =
  /\bwho(?:['’]s| has| is| have)? (?:sadly )?(?:died|passed away|is no longer with us|no longer with us)\b[^,]*$/iu;
/** 'My mum, who died, was coeliac, and so am I'. */
const ofGone = /\b(?:died|dead|late|passed away|no longer with us|was|were|had)\b/iu;
const soAmI = /^(?:and )?(?:so (?:am|do|have) i|me too|as (?:am|do) i|i (?:am|do) too)$/iu;
const ofTheirs = /^(?:also )?(?:had|has|was|is|suffered|used to|lived with)\b/iu;
const likewise =
  /\b(?:so (?:am|do|have) i|me too|same here|as (?:am|do) i|i (?:am|do|have) too|as well)\b/iu;

/** 'My mother was allergic to fish. I am not.'; who lives with a vegan still cooks for one. */
const isNotMe = (before: Statement, { text }: Statement): boolean =>
  /^(?:but )?(?:i['’]?m|i am) not\W*$/iu.test(text) &&
  /\b(?:was|were|had|assum\w+|thinks?|thought|friends?|colleagues?)\b/iu.test(before.text);

/** 'They say I'm not allergic to peanuts, I am'. */
const isMeAfterAll = (before: Statement, { text }: Statement): boolean =>
  /^(?:but )?i (?:really |definitely |do )?am\W*$/iu.test(text) &&
  /\b(?:not|isn['’]?t|no) (?:\p{L}+ )?(?:all?erg|intoler)/iu.test(before.text);

/** 'Diabetes, type 1': the kind stands behind the illness. */
const ofKind = /^type[ -]?(?:1|2|i{1,2}|one|two)$/iu;
const goesRightOn = (before: string, text: string): boolean =>
  (whoDied.test(before) && ofTheirs.test(text)) ||
  (ofGone.test(before) && soAmI.test(text)) ||
  (/\bdiabet\w+$/iu.test(before) && ofKind.test(text));

/** Whether a statement says more of the people of the one before. */
const isOfSamePerson = (before: string, text: string, isApart: boolean): boolean =>
  [ofTheDead, livingHere].some((says) => says.test(text)) ||
  (inFamily.test(before) && whoInFamily.test(text)) ||
  (isApart && livingApart.test(text));

const joinedBy = <Each extends Statement>(
  word: string,
  before: Each,
  { text }: Statement,
): Each => ({
  ...before,
  text: [before.text, word, text].filter(Boolean).join(' '),
  written: `${before.written ?? before.text}, ${text}`,
});

/** A statement that goes on with the one before becomes a part of it. */
export function joinedUp<Each extends Statement>(segments: readonly Each[]): Each[] {
  const joined: Each[] = [];
  const isApart = !segments.some(({ text }) => likewise.test(text));
  for (const segment of segments) {
    const before = joined.at(-1);
    if (before && isOfSamePerson(before.text, segment.text, isApart))
      joined[joined.length - 1] = joinedBy('and', before, segment);
    else if (before && goesRightOn(before.text, segment.text))
      joined[joined.length - 1] = joinedBy('', before, {
        ...segment,
        text: segment.text.replace(/^and /iu, ''),
      });
    else if (
      before &&
      (ofWhatWasSaid.test(segment.text) ||
        isNotMe(before, segment) ||
        isMeAfterAll(before, segment))
    )
      joined[joined.length - 1] = joinedBy('but', before, segment);
    else joined.push(segment);
  }
  return joined;
}
