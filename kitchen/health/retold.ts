// A text of health as it is read: what ordinary words hide, in plain ones. It is done before the text is parted into statements.
import { denialOfOther } from './denialOfOther.ts';
import { organsTold } from './organsTold.ts';
import { pregnancyTold } from './pregnancyTold.ts';
import { onlyCooked } from './onlyCooked.ts';
import { saltTold } from './saltTold.ts';

interface Retelling {
  readonly said: RegExp;
  readonly means: string;
}

/** 'Not just peanuts, tree nuts as well' takes nothing back. */
const notOnly =
  "(?<=^|[.;\\n(]\\s{0,3})(?:(?:it(?:['’]?s| is)|they(?:['’]?re| are)|i(?:['’]?m| am)) )?not (?:just|only|merely|simply|solely|purely) (?:(?:allergic|intolerant) to |about |for )?(?:the )?";
const foods = "([\\p{L}'’ -]{2,60}?)";
const second = "([\\p{L}'’ -]{2,60}?)(?:,? (?:as well|too|also))?(?=\\s{0,3}(?:$|[.,;!)\\n]))";

/** The same in other languages: how it begins, and its 'but also'. */
const notOnlyElsewhere: readonly (readonly [string, string, string?])[] = [
  ['pas (?:seulement|uniquement|que)', 'mais (?:aussi|également)'],
  ['nicht (?:nur|bloß|allein)', '(?:sondern|aber) auch'],
  ['no (?:s[oó]lo|solamente|[uú]nicamente)', '(?:sino|pero) tambi[eé]n'],
  ['non (?:solo|soltanto|solamente)', 'ma anche'],
  ['n[aã]o (?:s[oó]|apenas|somente)', 'mas tamb[eé]m'],
  // Without a 'no', 'vis' is no Dutch fish.
  ['niet (?:alleen|enkel)', 'maar ook', 'geen '],
];

const food =
  '(?:anything|nothing|something|stuff|foods?|things|dish(?:es)?|meals?|sauces?|cakes?|recipes?|puddings?|desserts?)';
const inIt =
  '(?:it|them|(?:the |my |our |any |his |her )?(?:foods?|cooking|sauces?|meals?|dish(?:es)?|gravy|stews?|cakes?|puddings?|desserts?|recipes?|dinner))';
/** 'No drink with meals' speaks of water. */
const closing =
  '(?=\\s{0,3}(?:$|[.,;!)\\n]|(?:or|and|but|at all|any ?more|please|ever|is|are|for (?:me|us|him|her))\\b))';

const notOnlyOf: readonly Retelling[] = [
  {
    said: new RegExp(
      `${notOnly}${foods}(?:,? but (?:also |it['’]?s |it is )?|, (?:(?:it['’]?s|it is|they['’]?re|also|and|but)(?: also)? )?)(?:the )?${second}`,
      'giu',
    ),
    means: '$1 and $2',
  },
  // Behind 'we eat everything' it goes on with what is eaten.
  {
    said: new RegExp(
      `(?<!\\b(?:everything|anything|all sorts|loves?|likes?|enjoys?)\\b[^.;\\n]{0,30}[.;\\n]\\s{0,3})${notOnly}(?=[\\p{L}'’ -]{2,40}(?:$|[.,;!\\n]))`,
      'giu',
    ),
    means: '',
  },
  ...notOnlyElsewhere.map(([head, but, no = '']) => ({
    said: new RegExp(
      `(?<=^|[.;\\n(]\\s{0,3})${head} ([\\p{L}'’ -]{2,60}?),? ${but} (?=\\p{L})`,
      'giu',
    ),
    means: `${no}$1, ${no}`,
  })),
];

/** Who is told to keep to a diet, and that one does not oneself. */
const dietOfAnother =
  /(?<!\p{L})(?:mein[e]?|mon|ma|mi|il mio|la mia|mio|mia|o meu|a minha|meu|minha|mijn) (?:bruder|schwester|mutter|vater|oma|opa|tante|onkel|cousine?|fr[eè]re|s(?:oe|œ)ur|m[eè]re|p[eè]re|oncle|herman[oa]|madre|padre|abuel[oa]|prim[oa]|t[ií][oa]|fratello|sorella|nonn[oa]|zi[oa]|cugin[oa]|irm[aã]o?|m[aã]e|pai|av[óô]|broer|zus|oom|moeder|vader) (?:ist|est|es|[eè]|é|is) (?:(?:strenger?|streng|ein|eine|un|une|una|uma|een) ){0,2}(?:vegan\p{L}*|vegetar\p{L}*|végétar\p{L}*|v[eé]g[aé]n\p{L}*),? (?:(?:aber|mais|pero|ma|mas|maar) )?(?:ich (?:aber )?nicht|(?:pas moi|moi non|moi pas)|yo no|io no|eu n[aã]o|ik niet)(?=\s{0,3}(?:$|[.,;!)\n]))/giu;

