/** Harm that is told in words which elsewhere say that all is well. */
import { expect, test } from 'vitest';
import { kitchen } from './support.ts';

const leftOut = (sickness: string): string[] => {
  const { allergens, families } = kitchen.understand({ sickness }).person;
  return [...allergens, ...families.map(String)];
};

test.each([
  ['Allergies: nuts yes', 'tree_nut'],
  ['Food allergies: milk no, nuts yes', 'tree_nut'],
  ['allergique aux noix: oui', 'tree_nut'],
  ['no other allergies than milk', 'milk'],
  ['keine anderen Allergien als Milch', 'milk'],
  ['pas d’autre allergie que le lait', 'milk'],
  ['no tengo otras alergias que el huevo', 'egg'],
  ['ik heb geen andere allergieën dan pinda', 'peanut'],
  ['eggs are fine if well baked', 'egg'],
  ['eggs are fine when baked', 'egg'],
  ['Eier sind kein Problem, wenn sie durchgebacken sind', 'egg'],
  ['prawns are ok as long as they are peeled', 'crustacean'],
  ['Milch ist kein Problem für meine Frau, aber für mich', 'milk'],
  ['milk is no problem for my wife, but it is for me', 'milk'],
])('“%s” leaves out %s', (text, what) => expect(leftOut(text)).toContain(what));

test.each([
  'peanuts are fine',
  'eggs are no problem',
  'Eier sind kein Problem',
  'No food allergies, nuts yes',
  'Milch ist kein Problem für meine Frau',
])('“%s” leaves out nothing', (text) => expect(leftOut(text)).toEqual([]));

test('a statement is shown as it was typed', () => {
  const text = 'no other allergies than milk';
  expect(kitchen.understand({ sickness: text }).spans.map((span) => span.text)).toEqual([text]);
});
