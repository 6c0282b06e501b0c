import type { ReactNode } from 'react';
import { useSelector } from '../../../context/useSelector.ts';
import { detection as words } from '../../photos/texts/en.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Form } from '../../../ui/field.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Heading } from '../../../ui/typography.tsx';
import { AllowanceLine } from '../../access/views/AllowanceLine.tsx';
import { PhotoField } from '../../photos/views/PhotoField.tsx';
import {
  busyWithOf,
  isReviewing,
  photoProblemOf,
  problemOf,
  type DetectionActor,
} from './selectors.ts';

interface PhotoPanelProps {
  readonly actor: DetectionActor;
  /** Whether the photo is kept, once it was read. */
  readonly keeping: ReactNode;
}

/** Where the photo is chosen and sent (FOOD-02); it stays in view beside what was read in it. */
export function PhotoPanel({ actor, keeping }: PhotoPanelProps) {
  const photo = useSelector(actor, (snapshot) => snapshot.context.photo);
  const photoProblem = useSelector(actor, photoProblemOf);
  const problem = useSelector(actor, problemOf);
  const busyWith = useSelector(actor, busyWithOf);
  const reviewing = useSelector(actor, isReviewing);
  const canSubmit = useSelector(actor, (snapshot) => snapshot.can({ type: 'photo.submitted' }));
  const busy = busyWith !== undefined;
  return (
    <Card as="section" aria-labelledby="photo">
      <Heading level={2} size="xl" id="photo">
        {words.photo}
      </Heading>
      <Form aria-labelledby="photo" onSubmit={() => actor.send({ type: 'photo.submitted' })}>
        <PhotoField
          photo={photo}
          problem={photoProblem}
          onChoose={(chosen) => actor.send({ type: 'photo.chosen', photo: chosen })}
          onRemove={() => actor.send({ type: 'photo.removed' })}
        />
        {problem !== undefined && <Alert>{problem}</Alert>}
        <AllowanceLine kind="detection" />
        <Stack gap="2">
          <Button
            type="submit"
            wide
            large
            kind={reviewing ? 'secondary' : 'primary'}
            disabled={!canSubmit && !busy}
            busy={busy}
            busyLabel={busyWith}
          >
            {words.submit}
          </Button>
          {busy && (
            <Button kind="quiet" wide onClick={() => actor.send({ type: 'detection.cancelled' })}>
              {words.cancel}
            </Button>
          )}
        </Stack>
      </Form>
      {keeping}
    </Card>
  );
}
