// Whether a text tells of somebody who is still growing: a baby, a child or a teenager, by the age that is given.
import { isNotAtTable } from './atTable.ts';
import { sharesTable } from './whose.ts';

const joined = (text: string): string => text.trim().split(/\s+/).join('|');

/** Ages below eighteen, in figures and words. */
const years =
  /(?:[1-9]|1[0-7]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)/
    .source;
const months =
  /(?:[1-9]|1\d|2[0-9]|3[0-6]|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen)/
    .source;
const child = joined(`
  lads? lass(?:es)? sons? daughters? boys? girls? kids? child children childs kiddos? toddlers? twins triplets grandsons?
  granddaughters? grandkids? grandchild grandchildren grandbaby niece nephew dd ds dgd dgs wee little boyo baby babies bub bubba infant stepson stepdaughter godson
  goddaughter youngest eldest oldest middle preschoolers? youngsters? tots? lo teen teenager stepchild`);
const presently = joined(
  'is are hes shes aged age ages who whos that thats just only now nearly almost about turned turns turning and currently',
);
/** What a figure counts that is no age. */
const counted =
  /(?! ?(?:times?|days?|weeks?|wks?|g|kg|mg|mcg|lbs?|stone|foot|feet|ft|inch\w*|cm|units?|points?|percent|%|people|kids|children|of us|grandchildren|allerg\w+|months? pregnant|years? (?:ago|sober|clear|vegan|vegetarian|in|into|post|older|younger|now)|months? (?:ago|sober|post|after|since|in)|a day|who|meals|portions)\b)/
    .source;
