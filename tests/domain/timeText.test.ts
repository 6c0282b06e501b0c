import { expect, test } from 'vitest';
import { timeText } from '../../domain/timeText.ts';

test.each([
  [5, '5 min'],
  [119, '119 min'],
  [120, '2 h'],
  [150, '2 h 30 min'],
  [595, '9 h 55 min'],
])('%d minutes are told as %j', (minutes, told) => {
  expect(timeText(minutes)).toBe(told);
});
