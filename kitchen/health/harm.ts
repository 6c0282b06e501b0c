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
  /(?<!\b(?:never|hasnt|havent|didnt|not|dont|yet to|hadnt|nearly|almost|partly|if|until|hopefully|might have|may have|thought \w+) (?:\w+ )?)\b(?:outgrew|outgrown|grown out of|grew out of)\b(?: (?:\w+ ){0,4}?(?:all?erg(?:y|ies)|intoleranc\w+))?/,
  /\ball?erg(?:y|ies) (?:(?:is|are|has|have|was|were|got) )?(?:been )?(?:all |long )?(?:gone|outgrown|resolved|cleared)\b/,
  /\b(?:cleared|misdiagnos\w+|resolved)\b/,
  /\bused to be allergic\b/,
  /\b(?:was|were|had been|thought \w+ (?:was|were)) allergic\b(?=.*\b(?:now|any ?more|anymore|fine|but)\b|$)/,
  /\bused to (?:have an? (?:\w+ )?allergy|(?:hate|avoid|leave out|dislike)\b)/,
  /\b(?:tested|tests?|biopsy|results?) (?:(?!positive)\w+ ){0,4}?negative\b/,
  /\bpassed (?:my|the|his|her|a) .*challenge\b/,
  /\b(?:gave up|stopped) being\b/,
  /\bnot just\b/,
  /\b(?:dont|do not|never|no need to|need not|neednt) (?:\w+ )?(?:leave out|leave off|remove|skip|exclude|cut out|omit|take out|drop|ban)\b/,
  /\bkein thema(?: mehr)?\b|\b(?:nicht mehr|kein\w*) (?:allergisch|allergie)\b|\b(?:ya no|ja nao|nao|no) (?:soy|tengo|sou|tenho) (?:mas |mais )?al+er\w+|\b(?:non|ne) (?:sono|suis) (?:piu|plus) al+er\w+/,
  /\b(?:never|cant|cannot|wont|wouldnt|couldnt|wouldnt ever) (?:ever )?(?:say no to|resist|turn down|refuse|do without|be without|imagine \w+ without)\b/,
  /\bnot (?:less|fewer)\b/,
  /\bgive (?:me|us) (?:all|more|lots|plenty|loads)\b/,
  /\b(?:no|aucun|aucune|ningun|nessun|nenhum|kein|geen) (?:\w+ )?(?:probleme?|problema|problem|souci|issues?) (?:with|avec|con|com|mit|met)\b/,
  /\bne (?:me |nous |lui )?(?:pose|posent) (?:aucun|pas de) probleme\b/,
  /\b(?:all?erg(?:y|ies) )?(?:(?:turned|turns) out (?:to be )?(?:a )?(?:false (?:alarm|positive)|nothing|mistaken|wrong)|(?:was|were) a false (?:alarm|positive))\b/,
  /\bruled out (?:an? |the )?(?:\w+ )?(?:coeliac|celiac|all?erg\w*|intoleran\w*)\b|\ball clear\b/,
  /\b(?:pas|no hay|no tengo|nessun|sem|sin|geen|kein|keine|inga|bez|khong|walang|tidak ada|ga ada|nggak) (?:de |un |ningun )?(?:probleme?|problemas?|problema?|souci|problemu|masalah|problem|sao)\b/,
  /\b(?:nie ma problemu|hakuna (?:shida|tatizo)|sorun (?:yok|degil|olmuyor)|dokunmuyor|khong sao|nema problema|nu am probleme|ga masalah|nggak masalah|tidak masalah|kein ding)\b/,
];

