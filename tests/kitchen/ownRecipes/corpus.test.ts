/**
 * Recipes as people paste them, held against the people who must not be served them. Both halves were written on 2026-12-01
 * before their writer had read the kitchen's words; nobody has tuned on `own-held`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { kitchen, personOf } from '../support.ts';

interface Written {
  readonly text: string;
  /** Who must be refused it or warned of it, and who plainly may have it. */
  readonly must: readonly string[];
  readonly may: readonly string[];
}

const told: Readonly<Record<string, string>> = {
  peanut: 'peanut allergy',
  treenut: 'tree nut allergy',
  sesame: 'sesame allergy',
  milk: 'milk allergy',
  egg: 'egg allergy',
  fish: 'fish allergy',
  crustacean: 'allergic to crustaceans',
  mustard: 'mustard allergy',
  celery: 'celery allergy',
  lupin: 'lupin allergy',
  soy: 'soya allergy',
  sulphite: 'sulphite allergy',
  coeliac: 'coeliac disease',
  vegan: 'vegan',
  halal: 'halal',
  pregnant: 'pregnant',
  warfarin: 'warfarin',
  kidney: 'chronic kidney disease',
};

/** What was measured: judged fit though it must not be; refused only because something is unknown; refused for nothing. */
const limits = {
  'own-open': { silent: 0, unnamed: 3, needless: 120 },
  'own-held': { silent: 0, unnamed: 10, needless: 118 },
} as const;

/** Reasons that name nothing which the person avoids. */
const ofNothing = new Set([
  'verdict.unknownSafety',
  'verdict.checkTraces',
  'verdict.labelLeftOut',
  'own.onlyInSteps',
  'own.stepWords',
  'own.stepsUnread',
  'own.servingsUnknown',
]);

const verdictOf = (text: string, who: string) =>
  kitchen.own.read({
    id: 'own-12345678',
    text,
    choices: {},
    person: personOf({ sickness: told[who] ?? who }),
  }).safety;

const named = ({ reasons }: ReturnType<typeof verdictOf>): boolean =>
  reasons.some((reason) => typeof reason !== 'string' && !ofNothing.has(reason.code));

function scored(half: string) {
  const recipes = readFileSync(join(import.meta.dirname, '../corpus', `${half}.jsonl`), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Written);
  const forbidden = recipes.flatMap(({ text, must }) => must.map((who) => verdictOf(text, who)));
  const allowed = recipes.flatMap(({ text, may }) => may.map((who) => verdictOf(text, who)));
  return {
    forbidden: forbidden.length,
    allowed: allowed.length,
    silent: forbidden.filter(({ verdict }) => verdict === 'fit').length,
    unnamed: forbidden.filter((verdict) => !named(verdict)).length,
    needless: allowed.filter(({ verdict }) => verdict === 'refuse').length,
  };
}

describe.each(['own-open', 'own-held'] as const)('recipes of %s', (half) => {
  const score = scored(half);
  console.log(
    `${half}: fit though it must not be ${score.silent} of ${score.forbidden}, refused as unknown alone ${score.unnamed}; refused for nothing ${score.needless} of ${score.allowed}`,
  );

  test('are fit for nobody who must leave out what they hold, and mostly say why', () => {
    expect(score.silent).toBeLessThanOrEqual(limits[half].silent);
    expect(score.unnamed).toBeLessThanOrEqual(limits[half].unnamed);
  });

  test('are refused to few who may have them', () => {
    expect(score.needless).toBeLessThanOrEqual(limits[half].needless);
  });
});

const dinner = (step: string): string =>
  `Dinner\nServes 2\n\nIngredients\n200 g rice\n1 onion\n\nMethod\n1. Boil the rice with the onion for 20 minutes.\n2. ${step}`;

