import { fireEvent } from '@testing-library/react';
import { expect } from 'vitest';
import { DishLeft, type DishLeftActor } from '../../src/features/pantry/views/DishLeft.tsx';
import { dishLeft, type Context } from './samples/dishLeft.ts';
import { press, screen, seesAlert, seesText, themed } from './screen.tsx';
import { testView } from './testView.tsx';

const step = (name: string, times: number) => () => {
  for (let n = 0; n < times; n++) fireEvent.click(screen.getByRole('button', { name }));
};

testView({
  samples: dishLeft,
  draw: (actor) => themed(<DishLeft actor={actor as DishLeftActor} />),
  does: {
    'portions.chosen (3)': step('One portion more', 1),
    'portions.chosen (0)': step('One portion less', 2),
    'dish.kept': press('Put it in my pantry'),
    'dish.returned': press('Undo'),
    'dish.retried': press('Try again'),
  },
  // From two portions one step leads to three, two steps lead to none.
  offers: (label, { portions }: Context) => {
    if (label.startsWith('portions.chosen (more')) return false;
    return label.startsWith('portions.chosen') ? portions === 2 : portions > 0;
  },
  // The steps end where nothing more was cooked, and the button is disabled where nothing is left.
  unreachable: ['guard isPossible: false', 'guard isLeft: false'],
  sees: {
    'open.asking': ({ portions, message }: Context) => {
      seesText('Cooled and put in the fridge soon after cooking, it keeps for 3 days.');
      expect(screen.getByRole('status')).toHaveTextContent(String(portions));
      if (message !== null) seesAlert(message);
    },
    'open.kept': ({ portions }: Context) =>
      seesText(`${portions} × Bean stew is in your pantry: eat it within 3 days.`),
    stopped: () => seesAlert('Your pantry could not be loaded.'),
  },
});
