// 'Something quick, no oven': what a list wishes of the dish. It is no food and says nothing of health.
import type { Equipment } from '../../contract/kitchen.ts';

/** What a list wishes of the dish. */
export interface Wished {
  /** At most this long, in all. */
  readonly minutes?: number;
  readonly equipment?: Equipment;
}

/** A list and what it wishes of the dish. */
export interface WishedList {
  /** The list without its wishes. */
  readonly list: string;
  readonly wished: Wished;
  /** Whether it says for how many is cooked, which is chosen on the page of the dish. */
  readonly namesGuests: boolean;
}

/** What is 'quick' is done in half an hour. */
const quickMinutes = 30;
const [fewestMinutes, mostMinutes] = [5, 180];
/** No wish is longer, and of so many pieces is none looked for behind. */
const [longestWish, mostPieces] = [90, 2000];

const minutes =
  /(?<![\p{L}\d])(?:(?:in|under|within|less than|max(?:imum)?|up to|about|en|dans|sous|moins de|au plus) ){0,2}(?:(\d{1,3})|(fifteen|quinze)|(twenty|vingt)|(thirty|trente|half an hour|une demi[ -]heure)) ?(?:min(?:ute)?s?)?(?: max(?:imum)?| tops| or less| ou moins)?(?![\p{L}\d])/giu;
const quick =
  /(?<!\p{L})(?:quick(?:ly|ish)?|fast|speedy|in a (?:hurry|rush)|rapid(?:e|es|ement|o)?|vite(?: fait)?(?: bien fait)?|express|press[ée]e?s?|schnell)(?!\p{L})/giu;
