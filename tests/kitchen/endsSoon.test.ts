/** What has to be eaten first, in the words of a hurried person: the food is at hand, and is cooked first. */
import { describe, expect, test } from 'vitest';
import { isSoonAlone, lastDayOf, soonOf } from '../../kitchen/ingredients/soon.ts';
import { kitchen } from './support.ts';

const first = (list: string): string[] =>
  kitchen
    .readIngredients(list)
    .items.flatMap(({ key, use_first }) => (use_first === true ? [key] : []));

describe('what has to be eaten first', () => {
  test.each([
    ['2 slices of ham that must be used by tomorrow, eggs', ['ham_cured']],
    ['rice, must use up the basil', ['basil_fresh']],
    ['spinach that has to go by tonight, rice', ['spinach']],
    ['mushrooms should be eaten before Friday, pasta', ['mushroom_white']],
    ['pasta, spinach, must use up by tomorrow', ['spinach']],
    ['pâtes, jambon à finir demain', ['ham_cured']],
    ['épinards à consommer avant vendredi, riz', ['spinach']],
    ['riz, saumon qui périme demain', ['salmon_atlantic']],
    ['œufs, il faut finir les épinards', ['spinach']],
  ])('%s', (list, keys) => {
    expect(first(list)).toEqual(keys);
    expect(kitchen.readIngredients(list).notUnderstood).toEqual([]);
  });

  test.each([
    ['jambon à finir ce soir', '2026-11-29'],
    ['jambon à finir demain', '2026-11-30'],
    ['épinards à consommer avant vendredi', '2026-12-04'],
    ['yaourts à manger dans 3 jours', '2026-12-02'],
    ['ham that must be used by tomorrow', '2026-11-30'],
  ])('the last day of %s is %s', (words, day) => {
    expect(lastDayOf(words, '2026-11-29')).toBe(day);
  });

  test.each(['pommes à cuire', 'pizza à emporter', 'pain à griller'])(
    '%s says no such thing',
    (words) => {
      expect(soonOf(words)).toEqual({ words, useFirst: false });
    },
  );
});

describe('the age of a food in a list that may speak of health', () => {
  const read = (list: string) => {
    const { foods, health } = kitchen.readMixedList(list);
    return { keys: foods.items.map(({ key }) => key), person: health.person };
  };

  test.each([
    ['courgettes qui traînent, 3 oeufs, lardons', ['zucchini', 'egg', 'bacon']],
    ['œufs qui traînent dans le frigo, lardons', ['egg', 'bacon']],
    ['poulet DLC demain, œufs', ['chicken_whole', 'egg']],
    ['DLC demain pour le poulet, œufs', ['chicken_whole', 'egg']],
    ['eggs best before tmrw, bacon', ['egg', 'bacon']],
    ['eggs BB tmrw, bacon', ['egg', 'bacon']],
    ['eggs needing used, bacon', ['egg', 'bacon']],
    ['eggs lying about, bacon', ['egg', 'bacon']],
    ['eggs past their best, bacon', ['egg', 'bacon']],
    ['bacon, eggs, best before tomorrow', ['bacon', 'egg']],
    ['need to use up the eggs, bacon', ['egg', 'bacon']],
    ['use by date tmrw on the chicken, eggs', ['chicken_whole', 'egg']],
    ['the use by date on the eggs is tomorrow, bacon', ['egg', 'bacon']],
    ['dates best before tomorrow, bacon', ['dates_dried', 'bacon']],
    ['huevos que caducan mañana, bacon', ['egg', 'bacon']],
    ['Eier laufen morgen ab, Bacon', ['egg', 'bacon']],
    ['Eier die rumliegen, Bacon', ['egg', 'bacon']],
    ['uova che scadono domani, bacon', ['egg', 'bacon']],
    ['ovos que vencem amanhã, bacon', ['egg', 'bacon']],
    ['ovos que sobraram, bacon', ['egg', 'bacon']],
  ])('%s: all of it is at hand, and nothing is left out', (list, keys) => {
    const { keys: atHand, person } = read(list);
    expect(atHand).toEqual(keys);
    expect([person.allergens, person.families, person.notUnderstood]).toEqual([[], [], []]);
  });

  test.each(['eggs make me ill, rice', "I've gone off eggs, rice", 'eggs go straight through me'])(
    '%s is no age',
    (list) => {
      const { keys, person } = read(list);
      expect(keys).not.toContain('egg');
      expect(person.families).toContain('egg');
    },
  );

  test('the day on a label is no fruit, wherever it stands', () => {
    expect(read('use by date tmrw says the label of the chicken').person.families).not.toContain(
      'date',
    );
  });

  test.each([' ', ',', 'use by date ', 'qui se ', 'the '])(
    '20,000 letters of %j are read',
    (word) => {
      const long = word.repeat(20_000 / word.length);
      expect(soonOf(long).useFirst || isSoonAlone(long)).toBeTypeOf('boolean');
    },
  );
});

describe('the age of a food among words of health', () => {
  test.each([
    'poulet périmé demain',
    'chicken expires tomorrow',
    'das Hähnchen läuft morgen ab',
    'el pollo vence mañana',
    'il pollo scade domani',
    'o frango vence amanhã',
  ])("'%s' says of the chicken no harm", (text) => {
    expect(kitchen.understand({ sickness: text }).person.avoidedKeys).toEqual([]);
    const { foods, health } = kitchen.readMixedList(`rice, ${text}`);
    expect(foods.items.map(({ key }) => key)).toEqual(['rice_white_long', 'chicken_whole']);
    expect(health.person.avoidedKeys).toEqual([]);
  });

  test.each(['milk off', 'lait périmé hier', 'prawns set me off'])("'%s' leaves it out", (text) => {
    expect(kitchen.understand({ sickness: text }).person.avoidedKeys).not.toEqual([]);
  });
});
