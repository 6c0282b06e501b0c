import type { ActorRefFrom } from 'xstate';
import type { LatestTick } from '../../../../machines/shared/shopping.ts';
import type { listNewsMachine } from '../../../../machines/shopping/listNews.machine.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { fill } from '../../../texts/fill.ts';
import { Text } from '../../../ui/typography.tsx';
import { shoppingList as words } from '../texts/en.ts';

export interface LiveNoteProps {
  readonly actor: ActorRefFrom<typeof listNewsMachine>;
  /** Of the others who have the list. */
  readonly names: readonly string[];
  readonly latest: LatestTick | null;
}

/** Who else has the list, and whether what they do shows at once. */
export function LiveNote({ actor, names, latest }: LiveNoteProps) {
  const connected = useSelector(actor, (snapshot) => snapshot.matches({ listening: 'connected' }));
  const connecting = useSelector(actor, (snapshot) => snapshot.matches('listening'));
  const offline = useSelector(actor, (snapshot) => snapshot.matches('offline'));
  const text = connected
    ? latest
      ? fill(words.latest, { by: latest.by, name: latest.name })
      : fill(words.live, { names: names.join(', ') })
    : connecting
      ? words.connecting
      : offline
        ? words.offline
        : words.polling;
  return (
    <Text size="sm" tone={connected ? 'herb' : 'muted'} role="status">
      {text}
    </Text>
  );
}
