// 'Milk is ok with a lactase pill', 'eggs are fine on good days': what is fine under a condition is not said to be fine.
// Nobody checks that the condition is met before a dish is cooked, and a tablet covers some milk, not any amount.
import { wordsOf } from './concepts.ts';

const whole = (source: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'u');

/** Enzymes that digest a sugar, and their brands. */
const enzyme =
  'la[ck]t(?:ase|asa|asas)\\p{L}*|lattasi|lactaids?(?! (?:milk|brand|free|whole|cheese|ice))|lactee?ze|lacteol|lactojoy|digestive enzymes?|enzym\\p{L}*|beano|alpha galactosidase|pancreatin\\p{L}*|creon';
/** Medicines against the reaction itself. */
const antihistamine =
  '(?:anti ?)?histamin(?:e|es|ics?|iques?|ic[oa]s?|ikum|ika)(?! intoleran| intoller| unvertr| free| diet| liberat)|antihist\\p{L}*|antistamin\\p{L}*|piriton|benadryl|benedryl|zyrtec|claritin\\p{L}*|cetiri[sz]in\\p{L}*|loratadin\\p{L}*|fexofenadin\\p{L}*';
const pill =
  '(?:pills?|tablets?|tabs?|capsules?|meds|medicines?|medications?|medicin\\p{L}*|medikament\\p{L}*|tablette\\p{L}*|pillen?|pilules?|comprim\\p{L}+|m[eé]dicaments?|pastill?as?|pastiglia|pastiglie|pillol[ae]|farmac[oi]|medicament\\p{L}*|rem[eé]dio\\p{L}*|drops|drop|tropfen|gouttes|gotas|gocce)';
const some =
  '(?:an?|my|the|some|his|her|our|one|two|mes|mon|ma|un|une|des|le|les|mein\\p{L}*|ein\\p{L}*|die|das|mis?|una|unas?|las|los|il|la|le|mia|mie|os?|as?|uma?|meus?|minhas?)';
const taking =
  '(?:take|takes|taking|took|pop|pops|popping|have|use|swallow|down|chew|prend\\p{L}*|pris|nehm\\p{L}*|nimmt|tom\\p{L}{1,4}|prend\\p{L}*|us\\p{L}{1,3})';

/** Tells of a remedy that is taken for what is eaten; one 'for hay fever' is none. */
const remedy = [
  whole(enzyme),
  whole(
    `(?:${antihistamine})(?! (?:for|against|pour|contre|gegen|para|per|contra) (?:my |the |le |la |mon |ma )?(?!me\\b|that\\b|it\\b))`,
  ),
  whole(
    `(?:with|after|thanks to|without|plus|avec|apr[eè]s|mit|nach|dank|ohne|con|despu[eé]s de|dopo|com|depois de) (?:${some} ){0,2}(?:\\p{L}+ )?${pill}`,
  ),
  whole(
    `${taking} (?:${some} ){0,2}(?:\\p{L}+ )?${pill}(?= (?:first|before|beforehand|and|so|then|with|und|dann|vorher|et|avant|puis|y|antes|e|prima|poi)\\b|$)`,
  ),
];
const unlike = whole(
  'free of enzymes|(?:no|without any) (?:more )?(?:pills?|tablets?|meds|antihist\\p{L}*)(?: needed| required| any ?more)?',
);
export const tellsOfRemedy = (text: string): boolean => {
  const said = wordsOf(text).join(' ');
  return remedy.some((way) => way.test(said)) && !unlike.test(said);
};

/** Whether a text tells of a gut that bears some of a food, and not much. */
export const tellsOfGut = (text: string): boolean =>
  /\b(?:fodmaps?|ibs|fru[ck]to[sz]\w*|sorbitol|polyols?|malabsor\w*)\b/iu.test(text);

const cooked =
  '(?:well |fully |thoroughly |properly |bien |gut |durch |ben |bem )?(?:cooked|baked|boiled|heated|fried|roasted|stewed|tinned|peeled|pasteuri[sz]ed|cuite?s?|gekochte?|gegart|gebacken|durchgebacken|erhitzt|cocid[oa]s?|cocinad[oa]s?|hornead[oa]s?|cozid[oa]s?|assad[oa]s?|cott[oaie]|al forno|au four)';
const fine =
  '(?:ok|okay|fine|good|safe|alright|all right|ca va|passe|passent|geht|gehen|gut|bien|bene|bem)';
const sometimes =
  '(?:sometimes|occasionally|now and (?:then|again)|once in a (?:while|blue moon)|from time to time|parfois|de temps en temps|manchmal|ab und zu|gelegentlich|a veces|de vez en cuando|a volte|ogni tanto|as vezes|de vez em quando)';
