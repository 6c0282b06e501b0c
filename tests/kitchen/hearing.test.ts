/**
 * What people write about their health, allergies, diets and medicines, held against corpora that were
 * written without a look at the kitchen's words. `r-held`, `s-held` and `t-held` are never read while the reader is built; `l-held`, `m-held` and `n-held` were not until 2026-11-28, `b`, `e`
 * and `k` not until 2026-11-25; `q-held`, `h`, `i`, `j` `z-held` and the `-open` halves were scored before they were read (but 'etsiz', meatless, was read of `z-held` before its figures here). Who names a child's age is told that nothing is planned for
 * it: `c`, `d`, `e` and `f` were written when that was not asked, and count it as declined wrongly. Four labels were put right on 2026-11-29: favism, dialysis
 * and chemotherapy in other languages are what they are, and who bears no lactose may have ghee and casein.
 */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { kitchen } from './support.ts';
import { readPhrases, scorePhrases } from './corpus/score.ts';

/** What may go wrong at the most: as shares, and of who needs a clinic as a number. It is what was measured. */
const limits: Readonly<
  Record<string, { leaks: number; wrong: number; needless: number; gates: number }>
> = {
  a: { leaks: 0, wrong: 0.0041, needless: 0.0104, gates: 0 },
  b: { leaks: 0.0134, wrong: 0.0122, needless: 0.0296, gates: 3 },
  c: { leaks: 0, wrong: 0.0082, needless: 0.012, gates: 1 },
  d: { leaks: 0, wrong: 0.0048, needless: 0.0277, gates: 6 },
  e: { leaks: 0, wrong: 0.0049, needless: 0.0362, gates: 3 },
  f: { leaks: 0, wrong: 0.0035, needless: 0.0156, gates: 6 },
  h: { leaks: 0, wrong: 0.0077, needless: 0.027, gates: 0 },
  i: { leaks: 0.0194, wrong: 0.0116, needless: 0.0308, gates: 0 },
  j: { leaks: 0.0055, wrong: 0.0067, needless: 0.0534, gates: 2 },
  k: { leaks: 0.0076, wrong: 0.02, needless: 0.1034, gates: 5 },
  'l-open': { leaks: 0, wrong: 0.01, needless: 0.055, gates: 0 },
  'l-held': { leaks: 0, wrong: 0.04, needless: 0.1, gates: 1 },
  'm-open': { leaks: 0, wrong: 0.0112, needless: 0.0167, gates: 1 },
  'm-held': { leaks: 0, wrong: 0.0389, needless: 0.1112, gates: 0 },
  // Metformin is taken for a diabetes until it is said what it is for.
  'n-open': { leaks: 0, wrong: 0.025, needless: 0.0313, gates: 3 },
  'q-open': { leaks: 0, wrong: 0.02, needless: 0.0134, gates: 1 },
  'q-held': { leaks: 0, wrong: 0.04, needless: 0.1067, gates: 2 },
  // Of 'lactose and i broke up' lactose-free milk stays, of 'no alcohol' vinegar, and of tree nuts peanuts are asked about.
  'r-open': { leaks: 0.0073, wrong: 0.02, needless: 0.0334, gates: 1 },
  'r-held': { leaks: 0.0078, wrong: 0.04, needless: 0.1534, gates: 5 },
  'n-held': { leaks: 0.0241, wrong: 0.0563, needless: 0.0688, gates: 3 },
  's-open': { leaks: 0.0082, wrong: 0.03, needless: 0.23, gates: 4 },
  's-held': { leaks: 0, wrong: 0.05, needless: 0.2, gates: 7 },
  't-open': { leaks: 0.0104, wrong: 0.0584, needless: 0.1417, gates: 5 },
  't-held': { leaks: 0.0099, wrong: 0.05, needless: 0.3417, gates: 8 },
  // Lactose-free milk of 'lactose', the greens of spring onions, balsamic vinegar of 'no alcohol', and mushrooms that are only not liked.
  'v-open': { leaks: 0.0409, wrong: 0.0667, needless: 0.0667, gates: 3 },
  'v-held': { leaks: 0.023, wrong: 0, needless: 0.1334, gates: 3 },
  // Fresh apricots and palm wine of sulphites, and balsamic vinegar of 'halal'.
  'x-open': { leaks: 0.0268, wrong: 0, needless: 0.05, gates: 1 },
  'x-held': { leaks: 0.0099, wrong: 0, needless: 0.15, gates: 2 },
  // Raw and cooked are not told apart.
  'z-open': { leaks: 0, wrong: 0, needless: 0.0988, gates: 0 },
  // Balsamic vinegar of 'no alcohol', greens of spring onions that are said to be fine, and lactose-free milk of 'lactose'.
  'z-held': { leaks: 0.0462, wrong: 0.0193, needless: 0.1347, gates: 1 },
};
/** Foods served that were named, of a text that looked as if all of it was understood. Elsewhere none. */
const silent: Readonly<Record<string, number>> = {
  b: 5,
  i: 1,
  't-open': 1,
  'v-open': 2,
  'v-held': 1,
  'x-held': 1,
  'z-held': 1,
};
const phrasesOf = (faults: readonly string[]): number =>
  new Set(faults.map((fault) => fault.split(' ')[0])).size;

