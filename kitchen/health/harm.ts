// How a person says that a food harms them, that it does not, or that it is somebody else's.

/** Turns of phrase that hold a 'no' or an 'allergic' and say that all is well: read as 'okay' before anything else. */
const okayWithNo = [
  /\b(?:no )?not allergic\b/,
  /\ball?erg\w* no$/,
  /\bno (?:\w+ )?restrictions?\b/,
  /\b(?:remove|take) .* (?:from|off) (?:my|the|our) list\b/,
  /\b(?:no longer|not (?:really |actually )?|isnt|arent|wasnt|never been|am not|aint) (?:\w+ )?(?:allergic|intolerant|coeliac|celiac)\b/,
  /\bdont have (?:an? |any )?(?:\w+ ){0,3}(?:allerg\w+|intoleranc\w+)/,
  /\bno (?:known |food )*(?:allerg\w+|intoleranc\w+)(?! to)\b/,
  /\b(?:no|zero|without|never (?:had |have |gave |given )?(?:an?y? )?) ?(?:problems?|bother|issues?|trouble|reactions?|ill effects?|harm)\b/,
  /\b(?:never|doesnt|dont|didnt|do not|does not) (?:bother|bothers|bothered|mind|affect|affects|affected|trouble|hurt|harm)s?\b/,
  /\bnot (?:a|an) (?:problem|issue|allergy)\b/,
  /\b(?:no|without|sin|sans|senza|sem|ohne|keine?|pas d) (?:\p{L}+ ){0,3}(?:al+erg(?:y|ies|ie|ien|ia|ias)|intol+er\w+)\b/u,
  /^(?:pas (?:a|au|aux)|nicht gegen) /,
  /\b(?:cant|cannot) (?:live without|get enough)\b/,
  /\b(?:outgrew|outgrown|grown out of|grew out of|cleared|misdiagnos\w+|resolved)\b/,
  /\bused to be allergic\b/,
  /\b(?:was|were|had been|thought \w+ (?:was|were)) allergic\b(?=.*\b(?:now|any ?more|anymore|fine|but)\b|$)/,
  /\bused to (?:have an? (?:\w+ )?allergy|(?:hate|avoid|leave out|dislike)\b)/,
  /\b(?:tested|tests?|biopsy|results?) (?:was |were |came back )?negative\b/,
  /\bpassed (?:my|the|his|her|a) .*challenge\b/,
  /\b(?:gave up|stopped) being\b/,
  /\bnot just\b/,
  /\b(?:pas|no hay|no tengo|nessun|sem|sin|geen|kein|keine|inga|bez|khong|walang|tidak ada|ga ada|nggak) (?:de |un |ningun )?(?:probleme?|problemas?|problema?|souci|problemu|masalah|problem|sao)\b/,
  /\b(?:nie ma problemu|hakuna (?:shida|tatizo)|sorun (?:yok|degil|olmuyor)|dokunmuyor|khong sao|nema problema|nu am probleme|ga masalah|nggak masalah|tidak masalah|kein ding)\b/,
];

/** What says by itself that a food does no harm. */
const saysOkay = [
  /\bokay\b/,
  /\b(?:fine|ok|safe|tolerated|allowed|welcome|permitted)\b/,
  /\b(?:lover|favourite|favorite|big fan|huge fan|fan of)\b|\b(?:are|is) (?:my|our|a) go to\b/,
  /\b(?:scrap|forget|ignore|delete|reintroduced)\b/,
  /(?:^| )(?:yes|yes please)$/,
  /\b(?:eat|have|get|want|need|need to eat|told to eat|should eat) (?:more|lots of|plenty of)\b/,
  /\b(?:ca va|ca passe|passe bien|(?:ist|sind|ar|jest|sa|e) (?:ok|okay)|kein problem|gar bra|geht(?: gut)?$|gaat (?:goed|prima)|va(?:nno)? bene|(?:esta|estan|sienta|caen|cae) bien|no pasa nada|tudo bem|de boa|tranquillamente|theek hai|thik hai|okay lang|ok lang|van an|aman|serbest)\b/,
];

