// The table of jobs. A row is leased to the process that works on it; where that one dies, the lease runs out
// and another takes the row up.
import { day } from '../../../domain/durations.ts';
import { deleted, updated } from '../database/clearing.ts';
import type { OpenDatabase } from '../database/database.ts';
import type { JobsTable } from '../database/serviceTables.ts';

/** How long a job that was given up is kept, so that an operator can look at it and try it again (ms). */
export const deadLife = 7 * day;

export type TakenJob = Pick<JobsTable, 'id' | 'kind' | 'sealed' | 'attempts' | 'gives_up_at'>;
/** What an operator may see: never what is in it, nor for whom. */
const lineColumns = [
  'id',
  'kind',
  'attempts',
  'created_at',
  'due_at',
  'dead_at',
  'problem',
] as const;
export type JobLine = Pick<JobsTable, (typeof lineColumns)[number]>;

export interface JobCount {
  readonly kind: string;
  readonly waiting: number;
  readonly dead: number;
}

export type JobTable = ReturnType<typeof createJobTable>;

type Access = Pick<OpenDatabase, 'db' | 'engine' | 'clear'>;
interface Clock {
  readonly now: () => number;
}

export const createJobTable = (access: Access, clock: Clock) => ({
  ...createAdding(access, clock),
  ...createTaking(access, clock),
  ...createEnding(access, clock),
  ...createDesk(access, clock),
});

function createAdding({ db }: Access, { now }: Clock) {
  return {
    async add(
      job: Pick<JobsTable, 'id' | 'kind' | 'user_id' | 'sealed' | 'due_at' | 'gives_up_at'>,
    ): Promise<void> {
      const begun = { attempts: 0, created_at: now() };
      const unused = { lease: null, dead_at: null, problem: null };
      await db
        .insertInto('jobs')
        .values({ ...job, ...begun, ...unused })
        .execute();
    },

    /** When the next one becomes due; a leased one, when its lease runs out. */
    async nextDue(): Promise<number | undefined> {
      const next = await db
        .selectFrom('jobs')
        .select('due_at')
        .where('dead_at', 'is', null)
        .where('due_at', '>', now())
        .orderBy('due_at')
        .limit(1)
        .executeTakeFirst();
      return next?.due_at;
    },
  };
}

function createTaking({ db, engine }: Access, { now }: Clock) {
  return {
    /** Leases at most so many jobs that are due, each to one process alone. */
    async take(
      kinds: readonly string[],
      most: number,
      lease: { readonly holder: string; readonly until: number },
    ): Promise<TakenJob[]> {
      const due = (on: Pick<typeof db, 'selectFrom'>) =>
        on
          .selectFrom('jobs')
          .select('id')
          .where('dead_at', 'is', null)
          .where('due_at', '<=', now())
          .where('kind', 'in', kinds)
          .orderBy('due_at');
      // Most of the time there is nothing: a look costs less than a transaction that writes.
      if (!(await due(db).limit(1).executeTakeFirst())) return [];
      return db.transaction().execute(async (transaction) => {
        const found = await due(transaction)
          .limit(most)
          // SQLite's transaction has the whole file to itself.
          .$if(engine === 'postgresql', (query) => query.forUpdate().skipLocked())
          .execute();
        if (found.length === 0) return [];
        const ids = found.map(({ id }) => id);
        return transaction
          .updateTable('jobs')
          .set(({ eb }) => ({
            lease: lease.holder,
            due_at: lease.until,
            attempts: eb('attempts', '+', 1),
          }))
          .where('id', 'in', ids)
          .returning(['id', 'kind', 'sealed', 'attempts', 'gives_up_at'])
          .execute();
      });
    },
  };
}

/** What the process that has a job may do with it, as long as it has it. */
function createEnding({ db }: Access, { now }: Clock) {
  const change = async (
    ids: readonly string[],
    holder: string,
    to: Partial<Pick<JobsTable, 'lease' | 'due_at' | 'dead_at' | 'problem'>>,
  ): Promise<void> => {
    await db
      .updateTable('jobs')
      .set(to)
      .where('id', 'in', ids)
      .where('lease', '=', holder)
      .execute();
  };
  return {
    renew: (ids: readonly string[], holder: string, until: number): Promise<void> =>
      change(ids, holder, { due_at: until }),

    /** What is done leaves nothing behind. */
    async remove(id: string, holder: string): Promise<void> {
      await db.deleteFrom('jobs').where('id', '=', id).where('lease', '=', holder).execute();
    },

    postpone: (id: string, holder: string, until: number, problem: string): Promise<void> =>
      change([id], holder, { lease: null, due_at: until, problem }),

    giveUp: (id: string, holder: string, problem: string): Promise<void> =>
      change([id], holder, { lease: null, dead_at: now(), problem }),
  };
}

/** What an operator sees and does, and the clearing. */
function createDesk({ db, clear }: Access, { now }: Clock) {
  return {
    /** By kind, where there are any. */
    async counts(): Promise<JobCount[]> {
      const rows = await db
        .selectFrom('jobs')
        .select(({ fn }) => [
          'kind',
          fn.countAll<number>().as('all'),
          fn.count<number>('dead_at').as('dead'),
        ])
        .groupBy('kind')
        .orderBy('kind')
        .execute();
      return rows.map(({ kind, all, dead }) => ({ kind, waiting: all - dead, dead }));
    },

    /** Those that were given up first, then those that wait, each oldest first. */
    async list(most: number): Promise<JobLine[]> {
      const lines = () => db.selectFrom('jobs').select(lineColumns).limit(most);
      const dead = await lines().where('dead_at', 'is not', null).orderBy('dead_at').execute();
      const waiting = await lines().where('dead_at', 'is', null).orderBy('due_at').execute();
      return [...dead, ...waiting].slice(0, most);
    },

    /** Gives jobs that were given up their attempts again. @returns how many there were */
    revive: (until: number, id?: string): Promise<number> =>
      updated(
        db
          .updateTable('jobs')
          .set({ dead_at: null, attempts: 0, due_at: now(), gives_up_at: until })
          .where('dead_at', 'is not', null)
          .$if(id !== undefined, (query) => query.where('id', '=', id ?? '')),
      ),

    purge: (signal?: AbortSignal): Promise<number> =>
      clear(
        (transaction, most) =>
          deleted(
            transaction.deleteFrom('jobs').where('id', 'in', (from) =>
              from
                .selectFrom('jobs')
                .select('id')
                .where('dead_at', 'is not', null)
                .where('dead_at', '<=', now() - deadLife)
                .limit(most),
            ),
          ),
        signal,
      ),
  };
}
