// Health and household settings: one row a person, some of it beside the account.
import type { Settings } from '../../../contract/settings.ts';
import type { Kysely, Transaction } from 'kysely';
import { clearDerivedHealth } from './derivedData.ts';
import type { Queries } from '../../infrastructure/database/database.ts';
import { lockUser } from '../../infrastructure/database/lockUser.ts';
import type { SettingsRow, Tables, UsersTable } from '../../infrastructure/database/schema.ts';

/** What settings become; `changes` holds no undefined field. It may refuse by throwing, and nothing is stored. */
type Decide = (before: Settings, changes: Settings, time: number) => Settings;

export function createSettings({ db, prepare, forget }: Queries, { now }: { now: () => number }) {
  const settingsOf = (from: Kysely<Tables>, userId: string) =>
    from.selectFrom('settings').selectAll().where('user_id', '=', userId);
  const householdOf = (from: Kysely<Tables>, userId: string) =>
    from.selectFrom('users').select(['people', 'country', 'units']).where('id', '=', userId);
  // Two reads and not a join, which takes four times as long on SQLite.
  const [findSettings, findHousehold] = [prepare(settingsOf(db, '')), prepare(householdOf(db, ''))];
  const readIn = async (transaction: Transaction<Tables>, userId: string): Promise<Settings> =>
    toSettings(
      await settingsOf(transaction, userId).executeTakeFirst(),
      await householdOf(transaction, userId).executeTakeFirst(),
    );

  const save = (userId: string, changes: Settings, decide: Decide): Promise<Saved | undefined> =>
    db.transaction().execute(async (transaction) => {
      await lockUser(transaction, userId);
      const before = await readIn(transaction, userId);
      if (changes.version !== undefined && changes.version !== before.version) return undefined;
      const after = {
        ...decide(before, withoutUndefined(changes), now()),
        version: (before.version ?? 0) + 1,
      };
      const row = {
        has_sickness: after.hasSickness ? 1 : 0,
        sickness_type: after.sicknessType,
        conditions: JSON.stringify(after.conditions),
        allergens: JSON.stringify(after.allergens),
        diets: JSON.stringify(after.diets ?? []),
        answers: JSON.stringify(after.answers),
        weight_kg: after.weight_kg,
        energy_kcal: after.energy_kcal,
        appearance: after.appearance,
        health_consent_at: toInstant(after.health_consent_at),
        health_consent_withdrawn_at: toInstant(after.health_consent_withdrawn_at),
        version: after.version,
        updated_at: now(),
      } as const;
      await transaction
        .insertInto('settings')
        .values({ user_id: userId, ...row })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
        .execute();
      await transaction
        .updateTable('users')
        .set({
          people: after.people,
          country: after.country,
          units: after.units,
          updated_at: now(),
        })
        .where('id', '=', userId)
        .execute();
      if (isWithdrawal(before, after)) await clearDerivedHealth(transaction, userId);
      return { before, after: await readIn(transaction, userId) };
    });

  return {
    /** What is stored, or what holds for somebody who has stored nothing: version 0. */
    read: async (userId: string): Promise<Settings> =>
      toSettings((await findSettings(userId))[0], (await findHousehold(userId))[0]),

    /**
     * Stores what `decide` makes of the settings before and of the changes.
     * @returns what is stored now, or nothing where `version` says that the person edited an older one.
     */
    async save(userId: string, changes: Settings, decide: Decide): Promise<Settings | undefined> {
      const saved = await save(userId, changes, decide);
      if (
        saved &&
        (isWithdrawal(saved.before, saved.after) ||
          healthOf(saved.before) !== healthOf(saved.after))
      )
        await forget();
      return saved?.after;
    },
  };
}

interface Saved {
  readonly before: Settings;
  readonly after: Settings;
}

const isWithdrawal = (before: Settings, after: Settings): boolean =>
  (before.health_consent_at ?? null) !== null && (after.health_consent_at ?? null) === null;

/** What says something of a person's health: what stood there before a change is not left lying in the database's log. */
const healthOf = (settings: Settings): string =>
  JSON.stringify([
    settings.sicknessType,
    settings.conditions,
    settings.allergens,
    settings.diets,
    settings.answers,
    settings.weight_kg,
    settings.energy_kcal,
  ]);

type Household = Pick<UsersTable, 'people' | 'country' | 'units'>;

/** What holds for somebody who has stored nothing is what an empty form shows. */
function toSettings(row: SettingsRow | undefined, household: Household | undefined): Settings {
  return {
    hasSickness: row?.has_sickness === 1,
    sicknessType: row?.sickness_type ?? '',
    conditions: readJson<string[]>(row?.conditions, []),
    allergens: readJson<string[]>(row?.allergens, []),
    diets: readJson<NonNullable<Settings['diets']>>(row?.diets, []),
    answers: readJson<Record<string, string>>(row?.answers, {}),
    people: household?.people ?? 1,
    weight_kg: row?.weight_kg ?? null,
    energy_kcal: row?.energy_kcal ?? null,
    country: household?.country ?? null,
    ...(household?.units ? { units: household.units as Settings['units'] } : {}),
    ...(row?.appearance ? { appearance: row.appearance as Settings['appearance'] } : {}),
    health_consent_at: row?.health_consent_at ?? null,
    health_consent_withdrawn_at: row?.health_consent_withdrawn_at ?? null,
    version: row?.version ?? 0,
  };
}

const toInstant = (instant: Settings['health_consent_at']): number | null =>
  instant === undefined || instant === null ? null : new Date(instant).getTime();

const readJson = <Value>(json: string | undefined, fallback: Value): Value =>
  json === undefined ? fallback : (JSON.parse(json) as Value);

const withoutUndefined = <Value extends object>(value: Value): Value =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as Value;
