// 'No peanut allergy but my son has one': whoever writes denies it of themselves alone. It is told as the other's, so that
// no answer about oneself takes it back.

const person =
  '(?:husband|hubby|wife|wifey|partner|spouse|fiancee?|boyfriend|girlfriend|bf|gf|sons?|daughters?|child|children|kids?|lad|lass|girls?|boys?|baby|toddler|twins|youngest|eldest|oldest|other half|missus|mum|mom|dad|mother|father|parents?|brothers?|sisters?|gran|nan|grandad|grandma|grandson|granddaughter|flatmate|housemate|roommate|lodger|friend|niece|nephew|uncle|aunt|cousin|carer|guest)';
const who = `(?<who>(?:my|our|the|his|her) (?:\\p{L}{1,12} )?${person})`;
const joint =
  '(?:,? (?:but|though|although|however|yet|while|whereas|only)(?: that)?|[,.;:]| [-–—]) ?';
const often =
  '(?: (?:really|definitely|sadly|certainly|severely|very|badly|also|though|however|sure|unfortunately)){0,2}';
const end = '(?: (?:though|however|too|one|instead))?(?=\\s{0,3}(?:$|[,.;:!?)\\n]|(?:so|and)\\b))';
const oneself = '(?: (?:myself|personally|here|for me|of my own|at all|any ?more|now)){0,2}';

/** What one has; a food alone may be at hand. */
const illness =
  '(?<what>(?:[\\p{L}-]{1,20} ){0,4}?(?:all?erg(?:y|ies)|intolerances?|sensitivity|disease|syndrome|c(?:o|œ)?eliac|diabetes|gout|ibs|ibd|gerd|reflux|crohn\\p{L}*|colitis|hypertension|blood pressure|cholesterol|epilepsy|asthma|pku|g6pd|anaemia|anemia|migraines?))';
/** What one is. */
const state =
  '(?<what>(?:(?:[\\p{L}-]{1,20} ){0,2}?(?:allergic|intolerant|sensitive)(?: to (?:[\\p{L}-]{1,20} ?){1,4})?|c(?:o|œ)?eliac|diabetic|an?a?emic|asthmatic|vegan|vegetarian|pregnant))';

/** 'I'm not', 'not'. */
const amNot = "(?:i['’]?m |i am |we['’]?re |we are |am )?not ";

const begins = '(?<=^\\s{0,3}|[.;\\n]\\s{0,3}|,\\s{0,3}|\\b(?:and|but|so) )';
const deniesIllness = `${begins}(?:(?:i|we) )?(?:(?:personally |myself |really )?(?:do ?n['’]?t|do not) (?:have|suffer from)|have ?n['’]?t got|have not got|have no|got no|no|not got) (?:an? |any |the )?${illness}${oneself}${joint}`;
const deniesState = `${begins}${amNot}(?:myself )?${state}${oneself}${joint}`;
/** 'It's my daughter who has it', 'that's my husband's'. */
const itIs = `(?:it|that|this)(?:['’]?s| is) ${who}(?:['’]?s)?(?: (?:who|that)(?:['’]?s| has| does| is)?)?(?: (?:has|got|have))?(?: (?:it|one|that))?${end}`;
const hasIt = `${who}(?:['’]s| does| has| do| have| is| did| suffers)${often}(?: (?:have|has|got))?(?: (?:one|it|that|them|this|an? (?:[\\p{L}-]{1,15} ){0,2}one))?${often}${end}`;
const isIt = `${who}(?:['’]s| is| are| does| has)${often}${end}`;

const denials: readonly (readonly [RegExp, string])[] = [
  [new RegExp(deniesIllness + hasIt, 'giu'), '$<who> has $<what>'],
  [new RegExp(deniesIllness + itIs, 'giu'), '$<who> has $<what>'],
  [new RegExp(deniesState + isIt, 'giu'), '$<who> is $<what>'],
  [new RegExp(deniesState + itIs, 'giu'), '$<who> is $<what>'],
];

