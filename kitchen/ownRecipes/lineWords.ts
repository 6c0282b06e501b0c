// Lines of ingredients as recipes have them, made such as the reader of amounts takes them: French spoons, two scales at once, how it is cut.
import { tokensOf } from '../ingredients/words.ts';

const spoon = String.raw`c(?:uil(?:l(?:[eè]re|er[ée]e)s?)?)?\.?\s*[àa]\.?\s*`;
/** A measure of one letter behind the amount that a line begins with. */
const letterAfterAmount = (letter: string): RegExp =>
  new RegExp(
    String.raw`^([\d½¼¾⅓⅔⅛][\d½¼¾⅓⅔⅛.,/\s–-]*?)\s*${letter}(?:\.\s*|\s+)(?=[\p{L}(])(?!(?:de|du|des|d['’]|[àa])(?!\p{L}))`,
    'u',
  );
const rewritten: readonly (readonly [RegExp, string])[] = [
  [/^\s*(?:[-*•·◦▢☐□‣▪–—]|\[[ x]?\])\s+/u, ''],
  // '200g/7oz' and '1 kg / 2 lb 4 oz': the first counts.
  [
    /(\d\s?(?:g|kg|ml|cl|dl|l)\b)\s*[/|]\s*[\d½¼¾⅓⅔.,]+\s?(?:fl\s?oz|oz|lbs?|pints?|pt|cups?|sticks?)\b(?:\s?\d+\s?oz\b)?/gi,
    '$1',
  ],
  // '4oz/115g' and '1 lb 4 oz / 570 g': the second, which is exact.
  [
    /^(?:about |around )?[\d½¼¾⅓⅔⅛.,\s-]+(?:oz|ounces?|lbs?|fl\s?oz|pints?|cups?|sticks?)\b\.?(?:\s?[\d½¼¾.]+\s?oz\b)?\s*[/|]\s*(?=\d[\d.,]*\s?(?:g|kg|ml|cl|dl|l)\b)/i,
    '',
  ],
  // '28-ounce can'.
  [/(\d)-(?=(?:ounce|oz|pound|lb|gram|g|ml)\b)/gi, '$1 '],
  [new RegExp(String.raw`(?<!\p{L})${spoon}s(?:oupe)?(?!\p{L})\.?`, 'giu'), 'tbsp'],
  [new RegExp(String.raw`(?<!\p{L})${spoon}(?:caf[ée]|th[ée]|c)(?!\p{L})\.?`, 'giu'), 'tsp'],
  // American short forms, in which 'T' is three times 't'; 'c de' may be a French spoon.
  [letterAfterAmount('T'), '$1 tbsp '],
  [letterAfterAmount('t'), '$1 tsp '],
  [letterAfterAmount('[cC]'), '$1 cup '],
  [/(?<!\p{L})cs(?!\p{L})/giu, 'tbsp'],
  [/(?<!\p{L})cc(?= (?:de |d['’]))/giu, 'tsp'],
  // A pot of yoghurt is 125 g where it is counted.
  [/^(\d+|un) (?:pots? de )?(?=yaourts?\b)/i, '$1 x 125 g '],
  // The pot then measures what is no yoghurt: 125 ml of it.
  [
    /^([\d½¼¾.,/]+|une?) pots? (?:de |d['’])(?=(?:farine|sucre|huile|f[ée]cule|ma[ïi]zena|lait)(?!\p{L}))/iu,
    '$1 x 125 ml ',
  ],
  // French sachets hold what is printed on all of them.
  [/^(\d+|une?) sachets? de (?=levure chimique)/i, '$1 x 11 g '],
  [/^(\d+|une?) (?:sachets?|paquets?) de (?=sucre vanill[ée])/i, '$1 x 7.5 g '],
  [/(?<!\p{L})pinc[ée]es?(?!\p{L})/giu, 'pinch'],
  [/(?<!\p{L})poign[ée]es?(?!\p{L})/giu, 'handful'],
  [/(?<!\p{L})(?:brins?|branches?)(?= d)/giu, 'sprig'],
  [/(?<!\p{L})feuilles?(?= d)/giu, 'leaf'],
  [/(?<!\p{L})noix (?=de beurre)/giu, 'knob '],
  [/(?<!\p{L})verres?(?= d)/giu, 'glass'],
  [/(?<=\d\s?)gr\.?(?= )/gi, 'g'],
  // A cube is the food here, and no measure of a liquid.
  [/(?<!\p{L})cubes? de bouillon (?=de l[ée]gumes)/giu, 'bouillon cube '],
  // How an animal was kept or caught, and an age, which are two words: 'corn-fed' names no corn.
  [
    /(?<!\p{L})(?:(?:wild|line|pole|hand)[- ]caught|(?:grass|corn|grain|pasture)[- ](?:fed|raised)|outdoor[- ](?:bred|reared)|day[- ]old|thumb[- ](?:sized?|length)|(?:ready|pre)[- ]made|(?:quick|easy|fast)[- ]cook(?:ing)?|fat(?= (?:garlic|cloves?)\b)) (?=\p{L})/giu,
    '',
  ],
  // 'A splash of' is no amount.
  [
    /^(?:an? )?(?:good |large |small |generous )?(?:splash|drizzle|glug|squeeze|sprinkling|drop)(?:e?s)? of /i,
    '',
  ],
  [/^(?:un |1 )?(?:petit )?(?:filet|trait) (?:de |d['’])/i, ''],
  [/^(?:un |1 )?filo (?:di |d['’])(?=oli)/i, ''],
  [/(?<!\p{L})bicchier[ei](?= d)/giu, 'glass'],
  [/^(?:q\.? ?b\.?|quanto basta)\s(?:di |d['’])?/i, ''],
];

/** So much that no more than a name and its manner is left: '2 tbsp butter, melted, plus extra for greasing'. */
const tails =
  /[\s,;(]*(?:\b(?:plus|and|with) (?:a (?:little|bit|few) |some )?(?:extra|more)\b.*|\+ (?:extra|more).*|\b(?:to|for) (?:serve|serving|garnish(?:ing)?|taste|frying|deep[- ]frying|greasing|brushing|dusting|sprinkling|drizzling|decorat(?:e|ion|ing)|finish|coat(?:ing)?|rolling|the (?:pan|tin|dish)|topping)\b.*|\b(?:if (?:you like|liked|needed|desired)|as needed|as required|optional|divided|or to taste|according to taste)\b.*|(?:,| )(?:al gusto|nach (?:geschmack|belieben)|q\.? ?b\.?|quanto basta|a gosto|para fre[íi]r|zum (?:braten|anbraten|abschmecken)|au go[ûu]t|selon (?:le |votre )?go[ûu]t|facultatifs?|pour (?:servir|la cuisson|d[ée]corer|la d[ée]coration|le moule|la po[êe]le|frire|saupoudrer)).*)\)?\.?$/i;

export function withoutTails(name: string): string {
  const before = name.replace(tails, '').trim();
  return before === '' ? name : before;
}

export const plainLine = (line: string): string =>
  rewritten
    .reduce((text, [pattern, to]) => text.replace(pattern, to), line)
    .replace(/\s+/g, ' ')
    .trim();

/** 'Juice of 1 lemon' is squeezed of one lemon. */
const squeezed =
  /^(?:(?:the )?(?:finely |freshly )?(?:grated |squeezed )?(?:juice|zest|rind)(?: (?:and|&) (?:juice|zest|rind))? of|(?:le )?(?:jus|zestes?)(?: et (?:le )?(?:jus|zestes?))? d(?:e |['’]))\s*(.+)$/i;
export const squeezedOf = (line: string): string | null => squeezed.exec(line)?.[1] ?? null;

/** How a thing is cut, kept or served, and what only leads to that; in English beside what ends in '-ed'. */
export const mannerTokens: ReadonlySet<string> = new Set(
  `a an and the of on off up if in to for or not into at about per each with without your our any some more less extra plus very well half just until then its their them it
  cm mm inch inches thick thin fine finely coarse coarsely rough roughly light lightly fresh freshly whole soft warm cold hot cool dry dried raw ripe small medium large big heaped heaping level scant generous packed loosely tightly
  sharp mild mature
  cut chunks chunk cubes cube dice wedges strips pieces piece slices slice rounds sticks matchsticks batons shreds lengths rings florets leaves juice zest flesh torn beaten ground grind slit broken
  crunchy chunky runny flaky waxy floury mealy juicy firm crisp plump natural heritage heirloom seedless stoneless rindless crustless vine sustainable fairtrade seasonal local
  short long skin stems stalks overnight frying serve serving taste optional lengthways lengthwise crosswise diagonally room temperature clear halves quarters bite sized size core seeds removed discarded reserved bone boneless skinless stale grating
  good quality best free range organic unsalted salted total weight available needed desired preferably such as like approximately approx
  de du des la le les l d et en a au aux ou un une sans avec pour petit petits petite petites gros grosse grosses grand grands moyen moyens moyenne moyennes bien tres finement grossierement
  emince emincee eminces emincees hache hachee haches hachees coupe coupee coupes coupees rape rapee rapes rapees fondu fondue fondus mou ramolli frais fraiche fraiches pele pelee peles pelees epluche epluchee epluches epluchees
  ecrase ecrasee ecrases ecrasees presse pressee presses pressees concasse concassee concasses concassees cuit cuite cuits cuites cru crue crus egoutte egouttee egouttes egouttees rince rincee rinces rincees lave lavee denoyaute denoyautees battu battus tiede froid froide chaud chaude
  moulu moulue moulus pave paves mur mure murs mures demi tendre tendres rondelles rondelle des cubes lamelles lanieres morceaux morceau tranches quartiers deux quatre bio entier entiers entiere seche secs`
    .trim()
    .split(/\s+/),
);
/** How rich a food is: another grade of it that we hold is read as such before, and of any other the fuller one counts. */
const ofFat = /(?<!\p{L})(?:full|low|lower|half|reduced)[- ]fat(?!\p{L})/giu;
export const withoutFatWords = (name: string): string => name.replace(ofFat, ' ');

/** The words of a text that say neither how a thing is cut nor how much of it there is. */
export const tellingWords = (text: string): string[] =>
  tokensOf(text).filter(
    (word) =>
      word.length > 1 &&
      !/^\d/.test(word) &&
      !mannerTokens.has(word) &&
      !/\p{L}{2,}ed$/u.test(word),
  );

/** A name without the words that only say how it is cut: 'oignon émincé'. */
export const withoutManner = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word, i, all) => {
      const [token = ''] = tokensOf(word);
      // 'De' and 'of' join what stays.
      if (/^(?:d|l|de|du|des|la|le|a|au|aux|en|of|and|et)$/.test(token)) return i < all.length - 1;
      return token === '' || !mannerTokens.has(token);
    })
    .join(' ');
