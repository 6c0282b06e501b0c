// What needs a clinic, where it is said in other words than the table's: pairs of words that belong together.
import type { Hearing } from './hearing.ts';
import { isNotAtTable } from './harm.ts';

interface Way {
  readonly id: string;
  /** Said over several statements: 'ideas for my lad, he's 5'. */
  readonly isAcross?: true;
  /** Over plain words. */
  readonly said: RegExp;
  /** Said as well, it is over, or was never there. */
  readonly unless?: RegExp;
}

const over =
  /\b(?:no longer|not (?:in|had|flaring|currently)|never|fully recovered|remission|between|last flare|used to|history of|years? ago|since \d{4}|all clear|under control|no (?:flares?|attacks?|symptoms)|when i was)\b/;
const fewWeeks =
  /(?:[1-9]|1[0-2]|one|two|three|four|five|six|seven|eight|nine|ten|a few|few|couple of) (?:days?|weeks?|wks?)|(?:[1-6]|one|two|three|four|five|six|a few|few|couple of) (?:months?|mths?)|last (?:week|month)|yesterday|this (?:week|month)|recent(?:ly)?|just (?:had|got)/
    .source;

/** Ages at which somebody is fed, in words and figures. */
const months = /(?:\d|1\d|2[0-3]|six|seven|eight|nine|ten|eleven|twelve|eighteen)/.source;
const fewYearsElsewhere =
  /[1-4]|un|uno|una|dos|tres|cuatro|deux|trois|quatre|ein|zwei|drei|vier|due|tre|quattro|dois|duas|tres|quatro|twee|drie/
    .source;
const theChild =
  /hijo|hija|nino|nina|bebe|fils|fille|enfant|sohn|tochter|kind|figlio|figlia|bambin[oa]|filho|filha|crianca|zoon|dochter|syn|corka/
    .source;
const mealsFor =
  /(?:ideas?|meals?|food|foods|recipes?|lunch\w*|dinners?|teas|menus?|plans?|cook|cooking|something|what) (?:for|to feed)/
    .source;
const fewYears = /(?:[1-4]|one|two|three|four)/.source;