/** What says by itself that a food does no harm. */
const saysOkay = [
  /\b(?:cool|grand|sorted|good to go)(?: (?:lol|tho|though|thanks|thx))*$|(?:\b(?:is|are|r)|s) (?:cool|life|love|essential|non negotiable|a must|a staple)\b|\binstead(?: (?:please|pls|plz))?$/,
  /\bokay\b/,
  /\b(?:fine|ok|alright|safe|tolerated|allowed|welcome|permitted)\b/,
  /\b(?:lover|favourite|favorite|big fan|huge fan|fan of)\b|\b(?:are|is) (?:my|our|a) go to\b/,
  /\b(?:scrap|forget|ignore|delete|reintroduced)\b/,
  /(?:^| )(?:yes|yes please)$/,
  /\b(?:eat|have|get|want|need|need to eat|told to eat|should eat) (?:more|lots of|plenty of)\b/,
  /\b(?:ca va|ca passe|passe bien|(?:ist|sind|ar|jest|sa|e) (?:ok|okay)|kein problem|gar bra|geht(?: gut)?$|gaat (?:goed|prima)|va(?:nno)? bene|(?:esta|estan|sienta|caen|cae) bien|no pasa nada|tudo bem|de boa|tranquillamente|theek hai|thik hai|okay lang|ok lang|van an|aman|serbest|chalta hai|chalti hai|chalega|chalegi|no worries|tranquillamente|va benissimo|me va bien|le va bien)\b/,
];

/** What says it where nothing else is said: 'I eat peanuts every day', not 'I itch when I eat peanuts'. */
const saysEaten = [
  /\b(?:we|i|they|kids) (?:get|go|got|gets|goes) through\b|^(?:can i (?:have|get) )?extra\b|\b(?:use|using) up\b|\bthere(?:s| is| are) always\b|\b(?:mad|nuts|crazy|wild) (?:for|about)\b|\bagrees? with (?:me|us|him|her)\b|\bcould (?:live on|eat \w+ (?:all day|every day|forever))\b|\bi digest \w+ (?:well|easily)\b/,
  /^(?:\p{L}+ ){1,4}(?:every (?:day|morning|evening|night|week)|daily)(?: (?:in|on|with|for) (?:\p{L}+ ){1,3}\p{L}+)?$/u,
  /\b(?:posso|moge|gehen(?: aber)?|kan ik hebben|l[oae]s? tolero|yiyebiliyorum|nakula|olur|puedo|eu amo|thich(?: an)?)\b|^(?:\p{L}+ ){1,3}(?:si|sim|oui|tak|evet)$/u,
  /\b(?:i|id|we|he|she|they|me|(?:kids?|children|husband|wife|hubby|partner|sons?|daughters?|boys?|girls?|family|mum|mom|dad|everyone|everybody|toddler|parents|boyfriend|girlfriend|housemate|flatmate|all)) (?:do |can |may |could |would |will |am able to )?(?:still |now |all |happily |also )?(?:eat|have|tolerate|tolerates|enjoy|enjoys|love|loves|like|likes|drink|drinks|want|eats|scoffs?|devours?|wolfs? down|inhales?|demolish(?:es)?|munch(?:es)?|gobbles?|lives? on|snacks? on|do|crave|craves|adore|adores|cook with|bake with|grow)\b/,
  /\b(?:he|she|we|they|i|kids?|son|daughter|husband|wife) (?:has|have) (?:\w+ ){1,4}(?:now|every|daily|again|often|most|for (?:breakfast|lunch|dinner))\b/,
  /\b(?:happy to (?:eat|have)|bring on|addicted to|obsessed with|crazy about|mad about|partial to|keen on|fond of|can eat anything including)\b/,
  /\b(?:can|may) (?:i |he |she |we )?(?:still |now |all )?(?:eat|have|tolerate|drink)\b/,
  /^(?:eat|eats|love|loves|like|likes|enjoy|want|tolerates?|please include|include|more|lots of|plenty of|yes to|back (?:on|to)|happy with|eating)\b/,
  /\b(?:eating|eaten|having|drinking) .*(?:again|daily|weekly|every day|all the time)\b|\beat(?:s|ing)? them\b/,
  /\b(?:great|lovely|good|perfect)$/,
  /\b(?:vertrage|vertragt|darf|kann|esse|mag|ess|liebe) ich\b|\bich (?:esse|vertrage|mag|darf|kann|liebe)\b|\bgeht(?: gut| aber)?$/,
  /\bcomo (?:a vontade|sempre|sem problemas?|sin problemas?|normal\w*|bem|bien)\b|\b(?:li|los|las|lo|la|os|as) como\b|\ban duoc\b/,
  /\b(?:mag|kan|verdraag|eet) ik\b|\bik (?:eet|mag|kan|verdraag|hou van|lust)\b|\bdol op\b|\bwel$/,
  /\b(?:tal|ater) jag\b|\bjag (?:tal|ater|kan ata|alskar|gillar)\b/,
  /\bje (?:mange|peux manger|supporte|tolere|digere|bois|adore|aime)\b|\bj (?:adore|aime)\b/,
  /\b(?:puedo|si|yo) (?:comer|tomar|como)\b|^(?:como|tomo)\b|\bpero como\b|\bme (?:encantan?|gustan?)\b/,
  /\b(?:li|la|lo|le) mangio\b|\bposso mangiare\b|\bmangio\b|^adoro\b|\bmi (?:piace|piacciono)\b/,
  /\bposso comer\b|^como\b|\bmas como\b|^(?:adoro|gosto de)\b/,
  /\bpot (?:sa )?manca\b|\bmananc\b/,
  /\bmoge (?:jesc|pic)\b|^jem\b|^(?:uwielbiam|lubie|kocham)\b|\b(?:severim|seviyorum|bayilirim)$|\b(?:suka|doyan)\b|\bgusto ko\b|\bnapenda\b|\biubesc\b|\bimi (?:place|plac)\b|\bpasand (?:hai|hain)\b/,
  /\byiyebili\w+|\b(?:boleh|bisa|pwede|puwede|an duoc|nakula|naweza kula|kha sakta|kha sakti)\b/,
];

