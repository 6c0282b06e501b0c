/** Somebody who writes one thing after the other, and knows what must be stored when the server is gone. */
import type { ServerProcess } from '../process.ts';
import { query } from '../support.ts';

/** What one slot holds; null: nothing. */
type Value = string | null;

export interface Write {
  /** What it changes, by a name that the query below finds. */
  readonly slot: string;
  readonly value: Value;
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  /** Of somebody else than the one who writes everything. */
  readonly token?: string;
  /** Looks at what was answered; false: it was answered and not done. */
  readonly done?: (answer: never) => boolean;
}

export interface Kind {
  readonly name: string;
  readonly needsKitchen: boolean;
  /** So many after a start, where a person may store few of them. */
  readonly mostAtOnce?: number;
  /** Rows of `slot` and `value`. */
  readonly kept: string;
  /** Works after each start of the server, before the first write. */
  readonly begin?: (call: Caller) => Promise<void>;
  readonly next: (turn: number, call: Caller) => Write | Promise<Write>;
}

/** Sends as one person; throws what `fetch` throws where the server is gone. */
export type Caller = (
  method: Write['method'] | 'GET',
  path: string,
  body?: object,
  token?: string,
) => Promise<{ status: number; body: never; text: string }>;

/** @param again statuses that say that nothing was changed: then it is sent again, as any client would */
export function callerOf(
  { address }: Pick<ServerProcess, 'address'>,
  token?: string,
  again: readonly number[] = [503, 408],
): Caller {
  return async (method, path, body, other = token) => {
    for (;;) {
      const answer = await fetch(address + path, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(other === undefined ? {} : { authorization: `Bearer ${other}` }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      if (!again.includes(answer.status))
        return { status: answer.status, text, body: JSON.parse(text) as never };
    }
  };
}

export class Writer {
  readonly kind: Kind;
  acknowledged = 0;
  readonly #expected = new Map<string, Value>();
  #pending: Pick<Write, 'slot' | 'value'> | undefined;
  #turn = 0;

  constructor(kind: Kind) {
    this.kind = kind;
  }

  /** Until the server is dead. What was on its way then may be there or not. */
  async writeUntilDead(call: Caller): Promise<void> {
    try {
      await this.kind.begin?.(call);
      const { mostAtOnce = Infinity } = this.kind;
      for (let written = 0; written < mostAtOnce; written += 1) await this.#write(call);
    } catch (error) {
      // As `fetch` says that the connection is gone.
      if (!(error instanceof TypeError && /^(fetch failed|terminated)$/.test(error.message)))
        throw error;
    }
  }

  async #write(call: Caller): Promise<void> {
    const { slot, value, method, path, body, token, done } = await this.kind.next(this.#turn, call);
    this.#turn += 1;
    this.#pending = { slot, value };
    const answer = await call(method, path, body, token);
    if (answer.status !== 200 || done?.(answer.body) === false)
      throw new Error(`${this.kind.name} was answered with ${answer.status} ${answer.text}`);
    this.#expected.set(slot, value);
    this.#pending = undefined;
    this.acknowledged += 1;
  }

  /** What was acknowledged and is not there, in words. */
  async lost(environment: Record<string, string>): Promise<string[]> {
    const rows = await query(environment, this.kind.kept);
    const kept = new Map(rows.map((row) => [String(row['slot']), String(row['value'])]));
    const pending = this.#pending;
    this.#pending = undefined;
    if (pending && (kept.get(pending.slot) ?? null) === pending.value)
      this.#expected.set(pending.slot, pending.value);
    return [...this.#expected]
      .filter(([slot, value]) => (kept.get(slot) ?? null) !== value)
      .map(
        ([slot, value]) =>
          `${this.kind.name}: ${slot} is ${kept.get(slot) ?? null}, acknowledged was ${value}`,
      );
  }
}
