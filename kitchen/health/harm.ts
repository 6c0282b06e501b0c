// How a person says that a food harms them, that it does not, or that it is somebody else's.
import { isLiked, isWary } from './liked.ts';
import { noneOfThese } from './noneOfThese.ts';

const denies =
  /(?:never|doesnt|dont|didnt|does not|do not|did not|wont|has never|have never|isnt|arent|hasnt|havent|no longer|not)/
    .source;
const complaints =
  /(?:troubles?|problems?|grief|issues?|bother|wind|gas|bloating|hives|rash(?:es)?|cramps?|pains?|reactions?|heartburn|reflux|headaches?|migraines?|jip|gyp|symptoms?|the runs|runs|harm|hassle|wahala|dramas?|bad effects?|discomfort|allerg(?:y|ies)|wrong|ill effects?)/
    .source;

/** What may follow a 'gone' that means 'over'; 'gone mad' and 'gone through the roof' tell of an allergy that is worse. */
const isOver =
  /(?: (?:now|away|completely|entirely|totally|fully|altogether|thankfully|luckily|thank|thanks|forever|today|these|nowadays|already|too|as well|also|long|years|months|last|this|since|once|when|because|thats|but|though|okay|ok|fine|lol|please|(?:its|it|i|im|ive|we|he|she|they|my|eat|eats|eating|can|no|not|have)(?= )|for (?!the (?:worse|worst))|by|at (?:age |the age of )?\d+|after|as an? (?:adult|kid|child|teen\w*)|in (?:\d+|the past|my (?:teens|twenties|thirties|childhood))|with (?:age|time|puberty|treatment|desensiti\w+)|from (?:my|the) (?:list|notes|profile|file|records?)|and (?:i|im|ive|we|he|she|they|my|no|can|eats?|over|done|forgotten|dusted)|so (?:i|im|we|he|she|they|please|no|can|eats?|you))\b|$)/
    .source;

