// Scores what the kitchen makes of phrases whose meaning is known. The phrases were written by somebody who has not seen its words.
import { readFileSync } from 'node:fs';
import type { Kitchen, Person, Understanding } from '../../../kitchen/index.ts';
import { bansOn, rulesOf } from '../../../kitchen/safety/rules.ts';
import { openFoodsOf } from '../../../kitchen/health/openFoods.ts';
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

/** As corpus m tells what a phrase means: by names, and with what is expected apart from the phrase. */
interface Told {
  readonly id: string;
  readonly text: string;
  readonly kind: string;
  readonly expect: {
    readonly exclude: readonly string[];
    readonly conditions: readonly string[];
    readonly diets: readonly string[];
    readonly supervised: readonly string[];
    readonly notExcluded: readonly string[];
  };
}

/** Conditions of corpus m by our ids; other names are ids with a space between their words. */
const conditionsCalled: Readonly<Record<string, readonly string[]>> = {
  'type 1 diabetes': ['diabetes_t1'],
  'type 2 diabetes': ['diabetes_t2'],
  'gestational diabetes': ['diabetes_gestational'],
  'coeliac disease': ['coeliac'],
  'irritable bowel syndrome': ['ibs_fodmap'],
  'G6PD deficiency': ['g6pd'],
  'chronic kidney disease': ['ckd'],
  'fatty liver disease': ['fatty_liver'],
  'high cholesterol': ['cvd_cholesterol'],
  'iron deficiency anaemia': ['iron_deficiency'],
  'sickle cell disease': ['sickle_cell'],
  'acid reflux': ['gerd'],
  'polycystic ovary syndrome': ['pcos'],
  'high blood pressure': ['hypertension'],
  'underactive thyroid': ['hypothyroidism'],
  diabetes: ['diabetes_t2'],
  anaemia: ['iron_deficiency'],
  reflux: ['gerd'],
  'stomach ulcer': ['peptic_ulcer'],
  "crohn's disease": ['ibd'],
  'kidney transplant': ['transplant'],
  "Crohn's disease flare": ['ibd'],
  phenylketonuria: ['pku'],
  // Heard as what is to be left out.
  'histamine intolerance': [],
  'fructose malabsorption': [],
};
const dietsCalled: Readonly<Record<string, string>> = {
  'low carbohydrate': 'low_carb',
  'orthodox fasting': 'vegan',
};
/** Stricter diets, which hold all that the wider one asks. */
const stricter: Readonly<Record<string, readonly string[]>> = {
  vegetarian: ['lacto_vegetarian', 'ovo_vegetarian', 'vegan', 'jain'],
};
const idOf = (name: string): string => name.toLowerCase().replaceAll(' ', '_');

function phraseOf({ id, text, kind, expect }: Told): Phrase {
  return {
    id,
    text,
    kind,
    where: 'health',
    never: expect.exclude.map((food) => food.toLowerCase()),
    keeps: expect.notExcluded.map((food) => food.toLowerCase()),
    conditions: expect.conditions.flatMap((name) => conditionsCalled[name] ?? [idOf(name)]),
    diets: expect.diets.map((name) => dietsCalled[name] ?? idOf(name)),
    gate3: expect.supervised.length > 0,
  };
}

/** Corpus n names conditions and diets as people call them. */
const withIds = (phrase: Phrase): Phrase => ({
  ...phrase,
  conditions: (phrase.conditions ?? []).flatMap(
    (name) => conditionsCalled[name] ?? [idOf(name).replaceAll('-', '_')],
  ),
  diets: (phrase.diets ?? []).map((name) => dietsCalled[name] ?? idOf(name)),
});

export const readPhrases = (file: string): Phrase[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Phrase | Told)
    .map((row) => withIds('expect' in row ? phraseOf(row) : row));

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
  shrimp: 'prawn',
  tahini: 'sesame',
  hummus: 'chickpea',
  'fava bean': 'broad_bean',
  'star fruit': 'starfruit',
  edamame: 'soy',
  natto: 'soy',
  'mashed potato': 'potato',
  'bell pepper': 'sweet_pepper',
  'duck egg': 'egg',
  'canned tuna': 'tuna',
  'tree nuts': 'tree_nut',
  sauerkraut: 'cabbage',
  salami: 'processed_meat',
};

const keysKnown = new WeakMap<Kitchen, Map<string, readonly string[]>>();

