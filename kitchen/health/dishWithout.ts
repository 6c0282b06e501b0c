// 'Risotto senza uova', 'adobo pero walang hipon': a dish and what shall not be in it. The dish is asked for, and only the rest is left out.
import type { Catalogue } from '../catalogue/types.ts';
import { isUsedUp, presenceOf } from '../ingredients/absence.ts';
import { leftBehind } from '../ingredients/goneLeads.ts';
import { isPlainFood } from '../ingredients/plainFood.ts';
import { readIngredients } from '../ingredients/read.ts';
import { deniesFood, tellsOfSomebody } from './bareName.ts';
import { wordsOf } from './concepts.ts';
import { saysToLeaveOut } from './harm.ts';
import type { HearPiece } from './hearPieces.ts';
import { isRefusal, leavesOut } from './listRefusals.ts';

export interface DishWithout {
  readonly dish: string;
  /** What shall not be in it, behind the word that says so. */
  readonly without: string;
}

/** No such piece is longer. */
const longest = 120;
const joint =
  '(?:(?:but|except|and|with|just|only|pls|please|pero|mais|aber|maar|mas|ma|men|ale|na|at|tapi|lakini|y|e|et|und|en|och|i|con|com|avec|mit|met|med) ){0,3}';
const denier =
  '(?:without|w/o|minus|excluding|leaving out|leave out|leave off|skip(?:ping)?|hold the|(?:free|made) (?:from|of)|not with|no|sans|sin|sem|senza|ohne|kein(?:e|en)?|zonder|geen|utan|uten|uden|bez|tanpa|wala(?:ng)?|huwag|wag|bawal(?: ang)?|bila|hakuna|không(?: có)?)';
const behind = new RegExp(`^(\\S.{1,80}?),? ${joint}(${denier} \\p{L}{2}.*)$`, 'iu');
/** Hindi has its 'without' on both sides: 'aloo ki sabzi bina pyaz ke', 'bina dahi ke biryani'. */
const inHindi = /^(\S.{1,80}?) (bina \p{L}{2}.{0,40}?)(?: (?:ke|ki|ka))?$/iu;
const beforeInHindi = /^(bina \p{L}{2}.{0,40}?) (?:ke|ki|ka) (\p{L}.{1,80})$/iu;
/** What is taken off a food is left out of nothing, and what it is free of makes it another one. */
const noFood =
  /^\S+ (?:(?:the|any|la|le|les|el|los|il|die|das) )*(?:skin|bones?|crusts?|stones?|pips|seeds|shells?|peel|rind|lid|oven|problem|doubt|lactos\p{L}*|la[ck]tose\p{L}*|alcohol|alkohol|alcool)\b/iu;

function dishWithout(piece: string): DishWithout | undefined {
  if (piece.length > longest) return undefined;
  const [, without = '', dish = ''] = beforeInHindi.exec(piece) ?? [];
  if (dish !== '') return { dish, without };
  const [, asked = '', rest = ''] = behind.exec(piece) ?? inHindi.exec(piece) ?? [];
  return asked === '' || noFood.test(rest) ? undefined : { dish: asked, without: rest };
}

/** A piece of a list that asks for a dish without something; nothing where it may say anything else. */
export function askedWithout(
  piece: string,
  catalogue: Catalogue,
  hear: HearPiece,
): DishWithout | undefined {
  if (isRefusal(piece) || isPlainFood(piece, catalogue) || leftBehind.test(piece)) return undefined;
  const asked = dishWithout(piece);
  if (!asked) return undefined;
  const { dish, without } = asked;
  const isDish =
    !tellsOfSomebody.test(dish) &&
    !deniesFood.test(dish) &&
    !saysToLeaveOut(wordsOf(dish)) &&
    !tellsOfSomebody.test(without.replace(/^\S+ /u, '')) &&
    leavesOut(hear(without));
  return isDish ? asked : undefined;
}

const aDish =
  /(?:^|\s)(?:soup|stew|curry|pie|cake|pudding|salad|sandwich|wrap|burger|pizza|casserole|lasagne|risotto|biryani|masala|korma|pasta bake|stir[ -]?fry|omelette|quiche|tacos?|noodles?|ramen|pancakes?|dish)$/iu;
/** 'Prawn curry, no peanuts' is one wish, and says of no prawns that they do harm. */
export function withDishFirst(pieces: readonly string[], catalogue: Catalogue): readonly string[] {
  const [dish = '', wish = '', ...others] = pieces;
  const isOne =
    aDish.test(dish) &&
    presenceOf(wish).present === '' &&
    dishWithout(`${dish} ${wish}`) !== undefined &&
    readIngredients(dish, catalogue).items.length === 0;
  return isOne ? [`${dish} ${wish}`, ...others] : pieces;
}

const asks =
  /(?<!\p{L})(?:something|anything|dinner|supper|lunch|meal|iftar|recipes?|ideas?|dish|make|cook|please|pls|plz|algo|quelque chose|etwas|qualcosa|iets|co[śs]|por favor|s['’]il (?:te|vous) pla[iî]t|svp|bitte|per favore|soup|stew|curry|pie|cake|salad|casserole|lasagne|risotto|biryani|omelette|quiche|tacos?|pancakes?)(?!\p{L})/iu;
/** Beside a dish that is asked for, or a 'please', 'no dairy' is a wish, and tells of no empty cupboard. */
export const isWishOf = (sentence: string, piece: string, hear: HearPiece): boolean =>
  asks.test(sentence) &&
  presenceOf(piece).present === '' &&
  !isUsedUp(piece) &&
  !isRefusal(piece) &&
  leavesOut(hear(piece));