const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)}%`;

describe.each(Object.keys(limits))('corpus %s', (half) => {
  const phrases = readPhrases(join(import.meta.dirname, 'corpus', `${half}.jsonl`));
  const score = scorePhrases(phrases, kitchen);
  const { counts } = score;
  console.log(
    [
      `Corpus ${half}: ${phrases.length} phrases`,
      `foods served that were named: ${score.leaks.length} of ${counts.never}; of these silent: ${score.silent.length}, told as not understood: ${score.leaks.length - score.silent.length}; asked about before any dish: ${score.asked.length}`,
      `phrases asked about before any dish: ${score.held.length}`,
      `phrases with a food left out for nothing: ${phrasesOf(score.needless)} (${share(phrasesOf(score.needless), phrases.length)})`,
      `wrong readings: ${score.wrong.length} of ${counts.conditions} (${share(score.wrong.length, counts.conditions)})`,
      `diets missed: ${score.diets.length} of ${counts.diets}; medicines missed: ${score.medicines.length} of ${counts.medicines}; declined wrongly or not: ${score.gates.length} of ${counts.gates}`,
    ].join('\n  '),
  );

  test('hardly any food that is named is served', () => {
    expect(score.leaks.length / counts.never).toBeLessThanOrEqual(limits[half]?.leaks ?? 0);
  });

  test('hardly any is served without a word', () => {
    expect(score.silent.length).toBeLessThanOrEqual(silent[half] ?? 0);
  });

  test('hardly anything is read wrongly', () => {
    expect(score.wrong.length / counts.conditions).toBeLessThanOrEqual(limits[half]?.wrong ?? 0);
  });

  test('little is left out for nothing', () => {
    expect(phrasesOf(score.needless) / phrases.length).toBeLessThanOrEqual(
      limits[half]?.needless ?? 0,
    );
  });

  test('who needs a clinic is told so, and hardly anybody else', () => {
    expect(score.gates.length).toBeLessThanOrEqual(limits[half]?.gates ?? 0);
  });
});

describe('what is left out is never served', () => {
  const { catalogue } = kitchen;
  const recipes = [...catalogue.recipes];
  const served = (words: Parameters<typeof kitchen.understand>[0]) => {
    const { person } = kitchen.understand(words);
    return recipes.filter(({ id }) => kitchen.gate({ recipeId: id }, person).verdict !== 'refuse');
  };

  test('of every family that a person may name, in no recipe', () => {
    const wrong: string[] = [];
    for (const { id, plural, members } of catalogue.families.values()) {
      const keys = new Set(
        [...members].filter(([, how]) => how !== 'may_hold').map(([key]) => key),
      );
      const holding = served({ allergens: [plural] }).filter(({ ingredients }) =>
        ingredients.some(({ key }) => keys.has(key)),
      );
      if (holding.length > 0) wrong.push(`${id}: ${holding[0]?.title ?? ''}`);
    }
    expect(wrong).toEqual([]);
  });

  test('of every diet, in no recipe', () => {
    const wrong: string[] = [];
    for (const { id, leavesOut } of catalogue.diets.values()) {
      const vinegars = catalogue.families.get('vinegar')?.members;
      const keys = new Set(
        leavesOut.flatMap((family) =>
          [...(catalogue.families.get(family)?.members ?? [])]
            .filter(
              ([key, how]) => how !== 'may_hold' && !(family === 'alcohol' && vinegars?.has(key)),
            )
            .map(([key]) => key),
        ),
      );
      const holding = served({ diets: [id] }).filter(({ ingredients }) =>
        ingredients.some(({ key }) => keys.has(key)),
      );
      if (holding.length > 0) wrong.push(`${id}: ${holding[0]?.title ?? ''}`);
    }
    expect(wrong).toEqual([]);
  });

  test('a diet leaves enough to cook', () => {
    for (const { id } of catalogue.diets.values())
      expect(served({ diets: [id] }).length, id).toBeGreaterThan(30);
  });

  test.each([
    'gastric sleeve last year',
    'my feeding tube',
    'phenylketonuria',
    'i make myself sick after eating',
  ])("nothing is suggested to somebody who writes '%s'", (sickness) => {
    expect(kitchen.understand({ sickness }).gate).toBe(3);
    expect(served({ sickness })).toEqual([]);
  });

  test('grapefruit is left out with simvastatin, and alcohol with metronidazole', () => {
    const tags = (text: string) =>
      served({ sickness: text }).flatMap(({ ingredients }) =>
        ingredients.flatMap(({ key }) => [...(catalogue.ingredients.get(key)?.tags ?? [])]),
      );
    expect(tags('on simvastatin')).not.toContain('drug_interaction');
    expect(tags('taking metronidazole')).not.toContain('alcohol');
  });
});
