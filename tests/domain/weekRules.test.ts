/** The rules of a week: which weeks and days are still to come, and what is chosen as it is sent. */
import { describe, expect, test } from 'vitest';
import { weekdays } from '../../domain/calendar.ts';
import { slots } from '../../domain/slots.ts';
import {
  choicesFrom,
  daysOver,
  isMealless,
  noLimit,
  rulesFrom,
  weeksAhead,
  weekToPlan,
  withToggled,
} from '../../domain/weekRules.ts';

describe('the week that a new plan is for', () => {
  test('on a Monday without a plan it is that week', () => {
    expect(weekToPlan('2026-11-23', [])).toEqual({ start: '2026-11-23', end: '2026-11-29' });
  });

  test.each(['2026-11-24', '2026-11-28', '2026-11-29'])(
    'on %s it is the next one: no day that is over is planned',
    (today) => {
      expect(weekToPlan(today, []).start).toBe('2026-11-30');
    },
  );

  test('weeks with a plan are passed over, whatever day of theirs is named', () => {
    expect(weekToPlan('2026-11-29', ['2026-11-30', '2026-12-09', '2026-12-21']).start).toBe(
      '2026-12-14',
    );
  });
});

test('this week and the two after it begin on their Mondays', () => {
  expect(weeksAhead('2026-11-29')).toEqual(['2026-11-23', '2026-11-30', '2026-12-07']);
});

test.each([
  ['2026-11-23', '2026-11-23', 0],
  ['2026-11-25', '2026-11-26', 3],
  ['2026-11-23', '2026-11-29', 6],
  ['2026-11-29', '2026-11-30', 7],
  ['2026-11-30', '2026-11-29', 0],
  ['2026-12-28', '2027-01-01', 4],
  ['2026-12-27', '2027-01-01', 7],
])('of the week of %s, on %s, %i days are over', (date, today, days) => {
  expect(daysOver(date, today)).toEqual(weekdays.slice(0, days));
});

describe('what is chosen, as it is sent', () => {
  const usual = choicesFrom(null, 2);

  test('what was sent is chosen again, but for the people and the days that were over', () => {
    const out = [{ day: 'Friday', slot: 'dinner' }] as const;
    const chosen = {
      ...usual,
      people: 5,
      weekdayMinutes: 30,
      weekendMinutes: noLimit,
      cooking: 'once_for_three' as const,
      variety: 'much' as const,
      out,
    };
    const sent = rulesFrom(chosen, weekdays.slice(0, 3));
    expect(sent).toMatchObject({ people: 5, first_day: 'Thursday', skip: out });
    expect(choicesFrom(sent, 2)).toEqual({ ...chosen, people: 2 });
  });

  test('a meal that was out in a saved week alone is planned again', () => {
    const skip = [
      { day: 'Friday', slot: 'dinner' },
      { day: 'Monday', slot: 'lunch', once: true },
    ] as const;
    expect(choicesFrom({ skip: [...skip] }, 2).out).toEqual([skip[0]]);
  });

  test('no more minutes of work than of cooking, and more of them where there is more cooking', () => {
    const handsOn = (weekdayMinutes: number) =>
      rulesFrom({ ...usual, weekdayMinutes }, []).hands_on_minutes;
    expect([20, 45, 60, noLimit].map(handsOn)).toEqual([undefined, undefined, 40, 320]);
  });

  test('a week of which all days are over has no first day', () => {
    expect(rulesFrom(usual, weekdays)).not.toHaveProperty('first_day');
  });
});

test('a week has no meal where each is out or over', () => {
  const all = weekdays.flatMap((day) => slots.map((slot) => ({ day, slot })));
  const usual = choicesFrom(null, 1);
  const without = (count: number) => withToggled(usual, all.slice(0, count));
  expect(isMealless(usual, [])).toBe(false);
  expect(isMealless(without(27), [])).toBe(false);
  expect(isMealless(without(28), [])).toBe(true);
  expect(isMealless(withToggled(usual, all.slice(24)), weekdays.slice(0, 6))).toBe(true);
  expect(isMealless(usual, weekdays)).toBe(true);
});
