import type { ComponentProps } from 'react';
import { useSelector } from '../../../context/useSelector.ts';
import { onboarding as words } from '../texts/en.ts';
import { fill } from '../../../texts/fill.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Form } from '../../../ui/field.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Page } from '../../../ui/Page.tsx';
import { TourDrawing } from '../../../ui/pictures/TourDrawing.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { ConditionField } from '../../health/views/ConditionField.tsx';
import { HealthQuestion } from './HealthQuestion.tsx';
import { canReturn, sceneOf, stepOf, type OnboardingActor } from './selectors.ts';
import { onboardingPages } from '../texts/pages.en.ts';

interface OnboardingViewProps {
  readonly actor: OnboardingActor;
  readonly Field?: ComponentProps<typeof HealthQuestion>['Field'];
}

/** Four steps to read, then the question about health. */
export function OnboardingView({ actor, Field = ConditionField }: OnboardingViewProps) {
  const step = useSelector(actor, stepOf);
  const scene = useSelector(actor, sceneOf);
  const returns = useSelector(actor, canReturn);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const back = returns ? (
    <Button kind="secondary" onClick={() => actor.send({ type: 'step.returned' })}>
      {words.back}
    </Button>
  ) : (
    <span />
  );

  return (
    <Page title={onboardingPages['/onboarding'].title} width="line">
      <Stack gap="5">
        <Row unbroken>
          <ProgressBar
            caption={words.progress}
            label={fill(words.step, { step })}
            value={step}
            max={5}
          />
          <Button kind="quiet" disabled={busy} onClick={() => actor.send({ type: 'tour.skipped' })}>
            {words.skip}
          </Button>
        </Row>
        <Card roomy>
          {scene === undefined ? (
            <Form
              aria-label={words.question}
              onSubmit={() => actor.send({ type: 'form.submitted' })}
            >
              <VisuallyHidden>
                <Heading level={1} takesFocus>
                  {words.question}
                </Heading>
              </VisuallyHidden>
              <HealthQuestion actor={actor} Field={Field} />
              <Row justify="space-between">
                {back}
                <Button type="submit" large busy={busy} busyLabel={words.finishing}>
                  {words.finish}
                </Button>
              </Row>
            </Form>
          ) : (
            <Stack gap="6" key={scene}>
              <TourDrawing scene={scene} />
              <Stack gap="2">
                <Heading level={1} takesFocus={returns}>
                  {words.steps[scene].title}
                </Heading>
                <Text tone="muted" size="lg">
                  {words.steps[scene].detail}
                </Text>
              </Stack>
              <Row justify="space-between">
                {back}
                <Button large onClick={() => actor.send({ type: 'step.continued' })}>
                  {words.continue}
                </Button>
              </Row>
              {scene === 'welcome' && (
                <Alert tone="info" quiet>
                  {words.confirmEmail}
                </Alert>
              )}
            </Stack>
          )}
        </Card>
      </Stack>
    </Page>
  );
}
