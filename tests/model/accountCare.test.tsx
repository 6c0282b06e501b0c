import { expect } from 'vitest';
import {
  AccountCareView,
  type CareParts,
} from '../../src/features/settings/views/AccountCareView.tsx';
import { accountCare } from './samples/accountCare.ts';
import { press, screen, seesButton, seesNoButton, seesText, themed } from './screen.tsx';
import { testView } from './testView.tsx';

const parts: CareParts = {
  SecondFactor: () => <p>two-step log-in</p>,
  Passkeys: () => <p>passkeys</p>,
  Identities: () => <p>other providers</p>,
  ApiTokens: () => <p>tokens</p>,
  DataExport: () => <p>the data</p>,
  Deletion: () => <p>the way out</p>,
  Proof: () => <p>the proof</p>,
};

const seesBoth = () => {
  seesText('Firefox on Linux');
  seesText('This device');
  seesText('Safari on iPhone');
  seesText(/^last used on 21 January 2026, \d\d:\d\d$/);
};
const asksForProof = () => seesText('the proof');

testView({
  samples: accountCare,
  draw: (actor) => themed(<AccountCareView actor={actor as never} parts={parts} />),
  does: {
    'places.retried': press('Try again'),
    'place.dismissed': press('Sign out Safari on iPhone'),
    'others.dismissed': press('Sign out everywhere else'),
  },
  sees: {
    fetchingPlaces: () => seesNoButton('Sign out everywhere else'),
    placesUnread: () => {
      seesText('We could not find out where you are signed in.');
      seesNoButton(/Sign out/);
    },
    alone: () => {
      seesText('Firefox on Linux');
      seesText('No other devices');
      seesNoButton(/Sign out/);
    },
    elsewhere: () => {
      seesBoth();
      seesButton('Sign out Safari on iPhone');
      seesButton('Sign out everywhere else');
    },
    endingSession: () => {
      seesBoth();
      expect(screen.getByRole('button', { name: 'Sign out Safari on iPhone' })).toHaveAttribute(
        'aria-busy',
        'true',
      );
    },
    endingOtherSessions: () => {
      seesBoth();
      seesButton('Signing out...');
    },
    provingForPlaces: () => {
      seesBoth();
      asksForProof();
      seesText('two-step log-in');
      seesText('passkeys');
      seesText('other providers');
      seesText('tokens');
      seesText('the data');
      seesText('the way out');
    },
  },
});
