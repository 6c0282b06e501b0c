// What needs a clinic, where it is said in other words than the table's: pairs of words that belong together.
import type { Hearing } from './hearing.ts';
import { isNotAtTable } from './harm.ts';

interface Way {
  readonly id: string;
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
const fewYears = /(?:[1-4]|one|two|three|four)/.source;

const ways: readonly Way[] = [
  {
    id: 'child',
    said: new RegExp(
      `\\b(?:he|hes|she|shes|baby|bub|lo|little one|son|daughter|grandson|granddaughter|our|my|for a|a) (?:is |just |only |now |our |who is |whos )*(?:${months}) (?:months?|mths?|mo)(?: old)?(?! (?:ago|pregnant|after|since))\\b|\\b${fewYears} (?:years? old|yr old|yo)\\b|\\bnew ?borns?\\b|\\bbaby (?:has )?(?:just )?(?:started|starting|on) solids\\b|\\bbebe (?:a|de|tem|ha|tiene) (?:\\w+ )?(?:mois|meses)\\b|\\bbaby ist (?:\\w+ )?monate\\b|\\bbambino (?:ha|di) \\w+ mesi\\b`,
    ),
    unless:
      /\b(?:ago|pregnan\w+|breast ?fe\w+|pumping|expressing|nursing|when i (?:eat|have)|diagnosed|since|vegan for|used to|was|were|grown|now (?:[5-9]|\d{2}))\b/,
  },
  {
    id: 'bariatric',
    said: /\b(?:stomach|gastric|weight loss|wls|bariatric|obesity)\b.*\b(?:bypass|sleeve|band|balloon|stapl\w*|op|operation|surgery|smaller)\b|\b(?:bypass|sleeve|band)\b.*\b(?:stomach|gastric|weight)\b|\broux\b|\brny\b|\bsleeve(?:d| op| surgery| patient)\b|\bpost op sleeve\b|\b(?:mini|single anastomosis) bypass\b/,
    unless:
      /\b(?:not had|no|considering|waiting for|on the list for|thinking (?:of|about)|heart bypass)\b/,
  },
  {
    id: 'dysphagia',
    said: /\b(?:cant|cannot|struggl\w*|hard|difficult\w*|trouble|problems?|unable|painful|hurts|weak|unsafe|poor)\b.*\bswallow\w*|\bswallow\w*\b.*\b(?:problems?|difficult\w*|weak|bad|poor|assess\w*|gone|painful|unsafe)\b|\bthicken(?:ed|er|ing)\b|\b(?:pureed?|liquidi[sz]ed|blended|mashed|minced) (?:food|foods|diet|meals|only|everything)\b|\beverything (?:has to be |is )?(?:pureed?|blended|liquidi[sz]ed|mashed)\b|\bchok(?:e|es|ing) on (?:my |his |her )?(?:food|everything)\b|\bonly manages? (?:spoonfuls|sips|mush)\b|\baspirat(?:es?|ing|ion)\b|\b(?:iddsi|level) [3-6] (?:soft|pureed?|minced|diet|moist)\b|\bdiet level [3-6]\b|\bwired (?:jaw|shut)\b|\bjaw (?:is |was )?wired\b/,
    unless: /\bno (?:trouble|problems?|difficult\w*)\b/,
  },
  {
    id: 'tube_feeding',
    said: /\b(?:peg|ng|nj|jej|rig|gj|feeding) (?:tube|fed|feeds?|feeding)\b|\btube (?:fed|feeds?|feeding)\b|\bfed (?:by|through|via|with) (?:a |my |the |his |her )?(?:tube|peg)\b|\bnil by mouth\b|\b(?:button feed\w*|feeding button)\b|\b(?:sonde (?:d alimentation|gastrique|nasogastrique)|ernahrungssonde|magensonde|sonda (?:nasogastrica|peg|de alimentacion)|sondino)\b|\b(?:mic key|gastrostomy)\b/,
    unless: /\b(?:tube (?:is |was )?(?:out|removed)|no longer|used to)\b/,
  },
  {
    id: 'parenteral',
    said: /\b(?:tpn|hpn|parenteral)\b|\bfed (?:through|into|via) (?:a |my |the )?(?:line|vein|hickman|picc)\b|\b(?:iv|intravenous) (?:feeding|nutrition|feeds)\b/,
    unless: /\b(?:off tpn|no longer|used to)\b/,
  },
  {
    id: 'anorexia',
    said: /\beating disorder\b|\bed recovery\b|\brecover\w* from an? (?:ed|eating)\b|\banorexi\w*\b|\brestrict(?:ing)? (?:food|eating|calories|my food|what i eat)\b|\b(?:afraid|scared|terrified|frightened) of (?:food|eating|gaining|weight|calories)\b|\bstarv(?:e|ing) myself\b|\bweight restoration\b/,
    unless: /\b(?:no|never had|fully recovered|not|used to)\b/,
  },
  {
    id: 'bulimia',
    said: /\bpurg(?:e|es|ed|ing)\b|\b(?:throw(?:ing)?|chuck(?:ing)?|bring(?:ing)?) (?:it |food |everything )?(?:back )?up on purpose\b|\bmak(?:e|ing) (?:myself|herself|himself) (?:sick|throw up|vomit|puke)\b|\bvomit\w* on purpose\b|\bfingers down (?:my|her|his) throat\b/,
    unless: /\b(?:no longer|years ago|used to)\b/,
  },
  {
    id: 'binge_eating',
    said: /\bbing(?:e|es|ed|ing|eing) (?:eat\w*|on food|every|at night|disorder)\b|\bcant stop (?:eating|bingeing|binging)\b/,
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
    said: /\b(?:crohn\w*|colitis|uc|ibd)\b.*\b(?:flar\w+|active|playing up|acting up|kicking off|bleeding|bad (?:patch|spell)|strictures?)\b|\bflar\w+\b.*\b(?:crohn\w*|colitis|uc|ibd)\b/,
    unless: over,
  },
  {
    id: 'diverticulitis_attack',
    said: /\bdiverticul\w+\b.*\b(?:attack|flar\w+|antibiotics|acute|infected|playing up|hospital|right now|abscess|perforat\w*)\b|\b(?:attack|flar\w+|acute|bout)\b.*\bdiverticul\w+\b/,
    unless: over,
  },
  {
    id: 'pancreatitis',
    said: /\bpancreas\b.*\b(?:inflam\w*|infected|attack|packed up|failing|not working)\b/,
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
    id: 'cystic_fibrosis',
    said: /\bcf\b.*\b(?:creon|lungs?|clinic|patient|enzymes|team)\b|\b(?:have|has|with|got) cf\b/,
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

/** What needs a clinic, of one statement, into the hearing. */
export function hearSupervised(
  tokens: readonly string[],
  { supervised, catalogue }: Hearing,
): void {
  const text = tokens.join(' ');
  if (isNotAtTable(tokens) || ofSomebodyElse.test(text)) return;
  const known = new Set(catalogue.supervised.map(({ id }) => id));
  for (const { id, said, unless } of ways)
    if (known.has(id) && said.test(text) && !(unless?.test(text) ?? false)) supervised.add(id);
}