/** Words that leave it as it was said; whatever else stands beside 'I eat' may say that it harms. */
const neutral = new Set(
  `a an the but and though my our some any all every each other others both and or too also still now again just only so
  i we you he she they me us it is are am do does can could may be as of in on at to with for from
  eat eats eating drink have having love loves like likes enjoy enjoys want tolerate tolerates eaten back
  day days daily once twice week weekly weekends sundays fridays monday morning breakfast lunch dinner time times the
  happily really quite very absolutely totally well lots plenty loads tons more lot much most often always
  please yes include fine ok okay great lovely good perfect though tho lol haha no bother them those these
  cooked raw baked roasted boiled fried tinned fresh whole plain form kinds sorts products able told should
  need cakes cake biscuits aber gut ich esse vertrage darf kann mag auch nur wel ik eet kan verdraag jag tal
  ater kan ata je mange peux manger supporte bien puedo comer como si yo tomo li la lo le mangio posso
  mangiare comer mas pero y e ovo pot sa manca mananc moge jesc jem boleh bisa pwede puwede kumain makan
  de la le les los las el du des un une los das die der den ho os as na nga po
  il saya aku kami who has will id would happy bring addicted obsessed crazy mad about partial keen fond crave craves adore adores cook bake grow into
  anything including every everyday tuesday wednesday thursday saturday mondays tuesdays wednesdays thursdays
  kids kid children husband wife hubby partner son sons daughter daughters boy boys girl girls family mum mom dad
  everyone everybody toddler parents boyfriend girlfriend housemate flatmate
  jeden tag taglich liebe oft gern gerne hou van dol op lust iedere dag alskar gillar varje j aime tous jours chaque jour
  souvent me encanta encantan gusta gustan todos dias cada dia mi piace piacciono tutti giorni ogni giorno gosto
  muito dias uwielbiam lubie kocham codziennie severim seviyorum bayilirim her gun suka doyan setiap hari gusto ko ng
  napenda iubesc imi place plac pasand hai hain mujhe
  w by scoff scoffs devour devours wolf wolfs down inhale inhales demolish demolishes munch munches gobble gobbles
  snack snacks live lives punnet punnets bucket bucketful kilo handful plateful bowlful packet ton dozen happily
  vontade sempre sem sin problema problemas normalmente thi van an duoc thoai mai binh thuong khong sao
  get gets got go goes through use using up extra there mad nuts crazy wild agree agrees dozen two three four five six evening night smoothie
  smoothies porridge sandwich sandwiches salad salads digest easily forever fridge freezer house moge gehen hebben ik kan tolero yiyebiliyorum nakula olur
  curado curada sim oui tak evet amo adoro eu cok toi thich muito bardzo heel erg tres sehr wirklich vraiment mycket il pesce`.split(
    /\s+/,
  ),
);

