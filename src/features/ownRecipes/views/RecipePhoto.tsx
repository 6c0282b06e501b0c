import type { ReactNode } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { recipePhotoMachine } from '../../../../machines/ownRecipes/recipePhoto.machine.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { BulletList } from '../../../ui/BulletList.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { PhotoLine } from '../../photos/views/PhotoLine.tsx';
import { photos } from '../../photos/texts/en.ts';
import { recipePhoto as words } from '../texts/photo.en.ts';

export type RecipePhotoActor = ActorRefFrom<typeof recipePhotoMachine>;
type Snapshot = SnapshotFrom<typeof recipePhotoMachine>;

interface PhotoProps {
  readonly actor: RecipePhotoActor;
}

/** Why nothing came of the last photo. */
function problemOf(snapshot: Snapshot): string | undefined {
  if (snapshot.matches({ choosing: 'readingRefused' }))
    return snapshot.context.message ?? words.failed;
  if (snapshot.matches({ choosing: 'readingFailed' })) return words.failed;
  const wrong = (['tooLarge', 'unsuitable', 'unreadable'] as const).find((state) =>
    snapshot.matches({ choosing: state }),
  );
  return wrong && photos[wrong];
}

/** A photo of a page or a screenshot, whose words go to the text box. */
export function RecipePhoto({ actor }: PhotoProps) {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const asked = useSelector(actor, (snapshot) => snapshot.matches('asked'));
  const problem = useSelector(actor, problemOf);
  const canRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'reading.retried' }));
  const cancel = (
    <Button kind="quiet" onClick={() => actor.send({ type: 'reading.cancelled' })}>
      {words.cancel}
    </Button>
  );
  return (
    <Card as="section" aria-label={words.choose}>
      <Stack gap="3">
        <PhotoLine
          label={words.choose}
          hint={words.hint}
          busy={busy || asked}
          onChoose={(photo) => actor.send({ type: 'photo.chosen', photo })}
        />
        <div role="status">{busy && <Spinner label={words.reading} />}</div>
        {busy && <Row>{cancel}</Row>}
        {problem !== undefined && <Alert>{problem}</Alert>}
        {canRetry && (
          <Row>
            <Button kind="secondary" onClick={() => actor.send({ type: 'reading.retried' })}>
              {words.retry}
            </Button>
          </Row>
        )}
        {asked && <Columns actor={actor} cancel={cancel} />}
        <Outcome actor={actor} />
      </Stack>
    </Card>
  );
}

function Columns({ actor, cancel }: PhotoProps & { readonly cancel: ReactNode }) {
  return (
    <div role="group" aria-labelledby="photo-columns">
      <Stack gap="3">
        <Heading level={2} size="lg" id="photo-columns" takesFocus>
          {words.columns}
        </Heading>
        <Text size="sm" tone="muted">
          {words.columnsDetail}
        </Text>
        <Row gap="2">
          <Button onClick={() => actor.send({ type: 'order.chosen', order: 'columns' })}>
            {words.byColumn}
          </Button>
          <Button
            kind="secondary"
            onClick={() => actor.send({ type: 'order.chosen', order: 'across' })}
          >
            {words.across}
          </Button>
          {cancel}
        </Row>
      </Stack>
    </div>
  );
}

/** What was read stands in the text box: what of it is to be looked at. */
function Outcome({ actor }: PhotoProps) {
  const page = useSelector(actor, (snapshot) =>
    snapshot.matches({ choosing: 'handedOver' }) ? snapshot.context.page : null,
  );
  return (
    <div role="status">
      {page && (
        <Stack gap="2">
          <Alert tone="caution" quiet>
            {words.read}
          </Alert>
          <Text size="sm">{page.hard_to_read ? words.hard : words.compare}</Text>
          {page.unsure.length > 0 && (
            <>
              <Text size="sm">{words.unsure}</Text>
              <BulletList items={page.unsure} />
            </>
          )}
        </Stack>
      )}
    </div>
  );
}
