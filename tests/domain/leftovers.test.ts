/** Leftovers say what is true of them after meals were moved, copied, replaced or taken away. */
import { describe, expect, test } from 'vitest';
import type { Weekday } from '../../domain/calendar.ts';
import { leftoversOf, withLeftovers } from '../../domain/leftovers.ts';
import {
  type DayWith,
  exchanged,
  mealIn,
  noMeal,
  type PlaceOfMeal,
  withMealIn,
} from '../../domain/planChanges.ts';
import { editedDays, undoOfEdit } from '../../domain/planEdits.ts';
import type { Note } from '../../domain/notes.ts';
import type { Slot } from '../../domain/slots.ts';

interface Meal {
  recipe_id: string;
  minutes: number;
  leftover_of?: PlaceOfMeal;
  reasons?: Note[];
}
type Day = DayWith<Meal | null>;

const noteOf = (code: string): Note => ({ code, params: {}, text: code });
const at = (day: Weekday, slot: Slot): PlaceOfMeal => ({ day, slot });
const monday = at('Monday', 'dinner');
const left: Meal = {
  recipe_id: 'stew',
  minutes: 0,
  leftover_of: monday,
  reasons: [noteOf('reason.leftover'), noteOf('reason.cost')],
};

/** A stew of Monday that feeds Tuesday and Wednesday; fish on Thursday. */
const week: Day[] = (
  [
    [monday, { recipe_id: 'stew', minutes: 40 }],
    [at('Tuesday', 'lunch'), { ...left }],
    [at('Wednesday', 'lunch'), { ...left }],
    [at('Thursday', 'dinner'), { recipe_id: 'fish', minutes: 20 }],
  ] as const
).reduce<Day[]>(
  (days, [place, meal]) => withMealIn(days, place, { text: meal.recipe_id, ingredients: [], meal }),
  (['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const).map((day) => ({
    day,
    breakfast: '',
    lunch: '',
    dinner: '',
  })),
);
const after = (days: Day[]) => withLeftovers(week, days);
/** 'Tuesday lunch': what it is left of, or its minutes. */
const said = (days: readonly Day[], place: PlaceOfMeal): string | undefined => {
  const { meal } = mealIn(days, place);
  const { leftover_of: from, minutes } = meal ?? {};
  return from ? `${from.day} ${from.slot}` : minutes === undefined ? undefined : `${minutes} min`;
};

describe('leftovers', () => {
  test('are found by the meal that they are left of', () => {
    expect(leftoversOf(week, monday)).toEqual([at('Tuesday', 'lunch'), at('Wednesday', 'lunch')]);
    expect(leftoversOf(week, at('Thursday', 'dinner'))).toEqual([]);
  });

  test('stay as they are where something else changes', () => {
    const days = withMealIn(week, at('Thursday', 'dinner'), noMeal);
    expect(after(days)).toEqual(days);
  });

  test('follow a meal that moves to another place in time', () => {
    const moved = after(exchanged(week, monday, at('Monday', 'lunch')));
    expect(said(moved, at('Tuesday', 'lunch'))).toBe('Monday lunch');
    expect(said(moved, at('Wednesday', 'lunch'))).toBe('Monday lunch');
  });

  test('are cooked by themselves, once for those that follow, where the meal is gone', () => {
    const days = after(withMealIn(week, monday, noMeal));
    expect(said(days, at('Tuesday', 'lunch'))).toBe('40 min');
    expect(said(days, at('Wednesday', 'lunch'))).toBe('Tuesday lunch');
    expect(mealIn(days, at('Tuesday', 'lunch')).meal?.reasons).toEqual([noteOf('reason.cost')]);
  });

  test('are no leftovers of a meal that is cooked later', () => {
    const days = after(exchanged(week, monday, at('Thursday', 'dinner')));
    expect(said(days, at('Tuesday', 'lunch'))).toBe('40 min');
    expect(said(days, at('Thursday', 'dinner'))).toBe('40 min');
  });

  test('follow a meal to the day between, and what came before it is cooked', () => {
    const days = after(exchanged(week, monday, at('Tuesday', 'dinner')));
    expect(said(days, at('Tuesday', 'lunch'))).toBe('40 min');
    expect(said(days, at('Wednesday', 'lunch'))).toBe('Tuesday dinner');
  });

  test('are never kept for longer than they were planned to be', () => {
    const days = after(exchanged(week, at('Wednesday', 'lunch'), at('Friday', 'lunch')));
    expect(said(days, at('Friday', 'lunch'))).toBe('40 min');
    const sooner = after(exchanged(week, at('Wednesday', 'lunch'), at('Tuesday', 'dinner')));
    expect(said(sooner, at('Tuesday', 'dinner'))).toBe('Monday dinner');
  });

  test('of a meal that is replaced are cooked, and a copy of them is left of the same', () => {
    const fish = mealIn(week, at('Thursday', 'dinner'));
    expect(said(after(withMealIn(week, monday, fish)), at('Tuesday', 'lunch'))).toBe('40 min');
    const copied = withMealIn(
      week,
      at('Tuesday', 'dinner'),
      mealIn(week, at('Wednesday', 'lunch')),
    );
    expect(said(after(copied), at('Tuesday', 'dinner'))).toBe('Monday dinner');
  });
});

describe('a cooking that is moved', () => {
  const told = (from: PlaceOfMeal, to: PlaceOfMeal) => {
    const plan = { id: 'p1', version: 4, mealPlan: editedDays(week, { kind: 'move', from, to }) };
    const edit = { kind: 'move' as const, from, to };
    const before = { ...plan, mealPlan: week };
    return undoOfEdit({ plans: [before], edit }, { outcome: 'changed', plan }).cooked;
  };

  test('past its leftovers names the one that is cooked by itself now', () => {
    expect(told(monday, at('Friday', 'dinner'))).toEqual([{ meal: 'stew', day: 'Tuesday' }]);
  });

  test('and is still before them, or has none, names nothing', () => {
    expect(told(monday, at('Monday', 'lunch'))).toBeUndefined();
    expect(told(at('Thursday', 'dinner'), at('Friday', 'dinner'))).toBeUndefined();
  });

  test('where the leftovers are moved before it, names them in their new place', () => {
    expect(told(at('Tuesday', 'lunch'), at('Monday', 'breakfast'))).toEqual([
      { meal: 'stew', day: 'Monday' },
    ]);
  });
});