/** Any of these means that not all is well. */
const harms =
  /\b(?:safe to say|wish\w*|if only|(?:is|are|was|were|its|theyre) out|in theory|(?:was|were) (?:\w+ )?(?:fine|ok|okay|safe|good)|not yet|if (?:i|we|he|she) (?:take|have)|antihistamines?|used to (?:be (?:\w+ )?(?:fine|ok|okay|able|good)|eat|love|like|have|enjoy|tolerate|drink)|(?:small|tiny|limited|moderate) (?:amounts?|bits?|quantit\w+|doses?|portions?)|a (?:little|bit|tiny bit)|in moderation|might|maybe|perhaps|hopefully|supposedly|unsure|nearly|almost|partly|regret\w*|pay for it|paying for it|suffer\w*|burns?|bloat\w*|wheez\w*|choke\w*|poorly|worse|bad|stings?|tingl\w*|numb|puff\w*|blotch\w*|spots|migraines?|headaches?|runs|heartburn|reflux|nausea\w*|sore|hurts?|no|not|never|nor|none|cant|cannot|dont|doesnt|didnt|wont|isnt|arent|wasnt|shouldnt|mustnt|couldnt|without|unable|avoid\w*|allerg\w*|intoleran\w*|swell\w*|swoll\w*|ill|sick|hives|rash\w*|itch\w*|vomit\w*|reacts?|reacted|reactions?|pain|cramps?|welts?|anaphyla\w*|epipen|makes? (?:me|him|her|us)|give[ns]? (?:me|him|her|us)|kill\w*|die|death|deadly|fatal|lethal|danger\w*|hospital|ambulance|collapse\w*|faint\w*|agony|nightmare|disaster|banned|forbidden|off limits|doubled|knocks?|wipes?|throat|breathe|only|nicht|keine?|keinen|kein|nie|pas|jamais|sans|non|mai|niente|senza|nunca|nada|sin|nao|sem|niet|geen|inte|ingen|inga|bez|nu|fara|yok|degil|\w+mem|\w+miyorum|tidak|tak|gak|nggak|ga|free|decaf\w*|vegan \w+|substitutes?|alternatives?|tops|parts?|traces?|unless|until|jangan|bukan|hindi|bawal|huwag|wala|khong|kieng|siwezi|sili|hapana|nahi|nahin|mat)\b/;

/** The same in other scripts, where words are not apart: what is well, and what is not. */
const exceptInScript =
  /以外|除了|除外|кроме|крім|окрім|ما عدا|إلا|سوى|بجز|به جز|εκτός|חוץ|ยกเว้น|छोड़कर|के अलावा|ছাড়া|বাদে|کے علاوہ|빼고|제외/u;
