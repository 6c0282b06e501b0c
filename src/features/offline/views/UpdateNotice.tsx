import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { appUpdateMachine } from '../../../../machines/app/appUpdate.machine.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { appUpdate as words } from '../texts/en.ts';
import { OfflineNotice } from '../../../ui/OfflineNotice.tsx';

const textOf = (snapshot: SnapshotFrom<typeof appUpdateMachine>): string | undefined => {
  if (!snapshot.hasTag('asking')) return undefined;
  if (snapshot.matches('versionHeld')) return words.held;
  return snapshot.matches('replaced') ? words.replaced : words.offered;
};

/** Asks whether the page may be reloaded, where a newer version of the app lies ready. */
export function UpdateNotice({ actor }: { readonly actor: ActorRefFrom<typeof appUpdateMachine> }) {
  const text = useSelector(actor, textOf);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isHeld = useSelector(actor, (snapshot) => snapshot.matches('versionHeld'));
  const accept = {
    label: isHeld ? words.retry : words.accept,
    busy: isBusy,
    busyLabel: words.accepting,
    onPress: () => actor.send({ type: 'version.accepted' }),
  };
  const postpone = {
    label: words.postpone,
    onPress: () => actor.send({ type: 'version.postponed' }),
  };
  return <OfflineNotice text={text} actions={isBusy ? [accept] : [accept, postpone]} />;
}
