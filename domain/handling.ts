// What stands below the steps of a recipe: how it is handled safely, and how it keeps. Instructions are stored as English text, so another language finds its sentences by the English ones.

/** What the kitchen says of food safety, by code. */
export const handlingSentences = {
  poultry:
    'Cook poultry until no pink remains: **75 °C** in the thickest part. Wash hands and board after touching it raw.',
  minced: 'Cook minced meat through: **75 °C** in the middle, no pink left.',
  kidneyBeans:
    'Dried kidney beans are poisonous until boiled: soak them, throw the water away and **boil hard for 10 minutes** before simmering.',
  cassava: 'Never eat cassava or its leaves raw: peel, and boil until soft all through.',
  rice: 'Cool cooked rice within **1 hour**, keep it in the fridge for at most **1 day** and reheat it once, until **steaming hot**.',
  riceOnce: 'Reheat cooked rice **once** only.',
  firm: 'Cook eggs until both white and yolk are firm, and meat and fish all through: infections are graver for you now.',
  cookedThrough: 'Cook eggs until both white and yolk are firm, and meat and fish all through.',
  softEggs:
    'In pregnancy, for young children and wherever infections are graver, cook the eggs until both white and yolk are firm.',
  sprouts:
    'Cook bean sprouts until **steaming hot** all through: raw ones can carry germs that are graver for you now.',
  sproutsThrough: 'Cook bean sprouts until **steaming hot** all through: raw ones can carry germs.',
} as const;

/** Of `{n}` and `{heat}` an amount that the clause gives. */
const keepingClauses: readonly (readonly [string, RegExp])[] = [
  [
    'coolRice',
    /^(?:cool|chill) (?:the |any )?(?:cooked |leftover )?rice within (?<n>\d+) hours?$/i,
  ],
  [
    'cool',
    /^(?:cool|chill)(?: it| them| leftovers| the rest| what is left)?(?: within (?<n>\d+) hours?)$/i,
  ],
  ['coolQuickly', /^cool(?: it| leftovers)? (?:quickly|fast)$/i],
  [
    'riceDays',
    /^(?:eat )?(?:the |any |leftover )?(?:cooked )?rice (?:keeps )?(?:within|for|up to)? ?(?<n>\d+) days?(?: in the fridge)?$/i,
  ],
  ['riceDays', /^eat (?:the |any |leftover )?(?:cooked )?rice within (?<n>\d+) days?$/i],
  [
    'fridge',
    /^(?:(?:it )?keeps?|kept|leftovers keep|chill|store)?(?: it| them| covered)?,? ?(?:(?:for )?(?:up to |at most )?(?<n>\d+) days?(?: at most)? (?:covered )?in the fridge|(?:covered )?in the fridge (?:for )?(?:up to |at most )?(?<m>\d+) days?(?: at most)?)$/i,
  ],
  [
    'fridge',
    /^(?:(?:it )?keeps?|eat(?: it)?|use)(?: it)? (?:for |within |up to )?(?<n>\d+) days?(?: at most)?$/i,
  ],
  [
    'freezer',
    /^(?:keeps? |freeze |or )?(?:for )?(?:up to )?(?<n>\d+) months?(?: in the freezer)?$/i,
  ],
  ['freezes', /^(?:or )?(?:freezes? (?:well|it)?|it freezes well|freeze)$/i],
  [
    'reheatOnce',
    /^reheat(?: it| the rice| rice)? (?:only )?once(?: only)?,? until (?:\*\*)?steaming(?: hot)?(?: throughout)?(?:\*\*)?(?: all through)?(?: \((?<heat>\**\d+ °[CF]\**)\))?$/i,
  ],
  [
    'steaming',
    /^(?:reheat|reheated)(?: it| them| both| the rice| rice)?(?: gently| quickly| in the oven| in a (?:covered )?pan| in the broth| with (?:a (?:little|splash of|spoon of) )?water)? until (?:it is )?(?:\*\*)?(?:steaming|piping)(?: hot)?(?: throughout)?(?:\*\*)?(?: all through)?(?: \((?<heat>\**\d+ °[CF]\**)\))?$/i,
  ],
  [
    'bubbling',
    /^reheat(?: it)?(?: gently| in the oven| in a pan)? until (?:it )?(?:bubbling|bubbles)(?: hot)?$/i,
  ],
  ['boiling', /^reheat(?: it)? until (?:it )?(?:boiling|boils)$/i],
  [
    'hot',
    /^(?:or )?reheat(?:ed)?(?: it)?(?: gently| in the oven| in a pan| with (?:a (?:little|splash of) )?water)? until (?:it is )?hot(?: throughout| all through)?(?: \((?<heat>\**\d+ °[CF]\**)\))?$/i,
  ],
  ['reheatOnly', /^(?:reheat|reheated) (?:only )?once(?: only)?$/i],
  ['cold', /^(?:or )?(?:eat|serve)(?: it| them)? cold$/i],
  [
    'atOnce',
    /^(?:best|eat(?: it)?|serve(?: it)?)(?: eaten)? (?:at once|straight away|fresh|the same day)$/i,
  ],
  ['nextDay', /^(?:it is )?(?:even )?better the next day$/i],
  [
    'riceDays',
    /^(?:and )?(?:the |any )?(?:cooked )?rice (?:for )?(?<n>\d+)(?: days?)?(?: in the fridge)?$/i,
  ],
  ['freezer', /^freezes? (?:for )?(?:up to )?(?<n>\d+) months?$/i],
  ['tin', /^keeps? (?:for )?(?<n>\d+) days? in a tin$/i],
  ['fridge', /^keep(?: it)? (?:for )?(?:up to )?(?<n>\d+) days?$/i],
  [
    'pan',
    /^(?:re)?(?:heat|warm|crisp)(?: it| again| through)? in a (?:dry |hot )?pan(?: until hot(?: through)?)?$/i,
  ],
  ['oven', /^(?:re)?(?:heat|warm|crisp)(?: it| again| through)? in (?:the|a) (?:hot )?oven$/i],
  ['coolOrWarm', /^(?:eat|best|good) (?:cold|cool) or warm(?:ed)?$/i],
  ['thin', /^(?:thin|loosen)(?: it)? with (?:a (?:little|splash of) )?water$/i],
];