const okayInScript =
  /(?:^| )(?:ем|їм)(?: спокойно| нормально| спокійно)?$|可以的?$|τρώω|खा लेत|पी लेत|खाता ह|खाती ह|没问题|沒問題|没事|可以吃|能吃|可以喝|大丈夫|平気|食べられます|食べれます|飲めます|괜찮|먹을 수 있|먹어도|ठीक|खा सकत|খেতে পারি|люблю|喜欢|喜歡|爱吃|好き|좋아|أحب|احب|पसंद|পছন্দ|پسند|αγαπώ|αρέσ|אוהב|ชอบ|دوست دار|সমস্যা নেই|ٹھیک|کھا سکت|مسموح|عادي|لا بأس|بدون مشكلة|مشکلی ندار|می‌توانم|میتونم|нормально|можно|можу|могу|хорошо|без проблем|добре|μπορώ|εντάξει|מותר|בסדר|ได้|ไม่เป็นไร/u;
const harmInScript =
  /不喜|不爱|不愛|じゃない|ではない|嫌い|안 ?좋|싫|ไม่ชอบ|ندار|过敏|過敏|不能|不可以|不吃|アレルギ|食べられません|食べれません|だめ|ダメ|못|안 되|안돼|알레르기|알러지|नहीं|मत|না|নয়|নেই|نہیں|الرجی|لا (?:أ|ا|ي|ت)|ممنوع|حساسي|ما (?:أ|ا)قدر|نمی|حساسیت|нельзя|аллерг|алерг|(?:^| )не |не (?:могу|можна|можу|ем|їм)|δεν|αλλεργ|לא|אלרג|ไม่ได้|แพ้/u;

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
  if (
    okayInScript.test(script) &&
    !exceptInScript.test(script) &&
    !harmInScript.test(script.replace(okayWithNoInScript, ''))
  )
    return true;
  if (hedged.test(tokens.join(' ')) && retracts.test(tokens.join(' '))) return false;
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

/** Whether a part says that something is wrong, of whatever it speaks. */
export const isHarmful = (tokens: readonly string[], text: string): boolean =>
  !isHarmless(tokens, text, () => false) &&
  (harms.test(tokens.join(' ')) || harmInScript.test(text.normalize('NFC').toLowerCase()));

/** A part that names nothing and says that all is well: '…, no reaction', '…, they are fine'. */
export const isPlainlyFine = (tokens: readonly string[]): boolean => {
  const text = tokens.join(' ');
  const isSaid =
    /^(?:(?:it|they|that|those|both|all|i|we) |(?:and|but) )*(?:is |are |am |s |re )?(?:fine|ok|okay|all (?:fine|clear|good)|no (?:reactions?|problems?|bother|issues?|ill effects?)|not allergic|can have (?:it|them)|eats? (?:it|them))/.test(
      text,
    );
  const withoutGoodNo = text.replace(
    /\bno (?:reactions?|problems?|bother|issues?|ill effects?)\b|\bnot allergic\b/g,
    '',
  );
  return (isSaid || eatenNow.test(text)) && !harms.test(withoutGoodNo);
};

/** 'Adesso lo bevo tranquillamente', 'jetzt esse ich sie wieder'. */
const eatenNow =
  /^(?:jetzt|heute|maintenant|ahora|adesso|ora|agora|tegenwoordig|nu|teraz)\b.*\b(?:esse|ess|vertrage|mange|bois|supporte|como|tomo|bebo|mangio|bevo|bene|bien|bem|gut|eet|jem|ater)\b/;

/** Said behind what it takes back: 'allergic to eggs, not any more'. */
const retracts =
  /\b(?:outgrew|outgrown|grown out of|grew out of|cleared (?:me|him|her)|(?:biopsy|tests?|results?) (?:was |were |came back )?(?:negative|clear)|turned out not|came back (?:clear|negative|fine|normal)|turned out to be (?:stress|anxiety|nothing|something else|a virus|a bug|hormones)|im not allergic|i am not allergic|misdiagnos\w+|resolved|(?:kein|keine) (?:thema|probleme?) mehr|plus (?:un|de|aucun) (?:souci|probleme)|ya no es (?:un )?problema|geen probleem meer)\b|^(?:(?:and|but) )?(?:negative$|(?:it|that|they) (?:wasnt|isnt|werent|arent)$|(?:i|im|i am|hes|shes|he is|she is) not$|not any ?more|any ?more|anymore|gone now|all gone|no longer|long gone|not me|not mine)\b|\bgone now$/;

