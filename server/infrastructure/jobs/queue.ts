// Work that may wait and must not be lost. A job is stored before whoever asked for it is answered, sealed, since
// letters hold addresses; some process takes it up, tries again where it fails, and gives it up in the end.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { hour, minute, second } from '../../../domain/durations.ts';
import type { Seal } from '../seal.ts';
import type { JobTable, TakenJob } from './repository.ts';

export interface NewJob {
  readonly kind: string;
  readonly payload: unknown;
  /** Whose it is: it goes with the account. */
  readonly userId?: string | undefined;
  /** Before the first attempt (ms). */
  readonly rest?: number;
  /** How long it is worth trying (ms). */
  readonly life: number;
}

export interface Attempt {
  readonly id: string;
  readonly attempts: number;
  readonly payload: unknown;
}

/** Who does the work of one kind. */
export interface Work {
  readonly work: (attempt: Attempt) => Promise<void>;
  /** Whether another attempt may do, and what an operator may read of the failure: codes, and nothing that a server said. */
  readonly judge: (error: unknown) => { readonly isPassing: boolean; readonly problem: string };
  /** Told of each failure. `payload` is missing where it could not be opened. */
  readonly failed: (
    outcome: 'again' | 'given up',
    attempt: Omit<Attempt, 'payload'> & { readonly payload?: unknown },
    error: unknown,
  ) => void;
}

export interface Queue {
  /** Resolves when the job is stored. */
  add(job: NewJob): Promise<void>;
  handle(kind: string, work: Work): void;
  /** Begins to look for work, and looks again whenever something is due. */
  start(): void;
  /** Resolves when nothing is under way and nothing is due. */
  settled(): Promise<void>;
  /** Gives what is due a moment; the rest waits for the next process. */
  close(): Promise<void>;
}

export interface QueueOptions {
  readonly newId: () => string;
  readonly log: { warn: (fields: object, message: string) => void };
  /** How long a process that has died keeps its work from the others (ms). */
  readonly lease: number;
  readonly now?: () => number;
  /** From 0 to 1. */
  readonly random?: () => number;
}

/** Before each further attempt (ms), times 0.5 to 1.5, so that a server that is back is not met by all at once; the last one counts on. */
const pauses: readonly number[] = [
  second,
  10 * second,
  45 * second,
  5 * minute,
  15 * minute,
  hour,
  4 * hour,
];
const mostAtOnce = 3;
/** How often a process looks for what another one left behind (ms). */
const look = 5 * second;
const closeGrace = 2 * second;
/** Between two attempts to take a job that is done off the table (ms). */
const removalPause = second;

export const createQueue = (table: JobTable, seal: Seal, options: QueueOptions): Queue =>
  new TableQueue(table, seal, options);

class TableQueue implements Queue {
  readonly #table: JobTable;
  readonly #seal: Seal;
  readonly #options: Required<QueueOptions>;
  /** Names this process in its leases. */
  readonly #holder = randomUUID();
  readonly #works = new Map<string, Work>();
  readonly #running = new Map<string, Promise<void>>();
  #isStopped = false;
  #looking: Promise<number> = Promise.resolve(0);
  #timer: NodeJS.Timeout | undefined;
  #renewal: NodeJS.Timeout | undefined;

  constructor(table: JobTable, seal: Seal, options: QueueOptions) {
    this.#table = table;
    this.#seal = seal;
    this.#options = { now: Date.now, random: Math.random, ...options };
  }

  handle(kind: string, work: Work): void {
    this.#works.set(kind, work);
  }

