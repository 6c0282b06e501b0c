// 'Two and a half' and 'a cup and a half' are one number.

const numbers = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const half = String.raw`(?:and|&) (?:an? |one )?(half|quarter|½|¼|1\/2|1\/4)(?![\p{L}\d])`;
const andAPart = new RegExp(
  String.raw`(?<![\p{L}\d])(\d+|${numbers.slice(1).join('|')}) ${half}`,
  'giu',
);
/** Of 'half and half' and 'a sweet and a half sour' nothing is read: the measures that are halved are few. */
const oneAndAPart = new RegExp(
  String.raw`(?<![\p{L}\d])an? (cup|teaspoon|tsp|tablespoon|tbsp|spoon|litre|liter|pint|kilo|pound|mug|glass|tin|can|handful) ${half}`,
  'giu',
);
const inFigures = (part: string): string => (/^[h½]|2$/i.test(part) ? '1/2' : '1/4');

export const partsInFigures = (text: string): string =>
  text
    .replace(
      andAPart,
      (_, number: string, part: string) =>
        `${Number(number) || numbers.indexOf(number.toLowerCase())} ${inFigures(part)}`,
    )
    .replace(oneAndAPart, (_, of: string, part: string) => `1 ${inFigures(part)} ${of}`);
