import { Suspense, type ComponentProps, type ComponentType } from 'react';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { secondFactor as words } from '../texts/secondFactor.en.ts';
import { fill } from '../../../texts/fill.ts';
import { dayText } from '../../../texts/dates.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { ProofDialog } from './ProofDialog.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { changeProblemOf, isOn, type SecondFactorActor } from './secondFactorSelectors.ts';
import type { SecondFactorSetup } from './SecondFactorSetup.tsx';

/** The steps of setting it up come with their own code, when it is turned on. */
const LazySetup = lazyPart(() =>
  import('./SecondFactorSetup.tsx').then((module) => ({ default: module.SecondFactorSetup })),
);

export interface SecondFactorParts {
  readonly Setup: ComponentType<Pick<ComponentProps<typeof SecondFactorSetup>, 'actor'>>;
  readonly Proof: typeof ProofDialog;
}
const allParts: SecondFactorParts = { Setup: LazySetup, Proof: ProofDialog };

interface SecondFactorCardProps {
  readonly actor: SecondFactorActor;
  readonly parts?: SecondFactorParts;
}

/** Whether logging in asks for a code, and the ways to change that. */
export function SecondFactorCard({ actor, parts = allParts }: SecondFactorCardProps) {
  const on = useSelector(actor, isOn);
  const state = useSelector(actor, (snapshot) => snapshot.value);
  const codes = useSelector(actor, (snapshot) => snapshot.context.codes);
  const begun = useSelector(actor, (snapshot) => snapshot.context.state.isBegun);
  const setup = useSelector(actor, (snapshot) => snapshot.children.secondFactorSetup);
  const proof = useSelector(actor, (snapshot) => snapshot.children.proof);

  return (
    <Card as="section" roomy aria-labelledby="second-factor">
      <Stack gap="1">
        <Row justify="space-between">
          <Heading level={2} size="xl" id="second-factor">
            {words.title}
          </Heading>
          {on && <Chip tone="herb">{words.on}</Chip>}
        </Row>
        <Text tone="muted">{words.intro}</Text>
      </Stack>
      {state === 'readingState' && <Skeleton count={2} />}
      {state === 'stateUnread' && (
        <Stack align="start">
          <Alert tone="caution">{words.unread}</Alert>
          <Button kind="secondary" onClick={() => actor.send({ type: 'state.retried' })}>
            {words.tryAgain}
          </Button>
        </Stack>
      )}
      {state === 'off' && (
        <Stack gap="3" align="start">
          {begun && <Text>{words.begun}</Text>}
          <Button kind="secondary" onClick={() => actor.send({ type: 'turningOn.requested' })}>
            {begun ? words.goOn : words.turnOn}
          </Button>
        </Stack>
      )}
      {state === 'settingUp' && setup && (
        <Suspense fallback={<Skeleton count={2} />}>
          <parts.Setup actor={setup} />
        </Suspense>
      )}
      {state === 'showingCodes' && (
        <RecoveryCodes codes={codes} onStored={() => actor.send({ type: 'codes.stored' })} />
      )}
      {on && <Changes actor={actor} />}
      {proof && <parts.Proof actor={proof} />}
    </Card>
  );
}

const few = 3;

/** What can be done while it is on. */
function Changes({ actor }: { readonly actor: SecondFactorActor }) {
  const { since, codesLeft } = useSelector(actor, (snapshot) => snapshot.context.state);
  const problem = useSelector(actor, changeProblemOf);
  const state = useSelector(actor, (snapshot) => snapshot.value);
  const canChange = useSelector(actor, (snapshot) => snapshot.matches('on'));
  const count = String(codesLeft);

  return (
    <>
      <Stack gap="1">
        {since !== null && <Text>{fill(words.since, { date: dayText(since) })}</Text>}
        {codesLeft > few && <Text tone="muted">{fill(words.codesLeft, { count })}</Text>}
      </Stack>
      {codesLeft <= few && <Alert tone="caution">{fill(words.fewCodes, { count })}</Alert>}
      {problem !== undefined && <Alert>{problem}</Alert>}
      <Row>
        <Button
          kind="secondary"
          disabled={!canChange && state !== 'creatingCodes'}
          busy={state === 'creatingCodes'}
          busyLabel={words.makingCodes}
          onClick={() => actor.send({ type: 'newCodes.requested' })}
        >
          {words.newCodes}
        </Button>
        <Button
          kind="secondary"
          disabled={!canChange && state !== 'endingSecondFactor'}
          busy={state === 'endingSecondFactor'}
          busyLabel={words.turningOff}
          onClick={() => actor.send({ type: 'turningOff.requested' })}
        >
          {words.turnOff}
        </Button>
      </Row>
    </>
  );
}