/** Turns of phrase that hold a 'no' or an 'allergic' and say that all is well: read as 'okay' before anything else. */
const okayWithNo = [
  /\b(?:no )?not allergic\b/,
  /^(?:i|ive|we|weve|i have) never (?:had|got) (?:it|that|one)$/,
  /\bnot (?:to )?(?:cut|stop|drop|leave|avoid|give)(?:ting|ping|ing)? (?:it|them|those|that|up|out|off)(?: (?:out|up|off))?\b/,
  /\ball?erg\w* no$/,
  /\b(?:no|without|zero)(?: any)? (?:\w+ ){0,2}(?:restrictions?|requirements?|(?:dietary|special|food|health) (?:needs|preferences|rules|problems?|issues?)|dislikes|limits)\b/,
  /\bnothing (?:that )?(?:i|we|he|she|they) (?:cant|cannot|dont|wont|wouldnt|doesnt|do not|can not) (?:\w+ )?(?:eat|have|like|touch|do|stand)\b/,
  /\b(?:remove|take) .* (?:from|off) (?:my|the|our) list\b/,
  /\b(?:no longer|not (?:really |actually )?|isnt|arent|wasnt|never been|am not|aint) (?:\w+ )?(?:allergic|intolerant|coeliac|celiac)\b/,
  /\bdont have (?:an? |any )?(?:\w+ ){0,3}(?:allerg\w+|intoleranc\w+)/,
  /\bno (?:known |food )*(?:allerg\w+|intoleranc\w+)(?! to)\b/,
  /\b(?:no|zero|without|never (?:had |have |gave |given )?(?:an?y? )?) ?(?:problems?|bother|issues?|trouble|reactions?|ill effects?|harm|wahala|dramas?)\b/,
  /\b(?:never(?! mind)|doesnt|dont|didnt|do not|does not) (?:bother|bothers|bothered|mind|affect|affects|affected|trouble|hurt|harm)s?\b/,
  /\bnot (?:a|an) (?:problem|issue|allergy)\b/,
  // Not 'no cheese im lactose intolerant', in which somebody says why.
  /\b(?:no|without|sin|sans|senza|sem|ohne|keine?|pas d) (?:(?!(?:i|im|am|ive|we|were|weve|he|hes|she|shes|they|theyre|is|are|has|have|had|got|as|so|because|bc|cos|coz|cause|due|from|my|our|severe|bad|serious|strong|j|je|suis|nous|car|parce|mon|ma|mes|ich|bin|wir|da|weil|denn|mein\w*|yo|soy|estoy|somos|tengo|porque|mi|sono|ho|perche|mio|mia|eu|sou|tenho|pois|meu|minha) )\p{L}+ ){0,3}(?:al+erg(?:y|ies|ie|ien|ia|ias)|intol+er\w+)\b/u,
  /^(?:pas (?:a|au|aux)|nicht gegen) /,
  /\b(?:(?:i|we|ich|wir|ik|we) )?(?:(?:have|got|habe?|haben|heb|hebben|nao (?:tenho|temos)|no (?:tengo|tenemos)|non (?:ho|abbiamo)|(?:je |on )?n (?:ai|a)) )?(?:absolutely |gar |absolument |assolutamente )?(?:nothing against|nada contra|niente contro|nulla contro|niets tegen|niks tegen|rien contre|nichts gegen|nix gegen)(?: (?:le|la|les|los|las|el|il|lo|i|gli|o|os|as|de|het))?\b/,
  /\b(?:cant|cannot|couldnt|could not|would not|wouldnt) (?:(?:live|cope|manage|survive|function|do|be) without|get enough)\b/,
  /(?<!\b(?:never|hasnt|havent|didnt|not|dont|yet to|hadnt|nearly|almost|partly|partially|mostly|half|if|until|hopefully|might have|may have|thought \w+) (?:\w+ )?)\b(?:outgrew|outgrown|grown out of|grew out of)\b(?: (?:\w+ ){0,4}?(?:all?erg(?:y|ies)|intoleranc\w+))?/,
  new RegExp(
    `\\ball?erg(?:y|ies) (?:(?:is|are|has|have|was|were|got) )?(?:been )?(?:all |long )?(?:gone(?=${isOver})|outgrown|resolved|cleared)\\b`,
  ),
  /\ball?erg(?:y|ies) (?:has |have |had )?(?:disappeared|vanished|went away|gone away|faded|worn off|wore off)\b/,
  /\b(?:turns|turned) out (?:it )?(?:wasnt|isnt|was not|is not)\b/,
  /\b(?:cleared|misdiagnos\w+|resolved)\b/,
  /\bused to be allergic\b/,
  /\b(?:was|were|had been|thought \w+ (?:was|were)) allergic\b(?=.*\b(?:now|any ?more|anymore|fine|but)\b|$)/,
  /\bused to (?:have an? (?:\w+ )?allergy|(?:hate|avoid|leave out|dislike)\b)/,
  /\b(?:tested|tests?|biopsy|results?) (?:(?!positive)\w+ ){0,4}?negative\b/,
  /\bpassed (?:my|the|his|her|a) .*challenge\b(?: (?:at|in) (?:the |my )?(?:hospital|clinic|ward))?/,
  /\b(?:get|gets|got|getting) away with\b/,
  /\b(?:gave up|stopped) being\b/,
  /(?<!\b(?:its|s|is|are|im|am) )\bnot just\b/,
  /\b(?:dont|do not|never|no need to|need not|neednt) (?:\w+ )?(?:leave out|leave off|remove|skip|exclude|cut out|omit|take out|drop|ban)\b/,
  /\b(?:avant j etais|antes era|antes eu era|fruher war ich|prima ero|vroeger was ik|kiedys) (?:\w+ )?(?:al+erg\w*|intol\w+)/,
  /\bkein thema(?: mehr)?\b|\b(?:nicht mehr|kein\w*) (?:allergisch|allergie)\b|\b(?:ya no|ja nao|nao|no) (?:soy|tengo|sou|tenho) (?:mas |mais )?al+er\w+|\b(?:non|ne) (?:sono|suis) (?:piu|plus) al+er\w+/,
  /\b(?:never|cant|cannot|wont|wouldnt|couldnt|wouldnt ever) (?:ever )?(?:say no to|resist|turn down|refuse|do without|be without|imagine \w+ without)\b/,
  /\bnot (?:less|fewer)\b/,
  /\bno (?:reason|need) to (?:skip|avoid|leave|drop|cut|ban|fear|worry)\b/,
  /\b(?:could|to|would|id) die for\b|\bdying for\b/,
  /\bafter (?:\w+ )?(?:years|months|ages) (?:without|off|of avoiding|avoiding)\b/,
  /\bbila (?:shida|tatizo)\b|\bno be (?:my |a |any |wahala for )?(?:problem|wahala|trouble)\b/,
  /\bno (?:complaints?|regrets|qualms|fuss)\b(?: (?:with|about))?/,
  /\b(?:gave|given|got|have|has) (?:me |him |her |us )?(?:the )?(?:green light|all clear|go ahead|thumbs up)\b/,
  new RegExp(
    `\\b${denies} (?:\\w+ ){0,2}?(?:gives?|gave|given|cause[sd]?|caused|brings?|brought|had|have|has|do|does|did|done) (?:me |him |her |us |you )?(?:any |a |the |much |so much as an? |on |up )*${complaints}\\b`,
  ),
  new RegExp(
    `\\b${denies} (?:\\w+ )?(?:makes?|made|leaves?) (?:me|him|her|us) (?:feel )?(?:ill|sick|itch\\w*|swell|bloat\\w*|poorly|unwell|wheez\\w*|sneeze|bad|worse)\\b`,
  ),
  new RegExp(
    `\\b${denies} (?:\\w+ )?(?:react(?:s|ed|ing)?(?: to)?(?! (?:\\w+ ){0,3}(?:well|nicely|kindly|good))|upset(?:s)?|disagrees?(?: with)?|repeats?(?: on)?|trigger(?:s|ed)?|bloats?|sets? (?:me|him|her|us) off|swells?|flares?)\\b`,
  ),
  /\bgive (?:me|us) (?:all|more|lots|plenty|loads)\b/,
  /\b(?:no|aucun|aucune|ningun|nessun|nenhum|kein|geen) (?:\w+ )?(?:probleme?|problema|problem|souci|issues?) (?:with|avec|con|com|mit|met)\b/,
  /\bne (?:me |nous |lui )?(?:pose|posent) (?:aucun|pas de) probleme\b/,
  /\b(?:all?erg(?:y|ies) )?(?:(?:turned|turns) out (?:to be )?(?:a )?(?:false (?:alarm|positive)|nothing|mistaken|wrong)|(?:was|were) a false (?:alarm|positive))\b/,
  /\bruled out (?:an? |the )?(?:\w+ )?(?:coeliac|celiac|all?erg\w*|intoleran\w*)\b|\ball clear\b/,
  /\b(?:pas|no hay|no tengo|nessun|sem|sin|geen|kein|keine|inga|bez|khong|walang|tidak ada|ga ada|nggak) (?:de |un |ningun )?(?:probleme?|problemas?|problema?|souci|problemu|masalah|problem|sao)\b/,
  /\b(?:nie ma problemu|hakuna (?:shida|tatizo)|sorun (?:yok|degil|olmuyor)|dokunmuyor|khong sao|nema problema|nu am probleme|ga masalah|nggak masalah|tidak masalah|kein ding)\b/,
];