const hedged =
  /\b(?:hopefully|hoping|hope|nearly|almost|not yet|yet to|might|maybe|perhaps|if|until|not sure|unsure|partly|havent|hasnt|didnt|never)\b/;

/** Said of what was tried and given up, or of a test that went well. */
const triedAndLeft =
  /^(?:it |that |which )?(?:didnt|did not|never) (?:help|work|make)\b|^stopped$|\bpassed (?:\w+ ){0,4}(?:challenge|test)\b/;

export const isRetracted = (tokens: readonly string[]): boolean => {
  const text = tokens.join(' ');
  return triedAndLeft.test(text) || (retracts.test(text) && !hedged.test(text));
};

/** Said behind what was fine: 'I love it, but it makes me ill'. */
const turnsBad =
  /\b(?:it|they|them|that|which|those)\b.*\b(?:makes?|gives?|ill|sick|cant|cannot|kills?|react|hives|swell\w*|not)\b|\b(?:cant|cannot|mustnt|shouldnt|not allowed)\b|\bnow (?:i|my|it|they)\b.*\b(?:clos\w+|swell\w*|react\w*|itch\w*|cant|hives|rash|ill|sick)\b|^(?:not|never|only|unless|until|just not)\b|\bnot any ?more\b|\bnever again\b|\bnearly killed\b/;

export const isTurnedBad = (tokens: readonly string[]): boolean => turnsBad.test(tokens.join(' '));

/** Somebody who does not eat at this table: an animal, a former partner, the dead. */
const notAtTable =
  /\b(?:(?:my |an |the )?ex(?: (?:wife|husband|boyfriend|girlfriend|partner))?(?! \w+ing) (?:is|was|had|has|couldnt|cant)|my ex(?! and)|(?:my|our|the) (?:\w+ )?(?:dog|dogs|cat|cats|pet|pets|rabbit|hamster|horse)\b(?! hair)|late (?:wife|husband|mum|mom|dad|father|mother|partner|grandmother|grandfather|nan)|died|passed away|family history|transplanted my|(?:doesnt|dont|does not|do not|never|wont) eats? (?:with us|here|with me|at ours|at our place)|not at (?:our|my) table)\b/;

export const isNotAtTable = (tokens: readonly string[]): boolean =>
  notAtTable.test(tokens.join(' ')) &&
  !/\b(?:and i|i (?:have|carry|get|react)|me too|so (?:am|do) i|as (?:am|do) i|we both|both of us)\b/.test(
    tokens.join(' '),
  );

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
  /\bused to (?:be|take|have)\b|\b(?:no longer|stopped being|gave up being|quit being)\b|\bnot (?:\w+ )+any ?more\b|\bgone back to\b|\b(?:former|lapsed|ex) (?=vegan|vegetarian)/.test(
    tokens.join(' '),
  );

/** A diet of some days is none: 'plant based on weekdays', 'mostly vegan'. */
export const isPartTime = (tokens: readonly string[]): boolean =>
  /\b(?:weekdays|weekends?|mostly|most (?:days|of the time)|sometimes|part time|during the week|flexi\w*|semi|meatless monday|(?:twice|once) a (?:week|month)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|occasionally)\b/.test(
    tokens.join(' '),
  );

/** What is only liked less counts against a dish and is nothing of health. */
const mild = /\b(?:rather not|not keen|not fond|prefer not|not (?:a )?(?:big )?fan|not mad)\b/;

export const isMildDislike = (tokens: readonly string[]): boolean =>
  mild.test(tokens.join(' ')) &&
  !/\b(?:makes?|made|gives?|feels?|ill|sick)\b/.test(tokens.join(' '));

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
