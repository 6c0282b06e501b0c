// The trial's limits (ACC-09): one is reserved in a short transaction, then the work is done, then it
// is confirmed, or released where nothing came of it. Whoever has paid has no limit.
import { say } from '../../../contract/say.ts';
import type { Usage } from '../../../contract/access.ts';
import { trialLimits } from '../../../contract/constants.ts';
import type { Access, AccessState } from './access.ts';
import type { Storage } from '../../infrastructure/database/plugin.ts';
import { Refusal } from '../../infrastructure/http/refusal.ts';
import type { Person } from '../sessions/repository.ts';

/** `detection`: a photo whose foods were named. `kitchen`: a /process that found dishes. `plans`: a week that was generated. */
export type QuotaKind = 'detection' | 'kitchen' | 'plans';

export type Quotas = ReturnType<typeof createQuotas>;

interface Limit {
  readonly limit: number;
  readonly period: Usage['period'];
  readonly left: string;
  readonly usedUp: string;
}

const { foodDetectionsPerDay, kitchenRequests, plansPerMonth, history } = trialLimits;
const limits: Readonly<Record<QuotaKind, Limit>> = {
  detection: {
    limit: foodDetectionsPerDay,
    period: 'day',
    left: 'left today',
    usedUp: `all ${foodDetectionsPerDay} food detections of today. There are new ones tomorrow`,
  },
  kitchen: {
    limit: kitchenRequests,
    period: 'trial',
    left: 'left in your trial',
    usedUp: `all ${kitchenRequests} AI Kitchen requests of your trial`,
  },
  plans: {
    limit: plansPerMonth,
    period: 'month',
    left: 'left this month',
    usedUp: `all ${plansPerMonth} meal plans of this month`,
  },
};
const kinds = Object.keys(limits) as QuotaKind[];
const unlimited: Usage = {
  used: 0,
  limit: history,
  left: history,
  period: 'trial',
  resets_at: null,
  text: 'Unlimited',
};

/** How long work may take before its reservation runs out; every call of ours gives up sooner. */
const reservationLife = 2 * 60_000;

/** When a limit's period began and ends, by the days and months of UTC. */
function periodOf(period: Usage['period'], time: number): { since: number; until: number | null } {
  const date = new Date(time);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  if (period === 'day')
    return { since: Date.UTC(year, month, day), until: Date.UTC(year, month, day + 1) };
  if (period === 'month') return { since: Date.UTC(year, month), until: Date.UTC(year, month + 1) };
  return { since: 0, until: null };
}

function usedUp(kind: QuotaKind, time: number): Refusal {
  const { until } = periodOf(limits[kind].period, time);
  const headers: Record<string, string> =
    until === null ? {} : { 'retry-after': String(Math.ceil((until - time) / 1000)) };
  return new Refusal(
    429,
    say(
      `quota.${kind}`,
      `You have used ${limits[kind].usedUp}. Choose a plan to go on without a limit.`,
      { limit: limits[kind].limit },
    ),
    { code: 'quota_used_up', headers },
  );
}

interface Counting {
  readonly usage: Storage['usage'];
  readonly access: Pick<Access, 'demand'>;
  readonly onFailure: (error: unknown) => void;
}

function createUsing({ usage, access, onFailure }: Counting) {
  /** What stays undone here is put right when the reservation runs out, and must not take the answer from the person. */
  const settle = async (work: Promise<void>): Promise<void> => work.catch(onFailure);

  return async <Result>(
    person: Person,
    kind: QuotaKind,
    work: () => Promise<Result>,
    counts: (result: Result) => boolean = () => true,
    calledOff?: AbortSignal,
  ): Promise<Result> => {
    const { isSubscribed, now } = await access.demand(person);
    if (isSubscribed) return work();
    const { limit, period } = limits[kind];
    const reservation = await usage.reserve(
      person.userId,
      { kind, since: periodOf(period, now).since },
      limit,
      reservationLife,
    );
    if (reservation === undefined) throw usedUp(kind, now);
    try {
      const result = await work();
      await settle(
        counts(result) && !calledOff?.aborted
          ? usage.confirm(reservation)
          : usage.release(reservation),
      );
      return result;
    } catch (error) {
      await settle(usage.release(reservation));
      throw error;
    }
  };
}

export const createQuotas = (
  { usage }: Pick<Storage, 'usage'>,
  access: Pick<Access, 'demand'>,
  onFailure: (error: unknown) => void,
) => ({
  /**
   * Does work that counts against a limit, for somebody who may use the app.
   * @param counts whether the result is one that counts; a failure never does.
   * @param calledOff where it is aborted before the work is done, the result reaches nobody and does not count.
   * @throws 402 where trial and subscription are over, 429 where the limit is used up, and what the work throws.
   */
  using: createUsing({ usage, access, onFailure }),

  /** What is used and left of each limit. */
  async usageOf(
    userId: string,
    { isSubscribed, now }: AccessState,
  ): Promise<Record<QuotaKind | 'history', Usage>> {
    const counts = isSubscribed
      ? new Map<string, number>()
      : await usage.count(
          userId,
          kinds.map((kind) => ({ kind, since: periodOf(limits[kind].period, now).since })),
        );
    const usageIn = (kind: QuotaKind): Usage => {
      if (isSubscribed) return unlimited;
      const { limit, period, left: words } = limits[kind];
      const used = counts.get(kind) ?? 0;
      const left = Math.max(0, limit - used);
      return {
        used,
        limit,
        left,
        period,
        resets_at: periodOf(period, now).until,
        text: `${left} of ${limit} ${words}`,
      };
    };
    return {
      detection: usageIn('detection'),
      kitchen: usageIn('kitchen'),
      plans: usageIn('plans'),
      history: unlimited,
    };
  },
});
