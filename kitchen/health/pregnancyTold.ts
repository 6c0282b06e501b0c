// Pregnancy in ordinary words, as 'pregnant': '7 months gone', 'baby due any day', 'in the family way', 'up the duff'.
// What harms in pregnancy is left out only where it is heard.

const months =
  '(?:jan(?:uary)?|feb(?:ruary)?|march|april|may|june|july|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const number =
  '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty)';
const seasons = '(?:spring|summer|autumn|fall|winter|christmas|easter|new year)';
/** Of those alone who can be pregnant: a husband who is months gone is dead. */
const woman =
  "(?:i(?:['’]?m| am|['’]ve been| have been)|we(?:['’]?re| are)|she(?:['’]?s| is)|(?:wife|wifey|missus|mrs|partner|spouse|girlfriend|gf|fiancee|daughter|other half|daughter[- ]in[- ]law)(?:['’]?s)?(?: is)?)";
const nearly =
  '(?:(?:now|only|just|about|around|nearly|almost|over|already|currently|roughly) ){0,2}';
/** Where a statement begins. */
const start = '(?<=^|[,.;:(\\n]\\s{0,3})';
const end = '(?=\\s{0,3}(?:$|[,.;:!?)\\n]|(?:and|but|so|with|now)\\b))';

const gone = `${number}(?: and a half)?[ -]?(?:months?|mths?|weeks?|wks?) gone\\b(?! (?:off|bad|mouldy|stale|sour))`;
const due = `due (?:back )?(?:any (?:day|time|minute|moment|second|week)(?: now)?|now|soon|today|tomorrow|(?:this|next) (?:week|month|year|${seasons})|(?:in|at|around|by|about|on|early|late|mid|end of|start of|the|of| |-){1,12}(?:${months}|${seasons}|${number}(?:st|nd|rd|th)?(?: of)?(?: ${months}|(?: |-)?(?:days?|weeks?|wks?|months?))?|a (?:few|couple of) (?:days|weeks|months)|(?:this|next) (?:week|month|year))|${months}(?: \\d{1,2}(?:st|nd|rd|th)?)?)`;

/** What is due then may be an operation or a bill. */
const otherDue =
  /\b(?:surger(?:y|ies)|operations?|ops?|transplant\w*|tests?|scans?|bloods?|results?|appointments?|reviews?|check ?ups?|jabs?|vaccin\w*|exams?|rent|bills?|tax|payment|use by|best before|delivery|chemo\w*|dialysis|dose|infusion|period|endoscopy|colonoscopy|biopsy|wedding|holiday)\b/iu;

interface Telling {
  readonly said: RegExp;
  readonly means: string;
  /** Heard in the settings alone: in a list of foods it may tell of one of them. */
  readonly isBare?: boolean;
  /** Unless something else is due. */
  readonly isDue?: boolean;
}

const tellings: readonly Telling[] = [
  {
    said: new RegExp(
      `(?<!\\b(?:like|as if|as though|looks?) (?:\\S{1,6} ){0,2})(?:${start}|(?<=\\b${woman}\\s(?:also |and |vegan |vegetarian |coeliac ){0,2}))${nearly}${gone}`,
      'giu',
    ),
    means: 'pregnant',
  },
  {
    said: new RegExp(
      `(?<=\\b(?:vegan|vegetarian|veggie|pescatarian|coeliac|celiac|diabetic|intolerant|allergic)(?: and| but)? )${nearly}${gone}`,
      'giu',
    ),
    means: 'pregnant',
  },
  {
    said: new RegExp(`(?<=\\b(?:and|but|also) )${nearly}${gone}`, 'giu'),
    means: 'pregnant',
    isBare: true,
  },
  {
    said: /(?<!\b(?:sister|friend|cousin|neighbour|colleague|boss|brother|niece|nephew)(?:['’]s|s)? (?:\w{1,12} )?)(?<!\b(?:with|of|for) )\b(?:bab(?:y|ies)|little one|twins|triplets)(?:['’]?s| is| are)? (?:\w{1,12} )?due\b(?! (?:an?|to|for|her|his|their|some) )/giu,
    means: 'pregnant',
    isDue: true,
  },
  {
    said: new RegExp(`(?<=\\b${woman}\\s)${nearly}${due}${end}`, 'giu'),
    means: 'pregnant',
    isDue: true,
  },
  {
    said: new RegExp(`${start}(?!due (?:now|soon|today|tomorrow))${due}${end}`, 'giu'),
    means: 'pregnant',
    isBare: true,
    isDue: true,
  },
  {
    said: /\b(?:my|her|our|the|baby['’]?s?) (?:estimated )?due date\b/giu,
    means: 'pregnant',
    isDue: true,
  },
  {
    said: /\bin the (?:family way|pudding club)\b|\bup the (?:duff|stick)\b|\beating for (?:two|2|three|3)\b|\b(?:a |another )?(?:baby|little one|bundle of joy) on the way\b|\b(?:mum|mom|mummy|mommy|mother|mama)[- ]to[- ]be\b|\b(?:great|heavy|big) with child\b|\bknocked up\b(?! (?:an?|some|the|my|this|dinner|tea|lunch|breakfast|something)\b)/giu,
    means: 'pregnant',
  },
  {
    said: new RegExp(
      `(?<!\\b(?:like|as if|as though|looks?) (?:\\S{1,6} ){0,2})\\b(?:${number}) (weeks?|wks?|months?) (?:along|preggers|preggo|preg)\\b`,
      'giu',
    ),
    means: 'pregnant',
  },
  {
    said: new RegExp(
      `(?<=\\b${woman}\\s)(?:up the spout|with child)\\b|${start}with child(?=\\s{0,3}(?:$|[,.;!\\n]))`,
      'giu',
    ),
    means: 'pregnant',
  },
  {
    said: new RegExp(
      `\\b(?:got|have|has|with|there['’]?s) (?:an? |one |another )?bun in the oven\\b|\\b(?:an? )?bun in the oven(?=,? (?:at )?${number} ?(?:weeks?|wks?|months?))`,
      'giu',
    ),
    means: 'pregnant',
  },
  { said: /\b(?:an? |one |another )?bun in the oven\b/giu, means: 'pregnant', isBare: true },
];

/** Most texts hold none of these. */
const anyOf =
  /\b(?:gone|due|family way|pudding club|up the|preg|eating for|on the way|to[- ]be|with child|knocked up|along|bun in)/iu;

/** A text, pregnancy in it told as such. @param isList whether it may be a list of foods */
export function pregnancyTold(text: string, isList: boolean): string {
  if (!anyOf.test(text)) return text;
  const isOtherDue = otherDue.test(text);
  return tellings.reduce(
    (told, { said, means, isBare = false, isDue = false }) =>
      (isBare && isList) || (isDue && isOtherDue) ? told : told.replace(said, means),
    text,
  );
}
