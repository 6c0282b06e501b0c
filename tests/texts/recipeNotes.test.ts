// Notes of a recipe that is cooked for more or fewer than it is written for.
import { expect, test } from 'vitest';
import { scaledFrom } from '../../domain/portions.ts';
import { notesFor } from '../../src/texts/recipeNotes.ts';
import { kitchen } from '../kitchen/support.ts';

const notesOf = (servings: number) =>
  kitchen.instructions({ recipeId: 'tortang-sardinas', servings }).notes!;

test.each([
  [2, /^Serves 2\. /],
  [3.75, /^Serves 3¾\. /],
  [2.5, /^Serves 2½\. /],
])('for %d the servings are wholes and quarters', (wanted, said) => {
  expect(notesFor(notesOf(wanted), wanted)[0]).toMatch(said);
});

test('cooked for as many as it is written for, nothing is said of counts in the steps', () => {
  expect(notesFor(notesOf(2), 2).join(' ')).not.toContain('counts in the steps');
});

test.each([
  ['the kitchen', 4],
  ['the screen', 2],
])('where %s has scaled it, it says once for how many some counts are', (_, answered) => {
  const said = notesFor(notesOf(answered), 4).filter((note) => note === scaledFrom(2).text);
  expect(said).toHaveLength(1);
});

test('for many more, preparing takes longer and cooking a little, and both are estimates', () => {
  const [asWritten] = notesFor(notesOf(2), 2);
  const [hardlyMore] = notesFor(notesOf(2), 3);
  const minutes = (note = '') =>
    [...note.matchAll(/(\d+) min/g)].map(([, digits]) => Number(digits));
  expect(minutes(hardlyMore)).toEqual(minutes(asWritten));
  const [much] = notesFor(notesOf(2), 8);
  const [[prep = 0, cook = 0], [more = 0, longer = 0]] = [minutes(asWritten), minutes(much)];
  expect(much).toContain(`about ${more} min prep, about ${longer} min cooking`);
  expect(more).toBe(Math.round(prep * 4 ** 0.6));
  expect(longer).toBe(Math.round(cook * 1.25));
});
