import { type ComponentType, Suspense } from 'react';
import { useSelector } from '../../../context/useSelector.ts';
import { profile as words } from '../texts/en.ts';
import { parts } from '../../../texts/en/shell.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Form } from '../../../ui/field.tsx';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Page } from '../../../ui/Page.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { ProofDialog } from '../../settings/views/ProofDialog.tsx';
import { EmailChange } from './EmailChange.tsx';
import { ConfirmationNotice, ProfileCard } from './ProfileCard.tsx';
import {
  areFieldsMissing,
  confirmationFaultOf,
  hasPasswordOf,
  newPasswordFaultOf,
  problemOf,
  type ProfileActor,
} from './selectors.ts';
import { profilePages } from '../texts/pages.en.ts';

/** Below what is filled in, and not needed to fill it in. */
const LazyPlan = lazyPart(() =>
  import('./PlanCard.tsx').then(({ OwnPlan }) => ({ default: OwnPlan })),
);

const toggle = () => ({ showLabel: parts.showPassword, hideLabel: parts.hidePassword });

interface ProfileViewProps {
  readonly actor: ProfileActor;
  readonly Proof?: typeof ProofDialog;
  readonly Plan?: ComponentType;
  readonly Email?: typeof EmailChange;
}

/** Who one is, and a new password. */
export function ProfileView({
  actor,
  Proof = ProofDialog,
  Plan = LazyPlan,
  Email = EmailChange,
}: ProfileViewProps) {
  const hasPassword = useSelector(actor, hasPasswordOf);
  const proof = useSelector(actor, (snapshot) => snapshot.children.proof);
  const emailChange = useSelector(actor, (snapshot) => snapshot.children.emailChange);
  const form = useSelector(actor, (snapshot) => snapshot.context.form);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isIncomplete = useSelector(actor, areFieldsMissing);
  const newPasswordFault = useSelector(actor, newPasswordFaultOf);
  const confirmationFault = useSelector(actor, confirmationFaultOf);
  const problem = useSelector(actor, problemOf);
  const change = (changes: Partial<typeof form>) => actor.send({ type: 'form.changed', changes });
  const shared = { ...toggle(), required: true, disabled: busy };

  return (
    <Page title={profilePages['/profile'].title} width="line">
      <Stack gap="6">
        <Heading level={1}>{words.title}</Heading>
        <ProfileCard actor={actor}>{emailChange && <Email actor={emailChange} />}</ProfileCard>
        <Card as="section" roomy aria-labelledby="password">
          <Stack gap="1">
            <Heading level={2} size="xl" id="password">
              {words.password}
            </Heading>
            <Text tone="muted">{words.passwordIntro}</Text>
          </Stack>
          <Form aria-label={words.password} onSubmit={() => actor.send({ type: 'form.submitted' })}>
            {hasPassword && (
              <PasswordField
                {...shared}
                label={words.currentPassword}
                name="current-password"
                autoComplete="current-password"
                value={form.currentPassword}
                invalid={isIncomplete && form.currentPassword === ''}
                onChange={(currentPassword) => change({ currentPassword })}
              />
            )}
            <PasswordField
              {...shared}
              label={words.newPassword}
              name="new-password"
              autoComplete="new-password"
              value={form.newPassword}
              error={newPasswordFault}
              invalid={newPasswordFault !== undefined || (isIncomplete && form.newPassword === '')}
              onChange={(newPassword) => change({ newPassword })}
            />
            <PasswordField
              {...shared}
              label={words.confirmation}
              name="confirm-password"
              autoComplete="new-password"
              value={form.confirmation}
              error={confirmationFault}
              invalid={
                confirmationFault !== undefined || (isIncomplete && form.confirmation === '')
              }
              onChange={(confirmation) => change({ confirmation })}
            />
            {problem !== undefined && <Alert quiet>{problem}</Alert>}
            <Row>
              <Button type="submit" large busy={busy} busyLabel={words.busy}>
                {words.submit}
              </Button>
            </Row>
          </Form>
        </Card>
        <Suspense fallback={null}>
          <Plan />
        </Suspense>
        <ConfirmationNotice actor={actor} />
      </Stack>
      {proof && <Proof actor={proof} />}
    </Page>
  );
}
