import { expect } from 'vitest';
import { SwapOffers } from '../../src/features/planner/views/SwapOffers.tsx';
import { mealSwap, type Context } from './samples/mealSwap.ts';
import { press, screen, seesAlert, seesButton, seesText, themed } from './screen.tsx';
import { testView } from './testView.tsx';

testView({
  samples: mealSwap,
  draw: (actor) => themed(<SwapOffers actor={actor as never} />),
  does: {
    'offer.chosen': press('Choose Moi moi'),
    'others.requested': press('Show five others'),
    'offers.restarted': press(/^(Start over|Try again)$/),
    'offers.retried': press('Try again'),
  },
  // What is not there cannot be chosen.
  offers: (label) => label !== 'offer.chosen (unknown)',
  unreachable: ['guard isOffered: false'],
  sees: {
    fetchingOffers: () => seesText('Looking for another meal that fits...'),
    offering: () => {
      const offer = screen.getByRole('listitem');
      expect(offer).toHaveTextContent('40 mins · £2.50 (week’s total £0.55 less)');
      expect(offer).toHaveTextContent('A favourite of yours');
      expect(offer).toHaveTextContent('Monday: 2,000 kcal, within your limits and aims');
      expect(offer).toHaveTextContent('sodium 1,200 mg (300 less)');
      expect(offer).toHaveTextContent('Tuesday lunch: its leftovers, instead of Efo riro.');
      seesButton('Show five others');
    },
    nothingOffered: ({ seen }: Context) => {
      seesText('No other dish fits here');
      if (seen.length > 0) seesText('You have seen every dish that fits here.');
      else {
        seesText('14 take longer than the day has minutes.');
        seesText('180 would break a limit of the day, most often sodium.');
        seesText('20 would break the budget or a limit of the week, or come too often.');
      }
    },
    offersOffline: () =>
      seesAlert('There is no connection. We will try again by ourselves as soon as there is.'),
    offersFailed: () => seesAlert('We could not look for other meals. Please try again.'),
  },
});
