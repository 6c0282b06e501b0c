// What a week remembers of the dishes that were taken out of it.
import { expect, test } from 'vitest';
import {
  editedDays,
  mostSwappedOut,
  type PlanEdit,
  withChoiceMarked,
  withSwappedOut,
} from '../../domain/planEdits.ts';

const place = { day: 'Monday', slot: 'lunch' } as const;
const day = (lunch: string, dinner = '') => ({
  day: 'Monday' as const,
  breakfast: '',
  lunch,
  dinner,
  lunch_meal: { recipe_id: lunch },
  dinner_meal: { recipe_id: dinner },
});
const week = (swapped_out?: string[]) => ({
  mealPlan: [day('jollof-rice', 'efo-riro')],
  basis: { location: 'Nigeria', ...(swapped_out ? { swapped_out } : {}) },
});
const out = (edit: PlanEdit, after: ReturnType<typeof day>, before?: string[]) =>
  withSwappedOut(week(before), edit, [after]).basis.swapped_out;

test.each(['swap', 'remove', 'rewrite', 'add'] as const)(
  'a dish that is gone by a change of the kind %s is remembered',
  (kind) => {
    expect(out({ kind, place }, day('egusi-soup', 'efo-riro'))).toEqual(['jollof-rice']);
    expect(out({ kind, place }, day('', 'efo-riro'), ['moi-moi'])).toEqual([
      'moi-moi',
      'jollof-rice',
    ]);
  },
);

test('a dish that still stands elsewhere in the week, or is put back, is not', () => {
  expect(out({ kind: 'swap', place }, day('efo-riro', 'jollof-rice'))).toBeUndefined();
  expect(out({ kind: 'add', place }, day('moi-moi', 'efo-riro'), ['moi-moi'])).toEqual([
    'jollof-rice',
  ]);
});

test.each<PlanEdit>([
  { kind: 'regenerate' },
  { kind: 'around', place },
  { kind: 'out', place },
  { kind: 'lock', place },
])('what the kitchen or a day away took out is wanted as before: $kind', (edit) => {
  expect(out(edit, day('egusi-soup', 'moi-moi'))).toBeUndefined();
});

test('of very many the last are remembered, and the rest of what the week was made from stays', () => {
  const many = Array.from({ length: mostSwappedOut }, (_, i) => `dish-${i}`);
  const { basis } = withSwappedOut(week(many), { kind: 'swap', place }, [day('', 'efo-riro')]);
  expect(basis.swapped_out).toHaveLength(mostSwappedOut);
  expect(basis.swapped_out?.at(-1)).toBe('jollof-rice');
  expect(basis.location).toBe('Nigeria');
});

test.each<PlanEdit>([
  { kind: 'swap', place },
  { kind: 'add', place },
  { kind: 'move', from: { day: 'Monday', slot: 'dinner' }, to: place },
  { kind: 'copy', from: { day: 'Monday', slot: 'dinner' }, to: place },
])('a meal that a person put into its place is marked, and no other: $kind', (edit) => {
  const [monday] = withChoiceMarked(
    [day('moi-moi', 'efo-riro')],
    [day('egusi-soup', 'efo-riro')],
    edit,
  );
  expect(monday?.lunch_meal).toEqual({ recipe_id: 'egusi-soup', by_hand: true });
  expect(monday?.dinner_meal).toEqual({ recipe_id: 'efo-riro' });
});

test('a meal that is locked and unlocked again may be planned again', () => {
  const [chosen] = withChoiceMarked([day('moi-moi')], [day('egusi-soup')], {
    kind: 'swap',
    place,
  });
  const lock = { kind: 'lock', place } as const;
  const locked = editedDays([chosen!], lock);
  expect(locked[0]?.lunch_meal).toMatchObject({ locked: true, by_hand: true });
  expect(editedDays(locked, lock)[0]?.lunch_meal).toMatchObject({ locked: false, by_hand: false });
});
