import type { AccessActor } from '../../../context/access.tsx';
import { useSelector } from '../../../context/useSelector.ts';
import { payment as words } from '../texts/en.ts';
import { fill } from '../../../texts/fill.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { statusOf } from '../../access/views/selectors.ts';

type Status = ReturnType<typeof statusOf>;
const unknown: Status = { state: 'unknown', plan: null, remaining: null };
const isSame = (one: Status, other: Status) =>
  one.state === other.state && one.plan === other.plan && one.remaining === other.remaining;
const tones = {
  open: 'good',
  subscribed: 'good',
  provided: 'caution',
  trial: 'info',
  over: 'caution',
  unknown: 'info',
} as const;

/** What the person has now, and how long it runs (PAY-01). */
export function StatusBanner({ access }: { readonly access: AccessActor | undefined }) {
  const { state, plan, remaining } = useSelector(
    access,
    (snapshot) => (snapshot ? statusOf(snapshot) : unknown),
    isSame,
  );
  const title =
    state === 'subscribed' ? fill(words.subscribed, { plan: plan ?? words.title }) : words[state];
  const detail = {
    open: words.openDetail,
    subscribed: remaining,
    provided: words.providedDetail,
    trial: remaining,
    over: words.overDetail,
    unknown: words.unknownDetail,
  }[state];
  return (
    <Alert tone={tones[state]} title={title}>
      {detail}
    </Alert>
  );
}
