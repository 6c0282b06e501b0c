import type { ComponentProps, ReactNode } from 'react';
import { useSelector } from '../../../context/useSelector.ts';
import { featureMessages as messages } from '../../../texts/en/featureMessages.ts';
import { settings as words } from '../texts/en.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Form } from '../../../ui/field.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Page } from '../../../ui/Page.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { Trial } from '../../access/views/Trial.tsx';
import { ConditionField } from '../../health/views/ConditionField.tsx';
import { ConsentRequest } from './ConsentRequest.tsx';
import { DietCard } from './DietCard.tsx';
import { HealthCard } from './HealthCard.tsx';
import { HouseholdCard } from './HouseholdCard.tsx';
import {
  isBusy,
  isChangedElsewhere,
  isKeptHere,
  isRestored,
  problemOf,
  type SettingsActor,
} from './selectors.ts';
import { settingsPages } from '../texts/pages.en.ts';

interface SettingsViewProps {
  readonly actor: SettingsActor;
  /** What is left of the trial, where there is no subscription (SET-01). */
  readonly badge?: ReactNode;
  readonly Field?: ComponentProps<typeof HealthCard>['Field'];
}

export function SettingsView({
  actor,
  badge = <Trial />,
  Field = ConditionField,
}: SettingsViewProps) {
  const isLoading = useSelector(actor, (snapshot) => snapshot.hasTag('loading'));
  const isUnread = useSelector(actor, (snapshot) => snapshot.matches('settingsUnread'));

  return (
    <Page title={settingsPages['/settings'].title} width="line">
      <Stack gap="6">
        <Row justify="space-between" align="start">
          <Stack gap="2">
            <Heading level={1}>{words.title}</Heading>
            <Text tone="muted">{words.intro}</Text>
          </Stack>
          {badge}
        </Row>
        {isLoading && <Skeleton shape="card" count={4} />}
        {isUnread && (
          <Stack align="start">
            <Alert>{words.unread}</Alert>
            <Button onClick={() => actor.send({ type: 'settings.retried' })}>
              {words.tryAgain}
            </Button>
          </Stack>
        )}
        {!isLoading && !isUnread && <SettingsForm actor={actor} Field={Field} />}
      </Stack>
    </Page>
  );
}

function SettingsForm({ actor, Field }: Required<Pick<SettingsViewProps, 'actor' | 'Field'>>) {
  const busy = useSelector(actor, isBusy);
  const problem = useSelector(actor, problemOf);
  const restored = useSelector(actor, isRestored);
  const keptHere = useSelector(actor, isKeptHere);
  const changedElsewhere = useSelector(actor, isChangedElsewhere);

  return (
    <Form aria-label={words.form} onSubmit={() => actor.send({ type: 'form.submitted' })}>
      {restored && (
        <Alert tone="info">
          <Stack gap="2" align="start">
            <Text>{words.restored}</Text>
            <Button kind="secondary" onClick={() => actor.send({ type: 'unsent.discarded' })}>
              {words.showStored}
            </Button>
          </Stack>
        </Alert>
      )}
      <HealthCard actor={actor} Field={Field} />
      <DietCard actor={actor} />
      <HouseholdCard actor={actor} />
      {problem !== undefined && (
        <Alert quiet title={messages['settings.notSaved'].title}>
          {problem}
        </Alert>
      )}
      {keptHere && (
        <Alert quiet tone="caution" title={messages['settings.savedHere'].title}>
          {messages['settings.savedHere'].description}
        </Alert>
      )}
      {changedElsewhere && (
        <Alert tone="caution">
          <Stack gap="3">
            <Text>{words.changedElsewhere}</Text>
            <Row>
              <Button kind="secondary" onClick={() => actor.send({ type: 'theirs.chosen' })}>
                {words.theirs}
              </Button>
              <Button kind="secondary" onClick={() => actor.send({ type: 'mine.chosen' })}>
                {words.mine}
              </Button>
            </Row>
          </Stack>
        </Alert>
      )}
      <ConsentRequest actor={actor} />
      <Row>
        <Button type="submit" large busy={busy} busyLabel={words.busy}>
          {words.submit}
        </Button>
      </Row>
    </Form>
  );
}