const nobody = `${begins}(?:nobody|no[- ]?one|none of us)(?: here| (?:in|of) (?:the|my|our) (?:family|house|household|home)| at (?:home|the table|our table))?`;
/** 'Nobody but me', 'none of us except Leo': somebody is. */
const somebody =
  /(?<!\p{L})(?:but|except|excepting|apart|beside|besides|other than|only|unless|save for|bar|knows?|believes?|else|told|tells|says?|though|however)(?!\p{L})/iu;
/** 'Nobody has cooked fish since my allergy' denies none. */
const illnessOfNobody = illness.replace(
  '(?:[\\p{L}-]{1,20} ){0,4}?',
  '(?:(?!(?:my|our|his|her|their|since|because|due|after|before|with|for|about|from) )[\\p{L}-]{1,20} ){0,3}?',
);
const ofNobody: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `${nobody} (?:has|have|got|has got|suffers? from) (?:an? |any )?${illnessOfNobody}`,
      'giu',
    ),
    'no $<what>',
  ],
  [new RegExp(`${nobody} (?:is|are) ${state}`, 'giu'), 'we are not $<what>'],
];

/** 'Nobody here is diabetic', told as a person tells it of themselves. Whoever is excepted may stand in the next sentence. */
const deniedOfAll = (text: string): string =>
  text
    .split(/(?<=[.;!\n])/u)
    .map((sentence, at, all) =>
      somebody.test(`${sentence}${all[at + 1] ?? ''}`)
        ? sentence
        : ofNobody.reduce((said, [pattern, means]) => said.replace(pattern, means), sentence),
    )
    .join('');

/** 'Not allergic to mushrooms, I just hate them': what is left out all the same. */
const dislikesIt =
  "(?:(?:i|we) )?(?:(?:just|simply|really|only|merely) )?(?:hates?|dislikes?|loathe|detest|despise|ca(?:n['’]?t|nnot) (?:stand|bear)|(?:do ?n['’]?t|do not) (?:like|want|eat|fancy|enjoy|(?:ever )?(?:give|serve) (?:me|us)))";
const notAllergic = new RegExp(
  `${begins}${amNot}(?:actually |really )?allergic to (?<food>(?:[\\p{L}-]{2,20} ?){1,3}?)(?<between>(?:,|;|\\.| -)? ?(?:but |and |though )?(?:[\\p{L}'’]{1,12},? ){0,9}?)${dislikesIt}(?: (?:them|it|those|any|that))(?!\\p{L})`,
  'giu',
);

/** 'Not allergic to anything, I just hate olives': the food stands behind. */
const allergicToNothing = new RegExp(
  `${begins}${amNot}(?:actually |really )?allergic to (?:anything|any foods?|nothing)[,;.]? (?:but )?(?=(?:(?:i|we) )?(?:just |simply |really |only )?(?:hate|dislike|loathe|detest|do ?n['’]?t|do not|ca(?:n['’]?t|nnot) (?:stand|bear))\\b)`,
  'giu',
);

/** 'Coeliac not allergic' and 'lactose intolerant, not an allergy' take nothing of the illness back. */
const illnessBefore =
  '(?<!\\b(?:no|not|any) )(?<before>(?:in[- ]?tol[eai]r[eai]n\\p{L}{0,3}|c(?:o|œ)?eliac)(?: disease)?)';
const alsoDenied = '(?:not|no)(?: actually| really| an?| any)? (?:allergic|allergy|allergies)';
const beside: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `${illnessBefore},? (?:but |and )?${alsoDenied}(?! (?:to|of|in)\\b)(?!\\p{L})`,
      'giu',
    ),
    '$<before>',
  ],
  [new RegExp(`${illnessBefore} (?=${alsoDenied} to\\b)`, 'giu'), '$<before>, '],
  // 'No other problem', in Turkish behind what is left out.
  [/[,.;]? ?(?:ba[şs]ka )(?:bir )?(?:sorun|problem|alerji)(?:um|umuz|m|miz)? yok(?!\p{L})/giu, ''],
];

/** A text, denials of oneself told as what somebody else has where it says so. What stands in between is kept: it may tell of an illness. */
export const denialOfOther = (text: string): string =>
  [
    ...beside,
    ...denials,
    [allergicToNothing, ''] as const,
    [notAllergic, 'I dislike $<food>,$<between>'] as const,
  ].reduce((said, [pattern, means]) => said.replace(pattern, means), deniedOfAll(text));
