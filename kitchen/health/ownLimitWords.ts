// The words in which people tell of a limit that a clinician gave them: what is limited, and what may stand beside the figure.
import type { Quantity } from '../recipes/nutrition.ts';

/** What is limited, how it is called, and the figures of a day that can be meant, in the quantity's unit. */
export interface Limited {
  readonly quantity: Quantity;
  /** In words of letters with spaces between them, and in scripts that part no words. */
  readonly latin: string;
  readonly other?: string;
  readonly least: number;
  readonly most: number;
  /** More than this without a word of a limit is an aim: of who trains, of who should drink. */
  readonly mostUnsaid?: number;
  /** What a gram of it counts for, where it is told in grams and counted in milligrams of a part of it. */
  readonly ofGram?: number;
}

/** Salt in grams × 400 = sodium in milligrams (Regulation (EU) No 1169/2011, Annex I: salt = sodium × 2.5), as in `dish_limits.csv`. */
const sodiumOfSalt = 400;

/** The figures that can be meant are our estimates: wide around what guidelines name, so that a slip is asked about and not planned by. */
export const limitedThings: Readonly<Record<string, Limited>> = {
  salt: {
    quantity: 'sodium_mg',
    latin: '(?:table |koch|speise)?(?:salt|salz)|sels?|sal|sale|zout|soli?',
    other: '塩分|食塩(?:相当量)?|盐|鹽|соли|соль',
    least: 500,
    most: 10000,
    ofGram: sodiumOfSalt,
  },
  sodium: {
    quantity: 'sodium_mg',
    latin: 'sodium|natrium|s[óo]dio|na',
    other: 'ナトリウム|钠|鈉|나트륨|натри[йя]',
    least: 500,
    most: 10000,
  },
  potassium: {
    quantity: 'potassium_mg',
    latin: 'potassium|kalium|pot[aá]ss?io|k',
    other: 'カリウム|钾|鉀|칼륨|кали[йя]',
    least: 500,
    most: 6000,
  },
  phosphorus: {
    quantity: 'phosphorus_mg',
    latin:
      'phosph?ates?|phosphorus|phosphore|phosphor|phosphat|f[óo]sforo|fosfatos?|fosfati|fosfor',
    other: 'リン|磷',
    least: 300,
    most: 3000,
  },
  protein: {
    quantity: 'protein_g',
    latin: 'prot[eé]ins?|prot[eé][ií]n(?:e|es|a|as)|eiwei(?:ß|ss)|eiwit(?:ten)?',
    other: 'たんぱく質|タンパク質|蛋白质|蛋白質',
    least: 20,
    most: 200,
    mostUnsaid: 80,
  },
  carbohydrate: {
    quantity: 'carb_g',
    latin:
      'carbs?|carbohydrates?|glucides|kohlenhydraten?|koolhydraten|h?idratos(?: de carbono)?|carbohidratos|carboidrati|carboidratos',
    other: '糖質|炭水化物|碳水化合物',
    least: 20,
    most: 400,
  },
  saturated: {
    quantity: 'sat_fat_g',
    latin:
      'saturated fat(?:ty acid)?s?|sat(?:urated|s)? ?fats?|saturates|(?:graisses|acides gras) satur[ée]e?s|ges[äa]ttigten? fett(?:e|en|s[äa]uren)?|(?:grasas|gorduras) saturadas|(?:grassi|acidi grassi) saturi|verzadigd vet',
    other: '飽和脂肪(?:酸)?|饱和脂肪',
    least: 3,
    most: 60,
  },
  fat: {
    quantity: 'fat_g',
    latin: '(?:total )?fats?|lipides|graisses|fett|grasas?|grassi|gorduras?',
    other: '脂質|脂肪',
    least: 10,
    most: 150,
  },
  sugar: {
    quantity: 'free_sugars_g',
    latin:
      '(?:added |free )?sugars?|sucres?(?: ajout[ée]s| libres)?|zucker|az[úu]car(?:es)?|zuccher[io]|a[çc][úu]car|suiker',
    other: '砂糖|糖分',
    least: 5,
    most: 150,
  },
  // A bare figure of it is an aim: only what is said to be the most is a limit.
  fibre: {
    quantity: 'fibre_g',
    latin: 'fib(?:re|er)s?|ballaststoffe|fibras?|fibr[ae]|vezels?',
    other: '食物繊維|膳食纤维',
    least: 3,
    most: 60,
    mostUnsaid: 0,
  },
  fluid: {
    quantity: 'fluid_ml',
    latin:
      'fluids?|liquids?|drinks?|drinking|water|liquides?|boissons?|boire|hydrique|eau|fl[üu]ssigkeit(?:en|smenge|szufuhr)?|trinkmenge|trinken|wasser|l[íi]quidos?|beber|agua|[áa]gua|liquidi|bere|acqua|vocht',
    other: '水分|飲水量?|饮水量?|液体',
    least: 300,
    most: 4000,
    mostUnsaid: 2000,
  },
};

