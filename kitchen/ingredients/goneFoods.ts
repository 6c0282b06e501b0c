// The foods that a piece of a list names as missing.

/** Whether words are the whole name of a food, with or without an amount. */
export type IsFood = (phrase: string) => boolean;

/** No food's name with its amount is longer, and nothing longer is looked at. */
export const longestPiece = 120;

const joined =
  /\s*[&/]\s*|\s+(?:and|or|nor|n|plus|et|ou|ni|y|e|ed|o|und|oder|noch|en|of|aur|ya|i|oraz|na|at|dan|ve|và|och|og|और)\s+|\s+و(?=\p{L})/iu;
/** 'Or milk', 'ni leche', and after 'plus d'oeufs' also 'de lait'. */
export const goesOn =
  /^(?:n?or|ou|ni|noch|oder|né)\s|\s(?:n?or|ou|ni|noch|oder|né)\s|^d(?:e\s|['’])/iu;
const leadingJoin = /^(?:n?or|and|ni|ou|et|noch|und|oder|e|y)\s+/iu;
/** 'No eggs and no milk'. */
const again =
  /^(?:no|not|sin|sans|sem|senza|ohne|keine?n?|geen|out of|pas de|pas d['’]|plus de|plus d['’])\s*(?=\p{L})/iu;
const article =
  /^(?:(?:de la|du|del|dell[aeo]|dei|degli|de|des|les?|la|el|los|las|il|lo|i|gli|os?|as?|der|die|das|den|een|het|any|more|some|my|our|the)\s+|(?:de )?l['’]|d['’]|ال(?=\p{L}{3}))/iu;
/** 'Eggs, flour and milk are finished', 'eggs, flour, milk all gone': it says so of all of them. */
const ofAll =
  /\s+(?:(?:(?:are|have) (?:all )?(?=finished|run|used|empty)|all )(?:gone|finished|run out|used up|empty)|khatam ho gaye(?: hain?)?|(?:sono|son) (?:tutt[ie] )?finit[ie]|sind (?:alle|aus|leer|weg))$/iu;
/** In 'rice, eggs all gone' the rice is there. */
const ofBoth = /\s+(?:are|have) (?:all |both )?(?:finished|run out|used up|empty)$/iu;

const bareName = (words: string): string =>
  words.trim().replace(leadingJoin, '').replace(article, '').replace(article, '').trim();

/** The foods of a piece, 'rice and pasta'; nothing where one of its parts is no known food. */
export function foodsJoined(piece: string, isFood: IsFood): readonly string[] {
  if (piece.length > longestPiece) return [];
  const whole = bareName(piece);
  if (isFood(whole)) return [whole];
  const parts = piece.split(joined).map((part) => {
    const name = bareName(part);
    return isFood(name) ? name : bareName(name.replace(again, ''));
  });
  return parts.length > 1 && parts.every(isFood) ? parts : [];
}

/** 'Eggs, flour and milk are finished': each of them, where nothing else stands in the sentence. */
export function missingFoods(pieces: readonly string[], isFood: IsFood): readonly string[] {
  const last = (pieces.at(-1) ?? '').trim();
  if (last.length > longestPiece) return [];
  const says = pieces.length > 2 || / (?:and|aur|e|y|et|und) /iu.test(last) ? ofAll : ofBoth;
  if (!says.test(last)) return [];
  const told = [...pieces.slice(0, -1), last.replace(says, '')].map((each) =>
    foodsJoined(each.trim(), isFood),
  );
  return told.every((foods) => foods.length > 0) ? told.flat() : [];
}
