import type { HealthForm } from '../../../../machines/shared/account.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { settings as words } from '../texts/en.ts';
import { Card } from '../../../ui/Card.tsx';
import { CheckField } from '../../../ui/CheckField.tsx';
import { FieldGroup } from '../../../ui/FieldGroup.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Heading, Link, Text } from '../../../ui/typography.tsx';
import { isBusy, type SettingsActor } from './selectors.ts';

type Diet = HealthForm['diets'][number];
const dietNames = () => Object.entries(words.dietNames) as [Diet, string][];

/** What one eats by choice or belief: no health information, and so no agreement is asked for. */
export function DietCard({ actor }: { readonly actor: SettingsActor }) {
  const chosen = useSelector(actor, (snapshot) => snapshot.context.form.diets);
  const disabled = useSelector(actor, isBusy);
  const tick = (diet: Diet, isTicked: boolean) =>
    actor.send({
      type: 'form.changed',
      changes: {
        diets: isTicked ? [...chosen, diet] : chosen.filter((each) => each !== diet),
      },
    });

  return (
    <Card as="section" roomy aria-labelledby="diet">
      <Stack gap="1">
        <Heading level={2} size="xl" id="diet">
          {words.diet}
        </Heading>
        <Text tone="muted">{words.dietIntro}</Text>
      </Stack>
      <FieldGroup label={words.diets}>
        {dietNames().map(([diet, name]) => (
          <CheckField
            key={diet}
            chip
            label={name}
            name={`diet-${diet}`}
            checked={chosen.includes(diet)}
            disabled={disabled}
            onChange={(isTicked) => tick(diet, isTicked)}
          />
        ))}
      </FieldGroup>
      <Text size="sm">
        <Link href="/sources">{words.dietMeanings}</Link>
      </Text>
    </Card>
  );
}
