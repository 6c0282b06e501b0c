// More of the same ways, as people tell them shortly: checked by a clinic, eaten though it is not liked, eaten by somebody of the family.
import { ledBy } from './fineWay.ts';
import type { FineWays } from './fineWay.ts';

/** Ways beside those of a language: what includes other foods is told there. */
const more = (
  opening: string,
  { told = [], past = [], gone = [], everything = [], tails = [] }: Partial<FineWays>,
): FineWays =>
  ledBy(opening, {
    told,
    past: past.map((way) => opening + way),
    gone,
    everything,
    inclusion: '(?!)',
    included: '(?!)',
    tails,
  });

const who =
  '(?:i|we|he|she|they|(?:my|our) (?:son|daughter|husband|wife|partner|mum|dad|kids?)|kids)';
const often =
  '(?: (?:daily|every day|every week|every morning|often|now|again|still|too|happily|only|all the time|most days|regularly|with no trouble|with my \\p{L}+))*';
const checked =
  '(?:(?:the |my |an? |her |his )?(?:allergy clinic|allergist|doctor|doc|hospital|consultant|gp|clinic|specialist|dietitian|dermatologist))';

const once =
  '(?:once|one time|as an? (?:kid|child|baby|toddler|teenager|student)|years ago|ages ago|long ago|at \\d+|in \\d{4}|(?:when|while) (?:i|he|she) was (?:little|small|young|\\d+|a (?:kid|child|baby)))';

