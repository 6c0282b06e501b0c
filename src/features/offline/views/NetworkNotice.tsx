import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { networkMachine } from '../../../../machines/app/network.machine.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { offline as words } from '../texts/en.ts';
import { fill } from '../../../texts/fill.ts';
import { OfflineNotice } from '../../../ui/OfflineNotice.tsx';
import { recentText } from '../../../texts/dates.ts';

const textOf = (snapshot: SnapshotFrom<typeof networkMachine>): string | undefined => {
  const { copiedAt } = snapshot.context;
  const time = copiedAt === null ? null : recentText(copiedAt);
  if (snapshot.hasTag('offline')) return time === null ? words.offline : fill(words.copy, { time });
  return snapshot.hasTag('stale') && time !== null ? fill(words.recovered, { time }) : undefined;
};

/** Says that the server cannot be reached, and how old is what is shown. */
export function NetworkNotice({ actor }: { readonly actor: ActorRefFrom<typeof networkMachine> }) {
  const text = useSelector(actor, textOf);
  const canLoad = useSelector(actor, (snapshot) => snapshot.can({ type: 'newest.requested' }));
  const canClose = useSelector(actor, (snapshot) => snapshot.can({ type: 'notice.dismissed' }));
  return (
    <OfflineNotice
      text={text}
      actions={
        canLoad
          ? [{ label: words.loadNewest, onPress: () => actor.send({ type: 'newest.requested' }) }]
          : []
      }
      closeLabel={words.dismiss}
      onClose={canClose ? () => actor.send({ type: 'notice.dismissed' }) : undefined}
    />
  );
}
