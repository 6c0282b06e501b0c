// How much one person may keep of each kind of thing. One account alone must not fill the disk, whoever
// it belongs to and whatever it has paid. What is kept is counted by the index that leads to a person's
// rows, and by the lengths that stand in front of each text: no text is read for it.
import { type Said, say } from '../../../contract/say.ts';
import { type RawBuilder, sql } from 'kysely';
import { Refusal } from '../http/refusal.ts';
import type { Queries } from './database.ts';

export interface Amount {
  readonly rows: number;
  readonly bytes: number;
}

export type AllowedKind = 'history' | 'plans' | 'ticks' | 'marks' | 'ownRecipes' | 'feedback';

const megabyte = 1024 * 1024;

/** What was deleted counts for the day in which it can come back; so do the copies that undo a change. */
export const allowances: Readonly<Record<AllowedKind, Amount>> = {
  // Some ten entries a day for five years, each with its instructions and links.
  history: { rows: 20_000, bytes: 50 * megabyte },
  // Twenty years of generated weeks, at 60 kB each.
  plans: { rows: 3000, bytes: 80 * megabyte },
  // Forty lines a week for as long.
  ticks: { rows: 60_000, bytes: 6 * megabyte },
  // More than there are recipes.
  marks: { rows: 5000, bytes: megabyte },
  // More than the fattest binder holds, at 3 kB each.
  ownRecipes: { rows: 5000, bytes: 20 * megabyte },
  feedback: { rows: 500, bytes: 2 * megabyte },
};

const whatIsFull: Readonly<Record<AllowedKind, Said>> = {
  history: say(
    'storage.history',
    'Your history is full. Please delete some entries to keep new ones; they go for good after a day.',
  ),
  plans: say(
    'storage.plans',
    'Your saved plans take up all the space there is for them. Please delete some; they go for good after a day.',
  ),
  ticks: say(
    'storage.ticks',
    'Too many lines are ticked off on your shopping lists. Please delete some older plans.',
  ),
  marks: say(
    'storage.marks',
    'You have marked as many recipes as we can keep. Please take some marks away first.',
  ),
  ownRecipes: say(
    'storage.ownRecipes',
    'Your own recipes take up all the space there is for them. Please delete some first.',
  ),
  feedback: say(
    'storage.feedback',
    'You have sent us as much feedback as we can keep. Thank you for all of it.',
  ),
};

/** Bytes of a row's texts. */
const lengths = (...columns: string[]): RawBuilder<number> =>
  sql.join(
    columns.map((column) => sql`coalesce(octet_length(${sql.ref(column)}), 0)`),
    sql` + `,
  );
const texts = {
  history: lengths(
    'suggestion',
    'instructions',
    'ingredients',
    'detected_foods',
    'youtube',
    'google',
    'resources',
  ),
  plans: lengths(
    'meal_plan',
    'basis',
    'report',
    'previous_meal_plan',
    'previous_basis',
    'previous_report',
  ),
  ticks: lengths('item_key'),
  marks: lengths('recipe_id', 'mark'),
  ownRecipes: lengths('title', 'text', 'choices', 'source_url'),
  feedback: lengths('feedback_text'),
} as const;

const counting = (kind: AllowedKind, userId: string): RawBuilder<Amount> => {
  const what = sql`select count(*) as rows, coalesce(sum(${texts[kind]}), 0) as bytes from`;
  if (kind === 'history') return sql`${what} records where user_id = ${userId}`;
  if (kind === 'ticks')
    return sql`${what} plan_ticks where plan_id in (select id from plans where user_id = ${userId})`;
  if (kind === 'marks') return sql`${what} recipe_marks where user_id = ${userId}`;
  if (kind === 'ownRecipes') return sql`${what} own_recipes where user_id = ${userId}`;
  return sql`${what} ${sql.table(kind)} where user_id = ${userId}`;
};

/** What is known of one person's things of a kind. */
interface Known {
  stored: Amount;
  readAt: number;
  /** Of writes that are under way, so that many at once do not each take the last place. */
  underWay: Amount;
  reading: Promise<void> | undefined;
  /** What was written while somebody counted, who may or may not have seen it. */
  meanwhile: Amount;
}

const nothing: Amount = { rows: 0, bytes: 0 };
const sum = (one: Amount, other: Amount): Amount => ({
  rows: one.rows + other.rows,
  bytes: one.bytes + other.bytes,
});

/** So long (ms) what was counted is believed, with what this process has added since. */
const believed = 60_000;
const mostKnown = 10_000;

/** Finds what is known of a key, or begins to know it. */
function createKnown(): (key: string) => Known {
  const known = new Map<string, Known>();

  return (key) => {
    const before = known.get(key);
    if (before) return before;
    if (known.size >= mostKnown)
      for (const [each, { underWay, reading }] of known)
        if (underWay === nothing && !reading) known.delete(each);
    const fresh = {
      stored: nothing,
      readAt: -Infinity,
      underWay: nothing,
      reading: undefined,
      meanwhile: nothing,
    };
    known.set(key, fresh);
    return fresh;
  };
}

export function createAllowances(
  { db }: Queries,
  { now }: { now: () => number },
  most: Readonly<Record<AllowedKind, Amount>> = allowances,
) {
  const knownOf = createKnown();

  const count = async (state: Known, kind: AllowedKind, userId: string): Promise<void> => {
    state.meanwhile = nothing;
    const { rows } = await counting(kind, userId).execute(db);
    state.stored = sum(rows[0] ?? nothing, state.meanwhile);
    state.readAt = now();
  };

  const fits = ({ stored, underWay }: Known, kind: AllowedKind, more: Amount): boolean =>
    sum(stored, sum(underWay, more)).rows <= most[kind].rows &&
    sum(stored, sum(underWay, more)).bytes <= most[kind].bytes;

  return {
    /**
     * Does a write that adds so much, where it fits.
     * @throws 409 with what to do where it does not
     */
    async within<Result>(
      userId: string,
      kind: AllowedKind,
      more: Amount,
      write: () => Promise<Result>,
    ): Promise<Result> {
      const state = knownOf(`${kind}:${userId}`);
      const read = (): Promise<void> =>
        (state.reading ??= count(state, kind, userId).finally(() => (state.reading = undefined)));
      if (now() - state.readAt > believed || state.reading) await read();
      // Something may have been deleted since: nobody is refused by what was counted a while ago.
      if (!fits(state, kind, more)) await read();
      if (!fits(state, kind, more))
        throw new Refusal(409, whatIsFull[kind], { code: 'storage_full' });
      state.underWay = sum(state.underWay, more);
      try {
        const result = await write();
        state.stored = sum(state.stored, more);
        state.meanwhile = sum(state.meanwhile, more);
        return result;
      } finally {
        const { rows, bytes } = state.underWay;
        const left = { rows: rows - more.rows, bytes: bytes - more.bytes };
        state.underWay = left.rows + left.bytes === 0 ? nothing : left;
      }
    },
  };
}

/** The bytes of what a write stores. */
export const bytesIn = (...values: readonly (string | null | undefined)[]): number =>
  values.reduce((total, each) => total + Buffer.byteLength(each ?? ''), 0);
