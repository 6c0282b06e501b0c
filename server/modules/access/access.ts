// Whether a person may use the app: the trial that began with their first call, and what was paid for.
// The server's clock counts, so a wrong clock on a device opens nothing.
import { say } from '../../../contract/say.ts';
import type { AccessStatus } from '../../../contract/access.ts';
import { access } from '../../../contract/constants.ts';
import type { Storage } from '../../infrastructure/database/plugin.ts';
import { Refusal } from '../../infrastructure/http/refusal.ts';
import type { SubscriptionsTable } from '../../infrastructure/database/schema.ts';
import type { Person } from '../sessions/repository.ts';

export type Access = ReturnType<typeof createAccess>;

export interface AccessState {
  readonly now: number;
  readonly trialStart: number;
  readonly trialEnd: number;
  readonly isTrialOver: boolean;
  /** The subscription that ends last, whether or not it is over. */
  readonly latest: SubscriptionsTable | undefined;
  readonly isSubscribed: boolean;
  /** In which their letters are written. */
  readonly language?: string | null;
}

/** 402 and not 403: a client shows a 403 in words of its own (REQ-03), and these say what to do. */
const accessOver = ({ latest }: AccessState): Refusal =>
  new Refusal(
    402,
    say(
      latest ? 'access.subscriptionOver' : 'access.trialOver',
      `${latest ? 'Your subscription has expired.' : 'Your trial has ended.'} Choose a plan to go on. Your plans and your history stay yours.`,
    ),
    { code: 'access_over' },
  );

/** The state in the contract's words (ACC-10). */
function statusOf(
  { now, trialStart, trialEnd, isTrialOver, latest, isSubscribed }: AccessState,
  isOpen: boolean,
): AccessStatus {
  return {
    has_active_subscription: isSubscribed,
    subscription: latest
      ? {
          start_date: latest.start_at,
          end_date: latest.end_at,
          plan_id: latest.plan_id,
          plan_name: latest.plan_name,
        }
      : null,
    trial: { start_date: trialStart, end_date: trialEnd, expired: isTrialOver },
    has_ever_had_subscription: latest !== undefined,
    can_access_app: isSubscribed || !isTrialOver,
    now,
    ...(isOpen && { open_access: true }),
  };
}

export function createAccess(
  { users, subscriptions }: Pick<Storage, 'users' | 'subscriptions'>,
  now: () => number,
  /** Whoever has an account may use everything, for good. */
  isOpen = false,
) {
  const stateOf = async (userId: string): Promise<AccessState> => {
    const [user, latest] = await Promise.all([
      users.find(userId),
      subscriptions.findLatest(userId),
    ]);
    const time = now();
    const trialStart = user?.trial_started_at ?? time;
    const trialEnd = trialStart + access.trial;
    return {
      now: time,
      trialStart,
      trialEnd,
      isTrialOver: time >= trialEnd,
      latest,
      language: user?.language ?? null,
      isSubscribed: isOpen || (latest !== undefined && latest.end_at > time),
    };
  };

  /** Once a call: each call has a person object of its own. */
  const known = new WeakMap<Person, Promise<AccessState>>();

  return {
    stateOf,

    /** @throws 402 where neither a trial nor a subscription runs: new work is refused, nobody's own data ever is. */
    async demand(person: Person): Promise<AccessState> {
      const reading = known.get(person) ?? stateOf(person.userId);
      known.set(person, reading);
      const accessState = await reading;
      if (accessState.isTrialOver && !accessState.isSubscribed) throw accessOver(accessState);
      return accessState;
    },

    describe: (accessState: AccessState): AccessStatus => statusOf(accessState, isOpen),
  };
}
