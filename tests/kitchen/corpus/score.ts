// Scores what the kitchen makes of phrases whose meaning is known. The phrases were written by somebody who has not seen its words.
import { readFileSync } from 'node:fs';
import type { Kitchen } from '../../../kitchen/index.ts';
import { bansOn, rulesOf } from '../../../kitchen/safety/rules.ts';
import { closureOf } from '../../../kitchen/health/hearing.ts';
import { singular, tokensOf } from '../../../kitchen/ingredients/words.ts';

export interface Phrase {
  readonly id: string;
  readonly where: 'health' | 'leave_out' | 'list';
  readonly text: string;
  readonly kind: string;
  readonly never?: readonly string[];
  readonly conditions?: readonly string[];
  readonly may?: readonly string[];
  readonly diets?: readonly string[];
  readonly keeps?: readonly string[];
  readonly medicines?: readonly string[];
  readonly gate3?: boolean;
  readonly either?: readonly string[];
  /** Of a list: foods that are there, and foods that must not be taken for being there. */
  readonly has?: readonly string[];
  readonly hasnt?: readonly string[];
}

export const readPhrases = (file: string): Phrase[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Phrase);

/** Names of the corpus that a family is called by in our table. */
const called: Readonly<Record<string, string>> = {
  pepper: 'pepper_capsicum',
  bean: 'bean',
  'aged cheese': 'cheese',
  'raw fish': 'fish',
  'raw tomato': 'tomato',
  'raw carrot': 'carrot',
  'white wine': 'wine',
  'red wine': 'wine',
  'dried apricot': 'apricot',
  'bitter melon': 'bitter_gourd',
  'brussels sprout': 'brussels_sprout',
  'butter bean': 'lima_bean',
  crabapple: 'apple',
  cuttlefish: 'squid',
  mutton: 'lamb',
  'red food colouring': 'food_colouring',
  celery: 'celery',
  salami: 'processed_meat',
};

/** The ingredients of a food of the corpus: what it is, and what is made of it. */
export function keysOfFood(food: string, kitchen: Kitchen): readonly string[] {
  const { families, words, ingredients } = kitchen.catalogue;
  const id = called[food] ?? food.replaceAll(' ', '_');
  const named = families.has(id)
    ? [id]
    : [...new Set(words.filter(({ word }) => word === food).map(({ family }) => family))];
  // Of several families of a word the narrowest is meant.
  const narrow = named.filter(
    (each) =>
      !named.some((other) => other !== each && closureOf(kitchen.catalogue, each).has(other)),
  );
  const family = narrow[0] === undefined ? undefined : families.get(narrow[0]);
  if (family)
    return [...family.members]
      .filter(([, how]) => how === 'is' || how === 'made_of')
      .map(([key]) => key);
  const phrase = tokensOf(food).map(singular).join(' ');
  return [...ingredients.values()]
    .filter(({ label }) => tokensOf(label).map(singular).join(' ') === phrase)
    .map(({ key }) => key);
}

export interface Score {
  readonly leaks: string[];
  readonly needless: string[];
  readonly wrong: string[];
  readonly missed: string[];
  readonly diets: string[];
  readonly medicines: string[];
  readonly gates: string[];
  readonly lists: string[];
  readonly counts: {
    never: number;
    keeps: number;
    conditions: number;
    diets: number;
    medicines: number;
    gates: number;
    lists: number;
  };
}

const medicineNames: Readonly<Record<string, RegExp>> = {
  warfarin: /^warfarin/,
  statin_grapefruit: /grapefruit/,
  maoi: /mao/,
  lithium: /lithium/,
  potassium_raising: /potassium|ace|arb|spironolactone|trimethoprim/,
  insulin_or_sulfonylurea: /insulin|sulf|gly/,
  glp1: /glp/,
  levothyroxine: /thyro/,
  metronidazole: /metronidazole|nitroimidazole/,
};

export function scorePhrases(phrases: readonly Phrase[], kitchen: Kitchen): Score {
  const score: Score = {
    leaks: [],
    needless: [],
    wrong: [],
    missed: [],
    diets: [],
    medicines: [],
    gates: [],
    lists: [],
    counts: { never: 0, keeps: 0, conditions: 0, diets: 0, medicines: 0, gates: 0, lists: 0 },
  };
  for (const phrase of phrases)
    if (phrase.where === 'list') scoreList(phrase, kitchen, score);
    else scoreHealth(phrase, kitchen, score);
  return score;
}