/** What says it where nothing else is said: 'I eat peanuts every day', not 'I itch when I eat peanuts'. */
const saysEaten = [
  /\b(?:i|we|he|she|they|me) (?:do |can |may |could |am able to )?(?:still |now |all |happily |also )?(?:eat|have|tolerate|tolerates|enjoy|enjoys|love|loves|like|likes|drink|want|eats)\b/,
  /\b(?:can|may) (?:i |he |she |we )?(?:still |now |all )?(?:eat|have|tolerate|drink)\b/,
  /^(?:eat|eats|love|loves|like|likes|enjoy|want|tolerates?|please include|include|more|lots of|plenty of|yes to|back (?:on|to)|happy with|eating)\b/,
  /\b(?:eating|eaten|having|drinking) .*(?:again|daily|weekly|every day|all the time)\b|\beat(?:s|ing)? them\b/,
  /\b(?:great|lovely|good|perfect)$/,
  /\b(?:vertrage|vertragt|darf|kann|esse|mag|ess) ich\b|\bich (?:esse|vertrage|mag|darf|kann)\b|\bgeht(?: gut| aber)?$/,
  /\b(?:mag|kan|verdraag|eet) ik\b|\bik (?:eet|mag|kan|verdraag)\b|\bwel$/,
  /\b(?:tal|ater) jag\b|\bjag (?:tal|ater|kan ata)\b/,
  /\bje (?:mange|peux manger|supporte|tolere|digere|bois|adore|aime)\b/,
  /\b(?:puedo|si|yo) (?:comer|tomar|como)\b|^(?:como|tomo)\b|\bpero como\b/,
  /\b(?:li|la|lo|le) mangio\b|\bposso mangiare\b|\bmangio\b/,
  /\bposso comer\b|^como\b|\bmas como\b/,
  /\bpot (?:sa )?manca\b|\bmananc\b/,
  /\bmoge (?:jesc|pic)\b|^jem\b/,
  /\byiyebili\w+|\b(?:boleh|bisa|pwede|puwede|an duoc|nakula|naweza kula|kha sakta|kha sakti)\b/,
];

/** Words that leave it as it was said; whatever else stands beside 'I eat' may say that it harms. */
const neutral = new Set(
  `a an the my our some any all every each other others both and or too also still now again just only so
  i we you he she they me us it is are am do does can could may be as of in on at to with for from
  eat eats eating drink have having love loves like likes enjoy enjoys want tolerate tolerates eaten back
  day days daily once twice week weekly weekends sundays fridays monday morning breakfast lunch dinner time times the
  happily really quite very absolutely totally well lots plenty loads tons more lot much most often always
  please yes include fine ok okay great lovely good perfect though tho lol haha no bother them those these
  cooked raw baked roasted boiled fried tinned fresh whole plain form kinds sorts products able told should
  need cakes cake biscuits aber gut ich esse vertrage darf kann mag auch nur wel ik eet kan verdraag jag tal
  ater kan ata je mange peux manger supporte bien puedo comer como si yo tomo li la lo le mangio posso
  mangiare comer mas pero y e ovo pot sa manca mananc moge jesc jem boleh bisa pwede puwede kumain makan
  de la le les los las el du des un une los das die der den ho os as na nga po`.split(/\s+/),
);

/** Any of these means that not all is well. */
const harms =
  /\b(?:no|not|never|nor|none|cant|cannot|dont|doesnt|didnt|wont|isnt|arent|wasnt|shouldnt|mustnt|couldnt|without|unable|avoid\w*|allerg\w*|intoleran\w*|swell\w*|swoll\w*|ill|sick|hives|rash\w*|itch\w*|vomit\w*|reacts?|reacted|reactions?|pain|cramps?|welts?|anaphyla\w*|epipen|makes? (?:me|him|her|us)|give[ns]? (?:me|him|her|us)|kill\w*|die|death|hospital|throat|breathe|only|nicht|keine?|keinen|kein|nie|pas|jamais|sans|non|mai|niente|senza|nunca|nada|sin|nao|sem|niet|geen|inte|ingen|inga|bez|nu|fara|yok|degil|\w+mem|\w+miyorum|tidak|tak|gak|nggak|ga|free|decaf\w*|vegan \w+|substitutes?|alternatives?|tops|parts?|traces?|unless|until|jangan|bukan|hindi|bawal|huwag|wala|khong|kieng|siwezi|sili|hapana|nahi|nahin|mat)\b/;

