// A dish that is wished for in a text about health: 'something with tuna but without capers' says of the tuna no harm.
import { wordsOf } from './concepts.ts';
import { isFreeOfHarm } from './foodWays.ts';
import { saysToLeaveOut, speaksOfReaction } from './harm.ts';
import { isFoodWord } from './vocabulary.ts';
import type { Catalogue } from '../catalogue/types.ts';

const something =
  '(?:something|sth|summat|a (?:dish|meal|recipe|dinner)|quelque chose|qqch|un (?:truc|plat|repas)|algo|un plato|una receta|qualcosa|un piatto|(?:et)?was|ein (?:gericht|essen|rezept)|iets|een gerecht|algum prato|um prato|co[śs]|kuch)';
const of = '(?:with|like|w/|avec|aux?|à|de|con|col|cogli|coi|colla|di|mit|wie|met|als|com|z|ze)';
const wish = new RegExp(
  `^(?:(?:maybe|perhaps|please|and|so) )?${something} (?:\\p{L}{2,20} )?${of} \\p{L}`,
  'iu',
);
/** The first or the last word of a dish's name: 'gâteau au chocolat', 'mushroom soup'. */
const dish =
  /^(?:un |une |un[ao] |ein |eine |een |uma |a |an )?(?:g[âa]teaux?|tartes?|soupes?|salades?|gratins?|quiches?|cr[êe]pes?|torta|zuppa|insalata|pasta|risotto|frittata|tarta|sopa|ensalada|tortilla|bizcocho|pastel|bolo|salada|kuchen|suppe|salat|auflauf|eintopf|taart|soep|salade|ovenschotel|curry|biryani|jollof|lasagne)(?!\p{L})|(?<!\p{L})(?:soup|stew|curry|pie|cake|pudding|salad|casserole|lasagne|risotto|biryani|masala|korma|pasta|omelette|quiche|noodles|pancakes|brownies|kuchen|suppe|salat|auflauf|eintopf|taart|soep)$/iu;
const joint = '(?:(?:but|and|just|only|please|pls|ma|mais|pero|aber|maar|mas|però) )?';
const denier =
  '(?:not|without|w/o|minus|hold the|but no|and no|no|sans|sin|senza|sem|ohne|kein(?:e|en)?|zonder|geen|bez)';
/** Behind the dish, what shall not be in it. */
const denied = new RegExp(`^(.{2,80}?),? (${joint}${denier} \\p{L}.*)$`, 'iu');

/** 'Pasta but not tomato again, please': what was served too often. */
const again =
  /^(?:(.{2,60}?),? (?:(?:but|just|only) )?)?(?:please )?not (?:more )?((?:\p{L}{2,20} ){1,3})(?:again|(?:for )?once more|for once|two nights running|third night running)(?: (?:please|pls|plz|thanks|tonight|this week|today))*$/iu;
const served =
  /^(?:third|second|fourth|two|three|four|\d\w{0,2}) (?:nights?|days?|times?) (?:running|in a row|this week)$/iu;

/** Whether some words name a food or a dish and tell of nothing else that matters to health. */
function isCalm(said: string, catalogue: Catalogue): boolean {
  const tokens = wordsOf(said);
  return (
    isFreeOfHarm({ tokens, text: said }, catalogue) &&
    !saysToLeaveOut(tokens) &&
    !speaksOfReaction(tokens, said) &&
    !ofSomebody.test(said)
  );
}
/** 'Something with nuts that my son ate'. */
const ofSomebody =
  /(?<!\p{L})(?:i|me|my|we|us|he|she|they|him|her|his|je|moi|mon|ma|il|elle|ich|mich|mir|er|yo|mi|me|io|mio|mia|eu|meu|minha|ik|mij|that|which|qui|que|che|die|der|das|after|when|if|allerg\p{L}*|intoler\p{L}*)(?!\p{L})/iu;

const notThis = /^(?:(?:but|and|just) )?not /iu;

const isDish = (said: string, catalogue: Catalogue): boolean =>
  (wish.test(said) || dish.test(said)) && isCalm(said, catalogue);

/** Of a wish, what is to be left out of it; 'okay' where that is nothing. */
function wishOf(said: string, catalogue: Catalogue): string | undefined {
  const [, head = '', rest = ''] = denied.exec(said) ?? [];
  if (rest !== '' && isDish(head, catalogue)) return rest.replace(notThis, 'no ');
  const [, before = '', food = ''] = again.exec(said) ?? [];
  if (food !== '' && isNamed(food, catalogue) && (before === '' || isServed(before, catalogue)))
    return `no ${food.trim()}`;
  return wish.test(said) && isCalm(said, catalogue) ? 'okay' : undefined;
}

const isNamed = (food: string, catalogue: Catalogue): boolean =>
  wordsOf(food).every(isFoodWord(catalogue));
const isServed = (before: string, catalogue: Catalogue): boolean =>
  isDish(before, catalogue) || isNamed(before, catalogue);

/**
 * The statements of a text, of a dish that is wished for only what it shall be without. In a text that tells of a
 * reaction anywhere a dish may be what did harm.
 */
export function tellWished(
  statements: readonly string[],
  whole: string,
  catalogue: Catalogue,
): readonly string[] {
  if (speaksOfReaction(wordsOf(whole), whole)) return statements;
  let isAgain = false;
  return statements.map((statement) => {
    const told = wishOf(statement, catalogue);
    const isSaidOfIt = isAgain && served.test(statement);
    isAgain = told?.startsWith('no ') === true;
    return isSaidOfIt ? 'okay' : (told ?? statement);
  });
}
