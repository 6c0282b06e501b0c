import type { ComponentProps, ComponentType } from 'react';
import { useSelector } from '../../../context/useSelector.ts';
import { onboarding as words } from '../texts/en.ts';
import { CheckField } from '../../../ui/CheckField.tsx';
import { ChoiceField } from '../../../ui/ChoiceField.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/typography.tsx';
import type { ConditionField } from '../../health/views/ConditionField.tsx';
import {
  answerOf,
  isConditionMissing,
  isConsentMissing,
  type OnboardingActor,
} from './selectors.ts';

const options = () =>
  [
    { value: 'no', label: words.no },
    { value: 'yes', label: words.yes },
  ] as const;

interface HealthQuestionProps {
  readonly actor: OnboardingActor;
  readonly Field: ComponentType<ComponentProps<typeof ConditionField>>;
}

/** The fifth step. */
export function HealthQuestion({ actor, Field }: HealthQuestionProps) {
  const answer = useSelector(actor, answerOf);
  const hasConsent = useSelector(actor, (snapshot) => snapshot.context.hasConsent);
  const conditionMissing = useSelector(actor, isConditionMissing);
  const consentMissing = useSelector(actor, isConsentMissing);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const field = useSelector(actor, (snapshot) => snapshot.children.conditionField);

  return (
    <Stack gap="5">
      <ChoiceField
        large
        label={words.question}
        hint={words.questionHint}
        name="has-sickness"
        value={answer}
        options={options()}
        disabled={busy}
        onChoose={(value) => actor.send({ type: 'sickness.chosen', hasSickness: value === 'yes' })}
      />
      {field && (
        <>
          <Field
            headingLevel={2}
            actor={field}
            error={conditionMissing ? words.conditionMissing : undefined}
          />
          <CheckField
            label={words.consent}
            name="consent"
            checked={hasConsent}
            error={consentMissing ? words.consentMissing : undefined}
            onChange={(checked) => actor.send({ type: 'consent.changed', hasConsent: checked })}
          />
        </>
      )}
      <Text size="sm" tone="muted">
        {words.disclaimer}
      </Text>
    </Stack>
  );
}
