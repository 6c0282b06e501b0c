// The words by which a list says that something is not there, or that it is there after all.

export interface GoneLead {
  /** 'out of': it was there or has to be bought. 'no': it may as well be left out by wish, and is heard so. */
  readonly kind: 'out of' | 'no';
  /** The words that stand before each further food: in its language where it may be a wish, as that is how it is heard. */
  readonly written: string;
  /** It holds to the end of the sentence wherever it begins, as somebody speaks in it: 'we have no eggs, milk'. */
  readonly carries: boolean;
  /** It tells of what is at home, so that with 'mehr' behind it is used up for sure. */
  readonly isOfHome: boolean;
  /** It begins a list only where it begins the sentence: 'need milk'. */
  readonly isBuying: boolean;
  /** It is heard as a wish in its own words. */
  readonly isHeard: boolean;
  readonly rest: string;
}

/** Any word that begins or ends such a list; a line that holds none of them is left as it is. */
export const mayTell =
  /\b(?:out|short|no|not|none|without|zero|used|finished|forgot\w*|need|buy|get|wish|missing|lacking|except|apart|other|but|gone|empty|expired|left|don'?t|do|haven'?t|didn'?t|plus|manque|pas|sans|fini\w*|ni|sin|falta\w*|queda\w*|acab\w*|sem|n[ãa]o|non|niente|nessun\w*|senza|manca\w*|kein\w*|ohne|fehl\w*|mehr|alle|leer|weg|geen|zonder|meer|op|slut|ing[ae]\w?|inget|khatam|nahi|nahin|shesh|wala\w*|ubos)\b|[’']t\b|[\u0600-\u06ff]|[\u0900-\u097f]/iu;
export const but =
  /^(?:and(?=\s(?:i|we)\b)|but|however|though|mais|pero|ma|mas|aber|maar|lekin|لكن)\s+/iu;
