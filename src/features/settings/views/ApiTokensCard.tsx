import type { OwnToken } from '../../../../machines/shared/account.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { apiTokens as words } from '../texts/apiTokens.en.ts';
import { parts as shell } from '../../../texts/en/shell.ts';
import { dayText } from '../../../texts/dates.ts';
import { fill } from '../../../texts/fill.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Heading, Link, Text } from '../../../ui/typography.tsx';
import { NewToken, TokenForm } from './ApiTokenDialogs.tsx';
import { ProofDialog } from './ProofDialog.tsx';
import { RemovalDialog } from './RemovalDialog.tsx';
import {
  type ApiTokensActor,
  isAtRevocation,
  isComposing,
  isListed,
  isReading,
  isRevoked,
  isRevoking,
  isShowing,
  isUnread,
  problemOf,
} from './apiTokensSelectors.ts';

export interface ApiTokensParts {
  readonly Proof: typeof ProofDialog;
}
const allParts: ApiTokensParts = { Proof: ProofDialog };

interface ApiTokensCardProps {
  readonly actor: ApiTokensActor;
  readonly parts?: ApiTokensParts;
}

/** The tokens by which programs of a person's own call the API. */
export function ApiTokensCard({ actor, parts = allParts }: ApiTokensCardProps) {
  const unread = useSelector(actor, isUnread);
  const composing = useSelector(actor, isComposing);
  const showing = useSelector(actor, isShowing);
  const atRevocation = useSelector(actor, isAtRevocation);
  const proof = useSelector(actor, (snapshot) => snapshot.children.proof);

  return (
    <Card as="section" roomy aria-labelledby="api-tokens">
      <Stack gap="1">
        <Heading level={2} size="xl" id="api-tokens">
          {words.title}
        </Heading>
        <Text tone="muted">{words.intro}</Text>
        <Link href="/api/docs/openapi.json" standsAlone opensBeside={shell.opensBeside}>
          {words.docs}
        </Link>
      </Stack>
      {unread ? (
        <Stack align="start">
          <Alert tone="caution">{words.unread}</Alert>
          <Button kind="secondary" onClick={() => actor.send({ type: 'tokens.retried' })}>
            {words.tryAgain}
          </Button>
        </Stack>
      ) : (
        <Tokens actor={actor} />
      )}
      {composing && <TokenForm actor={actor} />}
      {showing && <NewToken actor={actor} />}
      {atRevocation && <Revocation actor={actor} />}
      {proof && <parts.Proof actor={proof} />}
    </Card>
  );
}

/** Which there are, and the way to one more. */
function Tokens({ actor }: { readonly actor: ApiTokensActor }) {
  const tokens = useSelector(actor, (snapshot) => snapshot.context.tokens);
  const reading = useSelector(actor, isReading);
  const listed = useSelector(actor, isListed);
  const revoked = useSelector(actor, isRevoked);
  const problem = useSelector(actor, problemOf);
  const isEmpty = tokens.length === 0;

  return (
    <>
      {isEmpty && (reading ? <Skeleton count={1} /> : <Text tone="muted">{words.none}</Text>)}
      {!isEmpty && (
        <Stack as="ul" gap="3" aria-labelledby="api-tokens">
          {tokens.map((token) => (
            <Token key={token.id} actor={actor} token={token} />
          ))}
        </Stack>
      )}
      {revoked && <Alert tone="good">{words.revoked}</Alert>}
      {problem !== undefined && <Alert>{problem}</Alert>}
      <Row>
        <Button
          kind="secondary"
          disabled={!listed}
          onClick={() => actor.send({ type: 'making.requested' })}
        >
          {words.create}
        </Button>
      </Row>
    </>
  );
}

interface TokenProps {
  readonly actor: ApiTokensActor;
  readonly token: OwnToken;
}

function Token({ actor, token }: TokenProps) {
  const listed = useSelector(actor, isListed);

  return (
    <Row as="li" justify="space-between">
      <Stack gap="0">
        <Text strong>{token.name}</Text>
        {token.scopes.map((scope) => (
          <Text key={scope} size="sm">
            {words.scopes[scope]}
          </Text>
        ))}
        <Text size="sm" tone="muted">
          {timesOf(token)}
        </Text>
      </Stack>
      <Button
        kind="secondary"
        aria-label={fill(words.revokeOneOf, { name: token.name })}
        disabled={!listed}
        onClick={() => actor.send({ type: 'revocation.requested', token })}
      >
        {words.remove}
      </Button>
    </Row>
  );
}

/** Asks before one is taken back. */
function Revocation({ actor }: { readonly actor: ApiTokensActor }) {
  const name = useSelector(actor, (snapshot) => snapshot.context.chosen?.name ?? '');
  const busy = useSelector(actor, isRevoking);

  return (
    <RemovalDialog
      words={words}
      text={fill(words.removal, { name })}
      busy={busy}
      onKeep={() => actor.send({ type: 'revocation.cancelled' })}
      onRemove={() => actor.send({ type: 'revocation.confirmed' })}
    />
  );
}

const timesOf = ({ createdAt, usedAt }: OwnToken): string =>
  usedAt === null
    ? fill(words.created, { date: dayText(createdAt) })
    : fill(words.used, { created: dayText(createdAt), used: dayText(usedAt) });