const tooHot =
  /(?<!\p{L})(?:(?:it['’]?s|it is|il fait|way|far|much|so|just|beaucoup) )*(?:too|trop) (?:hot|warm|chaud)(?: (?:to|for|pour) (?:cook(?:ing)?|turn(?:ing)? (?:on )?the oven(?: on)?|cuisiner|allumer le four))?(?!\p{L})/giu;
const guests =
  /(?<!\p{L})(?:for|pour) (?:(?:the|my|our|les|mes|nos) )?(?:(?:\d{1,2}|one|two|three|four|five|six|seven|eight|une?|deux|trois|quatre|cinq|huit|dix)(?: (?:hungry |little |small )?(?:kids|children|people|persons|adults|of us|guests|enfants|personnes|adultes|convives))?|kids|children|guests|enfants)(?!\p{L})/giu;
const oven = '(?:the |an? |my |our |le |un |notre |mon |de )?(?:oven|four|horno|ofen|forno)';
const needsNoOven = new RegExp(
  `(?<!\\p{L})(?:(?:no|without|sans|pas|sin|ohne|senza|walang?|hakuna|don['’]?t have|do not have|haven['’]?t got|pas de) (?:${oven})|${oven}(?: is|['’]?s| est)? (?:broken|not working|doesn['’]?t work|dead|bust|en panne|cass[ée])|broken oven|(?:only|just) (?:the |an? )?(?:hob|stove(?:top)?|cooker top)|(?:hob|stove ?top)(?: only)?)(?!\\p{L})`,
  'giu',
);
const hob =
  '(?:the |an? |any |my |our |la |une |ma |notre |mes |les |de )?(?:hobs?|stoves?|cookers?|cook ?tops?|stove ?tops?|plaques?(?: de cuisson)?|gazini[èe]re|cuisini[èe]re)';
const lacks =
  "(?:no|without|sans|pas de|neither|ni|don['’]?t have|do not have|haven['’]?t got|have no|n['’]ai pas de)";
const noHob = new RegExp(
  `(?<!\\p{L})(?:${lacks} ${hob}(?: (?:or|nor|and|ni|et) ${oven})?|${lacks} ${oven} (?:(?:or|nor|and|ni|et) )?(?:no )?${hob}|${hob}(?: is|['’]?s| est)? (?:broken|not working|doesn['’]?t work|dead|bust|en panne|cass[ée]e?)|(?:no|pas de) (?:kitchen|cuisine))(?!\\p{L})`,
  'giu',
);
/** What browns or boils by itself. */
const sandwichToaster =
  /(?<!\p{L})(?:(?:sandwich|toastie|panini|toasted sandwich) (?:makers?|toasters?|press(?:es)?|grills?|machines?)|breville|(?:george )?foreman(?: grill)?|(?:appareil|machine) [àa] (?:croques?[ -]monsieur|paninis?))(?!\p{L})/giu;
const toasterAlone =
  /(?<!\p{L})(?:(?:only|just|seulement|juste|que) (?:got |have )?(?:an? |the |my |une? |mon |ma )?(?:toasters?|kettles?|grille[ -]pain|bouilloire)|(?:toaster|kettle|grille[ -]pain|bouilloire) (?:only|seulement))(?!\p{L})/giu;
/** At hand, and no wish. */
const toaster = /(?<!\p{L})(?:toasters?|kettles?|grille[ -]pain|bouilloire)(?!\p{L})/giu;
const onePot =
  /(?<!\p{L})(?:one|1|single|une seule|un seul)[ -](?:pot|pan|burner|jiko|hot ?plate|gas ring|ring|casserole|po[êe]le|cocotte|plaque)(?!\p{L})/giu;
const microwave = /(?<!\p{L})(?:microwaves?|micro[ -]?ondes)(?!\p{L})/giu;
const airFryer = /(?<!\p{L})(?:air[ -]?fryer|friteuse (?:sans huile|[àa] air))(?!\p{L})/giu;

/** Words around a wish that wish for nothing themselves. */
const around = new Set(
  `something anything sth smth whatever meal meals dinner tea supper lunch dish dishes recipe recipes idea ideas easy simple please pls plz
  using use need want fancy would like love make cook ready table on the an a be has have must should is it's it i i'd i'm i've we we'd we've got only just
  today tonight and but so with to for in me us super very really quite max works working am are
  quelque chose truc plat repas dîner diner souper déjeuner midi facile simple svp stp s'il vous te plaît plait ce soir je j'ai on nous veux veut voudrais
  voudrait cherche un une le la de d'un qu'un que qu' seulement juste uniquement n'ai n'avons avons ai est faire prêt pret et mais`.split(
    /\s+/,
  ),
);
const isAround = (words: string): boolean =>
  words
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[\s"()]+/)
    .every((word) => word === '' || around.has(word));

interface Found {
  wished: { minutes?: number; equipment?: Equipment };
  namesGuests: boolean;
}

/** The first of them counts: who has no oven and one pot has no oven. */
const equipmentOrder: readonly Equipment[] = [
  'microwave',
  'air_fryer',
  'no_hob',
  'no_oven',
  'one_pot',
];
const narrower = (one?: Equipment, other?: Equipment): Equipment | undefined =>
  equipmentOrder.find((each) => each === one || each === other);

const equipmentWays: readonly (readonly [RegExp, Equipment])[] = [
  [sandwichToaster, 'no_hob'],
  [toasterAlone, 'no_hob'],
  [microwave, 'microwave'],
  [airFryer, 'air_fryer'],
  [noHob, 'no_hob'],
  [needsNoOven, 'no_oven'],
  [tooHot, 'no_oven'],
  [onePot, 'one_pot'],
];

/** What a piece of a list wishes; null where anything else is said in it. */
function wishOf(piece: string): Found | null {
  if (piece.length > longestWish || !/\p{L}/u.test(piece)) return null;
  const found: Found = { wished: {}, namesGuests: false };
  let rest = piece;
  const take = (pattern: RegExp, heard: (match: readonly string[]) => void): void => {
    rest = rest.replace(pattern, (...match: string[]) => {
      heard(match);
      return ' ';
    });
  };
  const within = (most: number): void => {
    found.wished.minutes = Math.min(found.wished.minutes ?? Infinity, most);
  };
  for (const [pattern, equipment] of equipmentWays)
    take(pattern, () => {
      found.wished.equipment ??= equipment;
      if (pattern === tooHot) within(quickMinutes);
    });
  take(quick, () => within(quickMinutes));
  take(guests, () => {
    found.namesGuests = true;
  });
  let isTool = false;
  take(toaster, () => {
    isTool = true;
  });
  // A number by itself may count anything: '2 eggs' has been kept apart, '20' is not understood.
  if (rest !== piece || /min|hour|heure/iu.test(rest))
    take(minutes, ([said = '', digits, fifteen, twenty]) => {
      if (!/min|hour|heure/iu.test(said)) return;
      const most = Number(digits ?? (fifteen ? 15 : twenty ? 20 : quickMinutes));
      if (most >= fewestMinutes && most <= mostMinutes) within(most);
    });
  const isWish = isTool || found.namesGuests || Object.keys(found.wished).length > 0;
  return isWish && isAround(rest) ? found : null;
}

/** Where a piece ends. Nothing is lost between two of them. */
const ends =
  /(?<=[,;\n!?:]|\.(?=\s|$))|(?=\s[-–—]\s)|(?<=\s[-–—]\s)|(?=\s(?:and|but|et|mais) (?:it|i|we|no|something|il|pas|sans|only)\b)/iu;
const [opens, closes] = [/^[\s\-–—]+/u, /[\s,;!?:.]+$/u];

const bareOf = (piece: string): string =>
  piece
    .slice(0, longestWish + 10)
    .replace(opens, '')
    .replace(closes, '');

/** Takes what a list wishes of the dish out of it. Never throws; what says anything else stays as it was written. */
export function readWishes(text: string): WishedList {
  const kept: string[] = [];
  const wished: Found['wished'] = {};
  let namesGuests = false;
  for (const [index, piece] of text.split(ends).entries()) {
    const found = index < mostPieces && piece.length > 2 ? wishOf(bareOf(piece)) : null;
    if (found === null) {
      kept.push(piece);
      continue;
    }
    namesGuests ||= found.namesGuests;
    const narrowest = narrower(wished.equipment, found.wished.equipment);
    if (narrowest) wished.equipment = narrowest;
    const most = found.wished.minutes;
    if (most !== undefined) wished.minutes = Math.min(wished.minutes ?? most, most);
    kept.push(piece.includes('\n') ? '\n' : ', ');
  }
  return { list: kept.join(''), wished, namesGuests };
}