const english = more('(?:(?:and|but|so|well|luckily|thankfully|today|now|these days|honestly) )*', {
  told: [
    `{food} (?:(?:is|are|s|re) )?(?:(?:totally|perfectly|absolutely|completely|always|both|all|just|still) )*(?:no (?:prob|probs|bother|drama|sweat|worries|hassle)|fine|ok|okay|alright)(?: (?:for|with|by) (?:me|us|him|her))?(?: and (?:i|we|he|she) (?:eat|eats|have|has|drink|drinks|love|loves) (?:it|them)${often})?`,
    `{food} ${who} (?:am |are |is |can |do )?(?:digest|digesting|tolerate|tolerating|handle|handling|manage|managing|eat|eats|eating)(?: (?:it|them))? (?:nicely|well|easily|fine|properly|happily|ok|okay|with no trouble|without trouble)`,
    '(?:the )?(?:humans|people|rest of us|two legged ones)(?: (?:here|in this house))? (?:eat|love|like|adore) {food}',
    '{food} any way (?:u|you|i|we) (?:like|want|please|fancy)',
    '{food} (?:is|are) (?:my|our) (?:\\d\\w* )?(?:fav|faves|snack|go to|thing)(?: here| at ours| these days)?',
    '(?:i |we )?(?:live|lives|living|survive|get by|run) (?:off|on) {food}',
    'back on {food}(?: (?:since \\d{4}|now|again|for (?:years|ages)))*',
    `(?:(?:${checked} |they )(?:says?|said|told (?:me|us)|advised)(?: to)? )?(?:to )?(?:carry on|keep|keep on|continue|go on|advised to|told to) (?:eating|having|drinking|eat|have) {food}(?: (?:as (?:normal|usual|before)|every day|daily|regularly))*`,
    '(?:(?:my|the|his|her) )?(?:bloods?|blood tests?|skin tests?|skin prick|prick tests?|biopsy|tests?) (?:(?:was|were|is|are|came back|come back) )(?:all )?(?:a )?(?:negative|clear) (?:for|to|on) {food}',
    `(?:${checked} (?:says?|said|found|thinks?|reckons?)(?: that)? )?it (?:was|is)(?:nt| never| not) (?:the )?{food}(?: (?:after all|at all|in the end))*`,
    `(?:(?:my|his|her|our|the) )?{food} (?:all?ergy|intolerance) (?:went|left me|left|ended|stopped|passed|faded|cleared)(?: (?:away|when (?:i|he|she) (?:was|turned|hit) \\p{L}+|at \\p{L}+|years ago|ages ago|long ago|in \\d{4}|after \\p{L}+))*`,
    `{food} (?:i|we) (?:have |ve |had |have had )?(?:never had )?(?:no|any|an?|zero) (?:issues?|problems?|trouble|bother|reactions?) with(?: at all)?`,
    `(?:${checked} (?:says?|said)(?: that)? )?(?:i|we|he|she) (?:can|may|could) (?:go back to|start|return to|resume) (?:eating|having|drinking) {food}(?: again)?`,
    '(?:the |my |our )?(?:whole )?(?:family|house|household|lot of us|all of us|everyone|everybody)(?: here)? (?:eats?|loves?) {food}(?: and (?:not one of us|none of us|nobody|no one) (?:reacts|has (?:a|any) (?:problem|reaction|trouble)))?',
    '{food} (?:all?ergy|intolerance) (?:was |has been |is |got )?(?:ruled out|disproved|delabelled|debunked)(?: (?:by (?:the |my )?\\p{L}+|last \\p{L}+|in \\d{4}|years ago))*',
    '{food} (?:goes|go|went) down (?:fine|well|a treat|ok|okay|no problem)',
  ],
  past: [
    '(?:i |we )?thought it was {food}',
    `(?:i |he |she )?(?:had|got) (?:hives|a rash|rashes|a reaction|itchy|eczema|sick|ill) (?:from|after|off|with) {food}(?: ${once})+`,
    `{food} (?:made|gave|brought) (?:me|him|her) (?:(?:ill|sick|poorly|a rash|hives|itchy|out|in|a bad tummy|the runs) ?)+ ?(?:${once} ?)+`,
    '(?:i |we )?(?:used to think|always thought|long thought) {food} (?:gave|caused|made|was giving|were giving|brought on)(?: (?:me|us|him|her|my|the))* (?:hives|rash|rashes|a rash|itch|eczema|migraines?|headaches?|cramps|bloating|ill|sick|itchy)',
    'as an? (?:kid|child|baby|toddler|teen|teenager) {food} (?:gave|made|brought|caused)(?: (?:me|him|her|us|my|out))*(?: (?:in|out|up|hives|rash|rashes|a rash|itch|eczema|ill|sick|itchy|swell|swell up|cramps))+',
    '(?:i |we )?(?:was |were )?told (?:off|to avoid|not to eat|to keep off|to stay off) {food}(?: as an? (?:boy|girl|kid|child|baby|toddler|teenager))',
    '(?:(?:i|we) )?(?:(?:am |m |im |are )?not (?:that |too |so |very )?(?:wild|mad|crazy|keen|fussed|big|fond) (?:about|on|of)|(?:dont|do not) (?:really |much |particularly )?(?:like|love|fancy|enjoy)|hate|dislike) {food}(?: much| that much)?',
  ],
  gone: [
    '(?:(?:and|but|though) )*(?:nothing|never|not|fine|all fine|no trouble|no problem|no reaction|nowt)(?: (?:again|at all|a thing))* (?:ever )?since(?: then)?',
    '(?:(?:and|but) )*(?:i |we )?(?:have |ve )?(?:had|eaten|been eating|been having|been drinking) (?:it|them)(?: (?:loads|lots|often|plenty|many times|again|fine|happily|for years|no problem))* (?:ever )?since(?: (?:then|with no trouble|for years|without trouble|no problem))*',
    '(?:(?:and|but) )*(?:its|it is|it|it was) ?(?:not|isnt|wasnt)(?: (?:it|that))?(?: after all)?',
    '(?:(?:and|but|though) )*(?:im )?happy to (?:eat|have) (?:it|them)(?: (?:cooked|anyway|though|in a stew|in a sauce))*',
    '(?:(?:and|but|though|it|they|that) )*wont (?:kill|hurt|harm) (?:me|us)',
    '(?:(?:and|but|so|then) )*that was (?:nonsense|rubbish|wrong|never true)',
    `(?:(?:and|but|so|then) )*${checked} (?:re)?tested(?: (?:me|him|her|us|it))?(?: (?:again|at \\d+|last year|this year))* and (?:it|that|they|all) (?:was|were|came back|is) (?:all )?(?:clear|negative|fine|gone)`,
    `(?:(?:and|but|though|still) )*(?:(?:i|we) )?(?:(?:will|ll|can|do|still|just|happily) )*(?:eat|manage) (?:it|them)(?: (?:anyway|all the same|if (?:it|they)s? (?:is |are )?(?:put in front of me|there|on my plate|served)|no problem))*`,
    '(?:(?:and|but|though) )*(?:they|it)(?:re| are|s| is)? not (?:gonna|going to) (?:hurt|kill|harm) (?:me|us)',
    '(?:put|cook|leave|chuck|throw) (?:it|them|em)(?: in)? if (?:u|you) (?:must|like|want|have to)',
  ],
  tails: [
    `${checked} (?:has |have )?(?:checked|confirmed|tested|says so|agreed|okd it|cleared (?:me|us|it|them))(?: (?:it|them|that))?`,
    '(?:i )?(?:just )?(?:had|ate) (?:(?:an?|one|two|three|four|some|big|bowl|plate|of|it|them|scrambled|fried|boiled|poached) ?)+ ?(?:this morning|yesterday|today|last night|for (?:breakfast|lunch|dinner|tea))',
    '(?:i |we )have (?:it|them) with (?:my|our) \\p{L}+',
    '(?:and )?(?:i|we|he|she) (?:have|has|eat|eats|take|takes) (?:it|them) (?:daily|every day|often|regularly)(?: only)?',
    'nor (?:does|do) any (?:other )?foods?',
  ],
  everything: [
    `(?:all|any|every) (?:other|the other) (?:fruits?|nuts?|veg|vegetables?|foods?|fish|meats?|beans?|dals?) ${who} (?:eats?|inhales?|loves?|devours?|demolish(?:es)?|has|have|can have|can eat)`,
    '(?:all|any|every) (?:other|the other) (?:fruits?|nuts?|veg|vegetables?|foods?|fish|meats?|beans?|dals?) (?:is|are) (?:all )?(?:fine|ok|okay|good)',
  ],
});

