// Numbers in a recipe that are no amounts: how many times, per cent, parts, so much per something. They hold for any number of servings.
import { signs } from './fractions.ts';

const number = String.raw`(?:\d{1,6}\s\d{1,3}\/\d{1,3}|\d{1,6}\/\d{1,3}|\d{1,6}(?:[.,]\d{1,6})?(?:\s?[${signs}])?|[${signs}])`;
const range = String.raw`${number}(?:\s?(?:–|-|to|or|à|ou)\s?${number})?`;
const unit = String.raw`(?:kg|g|ml|cl|dl|l|litres?|liters?|oz|lb|cups?|tbsp|tsp|tablespoons?|teaspoons?|spoons?|cuill[eè]res?(?:\sà\s(?:soupe|café))?)`;
/** What stands before a number is taken along, since older browsers cannot look back. */
const before = String.raw`(^|[^\p{L}\d_.,/${signs}])`;
const end = String.raw`(?![\p{L}\d])`;

const ratios: readonly RegExp[] = [
  // '1½ times the weight', '2 x the volume', '3-fold', '2 fois le poids'.
  String.raw`${range}[\s-]?(?:times|fold|fois)${end}`,
  String.raw`${range}\s?[x×]\s(?=(?:the|its|their|as|that)${end})`,
  // '20 % fat', '70 per cent cocoa', '30 pour cent'.
  String.raw`${range}\s?(?:%|(?:per\s?cent|percent|pour\s?cent)${end})`,
  // '1 part vinegar to 2 parts oil', '1 part to 2', '1:2', 'in the ratio 2 to 1'.
  String.raw`${number}\s(?:parts?|volumes?)${end}(?:(?:\s[\p{L}'’]+){0,3}\s(?:to|and|for|pour|et|de)\s${number}(?!\s?${unit}${end})(?![\d½])(?:\s(?:parts?|volumes?)${end})?)?`,
  String.raw`${number}(?::|\s:\s?)${number}(?![\d.,:])`,
  String.raw`(?:ratio|proportion|rapport)(?:\s(?:of|de))?\s${number}\s(?:to|and|pour|à|et)\s${number}`,
  String.raw`${number}\s(?:to|pour)\s${number}(?=\s(?:ratio|proportion|rapport)${end})`,
  // '2 tbsp per litre', '50 g of rice per person', '10 g de sel par litre', '10 g pour 1 litre', '100 g for every egg'.
  String.raw`${range}\s?(?:${unit}${end})?(?:\s(?!as\s)[\p{L}'’]+){0,4}\s(?:per|for (?:each|every)|pour chaque|par (?:personne|tête|convive|portion|part|œuf|oeuf|(?=(?:\d{1,6}\s?)?${unit}${end}))|pour (?=\d{1,6}\s?${unit}${end}))(?:\s?${number})?(?:\s?${unit})?${end}`,
  // '⅓ of the dough' is a share of it; '2 of the eggs' is an amount.
  String.raw`(?:[${signs}]|1\/\d|2\/3|3\/4)\s(?:of the|of it|of them|du|de la|des|de l['’])`,
  // '(180 degrees)', '(2 days old)'.
  String.raw`${range}\s?(?:°|degrees?|degrés?|minutes?|mins?|hours?|days?|heures?|jours?|weeks?|months?)${end}`,
].map((each) => new RegExp(before + each, 'giu'));

/** '4 chicken breasts, 150 g each': more of them are no larger. */
const countedFirst = new RegExp(String.raw`^\d{1,3}\s(?!${unit}${end})\p{L}`, 'iu');
const ofEach = new RegExp(
  String.raw`${before}${range}\s?${unit}\s(?:each|apiece|chacune?s?|(?:la\s)?pièce)(?=\s?(?:[),.;]|$))`,
  'giu',
);

/** '800 g (2 x 400 g tins)': more tins of the same size. */
const sizeOfTins = new RegExp(
  String.raw`(\((?:about\s)?${number}\s?[x×]\s?)${number}\s?${unit}${end}`,
  'giu',
);

const firstHidden = 0xe0_00;
const most = 6000;
const hidden = /[\uE000-\uF8FF]/g;

/** A text with something done to all its numbers but these. */
export function apartFromRatios(text: string, change: (text: string) => string): string {
  if (!new RegExp(String.raw`[\d${signs}]`).test(text) || text.search(hidden) !== -1)
    return change(text);
  const kept: string[] = [];
  const hide = (said: string, ahead: string): string => {
    if (kept.length >= most) return said;
    kept.push(said.slice(ahead.length));
    return ahead + String.fromCodePoint(firstHidden + kept.length - 1);
  };
  // What is hidden may stand within what was hidden after it.
  const restored = (from: string): string =>
    from.replace(hidden, (sign) =>
      restored(kept[(sign.codePointAt(0) ?? firstHidden) - firstHidden] ?? ''),
    );
  const patterns = [...ratios, sizeOfTins, ...(countedFirst.test(text) ? [ofEach] : [])];
  return restored(change(patterns.reduce((now, pattern) => now.replace(pattern, hide), text)));
}
