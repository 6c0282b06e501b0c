import { expect, test } from 'vitest';
import { notes } from '../../domain/french/notes.ts';
import { takenLine } from '../../src/texts/stepNeeds.ts';

test.each([
  ['all of a line as it stands', '6 g (1 tsp) salt', 1, '1\u00a0tsp salt'],
  ['its part, in spoons', '6 g (1 tsp) salt', 1 / 3, '⅓\u00a0tsp salt'],
  ['its part, in pieces', '120 g (2) eggs', 0.5, '1 egg (60\u00a0g)'],
  [
    'that it is a part, where nobody says how much',
    '6 g (1 tsp) salt',
    null,
    'part of the 1\u00a0tsp salt',
  ],
  ['the line where nobody says that it is a part', '400 g rice', undefined, '400\u00a0g rice'],
])('a step says %s', (_, line, share, text) => {
  expect(takenLine(line, share, undefined).text).toBe(text);
});

test('and in French', () => {
  expect(notes.partOf).toBe('une partie de : {line}');
});