const german = more('(?:(?:und|aber|also|zum gluck|heute|jetzt|inzwischen) )*', {
  told: [
    '{food} (?:(?:ist|sind) )?(?:auch |sonst |dagegen )*(?:kein|gar kein|null) (?:problem|thema|ding|stress)',
    '{food} (?:trinke|esse|trink|ess) ich (?:literweise|kiloweise|tonnenweise|standig|dauernd|ohne ende)',
    '{food} (?:geht|gehen) (?:aber|schon|dagegen|sonst)',
    '(?:jetzt|heute|nun) gibt es wieder {food}',
    '(?:die |meine )?{food} allergie war (?:wohl )?(?:ein irrtum|eine fehldiagnose|ein fehler|falscher alarm)',
    '(?:ich )?(?:esse|trinke)(?: taglich| jeden tag| jeden morgen) {food}',
  ],
  past: [
    '(?:ich )?dachte (?:immer |lange )?ich vertrage (?:kein|keine|keinen) {food}',
    '(?:ich )?hatte (?:mal|einmal|fruher mal|frueher) (?:eine |ne )?{food} allergie',
    'als (?:kind|baby|teenager|kleinkind|jugendlicher?) (?:(?:eine?|ne|mal) )*{food} allergie(?: gehabt)?',
    '{food} (?:(?:mag|find|finde|esse) ich (?:(?:jetzt|eigentlich|echt) )*(?:nicht|net)(?: (?:so|so toll|toll|besonders|gern|gerne|lecker))*)',
  ],
  gone: [
    '(?:(?:ist|war|sind) )?(?:(?:aber|jetzt|schon|langst|inzwischen|seit der \\p{L}+|seit (?:jahren|langem|\\d{4})) )*(?:weg|vorbei|verschwunden|ausgeheilt|kein thema mehr)',
    '(?:(?:aber|ich|ess|esse) )+(?:ich )?(?:(?:sie|ihn|es|die|das|den) )?(?:(?:aber|trotzdem|schon|halt) )*mit',
    '(?:aber )?passt schon',
    '(?:stimmt|stimmte) (?:aber )?nicht',
    '(?:ich )?esse? (?:ich )?(?:sie|ihn|es) (?:aber|trotzdem|dennoch)(?: mit)?',
  ],
  tails: ['(?:wenn|falls) (?:er|sie|es) auf dem tisch steht'],
});

