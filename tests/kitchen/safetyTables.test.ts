// Situations without a plan, medicines, dangerous handling and dangerous promises: the tables read,
// hold together, and their patterns tell a dangerous sentence from a harmless one.
import { describe, expect, test } from 'vitest';
import { claimsIn, hazardsIn, readSafetyTables } from '../../kitchen/catalogue/safetyTables.ts';
import type { SafetyTexts } from '../../kitchen/catalogue/safetyTypes.ts';
import { quantities } from '../../kitchen/recipes/nutrition.ts';
import { plain } from '../../kitchen/ingredients/words.ts';
import { catalogue } from './support.ts';
import { handling } from './fixtures/handling.ts';
import { growthByFour } from '../computing.ts';
import { longTest } from '../verify.ts';

const { supervised, notJudged, medicines, hazards, claims, ingredients } = catalogue;
const tags = new Set(
  [...ingredients.values(), ...catalogue.unlistedFoods].flatMap((each) => [...each.tags]),
);
const none: SafetyTexts = {
  supervised: '',
  notJudged: '',
  supervisedWays: '',
  foodWays: '',
  medicines: '',
  childFoods: '',
  childCautions: '',
  hazards: '',
  claims: '',
};
const problemsOf = (texts: Partial<SafetyTexts>): string[] => {
  const problems: string[] = [];
  readSafetyTables(
    { ...none, ...texts },
    { tags, keys: ingredients, families: catalogue.families },
    problems,
  );
  return problems;
};
const ofWord = (word: string): string[] =>
  [...supervised, ...notJudged, ...medicines]
    .filter(({ words }) => words.some((each) => plain(each) === plain(word)))
    .map(({ id }) => id);

describe('the rows', () => {
  test('are all there, each id once', () => {
    expect(supervised.length).toBeGreaterThanOrEqual(30);
    expect(medicines.length).toBeGreaterThanOrEqual(25);
    expect(hazards.length).toBeGreaterThanOrEqual(25);
    expect(claims.length).toBeGreaterThanOrEqual(25);
    for (const table of [supervised, notJudged, medicines, hazards, claims]) {
      expect(new Set(table.map(({ id }) => id)).size).toBe(table.length);
    }
  });

  test('name their source, with a year or the word that there is none', () => {
    for (const { id, source } of [...supervised, ...notJudged, ...medicines, ...hazards]) {
      expect([id, source]).toEqual([id, expect.stringMatching(/\b(?:1|2)\d{3}\b|undated|issue/)]);
    }
  });

  test('share no word', () => {
    const words = [...supervised, ...notJudged, ...medicines].flatMap((row) =>
      row.words.map(plain),
    );
    expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
    expect(words).not.toContain('');
  });

  test.each(supervised.map((row) => [row.id, row] as const))('%s in twelve ways', (_, row) => {
    expect(row.words.length).toBeGreaterThanOrEqual(12);
    expect(row.why).toMatch(/\.$/);
    expect(row.ask).not.toMatch(/\.$/);
  });

  test.each(medicines.map((row) => [row.id, row] as const))('%s names what exists', (_, row) => {
    for (const tag of row.leavesOut.tags) expect(tags).toContain(tag);
    for (const key of row.leavesOut.keys) expect(ingredients.has(key)).toBe(true);
    for (const { nutrient } of row.limits) expect(quantities).toContain(nutrient);
    for (const nutrient of row.steady) expect(quantities).toContain(nutrient);
    expect(row.rule).toMatch(/\.$/);
  });
});

describe('what people type', () => {
  test.each([
    ['gastric sleeve last year', 'bariatric'],
    ['had my stomach stapled', 'bariatric'],
    ['baby led weaning', 'child'],
    ['I make myself sick after eating', 'bulimia'],
    ['feeding tube', 'tube_feeding'],
    ['thickened fluids', 'dysphagia'],
    ['PKU', 'pku'],
    ['magersucht', 'anorexia'],
    ['mucoviscidose', 'cystic_fibrosis'],
    ['tpn', 'parenteral'],
    ["Crohn's flare", 'bowel_flare'],
    ['keto for epilepsy', 'keto_epilepsy'],
    ['Coumadin', 'warfarin'],
    ['Ozempic', 'glp1'],
    ['phenelzine', 'maoi'],
    ['litio', 'lithium'],
    ['ramipril', 'potassium_raising'],
    ['Jardiance', 'sglt2'],
    ['gliclazide', 'sulfonylureas'],
    ['simvastatin', 'grapefruit_statins'],
    ['Antabuse', 'disulfiram'],
    ['clozapine', 'clozapine'],
    ['water tablets', 'water_tablets'],
    ['furosemide', 'potassium_losing'],
    ['spironolactone', 'potassium_raising'],
    ['Eliquis', 'doac'],
    ['clopidogrel', 'clopidogrel'],
    ['ticagrelor', 'grapefruit_heart'],
    ['Kortison', 'steroids'],
    ['millepertuis', 'st_johns_wort'],
    ['eosinophilic esophagitis', 'eosinophilic_oesophagitis'],
    ['SIBO', 'sibo'],
    ['Mastozytose', 'mast_cell'],
  ])("'%s' is %s", (word, id) => {
    expect(ofWord(word)).toEqual([id]);
  });

  test('metformin, and what a kitchen is full of, is none of it', () => {
    const kitchenWords = ['metformin', 'baby corn', 'sleeve', 'tube', 'child', 'band', 'bypass'];
    for (const word of kitchenWords) expect(ofWord(word)).toEqual([]);
    const foods = new Set(catalogue.aliases.map(({ alias }) => plain(alias)));
    const words = [...supervised, ...notJudged, ...medicines].flatMap((row) => row.words);
    expect(words.filter((word) => foods.has(plain(word)))).toEqual([]);
  });
});

