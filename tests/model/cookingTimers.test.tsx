import { expect } from 'vitest';
import { Timers } from '../../src/features/timers/views/Timers.tsx';
import type { CookingTimer } from '../../machines/shared/plans.ts';
import { cookingTimers } from './samples/cookingTimers.ts';
import { press, screen, seesText, themed } from './screen.tsx';
import { testView } from './testView.tsx';

interface Context {
  timers: readonly CookingTimer[];
}

testView({
  samples: cookingTimers,
  draw: (actor) => themed(<Timers actor={actor as never} />),
  does: {
    'timer.stopped': press('Stop timer: Jollof rice, 10 minutes'),
    'timer.extended': press('+1 min: Jollof rice, 10 minutes'),
  },
  offers: (_, { timers }: Context) => timers.length > 0,
  sees: {
    keeping: ({ timers }: Context) => {
      const [timer] = timers;
      if (timer === undefined) expect(screen.queryByRole('region', { name: 'Timers' })).toBeNull();
      else {
        seesText('Jollof rice, 10 minutes');
        seesText(timer.left > 0 ? '1:15 left' : 'Time is up');
      }
    },
    stopped: () => expect(screen.queryByRole('region', { name: 'Timers' })).toBeNull(),
  },
});