function scoreHealth(phrase: Phrase, kitchen: Kitchen, score: Score): void {
  const {
    text,
    where,
    never = [],
    keeps = [],
    may = [],
    conditions = [],
    diets = [],
    medicines = [],
    gate3 = false,
    either = [],
  } = phrase;
  const { person, gate, unknown } = kitchen.understand(
    where === 'health' ? { sickness: text } : { allergens: [text] },
  );
  const rules = rulesOf(person, kitchen.catalogue);
  const kept = new Set(keeps.flatMap((food) => keysOfFood(food, kitchen)));
  const isServed = (key: string): boolean => {
    const tags = kitchen.catalogue.ingredients.get(key)?.tags ?? new Set<string>();
    return (
      rules.declined.length === 0 &&
      !rules.avoided.has(key) &&
      !rules.diets.leftOut.has(key) &&
      bansOn(key, tags, rules).length === 0
    );
  };
  const tell = (what: string): string => `${phrase.id} ${where} '${text}': ${what}`;
  const { counts } = score;
  if (!either.includes('never'))
    for (const food of never) {
      counts.never += 1;
      const keys = keysOfFood(food, kitchen);
      const served = keys.filter(
        (key) =>
          isServed(key) && !kept.has(key) && !(food === 'alcohol' && key.startsWith('vinegar')),
      );
      if (keys.length > 0 && served.length > 0)
        score.leaks.push(tell(`${food}: ${served.slice(0, 3).join(' ')}`));
      else if (keys.length === 0) score.missed.push(tell(`no ingredient is ${food}`));
    }
  for (const food of keeps) {
    counts.keeps += 1;
    const keys = keysOfFood(food, kitchen);
    if (keys.length > 0 && !keys.some(isServed)) score.needless.push(tell(food));
  }
  const own = person.conditions.filter(
    (id) =>
      !id.startsWith('allergy_') &&
      id !== 'asthma_sulphite' &&
      !['warfarin', 'statin_grapefruit'].includes(id),
  );
  if (!either.includes('conditions')) {
    counts.conditions += 1;
    const extra = own.filter(
      (id) =>
        !conditions.includes(id) &&
        !may.includes(id) &&
        !(id === 'coeliac' && never.some((each) => ['gluten', 'wheat'].includes(each))) &&
        !(id === 'lactose_intolerance' && never.includes('milk')) &&
        !(['pku', 'transplant', 'stroke', 'ibd', 'diverticular'].includes(id) && gate3),
    );
    if (extra.length > 0) score.wrong.push(tell(extra.join(' ')));
    const lacking = conditions.filter((id) => !own.includes(id));
    if (lacking.length > 0 && unknown.length === 0 && gate !== 3)
      score.missed.push(tell(`${lacking.join(' ')} is not heard, and nothing is said`));
  }
  if (!either.includes('diets'))
    for (const diet of diets) {
      counts.diets += 1;
      if (!person.diets.includes(diet)) score.diets.push(tell(diet));
    }
  for (const medicine of medicines) {
    counts.medicines += 1;
    if (
      ![...person.medicines, ...person.conditions].some((id) => medicineNames[medicine]?.test(id))
    )
      score.medicines.push(tell(medicine));
  }
  if (!either.includes('gate3') && (gate3 || gate === 3)) {
    counts.gates += 1;
    if ((gate === 3) !== gate3)
      score.gates.push(
        tell(gate3 ? 'is not declined' : `declined: ${person.supervised.join(' ')}`),
      );
  }
}

function scoreList(
  { id, text, has = [], hasnt = [] }: Phrase,
  kitchen: Kitchen,
  score: Score,
): void {
  const read = kitchen.readIngredients(text).items.map(({ key }) => key);
  for (const food of hasnt) {
    score.counts.lists += 1;
    const keys = foodItself(food, kitchen);
    if (read.some((key) => keys.includes(key)))
      score.lists.push(`${id} '${text}': ${food} is not there`);
  }
  for (const food of has) {
    score.counts.lists += 1;
    const keys = keysOfFood(food, kitchen);
    const named = kitchen.readIngredients(food).items.map(({ key }) => key);
    if (
      keys.length + named.length > 0 &&
      !read.some((key) => keys.includes(key) || named.includes(key))
    )
      score.lists.push(`${id} '${text}': ${food} is there`);
  }
}

/** The food itself, and nothing that is made of it. */
const foodItself = (food: string, kitchen: Kitchen): readonly string[] =>
  kitchen.readIngredients(food).items.map(({ key }) => key);