const spanish = more('(?:(?:y|pero|bueno|hoy|ahora|por suerte|asi que) )*', {
  told: [
    '{food} (?:(?:me|nos) (?:sienta|sientan|cae|caen) )?(?:de maravilla|fenomenal|genial|estupendamente|sin bronca|sin problemas?|sin lio|ningun problema|tranquil[oa]s?)',
    '(?:el |la |los |las ){food} si (?:lo|la|los|las) (?:come|como|comemos|tomo|toma|tomamos|bebo|bebe|puedo comer|puede comer)',
    '(?:yo )?(?:ceno|desayuno|meriendo|cenamos|desayunamos|tomo|como) {food}(?: (?:casi siempre|siempre|a diario|diario|todas las noches|todos los dias|cada dia|cada noche))*',
  ],
  past: [
    '(?:de chiquit[oa]|de chamac[oa]|de peque|de joven) (?:era|fui|tenia) (?:muy )?(?:alergic[oa]|intolerante|alergia) (?:a |al )(?:(?:la|los|las|el) )?{food}',
    'no (?:me|nos) gustan? (?:mucho |nada |tanto )?{food}',
    '(?:me|nos) dijeron que (?:era|soy) (?:alergic[oa] (?:a |al )(?:(?:la|los|las|el) )?)?{food}',
    '{food} no (?:me|nos) gustan?(?: (?:mucho|nada|demasiado))?',
    '(?:decian|pensaban|creian|creia) que (?:yo )?era (?:alergic[oa]|intolerante) (?:a |al )(?:(?:la|los|las|el) )?{food}',
  ],
  gone: [
    '(?:ya )?se me (?:quito|paso|curo|fue)(?: (?:a los \\p{L}+(?: anos)?|con (?:la edad|los anos)|hace (?:anos|tiempo)|sol[oa]|de (?:mayor|grande|adolescente)))*',
    '(?:fue|era) (?:un )?error',
    '(?:(?:si va \\p{L}+|pero|igual) )*me (?:lo|la|los|las) como',
  ],
});

const portuguese = more('(?:(?:e|mas|entao|hoje|agora|por sorte) )*', {
  told: [
    '{food} (?:tranquil[oa]s?|de boa|numa boa|sem problemas?|liberad[oa]s?|tudo bem)',
    '{food} (?:a |o )?(?:(?:minha|meu) (?:filh[oa]|marido|mulher|esposa) )?(?:eu )?ja (?:superou|superei)(?: (?:a|essa) alergia)?',
  ],
  past: [
    '(?:achavam|achava|pensavam|pensava|diziam) que (?:eu )?(?:era|fosse) (?:alergic[oa]|intolerante) (?:a |ao |aos |as )(?:(?:o|a|os|as) )?{food}',
    '{food} (?:nao (?:me )?gosto muito|nao sou fa)',
  ],
  gone: [
    '(?:mas )?(?:era so|foi so) (?:acne|estresse|stress|ansiedade|virose|rinite|nervoso|espinha)(?: de \\p{L}+)?',
    '(?:mas )?(?:como|bebo|tomo) (?:todo dia|todos os dias|sempre|normal)',
  ],
  tails: ['(?:ja )?fez a prova no hospital', 'como todo dia'],
});

