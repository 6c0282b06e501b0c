// How a list tells that a food harms somebody, in words that name no allergy: 'my throat gets tight with walnuts'.

const body =
  '(?:throat|lips?|tongue|mouth|face|gums?|eyes|stomach|tummy|belly|guts?|skin|chest|eczema|asthma|thyroid|immune system|body|bowels?)';
const english = [
  `(?:my|his|her|their|our) (?:whole |own )?${body}`,
  'angio-?o?edema',
  '(?:break|breaks|broke|breaking|comes?|came) out in? ?(?:lumps|spots|hives|a rash|whenever|when|from|with)',
  'break(?:s|ing)? out$',
  'puff(?:s|ed|y)? up',
  'vomit\\w*',
  'canker sores?',
  '(?:in|to) (?:hospital|a&e|the icu|icu)',
  '(?:ambulances?|icu)',
  'stop(?:s|ped)? breathing',
  '(?:wreck|destroy|upset|kill|bother)(?:s|ed)? (?:me|my|him|her|us)',
  '(?:nearly|almost) killed',
  '(?:banned|forbade|forbidden) (?:me|us|him|her|for me)',
  'banned me from',
  'keep (?:me|us|him|her|it) away',
  "(?:does not|doesn[’']?t|don[’']?t|do not|no dey) agree with",
  'disagrees? with (?:me|him|her|us)',
  'migraines?',
  '(?:epi|two|my) ?pens?|anapen|auvi-?q|jext',
  'body (?:rejects|says (?:no|nope))',
  '(?:are|is) my (?:enemy|worst|triggers?)',
  'out for me',
];
const elsewhere = [
  'gonfle\\w*',
  'd[ée]mange\\w*',
  '(?:œ|oe)d[èe]mes?',
  'ballonne\\w*',
  'support\\w* mal',
  'ronchas',
  'me hinch\\w*',
  'me (?:cae|caen|sienta|sientan) mal',
  'juckt|jucken|schwillt|schwellen|meide|vertrag\\w*',
  'gatal\\w*|bengkak|perih',
  'namamantal|namamaga|nagtatae|nangangati|sumasakit',
  '(?:di|hindi) (?:ako |siya |po |kami )?(?:pwede|puwede)',
  '(?:l[èe]|gb[ọo]d[ọo]) j[ẹe]',
];
const told = new RegExp(`(?<!\\p{L})(?:${[...english, ...elsewhere].join('|')})(?!\\p{L})`, 'iu');

/** Whether words tell of harm; accents of tones do not count. */
export const tellsOfHarm = (piece: string): boolean =>
  told.test(piece) || told.test(piece.normalize('NFD').replace(/[\u0300\u0301\u0323]/gu, ''));

/** Figures of food and organs, which the reader of foods would take for what is in the cupboard. */
export const figureOrOrgan =
  /^(?:(?:very )?(?:low|less|reduced|little|no added|watching (?:my|our))[- ](?:in )?(?:salt|sodium|sugar|fat|cholesterol|potassium|carbs?|protein)(?: diet)?|my (?:liver|kidneys?|heart|sugar|salt)|(?:my )?(?:mama|mummy|mum|mom|mother|dad|daddy|papa|father|granny|grandma|grandpa|auntie?|uncle|husband|wife|hubby) (?:have|has|have got|has got|got) (?:the )?(?:sugars?|pressure)(?: and (?:the )?(?:sugars?|pressure))?)$/iu;