const retellings: readonly Retelling[] = [
  { said: dietOfAnother, means: '' },
  {
    said: /(?<=^|[.,;\n]\s{0,3})(?:sina|hatuna|hakuna) (?:allerg(?:y|ies)|al[ae]ji|mzio)(?: (?:yoyote|wowote|yo yote|wo wote|zozote))?(?=\s{0,3}(?:$|[.,;\n]))/giu,
    means: 'no allergies',
  },
  {
    said: /\bmeatless(?=(?: (?:please|pls|food|meals?|dish(?:es)?|dinners?|lunch(?:es)?|suppers?|cooking|recipes?|only|for (?:me|us)))*\s{0,3}(?:$|[.,;!\n]))/giu,
    means: 'meat free',
  },
  {
    said: /(?<=^|[.,;\n]\s{0,3})(?:(?:a|an|my|on|i|eat|need|want|only) ){0,3}sugar[- ]free(?: (?:please|only|food|meals|diet|for me))?(?=\s{0,3}(?:$|[.,;\n]))/giu,
    means: 'no sugar',
  },
  // Said last of all, with nothing that says that it is over.
  {
    said: /\bused to be allergic(?= to (?:\p{L}{2,20} ?){1,4}[.!]?\s{0,3}$)/iu,
    means: 'was once allergic',
  },
  { said: /\b(every|a|per|this|each) wk\b/giu, means: '$1 week' },
  // As German, French and Dutch are typed and spoken.
  { said: /(?<!\p{L})gehn(?!\p{L})/giu, means: 'gehen' },
  { said: /(?<=\b(?:aucun|pas de|sans) )pbs?(?!\p{L})/giu, means: 'problème' },
  { said: /(?<!\p{L})(?:alors|tandis) que(?= )/giu, means: 'mais' },
  {
    said: /(?<!\p{L})niet (?:allergisch|overgevoelig|intolerant) (?:voor|tegen)(?= )/giu,
    means: 'not allergic to',
  },
  // An allergy that has 'gone nuts' is of no nuts, and one that has 'gone wild' of no game.
  {
    said: /(?<=\b(?:all?erg(?:y|ies)|intoleranc(?:e|es)|sensitivity|reactions?)(?:['’]s)?(?: \w{1,12}){0,2} )(gone|went|going|goes) (?:(?:absolutely|completely|totally|right|a bit|really|proper|quite) )?(?:nuts|bananas|crackers|wild|pear[- ]shaped)\b/giu,
    means: '$1 mad',
  },
  // In food, 'drink' is alcohol.
  {
    said: new RegExp(
      `\\b(${food}(?: that(?:['’]?s)?)?(?: (?:is|are|has|have|been|got|made|cooked|done|soaked)){0,2}) (?:with|in) (?:any |the )?drink(?: in(?: it| them)?)?${closing}`,
      'giu',
    ),
    means: '$1 with alcohol',
  },
  {
    said: new RegExp(`\\b(no|any|without)(?: strong)? drink (?=in ${inIt}\\b)`, 'giu'),
    means: '$1 alcohol ',
  },
  {
    said: new RegExp(
      `\\b((?:do(?:es)?|wo|ca)n['’]?t|(?:do(?:es)?|will|can) ?not|never) (?:take|touch|takes|touches)(?: (?:any|the|a))?(?: strong)? drink${closing}`,
      'giu',
    ),
    means: '$1 drink alcohol',
  },
];

/** A plus parts two foods elsewhere. */
const withPotassium = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}])k\+(?!\w)/giu, 'potassium');

/** What is written beside an illness in scripts whose words the reader of statements does not part. */
const inOtherScripts: readonly (readonly [RegExp, string])[] = [
  [/(?:ステージ|病期)\s?([1-5])|第?\s?([1-5])\s?[期기](?!\p{L})/gu, ' stage $1$2 '],
  [
    /低カリウム食?|カリウムを?(?:制限|控えめ)|低[钾鉀]饮?食?|저칼륨식?|칼륨 ?제한/gu,
    'low potassium',
  ],
  [/低リン食?|リンを?(?:制限|控えめ)|低磷饮?食?|저인식?|인 ?제한/gu, 'low phosphate'],
];
const fromOtherScripts = (text: string): string =>
  inOtherScripts.reduce((told, [said, means]) => told.replace(said, means), text);

/** 'A&E', whose sign is none of a list. */
const emergency = /(?<!\p{L})(?:A ?& ?E|accident (?:and|&) emergency)(?!\p{L})/gu;
const inHospital = (text: string): string => text.replace(emergency, 'hospital');

/** A text of at most the length that is read, as it is read. */
export const retold = (text: string): string =>
  [...notOnlyOf, ...retellings].reduce(
    (told, { said, means }) => told.replace(said, means),
    pregnancyTold(
      denialOfOther(
        organsTold(saltTold(withPotassium(fromOtherScripts(onlyCooked(inHospital(text))))), false),
      ),
      false,
    ),
  );

/** How lists are typed in a hurry. */
const asTyped: readonly (readonly [RegExp, string])[] = [
  [/\bw\/o\b/giu, 'without'],
  [/(?<![\p{L}'’])jai (?=\p{L})/giu, "j'ai "],
  [/(?<![\p{L}'’])d la (?=\p{L})/giu, 'de la '],
  [
    /,? so (?:bin|binned|chuck|chucked|toss|tossed) (?:that|it|them)(?=\s{0,3}(?:$|[.,;!\n]))/giu,
    '',
  ],
];

/** A list of foods and health, of which only what is no name of a food is told in other words. */
export const retoldList = (text: string): string =>
  pregnancyTold(
    denialOfOther(
      organsTold(
        saltTold(
          withPotassium(
            asTyped.reduce(
              (told, [said, means]) => told.replace(said, means),
              onlyCooked(inHospital(text)),
            ),
          ),
        ),
        true,
      ),
    ),
    true,
  );

/** 'Not just dairy but also fish': of what is left out, in a list of foods too. */
export const tellsNotOnly = (sentence: string): boolean =>
  notOnlyOf.some(({ said }) => sentence.trim().search(said) !== -1);