const english: readonly RegExp[] = [
  // 'Baby girl (9m)'.
  new RegExp(`\\b(?:${child})(?: (?:${child}))? \\d{1,2}(?:m|mo|mth|mths|wk|wks|yo|yr|yrs)\\b`),
  // 'Our 2 year old', 'a 9yo', 'twins, 18 months old'.
  new RegExp(`\\b${years} ?(?:years?|yrs?|y) ?(?:olds?|o|os)\\b`),
  new RegExp(`\\b${years} ?(?:yo|yos|yr olds?)\\b`),
  new RegExp(`\\b${months} ?(?:months?|mths?|mnths?|mos?|weeks?|wks?) ?olds?\\b`),
  new RegExp(`\\b${years} (?:and a half|½|1 2) ?(?:years?|yrs?|y)? ?(?:olds?|o|yo)?\\b`),
  /\b(?:lad|lass|son|daughter|boy|girl|kid|child|he|she|hes|shes) (?:\w+ )?(?:is |now |just )?in (?:year|yr|grade|class|primary) (?:[1-9]|1[0-3])\b|\b(?:yr|year|grade) (?:[1-9]|1[0-3]) (?:kid|child|boy|girl|pupil|son|daughter)\b|\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|[1-9](?:st|nd|rd|th)) (?:grade|grader)\b/,
  // 'My kids are 3 and 6', 'son (10)', 'she is nearly four', 'he's 18 months'.
  new RegExp(`\\b(?:${child})(?: (?:${presently}))* ${years}\\b${counted}`),
  new RegExp(
    `\\b(?:he|she|hes|shes|who|whos|theyre|they are)(?: (?:${presently}))+ ${years}\\b${counted}(?= (?:and|but|so|now|years?|yrs?|next|in|today|his|her|he|she)\\b|$)`,
  ),
  new RegExp(`\\b(?:hes|shes) ${years}\\b${counted}(?= (?:and|but|so|now|years?|yrs?|next)\\b|$)`),
  new RegExp(
    `\\b(?:${child}|he|she|hes|shes)(?: (?:${presently}))* ${months} ?(?:months?|mths?|mnths?|mos?)\\b(?! (?:ago|pregnant|after|since|post|sober))`,
  ),
  new RegExp(`\\b(?:aged|ages|age) ${years}\\b(?! (?:when|was))`),
  // 'I'm Maya, I'm 4', 'I am 7': in a child's own words.
  new RegExp(
    `(?:\\b(?:my name is|i am|im) \\w+(?: and)? |^(?:hi|hello)? ?)(?:i am|im) (?:[4-9]|1[0-7]|four|five|six|seven|eight|nine|ten|eleven|twelve)\\b${counted}(?! ?(?:%|(?:months?|hours?|out|of|post|body|st)\\b|\\d))`,
  ),
  // 'I'm 15 and want to lose weight'.
  new RegExp(
    `\\b(?:i am|im) (?:only |just |nearly |almost )?(?:8|9|1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\\b(?= (?:and|but|so|years?|yrs?|yo|y o)\\b|$)(?! years? (?:sober|clear|in|into|post|vegan))`,
  ),
  /\b(?:half a year|a year and a half|eighteen months|one and a half|a few months|some months) old\b|\b(?:is|just|nearly|almost|turned|only) (?:half a year|one and a half)\b/,
  /\b(?:under|below|less than) (?:1|2|3|4|5|one|two|three|four|five|six|ten)s?\b(?= (?:year|and|who|in|at|here)\b|$)(?<=\b(?:kids?|child|children|feeding|for|two|three|four|some|little)\b.*)/,
  /\b(?:grandkids?|kids?|children|boys?|girls?|sons?|daughters?|grandchildren)\b(?: \w+){0,6} (?:[1-9]|1[0-7]) and (?:[1-9]|1[0-7])(?= |$)/,
  /\b(?:student|pupil|schoolboy|schoolgirl|daughter|son|niece|nephew|grandson|granddaughter)\b(?: \w+){0,2} (?:8|9|1[0-7])\b(?= (?:living|at|and|who|with|allerg\w*|vegan|vegetarian)\b|$)/,
  /\b(?:my|our|the|his|her|foster|teenage|toddler) (?:daughter|son|boy|girl|lad|kid|child|little one|twins|grandson|granddaughter) (?:starts?|started|starting|is at|goes to|just started) (?:school|nursery|reception|kindergarten|preschool|daycare|playgroup)\b|\b(?:nursery|school|kindergarten|preschool|daycare|playgroup)\b.*\b(?:my|our) (?:boy|girl|son|daughter|lad|kid|child|little one)\b|\bkindergart[ne]+ers?\b|\bteenage (?:daughter|son|boy|girl|kids?|child)\b|\b(?:foster|adopted) bab(?:y|ies)\b/,
  // Told by what belongs to the age.
  /\b(?:toddlers?|pre ?schoolers?|pre ?schooler|school ?kids|schoolchildren|school age (?:kids?|children)|primary school|under fives|little ones|small (?:kids|children)|young (?:kids|children)|new ?borns?|infants?|tween|teens|reception class|kindergart\w+ (?:kid|child|son|daughter)|kids? (?:lunch ?box\w*|teas|party))\b/,
  /\b(?:my|our|the|a|an|one) (?:\w+ )?(?:baby|babies|infants?|bub|newborns?|twins)(?: \w+){0,2} (?:eats?|eating|shares?|sharing|joins?|dines?|with us|at (?:our|the|my) table)\b(?! (?:my|me|up|away)\b)/,
  /\b(?:baby|babys|babies)(?: (?:has|is|s|just|now|starting|started|on))+ (?:solids|purees?|weaning|finger foods?)\b|\b(?:starting|started|start|onto) solids\b|\bfinger foods?\b|\b(?:mo|months?|baby) (?:just )?on purees?\b|\bfirst foods\b/,
  /\b(?:meals?|food|foods|ideas?|recipes?|lunch\w*|dinners?|teas|menus?|snacks?|cook|cooking|feed|feeding|something) (?:for |up for )?(?:my |our |the |a |two |three |fussy |picky |small |young |little )*(?:kids|child|children|toddlers?|bab(?:y|ies)|little ones?|tots?|grandkids|grandchildren)\b(?! (?:shower|food|spinach|corn|carrots|who (?:have|has) left|at (?:heart|uni\w*)))/,
];

/** Said of a time that is over, of grown-up people, or of a mother's own food. */
const elsewise =
  /\b(?:dogs?|cats?|puppy|kitten|rabbit|horse|car|whisky|stoma|starter)(?: \w+)? (?:aged|is|who is) \d|\b(?:since|when|until|before|after) (?:i|he|she|they|we|my \w+) (?:was|were|am|is|turned)\b|\b(?:diagnosed|started|born) (?:at|aged|when)\b|\bin my (?:teens|childhood)\b|\bas a (?:kid|child|baby|toddler|teenager|teen)\b|\b(?:breast ?fe\w+|nursing|pumping|expressing)\b|\b(?:left home|grown ?up|moved out|at uni\w*|adult (?:children|kids|son|daughter)|work(?:s|ing|ed)? (?:in|at|with)|baby shower|teach(?:er|ing)?)\b|\b(?:when|until|till) (?:i|he|she|they) |\bfrom (?:age|the age of)\b|\bvegan (?:for|since)\b|\bused to\b|\bsince (?:age|the age of|\d)|\b(?:at|around|by|until|till|before|after|about) (?:age|the age of) \d|\bwith my (?:first|second|last)\b/;

