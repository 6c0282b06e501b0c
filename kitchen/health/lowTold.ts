// 'Low sugar', 'high fibre' and '1,500 kcal': what a person says of their food as a whole, without a figure that we could keep to.
import type { Catalogue } from '../catalogue/types.ts';
import type { Quantity } from '../recipes/nutrition.ts';

/** A part of a text that was heard. */
export interface ToldWhole {
  readonly of: Quantity;
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const sugar =
  '(?:added |free )?sugars?|sucres?(?: ajout[ée]s)?|zucker|az[úu]car(?:es)?|zuccher[io]|a[çc][úu]car(?:es)?';
const saturated =
  'sat(?:urated|s)?[- ]fats?|saturates|(?:graisses|acides gras) satur[ée]e?s|ges[äa]ttigte[nm]? fett(?:e|en|s[äa]uren)?|(?:grasas|gorduras) saturadas|grassi saturi';
const fat =
  '(?:total )?fats?|mati[èe]res? grasses?|graisses|lipides|fett(?:e|en)?|grasas?|grassi|gorduras?';
const fibre = 'fib(?:re|er)s?|ballaststoffe|fibras?';
const purine = 'purin(?:e|es|en|as)?';
const low =
  '(?:very )?(?:low|lower|reduced|less|limited|restricted)(?:[- ]in)?[- ]|(?:(?:tr[èe]s )?pauvre en|faible en|peu de|moins de|r[ée]duite? en) |(?:wenig|weniger) |(?:baj[oa]s? en|poc[oa]s?|menos|pouc[oa]s?|com pouc[oa]|baix[oa] em|baixo teor de|povero di|a basso contenuto di|poch?i?|meno) ';
const high =
  '(?:high|more|extra|plenty of|lots of|rich in)(?:[- ]in)?[- ]?|(?:riche en|plus de|beaucoup de) |(?:viele?|mehr) |(?:alt[oa]s? en|ric[oa] (?:en|em|di)|m[áa]s|mais|pi[ùu]) ';

const more =
  '(?:more|extra|plenty of|lots of|rich in)(?:[- ]in)?[- ]?|(?:riche en|plus de|beaucoup de) |(?:viele?|mehr) |(?:alt[oa]s? en|ric[oa] (?:en|em|di)|m[áa]s|mais|pi[ùu]) ';
const protein = 'prot[eé][ií]n(?:e|es|s|a|as)?|eiwei(?:ß|ss)';
const iron = 'iron|fer|eisen|hierro|ferro';
const calcium = 'calcium|kalzium|calcio|cálcio';
/** Of these 'high' alone tells what was found in the blood. */
const plenty = (named: string): string =>
  `(?:${more})(?:${named})|high[- ](?:${named}) (?:diet|foods?|meals?)|(?:${named})[- ]rich`;

const words = (named: string): string => `(?:${low})(?:${named})`;
const told: readonly (readonly [of: Quantity, said: string])[] = [
  ['free_sugars_g', `${words(sugar)}|zuckerarm\\p{L}{0,2}`],
  ['sat_fat_g', words(saturated)],
  ['purine_mg', `${words(purine)}|purinarm\\p{L}{0,2}`],
  ['fat_g', `${words(fat)}|fettarm\\p{L}{0,2}|hypolipidique`],
  [
    'fibre_g',
    `(?:${high})(?:${fibre})|(?:at least|minimum(?: of)?|min\\.?|au moins|mindestens|al menos|almeno|pelo menos) \\d{1,2} ?g(?:rams?|rammes?)?(?: (?:of|de|di))? (?:${fibre})|(?:${fibre}) (?:at least|minimum|au moins|mindestens|al menos|almeno|pelo menos) \\d{1,2} ?g(?:rams?|rammes?)?|ballaststoffreich\\p{L}{0,2}`,
  ],
  [
    'protein_g',
    `(?:${high})(?:${protein})|(?:${protein})[- ]rich|(?:eiwei(?:ß|ss)|protein)reich\\p{L}{0,2}|(?:hyperprotéin|hiperproteic|iperproteic)\\p{L}{1,3}|bulking(?: up)?|(?:build|gain)(?:ing)? muscles?`,
  ],
  ['iron_mg', `${plenty(iron)}|eisenreich\\p{L}{0,2}`],
  ['calcium_mg', `${plenty(calcium)}|(?:calcium|kalzium)reich\\p{L}{0,2}`],
  ['vit_d_ug', plenty('vit(?:amin)?[- ]d')],
  ['vit_c_mg', plenty('vit(?:amin)?[- ]c')],
  ['vit_b12_ug', plenty('(?:vit(?:amin)?[- ])?b[- ]?12')],
  ['magnesium_mg', plenty('magnesium')],
  ['carb_g', '(?:high|more|extra)[- ](?:carbs?|carbohydrates?)'],
  [
    'glycaemic_load',
    'low(?:[- ]in)?[- ](?:gi|gl|glyca?emic(?:[- ](?:index|load))?)|(?:ig|index glycémique) bas|(?:bajo|baixo|basso) [ií]ndi[cz]e? gl[uiy]c[eé]mico',
  ],
  [
    'energy_kcal',
    `(?:${low})(?:k?cals?|calories?|calor[íi]as?|energie|energy|kalorien)|(?:peu|moins) calorique|h[iy]pocal[oó]ri(?:que|c[oa])|ipocaloric[oa]|kalorienarm\\p{L}{0,2}|baixa caloria|count(?:ing)? calories|` +
      '(?:(?:max(?:imum)?|at most|no more than|under|below|about|around|only|limit(?:ed)? to|environ|maximum|höchstens|máximo|massimo) )?(?:1[ ,.]?[2-9]|2[ ,.]?\\d|3[ ,.]?[0-5])\\d{2}[- ]?(?:k?cals?|(?:kilo)?calories?|kilokalorien|kalorien|calor[íi]as|calorie|calorias)',
  ],
];

/** Any of them, wherever it stands. */
export const anyWhole = new RegExp(
  `(?<![\\p{L}-])(?:${told.map(([, said]) => said).join('|')})(?![\\p{L}-])`,
  'giu',
);

/** Words around it that say nothing more; whatever else stands there leaves the whole to be asked about. */
const asked =
  "(?:(?:(?:i|we|he|she)(?:[’']m|[’']re|[’']s)?|please|pls|must|need|needs|should|(?:have|has) to|to|be|it|is|on|a|an|my|the|only|strictly|something|food|foods|eat|eating|keep|want|prefer|follow|following|for|me|diet|doctor|gp|dietitian|says|said|wants|told|je|mange|doit|dois|manger|suis|un|une|régime|regime|alimentation|como|comer|tengo que|debo|una|dieta|ich|esse|muss|brauche|eine|devo|mangiare|mangio|preciso|comida|uma) ){0,8}";
const behind =
  "(?:[- ](?:diet|food|foods|meals|dishes|please|pls|thanks|only|for (?:me|him|her|us)|strictly|a day|per day|daily|par jour|pro tag|am tag|al d[íi]a|al giorno|por dia|day|kost|ernährung|essen|diät|bitte|svp|s[’']il vous plaît|por favor|per favore)){0,3}";
const patterns = told.map(
  ([of, said]) =>
    [
      of,
      new RegExp(
        `(?<=^|[.,;:\\n]\\s{0,3}|(?<!\\p{L})(?:and|et|y|und|e|with|plus|avec|mit|con|com) )${asked}(?:${said})${behind}(?=\\s{0,3}(?:$|[.,;\\n])| (?:and|et|y|und|e|but|because|since) )`,
        'giu',
      ),
    ] as const,
);

/** Whether a text may tell of any of them: read before all else. */
const named = new RegExp(
  `${sugar}|${saturated}|${fat}|${fibre}|purin|${protein}|${iron}|${calcium}|hypolipidique|ballaststoff|cal(?:or|s)?|kcal|kalor|prot|eisen|vit|b ?-?12|magnes|carb|glyc|gluc|glic|\\bg[il]\\b|\\big\\b|bulk|muscle`,
  'iu',
);

/** What a text says of its food as a whole. */
export const toldWhole = (text: string): readonly ToldWhole[] =>
  (named.test(text) ? patterns : []).flatMap(([of, pattern]) =>
    [...text.matchAll(pattern)].map(({ 0: said, index }) => ({
      of,
      text: said.trim(),
      from: index,
      to: index + said.length,
    })),
  );

/** The strictest figure of a day that a condition of the tables brings: what is low by all of them. */
export function strictestOf(quantity: Quantity, { conditions }: Catalogue): number | null {
  const all = [...conditions.values()]
    .flatMap(({ limits }) => limits)
    .filter(({ nutrient, basis }) => nutrient === quantity && basis !== 'per_meal')
    .flatMap(({ refDayMax }) => (refDayMax === null ? [] : [refDayMax]));
  return all.length === 0 ? null : Math.min(...all);
}