const list = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Between a figure and what it is of: 'sodium intake at most 1,500 mg a day', '2 g of potassium'. */
export const between = list(
  `intake limit limits limited limiting limitation restriction restricted restricting restrict allowance target diet per day a an each every daily d the to of is be should must
  at most max maximum maximal no more than not less fewer under below up only within keep kept exceed in total meal meals repas mahlzeit je comida pasto refeição hydrique beschränkung for me us him her ( ) [ : = < ≤ ≦ - – / / 24h
  apport apports limite limité limitée limités limitées restriction à moins de du d des pas plus au par jour j jusqu'à maximum régime
  höchstens maximal unter weniger als nicht mehr bis zu auf begrenzt pro tag am täglich t beschränkt an von
  límite máximo máx como menos no más hasta al día dia diario diarios diarias por restricción del
  massimo max meno di non più fino a giorno al restrizione
  até não mais ao que restrição no
  maximaal minder dan niet meer dag`,
);

/** What leads up to it, and names nothing else: 'my doctor wants me on'. */
export const leads = list(
  `i i'm i’m im am we he she he's she's they must should have has need needs to keep kept stay stick eat get have on a an the my our his her with and plus but also is are be it limit limited
  doctor doctors doc gp dr consultant cardiologist nephrologist dietitian dietician nurse team clinic hospital specialist says said say wants want told tells asked asks advised advises put gave given prescribed allowed me us him her that for of
  please low lower reduced strict strictly restricted total daily diet prescribed limits can may down
  je j' dois suis mon ma le la les un une médecin docteur dit doit demande manger avec et régime pauvre en limite prescrit apport apports quotidien
  ich mein meine arzt ärztin soll darf muss sagt mit und nur essen die der das
  mi el la un una médico doctor dice debo tengo puedo comer con y dieta baja en
  il mio lo medico dice devo posso mangiare con e dieta
  o meu minha médico disse devo posso comer com e dieta
  mijn arts moet mag met en`,
);

/** Of these each stands for a limit, so that a bare number counts and a drink is no aim. */
export const mostWords =
  /(?<!\p{L})(?:limit\p{L}{0,7}|restrict\p{L}{0,5}|max(?:im\p{L}{1,3})?|at most|(?:no|not) (?:more|over)(?: than)?|not exceed|less than|fewer than|under|below|up to|only|within|moins d[e’']|pas plus d[e’']|au plus|jusqu['’]à|limité\p{L}{0,2}|restriction|höchstens|unter|weniger als|nicht mehr als|bis zu|nur|begrenzt|beschränk\p{L}{0,4}|límite|máx(?:imo)?|menos de|no más de|hasta|restricción|massimo|meno di|non più di|fino a|restrizione|até|não mais (?:de|que|do que)|restrição|maximaal|minder dan)(?!\p{L})|[<≤≦]|未満|以下|まで|以内|最大|上限|制限|不超过|以内|限制/iu;
/** A figure that is a floor, a medicine, a reading or a habit is no limit. */
export const otherwise =
  /(?<!\p{L})(?:at least|minimum|min|gym|muscles?|bulk(?:ing)?|goals?|want(?! (?:me|us|him|her))|aim(?:ing)?|more than|over|above|or more|exceed\p{L}{0,3}|high(?:er)?|raised|elevated|too much|supplement\p{L}{0,5}|tablets?|pills?|capsules?|sachets?|drip|dos(?:e|es|age)|tak(?:e|es|ing|en)|times|twice|once|left|per 100|(?:per|a) serving|servings?|portions?|breakfast|lunch|dinner|supper|snacks?|al+erg\p{L}{0,7}|intoler\p{L}{0,6}|no longer|used to|had|ate|eaten|stopped|average|usually|normally|currently|about|around|roughly|blood|serum|urine|tests?|results?|levels?|readings?|contains?|bottle|buy|bought|au moins|au minimum|environ|comprim\p{L}{0,4}|gélules?|sang|prends?|mindestens|etwa|tablette\p{L}?|blut|nehme|al menos|pastillas?|sangre|tomo|mínimo|minimo|almeno|pastiglie|sangue|prendo|pelo menos|comprimidos|minstens|bicarbonate|chloride|citrate)(?!\p{L})|[>≥≧]|以上|アレルギー|过敏|サプリ|錠/iu;

export const notMore =
  /(?<!\p{L})(?:no|not|never|nicht|pas|no|non|não|niet) (?:to )?(?:more|over|above|exceed|mehr|plus|más|più|mais|meer)(?: than| als| d[e’']| di| que| do que| dan)?(?!\p{L})/giu;

export const ofMeal =
  /(?<!\p{L})(?:(?:a|per|each|every) meal|par repas|(?:pro|je) mahlzeit|por comida|a pasto|por refeição|per maaltijd)(?!\p{L})|\/ ?(?:meal|repas|mahlzeit)|[1１一]食/iu;
