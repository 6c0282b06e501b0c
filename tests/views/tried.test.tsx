/** What the kitchen without an account says where no dish comes of a list. */
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { TriedList } from '../../machines/shared/tryOut.ts';
import { Tried } from '../../src/features/tryOut/views/Tried.tsx';
import { themed } from '../model/screen.tsx';

const nothing: TriedList = {
  heard: [],
  left_out: [],
  not_understood: [],
  open_health_questions: 0,
  dishes: [],
  notes: [],
};
const show = (tried: TriedList) =>
  render(themed(<Tried tried={tried} onAnswer={() => undefined} />));
const addMore = 'Add something you have, or write it another way.';

test('no plan for a baby is told as the reason, and nobody is asked for more food', () => {
  const why = 'A baby: we make no plan for this.';
  const params = { name: 'A baby', why: '' };
  show({ ...nothing, notes: [{ code: 'health.noPlanYoung', params, text: why }] });
  expect(screen.queryByText(addMore)).toBeNull();
  expect(screen.getByText(/A baby/)).toBeVisible();
});

test('a list that no dish fits asks for more', () => {
  show({ ...nothing, notes: ['No clinician has reviewed our limits.'] });
  expect(screen.getByText(addMore)).toBeVisible();
});
