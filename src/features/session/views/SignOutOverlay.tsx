import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '../../../../machines/session/session.machine.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { loading } from '../../../texts/en/shell.ts';
import { FullScreenOverlay } from '../../../ui/FullScreenOverlay.tsx';

/** Over everything while the person leaves (OUT-01). */
export function SignOutOverlay({ actor }: { readonly actor: ActorRefFrom<typeof sessionMachine> }) {
  const isSigningOut = useSelector(actor, (snapshot) => snapshot.matches('signingOut'));
  return isSigningOut ? <FullScreenOverlay title={loading.signingOut} /> : null;
}
