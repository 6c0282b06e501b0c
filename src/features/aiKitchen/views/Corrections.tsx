import { Suspense } from 'react';
import { useSelector } from '../../../context/useSelector.ts';
import { kitchen as words } from '../texts/en.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { Link } from '../../../ui/typography.tsx';
import type { KitchenParts } from './kitchenParts.ts';
import {
  hasUpdateFailed,
  isUncertain,
  isUpdating,
  reasonOf,
  type KitchenActor,
} from './selectors.ts';

interface CorrectionsProps {
  readonly actor: KitchenActor;
  readonly parts: KitchenParts;
  readonly isNew: boolean;
}

/** The names read in a photo, to be corrected; a typed list is corrected where it was typed. */
export function Corrections({ actor, parts, isNew }: CorrectionsProps) {
  const confirmation = useSelector(actor, ({ context, children }) =>
    context.source === 'image' ? children.confirmation : undefined,
  );
  const readBy = useSelector(actor, (snapshot) => snapshot.context.analysis?.read_by);
  const uncertain = useSelector(actor, isUncertain);
  const updating = useSelector(actor, isUpdating);
  const failed = useSelector(actor, hasUpdateFailed);
  const reason = useSelector(actor, reasonOf);
  return (
    <>
      {confirmation && (
        <Suspense
          fallback={
            <Card>
              <Spinner label={words.processingPhoto} />
            </Card>
          }
        >
          <parts.Confirmation
            actor={confirmation}
            of="ingredients"
            readBy={readBy}
            uncertain={uncertain}
            busy={updating}
            isNew={isNew && uncertain}
          />
        </Suspense>
      )}
      {confirmation && readBy?.reader === 'text' && (
        <Link href="/shopping" standsAlone>
          {words.receipt}
        </Link>
      )}
      {updating && (
        <Row>
          <Spinner label={words.updating} />
          <Button kind="quiet" onClick={() => actor.send({ type: 'processing.cancelled' })}>
            {words.cancel}
          </Button>
        </Row>
      )}
      {failed && <Alert>{[words.updateFailed, reason].filter(Boolean).join(' ')}</Alert>}
    </>
  );
}
