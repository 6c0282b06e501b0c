import { fireEvent } from '@testing-library/react';
import { expect } from 'vitest';
import { PantryUse, type PantryUseActor } from '../../src/features/pantry/views/PantryUse.tsx';
import { pantryUse, type Context } from './samples/pantryUse.ts';
import { press, screen, seesAlert, seesText, themed } from './screen.tsx';
import { testView } from './testView.tsx';

const boxes = {
  egg: '3 eggs: 1 egg left',
  spinach: 'spinach: used up',
  rice_white: '200 g rice: nothing left',
};
const tick = (id: keyof typeof boxes) => () =>
  void fireEvent.click(screen.getByRole('checkbox', { name: boxes[id] }));

testView({
  samples: pantryUse,
  draw: (actor) => themed(<PantryUse actor={actor as PantryUseActor} />),
  does: {
    'pantry.retried': press('Try again'),
    'use.ticked (spinach)': tick('spinach'),
    'use.ticked (not the eggs)': tick('egg'),
    'use.ticked (not the rice)': tick('rice_white'),
    'uses.confirmed': press('Take from your pantry'),
    'uses.undone': press('Undo'),
    'use.closed': press(/^(?:Not now|Done)$/),
  },
  // A box changes once; the question is closed by a button of what is on the screen.
  offers: (label, { uses, ticked }: Context) => {
    if (label === 'use.ticked (spinach)') return !ticked.includes('spinach');
    if (label === 'use.ticked (not the eggs)') return ticked.includes('egg');
    if (label === 'use.ticked (not the rice)') return ticked.includes('rice_white');
    return label !== 'uses.confirmed' || uses.length > 0;
  },
  // Its button is disabled.
  unreachable: ['guard hasTicked: false'],
  sees: {
    'open.reading': () => seesText('Looking in your pantry...'),
    'open.unread': () => seesAlert('Your pantry could not be loaded.'),
    'open.nothingThere': () => seesText('None of what this dish takes is kept in your pantry.'),
    'open.offering': ({ ticked, message }: Context) => {
      for (const [id, name] of Object.entries(boxes)) {
        const box = screen.getByRole('checkbox', { name });
        if (ticked.includes(id)) expect(box).toBeChecked();
        else expect(box).not.toBeChecked();
      }
      expect(screen.queryByRole('checkbox', { name: /leek/ })).toBeNull();
      if (message !== null) seesAlert(message);
    },
    'open.taken': () => seesText('Your pantry is up to date.'),
    stopped: () => seesAlert('Your pantry could not be loaded.'),
  },
});
