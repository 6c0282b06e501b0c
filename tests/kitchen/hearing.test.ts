/**
 * What people write about their health, allergies, diets and medicines, held against corpora that were
 * written without a look at the kitchen's words. `b` and `e` are never read while the reader is built.
 */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { kitchen } from './support.ts';
import { readPhrases, scorePhrases } from './corpus/score.ts';

/** What may go wrong at the most, as shares; measured when the reader was built, a little above. */
const limits: Readonly<Record<string, { leaks: number; wrong: number; needless: number }>> = {
  a: { leaks: 0.003, wrong: 0.005, needless: 0.015 },
  b: { leaks: 0.022, wrong: 0.019, needless: 0.045 },
  c: { leaks: 0, wrong: 0.015, needless: 0.02 },
  d: { leaks: 0, wrong: 0.006, needless: 0.034 },
  e: { leaks: 0.022, wrong: 0.014, needless: 0.047 },
  f: { leaks: 0, wrong: 0.006, needless: 0.025 },
  h: { leaks: 0, wrong: 0.01, needless: 0.03 },
};
const phrasesOf = (faults: readonly string[]): number =>
  new Set(faults.map((fault) => fault.split(' ')[0])).size;

const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)}%`;

describe.each(['a', 'b', 'c', 'd', 'e', 'f', 'h'])('corpus %s', (half) => {
  const phrases = readPhrases(join(import.meta.dirname, 'corpus', `${half}.jsonl`));
  const score = scorePhrases(phrases, kitchen);
  const { counts } = score;
  console.log(
    [
      `Corpus ${half}: ${phrases.length} phrases`,
      `foods served that were named: ${score.leaks.length} of ${counts.never}`,
      `phrases with a food left out for nothing: ${phrasesOf(score.needless)} (${share(phrasesOf(score.needless), phrases.length)})`,
      `wrong readings: ${score.wrong.length} of ${counts.conditions} (${share(score.wrong.length, counts.conditions)})`,
      `diets missed: ${score.diets.length} of ${counts.diets}; medicines missed: ${score.medicines.length} of ${counts.medicines}; declined wrongly or not: ${score.gates.length} of ${counts.gates}`,
    ].join('\n  '),
  );

  test('hardly any food that is named is served', () => {
    expect(score.leaks.length / counts.never).toBeLessThanOrEqual(limits[half]?.leaks ?? 0);
  });

  test('hardly anything is read wrongly', () => {
    expect(score.wrong.length / counts.conditions).toBeLessThanOrEqual(limits[half]?.wrong ?? 0);
  });

  test('little is left out for nothing', () => {
    expect(phrasesOf(score.needless) / phrases.length).toBeLessThanOrEqual(
      limits[half]?.needless ?? 0,
    );
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
