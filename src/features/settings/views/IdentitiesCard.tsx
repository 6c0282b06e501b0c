import type { ConnectedIdentity } from '../../../../machines/shared/account.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { identities as words } from '../texts/identities.en.ts';
import { dayText } from '../../../texts/dates.ts';
import { fill } from '../../../texts/fill.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { ProofDialog } from './ProofDialog.tsx';
import { RemovalDialog } from './RemovalDialog.tsx';
import {
  type IdentitiesActor,
  isAtRemoval,
  isListed,
  isOpening,
  isRemoving,
  isUnread,
  nameOf,
  problemOf,
} from './identitiesSelectors.ts';

export interface IdentitiesParts {
  readonly Proof: typeof ProofDialog;
}
const allParts: IdentitiesParts = { Proof: ProofDialog };

interface IdentitiesCardProps {
  readonly actor: IdentitiesActor;
  readonly parts?: IdentitiesParts;
}

/** The accounts of an outside provider that log in; nothing where there is neither a provider nor an account. */
export function IdentitiesCard({ actor, parts = allParts }: IdentitiesCardProps) {
  const { provider, identities } = useSelector(actor, (snapshot) => snapshot.context.state);
  const unread = useSelector(actor, isUnread);
  const opening = useSelector(actor, isOpening);
  const listed = useSelector(actor, isListed);
  const atRemoval = useSelector(actor, isAtRemoval);
  const problem = useSelector(actor, problemOf);
  const proof = useSelector(actor, (snapshot) => snapshot.children.proof);
  if (!unread && provider === null && identities.length === 0) return null;

  return (
    <Card as="section" roomy aria-labelledby="identities">
      <Stack gap="1">
        <Heading level={2} size="xl" id="identities">
          {provider === null ? words.otherTitle : fill(words.title, { provider })}
        </Heading>
        <Text tone="muted">{words.intro}</Text>
      </Stack>
      {unread ? (
        <Unread actor={actor} />
      ) : (
        <>
          {identities.length === 0 && <Text tone="muted">{words.none}</Text>}
          <List actor={actor} identities={identities} />
          {problem !== undefined && <Alert>{problem}</Alert>}
          {provider !== null && (
            <Row>
              <Button
                kind="secondary"
                disabled={!listed && !opening}
                busy={opening}
                busyLabel={words.connecting}
                onClick={() => actor.send({ type: 'connecting.requested' })}
              >
                {words.connect}
              </Button>
            </Row>
          )}
        </>
      )}
      {atRemoval && <Removal actor={actor} />}
      {proof && <parts.Proof actor={proof} />}
    </Card>
  );
}

function Unread({ actor }: { readonly actor: IdentitiesActor }) {
  return (
    <Stack align="start">
      <Alert tone="caution">{words.unread}</Alert>
      <Button kind="secondary" onClick={() => actor.send({ type: 'identities.retried' })}>
        {words.tryAgain}
      </Button>
    </Stack>
  );
}

interface ListProps {
  readonly actor: IdentitiesActor;
  readonly identities: readonly ConnectedIdentity[];
}

function List({ actor, identities }: ListProps) {
  const listed = useSelector(actor, isListed);
  if (identities.length === 0) return null;

  return (
    <Stack as="ul" gap="3" aria-labelledby="identities">
      {identities.map((identity) => (
        <Row key={identity.id} as="li" justify="space-between">
          <Stack gap="0">
            <Text strong>{nameOf(identity)}</Text>
            <Text size="sm" tone="muted">
              {timesOf(identity)}
            </Text>
          </Stack>
          <Button
            kind="secondary"
            aria-label={fill(words.removeOneOf, { name: nameOf(identity) })}
            disabled={!listed}
            onClick={() => actor.send({ type: 'removal.requested', identity })}
          >
            {words.remove}
          </Button>
        </Row>
      ))}
    </Stack>
  );
}

/** Asks before one is disconnected. */
function Removal({ actor }: { readonly actor: IdentitiesActor }) {
  const chosen = useSelector(actor, (snapshot) => snapshot.context.chosen);
  const busy = useSelector(actor, isRemoving);

  return (
    <RemovalDialog
      words={words}
      text={fill(words.removal, { name: nameOf(chosen) })}
      busy={busy}
      onKeep={() => actor.send({ type: 'removal.cancelled' })}
      onRemove={() => actor.send({ type: 'removal.confirmed' })}
    />
  );
}

const timesOf = ({ createdAt, usedAt }: ConnectedIdentity): string =>
  usedAt === null
    ? fill(words.created, { date: dayText(createdAt) })
    : fill(words.used, { created: dayText(createdAt), used: dayText(usedAt) });
