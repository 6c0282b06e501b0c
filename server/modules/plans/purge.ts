// What of plans can come back no more: deleted ones, copies before a change, and which sendings were applied.
import { type Clear, deleted, updated } from '../../infrastructure/database/clearing.ts';

interface Due {
  readonly clear: Clear;
  /** What was deleted or replaced until then goes for good (ms since 1970). */
  readonly before: number;
  readonly keysBefore: number;
  readonly signal: AbortSignal | undefined;
}

export async function purgePlans({ clear, before, keysBefore, signal }: Due): Promise<number> {
  const plans = await clear(
    (transaction, most) =>
      deleted(
        transaction
          .deleteFrom('plans')
          .where('id', 'in', (from) =>
            from.selectFrom('plans').select('id').where('deleted_at', '<=', before).limit(most),
          ),
      ),
    signal,
  );
  const copies = await clear(
    (transaction, most) =>
      updated(
        transaction
          .updateTable('plans')
          .set({
            previous_meal_plan: null,
            previous_basis: null,
            previous_report: null,
            previous_at: null,
          })
          .where('id', 'in', (from) =>
            from.selectFrom('plans').select('id').where('previous_at', '<=', before).limit(most),
          ),
      ),
    signal,
  );
  return plans + copies + (await purgeKeys(clear, keysBefore, signal));
}

/** Which sendings were applied, long after anybody sends one again. */
const purgeKeys = (
  clear: Clear,
  keysBefore: number,
  signal: AbortSignal | undefined,
): Promise<number> =>
  clear(
    (transaction, most) =>
      deleted(
        transaction
          .deleteFrom('applied_keys')
          .where((from) =>
            from.eb(
              from.refTuple('user_id', 'key'),
              'in',
              from
                .selectFrom('applied_keys')
                .select(['user_id', 'key'])
                .where('created_at', '<=', keysBefore)
                .limit(most)
                .$asTuple('user_id', 'key'),
            ),
          ),
      ),
    signal,
  );
