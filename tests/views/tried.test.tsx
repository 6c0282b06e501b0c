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

const dish: TriedList['dishes'][number] = {
  recipe_id: 'x',
  title: 'Cabbage noodles',
  picture: '/x.avif',
  minutes: 20,
  hands_on: 10,
  energy_kcal: 400,
  have: ['eggs'],
  swaps: [],
  need: [],
  enough: null,
  safety: { verdict: 'caution', reasons: [] },
};

test('a dish of which there is nothing to say bears no badge', () => {
  show({ ...nothing, not_understood: ['asdf'], dishes: [dish] });
  expect(screen.getByText('Cabbage noodles')).toBeVisible();
  expect(screen.queryByText('Take care')).toBeNull();
});

test('a badge has its words beside it', () => {
  const reasons = ['Check the label.'];
  show({ ...nothing, dishes: [{ ...dish, safety: { verdict: 'caution', reasons } }] });
  expect(screen.getByText('Take care')).toBeVisible();
  expect(screen.getByText(/Check the label/)).toBeVisible();
});

test('where a card names a swap, its figures are said to be of the recipe as written', () => {
  const asWritten = /recipe as written/;
  show({ ...nothing, dishes: [dish] });
  expect(screen.queryByText(asWritten)).toBeNull();
  const swap = { yours: 'rice', forIt: 'parboiled rice', change: 'as_written' } as const;
  show({ ...nothing, dishes: [{ ...dish, recipe_id: 'y', swaps: [swap] }] });
  expect(screen.getByText(asWritten)).toBeVisible();
});

test('what is left of a dish is told before the cards', () => {
  const note = {
    code: 'list.dishesLeft',
    params: { texts: ['frozen chilli'] },
    text: "Cooked already: 'frozen chilli'.",
  };
  show({ ...nothing, notes: [note], dishes: [dish] });
  const told = screen.getByText(/Cooked already/);
  const title = screen.getByText('Cabbage noodles');
  expect(told.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
