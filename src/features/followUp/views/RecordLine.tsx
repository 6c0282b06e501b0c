import { useSelector } from '../../../context/useSelector.ts';
import { kitchen as words } from '../../aiKitchen/texts/en.ts';
import { Button } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Link, Text } from '../../../ui/typography.tsx';
import { recordOf, type FollowUpActor } from './selectors.ts';

/** Where the history record stands; always in the page, so that its changes are read out. */
export function RecordLine({
  actor,
  entryId = null,
}: {
  readonly actor: FollowUpActor;
  /** The entry that it was saved as, where its page has more to do with it. */
  readonly entryId?: string | null;
}) {
  const record = useSelector(actor, recordOf);
  const canSave = useSelector(actor, (snapshot) => snapshot.can({ type: 'record.retried' }));
  return (
    <Row gap="2">
      <Text as="span" size="sm" tone="muted" role="status">
        {record && words[record]}
      </Text>
      {record === 'saved' && entryId && (
        <Link href={`/history/${encodeURIComponent(entryId)}`} standsAlone>
          {words.openRecord}
        </Link>
      )}
      {canSave && (
        <Button kind="quiet" onClick={() => actor.send({ type: 'record.retried' })}>
          {words.saveAgain}
        </Button>
      )}
    </Row>
  );
}
