// Whoever says 'vegetarian' in India mostly means without eggs.
import { describe, expect, test } from 'vitest';
import { kitchen } from './support.ts';

const heard = (sickness: string, country: string | null, diets: readonly string[] = []) => {
  const { person, notes } = kitchen.understand({ sickness, country, diets });
  return {
    diets: person.diets,
    isTold: notes.some(
      (note) => typeof note !== 'string' && note.code === 'health.vegetarianInIndia',
    ),
  };
};

describe('in India', () => {
  test.each(['I am vegetarian', 'pregnant and vegetarian', 'je suis végétarien'])(
    '%j leaves eggs out, and says why',
    (text) => {
      const { diets, isTold } = heard(text, 'IN');
      expect(diets).toContain('lacto_vegetarian');
      expect(isTold).toBe(true);
      const { person } = kitchen.understand({ sickness: text, country: 'IN' });
      expect(kitchen.gate({ ingredients: ['egg'] }, person).verdict).toBe('refuse');
    },
  );

  test('so does the diet that is chosen by its name', () => {
    expect(heard('', 'IN', ['vegetarian'])).toEqual({
      diets: ['vegetarian', 'lacto_vegetarian'],
      isTold: true,
    });
  });

  test.each([
    'vegetarian, eggs are fine',
    'vegetarian but I eat eggs',
    'I am an eggetarian',
    'je suis végétarien, je mange des œufs',
  ])('%j has said what is meant', (text) => {
    const { diets, isTold } = heard(text, 'IN');
    expect(diets).not.toContain('lacto_vegetarian');
    expect(isTold).toBe(false);
  });

  test.each(['vegan', 'Jain', 'pure veg'])('%j needs no word about it', (text) => {
    expect(heard(text, 'IN').isTold).toBe(false);
  });
});

test('elsewhere eggs stay', () => {
  for (const country of ['GB', 'NG', null])
    expect(heard('I am vegetarian', country)).toEqual({ diets: ['vegetarian'], isTold: false });
});
