// What a card of the AI Kitchen says of those who eat along.
import { expect, test } from 'vitest';
import { ofThisDish } from '../../src/features/aiKitchen/views/sayings.ts';

const open = { code: 'verdict.openQuestion', params: {}, text: 'A question is open.' } as const;
const honey = { code: 'verdict.tooYoung', params: {}, text: 'Not for a baby: honey.' } as const;

test('that a question is open is said above the dishes, and not on each of them', () => {
  const cares = [
    { name: 'Mum', reasons: [open] },
    { name: 'Leo', reasons: [honey, open] },
  ];
  expect(ofThisDish(cares as never)).toEqual([{ name: 'Leo', reasons: [honey] }]);
  expect(ofThisDish()).toEqual([]);
});
