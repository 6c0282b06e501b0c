// The first schema, whole: tables that later work fills are here already, so that it finds its place.
// Each statement means the same to SQLite and to PostgreSQL.
import type { Migration } from '../migrate.ts';

export const first: Migration = {
  name: '0001-first',
  statements: [
    `create table users (
      id text primary key not null,
      email text not null,
      email_key text not null,
      email_verified_at bigint,
      password_hash text not null,
      first_name text not null,
      last_name text not null,
      trial_started_at bigint,
      country text,
      time_zone text,
      units text,
      people integer not null,
      created_at bigint not null,
      updated_at bigint not null
    )`,
    'create unique index users_one_an_email on users (email_key)',

    `create table sessions (
      id text primary key not null,
      user_id text not null references users (id) on delete cascade,
      device text not null,
      created_at bigint not null,
      last_seen_at bigint not null,
      expires_at bigint not null,
      family_key text not null,
      refresh_hash text not null,
      access_hash text not null,
      access_expires_at bigint not null,
      previous_access_hash text,
      previous_access_expires_at bigint,
      next_salt text,
      next_refresh_hash text,
      next_access_hash text,
      next_access_expires_at bigint
    )`,
    'create index sessions_of_user on sessions (user_id)',

    // No reference to sessions: an analysis outlives the session that asked for it.
    `create table analyses (
      id text primary key not null,
      user_id text not null references users (id) on delete cascade,
      session_id text not null,
      kind text not null,
      source text not null,
      response text not null,
      food_suggestions text not null,
      details text not null,
      created_at bigint not null
    )`,
    'create index analyses_of_user on analyses (user_id, id)',

    `create table records (
      id text primary key not null,
      user_id text not null references users (id) on delete cascade,
      recipe_type text not null,
      suggestion text not null,
      instructions text not null,
      ingredients text,
      detected_foods text,
      analysis_id text,
      youtube text,
      google text,
      resources text,
      created_at bigint not null,
      updated_at bigint not null
    )`,
    'create index records_of_user on records (user_id, id)',
    'create index records_of_analysis on records (user_id, analysis_id)',

    `create table plans (
      id text primary key not null,
      user_id text not null references users (id) on delete cascade,
      name text not null,
      start_date text not null,
      end_date text not null,
      week_key text not null,
      meal_plan text not null,
      version integer not null,
      created_at bigint not null,
      updated_at bigint not null,
      deleted_at bigint
    )`,
    'create unique index plans_one_a_week on plans (user_id, week_key) where deleted_at is null',
    'create index plans_of_user on plans (user_id, start_date)',

    `create table plan_ticks (
      plan_id text not null references plans (id) on delete cascade,
      item_key text not null,
      ticked_at bigint not null,
      primary key (plan_id, item_key)
    )`,

    `create table settings (
      user_id text primary key not null references users (id) on delete cascade,
      has_sickness integer not null,
      sickness_type text not null,
      conditions text not null,
      allergens text not null,
      answers text not null,
      weight_kg double precision,
      energy_kcal double precision,
      appearance text,
      health_consent_at bigint,
      version integer not null,
      updated_at bigint not null
    )`,

    `create table usage (
      id text primary key not null,
      user_id text not null references users (id) on delete cascade,
      kind text not null,
      state text not null,
      reserved_at bigint not null,
      expires_at bigint
    )`,
    'create index usage_of_user on usage (user_id, kind, reserved_at)',

    // The books outlive the account: payments and subscriptions hold no reference to users.
    `create table payment_intents (
      id text primary key not null,
      reference text not null,
      user_id text not null,
      plan_id text not null,
      amount integer not null,
      currency text not null,
      status text not null,
      created_at bigint not null,
      verified_at bigint,
      provider_data text
    )`,
    'create unique index payment_intents_one_a_reference on payment_intents (reference)',
    'create index payment_intents_of_user on payment_intents (user_id)',

    `create table subscriptions (
      id text primary key not null,
      user_id text not null,
      plan_id text not null,
      plan_name text not null,
      intent_id text references payment_intents (id),
      start_at bigint not null,
      end_at bigint not null,
      created_at bigint not null
    )`,
    'create unique index subscriptions_one_an_intent on subscriptions (intent_id)',
    'create index subscriptions_of_user on subscriptions (user_id, end_at)',

    `create table reset_tokens (
      token_hash text primary key not null,
      user_id text not null references users (id) on delete cascade,
      purpose text not null,
      created_at bigint not null,
      expires_at bigint not null,
      used_at bigint
    )`,
    'create index reset_tokens_of_user on reset_tokens (user_id)',

    `create table feedback (
      id text primary key not null,
      user_id text not null references users (id) on delete cascade,
      feedback_text text not null,
      created_at bigint not null
    )`,
    'create index feedback_of_user on feedback (user_id)',

    `create table cache (
      key text primary key not null,
      value text not null,
      created_at bigint not null,
      expires_at bigint not null
    )`,
    'create index cache_by_expiry on cache (expires_at)',
  ],
};
