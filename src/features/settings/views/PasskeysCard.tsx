import { useSelector } from '../../../context/useSelector.ts';
import { passkeys as words } from '../texts/passkeys.en.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Heading, Text } from '../../../ui/typography.tsx';
import { PasskeyName, PasskeyRemoval } from './PasskeyDialogs.tsx';
import { PasskeyList } from './PasskeyList.tsx';
import { ProofDialog } from './ProofDialog.tsx';
import {
  isAtRemoval,
  isCreating,
  isListed,
  isNaming,
  isReading,
  isSaving,
  isUnread,
  passkeyProblemOf,
  type PasskeysActor,
} from './passkeysSelectors.ts';

export interface PasskeysParts {
  readonly Proof: typeof ProofDialog;
}
const allParts: PasskeysParts = { Proof: ProofDialog };

interface PasskeysCardProps {
  readonly actor: PasskeysActor;
  readonly parts?: PasskeysParts;
}

/** The passkeys that log in to the account, and the ways to change them. */
export function PasskeysCard({ actor, parts = allParts }: PasskeysCardProps) {
  const { passkeys, canAdd } = useSelector(actor, (snapshot) => snapshot.context.state);
  const reading = useSelector(actor, isReading);
  const unread = useSelector(actor, isUnread);
  const naming = useSelector(actor, isNaming);
  const atRemoval = useSelector(actor, isAtRemoval);
  const proof = useSelector(actor, (snapshot) => snapshot.children.proof);
  const isEmpty = passkeys.length === 0;

  return (
    <Card as="section" roomy aria-labelledby="passkeys">
      <Stack gap="1">
        <Heading level={2} size="xl" id="passkeys">
          {words.title}
        </Heading>
        <Text tone="muted">{words.intro}</Text>
      </Stack>
      {reading && isEmpty && <Skeleton count={2} />}
      {unread && (
        <Stack align="start">
          <Alert tone="caution">{words.unread}</Alert>
          <Button kind="secondary" onClick={() => actor.send({ type: 'passkeys.retried' })}>
            {words.tryAgain}
          </Button>
        </Stack>
      )}
      {!unread && !isEmpty && <PasskeyList actor={actor} passkeys={passkeys} />}
      {!unread && !reading && <Changes actor={actor} isEmpty={isEmpty} canAdd={canAdd} />}
      {naming && <PasskeyName actor={actor} />}
      {atRemoval && <PasskeyRemoval actor={actor} />}
      {proof && <parts.Proof actor={proof} />}
    </Card>
  );
}

interface ChangesProps {
  readonly actor: PasskeysActor;
  readonly isEmpty: boolean;
  readonly canAdd: boolean;
}

/** What went wrong, and the way to one more. */
function Changes({ actor, isEmpty, canAdd }: ChangesProps) {
  const problem = useSelector(actor, passkeyProblemOf);

  return (
    <>
      {isEmpty && canAdd && <Text tone="muted">{words.none}</Text>}
      {problem !== undefined && <Alert>{problem}</Alert>}
      {canAdd ? <Adding actor={actor} /> : <Text tone="muted">{words.unsupported}</Text>}
    </>
  );
}

/** The browser's own window may stay behind others: it can be given up here too. */
function Adding({ actor }: { readonly actor: PasskeysActor }) {
  const creating = useSelector(actor, isCreating);
  const saving = useSelector(actor, isSaving);
  const listed = useSelector(actor, isListed);

  return (
    <Row>
      <Button
        kind="secondary"
        disabled={!listed && !creating && !saving}
        busy={creating || saving}
        busyLabel={saving ? words.saving : words.adding}
        onClick={() => actor.send({ type: 'adding.requested' })}
      >
        {words.add}
      </Button>
      {creating && (
        <Button kind="quiet" onClick={() => actor.send({ type: 'adding.cancelled' })}>
          {words.cancel}
        </Button>
      )}
    </Row>
  );
}