const french = more('(?:(?:par contre|et|mais|donc|bon|aujourd hui|maintenant) )*', {
  told: [
    '{food} (?:il|elle|ils|elles|mon mari|ma femme|mon fils|ma fille) (?:(?:les|le|la|l|en) )?(?:mange|boit|mangent|supporte|digere|tolere)(?: (?:bien|tres bien|sans (?:aucun )?(?:souci|probleme)s?|tous les jours))*',
    '{food} c est (?:fini|termine|passe) (?:l |cette |mon )(?:allergie|intolerance)',
    '(?:moi )?{food} quand vous voulez',
    '{food} (?:aucun|zero|pas de|sans) (?:souci|probleme|soucis|problemes|reaction)s?',
    'vive {food}',
    '{food} ca (?:va|passe)(?: (?:bien|tres bien|sans souci))?',
    '{food} (?:a gogo|a volonte)',
  ],
  past: [
    'je n aime pas (?:trop |beaucoup |tellement )?{food}',
    'on m avait dit (?:que j etais )?(?:allergique|intolerante?) (?:a |au |aux |a la |a l )+{food}',
  ],
  gone: [
    'en fait (?:non|pas du tout)',
    '(?:mais )?c est (?:fini|passe|termine) depuis (?:longtemps|des annees|\\p{L}+ ans)',
  ],
  tails: [
    '(?:le |les )?tests? (?:est |etait |sont )?negatifs?',
    'gueri(?:e|s|es)?(?: (?:l an dernier|depuis \\p{L}+|depuis longtemps))?',
  ],
});

const italian = more('(?:(?:e|ma|oggi|ora|adesso|per fortuna) )*', {
  told: [
    '{food} ogni (?:giorno|settimana|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|mattina|sera)',
    '{food} (?:nessun problema|senza problemi|tranquillamente|nessun fastidio)',
  ],
  past: [
    '(?:pensavo|credevo) di essere (?:allergic[oa]|intollerante) (?:a |al |all |alla |alle |agli |ai ){food}',
    'da (?:piccol[oa]|bambin[oa]|bimb[oa]) ero allergic[oa] (?:a |al |all |alla |alle |agli ){food}',
    '(?:a me )?non mi piac(?:e|ciono) (?:molto |tanto )?{food}',
    '{food} non mi piac(?:e|ciono)(?: (?:molto|tanto))?',
  ],
  gone: [
    '(?:ma )?pazienza',
    '(?:ma )?invece no',
    '(?:ma )?(?:se c e )?(?:li|le|lo|la) mangio(?: (?:lo stesso|comunque|uguale))?',
  ],
});

const others = more('', {
  told: [
    '{food} (?:pek |hic )?sevmem ama (?:yine de )?yerim(?: sorun (?:degil|yok))?',
    '{food} (?:spokojnie|bez problemu|bez problemow|normalnie)',
  ],
  past: [
    '(?:dulu )?dikira alergi {food}',
    'dati(?:ng)? allergic (?:ako|kami|siya) sa {food}(?: (?:nung|noong) bata(?: (?:ako|pa))*)?',
    '(?:ik )?had (?:als (?:kind|puber|baby|tiener|peuter) )?(?:een )?{food} allergie',
    'lubie {food} srednio',
  ],
  gone: [
    '(?:udah|sudah) tes (?:dan )?ternyata (?:bukan|tidak|negatif)',
    '(?:pero |but )?ngayon (?:hindi na|ok na|okay na|wala na)(?: po)?',
    '(?:maar )?volgens de (?:arts|dokter|allergoloog|huisarts) is (?:dat|die|het) (?:nu )?(?:weg|over)',
  ],
  tails: ['makan (?:aja|saja)', 'jem (?:codziennie|normalnie|bez problemu)'],
});

export const fineWaysMore: readonly FineWays[] = [
  english,
  german,
  spanish,
  portuguese,
  french,
  italian,
  others,
];