const condition = [
  `${fine} (?:\\p{L}+ ){0,2}${sometimes}|${sometimes} (?:\\p{L}+ ){0,3}${fine}`,
  `${cooked} (?:ok|okay|geht|gehen|ca va|ca passe|va bene|vanno bene|bien|fine)$`,
  // A time, or a state of the person.
  '(?:on|in) (?:a |the |my |his |her )?(?:good|better|calm|ok|okay|non flare) (?:days?|weeks?|times?|spells?)|good days|bad days|some days|in moderation',
  '(?:les|des|certains|mes) (?:bons|meilleurs) jours|certains jours|avec moderation',
  '(?:an )?(?:guten|manchen|besseren) tagen|in massen',
  '(?:en |(?<!todos )los |algunos )(?:dias buenos|buenos dias|dias)|con moderacion',
  '(?:nei |in |certi |alcuni )giorni(?: (?:buoni|si))?|con moderazione',
  '(?:nos |em |alguns )dias(?: (?:bons|melhores))?|com moderacao',
  '(?:stress\\p{L}*|gestresst|estresad[oa]s?|estress\\p{L}*|flar(?:e|es|ing)(?: up)?)',
  // An amount.
  '(?:in |a |very |only )?(?:small|tiny|little|trace|limited|minute) (?:amounts?|quantit(?:y|ies)|doses?|bits?|portions?|servings?)|(?:in )?trace amounts|a (?:little|wee) (?:bit|of)|(?:just )?a little',
  '(?:en )?petites? (?:quantites?|doses?|portions?)|un (?:tout )?petit peu',
  '(?:in )?(?:kleinen?|geringen?) (?:mengen?|portionen|dosen)|ein (?:bisschen|wenig)',
  '(?:en )?(?:pequenas?|poca) (?:cantidad(?:es)?|dosis)|un poco|un poquito',
  '(?:in )?piccole (?:quantita|dosi|porzioni)|un pochino',
  '(?:em )?pequenas (?:quantidades|doses|porcoes)|um pouco|um pouquinho',
  // Anything behind 'if'.
  `(?:if|when|whenever|once|provided|as long as|so long as|unless|only if|only when) (?:(?:it|they|that|he|she)(?: is| are|s|re)? |its |theyre )?${cooked}`,
  '(?<!even )(?:if|as long as|so long as|provided(?: that)?|providing|unless) (?:i|we|he|she|ive|im|hes|shes|not|taken|eaten)\\b(?! (?:like|want|please|wish|prefer|fancy|must|insist|(?:is |are |s |re )?(?:certified |labell?ed |marked )?(?:gf|gluten|lactose|dairy|nut|egg|vegan|halal|kosher|free)))',
  '(?<!even )(?:when|whenever|after) (?:i|we|he|she) (?:take|takes|taking|have (?:taken|had)|havent|avoid|dont|pop)\\b|after (?:taking|popping)',
  `(?:wenn|falls|sofern|solange) (?:ich|er|sie|es|wir|man|${cooked})`,
  `(?:si|quand|lorsque|tant que|a condition) (?:j|je|on|il|elle|c|que|ils|elles|${cooked})`,
  `(?:si|cuando|mientras|siempre que) (?:yo |me |las? |los? |antes )?(?:tom\\p{L}+|us\\p{L}+|(?:(?:va|van|son|es|estan?) )?(?:bien )?${cooked})`,
  `(?:se|quando|purche) (?:io |li |le |lo |la |sono |e )?(?:prend\\p{L}+|us\\p{L}+|${cooked})`,
  `(?:se|quando|desde que) (?:eu |esta |estiver\\p{L}* |for\\p{L}* )?(?:tom\\p{L}+|us\\p{L}+|${cooked})`,
].map(whole);

/** Whether a statement that calls something fine says it of some days, some amounts or under some condition alone. */
export const isUnderCondition = (text: string): boolean => {
  const said = wordsOf(text).join(' ');
  return condition.some((way) => way.test(said)) || tellsOfRemedy(text);
};

/** The same of a statement, in a text that tells of a remedy anywhere. */
export const isConditional = (
  text: string,
  { isRemedyTold }: { readonly isRemedyTold: boolean },
): boolean => isRemedyTold || isUnderCondition(text);

const borne = new RegExp(`\\b(?:${fine}|can|makes|let|lets|puedo|posso|peux|kann|fica)\\b`, 'u');
/** Whether it says of anything that it is fine. */
export const saysFine = (text: string): boolean => borne.test(wordsOf(text).join(' '));
