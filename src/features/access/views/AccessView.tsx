import type { AccessActor } from '../../../context/access.tsx';
import { useTimers } from '../../../context/timers.tsx';
import { useSelector } from '../../../context/useSelector.ts';
import { access as words } from '../texts/en.ts';
import { Barrier } from '../../../ui/Barrier.tsx';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SheerOverlay } from '../../../ui/FullScreenOverlay.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { NoticeRegion, OfflineNotice } from '../../../ui/OfflineNotice.tsx';
import { Link, Text } from '../../../ui/typography.tsx';
import { TimerBar } from '../../timers/views/TimerBar.tsx';
import { barOf, isProvided, publicPageUnder } from './selectors.ts';

/** What lies above the pages: the wait for the first status, the overlay of those without access, the notice, and what is granted until the server answers. */
export function AccessView({ actor }: { readonly actor: AccessActor }) {
  const isLoading = useSelector(actor, (snapshot) => snapshot.hasTag('loading'));
  const isBlocked = useSelector(actor, (snapshot) => snapshot.hasTag('blocked'));
  const isNoticed = useSelector(actor, (snapshot) => snapshot.hasTag('noticed'));
  const isOpenMeanwhile = useSelector(actor, isProvided);
  if (isLoading) return <SheerOverlay title={words.loading} />;
  return (
    <>
      {isBlocked && <Blocker actor={actor} />}
      {isOpenMeanwhile && (
        <NoticeRegion label={words.unconfirmed}>
          <OfflineNotice text={words.provided} />
        </NoticeRegion>
      )}
      {isNoticed && <Notice actor={actor} />}
    </>
  );
}

/** ACC-05. What is the person's own stays within reach. */
function Blocker({ actor }: { readonly actor: AccessActor }) {
  const { headline, detail, way } = useSelector(actor, barOf, isSameBar);
  const publicPage = useSelector(actor, publicPageUnder);
  return (
    <Barrier label={words.restricted} title={headline}>
      <TimerBar actor={useTimers()} round />
      <Text tone="muted" center>
        {detail}
      </Text>
      <Stack gap="3">
        <LinkButton href="/payment" wide large>
          {way}
        </LinkButton>
        {publicPage !== null && (
          <LinkButton href={publicPage} kind="secondary" wide reloads>
            {words.toRecipe}
          </LinkButton>
        )}
        <LinkButton href="/settings#data" kind="secondary" wide>
          {words.download}
        </LinkButton>
      </Stack>
      <Text size="sm" tone="muted" center>
        {words.yours}
      </Text>
      <Row justify="center" gap="4">
        <Link href="/settings" standsAlone>
          {words.toSettings}
        </Link>
        <Link href="/profile" standsAlone>
          {words.toProfile}
        </Link>
      </Row>
    </Barrier>
  );
}

/** ACC-06. */
function Notice({ actor }: { readonly actor: AccessActor }) {
  const { notice, detail, noticeWay } = useSelector(actor, barOf, isSameBar);
  const dismiss = () => actor.send({ type: 'notice.dismissed' });
  return (
    <Dialog title={notice} closeLabel={words.close} onClose={dismiss}>
      <TimerBar actor={useTimers()} round />
      <Text tone="muted">{detail}</Text>
      <Stack gap="2">
        <LinkButton href="/payment" wide large>
          {noticeWay}
        </LinkButton>
        <Button kind="quiet" wide onClick={dismiss}>
          {words.later}
        </Button>
      </Stack>
    </Dialog>
  );
}

const isSameBar = (one: ReturnType<typeof barOf>, other: ReturnType<typeof barOf>) =>
  one.headline === other.headline && one.detail === other.detail;