/** The ingredients of a food of the corpus: what it is, and what is made of it. Thousands of phrases name the same foods. */
export function keysOfFood(food: string, kitchen: Kitchen): readonly string[] {
  const known = keysKnown.get(kitchen) ?? new Map<string, readonly string[]>();
  keysKnown.set(kitchen, known);
  const keys = known.get(food) ?? findKeys(food, kitchen);
  known.set(food, keys);
  return keys;
}

function findKeys(food: string, kitchen: Kitchen): readonly string[] {
  const { families, words, ingredients } = kitchen.catalogue;
  const itself = words.find((each) => each.word === food && each.itself !== undefined)?.itself;
  if (itself !== undefined) return [itself];
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
  /** Foods served that were named. */
  readonly leaks: string[];
  /** Of these, where nothing was said: all words were understood, nothing is asked, and dishes are called a fit. */
  readonly silent: string[];
  /** Named and not heard, but no dish is suggested before a question about it is answered. */
  readonly asked: string[];
  /** Phrases that such a question is asked of. */
  readonly held: string[];
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

/** Tells the ids that a medicine of a corpus is heard by; nothing where no rule of ours speaks of it, as of metformin. */
function medicineCalled(
  name: string,
  { catalogue }: Kitchen,
): ((id: string) => boolean) | undefined {
  const pattern = medicineNames[name];
  if (pattern) return (id) => pattern.test(id);
  const rows = catalogue.medicines.filter(({ words }) => words.includes(name.toLowerCase()));
  const ids = new Set<string>(rows.map(({ id }) => id));
  return ids.size === 0 ? undefined : (id) => ids.has(id);
}

export function scorePhrases(phrases: readonly Phrase[], kitchen: Kitchen): Score {
  const score: Score = {
    leaks: [],
    silent: [],
    asked: [],
    held: [],
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

/** Whether the person sees that something is open: words that were not understood, a food that cannot be checked, a question that comes first. */
const isTold = ({ unknown, person, questions }: Understanding): boolean =>
  unknown.length + person.uncheckedAllergies.length + questions.length > 0;

/** Who eats oats with coeliac disease is told beside each dish that only gluten-free ones are meant. */
const isGlutenFreeOat = (key: string, { allowedKeys = [] }: Person, kitchen: Kitchen): boolean =>
  allowedKeys.includes(key) && kitchen.catalogue.ingredients.get(key)?.tags.has('oat') === true;

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
  const understanding = kitchen.understand(
    where === 'health' ? { sickness: text } : { allergens: [text] },
  );
  const { person, gate, unknown } = understanding;
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
  const isHeld = openFoodsOf(understanding).length > 0;
  if (isHeld) score.held.push(tell('is asked about'));
  if (!either.includes('never'))
    for (const food of never) {
      counts.never += 1;
      const keys = keysOfFood(food, kitchen);
      const served = keys.filter(
        (key) =>
          isServed(key) &&
          !kept.has(key) &&
          !(food === 'alcohol' && key.startsWith('vinegar')) &&
          !(food === 'gluten' && isGlutenFreeOat(key, person, kitchen)),
      );
      if (keys.length > 0 && served.length > 0) {
        const leak = tell(`${food}: ${served.slice(0, 3).join(' ')}`);
        if (isHeld) score.asked.push(leak);
        else score.leaks.push(leak);
        if (!isHeld && !isTold(understanding)) score.silent.push(leak);
      } else if (keys.length === 0) score.missed.push(tell(`no ingredient is ${food}`));
    }
  // Where a clinic is needed nothing is served at all, rightly.
  for (const food of gate3 && gate === 3 ? [] : keeps) {
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
    const lacking = conditions.filter(
      (id) => kitchen.catalogue.conditions.has(id) && !own.includes(id),
    );
    if (lacking.length > 0 && unknown.length === 0 && gate !== 3)
      score.missed.push(tell(`${lacking.join(' ')} is not heard, and nothing is said`));
  }
  if (!either.includes('diets'))
    for (const diet of diets) {
      counts.diets += 1;
      if (![diet, ...(stricter[diet] ?? [])].some((each) => person.diets.includes(each)))
        score.diets.push(tell(diet));
    }
  for (const medicine of medicines) {
    const meant = medicineCalled(medicine, kitchen);
    if (!meant) continue;
    counts.medicines += 1;
    if (![...person.medicines, ...person.conditions].some(meant))
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