/** The same in other scripts, where words are not apart: what is well, and what is not. */
const okayInScript =
  /没问题|沒問題|没事|可以吃|能吃|可以喝|大丈夫|平気|食べられます|食べれます|飲めます|괜찮|먹을 수 있|먹어도|ठीक|खा सकत|খেতে পারি|সমস্যা নেই|ٹھیک|کھا سکت|مسموح|عادي|لا بأس|بدون مشكلة|مشکلی ندار|می‌توانم|میتونم|нормально|можно|можу|могу|хорошо|без проблем|добре|μπορώ|εντάξει|מותר|בסדר|ได้|ไม่เป็นไร/u;
const harmInScript =
  /过敏|過敏|不能|不可以|不吃|アレルギ|食べられません|食べれません|だめ|ダメ|못|안 되|안돼|알레르기|알러지|नहीं|मत|না|নয়|নেই|نہیں|الرجی|لا (?:أ|ا|ي|ت)|ممنوع|حساسي|ما (?:أ|ا)قدر|نمی|حساسیت|нельзя|аллерг|алерг|(?:^| )не |не (?:могу|можна|можу|ем|їм)|δεν|αλλεργ|לא|אלרג|ไม่ได้|แพ้/u;

/** A 'no' that belongs to what is well in other scripts. */
const okayWithNoInScript =
  /没问题|沒問題|没事|问题不大|ไม่เป็นไร|لا بأس|সমস্যা নেই|कोई समस्या नहीं|не проблема/gu;

/**
 * Whether a part of a text says clearly that what it names does no harm.
 * @param tokens plain words
 * @param isFood whether a word belongs to the name of a food
 */
export function isHarmless(
  tokens: readonly string[],
  text: string,
  isFood: (token: string) => boolean,
): boolean {
  const script = text.normalize('NFC').toLowerCase();
  if (/👍|✅|😋/u.test(script) && !harms.test(tokens.join(' '))) return true;
  if (okayInScript.test(script) && !harmInScript.test(script.replace(okayWithNoInScript, '')))
    return true;
  const said = okayWithNo.reduce(
    (each, pattern) => each.replace(new RegExp(pattern, `g${pattern.flags}`), ' okay '),
    tokens.join(' '),
  );
  if (harms.test(said)) return false;
  return (
    saysOkay.some((pattern) => pattern.test(said)) ||
    (saysEaten.some((pattern) => pattern.test(said)) &&
      tokens.every((token) => neutral.has(token) || isFood(token)))
  );
}

/** A part that names nothing and says that all is well: '…, no reaction', '…, they are fine'. */
export const isPlainlyFine = (tokens: readonly string[]): boolean =>
  /^(?:(?:it|they|that|those|both|all|i|we) |(?:and|but) )*(?:is |are |am |s |re )?(?:fine|ok|okay|all (?:fine|clear|good)|no (?:reactions?|problems?|bother|issues?|ill effects?)|not allergic|can have (?:it|them)|eat (?:it|them))/.test(
    tokens.join(' '),
  ) &&
  !harms.test(
    tokens
      .join(' ')
      .replace(/\bno (?:reactions?|problems?|bother|issues?|ill effects?)\b|\bnot allergic\b/g, ''),
  );

/** Said behind what it takes back: 'allergic to eggs, not any more'. */
const retracts =
  /\b(?:outgrew|outgrown|grown out of|grew out of|cleared (?:me|him|her)|(?:biopsy|tests?|results?) (?:was |were |came back )?(?:negative|clear)|turned out not|im not allergic|i am not allergic|misdiagnos\w+|resolved)\b|^(?:(?:and|but) )?(?:not any ?more|any ?more|anymore|gone now|all gone|no longer|long gone|not me|not mine)\b|\bgone now$/;

export const isRetracted = (tokens: readonly string[]): boolean => retracts.test(tokens.join(' '));

/** Said behind what was fine: 'I love it, but it makes me ill'. */
const turnsBad =
  /\b(?:it|they|them|that|which|those)\b.*\b(?:makes?|gives?|ill|sick|cant|cannot|kills?|react|hives|swell\w*|not)\b|\b(?:cant|cannot|mustnt|shouldnt|not allowed)\b|\bnow (?:i|my|it|they)\b.*\b(?:clos\w+|swell\w*|react\w*|itch\w*|cant|hives|rash|ill|sick)\b|^(?:not|never|only|unless|until|just not)\b|\bnot any ?more\b|\bnever again\b|\bnearly killed\b/;