/** The same, to be found wherever they stand. */
const okayEverywhere = okayWithNo.map((pattern) => new RegExp(pattern, `g${pattern.flags}`));

/** What says by itself that a food does no harm. */
const saysOkay = [
  /\b(?:cool|grand|sorted|good to go)(?: (?:lol|tho|though|thanks|thx))*$|(?:\b(?:is|are|r)|s) (?:cool|life|love|essential|non negotiable|a must|a staple)\b|\binstead(?: (?:please|pls|plz))?$/,
  /\bokay\b/,
  /\bsweet as$|^(?:\p{L}+l[iu] (?:ve )?)+olsun$/u,
  /(?:^| )(?:stays?(?: in| put)?|(?:is|are|s|r|re) (?:back )?(?:in|on|good|great|eaten(?: \w+){0,2}|what (?:i|we|he|she) (?:use|drink|have|eat|get|buy|cook with)|(?:still |back )?on the menu))$/,
  /^(?:\p{L}+ ){1,2}negative$/u,
  /\bchallenge (?:was |is |been )?(?:passed|negative|clear|fine|ok)\b|\b(?:told|advised|asked|supposed|have|had|need|meant|said) (?:me )?(?:to )?(?:keep(?: on)?|carry on|continue|go on|stay on) (?:eating|having|drinking|taking)\b|\b(?:keep|keeping|stay|kept) (?:my |the |our )?\w+ (?:\w+ )?(?:steady|consistent|constant|the same|regular|level)\b/,
  /(?<!false )\bnegative (?:for|to|on)\b(?!.*\bpositive\b)/,
  /\b(?:gerne?|schon|pode|oui|sawa|dai lafiya|lafiya lau)$/,
  /\b(?:fair game|go ahead|is (?:my|our|pure|a) joy|couldnt (?:live|cope|manage|survive) without|dying for|die for|(?:with|on|in) everything|nothing (?:beats|better than|tops)|hits the spot|gives? no|(?:does|do|did) nothing(?! for (?:me|us))|does(?:nt| not) do anything|without (?:\w+ )?(?:trouble|problems?|issues?|bother|incident|harm)|(?:is|are|its) regular)\b/,
  /\btolerat(?:e|es|ed|ing) \w+ (?:\w+ )?(?:well|fine|ok|okay|perfectly|happily|easily)\b/,
  /\b(?:agrees? with (?:me|us|him|her)|sits? well|goes? down (?:well|fine|a treat|nicely|ok|okay)|passed (?:my|the|his|her|a) .*(?:challenge|test)|(?:is|are|s|re) (?:still |back )?on the menu|no drama|no biggie|no sweat|poses? no)\b/,
  /\b(?:fine|ok|alright|safe|tolerated|allowed|welcome|permitted)\b|\b(?:inside|in) (?:all|every|most of) (?:my|our) (?:\w+ ?){1,2}$/,
  /\b(?:lover|favourite|favorite|big fan|huge fan|fan of)\b|\b(?:my|our|a) go tos?\b|\bno probs?\b/,
  /\b(?:scrap|delete|reintroduced|(?:forget|ignore) (?:what|the|my|that|i|it|about|all|everything|his|her|our|please|this|any allerg\w*|[a-z]+ allerg\w*))\b/,
  /(?:^| )(?:yes|yes please)$/,
  /\b(?:eat|have|get|want|need|need to eat|told to eat|should eat) (?:more|lots of|plenty of)\b/,
  /\b(?:ca va|ca passe|passe bien|(?:ist|sind|ar|jest|sa|e) (?:ok|okay)|kein problem|gar bra|geht(?: gut)?$|gaat (?:goed|prima)|va(?:nno)? bene|(?:esta|estan|sienta|caen|cae) bien|no pasa nada|tudo bem|de boa|tranquillamente|theek hai|thik hai|(?:thi|van|cung) duoc|okay lang|ok lang|van an|aman|serbest|chalta hai|chalti hai|chalega|chalegi|no worries|tranquillamente|va benissimo|me va bien|le va bien)\b/,
];

