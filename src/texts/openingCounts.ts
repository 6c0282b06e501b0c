// How many, as one writes by hand at the start of a line: 'two eggs', 'an onion', 'one and a half cups'. In figures, so that it can be
// scaled with the rest.
import { signs } from './fractions.ts';

const counts: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const word = counts.slice(1).join('|');
const part = String.raw`(?:an? )?half|a quarter|three quarters|1\/2|1\/4|3\/4|[½¼¾]`;
const signOf = (said: string): string =>
  /half|1\/2|½/i.test(said) ? '½' : /three|3\/4|¾/i.test(said) ? '¾' : '¼';

const figure = (said: string): string =>
  Object.hasOwn(figures, said.toLowerCase()) ? (figures[said.toLowerCase()] ?? said) : said;
const figures: Readonly<Record<string, string>> = Object.fromEntries(
  counts.map((each, count) => [each, String(count)]),
);

const andPart = new RegExp(String.raw`^(${word}|\d{1,2}) (?:and|&) (${part})(?=\s)`, 'i');
const oneAndPart = new RegExp(String.raw`^an? (\p{L}{2,12}) and (${part})(?=\s)`, 'iu');
const partOfOne = new RegExp(String.raw`^(half|[${signs}]|\d\/\d) an?(?=\s)`, 'i');
const several = new RegExp(
  String.raw`^(${word})(?:(\s?(?:–|-|\sto\s|\sor\s)\s?)(${word}))?(?=\s)`,
  'i',
);
/** No more of it is written for more people: 'a pinch', 'a good splash'. */
const vague =
  'pinch|knob|splash|drop|dash|bit|drizzle|squeeze|grating|little|few|lot|touch|glug|swirl|dusting|dollop|sprinkle|sprinkling|hint|good|generous|mix|mixture|selection|choice|variety|garnish|pincée|noix|filet|peu|goutte|trait|soupçon|zeste';
const sizedOne = /^(?:an?|une?) (?=\d{1,4}\s?(?:g|kg|ml|l|oz|lb)\s\p{L})/iu;
const one = new RegExp(
  String.raw`^(?:an?|une?) (?=\p{L})(?!(?:\p{L}+ )?(?:${vague})(?!\p{L}))`,
  'iu',
);

/** @param line of an ingredient list */
export const openingInFigures = (line: string): string =>
  line
    .replace(andPart, (_, whole: string, said: string) => `${figure(whole)}${signOf(said)}`)
    .replace(oneAndPart, (_, of: string, said: string) => `1${signOf(said)} ${of}`)
    .replace(partOfOne, (_, said: string) => (/half/i.test(said) ? '½' : said))
    .replace(/^(?:a couple of|une paire de) /i, '2 ')
    .replace(/^an? dozen /i, '12 ')
    .replace(
      several,
      (_, from: string, link: string | undefined, to: string | undefined) =>
        `${figure(from)}${link ?? ''}${figure(to ?? '')}`,
    )
    .replace(sizedOne, '1 x ')
    .replace(one, '1 ');
