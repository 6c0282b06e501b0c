// A suggestion is chosen by its French name, which the kitchen then reads.
import { expect, test } from 'vitest';
import { conditionNames } from '../../domain/french/conditions.ts';
import { catalogue, kitchen } from './support.ts';

const understood = (sickness: string) => kitchen.understand({ sickness });
const isHeard = (id: string, name: string) => understood(name).person.conditions.includes(id);
const named = Object.entries(conditionNames).map(([id, french]) => ({
  id,
  french,
  english: catalogue.conditions.get(id)?.name ?? '',
}));

test('the French name of a condition is understood where its English name is', () => {
  const missed = named.filter(
    ({ id, french, english }) => isHeard(id, english) && !isHeard(id, french),
  );
  expect(missed.map(({ id }) => id)).toEqual(['allergy_other']);
  // French names the three in a list: all are left out, where English asks which it is.
  const { person } = understood(conditionNames['allergy_other'] ?? '');
  expect(person).toMatchObject({ allergens: ['mustard', 'celery', 'lupin'] });
});

test('it leaves out no other food, and has nothing that is not understood', () => {
  for (const { french, english } of named) {
    const { leftOut, unknown } = understood(french);
    const inEnglish = understood(english);
    expect(leftOut, french).toEqual(inEnglish.leftOut);
    expect(unknown.length, french).toBeLessThanOrEqual(inEnglish.unknown.length);
  }
});