/** What says it where nothing else is said: 'I eat peanuts every day', not 'I itch when I eat peanuts'. */
const saysEaten = [
  /\b(?:we|i|they|kids) (?:get|go|got|gets|goes) through\b|^(?:can i (?:have|get) )?extra\b|\b(?:use|using) up\b|\bthere(?:s| is| are) always\b|\b(?:mad|nuts|crazy|wild) (?:for|about)\b|\bagrees? with (?:me|us|him|her)\b|\bcould (?:live on|eat \w+ (?:all day|every day|forever))\b|\bi digest \w+ (?:well|easily)\b/,
  /^(?:\p{L}+ ){1,4}(?:every (?:day|morning|evening|night|week|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|daily)(?: now)?(?: (?:in|on|with|for) (?:\p{L}+ ){1,3}\p{L}+)?$/u,
  /\b(?:posso|moge|gehen(?: aber)?|kan ik hebben|l[oae]s? tolero|yiyebiliyorum|nakula|olur|puedo|eu amo|thich(?: an)?)\b|^(?:\p{L}+ ){1,3}(?:si|sim|oui|tak|evet)$/u,
  /\b(?:i|id|we|he|she|they|me|(?:kids?|children|husband|wife|hubby|partner|sons?|daughters?|boys?|girls?|family|mum|mom|dad|everyone|everybody|toddler|parents|boyfriend|girlfriend|housemate|flatmate|all)) (?:do |can |may |could |would |will |am able to )?(?:still |now |all |happily |also )?(?:eat|have|tolerate|tolerates|enjoy|enjoys|love|loves|like|likes|drink|drinks|want|eats|scoffs?|devours?|wolfs? down|inhales?|demolish(?:es)?|munch(?:es)?|gobbles?|lives? on|snacks? on|do|crave|craves|adore|adores|cook with|bake with|grow)\b/,
  /\b(?:i|we|he|she|they) (?:do |can |still |happily )?(?:take|eat|have|do|tolerate|like|love|drink)$/,
  /\bjem (?:normalnie|bez problem\w+|spokojnie)\b|\b(?:maintenant|jetzt|ahora|adesso|ora|agora) (?:je )?(?:re)?(?:mange|esse|como|mangio)\b/,
  /\b(?:he|she|we|they|i|kids?|son|daughter|husband|wife) (?:has|have) (?:\w+ ){1,4}(?:now|every|daily|again|often|most|for (?:breakfast|lunch|dinner))\b/,
  /\b(?:happy to (?:eat|have)|bring on|addicted to|obsessed with|crazy about|mad about|partial to|keen on|fond of|can eat anything including)\b/,
  /\b(?:can|may) (?:i |he |she |we )?(?:still |now |all )?(?:eat|have|tolerate|drink)\b/,
  /\b(?:yerim|yeriz|yiyorum|icerim)$/,
  /^(?:\p{L}+ ){1,3}(?:i|we|he|she|they) can (?:handle|manage|cope with|deal with)$|^(?:i|we|he|she|they) can (?:handle|manage|cope with|deal with) /u,
  /^who (?:eats?|drinks?|has|loves?|likes?) /,
  /^(?:(?:i|we|and) )?still (?:eat|have|love|enjoy|like|drink|cook|use)\b|\b(?:once|twice) a (?:day|week|fortnight|month)\b|^so (?:\p{L}+ ){1,5}again$/u,
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
  anything including every everyday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays
  kids kid children husband wife hubby partner son sons daughter daughters boy boys girl girls family mum mom dad
  everyone everybody toddler parents boyfriend girlfriend housemate flatmate
  jeden tag taglich liebe oft gern gerne hou van dol op lust iedere dag alskar gillar varje j aime tous jours chaque jour
  souvent me encanta encantan gusta gustan todos dias cada dia mi piace piacciono tutti giorni ogni giorno gosto
  muito dias uwielbiam lubie kocham codziennie severim seviyorum bayilirim her gun suka doyan setiap hari gusto ko ng
  napenda iubesc imi place plac pasand hai hain mujhe
  w by scoff scoffs devour devours wolf wolfs down inhale inhales demolish demolishes munch munches gobble gobbles
  snack snacks live lives punnet punnets bucket bucketful kilo handful plateful bowlful packet ton dozen happily
  vontade sempre sem sin problema problemas normalmente thi van an duoc thoai mai binh thuong khong sao
  doc docs doctor doctors says said dietitian gp consultant jar jars tub tubs mate hobby take takes yerim yeriz yiyorum icerim bila shida normalnie spokojnie remange maintenant du pain souci get gets got go goes through use using up extra there mad nuts crazy wild agree agrees dozen two three four five six evening night handle manage cope deal smoothie
  smoothies porridge sandwich sandwiches salad salads digest easily forever fridge freezer house moge gehen hebben ik kan tolero yiyebiliyorum nakula olur
  again so smaller scoop plate portion portions spoon cup cups fortnight month em
  curado curada sim oui tak evet amo adoro eu cok toi thich muito bardzo heel erg tres sehr wirklich vraiment mycket il pesce`.split(
    /\s+/,
  ),
);

/** Any of these means that not all is well. */
const harms =
  /\b(?:(?:it|allergy) (?:\w+ )?(?:came|has come|is) back(?! (?:\w+ )?(?:negative|clear|fine|normal|ok|okay|good|all|on|in))|nothing (?:with|containing)|(?:i|we) hope|hoping|if (?:my|our|his|her)|since (?:i|we|he|she) (?:cut|stopped|quit|gave up|dropped|ditched|left out)|(?:since|after|from|by) (?:cutting|stopping|quitting|giving up|dropping|ditching|leaving out|going off|coming off|eliminating|removing)|(?:etai(?:s|t|ent)|era[nm]?|estaban?|estavam?|erano|waren?|ging(?:en)?) (?:\w+ ){0,2}?(?:ok|okay|bien|bem|bene|gut)(?: (?:avant|antes|prima|fruher|frueher|mal|once|autrefois))|before (?:pregnancy|covid|menopause|surgery|chemo)|still (?:am|is|are|do|does|has|have (?:it|that|mine))|(?:goes|go|went) (?:right |straight )?through|once (?:i|we) (?:could|ate|used)|looks? like an?|pay(?:s|ing)? (?:the|a|for)|(?<!(?:folic|uric|citric|amino|ascorbic|fatty) )acid\b|excused|wear\w* (?:a |an |my )?(?:gloves|masks?|goggles)|(?:up|awake) (?:all|half the|most of the|the whole) night|keeps? (?:me|us|him|her|them|my \w+) (?:up|awake)|sleepless|(?:the )?(?:loo|toilet|bathroom|bog)\b|doubled over|curled up|floors? (?:me|him|her|us)|lays? (?:me|him|her) (?:up|out|low)|f[ae]ll(?:en)? out|falling out|turn(?:s|ed)? (?:me|us|him|her|them|my \w+|our \w+)|hates? what|what (?:it|they) (?:does|do) to|favou?rite was|was (?:my|our) favou?rite|developed|safe to say|wish\w*|if only|neither|nobody|fear\w*|afraid|scared|terrified|casualty|emergency|resuscitat\w*|hates? (?:me|him|her|us)|(?:go|goes|going|went|gone|turn\w*|come\w*|came|blow\w*|blew|puff\w*|break\w*|broke) (?:all |bright |right )?(?:red|purple|blue|blotchy|out|up)(?! (?:of|on|with|for|to)\b)|leave (?:\w+ ){0,3}?out|leave off|(?:keep|kept) (?:\w+ ){0,3}?(?:out|away|off)|skip|omit|exclud\w*|steer\w*|stay\w* (?:off|away|clear)|epi ?pens?|jext|emerade|adrenalin\w*|anaphil\w*|(?:is|are|was|were|its|theyre) out|in theory|(?:was|were) (?:\w+ )?(?:fine|ok|okay|safe|good)|not yet|if (?:i|we|he|she) (?:take|have)|antihistamines?|used to (?:be (?:\w+ )?(?:fine|ok|okay|able|good)|eat|love|like|have|enjoy|tolerate|drink)|(?:small|tiny|limited|moderate) (?:amounts?|bits?|quantit\w+|doses?|portions?)|a (?:little|bit|tiny bit)|in moderation|might|maybe|perhaps|hopefully|supposedly|unsure|nearly|almost|partly|regret\w*|ruin\w*|wreck\w*|knacker\w*|mess(?:es|ed|ing)? (?:me|up|with)|pay for it|paying for it|suffer\w*|burns?|bloat\w*|wheez\w*|choke\w*|poorly|worse|bad|stings?|tingl\w*|numb|flush\w*|queas\w*|tickl\w*|prickl\w*|palpit\w*|sweats|sweating|puff\w*|blotch\w*|spots|migraines?|headaches?|runs|heartburn|reflux|nausea\w*|sore|hurts?|no|not|never|nor|none|cant|cannot|dont|doesnt|didnt|wont|isnt|arent|wasnt|shouldnt|mustnt|couldnt|without|unable|avoid\w*|all?erg(?!ist|olog)\w*|intoleran\w*|swell\w*|swoll\w*|ill|sick|hives|rash(?!er)\w*|itch\w*|vomit\w*|reacts?|reacted|reactions?|pain|cramps?|welts?|anaphyla\w*|epipen|makes? (?:me|him|her|us)|(?:makes?|sets?|gets?|puts?|sends?) (?:my|his|our) (?:\w+ )?(?:heart|head|stomach|tummy|guts?|throat|skin|chest|nose|eyes|mouth|tongue|lips?|face|ears)|give[ns]? (?:me|him|her|us)|kill\w*|die|death|deadly|fatal|lethal|danger\w*|hospital|ambulance|collapse\w*|faint\w*|agony|nightmare|disaster|banned|forbidden|off limits|doubled|knocks?|wipes?|throat|breath\w*|only|nicht|keine?|keinen|kein|nie|pas|jamais|sans|non|mai|niente|manco|nemmeno|neanche|neppure|nem|senza|nunca|nada|sin|nao|sem|niet|geen|inte|ingen|inga|bez|nu|fara|yok|degil|\w+mem|\w+miyorum|tidak|tak|gak|nggak|ga|free|decaf\w*|vegan \w+|substitutes?|alternatives?|tops|parts?|traces?|unless|until|jangan|bukan|hindi|bawal|huwag|wala|khong|kieng|siwezi|sili|hapana|nahi|nahin|mat)\b/;

/** The same in other scripts, where words are not apart: what is well, and what is not. */
const exceptInScript =
  /以外|除了|除外|кроме|крім|окрім|ما عدا|إلا|سوى|بجز|به جز|εκτός|חוץ|ยกเว้น|छोड़कर|के अलावा|ছাড়া|বাদে|کے علاوہ|빼고|제외/u;
const okayInScript =
  /(?:^| )(?:ем|їм)(?: спокойно| нормально| спокійно)?$|可以的?$|τρώω|खा लेत|पी लेत|खाता ह|खाती ह|没问题|沒問題|没事|可以吃|能吃|可以喝|大丈夫|平気|食べられます|食べれます|食べます(?!ん)|食べてます|먹어요|먹습니다|آكله|أكله|اكله|آكلها|普通に食べ|治り(?:ました|まし)|飲めます|괜찮|먹을 수 있|먹어도|ठीक|खा सकत|খেতে পারি|люблю|喜欢|喜歡|爱吃|好き|좋아|أحب|احب|पसंद|পছন্দ|پسند|αγαπώ|αρέσ|אוהב|ชอบ|دوست دار|সমস্যা নেই|ٹھیک|کھا سکت|مسموح|عادي|لا بأس|بدون مشكلة|مشکلی ندار|می‌توانم|میتونم|нормально|можно|можу|могу|хорошо|без проблем|добре|μπορώ|εντάξει|מותר|בסדר|ได้|ไม่เป็นไร/u;
const harmInScript =
  /疹|痒|癢|肿|腫|呕|拉肚|泻|难受|かゆ|腫れ|下痢|じんま|苦し|吐|отек|отёк|опух|сып[ьи]|зуд|чеш|тошн|рвот|понос|боли|плохо|задых|красне|تورم|يورم|حكة|حكه|طفح|ضيق|إسهال|اسهال|مغص|ألم|يؤلم|يسبب|تسبب|منع|सूज|खुजल|चकत्त|दस्त|उल्टी|दर्द|मरोड़|सांस|साँस|तकलीफ|दिक्कत|가려|부어|두드러기|설사|아프|不喜|不爱|不愛|じゃない|ではない|嫌い|안 ?좋|싫|ไม่ชอบ|ندار|过敏|過敏|不能|不可以|不吃|アレルギ|食べません|食べない|안 ?먹|안 ?마|食べられません|食べれません|だめ|ダメ|못|안 되|안돼|알레르기|알러지|नहीं|मत|না|নয়|নেই|نہیں|الرجی|لا (?:أ|ا|آ|ي|ت|ن)|ممنوع|حساسي|ما (?:أ|ا)قدر|نمی|حساسیت|нельзя|аллерг|алерг|(?:^| )не |не (?:могу|можна|можу|ем|їм)|δεν|αλλεργ|לא|אלרג|ไม่ได้|แพ้/u;

/** A 'no' that belongs to what is well in other scripts. */
const okayWithNoInScript =
  /没问题|沒問題|没事|问题不大|كان عند\S* حساسي\S*|アレルギーは?\S*(?:治|克服)\S*|(?:以前|小时候|小時候)[^，。,]*过敏|(?:раньше|в детстве) [^,.]*аллерг\S*|पहले [^,।]*एलर्जी थी|ไม่เป็นไร|لا بأس|সমস্যা নেই|कोई समस्या नहीं|не проблема/gu;

/**
 * Whether a part of a text says clearly that what it names does no harm.
 * @param tokens plain words
 * @param isFood whether a word belongs to the name of a food
 */
export function isHarmless(
  tokens: readonly string[],
  text: string,
  isFood: (token: string) => boolean,
  isToldFreely = false,
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
  const said = okayEverywhere.reduce(
    (each, pattern) => each.replace(pattern, ' okay '),
    tokens.join(' ').replace(noneOfThese, ' '),
  );
  if (harms.test(said)) return false;
  const words = said.split(' ').filter((token) => token !== '');
  return (
    saysOkay.some((pattern) => pattern.test(said)) ||
    (saysEaten.some((pattern) => pattern.test(said)) &&
      words.every((token) => neutral.has(token) || isFood(token))) ||
    isLiked(words, isFood, isToldFreely)
  );
}

/** Whether words or what was written speak of harm, refusal or absence. */
export const speaksOfHarm = (said: string, text: string): boolean =>
  harms.test(said) ||
  harmInScript.test(text.normalize('NFC').toLowerCase().replace(okayWithNoInScript, ''));

/** Whether a part says that something is wrong, of whatever it speaks. */
export const isHarmful = (tokens: readonly string[], text: string): boolean =>
  !isHarmless(tokens, text, () => false) &&
  (harms.test(tokens.join(' ')) || harmInScript.test(text.normalize('NFC').toLowerCase()));

/** A part that names nothing and says that all is well: '…, no reaction', '…, they are fine'. */
export const isPlainlyFine = (tokens: readonly string[]): boolean => {
  const text = tokens.join(' ');
  const isSaid =
    /^(?:(?:aber )?schon|ja|oui|si|sim|tak|yes|wel|evet|da)$|^(?:(?:it|they|that|those|both|all|i|we|kids?|im|its|theyre|were|hes|shes) |(?:and|but|now) )*(?:is |are |am |s |re )?(?:(?:love|like|adore|enjoy|eat|crave|drink|live on)s? (?:it|em|them|those|that)\b|cant (?:get|have|eat) enough|been (?:fine|ok|okay|clear) (?:for|since)|fine|ok|okay|all (?:fine|clear|good)|no (?:reactions?|problems?|bother|issues?|ill effects?)|not allergic|can have (?:it|them|em)|eats? (?:it|them|em))/.test(
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
  /\b(?:(?:die|der|das|sie|es) (?:ist|sind|war) (?:(?!nicht|noch)\w+ ){0,5}(?:weg|vorbei|verschwunden)|(?:c est|ca a) (?:passe|parti|disparu|fini)|se me (?:paso|quito)|outgrew|outgrown|grown out of|grew out of|cleared (?:me|him|her)|(?:biopsy|tests?|results?) (?:was |were |came back )?(?:negative|clear)|turned out not|came back (?:clear|negative|fine|normal)|turned out (?:to be |it was |its )(?:just |only )?(?:an? )?(?:stress|anxiety|nothing|something else|a virus|a bug|hormones)|im not allergic|i am not allergic|misdiagnos\w+|resolved|(?:kein|keine) (?:thema|probleme?) mehr|plus (?:un|de|aucun) (?:souci|probleme)|ya no es (?:un )?problema|geen probleem meer)\b|^(?:plus maintenant|ya no|(?:jetzt )?nicht mehr|adesso no|ora (?:non )?piu|agora nao|ja nao|(?:nu )?niet meer|juz nie)$|^(?:(?:and|but) )?(?:negative$|(?:all )?clear$|not now$|(?:the )?(?:biopsy|tests?|bloods?|results?|scope|doctor|doc|consultant) (?:says?|said) (?:no|not|otherwise|im not|i am not)\b|(?:it|that|they) (?:wasnt|isnt|werent|arent)$|(?:i|im|i am|hes|shes|he is|she is) not$|not any ?more|any ?more|anymore|gone now|all gone|no longer|long gone|not me|not mine)\b|\bgone now$/;

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
  /\b(?:what|how) (?:it|they|that|this|those) (?:do|does|did) to\b|\b(?:it|they|them|that|which|those)\b.*\b(?:makes?|gives?|ill|sick|cant|cannot|kills?|react|hives|swell\w*|not)\b|\b(?:cant|cannot|mustnt|shouldnt|not allowed)\b|\bnow (?:i|my|it|they)\b.*\b(?:clos\w+|swell\w*|react\w*|itch\w*|cant|hives|rash|ill|sick)\b|^(?:not|never|only|unless|until|just not)\b|^(?:but |and )?now (?:it|they|that|those) (?:really |definitely |all )?(?:do|does)$|\bshar(?:e|es|ing) (?:\w+ )?(?:meals?|food|dinners?|plates?|pots?|table|everything|cooking)\b|\bnot any ?more\b|\bnever again\b|\bnearly killed\b|^(?:and |but )?(?:it |that |they )?failed\b|^(?:but )?(?:now )?positive\b|^(?:but )?(?:nope|nah|wrong|i was wrong|alas)\b|^(?:but )?(?:i (?:really |definitely )?am|they (?:really )?are(?: (?:for|to) me)?|it (?:really )?is(?: (?:for|to) me)?)$|^(?:(?:but|aber) )?(?:wenn|falls|sofern|solange|nur|if (?:it|they|its|theyre|baked|cooked|well|fully)|as long as|so long as|provided)\b/;

/** Begins with what speaks of the food that was named: 'they hate me', 'it has its revenge'. */
const ofIt = /^(?:but |and |though |only )?(?:it|they|them|that|which|those)\b/;

export const isTurnedBad = (tokens: readonly string[]): boolean => {
  const text = tokens.join(' ');
  return (
    turnsBad.test(text) ||
    (ofIt.test(text) &&
      isWary(text) &&
      !isPlainlyFine(tokens) &&
      !isRetracted(tokens) &&
      !isHarmless(tokens, text, () => false))
  );
};

/** An earlier time, of diets and medicines. */
export const isOfThePast = (tokens: readonly string[]): boolean =>
  /\bused to (?:be|take|have)\b|\b(?:was|were) (?:an? )?(?:\w+ )?(?:vegan|vegetarian|veggie|pescatarian) (?:until|till|til|before)\b|\b(?:no longer|stopped being|gave up being|quit being)\b|\bnot (?:\w+ )+any ?more\b|\bgone back to\b|\b(?:was|were) (?:an? )?(?:\w+ )?(?:vegan|vegetarian|veggie|pescatarian) (?:at|for|in|as|once|when|years|ages|during)\b|\b(?:thinking|thought) (?:about|of) (?:going|becoming|turning)\b|\b(?:former|lapsed|ex) (?=vegan|vegetarian)/.test(
    tokens.join(' '),
  );

/** A diet of some days is none: 'plant based on weekdays', 'mostly vegan'. */
export const isPartTime = (tokens: readonly string[]): boolean =>
  /\b(?:weekdays|weekends?|mostly|most (?:days|of the time)|sometimes|part time|during the week|flexi\w*|reducetarian|semi|meatless monday|(?:twice|once) a (?:week|month)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|occasionally)\b/.test(
    tokens.join(' '),
  );

/** 'Allergy', 'reaction' and the like, as words begin in languages of Latin letters. */
const reaction =
  /^(?:all?[eu]r[gj](?!ist|olog)|al+ergi|alerd|alergy|elergy|hasas|7asas|uczul|nadwraz|mzio|mizio|alahan|alah$|aleji|alaji|ialeji|intol+er|nietoler|unvertr|uberempf|overkans|overgevoel|anaph|anaf|react|reagi|reaguj|reakc|reakt|hives|swell|swoll|rash(?!er)|epipens?$|adrenalin|itch|tingl|wheez|resuscit|blotch|welts?$|urticari|orticari|nesselsucht|pokrzywk|juck|demang|prurit|picor|comichao|epi$|jext|ige$|kreuz|hassas)/;
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