/** The words of a language for all of it, by code. */
export type HandlingWords = Readonly<Record<string, string>>;

const headings: readonly (readonly ['safety' | 'keeping', string])[] = [
  ['safety', '**Food safety.** '],
  ['keeping', '**Keeping.** '],
];

/** A part of a paragraph; by itself in a list where it stays in English, since the language has no words for it. */
export type HandlingPart = string | readonly [string];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const bare = (text: string): string => text.replaceAll('**', '');

/** 'The stew keeps 3 days in the fridge', 'keep the sauce in the fridge for 2 days': of a part of the dish. */
const part =
  /^(?:(?:the |any )?(?<name>[a-z]+) keeps?|keep the (?<other>[a-z]+))(?: (?:for |up to )?(?<n>\d+) days?(?: in the fridge)?| in the fridge (?:for )?(?:up to )?(?<m>\d+) days?)$/i;

function partIn(clause: string, words: HandlingWords): string | undefined {
  const { name, other, n, m } = part.exec(clause)?.groups ?? {};
  const food = words[`food.${(name ?? other ?? '').toLowerCase()}`];
  const days = clauseIn(`${n ?? m ?? ''} days in the fridge`, words);
  return food !== undefined && days !== undefined ? `${food} : ${days}` : undefined;
}

function clauseIn(clause: string, words: HandlingWords): string | undefined {
  for (const [code, pattern] of keepingClauses) {
    const found = pattern.exec(clause.trim());
    if (!found) continue;
    const { n, m, heat } = found.groups ?? {};
    const count = n ?? m;
    const word = words[`keep.${code}${count === '1' ? 'One' : ''}`] ?? words[`keep.${code}`];
    return word
      ?.replace('{n}', count ?? '')
      .replace('{heat}', heat === undefined ? '' : ` (${heat})`);
  }
  return undefined;
}

/** 'Cool within 1 hour, keep 1 day in the fridge and reheat until steaming hot': undefined where a part of it is not known. */
function clausesIn(text: string, words: HandlingWords): string | undefined {
  const clauses = bare(text)
    .replace(/\.$/, '')
    .replace(/\bonce( only)?, until\b/i, 'once until')
    .split(/(?:,\s*|\s)(?:and|then|or)\s+|,\s*/i)
    .map((clause) => clauseIn(clause, words) ?? partIn(clause, words));
  return clauses.every((clause) => clause !== undefined) ? clauses.join(', ') : undefined;
}

const keepingIn = (text: string, words: HandlingWords): HandlingPart[] =>
  text.split(/(?<=[.;])\s+/).map((each) => {
    const said = clausesIn(each.replace(/[.;]$/, ''), words);
    return said === undefined ? [each] : `${capital(said)}.`;
  });

const usualHeat = '75 °C';
/** Who cooks by Fahrenheit reads it in these sentences too. */
const finders = Object.entries(handlingSentences).map(([code, english]) => {
  const literal = english.replace(/[*.()]/g, '\\$&').replace(usualHeat, '(\\d+\\s?°[CF])');
  return { code, pattern: new RegExp(literal) };
});

/** The known sentences one after the other. */
function safetyIn(text: string, words: HandlingWords): HandlingPart[] {
  const said = finders.flatMap(({ code, pattern }) => {
    const [english, heat = usualHeat] = pattern.exec(text) ?? [];
    const word = words[code]?.replace(usualHeat, heat);
    return english === undefined || word === undefined ? [] : [{ english, word }];
  });
  const rest = said.reduce((left, { english }) => left.replace(english, ''), text).trim();
  return [...said.map(({ word }) => word), ...(rest === '' ? [] : [[rest] as const])];
}

/** How food is handled and kept, in a language: its heading and its parts; nothing for a paragraph about something else. */
export function handlingIn(paragraph: string, words: HandlingWords): HandlingPart[] {
  for (const [kind, heading] of headings) {
    if (!paragraph.startsWith(heading)) continue;
    const text = paragraph.slice(heading.length);
    const parts = kind === 'safety' ? safetyIn(text, words) : keepingIn(text, words);
    return [`**${words[kind] ?? ''}**`, ...parts];
  }
  return [];
}
