// Health and household settings: one row a person, some of it beside the account.
import type { Settings } from '../../../contract/settings.ts';
import type { Kysely, Transaction } from 'kysely';
import { clearDerivedHealth } from './derivedData.ts';
import type { Queries } from '../../infrastructure/database/database.ts';
import { lockUser } from '../../infrastructure/database/lockUser.ts';
import type { SettingsRow, Tables, UsersTable } from '../../infrastructure/database/schema.ts';

/** What settings become; `changes` holds no undefined field. It may refuse by throwing, and nothing is stored. */
type Decide = (before: Settings, changes: Settings, time: number) => Settings;

const settingsOf = (from: Kysely<Tables>, userId: string) =>
  from.selectFrom('settings').selectAll().where('user_id', '=', userId);
const householdOf = (from: Kysely<Tables>, userId: string) =>
  from.selectFrom('users').select(['people', 'country', 'units']).where('id', '=', userId);
const readIn = async (transaction: Transaction<Tables>, userId: string): Promise<Settings> =>
  toSettings(
    await settingsOf(transaction, userId).executeTakeFirst(),
    await householdOf(transaction, userId).executeTakeFirst(),
  );

export function createSettings({ db, prepare, forget }: Queries, { now }: { now: () => number }) {
  // Two reads and not a join, which takes four times as long on SQLite.
  const [findSettings, findHousehold] = [prepare(settingsOf(db, '')), prepare(householdOf(db, ''))];

  const save = (userId: string, changes: Settings, decide: Decide): Promise<Saved | undefined> =>
    db.transaction().execute(async (transaction) => {
      await lockUser(transaction, userId);
      const before = await readIn(transaction, userId);
      if (changes.version !== undefined && changes.version !== before.version) return undefined;
      const after = {
        ...decide(before, withoutUndefined(changes), now()),
        version: (before.version ?? 0) + 1,
      };
      const row = toRow(after, now());
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

const toRow = (settings: Settings & { version: number }, time: number) =>
  ({
    has_sickness: settings.hasSickness ? 1 : 0,
    sickness_answered: settings.sickness_answered === true ? 1 : 0,
    sickness_type: settings.sicknessType,
    conditions: JSON.stringify(settings.conditions),
    allergens: JSON.stringify(settings.allergens),
    diets: JSON.stringify(settings.diets ?? []),
    answers: JSON.stringify(settings.answers),
    weight_kg: settings.weight_kg,
    energy_kcal: settings.energy_kcal,
    appearance: settings.appearance,
    health_consent_at: toInstant(settings.health_consent_at),
    health_consent_withdrawn_at: toInstant(settings.health_consent_withdrawn_at),
    version: settings.version,
    updated_at: time,
  }) as const;

/** What holds for somebody who has stored nothing is what an empty form shows. */
const empty = {
  hasSickness: false,
  sickness_answered: false,
  sicknessType: '',
  conditions: [],
  allergens: [],
  diets: [],
  answers: {},
  weight_kg: null,
  energy_kcal: null,
  health_consent_at: null,
  health_consent_withdrawn_at: null,
  version: 0,
} satisfies Partial<Settings>;

const toSettings = (row: SettingsRow | undefined, household: Household | undefined): Settings => ({
  ...(row ? ofRow(row) : empty),
  ...ofHousehold(household),
});

const ofRow = (row: SettingsRow) => ({
  hasSickness: row.has_sickness === 1,
  sickness_answered: row.sickness_answered === 1,
  sicknessType: row.sickness_type,
  conditions: JSON.parse(row.conditions) as string[],
  allergens: JSON.parse(row.allergens) as string[],
  diets: JSON.parse(row.diets) as NonNullable<Settings['diets']>,
  answers: JSON.parse(row.answers) as Record<string, string>,
  weight_kg: row.weight_kg,
  energy_kcal: row.energy_kcal,
  ...(row.appearance ? { appearance: row.appearance as Settings['appearance'] } : {}),
  health_consent_at: row.health_consent_at,
  health_consent_withdrawn_at: row.health_consent_withdrawn_at,
  version: row.version,
});

const ofHousehold = (household: Household | undefined) => ({
  people: household?.people ?? 1,
  country: household?.country ?? null,
  ...(household?.units ? { units: household.units as Settings['units'] } : {}),
});

const toInstant = (instant: Settings['health_consent_at']): number | null =>
  instant === undefined || instant === null ? null : new Date(instant).getTime();

const withoutUndefined = <Value extends object>(value: Value): Value =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as Value;
