import { useSelector } from '../../../context/useSelector.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { Text } from '../../../ui/typography.tsx';
import { PhotoLine } from '../../photos/views/PhotoLine.tsx';
import { receipt as words } from '../texts/receipt.en.ts';
import { ReceiptDialog } from './ReceiptDialog.tsx';
import { keptOf, offerOf, problemOf, unkeptOf, type ReceiptActor } from './receiptSelectors.ts';

interface ReceiptProps {
  readonly actor: ReceiptActor;
}

/** A photo of a receipt, and what came of it. */
export function ReceiptPrices({ actor }: ReceiptProps) {
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('open'));
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const problem = useSelector(actor, problemOf);
  const canRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'reading.retried' }));
  return (
    <Stack gap="3">
      <PhotoLine
        label={words.choose}
        hint={words.hint}
        busy={busy || isOpen}
        onChoose={(photo) => actor.send({ type: 'photo.chosen', photo })}
      />
      <Waiting actor={actor} />
      {problem !== undefined && <Alert>{problem}</Alert>}
      {canRetry && (
        <Row>
          <Button kind="secondary" onClick={() => actor.send({ type: 'reading.retried' })}>
            {words.retry}
          </Button>
        </Row>
      )}
      <Outcome actor={actor} />
      {isOpen && <ReceiptDialog actor={actor} />}
    </Stack>
  );
}

function Waiting({ actor }: ReceiptProps) {
  const canCancel = useSelector(actor, (snapshot) => snapshot.can({ type: 'reading.cancelled' }));
  const undoing = useSelector(actor, (snapshot) => snapshot.matches('takingBack'));
  return (
    <>
      <div role="status">
        {(canCancel || undoing) && <Spinner label={undoing ? words.undoing : words.reading} />}
      </div>
      {canCancel && (
        <Row>
          <Button kind="quiet" onClick={() => actor.send({ type: 'reading.cancelled' })}>
            {words.cancel}
          </Button>
        </Row>
      )}
    </>
  );
}

/** What was read, or why nothing of it is kept; what was kept, with the way back. */
function Outcome({ actor }: ReceiptProps) {
  const unkept = useSelector(actor, unkeptOf);
  const offer = useSelector(actor, offerOf);
  const kept = useSelector(actor, keptOf);
  const undone = useSelector(actor, (snapshot) => snapshot.matches({ choosing: 'takenBack' }));
  const isWithoutCountry = useSelector(actor, (snapshot) =>
    snapshot.matches({ choosing: 'withoutCountry' }),
  );
  const canUndo = useSelector(actor, (snapshot) => snapshot.can({ type: 'prices.takenBack' }));
  return (
    <>
      <div role="status">
        {unkept !== undefined && (
          <Alert tone="caution" quiet>
            {unkept}
          </Alert>
        )}
        {undone && <Text>{words.undone}</Text>}
        {offer !== undefined && <Text>{offer}</Text>}
        {kept !== undefined && <Text>{kept}</Text>}
      </div>
      <Row>
        {isWithoutCountry && (
          <LinkButton kind="secondary" href="/settings">
            {words.settings}
          </LinkButton>
        )}
        {offer !== undefined && (
          <Button kind="secondary" onClick={() => actor.send({ type: 'prices.opened' })}>
            {words.open}
          </Button>
        )}
        {canUndo && (
          <Button kind="secondary" onClick={() => actor.send({ type: 'prices.takenBack' })}>
            {words.undo}
          </Button>
        )}
      </Row>
    </>
  );
}