  async add({ kind, payload, userId, rest = 0, life }: NewJob): Promise<void> {
    const id = this.#options.newId();
    const time = this.#options.now();
    await this.#table.add({
      id,
      kind,
      user_id: userId ?? null,
      sealed: await this.#seal.close(Buffer.from(JSON.stringify(payload)), id),
      due_at: time + rest,
      gives_up_at: time + life,
    });
    this.#lookAfter(rest);
  }

  start(): void {
    this.#lookAfter(0);
    this.#renewal = setInterval(() => void this.#renew(), this.#options.lease / 3).unref();
  }

  async settled(): Promise<void> {
    for (;;) {
      const begun = await this.#look();
      if (begun === 0 && this.#running.size === 0) return;
      await Promise.all(this.#running.values());
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    const grace = new AbortController();
    await Promise.race([
      this.settled(),
      delay(closeGrace, undefined, { signal: grace.signal }).catch(() => {}),
    ]);
    grace.abort();
    this.#isStopped = true;
    clearTimeout(this.#timer);
    clearInterval(this.#renewal);
    if (this.#running.size > 0)
      this.#options.log.warn({ jobs: this.#running.size }, 'stopped in the middle of jobs');
    await this.#looking;
  }

  #lookAfter(milliseconds: number): void {
    if (this.#isStopped) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#look(), Math.min(milliseconds, look)).unref();
  }

  /** One look at a time. @returns how many jobs it began */
  #look(): Promise<number> {
    this.#looking = this.#looking.then(() => this.#takeDue());
    return this.#looking;
  }

  async #takeDue(): Promise<number> {
    if (this.#isStopped || this.#works.size === 0) return 0;
    const { now, lease, log } = this.#options;
    let begun = 0;
    try {
      for (;;) {
        const free = mostAtOnce - this.#running.size;
        if (free <= 0) return begun;
        const until = now() + lease;
        const taken = await this.#table.take([...this.#works.keys()], free, {
          holder: this.#holder,
          until,
        });
        // Where this process stood still for longer than its lease, it may be given what it has.
        const others = taken.filter(({ id }) => !this.#running.has(id));
        for (const job of others) this.#begin(job);
        begun += others.length;
        if (taken.length < free) break;
      }
      this.#lookAfter(((await this.#table.nextDue()) ?? Infinity) - now());
    } catch (error) {
      if (!this.#isStopped) log.warn({ err: error }, 'waiting jobs could not be looked for');
      this.#lookAfter(look);
    }
    return begun;
  }

  #begin(job: TakenJob): void {
    const run = this.#run(job)
      .catch((error: unknown) => {
        if (!this.#isStopped)
          this.#options.log.warn({ err: error, job: job.kind }, 'a job could not be put back');
      })
      .finally(() => {
        this.#running.delete(job.id);
        this.#lookAfter(0);
      });
    this.#running.set(job.id, run);
  }

  async #run({ id, kind, sealed, attempts, gives_up_at: end }: TakenJob): Promise<void> {
    const work = this.#works.get(kind);
    if (!work) return;
    const { now, random } = this.#options;
    let payload: unknown;
    try {
      if (now() >= end) throw new TooOld();
      payload = JSON.parse(String(await this.#seal.open(sealed, id)));
      await work.work({ id, attempts, payload });
    } catch (error) {
      const { isPassing, problem } =
        error instanceof TooOld ? { isPassing: false, problem: 'too old' } : work.judge(error);
      const pause = pauses[Math.min(attempts, pauses.length) - 1] ?? 0;
      const next = now() + pause * (0.5 + random());
      const isGivenUp = !isPassing || next >= end;
      work.failed(isGivenUp ? 'given up' : 'again', { id, attempts, payload }, error);
      return isGivenUp
        ? this.#table.giveUp(id, this.#holder, problem)
        : this.#table.postpone(id, this.#holder, next, problem);
    }
    await this.#remove(id);
  }

  /** What is done and still stored would be done again, so a database that is away is asked until it is back. */
  async #remove(id: string): Promise<void> {
    for (;;) {
      try {
        return await this.#table.remove(id, this.#holder);
      } catch (error) {
        if (this.#isStopped) throw error;
        await delay(removalPause);
      }
    }
  }

  /** What takes longer than its lease stays with this process. */
  async #renew(): Promise<void> {
    if (this.#running.size === 0) return;
    const { now, lease, log } = this.#options;
    await this.#table
      .renew([...this.#running.keys()], this.#holder, now() + lease)
      .catch((error: unknown) =>
        log.warn({ err: error }, 'the lease of jobs could not be renewed'),
      );
  }
}

class TooOld extends Error {}