export const isTurnedBad = (tokens: readonly string[]): boolean => turnsBad.test(tokens.join(' '));

/** Somebody who does not eat at this table: an animal, a former partner, the dead. */
const notAtTable =
  /\b(?:(?:my |an |the )?ex(?: (?:wife|husband|boyfriend|girlfriend|partner))?(?! \w+ing) (?:is|was|had|has|couldnt|cant)|my ex|(?:my|our|the) (?:\w+ )?(?:dog|dogs|cat|cats|pet|pets|rabbit|hamster|horse)\b(?! hair)|late (?:wife|husband|mum|mom|dad|father|mother|partner|grandmother|grandfather|nan)|died|passed away|family history|transplanted my)\b/;

export const isNotAtTable = (tokens: readonly string[]): boolean =>
  notAtTable.test(tokens.join(' '));

/** Where somebody lives and works, and what they are called, is nothing that they eat. */
const aside =
  /\b(?:live (?:on|in|at|near|next)|lives? next|next to|work(?:s|ed)? (?:in|at|for|on)|couch potato|trying (?:for|to have) a baby|trying to conceive|called|named|(?:street|road|lane|grove|avenue|drive|farm|factory|shop|market)$)\b|\b(?:street|road|lane|grove|avenue|factory)\b/;

/** Whether a part speaks of no food, though the name of one stands in it: 'I live in Almond Grove'. */
export const isAside = (tokens: readonly string[]): boolean => {
  const text = tokens.join(' ');
  return aside.test(text) && !harms.test(text);
};

/** An earlier time, of diets and medicines. */
export const isOfThePast = (tokens: readonly string[]): boolean =>
  /\bused to (?:be|take|have)\b|\bgone back to\b|\b(?:former|lapsed|ex) (?=vegan|vegetarian)/.test(
    tokens.join(' '),
  );

/** What is only liked less counts against a dish and is nothing of health. */
const mild = /\b(?:rather not|not keen|not fond|prefer not|not (?:a )?(?:big )?fan|not mad)\b/;

export const isMildDislike = (tokens: readonly string[]): boolean => mild.test(tokens.join(' '));

/** 'Allergy', 'reaction' and the like, as words begin in languages of Latin letters. */
const reaction =
  /^(?:all?[eu]r[gj]|al+ergi|alerd|alergy|elergy|hasas|7asas|uczul|nadwraz|mzio|mizio|alahan|alah$|aleji|alaji|ialeji|intol+er|nietoler|unvertr|uberempf|overkans|overgevoel|anaph|anaf|react|reagi|reaguj|reakc|reakt|hives|swell|swoll|rash|epipen|epi$|jext|ige$|kreuz|hassas)/;
/** The same in other scripts, and in languages that write it in two words. */
const reactionText =
  /過敏|过敏|アレルギ|알레르기|알러지|แพ้|حساسي|حساسه|حساسیت|آلرژی|الرجی|एलर्जी|ऐलर्जी|এলার্জি|অ্যালার্জি|αλλεργ|δυσανεξ|אלרג|רגיש|አለርጂ|аллерг|алерг|непереносим|dị ứng|di ung|ahụ ọkọ|ahu oko/iu;

/** Whether a part speaks of an allergy or a reaction, so that one food may stand for its group. */
export const speaksOfReaction = (tokens: readonly string[], text = ''): boolean =>
  tokens.some((token) => reaction.test(token)) || reactionText.test(text.normalize('NFC'));

const wishes =
  /\b(?:no|not|never|without|avoid\w*|cant|cannot|dont|doesnt|wont|must|free|leave|steer|hate|dislike|upsets?|makes?|gives?|sets?|brings?|sick|ill|unwell|kill\w*|off|stop\w*|cut|bad|trigger\w*|poison\w*)\b/;

/** Whether a statement says that what it names is to be left out, or does harm. */
export const saysToLeaveOut = (tokens: readonly string[]): boolean => wishes.test(tokens.join(' '));
