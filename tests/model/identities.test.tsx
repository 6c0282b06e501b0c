import { expect } from 'vitest';
import type { ConnectedIdentity, IdentitiesState } from '../../machines/shared/account.ts';
import { IdentitiesCard } from '../../src/features/settings/views/IdentitiesCard.tsx';
import { identities } from './samples/identities.ts';
import { press, screen, seesButton, seesNoButton, seesText, themed } from './screen.tsx';
import { testView } from './testView.tsx';

interface Context {
  state: IdentitiesState;
  chosen: ConnectedIdentity | null;
  refusal: string | undefined;
}

const Proof = () => <p>the proof</p>;
const hasWork = ({ state }: Context) => state.identities.some(({ id }) => id === 'work');
const seesList = ({ state }: Context) => {
  if (state.provider === null && state.identities.length === 0) {
    expect(screen.queryByRole('heading')).toBeNull();
    return;
  }
  expect(screen.getByRole('heading')).toHaveTextContent(
    state.provider === null ? 'Log in with another account' : 'Log in with Example ID',
  );
  for (const { email } of state.identities)
    seesText(email ?? 'An account without an email address');
  if (hasWork({ state } as Context))
    seesText('Connected on 21 January 2026, last used on 2 February 2026');
  else seesText('You have not connected an account yet.');
  if (state.identities.length > 1) seesText('Connected on 21 January 2026, not used yet');
  if (state.provider === null) seesNoButton('Connect an account');
};
const seesRemoval = () => {
  expect(screen.getByRole('dialog', { name: 'Disconnect this account?' })).toBeVisible();
  seesText('ada@work.example will no longer log in to your account here.');
};

testView({
  samples: identities,
  draw: (actor) => themed(<IdentitiesCard actor={actor as never} parts={{ Proof }} />),
  does: {
    'identities.retried': press('Try again'),
    'connecting.requested': press('Connect an account'),
    'removal.requested': press('Disconnect ada@work.example'),
    'removal.cancelled': press('Keep it'),
    'removal.confirmed': press('Disconnect'),
  },
  offers: (label, context: Context) => {
    const event = identities.person[label]?.type;
    if (event === 'connecting.requested') return context.state.provider !== null;
    return event !== 'removal.requested' || hasWork(context);
  },
  sees: {
    readingIdentities: () => seesNoButton('Try again'),
    identitiesUnread: () => {
      seesText('We could not find out which accounts you have connected.');
      seesNoButton('Connect an account');
    },
    'listed.resting': seesList,
    'listed.notChanged': (context: Context) => {
      seesList(context);
      if (context.state.provider !== null || hasWork(context))
        expect(screen.getByRole('alert')).toHaveTextContent(
          context.refusal ?? 'Nothing was changed. Please try again.',
        );
    },
    openingProvider: (context: Context) => {
      seesList(context);
      if (context.state.provider !== null) seesButton('Opening...');
    },
    confirmingRemoval: (context: Context) => {
      if (hasWork(context)) seesRemoval();
    },
    removingIdentity: (context: Context) => {
      if (!hasWork(context)) return;
      seesRemoval();
      seesButton('Disconnecting...');
    },
    proving: (context: Context) => {
      if (context.state.provider !== null || hasWork(context)) seesText('the proof');
    },
  },
});
