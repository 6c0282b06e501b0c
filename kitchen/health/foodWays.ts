// How languages other than English tell of a food, by the table of such ways: eaten, harmful, once harmful, somebody else's.
import { isCommon } from './commonWords.ts';
import { isEveryday } from './everyday.ts';
import { speaksOfHarm } from './harm.ts';
import { languagesOfOrdinary } from './ordinaryWords.ts';
import { talk } from './talk.ts';
import { joined, rememberedOf } from './remembered.ts';
import { plain } from '../ingredients/words.ts';
import { asWritten, isLatin } from './vocabulary.ts';
import type { FoodWayKind } from '../catalogue/safetyTypes.ts';
import type { Catalogue } from '../catalogue/types.ts';

/** A part of a text, and its plain words. */
export interface Part {
  readonly tokens: readonly string[];
  readonly text: string;
}

/** All ways of a kind as one pattern. */
const patternsOf = rememberedOf(({ foodWays }: Catalogue): ReadonlyMap<FoodWayKind, RegExp> => {
  const kinds = new Set(foodWays.map(({ kind }) => kind));
  const sourceOf = (kind: FoodWayKind): string =>
    foodWays
      .filter((way) => way.kind === kind)
      .map(({ said }) => `(?:${said.source})`)
      .join('|');
  return new Map([...kinds].map((kind) => [kind, new RegExp(sourceOf(kind), 'giu')]));
});

/** The plain words of a part, and where it is in another script what was written. */
const saidIn = ({ tokens, text }: Part): string =>
  isLatin(text) ? joined(tokens) : asWritten(text);

const without = (kind: FoodWayKind, said: string, catalogue: Catalogue): string => {
  const pattern = patternsOf(catalogue).get(kind);
  return pattern ? said.replace(pattern, ' ') : said;
};

const says = (kind: FoodWayKind, said: string, catalogue: Catalogue): boolean =>
  without(kind, said, catalogue) !== said;

/** Words that stand for a food and are an illness, or what leaves it out: 'no allergies. My wife is coeliac', 'glutenfrei'. */
const illness =
  /\b(?:co?eli(?:a[ckq]|ach)|zoliak|coeliak)\w*|\b(?:gluten|glutine|lactos\w*|laktos\w*|laktoz\w*|lattosio|lactosa|milk|dairy|nut|egg|wheat|soya?|fish) ?(?:fre[ei]|frei|vrij|fri)\w*|\b(?:sans|sin|senza|sem|zonder|ohne|bez|tanpa|uten|utan|uden|fara) \w+|\b(?:\w+suz|\w+siz)\b|цел[иі]ак|глютен|乳糜|腹腔|セリアック|グルテン|셀리악|글루텐|سيلياك|حساسية القمح|سلیاک|सीलिएक|ग्लूटेन|সিলিয়াক|গ্লুটেন|κοιλιοκάκη|צליאק/iu;

export const namesIllness = (text: string): boolean => illness.test(plain(text));

/** 'Pain et fromage' is bread and cheese. */
const breadInFrench =
  /\b(?:du|le|mon|mes|un|et|bon) pains?\b|\bpains? (?:et|au|aux|complet|frais)\b/g;

/** Whether a text speaks of harm in any language, but for saying that there is no allergy. */
export function isFreeOfHarm(part: Part, catalogue: Catalogue): boolean {
  const said = without('no_allergy', saidIn(part), catalogue);
  return (
    !says('harm', said, catalogue) &&
    !speaksOfHarm(said.replace(breadInFrench, ' '), isLatin(part.text) ? '' : said) &&
    !illness.test(said)
  );
}

/** Whether a part tells of harm in the words of another language. */
export const tellsOfHarm = (part: Part, catalogue: Catalogue): boolean =>
  says('harm', without('no_allergy', saidIn(part), catalogue), catalogue);

/** 'Sister' is English, though Turkish words for swelling begin so. */
const isEnglish = ({ tokens }: Part): boolean =>
  tokens.filter((token) => talk.has(token)).length * 2 > tokens.length;

