import { describe, expect, test } from 'vitest';
import { readMealTitle, titleWithoutNote, writeMealTitle } from '../../domain/mealTitle.ts';

describe("PLAN-08 a trailing '(buy: ...)' note", () => {
  test.each<[title: string, name: string, note: string | null]>([
    ['Jollof rice (buy: tomatoes, onion)', 'Jollof rice', 'tomatoes, onion'],
    ['Jollof rice (Buy: tomatoes (tinned), onion)', 'Jollof rice', 'tomatoes (tinned), onion'],
    [
      'Groundnut stew (buy: peanuts (groundnuts), tomatoes)',
      'Groundnut stew',
      'peanuts (groundnuts), tomatoes',
    ],
    ['Stew (buy: peas (dried (split)), rice) ', 'Stew', 'peas (dried (split)), rice'],
    ['Jollof rice (buy: tomatoes', 'Jollof rice', 'tomatoes'],
    ['Stew (buy: peanuts (groundnuts), rice', 'Stew', 'peanuts (groundnuts), rice'],
    ['Stew (buy: peanuts (groundnuts', 'Stew', 'peanuts (groundnuts'],
    ['Rice\n(buy: a\nb)', 'Rice', 'a\nb'],
    ['Jollof rice (party style)', 'Jollof rice (party style)', null],
    ['Jollof rice (party style) (buy: rice)', 'Jollof rice (party style)', 'rice'],
    ['Soup (buy: two) for one (buy: leek)', 'Soup (buy: two) for one', 'leek'],
    ['(buy: rice) then cook', '(buy: rice) then cook', null],
    ['(buy: rice)', '', 'rice'],
    ['  Akara ', 'Akara', null],
    ['', '', null],
  ])('%j', (title, name, note) => {
    expect(readMealTitle(title)).toEqual({ name, note });
  });

  test('a meal that is named by its note alone keeps it', () => {
    expect(titleWithoutNote(' (buy: rice) ')).toBe('(buy: rice)');
    expect(titleWithoutNote('Akara (buy: beans)')).toBe('Akara');
  });
});

describe('writing it', () => {
  test('what is written is read again', () => {
    const title = writeMealTitle('Groundnut stew', ['peanuts (groundnuts)', 'tomatoes']);
    expect(title).toBe('Groundnut stew (buy: peanuts (groundnuts), tomatoes)');
    expect(readMealTitle(title)).toEqual({
      name: 'Groundnut stew',
      note: 'peanuts (groundnuts), tomatoes',
    });
  });

  test('where nothing has to be bought there is no note', () => {
    expect(writeMealTitle('Akara', [])).toBe('Akara');
  });

  test('PLAN-22: a list that a plan could not hold is cut, and says by how many', () => {
    const foods = Array.from({ length: 60 }, (_, index) => `ingredient ${index}`);
    const title = writeMealTitle('Everything soup', foods);
    expect(title.length).toBeLessThanOrEqual(500);
    const { note } = readMealTitle(title);
    const [, named = '', more = ''] = /ingredient (\d+) and (\d+) more$/.exec(note ?? '') ?? [];
    expect(Number(named) + 1 + Number(more)).toBe(60);
  });
});