describe('medicines', () => {
  const medicine = (id: string) => medicines.find((each) => each.id === id);

  test('grapefruit goes with every medicine that it strengthens', () => {
    const others = new Set(['warfarin', 'clopidogrel']);
    const named = medicines.filter(({ id }) => id.startsWith('grapefruit_') || others.has(id));
    expect(named.length).toBe(8);
    for (const { leavesOut } of named) expect(leavesOut.tags).toContain('drug_interaction');
  });

  test('newer blood thinners keep no vitamin K steady, and leave no food out', () => {
    expect(medicine('doac')).toMatchObject({ steady: [], leavesOut: { tags: [], keys: [] } });
  });

  test('no aged cheese, cured meat or fermented soya beside an MAO inhibitor', () => {
    const keys = medicine('maoi')?.leavesOut.keys;
    expect(keys).toEqual(
      expect.arrayContaining([
        'cheese_blue',
        'cheese_cheddar',
        'cheese_parmesan',
        'salami',
        'chorizo',
        'soy_sauce',
        'tamari',
        'miso',
        'natto',
        'tempeh',
        'sauerkraut',
        'kimchi',
        'fish_sauce',
        'broadbeans_fresh',
      ]),
    );
    for (const fresh of ['cheese_ricotta', 'cheese_cottage', 'cheese_cream', 'chicken_breast']) {
      expect(keys).not.toContain(fresh);
    }
    expect(medicine('maoi')?.leavesOut.tags).toContain('alcohol');
  });

  test('vitamin K, salt and carbohydrate stay steady where they must', () => {
    expect(medicine('warfarin')?.steady).toEqual(['vit_k_ug']);
    expect(medicine('lithium')?.steady).toContain('sodium_mg');
    for (const id of ['insulin', 'sulfonylureas', 'sglt2']) {
      expect(medicine(id)?.limits).toEqual([
        { nutrient: 'carb_g', basis: 'per_day', min: 130, max: null, unit: 'g' },
      ]);
    }
  });
});

describe('dangerous handling', () => {
  test('has sentences for every hazard', () => {
    expect(Object.keys(handling).sort()).toEqual(hazards.map(({ id }) => id).sort());
  });

  test.each(hazards.map((hazard) => [hazard.id, hazard] as const))('%s', (id, hazard) => {
    const [dangerous = [], harmless = []] = handling[id] ?? [];
    expect(dangerous.length).toBeGreaterThanOrEqual(3);
    expect(harmless.length).toBeGreaterThanOrEqual(3);
    expect(dangerous.filter((line) => hazardsIn([line], [hazard]).length === 0)).toEqual([]);
    expect(harmless.filter((line) => hazardsIn([line], [hazard]).length > 0)).toEqual([]);
  });

  test('what makes it safe may stand in another step', () => {
    const slow = 'Put the soaked dried kidney beans in the slow cooker on low for 8 hours.';
    const boil = 'Boil the beans hard for 10 minutes and drain.';
    expect(hazardsIn([slow], hazards).map(({ id }) => id)).toEqual(['kidney_beans']);
    expect(hazardsIn([boil, slow], hazards)).toEqual([]);
    expect(hazardsIn(['Boil the rice for 10 minutes.', slow], hazards)).toHaveLength(1);
  });

  test('none of our recipes is taken for dangerous', () => {
    const read = (text: string) => text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
    const found = catalogue.recipes.map((recipe) => {
      const items = recipe.ingredients.map(({ text, measure }) => `${measure} ${text}`);
      const lines = [recipe.title, ...items, ...recipe.steps.map(read), read(recipe.keeping)];
      return [recipe.id, ...hazardsIn(lines, hazards).map(({ id }) => id)];
    });
    expect(found.filter(({ length }) => length > 1)).toEqual([]);
  });

  longTest('a long text takes about as much longer as it is longer', () => {
    const part = 'Rinse the raw chicken and the soaked beans with oil and garlic in jars ';
    const look = (parts: number) => {
      hazardsIn([part.repeat(parts)], hazards);
      claimsIn(part.repeat(parts), claims);
    };
    expect(growthByFour(look, 100)).toBeLessThan(10);
  });
});