/** Somebody else's child. */
const ofOthers =
  /\b(?:sisters?|brothers?|neighbou?rs?|friends?|cousins?|colleagues?|aunts?|uncles?|bosss?|exs?)(?: (?:kid|kids|child|children|toddler|baby|son|daughter|boy|girl|lad|twins|little))/;

/** Children and what their age is counted in, in other languages; plain letters. */
const kin = joined(`
  hij[oa]s? ninos? ninas? bebe bebes niet[oa]s? peque\\w* nen[ea] chic[oa] crianca criancas filh[oa]s? netos? menin[oa]s? fils fille filles
  enfants? gamine? garcon petit petite sohn sohnes sohnchen tochter kind kinder kindes baby babys enkel\\w* zwillinge figli[oa]? bambin[oaie]
  bimb[oaie] nipot[ei] zoon zoontje dochter dochtertje kindje klein\\w+ syn syna synek corka corki coreczka dziecko dziecka wnuk\\w*
  son dotter barn bebis fiul fiica copil\\w* bebelus\\w* oglum kizim cocugum bebegim anak anakku bayi balita be con chau mtoto watoto
  mwanangu beta beti baccha bachcha bacchi yaro yarinya jariri dana yata nwa omo anakko sanggol`);
const spelled = joined(`
  un uno una dos tres cuatro cinco seis siete ocho deux trois quatre cinq sept huit ein eins einem zwei drei vier funf sechs sieben acht due
  tre quattro cinque sei sette otto um uma duas quatro oito een twee vijf zes zeven jeden dwa trzy cztery piec iki uc dort bes dua tiga empat lima hai ba bon nam miwili
  mitatu minne mitano mmoja moja mbili tatu nne tano sita saba nane minane tisa kumi do teen char paanch chhe chhah saat aath nau das
  bir alti yedi sekiz dokuz on szesc siedem osiem dziewiec dziesiec nove dieci nueve diez neuf dix neun zehn zes negen tien seis sete oito dez
  satu enam tujuh delapan sembilan sepuluh isang dalawang tatlong apat limang anim pitong walong siyam sampung
  biyu uku hudu biyar shida bakwai takwas tara goma meji meta merin marun mefa meje mejo mesan mewa`);
const monthsElsewhere =
  '(?:1\\d|2[0-3])(?: \\p{L}+)? (?:meses|mois|monate|monaten|mesi|maanden|miesiecy|manader|luni|aylik|bulan|thang|miezi)';
const age = `(?:[1-9]|1[0-7]|${spelled})`;
const units = joined(`
  anos? anitos? anhos meses mes ans mois jahre? jahren jahriger? monate? monaten anni anno mesi mese jaar maanden? lata? lat rok roku miesiecy miesiace
  ar manader ani luni yasinda yas aylik ay tahun thn bulan bln tuoi thang miaka mwaka miezi mwezi saal sal mahine shekara watanni taon buwan`);
const elsewhere: readonly RegExp[] = [
  new RegExp(`(?:^| )(?:${kin}) (?:\\p{L}+ ){0,4}${monthsElsewhere}(?= |$)`, 'u'),
  new RegExp(
    `(?:^| )(?:mtoto|watoto|mwanangu|yaro|yarinya|dana|yata) (?:\\p{L}+ ){0,3}(?:miaka|mwaka|miezi|mwezi|shekara|watanni) ${age}(?= |$)`,
    'u',
  ),
  new RegExp(`(?:^| )(?:${kin}) (?:\\p{L}+ ){0,4}${age} (?:\\p{L}+ )?(?:${units})(?= |$)`, 'u'),
  new RegExp(`(?:^| )${age} ?(?:${units}) (?:\\p{L}+ ){0,2}(?:${kin})(?= |$)`, 'u'),
  new RegExp(
    `(?:^| )(?:${kin}) (?:\\p{L}+ ){0,2}(?:(?:van|von|de|di|umur|usia|ma|ist|is|ha|tem|tiene) (?:[1-9]|1[0-7])(?= |$)|(?:[1-9]|1[0-7])(?= (?:ist|isst|hat|mag|est|mange|tiene|come|ha|mangia|eet|heeft|je|jest)\\b))`,
    'u',
  ),
];
/** 'Il a 5 mois': somebody whose age is counted in months. */
const inMonths = new RegExp(
  `(?:^| )(?:il|elle|er|sie|lui|lei|ele|ela|el|ella|hij|zij|ze|ma|ana|usianya|umurnya) (?:a|ist|ha|tem|tiene|is|heeft|ma)? ?(?:[1-9]|1\\d|2[0-3]|${spelled}) (?:mois|monate?|mesi|meses|maanden|miesiecy|miesiace|bulan|miezi)(?= |$)`,
);
/** Words that are of small children alone. */
const small =
  /(?:^| )(?:kleinkind\w*|saugling\w*|nourrissons?|tout petits?|lactantes?|neonat[oi]|niemowl\w+|peuters?|kleuters?|dreumes|roczn\w+ dziec\w+|smabarn\w*|balita|batita|bebelus\w*|sugar na|bambin[oi] piccol[oi]|crianca pequena|nino pequeno|nina pequena|petit enfant|enfants? en bas age|mtoto mchanga|mtoto mdogo|diversification alimentaire|(?:commencer|debuter|demarrer) la diversification|beikost|svezzamento|introducao alimentar|alimentacion complementaria|mpasi|ek gidaya?|rozszerza\w+ diet\w+|annaprashan)(?= |$)/;