/** Whether a part complains of what a food does, or says that it may not be eaten. */
export const isComplaint = (part: Part, catalogue: Catalogue): boolean => {
  const said = without('no_allergy', saidIn(part), catalogue);
  return says('complaint', said, catalogue) || (!isEnglish(part) && says('harm', said, catalogue));
};

/** 'Je mange du riz tous les jours': eaten, in words that are all known, of which none speaks of harm. */
export function isEatenThere(
  part: Part,
  isFood: (token: string) => boolean,
  catalogue: Catalogue,
): boolean {
  const said = without('no_allergy', saidIn(part), catalogue);
  if (!says('eaten', said, catalogue) || !isFreeOfHarm(part, catalogue)) return false;
  if (onCondition.test(said)) return false;
  if (!isLatin(part.text)) return true;
  const rest = without('now', without('eaten', said, catalogue), catalogue);
  return rest.split(' ').every((token) => isKnown(token, isFood));
}

/** 'Whenever I eat prawns, …': what follows may be harm. */
const onCondition =
  /\b(?:wenn|sobald|jedes ?mal|immer wenn|nachdem|quand|lorsque|chaque fois|des que|cuando|cada vez|quando|ogni volta|appena|sempre que|toda vez|als|wanneer|telkens|zodra|gdy|gdybym|kiedy|jesli|jezeli|ile razy|tuwing|kapag|pag|kung|kalau|bila|jika|ketika|setiap kali|habis|setelah|nikila|ninapo\w+|tukila|nikinywa|jab|agar|nar|om jag|daca|cand|khi|neu|moi lan|\w+[iu]nce|\w+d[iu]k[cg]a|\w+d[iu]g[iu]m\w*|yersem|icersem)\b|когда|если|каждый раз|после того|(?:^| )(?:لما|إذا|اذا|عندما|كلما)(?: |$)|जब|अगर|যখন|খেলে|如果|一吃|每次|たら|ると|れば|먹으면|마시면/u;

const isKnown = (token: string, isFood: (token: string) => boolean): boolean =>
  token.length < 2 ||
  isFood(token) ||
  isEveryday(token) ||
  isCommon(token) ||
  languagesOfOrdinary(token).length > 0 ||
  /^\d/.test(token);

/** 'I eat everything', in a text that speaks of no harm anywhere. */
export const isAllEatenThere = (part: Part, catalogue: Catalogue): boolean =>
  says('everything', saidIn(part), catalogue) && isFreeOfHarm(part, catalogue);

/** What takes something out again: 'no allergies but coriander'. */
const exceptions =
  /\b(?:but|except\w*|only|just|besides|apart|bar|barring|save|other than|though|however|although|yet|still|aber|ausser|nur|bis auf|sauf|mais|hormis|pero|menos|excepto|salvo|solo|ma|tranne|mas|exceto|maar|behalve|men|forutom|utom|ale|oprocz|poza|tylko|fakat|ama|haric|tapi|kecuali|hanya|lakini|isipokuwa|(?:mzio|yoyote|wowote|yo yote|wo wote|kitu|vyote|allergy|aleji) (?:ila|kasoro)|pero|maliban|nhung|tru|magar|lekin|sivay|amma)\b|(?:^|[ ,])(?:но|кроме|только|але|крім|окрім|αλλά|εκτός|μόνο|إلا|ما عدا|لكن|بس|पर|लेकिन|सिवा|मगर|কিন্তু|ছাড়া|مگر|لیکن)(?: |$)|但|除|只|でも|けど|だけ|以外|하지만|지만|빼고|만 /u;