describe('dangerous promises', () => {
  test.each(claims.map((claim) => [claim.id, claim] as const))('%s', (_, claim) => {
    expect(claimsIn(claim.example, [claim])).toEqual([claim]);
    expect(claimsIn(claim.harmless, claims)).toEqual([]);
  });

  test.each([
    'Stop taking your insulin.',
    'This drink cures diabetes.',
    'No need for tablets any more.',
    'It replaces your medication.',
    'Detox your kidneys overnight.',
    'Reverse type 2 in 30 days.',
    'You can throw away your pills.',
    'Say goodbye to your medication.',
    'Halve your metformin.',
    'Swap your statins for garlic.',
    'You no longer need your insulin.',
  ])("'%s' is a claim", (sentence) => {
    expect(claimsIn(sentence, claims)).not.toEqual([]);
  });

  test.each([
    'Never stop taking your insulin.',
    'Talk to your doctor before changing anything.',
    'Keep your tablets at hand.',
    'Cured ham and melon.',
    'Take the dish off the heat.',
    'Lower the heat and simmer for 10 days of leftovers.',
    'A dish that suits type 2 diabetes.',
    'Reverse the tart on to a plate.',
    'There is no cure for this sauce but salt.',
    'Rinse the liver and pat it dry.',
    'Low in salt, which suits high blood pressure.',
    'Take your medicine as prescribed.',
    'Do not replace your medication with food.',
  ])("'%s' is none", (sentence) => {
    expect(claimsIn(sentence, claims)).toEqual([]);
  });

  test('none of our own texts makes one', () => {
    const recipes = catalogue.recipes.flatMap((each) => [each.description, ...each.steps]);
    const rules = medicines.flatMap(({ rule, why }) => [rule, why]);
    const texts = [...recipes, ...rules, ...[...supervised, ...notJudged].map(({ why }) => why)];
    const found = texts.flatMap((text) => claimsIn(text, claims).map(({ id }) => [id, text]));
    expect(found).toEqual([]);
  });
});

describe('what is wrong is said with its line', () => {
  const head = {
    supervised: 'id,name,why,ask,words,source,seen',
    medicines: 'id,name,words,rule,leaves_out,steady,limits,why,source,seen',
    hazards: 'id,name,foods,danger_words,safe_words,message,source,seen',
    claims: 'id,pattern,example,harmless',
  };
  const medicine = (leavesOut: string, steady: string, limits: string) =>
    `${head.medicines}\nx,X,xa,Rule.,${leavesOut},${steady},${limits},Why.,S 2020,read in part\n`;

  test.each([
    ['no_such_thing', '', '', "leaves_out: 'no_such_thing' is no tag and no ingredient"],
    ['', 'vit_q', '', "steady: 'vit_q' is no quantity that we count"],
    ['', '', 'carb_g:per_hour:1::g', 'limits: not one of per_day'],
    ['', '', 'carb_g:per_day:::g', "limits: 'carb_g:per_day:::g' limits nothing"],
    ['', '', 'carb_g:per_day:x::g', "limits: 'x' is no number"],
    ['', '', 'carb_g:130', "limits: 'carb_g:130' is not quantity:basis:min:max:unit"],
  ])('a medicine with %j, %j, %j', (leavesOut, steady, limits, problem) => {
    const [found = '', ...others] = problemsOf({ medicines: medicine(leavesOut, steady, limits) });
    expect(found).toContain(problem);
    expect(others).toEqual([]);
  });

  test('a pattern that is no regular expression', () => {
    expect(problemsOf({ claims: `${head.claims}\nx,(a,b,c\n` })[0]).toMatch(
      /^medical_claims\.csv:2: pattern: not a regular expression/,
    );
    expect(
      problemsOf({ hazards: `${head.hazards}\nx,X,a,[b,,M.,S 2020,read in part\n` })[0],
    ).toMatch(/^food_hazards\.csv:2: danger_words: not a regular expression/);
  });

  test('an id or a word twice, a blank source, a word of its own for seen', () => {
    const row = (id: string, word: string) => `${id},X,Why.,you,${word},S 2020,read in part\n`;
    const twice = (a: string, b: string) =>
      problemsOf({ supervised: `${head.supervised}\n${a}${b}` });
    expect(twice(row('x', 'a'), row('x', 'b'))).toEqual([
      "supervised.csv:3: id: 'x' stands in line 2 already",
    ]);
    expect(twice(row('x', 'A é'), row('y', 'a e'))).toEqual(["words: 'a e' is of 'x' and 'y'"]);
    expect(twice('x,X,Why.,you,a,,read in part\n', '')).toEqual([
      'supervised.csv:2: source: blank ("")',
    ]);
    expect(twice('x,X,Why.,you,a,S 2020,maybe\n', '')[0]).toContain('seen: not one of');
    expect(twice('x,X,Why.,you,a,S 2020\n', '')[0]).toContain('6 cells under 7 columns');
  });
});