const ways: readonly Way[] = [
  {
    id: 'child',
    isAcross: true,
    said: new RegExp(
      `\\b(?:${mealsFor}) (?:my|our|a|an|the|his|her) (?:\\w+ ){0,2}?(?:lad|lass|son|daughter|boy|girl|kid|child|grandson|granddaughter|grandchild|niece|nephew|little one)\\b.*\\b(?:is|hes|shes|aged?|turned|just|nearly|almost|\\w+) (?:[1-9]|1[0-2]|two|three|four|five|six|seven|eight|nine|ten)\\b(?! (?:weeks?|months?|years? ago|times|days?|people|of us))`,
    ),
  },
  {
    id: 'child',
    said: new RegExp(
      `\\b(?:he|hes|she|shes|baby|bub|lo|little one|son|daughter|grandson|granddaughter|our|my|for a|a) (?:is |just |only |now |our |who is |whos )*(?:${months}) (?:months?|mths?|mo)(?: old)?(?! (?:ago|pregnant|after|since))\\b|\\b${fewYears} ?(?:years? olds?|yrs? olds?|y ?o|yos)\\b|\\b(?:${theChild}) (?:de|von|di|a|tem|ha|ist|tiene|is|van|ma) (?:${fewYearsElsewhere})(?: \\w+)? (?:anos?|anitos|ans|jahre?|anni|jaar|lat|lata)\\b|\\bnew ?borns?\\b|\\bbaby (?:has )?(?:just )?(?:started|starting|on) solids\\b|\\bbebe (?:a|de|tem|ha|tiene) (?:\\w+ )?(?:mois|meses)\\b|\\bbaby ist (?:\\w+ )?monate\\b|\\bbambino (?:ha|di) \\w+ mesi\\b`,
    ),
    unless:
      /\b(?:ago|pregnan\w+|breast ?fe\w+|pumping|expressing|nursing|when i (?:eat|have)|diagnosed|since|vegan for|used to|was|were|grown|now (?:[5-9]|\d{2}))\b/,
  },
  {
    id: 'bariatric',
    said: /\b(?:stomach|gastric|weight loss|wls|bariatric|obesity)\b.*\b(?:bypass|sleeve|band|balloon|stapl\w*|op|operation|surgery|smaller)\b|\b(?:bypass|sleeve|band)\b.*\b(?:stomach|gastric|weight)\b|\broux\b|\brny\b|\bsleeve(?:d| op| surgery| patient)\b|\bpost op sleeve\b|\b(?:sleeve|bypass|band) (?:was )?(?:done|fitted|put in|surgery|last|in \w+|\d)\b|\b(?:had|got|having had) (?:a|my|the) (?:sleeve|bypass|vsg|rny)\b|\bsleeved\b|\bwls\b|\b(?:mini|single anastomosis) bypass\b/,
    unless:
      /\b(?:not had|no|considering|waiting for|on the list for|thinking (?:of|about))\b|\b(?:heart|coronary|triple|quadruple|double|leg|femoral|rubber|elastic|resistance|wedding|watch|rock|brass) (?:bypass|sleeves?|band)\b|\bbypass\b.*(?<!not )\bheart\b|\bin a band\b/,
  },
  {
    id: 'dysphagia',
    said: /\b(?:food|meals|everything|drinks?) (?:has to be |have to be |needs? to be |must be |is |are |all )*(?:pureed?|thickened|liquidi[sz]ed|blended smooth|mushed|mushy|smooth)\b|\b(?:goes|go|went) down the wrong (?:way|pipe|hole)\b|\bonly (?:have |eat |manage )?(?:smooth|pureed?|mushy|liquid) (?:food|foods|things|textures?)\b|\bslt\b.*\bpuree\b|\b(?:cant|cannot|struggl\w*|hard|difficult\w*|trouble|problems?|unable|painful|hurts|weak|unsafe|poor)\b.*\bswallow\w*|\bswallow\w*\b.*\b(?:problems?|difficult\w*|weak|bad|poor|assess\w*|gone|painful|unsafe)\b|\bthicken(?:ed|er|ing)\b|\b(?:pureed?|liquidi[sz]ed|blended|mashed|minced) (?:food|foods|diet|meals|only|everything)\b|\beverything (?:has to be |is )?(?:pureed?|blended|liquidi[sz]ed|mashed)\b|\bchok(?:e|es|ing) on (?:my |his |her )?(?:food|everything)\b|\bonly manages? (?:spoonfuls|sips|mush)\b|\baspirat(?:es?|ing|ion)\b|\b(?:iddsi|level) [3-6] (?:soft|pureed?|minced|diet|moist)\b|\bdiet level [3-6]\b|\bwired (?:jaw|shut)\b|\bjaw (?:is |was )?wired\b/,
    unless: /\bno (?:trouble|problems?|difficult\w*)\b/,
  },
  {
    id: 'tube_feeding',
    said: /\b(?:pump feeds?|overnight feeds?|feeds? (?:by|via|through) (?:a |the |his |her |my )?pump|button in (?:his|her|my|the) (?:tummy|belly|stomach))\b|\bpeg\b(?=.*\b(?:feed|taste|mouth|stomach|tummy)\w*\b)|\b(?:peg|ng|nj|jej|rig|gj|feeding) (?:tube|fed|feeds?|feeding)\b|\btube (?:fed|feeds?|feeding)\b|\bfed (?:by|through|via|with) (?:a |my |the |his |her )?(?:tube|peg)\b|\bnil by mouth\b|\b(?:button feed\w*|feeding button)\b|\b(?:sonde (?:d alimentation|gastrique|nasogastrique)|ernahrungssonde|magensonde|sonda (?:nasogastrica|peg|de alimentacion)|sondino)\b|\b(?:mic key|gastrostomy)\b/,
    unless: /\b(?:tube (?:is |was )?(?:out|removed)|no longer|used to)\b/,
  },
  {
    id: 'parenteral',
    said: /\b(?:tpn|hpn|parenteral)\b|\bfed (?:through|into|via) (?:a |my |the )?(?:line|vein|hickman|picc)\b|\b(?:iv|intravenous) (?:feeding|nutrition|feeds)\b/,
    unless: /\b(?:off tpn|no longer|used to)\b/,
  },
  {
    id: 'anorexia',
    said: /\b(?:skip|skipping) (?:all )?meals to (?:lose|stay|be)\b|\b(?:barely|hardly) (?:let|allow) myself\b|\b(?:relaps\w+|recover\w+|treatment|inpatient|day patient|clinic|unit) (?:\w+ ){0,3}(?:ano?rexi\w*|ed|eating disorder)\b|\beating disorder\b|\bed recovery\b|\brecover\w* from an? (?:ed|eating)\b|\banorexi\w*\b|\brestrict(?:ing)? (?:food|eating|calories|my food|what i eat)\b|\b(?:afraid|scared|terrified|frightened) of (?:food|eating|gaining|weight|calories)\b|\bstarv(?:e|ing) myself\b|\bweight restoration\b/,
    unless: /\b(?:no|never had|fully recovered|not|used to)\b/,
  },
  {
    id: 'bulimia',
    said: /\bbulimi\w*\b|\blaxatives?\b.*\b(?:weight|lose|slim|after (?:eating|meals))\b|\bpurg(?:e|es|ed|ing)\b|\b(?:throw(?:ing)?|chuck(?:ing)?|bring(?:ing)?) (?:it |food |everything )?(?:back )?up on purpose\b|\bmak(?:e|ing) (?:myself|herself|himself) (?:sick|throw up|vomit|puke)\b|\bvomit\w* on purpose\b|\bfingers down (?:my|her|his) throat\b/,
    unless: /\b(?:no longer|years ago|used to)\b/,
  },
  {
    id: 'binge_eating',
    said: /\b(?:eat|eating|stuff(?:ing)? myself) (?:until|till|til) (?:i|it|im) (?:\w+ )?(?:hurts?|sick|cant move|feel sick|burst)\b|\bbing(?:e|es|ed|ing|eing) (?:eat\w*|on food|every|at night|disorder)\b|\bcant stop (?:eating|bingeing|binging)\b/,
  },
  {
    id: 'new_transplant',
    said: new RegExp(
      `\\b(?:transplant(?:ed)?|new (?:kidney|liver|heart|lungs?|pancreas|bone marrow)|stem cells?)\\b.*\\b(?:${fewWeeks})\\b|\\b(?:${fewWeeks})\\b.*\\b(?:transplant(?:ed)?|new (?:kidney|liver|heart|lungs?))\\b`,
    ),
    unless: /\b(?:years?|waiting|on the list|donated|gave)\b/,
  },
  {
    id: 'neutropenia',
    said: /\bneutrop\w+\b|\b(?:no|hardly any|very few|almost no) (?:white (?:blood )?cells|neutrophils|immune system)\b|\bwhite (?:blood )?(?:cells?|counts?)\b.*\b(?:floor|low|zero|down|rock bottom)\b|\bclean diet\b|\bcounts? (?:is|are) (?:low|down|on the floor|zero|rock bottom)\b/,
    unless: /\b(?:recovered|back up|normal)\b/,
  },
  {
    id: 'bowel_flare',
    said: /\b(?:crohn\w*|colitis|uc|ibd)\b.*\b(?:flar\w+|in a flare|bad (?:just now|at the moment|atm|again|right now|this week)|kicked off|active|playing up|acting up|kicking off|bleeding|bad (?:patch|spell)|strictures?)\b|\bflar\w+\b.*\b(?:crohn\w*|colitis|uc|ibd)\b/,
    unless: over,
  },
  {
    id: 'diverticulitis_attack',
    said: /\bdiverticul\w+\b.*\b(?:attack|flar\w+|antibiotics|acute|infected|playing up|hospital|right now|abscess|perforat\w*)\b|\b(?:attack|flar\w+|acute|bout)\b.*\bdiverticul\w+\b/,
    unless: over,
  },
  {
    id: 'pancreatitis',
    said: /\bpancreatitis\b|\bpancreas\b.*\b(?:inflam\w*|infected|attack|packed up|failing|not working)\b/,
    unless: over,
  },
  {
    id: 'refeeding',
    said: /\b(?:not|havent|hasnt|barely|hardly|nothing) (?:eaten|eating|to eat)\b.*\b(?:days|weeks?|month)\b|\bbmi (?:of |is |was )?1[0-5]\b|\b(?:severely|dangerously) (?:underweight|malnourished)\b/,
  },
  {
    id: 'hyperemesis',
    said: /\bpregnan\w+\b.*\b(?:cant|cannot) keep\b|\b(?:cant|cannot) keep (?:anything|food|water) down\b.*\bpregnan\w+\b|\bdrip\b.*\bmorning sickness\b/,
  },
  {
    id: 'short_bowel',
    said: /\b(?:most|lots|a lot|half|metres?|feet|\d+ ?cm) of (?:my |the |his |her )?(?:small )?(?:bowel|intestines?|gut)\b.*\b(?:removed|out|gone|left|taken|cut)\b|\bhigh output (?:stoma|ileostomy|bag)\b|\bstoma\b.*\bhigh output\b/,
  },
  {
    id: 'arfid',
    said: /\barfid\b|\b(?:only|just) (?:have |has |eats? )?(?:\w+ ){0,2}safe foods?\b|\b(?:like )?(?:\d|two|three|four|five|six|seven|eight|nine|ten) safe foods?\b/,
  },
  {
    id: 'fructose_intolerance',
    said: /\bhereditary\b.*\b(?:fructose|fruit sugar)\b|\b(?:fructose|fruit sugar)\b.*\b(?:hereditary|born with|liver|inherited|genetic)\b|\bhfi\b/,
  },
  {
    id: 'galactosaemia',
    said: /\bgalactos\w*mi[ae]\b|\b(?:cant|cannot) (?:process|break down) galactose\b/,
  },
  {
    id: 'organic_acidaemia',
    said: /\b(?:metabolic (?:disorder|disease|condition|clinic|team|dietitian))\b.*\bprotein\b|\bprotein\b.*\b(?:metabolic (?:disorder|disease|condition|clinic|team|dietitian))\b|\bborn unable to (?:process|break down)\b|\b(?:mma|propionic|methylmalonic)\b(?=.*\b(?:acid\w*|metabolic|protein)\b)/,
  },
  {
    id: 'cystic_fibrosis',
    said: /\bcf\b.*\b(?:creon|lungs?|clinic|patient|enzymes|team|calories)\b|\b(?:have|has|with|got|ive) (?:got )?cf\b/,
    unless: /\b(?:carrier|brother|sister)\b/,
  },
  {
    id: 'stomach_removed',
    said: /\b(?:stomach|gullet|oesophagus|esophagus|pancreas)\b.*\b(?:removed|taken out|cut out|whipped out)\b|\b(?:no|without a) (?:stomach|pancreas|gullet)\b/,
    unless: /\bpolyps?\b|\bno (?:stomach|pancreas) (?:ache|pain|problems?|trouble|issues?|upset)\b/,
  },
  {
    id: 'urea_cycle',
    said: /\burea cycle\b|\b(?:high|raised) ammonia\b/,
  },
  {
    id: 'pku',
    said: /\bphe (?:levels?|exchanges?|tolerance|restricted)\b|\b(?:protein|phe) exchanges\b|\bphenylketon\w*\b/,
  },
  {
    id: 'keto_epilepsy',
    said: /\b(?:keto\w*|ketogenic)\b.*\b(?:epilep\w*|seizures?|fits)\b|\b(?:epilep\w*|seizures?)\b.*\b(?:keto\w*|ketogenic)\b/,
    unless: /\b(?:no|not)\b/,
  },
];

/** Somebody who is told of and not cooked for. */
const ofSomebodyElse =
  /^(?:and )?(?:my |our |a )?(?:sister|brother|friend|aunt|auntie|uncle|cousin|colleague|neighbour|mate)s?\b(?!.*\b(?:cook|lives?|stays?|share|visit\w*)\b)/;

/** What needs a clinic, of one statement or of the whole text, into the hearing. */
export function hearSupervised(
  tokens: readonly string[],
  { supervised, catalogue }: Hearing,
  isWhole = false,
): void {
  const text = tokens.join(' ');
  if (isNotAtTable(tokens) || ofSomebodyElse.test(text)) return;
  const known = new Set(catalogue.supervised.map(({ id }) => id));
  for (const { id, said, unless, isAcross = false } of ways)
    if (isAcross === isWhole && known.has(id) && said.test(text) && !(unless?.test(text) ?? false))
      supervised.add(id);
}