/** The same in scripts whose words do not stand apart, or have other letters. */
const inScript =
  /(?<![\d第]|妊娠 ?|怀孕 ?|懷孕 ?|임신 ?)(?:[1-9]|1[0-7]|[一二两兩三四五六七八九]|十[一二三四五六七]?) ?(?:岁|歲|歳|才|살|세(?= ?(?:아|딸|아들|남|여))|个月|個月|[ヶケか箇]月|개월)(?!前|后|後|전|時|时|の時|から|开始|開始|때|부터|以来|間)|(?:ребен|ребён|сын|доч|малыш|внук|внуч|дитин|донь|онук)\p{L}* (?:[\p{L}]+ ){0,2}(?:[1-9]|1[0-7]|два|две|три|четыре|пять) (?:год|года|лет|месяц\p{L}*|рок\p{L}*|місяц\p{L}*)|(?:طفل|ابن|بنت|ولد|رضيع|بيبي)\p{L}* (?:\p{L}+ ){0,2}(?:سنتين|سنة|شهرين|(?:[\d٠-٩]+|ثلاث|اربع|أربع|خمس|ست|سبع|ثمان) (?:سنوات|سنين|شهور|أشهر|اشهر|شهر))|(?:बेट|बच्च|शिशु|पोत|नात)\S* (?:\S+ ){0,2}(?:\d+|[०-९]+|एक|दो|तीन|चार|पाँच|पांच) (?:साल|महीने|माह|वर्ष)|(?:छोटे|\d+ साल क)\S* बच्च|(?:γιο|κόρη|παιδ|μωρ|εγγον)\p{L}* (?:\p{L}+ ){0,3}(?:[1-9]|1[0-7]) (?:ετών|χρον|μην)|(?:בן|בת|ילד|תינוק)\p{L}* (?:\p{L}+ ){0,2}(?:[1-9]|1[0-7]|שנתיים|שלוש|ארבע)|離乳食|婴儿|嬰兒|幼儿|幼兒|乳児|幼児|유아|영아|(?:طفل رضيع|الرضيع|رضيع)|शिशु|малыш|немовл|младен|辅食|輔食|이유식/u;
const sinceThen =
  /(?:^| )(?:hace|desde|depuis|il y a|seit|vor|da quando|sinds|geleden|ha|fa|odkad|temu|од|назад|tidigare|sedan|yildir|once|sejak|tu|tangu|lalu)(?= |$)/u;

/**
 * Whether a text tells of somebody under eighteen who is cooked for.
 * @param tokens plain words
 * @param text as it was written
 */
export function tellsOfChild(tokens: readonly string[], text: string): boolean {
  const said = tokens.join(' ');
  const isElsewhere = ofOthers.test(said) && !sharesTable.test(said);
  if (isNotAtTable(tokens) || isElsewhere) return false;
  if (!elsewise.test(said) && english.some((pattern) => pattern.test(said))) return true;
  if (inScript.test(text.normalize('NFC').toLowerCase())) return true;
  return (
    !sinceThen.test(said.replace(/\bha (?=\d)/, '')) &&
    [small, inMonths, ...elsewhere].some((pattern) => pattern.test(said))
  );
}
