/**
 * Foods held against what people wrote of themselves, of what they have and of what they wish, as the gate judges a food by its
 * name. Both halves were written on 2026-12-01 by somebody who had not seen the kitchen's words; `aa-held` was scored before
 * anybody read it; five of its rows were seen since, by mistake. `bb` was written later that day in the same way; of `bb-held` nobody has read a row.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openFoodsOf } from '../../kitchen/health/openFoods.ts';
import { readWishes } from '../../kitchen/ingredients/wishes.ts';
import { kitchen } from './support.ts';

interface Phrase {
  readonly kind: 'health' | 'list' | 'wish';
  readonly text: string;
  /** Foods that must not be served to whoever writes this, and foods that they plainly may have. */
  readonly mustBan: readonly string[];
  readonly mustNotBan: readonly string[];
}

/** What was measured, as numbers of foods: served though named, of these without a word, and left out for nothing. */
const limits = {
  'aa-open': { served: 11, silent: 4, needless: 42 },
  'aa-held': { served: 7, silent: 1, needless: 33 },
  'bb-open': { served: 2, silent: 0, needless: 21 },
  'bb-held': { served: 5, silent: 5, needless: 22 },
} as const;

const heard = ({ kind, text }: Phrase) =>
  kind === 'health'
    ? kitchen.understand({ sickness: text })
    : kitchen.readMixedList(readWishes(text).list).health;

function scored(half: string) {
  const lines = readFileSync(join(import.meta.dirname, 'corpus', `${half}.jsonl`), 'utf8');
  const phrases = lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Phrase);
  const score = { served: 0, silent: 0, needless: 0, named: 0, kept: 0 };
  for (const phrase of phrases) {
    const health = heard(phrase);
    const { person, unknown } = health;
    const isTold = unknown.length + person.notUnderstood.length > 0;
    const isRefused = (food: string): boolean =>
      kitchen.gate({ ingredients: [food] }, person).verdict === 'refuse';
    const served =
      openFoodsOf(health).length > 0 ? [] : phrase.mustBan.filter((food) => !isRefused(food));
    score.served += served.length;
    score.silent += isTold ? 0 : served.length;
    score.needless += phrase.mustNotBan.filter(isRefused).length;
    score.named += phrase.mustBan.length;
    score.kept += phrase.mustNotBan.length;
  }
  return score;
}

describe.each(['aa-open', 'aa-held', 'bb-open', 'bb-held'] as const)('phrases of %s', (half) => {
  const score = scored(half);
  console.log(
    `${half}: served though named ${score.served} of ${score.named}, without a word ${score.silent}; left out for nothing ${score.needless} of ${score.kept}`,
  );

  test('hardly any food that is named is served, and hardly any without a word', () => {
    expect(score.served).toBeLessThanOrEqual(limits[half].served);
    expect(score.silent).toBeLessThanOrEqual(limits[half].silent);
  });

  test('what somebody may plainly have is mostly not left out', () => {
    expect(score.needless).toBeLessThanOrEqual(limits[half].needless);
  });
});
