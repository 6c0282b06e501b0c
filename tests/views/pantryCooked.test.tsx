/** What is left of a dish stands in the pantry as what it is: cooked, and no food to cook with. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { pantryMachine } from '../../machines/pantry/pantry.machine.ts';
import type { FromPantrySource, PantryItem, ToPantrySource } from '../../machines/shared/pantry.ts';
import { PantryCard } from '../../src/features/pantry/views/PantryCard.tsx';
import { eggs } from '../model/samples/pantry.ts';
import { themed } from '../model/screen.tsx';

const stew: PantryItem = {
  ...eggs,
  id: 'dish:2 × bean stew',
  key: null,
  name: '2 × Bean stew',
  text: '2 × Bean stew',
  grams: null,
  kind: 'cooked',
  use_by: '2030-01-01',
  use_first: true,
};

function open(...items: PantryItem[]) {
  const told: ToPantrySource[] = [];
  const actor = createActor(
    pantryMachine.provide({
      actors: {
        pantrySource: fromCallback<ToPantrySource>(({ sendBack, receive }) => {
          receive((event) => told.push(event));
          sendBack({
            type: 'pantry.read',
            pantry: { items, staples: [], waiting: 0 },
          } satisfies FromPantrySource);
        }),
      },
    }),
    { input: { limits: { callTimeout: 1000, undo: 1000 } } },
  ).start();
  const lists: string[] = [];
  render(
    themed(
      <PantryCard actor={actor} list="" compact={false} onList={(list) => lists.push(list)} />,
    ),
  );
  return { actor, told, lists };
}

test('it is eaten first, and no list begins with it', () => {
  const { lists } = open(eggs, stew);
  expect(screen.getByText('Cooked already, eat first: 2 × Bean stew')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Start from these' }));
  expect(lists).toEqual(['3 eggs']);
});

test('where nothing else is there, there is nothing to start from', () => {
  open(stew);
  expect(screen.getByRole('heading', { name: 'Your pantry' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start from these' })).toBeNull();
});

test('taken away and put back, it is a dish again', () => {
  const { actor, told } = open(stew);
  act(() => actor.send({ type: 'items.removed', ids: [stew.id] }));
  act(() => actor.send({ type: 'removal.undone' }));
  expect(told.at(-1)).toEqual({
    type: 'pantry.changed',
    changes: [
      {
        change: 'add',
        text: '2 × Bean stew',
        use_first: true,
        since: 1,
        use_by: '2030-01-01',
        dish_keeps_days: 1,
      },
    ],
  });
});
