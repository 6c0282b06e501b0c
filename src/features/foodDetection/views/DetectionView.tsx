import { noteTexts } from '../../../texts/notes.ts';
import { Suspense, useState, type ComponentType } from 'react';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { detection as words } from '../../photos/texts/en.ts';
import { fill } from '../../../texts/fill.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Bench } from '../../../ui/Bench.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Page } from '../../../ui/Page.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { Confirmation, type ConfirmationProps } from '../../photos/views/Confirmation.tsx';
import { RecordLine } from '../../followUp/views/RecordLine.tsx';
import type { FollowUpActor } from '../../followUp/views/selectors.ts';
import { KeepPhoto } from '../../photos/views/KeepPhoto.tsx';
import type { PhotoKeepingActor } from '../../photos/views/keepingSelectors.ts';
import { RecipeLanguage } from '../../language/views/RecipeLanguage.tsx';
import { Food } from './Food.tsx';
import { PhotoPanel } from './PhotoPanel.tsx';
import {
  busyWithOf,
  correctionProblemOf,
  isConfirming,
  isReviewing,
  isShowing,
  isUncertain,
  type DetectionActor,
} from './selectors.ts';
import { foodDetectionPages } from '../texts/pages.en.ts';

export interface DetectionParts {
  readonly Confirmation: ComponentType<ConfirmationProps>;
  readonly RecordLine: ComponentType<{ readonly actor: FollowUpActor }>;
  readonly Resources: ComponentType<{ readonly actor: FollowUpActor }>;
  readonly KeepPhoto: ComponentType<{ readonly actor: PhotoKeepingActor }>;
}
/** Videos and articles come after the food. */
const LazyResources = lazyPart(() =>
  import('../../followUp/views/Resources.tsx').then((module) => ({ default: module.Resources })),
);
const allParts: DetectionParts = {
  Confirmation,
  RecordLine,
  Resources: LazyResources,
  KeepPhoto,
};

interface DetectionViewProps {
  readonly actor: DetectionActor;
  /** What the charts within are drawn with. */
  readonly parts?: DetectionParts;
}

/** Detect Food: on the left the photo, on the right what is on it. */
export function DetectionView({ actor, parts = allParts }: DetectionViewProps) {
  const keeping = useSelector(actor, (snapshot) => snapshot.children.photoKeeping);
  return (
    <Page title={foodDetectionPages['/detected'].title}>
      <Stack gap="8">
        <Stack gap="2">
          <Heading level={1}>{words.title}</Heading>
          <Text size="lg" tone="muted" narrow>
            {words.intro}
          </Text>
          <RecipeLanguage />
        </Stack>
        <Bench
          side={
            <PhotoPanel actor={actor} keeping={keeping && <parts.KeepPhoto actor={keeping} />} />
          }
        >
          <Outcome actor={actor} parts={parts} />
        </Bench>
      </Stack>
    </Page>
  );
}

function Outcome({ actor, parts }: Required<DetectionViewProps>) {
  const busyWith = useSelector(actor, busyWithOf);
  const reviewing = useSelector(actor, isReviewing);
  const uncertain = useSelector(actor, isUncertain);
  const confirming = useSelector(actor, isConfirming);
  const showing = useSelector(actor, isShowing);
  const problem = useSelector(actor, correctionProblemOf);
  const detection = useSelector(actor, (snapshot) => snapshot.context.detection);
  const confirmation = useSelector(actor, (snapshot) => snapshot.children.confirmation);
  const followUp = useSelector(actor, (snapshot) => snapshot.children.followUp);
  // What was there before this screen was opened does not call for attention.
  const [found] = useState(detection);

  if (busyWith !== undefined)
    return (
      <Card>
        <Stack gap="6">
          <Spinner label={busyWith} />
          <Skeleton count={5} />
        </Stack>
      </Card>
    );
  if (!reviewing || !detection)
    return (
      <Card>
        <EmptyState title={words.waiting} description={words.waitingDetail} />
      </Card>
    );
  const names = detection.food_detected;
  return (
    <>
      <VisuallyHidden announced>
        {names.length > 0 ? fill(words.found, { names: names.join(', ') }) : words.notFound}
      </VisuallyHidden>
      {confirmation && (
        <parts.Confirmation
          actor={confirmation}
          of="foods"
          readBy={detection.read_by}
          uncertain={uncertain}
          busy={confirming}
          isNew={detection !== found}
        />
      )}
      {uncertain &&
        noteTexts(detection.notes ?? []).map((note) => (
          <Alert key={note} tone="info" quiet>
            {note}
          </Alert>
        ))}
      {confirming && (
        <Card>
          <Spinner label={words.confirming} />
          <Skeleton count={4} />
          <Row>
            <Button kind="quiet" onClick={() => actor.send({ type: 'detection.cancelled' })}>
              {words.cancel}
            </Button>
          </Row>
        </Card>
      )}
      {problem !== undefined && (
        <Stack gap="3" align="start">
          <Alert>{problem}</Alert>
          <Button kind="secondary" onClick={() => actor.send({ type: 'confirmation.retried' })}>
            {words.retry}
          </Button>
        </Stack>
      )}
      {showing && (
        <Food detection={detection} record={followUp && <parts.RecordLine actor={followUp} />} />
      )}
      {showing && followUp && (
        <Suspense>
          <parts.Resources actor={followUp} />
        </Suspense>
      )}
    </>
  );
}