/** 'No allergies. My daughter does: peanuts', 'Ma fille oui, aux noix': somebody beside the one who is well. */
const somebodyDoes =
  /\p{L}{2,} (?:does|has|do|yes|yep|yeah|oui|s[iíì]|sim|schon|wel|doch|tak|ja|jo|jå|evet|var|haan|hai|oo|meron|ndiyo|an[ao]yo|да|так|ναι|כן|نعم|أي|हाँ|हां|はい|有|네|예)(?: ?[:;,.(–—-]| (?:to|against|gegen|auf|aux?|à|al?|con|a|op|tegen|på|na|sa)(?= ))/iu;

/** 'NKDA. Food: peanut': what stands behind the head of foods is none of the drugs that do no harm. */
const headOfFoods =
  /(?:^|[.,;\n] ?)(?:and |but )?(?:foods?|aliments?|lebensmittel|alimentos|alimenti)(?: (?:all?erg\p{L}*|intol\p{L}*))? ?[:=–-] ?\p{L}/iu;

/** 'No allergies. Eggs and milk in the fridge': said to be well, and nothing is taken out of it. */
export const isSaidToBeWell = (part: Part, catalogue: Catalogue): boolean =>
  says('no_allergy', saidIn(part), catalogue) &&
  !somebodyDoes.test(part.text) &&
  !headOfFoods.test(part.text) &&
  isFreeOfHarm(part, catalogue) &&
  !exceptions.test(saidIn(part));

/** The words of a part without those that say that there is no allergy and no illness, and that all is eaten, or how often. */
export const besidesBeingWell = (part: Part, catalogue: Catalogue): readonly string[] =>
  (['no_allergy', 'everything', 'eaten'] as const)
    .reduce((said, kind) => without(kind, said, catalogue), saidIn(part))
    .split(' ')
    .filter(Boolean);

/** 'Cupboard:' stands before what is at hand. */
export const isAtHand = (head: Part, catalogue: Catalogue): boolean =>
  says('at_hand', saidIn(head), catalogue);

/** Whether a part speaks of somebody who eats at another table. */
export const isOfOtherTable = (part: Part, around: Part, catalogue: Catalogue): boolean =>
  says('elsewhere', saidIn(part), catalogue) && !says('same_table', saidIn(around), catalogue);

/** Whether a text says that somebody eats along: 'me too', 'she lives with us'. */
export const sharesTheTable = (part: Part, catalogue: Catalogue): boolean =>
  says('same_table', saidIn(part), catalogue);

/** 'Als Kind hatte ich eine Milchallergie, heute trinke ich Milch': what was, and is no more. */
export function isOutgrown(
  part: Part,
  later: readonly Part[],
  isFood: (token: string) => boolean,
  catalogue: Catalogue,
): boolean {
  return (
    says('past', saidIn(part), catalogue) &&
    later.some(
      (each) =>
        says('now', saidIn(each), catalogue) &&
        isFreeOfHarm(each, catalogue) &&
        (isEatenThere(each, isFood, catalogue) || eatenAgain.test(saidIn(each))),
    )
  );
}

/** 'Ticked vegan by accident': what was written before, and never held. */
export const isMistaken = (part: Part, catalogue: Catalogue): boolean => {
  const said = saidIn(part);
  const rest = without('mistaken', said, catalogue);
  return (
    rest !== said &&
    !/\b(?:but|aber|pero|mais|ma|mas|ale|tapi|pero|lakini|not|still|really)\b|но |但|でも|لكن/u.test(
      rest.replace(/\bma\b(?= *$)/, ''),
    )
  );
};

/** What is said of the food without its name: 'now I can', 'it is fine'. */
const eatenAgain =
  /\b(?:bien|gut|bene|bem|dobrze|goed|gewoon|iyi|fine|ok|okay|theek|thik|aman|sembuh|sawa|wieder|again|de nouveau|je peux|(?:j )?en (?:mange|bois)|les? mange|esse|trinke|como|puedo|mangio|bevo|posso|moge|jem|pije|drink|eet|yiyorum|yerim|yiyebiliyorum|iciyorum|nakula|nakunywa)\b|能吃|可以|没事|吃了|食べられ|食べれ|飲め|大丈夫|平気|治|спокойно|нормально|ем|пью|прошл|можно|آكل|أشرب|عادي|تمام|ठीक|खा |खात|पीत|괜찮|먹/u;