describe('a food that only a step names', () => {
  test.each([
    ['peanut', '撒上花生碎。'],
    ['peanut', 'Посыпать арахисом.'],
    ['peanut', '땅콩을 뿌린다.'],
    ['peanut', 'Posypać orzeszkami ziemnymi.'],
    ['treenut', 'Fındık ekleyin.'],
    ['treenut', 'Melt the gianduja and pour over.'],
    ['treenut', 'くるみを加える。'],
    ['treenut', "Parsemer d'amandes effilées."],
    ['sesame', 'Posypać sezamem.'],
    ['sesame', 'ごまを振る。'],
    ['milk', 'Добавить сметану.'],
    ['milk', 'バターを加える。'],
    ['egg', 'Mix in the yolks.'],
    ['egg', 'Monter les blancs en neige.'],
    ['egg', "Spennellare con l'uovo."],
    ['crustacean', '새우를 넣는다.'],
    ['mustard', 'Dodać musztardę.'],
    ['celery', 'Sellerie zugeben.'],
  ])('refuses the dish in any language that allergies are told in: %s, %s', (who, step) => {
    expect(verdictOf(dinner(step), who).verdict).toBe('refuse');
  });

  test.each([
    ['a slip', 'Scatter with toasted alrnonds.', 'own.stepWords'],
    ['a name of no table', 'Dust with saeujeot.', 'own.stepWords'],
    [
      'a language that we do not read',
      'Obtoczyć w bułce tartej, smażyć na złoty kolor i podawać od razu.',
      'own.stepsUnread',
    ],
  ])('by a word nobody knows is told to who must leave foods out: %s', (_, step, code) => {
    const { verdict, reasons } = verdictOf(dinner(step), 'treenut');
    expect(verdict).toBe('caution');
    expect(reasons).toEqual([expect.objectContaining({ code })]);
  });

  test.each([
    ['nobody who avoids nothing', 'Scatter with toasted alrnonds.', ''],
    ['nobody where each word is known', 'Sprinkle with parsley and serve.', 'treenut'],
  ])('is told to %s', (_, step, who) => {
    expect(verdictOf(dinner(step), who).verdict).toBe('fit');
  });
});

describe('text that is neither a line nor a step', () => {
  const bowl = (parts: { before?: string; list?: string; behind?: string }): string =>
    `Rice bowl\n${parts.before ?? ''}\nServes 2\nIngredients\n200 g rice\n1 onion\n${parts.list ?? ''}\nMethod\n1. Boil the rice with the onion for 20 minutes.\n${parts.behind ?? ''}`;

  test.each([
    ['a description', bowl({ before: 'My kids love this with a handful of peanuts on top.' })],
    ['servings', bowl({ before: 'Serves 4 with peanuts on the side' })],
    ['a note', bowl({ behind: 'Notes\nScatter with crushed peanuts before serving.' })],
    ['the name of a part', bowl({ list: 'For the peanut sauce:\n1 clove garlic' })],
    ['a line of times', bowl({ list: 'Prep: 10 min plus toasting the almonds' })],
    ['what pages print between', bowl({ list: 'Tag me @cook and add almonds' })],
  ])('is told to who avoids what it names: %s', (_, text) => {
    const { verdict, reasons } = verdictOf(text, 'nut allergy');
    expect(verdict).toBe('caution');
    expect(reasons).toEqual([expect.objectContaining({ code: 'own.beside' })]);
  });

  test.each([
    ['lines with a star', bowl({ list: '★ 50 g almonds' })],
    ['lines beyond the most', bowl({ list: `${'1 carrot\n'.repeat(105)}50 g almonds` })],
    ['steps beyond the most', bowl({ behind: `${'2. Stir well.\n'.repeat(70)}3. Add almonds.` })],
  ])('is what it is, and refuses the dish: %s', (_, text) => {
    expect(verdictOf(text, 'nut allergy').verdict).toBe('refuse');
  });

  test.each([
    'A nut-free bowl without peanuts.',
    'A warm bowl for cold evenings.',
    '★★★★★ 4.9 from 213 reviews',
  ])('leaves the dish fit where it names nothing that is in it: %s', (before) => {
    expect(verdictOf(bowl({ before }), 'nut allergy').verdict).toBe('fit');
  });

  test('without a colon the name of a part is no line', () => {
    const { lines } = kitchen.own.read({
      id: 'own-12345678',
      text: bowl({ list: 'For the sauce\n1 clove garlic' }),
      choices: {},
    });
    expect(lines.map(({ text }) => text)).toEqual(['200 g rice', '1 onion', '1 clove garlic']);
  });
});

describe('a line of several foods, of which one was chosen', () => {
  const verdict = (line: string, choice: string) =>
    kitchen.own.read({
      id: 'own-12345678',
      text: dinner('Serve.').replace('1 onion', `1 onion\n${line}`),
      choices: { [line]: choice },
      person: personOf({ sickness: 'nut allergy' }),
    }).safety.verdict;

  test('holds the others too', () => {
    expect(verdict('50 g mixed peanuts and raisins', 'raisins')).toBe('refuse');
  });

  test('holds the one alone where they are alternatives', () => {
    expect(verdict('50 g peanuts or raisins', 'raisins')).toBe('fit');
  });
});
