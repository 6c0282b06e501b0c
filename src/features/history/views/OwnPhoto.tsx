import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ownPhotoMachine } from '../../../../machines/history/ownPhoto.machine.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { photos } from '../../photos/texts/en.ts';
import { PhotoLine } from '../../photos/views/PhotoLine.tsx';
import { historyEntry, ownPhoto as words } from '../texts/en.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { KeptPhoto } from '../../../ui/KeptPhoto.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { PhotoDialog } from './PhotoDialog.tsx';

export type OwnPhotoActor = ActorRefFrom<typeof ownPhotoMachine>;
type Snapshot = SnapshotFrom<typeof ownPhotoMachine>;

/** What was wrong with the last photo that was chosen. */
function problemOf(snapshot: Snapshot): string | undefined {
  const is = (state: 'tooLarge' | 'unsuitable' | 'unreadable') =>
    snapshot.matches({ choosing: state });
  if (snapshot.matches({ choosing: 'keepingRefused' }))
    return snapshot.context.message ?? words.failed;
  if (snapshot.matches({ choosing: 'keepingFailed' })) return words.failed;
  const wrong = (['tooLarge', 'unsuitable', 'unreadable'] as const).find(is);
  return wrong && photos[wrong];
}

export const removalOf = (snapshot: Snapshot) =>
  (['removalAsked', 'removingPhotos', 'removalFailed'] as const).find((state) =>
    snapshot.matches(state),
  );

/** The person's own photo of the dish: taken or chosen, replaced, removed. */
export function OwnPhoto({ actor }: { readonly actor: OwnPhotoActor }) {
  const kept = useSelector(actor, (snapshot) => snapshot.context.kept);
  const problem = useSelector(actor, problemOf);
  const removal = useSelector(actor, removalOf);
  const isKeeping = useSelector(
    actor,
    (snapshot) => snapshot.matches('preparingImage') || snapshot.matches('keepingPhoto'),
  );
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const canRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'keeping.retried' }));
  return (
    <Card as="section" aria-labelledby="own-photo">
      <Heading level={2} size="lg" id="own-photo">
        {historyEntry.photo}
      </Heading>
      {kept !== null && (
        <KeptPhoto src={kept} alt={historyEntry.photoOf} missing={historyEntry.photoUnseen} />
      )}
      <PhotoLine
        label={kept === null ? words.add : photos.replace}
        hint={photos.hint}
        busy={isBusy}
        onChoose={(photo) => actor.send({ type: 'photo.chosen', photo })}
      />
      {problem !== undefined && <Alert>{problem}</Alert>}
      <Text as="span" size="sm" tone="muted" role="status">
        {isKeeping ? words.keeping : ''}
      </Text>
      <Row gap="2">
        {canRetry && (
          <Button kind="secondary" onClick={() => actor.send({ type: 'keeping.retried' })}>
            {words.retry}
          </Button>
        )}
        {kept !== null && (
          <Button
            kind="secondary"
            disabled={isBusy}
            onClick={() => actor.send({ type: 'removal.requested' })}
          >
            {historyEntry.removePhoto}
          </Button>
        )}
      </Row>
      {removal !== undefined && <PhotoDialog actor={actor} state={removal} />}
    </Card>
  );
}
