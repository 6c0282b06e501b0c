import { useSelector } from '../../../context/useSelector.ts';
import { photoKeeping as words } from '../texts/en.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CheckField } from '../../../ui/CheckField.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/typography.tsx';
import { isOffered, problemOf, stateOf, type PhotoKeepingActor } from './keepingSelectors.ts';

/** Whether the photo is kept with the record: the person's choice, and off until they make it. */
export function KeepPhoto({ actor }: { readonly actor: PhotoKeepingActor }) {
  const offered = useSelector(actor, isOffered);
  const wanted = useSelector(actor, (snapshot) => snapshot.hasTag('wanted'));
  const state = useSelector(actor, stateOf);
  const problem = useSelector(actor, problemOf);
  if (!offered) return null;
  return (
    <Stack gap="2">
      <CheckField
        label={words.label}
        name="keep_photo"
        checked={wanted}
        onChange={(checked) =>
          actor.send({ type: checked ? 'keeping.chosen' : 'keeping.declined' })
        }
      />
      <Text size="sm" tone="muted" role="status">
        {state}
      </Text>
      {problem !== undefined && (
        <Stack gap="2" align="start">
          <Alert>{problem}</Alert>
          <Button kind="secondary" onClick={() => actor.send({ type: 'keeping.retried' })}>
            {words.retry}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
