import type { SnapshotFrom } from 'xstate';
import type { appMachine } from '../../../machines/app/app.machine.ts';
import type { AppActor } from '../../context/app.tsx';
import { useSelector } from '../../context/useSelector.ts';
import { shell } from '../../texts/en/shell.ts';
import { LoadingScreen } from '../../features/session/views/LoadingScreen.tsx';
import { GuardCard } from './GuardCard.tsx';
import type { Screens } from './layouts.ts';
import { Stopped } from './Stopped.tsx';

type Snapshot = SnapshotFrom<typeof appMachine>;

const shown = [
  'landing',
  'login',
  'signup',
  'signedInPage',
  'guardCard',
  'openPage',
  'screenFailed',
  'screenUnreachable',
] as const;
/** States of the same card. */
const ofInvitation = ['verifyingInvitation', 'invitationDead'] as const;
const screenOf = (snapshot: Snapshot) =>
  ofInvitation.some((screen) => snapshot.matches({ running: { screen } }))
    ? 'guardCard'
    : shown.find((screen) => snapshot.matches({ running: { screen } }));
const hasDeadInvitation = (snapshot: Snapshot) =>
  snapshot.matches({ running: { screen: 'invitationDead' } });
const isSignedInNow = (snapshot: Snapshot) =>
  snapshot.matches({ running: { identity: 'signedIn' } });
const hasHomeStopped = (snapshot: Snapshot) => snapshot.matches({ running: { home: 'stopped' } });

/** The screen that the chart has decided on. */
export function Screen({
  actor,
  screens,
}: {
  readonly actor: AppActor;
  readonly screens: Screens;
}) {
  const screen = useSelector(actor, screenOf);
  const path = useSelector(actor, (snapshot) => snapshot.context.path);
  const isSignedIn = useSelector(actor, isSignedInNow);
  const hasSessionEnded = useSelector(actor, (snapshot) => snapshot.context.hasSessionEnded);
  const homeStopped = useSelector(actor, hasHomeStopped);
  const isInvitationDead = useSelector(actor, hasDeadInvitation);
  const login = useSelector(actor, (snapshot) => snapshot.children.login);
  const signup = useSelector(actor, (snapshot) => snapshot.children.signup);
  const publicPages = useSelector(actor, (snapshot) => snapshot.children.publicPages);
  const home = useSelector(actor, (snapshot) => snapshot.children.home);
  const again = () => actor.send({ type: 'screen.retried' });

  switch (screen) {
    case 'landing':
      return <screens.landing isSignedIn={isSignedIn} hasSessionEnded={hasSessionEnded} />;
    case 'login':
      return login ? (
        <screens.login actor={login} hasSessionEnded={hasSessionEnded} />
      ) : (
        <LoadingScreen />
      );
    case 'signup':
      return signup ? <screens.signup actor={signup} /> : <LoadingScreen />;
    case 'signedInPage':
      if (homeStopped)
        return (
          <Stopped
            message={shell.homeStopped}
            onStartAgain={() => actor.send({ type: 'home.retried' })}
          />
        );
      return home ? <screens.home actor={home} /> : <LoadingScreen />;
    case 'guardCard':
      return <GuardCard path={path} invitationDead={isInvitationDead} />;
    case 'openPage':
      return publicPages ? (
        <screens.publicPages actor={publicPages} isSignedIn={isSignedIn} />
      ) : (
        <LoadingScreen />
      );
    case 'screenFailed':
      return <Stopped message={shell.screenFailed} onStartAgain={again} />;
    case 'screenUnreachable':
      return <Stopped message={shell.screenUnreachable} onStartAgain={again} />;
    case undefined:
      return <LoadingScreen />;
  }
}
