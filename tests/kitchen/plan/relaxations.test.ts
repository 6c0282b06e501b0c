// What a refusal offers instead: each with its figure, and each keeps what it says.
import { describe, expect, test } from 'vitest';
import { faultsOf } from '../../oracle/checkPlan.ts';
import type { GeneratedPlan } from '../../../contract/plans.ts';
import { inEnglish } from '../../../domain/notes.ts';
import { choicesFrom, rulesFrom, withMinutesFor } from '../../../domain/weekRules.ts';
import { isVerify, longTest, onlyInVerify } from '../../verify.ts';
import { planAsServed } from './support.ts';

const usual = choicesFrom(null, 1);
const smallest: Record<string, number | undefined> = {};

const codeOf = (note: string | { code: string } | undefined) =>
  typeof note === 'object' ? note.code : note;

describe.each([
  ['GB', 7, []],
  ...(isVerify ? ([['NG', 1000, ['hypertension']]] as const) : []),
] as const)('too little money in %s', (iso2, budget, conditions) => {
  const ask = (sum: number, relaxations: GeneratedPlan['relaxations'] = []) => ({
    health: { conditions },
    country: iso2,
    budget: sum,
    byBudget: true,
    rules: rulesFrom(withMinutesFor(usual, sum, relaxations), []),
  });
  const refusal = planAsServed(ask(budget));
  const [longer, within, packs] = refusal.relaxations ?? [];
  smallest[iso2] = refusal.smallest_budget;

  test('says what would do with more time, and what within the minutes asked for', () => {
    expect(refusal.code).toBe('budget_too_small');
    expect(codeOf(longer?.note)).toMatch(/^relaxation\.budget(Longer|Minutes)$/);
    expect(longer?.budget).toBe(refusal.smallest_budget);
    expect(codeOf(within?.note)).toBe('relaxation.budgetWithinMore');
    expect(within!.budget).toBeGreaterThan(longer!.budget);
    expect(codeOf(packs?.note)).toBe('relaxation.budgetPacks');
    expect(packs!.budget).toBeGreaterThan(within!.budget);
  });

  test('says of each sum what it is the least of', () => {
    const said = [refusal.error, longer?.note, within?.note].map((note) => inEnglish([note!]));
    for (const text of said) expect(text).toMatch(/what is eaten/);
    expect(inEnglish([packs!.note])).toMatch(/whole packs.* at the till/);
  });

  longTest('each gives a week that keeps what was said', () => {
    for (const { budget: sum, minutes } of refusal.relaxations!) {
      const answer = planAsServed(ask(sum, refusal.relaxations));
      expect(faultsOf(answer, { conditions, iso2, budget: sum, people: 1 })).toEqual([]);
      // Only the first gives up the minutes, where it does not say how many would do.
      expect(answer.report?.rules !== undefined).toBe(sum === longer!.budget && !minutes);
    }
  });

  longTest('a week between the two says what keeping the minutes would cost', () => {
    const between = Math.round((longer!.budget + within!.budget) * 50) / 100;
    const { rules, notes } = planAsServed(ask(between)).report!;
    expect(rules?.code).toBe('rules.minutesGivenUp');
    expect(rules!.longest!.minutes).toBeGreaterThan(45);
    expect(notes.map(codeOf)).toContain('relaxation.keptMinutes');
    // The search for the cheapest ends with its time: it may be a little above the one before.
    const { budget: sum, more } = rules!.within!;
    expect(sum).toBeGreaterThan(between);
    expect(sum).toBeLessThan(within!.budget * 1.05);
    expect(more).toBeCloseTo(sum - between, 2);
  });
});

longTest(
  'the packs of the cheapest week are offered also where a week within the minutes costs more than they do',
  () => {
    const ask = (sum: number, relaxations: GeneratedPlan['relaxations'] = []) =>
      planAsServed({
        health: {},
        country: 'IN',
        budget: sum,
        byBudget: true,
        rules: rulesFrom(withMinutesFor(usual, sum, relaxations), []),
      });
    const { relaxations = [] } = ask(300);
    const sumOf = (code: string) => relaxations.find(({ note }) => codeOf(note) === code)?.budget;
    const packs = sumOf('relaxation.budgetPacks')!;
    expect(packs).toBeGreaterThan(relaxations[0]!.budget);
    expect(packs).toBeLessThan(sumOf('relaxation.budgetWithinMore')!);
    expect(ask(packs, relaxations).report!.cost.till).toBeLessThanOrEqual(packs * 1.02);
  },
);

longTest(
  'where no week at all keeps the minutes, those that are usual are offered with their sum',
  () => {
    const { relaxations } = planAsServed({
      health: {},
      country: 'GB',
      budget: 7,
      byBudget: true,
      rules: { weekday_minutes: 20, weekend_minutes: 20 },
    });
    expect(relaxations![1]).toMatchObject({
      note: { code: 'relaxation.budgetMinutes' },
      minutes: { weekday: 45, weekend: 90 },
    });
  },
);

onlyInVerify(() =>
  test('where the week that money allows keeps the minutes all the same, none are given up', () => {
    const rules = {
      weekday_minutes: 300,
      weekend_minutes: 450,
      hands_on_minutes: 200,
      breakfast_minutes: 100,
    };
    const { report } = planAsServed({
      health: {},
      country: 'GB',
      // The cheapest week of all takes whatever time it takes; a little more money leaves a choice.
      budget: smallest['GB']! * 1.1,
      byBudget: true,
      rules,
    });
    expect(report!.rules).toBeUndefined();
  }),
);
