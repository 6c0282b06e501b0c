import type { ActorRefFrom } from 'xstate';
import type { calendarLinkMachine } from '../../../../machines/planner/calendarLink.machine.ts';
import { useSelector } from '../../../context/useSelector.ts';
import { dayText } from '../../../texts/dates.ts';
import { fill } from '../../../texts/fill.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { Text } from '../../../ui/typography.tsx';
import { calendarLink as words } from '../texts/calendar.en.ts';

export type CalendarActor = ActorRefFrom<typeof calendarLinkMachine>;
interface PanelProps {
  readonly actor: CalendarActor;
  readonly onClose: () => void;
}

/** The link by which a calendar reads the planned weeks. */
export function CalendarPanel({ actor, onClose }: PanelProps) {
  const fetching = useSelector(actor, (snapshot) => snapshot.matches('fetchingLink'));
  const failed = useSelector(actor, (snapshot) => snapshot.matches('linkUnfetched'));
  return (
    <Dialog title={words.title} width="form" closeLabel={words.close} onClose={onClose}>
      <Stack gap="4">
        <Text>{words.intro}</Text>
        {fetching && <Spinner label={words.checking} />}
        {failed && (
          <Stack gap="3" align="start">
            <Alert>{words.failed}</Alert>
            <Button kind="secondary" onClick={() => actor.send({ type: 'link.retried' })}>
              {words.retry}
            </Button>
          </Stack>
        )}
        {!fetching && !failed && <Link actor={actor} />}
      </Stack>
    </Dialog>
  );
}

function Link({ actor }: { readonly actor: CalendarActor }) {
  const link = useSelector(actor, ({ context }) => context.link);
  const madeAt = useSelector(actor, ({ context }) => context.madeAt);
  const sharing = useSelector(actor, (snapshot) => snapshot.matches('sharingLink'));
  return (
    <Stack gap="4">
      {madeAt === null && <Text>{words.none}</Text>}
      {madeAt !== null && link === null && (
        <Stack gap="1">
          <Text strong>{fill(words.made, { date: dayText(madeAt) })}</Text>
          <Text size="sm">{words.madeDetail}</Text>
        </Stack>
      )}
      {link !== null && (
        <Stack gap="3">
          <Stack gap="1">
            <Text strong>{words.link}</Text>
            <Text size="sm">{link}</Text>
            <Text size="sm">{words.linkDetail}</Text>
          </Stack>
          <Row>
            <Button
              busy={sharing}
              busyLabel={words.sharing}
              onClick={() => actor.send({ type: 'link.shared' })}
            >
              {words.share}
            </Button>
          </Row>
        </Stack>
      )}
      <Acts actor={actor} isMade={madeAt !== null} />
    </Stack>
  );
}

function Acts({ actor, isMade }: { readonly actor: CalendarActor; readonly isMade: boolean }) {
  const making = useSelector(actor, (snapshot) => snapshot.matches('makingLink'));
  const revoking = useSelector(actor, (snapshot) => snapshot.matches('revokingLink'));
  const resting = useSelector(actor, (snapshot) => snapshot.matches('resting'));
  return (
    <Row gap="2">
      <Button
        kind={isMade ? 'secondary' : 'primary'}
        busy={making}
        busyLabel={words.making}
        disabled={!resting && !making}
        onClick={() => actor.send({ type: 'link.requested' })}
      >
        {isMade ? words.renew : words.make}
      </Button>
      {isMade && (
        <Button
          kind="quiet"
          busy={revoking}
          busyLabel={words.revoking}
          disabled={!resting && !revoking}
          onClick={() => actor.send({ type: 'link.revoked' })}
        >
          {words.revoke}
        </Button>
      )}
    </Row>
  );
}
