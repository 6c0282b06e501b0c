import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '../../machines/session/session.machine.ts';
import { LoadingScreen } from '../../src/features/session/views/LoadingScreen.tsx';
import { SignOutOverlay } from '../../src/features/session/views/SignOutOverlay.tsx';
import { session } from './samples/session.ts';
import { seesNoText, seesText, themed } from './screen.tsx';
import { testView } from './testView.tsx';

/** The two things the session shows, as the app puts them together. */
function SessionOnScreen({ actor }: { readonly actor: ActorRefFrom<typeof sessionMachine> }) {
  const isLoading = useSelector(actor, (snapshot) => snapshot.hasTag('loading'));
  return (
    <>
      {isLoading && <LoadingScreen />}
      <SignOutOverlay actor={actor} />
    </>
  );
}

const loading = () => {
  seesText('Loading Platewise...');
  seesText('Please wait while we prepare your experience');
};
const leaving = () => seesText('Loading...');
const nothing = () => {
  seesNoText('Loading Platewise...');
  seesNoText('Loading...');
};

testView({
  samples: session,
  draw: (actor) => themed(<SessionOnScreen actor={actor as never} />),
  does: {},
  sees: {
    'startingUp.*': loading,
    signedOut: nothing,
    openingSession: nothing,
    'signedIn.*': nothing,
    endingHere: nothing,
    'expiring.*': nothing,
    'signingOut.overlay.fadingIn': leaving,
    'signingOut.overlay.shown': leaving,
    'signingOut.work.*': leaving,
  },
});
