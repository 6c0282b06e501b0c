/**
 * What people write about their health, allergies, diets and medicines, held against a corpus that was
 * written without a look at the kitchen's words. Half of it (`b`) was never read while the reader was built.
 */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { kitchen } from './support.ts';
import { readPhrases, scorePhrases } from './corpus/score.ts';

const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)}%`;

describe.each(['a', 'b'])('half %s of the corpus', (half) => {
  const phrases = readPhrases(join(import.meta.dirname, 'corpus', `${half}.jsonl`));
  const score = scorePhrases(phrases, kitchen);
  const { counts } = score;
  console.log(
    [
      `Half ${half}: ${phrases.length} phrases`,
      `foods served that were named: ${score.leaks.length} of ${counts.never}`,
      `foods left out for nothing: ${score.needless.length} of ${counts.keeps} (${share(score.needless.length, phrases.length)} of all phrases)`,
      `wrong readings: ${score.wrong.length} of ${counts.conditions} (${share(score.wrong.length, counts.conditions)})`,
      `diets missed: ${score.diets.length} of ${counts.diets}; medicines missed: ${score.medicines.length} of ${counts.medicines}; declined wrongly or not: ${score.gates.length} of ${counts.gates}`,
    ].join('\n  '),
  );

  test('hardly any food that is named is served', () => {
    expect(score.leaks.length / counts.never).toBeLessThan(limits[half]?.leaks ?? 0);
  });

  test('hardly anything is read wrongly', () => {
    expect(score.wrong.length / counts.conditions).toBeLessThanOrEqual(limits[half]?.wrong ?? 0);
  });

  test('little is left out for nothing', () => {
    expect(score.needless.length / phrases.length).toBeLessThanOrEqual(0.03);
  });
});
