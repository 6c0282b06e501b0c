import type { OwnPasskey } from '../../../../machines/shared/account.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { passkeys as words } from '../texts/passkeys.en.ts';
import { dayText } from '../../../texts/dates.ts';
import { fill } from '../../../texts/fill.ts';
import { Button } from '../../../ui/Button.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/typography.tsx';
import { isListed, type PasskeysActor } from './passkeysSelectors.ts';

interface PasskeyListProps {
  readonly actor: PasskeysActor;
  readonly passkeys: readonly OwnPasskey[];
}

/** Each with its name, when it came and was last used, and what can be done with it. */
export function PasskeyList({ actor, passkeys }: PasskeyListProps) {
  const listed = useSelector(actor, isListed);

  return (
    <Stack as="ul" gap="3" aria-labelledby="passkeys">
      {passkeys.map((passkey) => (
        <Row key={passkey.id} as="li" justify="space-between">
          <Stack gap="0">
            <Text strong>{passkey.name}</Text>
            <Text size="sm" tone="muted">
              {timesOf(passkey)}
            </Text>
          </Stack>
          <Row>
            <Button
              kind="quiet"
              aria-label={fill(words.renameOneOf, { name: passkey.name })}
              disabled={!listed}
              onClick={() => actor.send({ type: 'naming.requested', passkey })}
            >
              {words.rename}
            </Button>
            <Button
              kind="secondary"
              aria-label={fill(words.removeOneOf, { name: passkey.name })}
              disabled={!listed}
              onClick={() => actor.send({ type: 'removal.requested', passkey })}
            >
              {words.remove}
            </Button>
          </Row>
        </Row>
      ))}
    </Stack>
  );
}

const timesOf = ({ createdAt, usedAt }: OwnPasskey): string =>
  usedAt === null
    ? fill(words.created, { date: dayText(createdAt) })
    : fill(words.used, { created: dayText(createdAt), used: dayText(usedAt) });