/** It speaks of harm, and no longer of what is used up. */
export const harms = /al+[eéè]rg|alerj|intol|react|avoid|can['’]?t|cannot|must|never|حساسي/iu;

const somebody = "(?:i|we)(?:['’]?(?:m|re|ve|d)| am| are| have| had| just| do)*";
const of = (patterns: readonly string[]): RegExp =>
  new RegExp(`^(?:${patterns.join('|')})(?=[\\p{L}\\d])`, 'iu');

/** What is used up or has to be bought. */
const gone = of([
  `(?:${somebody} )?(?:(?:all|just|clean|totally|completely|also) ){0,2}(?:(?:run|ran) )?(?:out|short) of `,
  `(?:${somebody} )?(?:used up|finished(?: off| up)?)(?: the)?(?: last)?(?: of)?(?: the| our| my)? `,
  `(?:${somebody} )?forgot(?:ten)?(?: to (?:buy|get))? `,
  `(?:${somebody} )?(?:still )?(?:need|have|got|going|must|should|want)(?: to)? (?:buy|get|pick up)(?: more| some)? `,
  `(?:${somebody} )?(?:still )?need(?: more| some)?:? `,
  '(?:to buy|wish (?:i|we) had)(?: some)? ?:? ',
  // French
  "(?:(?:je|j['’]|on|nous) ?)?(?:n['’] ?)?(?:ai|a|avons) plus (?:de |du |des |d['’]|aucune? )",
  "(?:il )?(?:n['’] ?)?y ?(?:en )?a plus (?:de |du |des |d['’])",
  "(?:il )?(?:ne )?(?:me |nous )?reste plus (?:de |du |des |d['’])",
  "(?:il )?(?:me |nous )?manqu(?:e|ent)(?: encore| juste)? (?:de la |de l['’]|du |des |de |d['’]|les? |la |l['’]|une? )",
  "(?:(?:je suis|on est) )?[àa] court (?:de |d['’])",
  "(?:j['’]ai )?fini (?:les? |la |l['’])",
  "(?:il )?faut (?:que (?:j['’]|je |on )?)?(?:acheter|racheter|ach[èe]te) (?:de la |de l['’]|du |des |de |d['’])",
  // Spanish
  '(?:ya )?no (?:me |nos )?(?:quedan?|hay)(?: m[áa]s| ya)? ',
  'ya no (?:tengo|tenemos)(?: m[áa]s)? ',
  '(?:me |nos )?(?:falta|faltan|hacen? falta) ',
  'se (?:(?:me|nos) )?(?:acab(?:[óo]|aron)|han? acabado|termin(?:[óo]|aron)) ',
  '(?:tengo|hay) que comprar ',
  // Portuguese
  'acab(?:ou|aram)(?:-se)? ',
  'j[áa] n[ãa]o (?:tenho|temos|h[áa]|tem) ',
  'n[ãa]o (?:tenho|temos|h[áa]|tem) mais ',
  'n[ãa]o (?:sobr(?:ou|aram)|rest(?:ou|aram|am?)) ',
  '(?:me |nos )?faltam?(?:-me|-nos)? ',
  '(?:estou|estamos|fiquei|ficamos) sem ',
  '(?:preciso|tenho) (?:de |que )?comprar ',
  // Italian
  "(?:non|nn) (?:ho|abbiamo|c['’][èe]|ci sono|ce ne sono) pi[uùú]['’]? ",
  '(?:mi |ci )?manca(?:no)? ',
  '(?:[eèé] |sono )?finit[oaie] ',
  '(?:ho|abbiamo) finito ',
  '(?:devo|dobbiamo) comprare ',
  '(?:sono|siamo) (?:rimast[oaie] )?senza ',
  // German, Dutch, Swedish
  '(?:es )?fehl(?:t|en)(?: noch)?(?: mir| uns)?(?: noch)? ?:? ',
  '(?:mir|uns) fehl(?:t|en)(?: noch)? ',
  '(?:muss|m[üu]ssen)(?: ich| wir)?(?: noch)? kaufen ?:? ',
  'slut p[åa] ',
  // Arabic
  '(?:خلص(?:ت)?|نفد(?:ت)?|ناقص(?:ني|نا)?|انتهى|لا يوجد(?: عندي)?|ما في|مافي|مافيش|ما فيش) ',
]);

/** Who says this may as well wish to leave it out: heard as a wish, in the words of the language, and not at hand either. */
const perhaps: Readonly<Record<string, RegExp>> = {
  no: of([
    `(?:${somebody} |there(?:['’]s| is| are) |(?:have|has|got|with) )(?:got )?(?:no|zero)(?: more)? `,
    `(?:${somebody} )?(?:missing|lacking) `,
  ]),
  sans: of([
    "(?:(?:je|j['’]|on|nous) ?)?(?:n['’] ?)?(?:ai|a|avons) pas (?:de |du |des |d['’])",
    "(?:il )?(?:n['’] ?)?y ?a pas (?:de |du |des |d['’])",
  ]),
  sin: of(['no (?:tengo|tenemos) ']),
  sem: of(['n[ãa]o (?:tenho|temos|h[áa]|tem) ']),
  senza: of(["non (?:ho|abbiamo|c['’][èe]|ci sono) "]),
  ohne: of(['(?:ich|wir|hab\\w*|es)(?: hab\\w*| gibt)? kein(?:e|en|er)? ']),
  zonder: of(['(?:ik|we|wij) (?:heb|hebben) geen ']),
  utan: of(['(?:jag|vi) har ing(?:en|et|a) ']),
  بدون: of(['(?:ما|مو|ليس|لا) ?(?:عندي|عندنا|لدي|لدينا|معي) ']),
};
/** The same in one word, which many write for a wish: it holds for the food beside it alone, or up to 'or'. */
const bare = of([
  '(?:no(?: more)?|zero|without(?: any)?|not any|none of) ',
  '(?:sin|sans|senza|sem|ohne|zonder|utan|niente|nessun[oa]?|kein(?:e|en|er)?|geen|ing(?:en|et|a)|بدون|بلا) ',
  "(?:pas|plus) (?:de |du |des |d['’])",
]);
const notHave = new RegExp(
  "^(?:(?:i|we) )?(?:don['’]?t|do not|haven['’]?t|have not|didn['’]?t)(?: have| got| get| buy)?(?: any)? (?=\\p{L})",
  'iu',
);
const except =
  /^(?:(?:i|we)(?: have|['’]ve got|['’]ve) )?(?:everything|anything|all|the usual)\b[\p{L} ]{0,40}?\b(?:except|but|apart from|other than)(?: for)? (?=\p{L})/iu;

/** 'No eggs, butter or milk left': whatever the lead was, it was there. */
export const leftBehind =
  /\s+(?:left(?: over| at all| in the (?:fridge|house|cupboard|kitchen))?|remaining)(?: (?:tho|though|lol|haha|sadly|sorry|obviously|unfortunately|now|either))?[\s.!]*$/iu;
/** 'Keine Eier, Milch mehr' may tell of what is at home or of what is eaten: it holds for all of it, as its lead is meant. */
export const moreBehind =
  /\s+(?:any ?more|at the moment|mehr(?: da)?|meer(?: over)?|(?:nicht|niet) mehr|m[áa]s|pi[uù])[\s.!]*$/iu;

/** How a piece says that what it names is missing; undefined where it does not. */
export function leadOf(piece: string): GoneLead | undefined {
  const after = piece.replace(gone, '');
  if (after !== piece)
    return { ...usedUp, carries: speaks.test(piece), isBuying: buying.test(piece), rest: after };
  for (const [written, pattern] of Object.entries(perhaps)) {
    const rest = piece.replace(pattern, '');
    if (rest !== piece)
      return { ...wish, written, carries: true, isOfHome: true, isHeard: written === 'no', rest };
  }
  for (const pattern of [bare, notHave, except]) {
    const [words] = pattern.exec(piece) ?? [];
    if (words === undefined) continue;
    const written = pattern === except ? 'no' : words.trim().replace(/d['’]$/iu, 'de');
    const rest = piece.slice(words.length);
    return { ...wish, written, carries: pattern !== bare, isOfHome: pattern === notHave, rest };
  }
  return undefined;
}
const usedUp = { kind: 'out of', written: 'out of', isOfHome: true, isHeard: false } as const;
const wish = { kind: 'no', isHeard: true, isBuying: false } as const;
/** 'Need milk' is a list of what to buy where the sentence begins so. */
const buying = /^(?:\S+ ){0,2}need(?! to\b)/iu;
/** A subject begins a statement of its own, wherever it stands. */
const speaks = /^(?:i|we|je|on|nous|il|me|nos|mir|uns|es|ya|mi|ci)['’ ]/iu;

const turn = new RegExp(
  `^(?:${[
    "(?:i|we)(?:['’]?ve)?(?: do| still| also| only| just)*(?: have| got)+(?: got)?",
    '(?:do |still |also |only )*(?:have|got)(?: got)?',
    "there(?:['’]s| is| are)(?: still)?",
    "(?:j['’] ?ai|on a|nous avons|il y a|il (?:me |nous )?reste)(?: encore)?(?: de la| de l['’]| du| des| de| d['’])?",
    '(?:todav[íi]a )?(?:tengo|tenemos|hay|(?:me |nos )?quedan?)',
    '(?:ainda )?(?:tenho|temos|h[áa]|tem)',
    "(?:ho|abbiamo|c['’][èe]|ci sono)(?: ancora)?",
    '(?:ich|wir) (?:habe?|haben)(?: noch)?|habe?n?(?: noch)?|es gibt(?: noch)?',
    '(?:ik|we) (?:heb|hebben)(?: nog)?',
    '(?:عندي|عندنا|لدي|يوجد)',
  ].join('|')}) (?=[\\p{L}\\d])(?!(?:no|not|none|run|pas|plus|kein\\w*|geen|nicht)\\b)`,
  'iu',
);

/** What is there after all, without the words that say so. */
export function turnOf(piece: string): string | undefined {
  const rest = piece.replace(turn, '');
  return rest === piece ? undefined : rest;
}
