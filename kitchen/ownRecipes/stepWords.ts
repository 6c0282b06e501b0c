// Words of steps that say what a time is: a wait, one of two sides, beside other work, or none to add. From general knowledge of the languages of writtenWords.ts.
import { hourWords, minuteWords, unitEnd } from './writtenWords.ts';

const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})`, 'iu');

/** Nobody cooks meanwhile: what soaks, marinates, rises, rests, cools or freezes. */
export const waiting = word(
  [
    'overnight|soak(?!ed)|marinat(?:e|ing)(?!d)|macerate|chill(?!ed|i)|refrigerat(?!ed)|(?:in|into) (?:the |a )?(?:fridge|freezer|refrigerator)|freeze(?!r)|rise\\b|prove\\b|proof\\b|(?:let|leave|leaving|set|to|and|it|them)\\b[^.;]{0,24} (?:rest|stand|sit|cool)\\b|rest (?:it|them|for|the)\\b|stand for|cool (?:it|them|for|completely)|set aside|leave (?:it |them |this )?(?:for|\\d|in a warm)|warm place',
    'une nuit|toute la nuit|tremper|marin(?:er|ez|ade)|mac[ée]rer|r[ée]frig[ée]r(?:er|ez)|au (?:frais|froid|frigo|r[ée]frig[ée]rateur|cong[ée]lateur)|lever|gonfler|reposer|refroidir|ti[ée]dir|congeler',
    '[üu]ber nacht|einweichen|marinieren|ziehen lassen|kalt ?stellen|k[üu]hl ?stellen|(?:im|in den) k[üu]hlschrank|gehen lassen|ruhen|ausk[üu]hlen|abk[üu]hlen|gefrieren|quellen',
    'toda la noche|(?:en|a) remojo|remoj(?:ar|amos)|marinar|macerar|(?:en|a) la nevera|frigor[íi]fico|refriger(?:ar|ador)|repos(?:ar|e|amos)|levar|fermentar|enfriar|congelar|da un d[íi]a para otro',
    'tutta la notte|ammollo|marinare|macerare|(?:in|nel) frigo|lievitare|riposare|raffreddare|congelare|de molho|demolhar|geladeira|descansar|crescer|levedar|arrefecer|esfriar|durante a noite',
    'een nacht|weken|marineren|koelkast|rijzen|rusten|afkoelen|invriezen|(?:[öo]ver|i) natten|natten over|marinera|marin[ée]r|kylsk[åa]p|k[øo]leskab|kj[øo]leskap|j[äa]sa|h[æe]ve|vila|hvile|svalna|k[øo]le af',
    'na noc|namocz|marynow|lod[óo]wk|odstaw|wyro[śs]ni|odpocz|ostudz|schłodz|ночь|замоч|марин|холодильник|настоя|остуд|остын|подойти|нічь|настоюв',
    'gece|buzdolab|dinlen|beklet|mayalan|yön yli|jääkaap|kohota|egy éjszak|hűtő|pihen|keleszt|ψυγεί|ξεκουρασ|μαρινάρ|peste noapte|la frigider|dospit',
  ].join('|'),
);
/** Those of languages that write without blanks. */
export const waitingUnspaced =
  /冷蔵庫|漬け|寝かせ|寝かす|浸す|浸け|休ませ|発酵|一晩|腌|冰箱|浸泡|静置|醒发|醒面|发酵|재우|재워|냉장고|불리|숙성|휴지/u;

export const overnight = word(
  'overnight|over ?night|(?:toute )?(?:la|une) nuit|[üu]ber nacht|toda la noche|tutta la notte|(?:durante a|toda a|uma) noite|een nacht|[öo]ver natten|natten over|na noc|на ночь|на ніч|bir gece|yön yli|egy éjszak|peste noapte',
);

export const twoSides = word(
  '(?:per|a|each|either|every|both) sides?(?! (?:of|dish|salad))|(?:de |par |sur )?chaque (?:c[ôo]t[ée]|face)|par (?:c[ôo]t[ée]|face)|(?:des|sur les) deux (?:c[ôo]t[ée]s|faces)|(?:pro|je|jeder?) seite|beide[nr]? seiten|beidseitig|(?:por|de|a) (?:cada |ambos )?lados?|(?:por|de) cada lado|(?:per|da (?:ogni|ambo i|entrambi i)) (?:lat[oi]|part[ei])|per lato|per kant|(?:elke|beide|iedere) kanten?|(?:varje|b[åa]da|hver|begge) sid(?:a|an|e|er|or)|z (?:ka[żz]dej|obu) stron|с (?:каждой|обеих|двух) сторон',
);

/** A sentence that begins so runs beside the one before. */
export const beside = new RegExp(
  '^(?:\\W*)(?:meanwhile|in the mean ?time|while|at the same time|whilst|pendant (?:ce temps|que|la cuisson)|entre-?temps|en attendant|in der zwischenzeit|w[äa]hrend(?:dessen|d?e[sr]?)?|unterdessen|inzwischen|mientras(?: tanto)?|entretanto|nel frattempo|intanto|mentre|enquanto(?: isso)?|ondertussen|intussen|terwijl|under tiden|medan|imens|mens|w mi[ęe]dzyczasie|тем временем|пока|bu arada|sillä välin|közben|その間|同时|同時|그동안|그 동안)(?!\\p{L})',
  'iu',
);

export const inAll =
  'in all|in total|altogether|en tout|au total|insgesamt|en total|in totale|in tutto|no total|ao todo|in totaal|totalt|i alt|[łl][ąa]cznie|всего';

/** Before a time that is a moment within another, or a limit. */
export const notAdded =
  /(?<!\p{L})(?:every|within|after|about to|last|final|first|up to|less than|longer than|toutes les|apr[èe]s|au bout de|dans les|les derni[èe]res?|les premi[èe]res?|alle|nach|innerhalb von|die letzten|die ersten|cada|a los|despu[ée]s de|al cabo de|los [úu]ltimos|los primeros|ogni|dopo|gli ultimi|entro|a cada|ap[óo]s|depois de|os [úu]ltimos|elke|om de|na|de laatste|var|efter|hver|de sista|co|po|ostatnie|через|каждые)\s(?:for\s)?(?:the\s)?(?:another\s|about\s|approx\.?\s|environ\s|etwa\s|ca\.?\s|unos\s|circa\s)?$/iu;

/** 'To': of '10 to 15 minutes' the greater counts. */
export const rangeWords =
  '-|–|—|~|〜|to|or|and up to|à|ou|a|bis|oder|o|y|až|tot|of|til|till|eller|do|lub|до|или|е';

const halfHour =
  "half an hour|(?:une )?demi-?\\s?heure|(?:eine )?halbe stunde|media hora|mezz['’ ]?ora|meia hora|half ?uur|een half uur|en halv timme|en halv time|p[óo][łl] godziny|полчаса|пів ?години|yar[ıi]m saat|puoli tuntia|fél óra";
const quarter =
  "(?:a )?quarter of an hour|(?:un )?quart d['’]heure|(?:eine )?viertelstunde|(?:un )?cuarto de hora|(?:un )?quarto d['’]ora|um quarto de hora|(?:een )?kwartier|(?:en |ett )?kvart|kwadrans|четверть часа";
const oneHour =
  "an hour|one hour|une heure|eine(?:r)? stunde|una hora|un['’ ]?ora|uma hora|een uur|en timme|en time|godzin[aęy]|(?:один )?час|bir saat|1 saat";
const halfMore =
  'and (?:a half|½)|et demie|y media|e mezz[ao]|e meia|og en halv|och en halv|en een half|i p[óo][łl]|с половиной';

/** Times that are said in words, in figures. */
export const spoken: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`(?<!\\p{L})(?:${oneHour})\\s+(?:${halfMore})(?!\\p{L})`, 'giu'), '90 min'],
  [new RegExp(`(\\d{1,3})\\s*(?:${hourWords})\\s+(?:${halfMore})(?!\\p{L})`, 'giu'), '$1 h 30'],
  [/(\d{1,3})\s*(?:時間|小时|小時|시간)\s*(?:半|반)/gu, '$1 h 30'],
  [/(\d{1,3}) and a half (?=hours?)/giu, '$1.5 '],
  [/(?:anderthalb|eineinhalb) stunden/giu, '90 min'],
  [/hora y media|heure et demie|ora e mezza|hora e meia/giu, '90 min'],
  [new RegExp(`(?<!\\p{L})(?:${halfHour})(?!\\p{L})`, 'giu'), '30 min'],
  [
    /(?:three quarters of an hour|trois quarts d['’]heure|(?:eine )?dreiviertelstunde|tres cuartos de hora)(?!\p{L})/giu,
    '45 min',
  ],
  [new RegExp(`(?<!\\p{L})(?:${quarter})(?!\\p{L})`, 'giu'), '15 min'],
  [new RegExp(`(?<!\\p{L})(?:${oneHour})(?!\\p{L})`, 'giu'), '60 min'],
];

/** Numbers that are written out before a unit of time. */
export const countWords: readonly (readonly [string, number])[] = [
  ['a couple of|two|deux|zwei|dos|due|dois|duas|twee|två|to|dwie|две', 2],
  ['three|a few|trois|drei|tres|tre|três|drie|trzy|три', 3],
  ['four|quatre|vier|cuatro|quattro|quatro|fyra|fire|cztery', 4],
  ['five|cinq|fünf|cinco|cinque|vijf|fem|pięć', 5],
  ['six|sechs|seis|sei|zes|sex|seks|sześć', 6],
  ['eight|huit|acht|ocho|otto|oito|åtta|otte|osiem', 8],
  ['ten|dix|zehn|diez|dieci|dez|tien|tio|ti|dziesięć', 10],
  ['twelve|douze|zwölf|doce|dodici|twaalf', 12],
  ['fifteen|quinze|fünfzehn|quince|quindici|vijftien|femton|piętnaście', 15],
  ['twenty|vingt|zwanzig|veinte|venti|vinte|twintig|tjugo|tyve|dwadzieścia', 20],
  ['thirty|trente|dreißig|dreissig|treinta|trenta|trinta|dertig|trettio|tredive|trzydzieści', 30],
  ['forty|quarante|vierzig|cuarenta|quaranta|quarenta|veertig', 40],
  ['forty-five|quarante-cinq|fünfundvierzig|quarantacinque', 45],
];
export const unitAhead = `(?=\\s+(?:${hourWords}|${minuteWords})${unitEnd})`;
