// The tables, as both databases hold them: ids text (UUIDv7), instants integer milliseconds, dates
// text yyyy-MM-dd, money integer minor units, booleans 0 or 1, JSON text.
import type { Generated, Selectable } from 'kysely';
import type {
  CollectionsTable,
  Flag,
  OwnRecipesTable,
  PantryItemsTable,
  RecipeMarksTable,
} from './kitchenTables.ts';
import type { AccountTables } from './accountTables.ts';
import type { HouseholdTables } from './householdTables.ts';
import type { ServiceTables } from './serviceTables.ts';

export interface Tables extends HouseholdTables, AccountTables, ServiceTables {
  users: UsersTable;
  sessions: SessionsTable;
  analyses: AnalysesTable;
  records: RecordsTable;
  record_words: RecordWordsTable;
  record_photos: RecordPhotosTable;
  plans: PlansTable;
  plan_ticks: PlanTicksTable;
  applied_keys: AppliedKeysTable;
  settings: SettingsTable;
  pantry_items: PantryItemsTable;
  recipe_marks: RecipeMarksTable;
  own_recipes: OwnRecipesTable;
  collections: CollectionsTable;
  usage: UsageTable;
  payment_intents: PaymentIntentsTable;
  payment_cases: PaymentCasesTable;
  subscriptions: SubscriptionsTable;
  feedback: FeedbackTable;
  trials: TrialsTable;
  security_events: SecurityEventsTable;
}

export interface UsersTable {
  id: string;
  /** As it was typed. */
  email: string;
  /** What makes it one account: NFC, lower case, trimmed. */
  email_key: string;
  email_verified_at: number | null;
  password_hash: string;
  first_name: string;
  last_name: string;
  trial_started_at: number | null;
  country: string | null;
  time_zone: string | null;
  units: string | null;
  people: number;
  /** In which letters are written that nothing on a screen has caused; null: English. */
  language: string | null;
  /** When a letter said that the trial ends. */
  trial_end_told_at: number | null;
  created_at: number;
  updated_at: number;
}

/** One row a session; `server/modules/sessions/tokens.ts` says what its tokens are, `storage/sessions.ts` how they follow each other. */
export interface SessionsTable {
  id: string;
  user_id: string;
  device: string;
  created_at: number;
  last_seen_at: number;
  expires_at: number;
  family_key: string;
  refresh_hash: string;
  access_hash: string;
  access_expires_at: number;
  /** The generation before: its access token lives out its time. */
  previous_access_hash: string | null;
  previous_access_expires_at: number | null;
  /** The generation that was handed out and not used yet. */
  next_salt: string | null;
  next_refresh_hash: string | null;
  next_access_hash: string | null;
  next_access_expires_at: number | null;
  /** When whoever uses it last proved who they are, apart from signing in. */
  proved_at: number | null;
}

/** What the kitchen or a model answered, for the calls that come back to it. */
export interface AnalysesTable {
  id: string;
  user_id: string;
  session_id: string;
  kind: 'ingredients' | 'foods';
  source: string;
  /** JSON: string[]. */
  response: string;
  /** JSON: string[]. */
  food_suggestions: string;
  /** JSON: what stands beside the two lists. */
  details: string;
  created_at: number;
}

export interface RecordsTable {
  id: string;
  user_id: string;
  recipe_type: string;
  suggestion: string;
  instructions: string;
  ingredients: string | null;
  detected_foods: string | null;
  analysis_id: string | null;
  youtube: string | null;
  google: string | null;
  resources: string | null;
  /** JSON: the recipe as it was cooked. */
  recipe: string | null;
  /** JSON: what the list said of health that the dish was chosen from; an empty list where it was said and is not kept. */
  heard_health: string | null;
  note: string | null;
  rating: number | null;
  created_at: number;
  updated_at: number;
  /** Deleted, and for a day to be restored. */
  deleted_at: number | null;
}

/** What a record is found by, folded for searching; `folded` says by which way of folding: 0 where the first version left it to us. */
export interface RecordWordsTable {
  user_id: string;
  record_id: string;
  words: string;
  folded: number;
}

/** The photo that was kept with a record: a small copy, which lies in `blobs`. */
export interface RecordPhotosTable {
  record_id: string;
  user_id: string;
  mark: string;
  created_at: number;
  /** A data URL, of a photo that an earlier version kept and that was not moved yet; else empty. */
  picture: string;
  blob_key: string | null;
  type: Generated<string>;
  /** Null where the picture lies in the row. */
  bytes: number | null;
}

export interface PlansTable {
  id: string;
  user_id: string;
  name: string;
  start_date: string;
  end_date: string;
  /** The Monday of start_date; one plan a person and week, deleted ones aside. */
  week_key: string;
  /** JSON: the days. */
  meal_plan: string;
  /** JSON: what it was generated from, and the report beside it. */
  basis: string | null;
  report: string | null;
  /** The shape in which these three were checked when they were written; null where nobody knows. */
  shape: number | null;
  version: number;
  created_at: number;
  updated_at: number;
  deleted_at: number | null;
  /** Which clearing deleted it. */
  clear_id: string | null;
  /** The copy before the last change, for a day. */
  previous_meal_plan: string | null;
  previous_basis: string | null;
  previous_report: string | null;
  previous_at: number | null;
  /** Grows with each change of the plan's ticks. */
  ticks_version: Generated<number>;
}

/** What is ticked off on a plan's shopping list. */
export interface PlanTicksTable {
  plan_id: string;
  item_key: string;
  ticked_at: number;
  ticked: Flag;
  /** The plan's `ticks_version` when it was written. */
  version: number;
  /** Who did; null where nobody knows, or they are gone. */
  ticked_by: string | null;
}

/** Sendings of a change that were applied, by the key that the client gave them. */
export interface AppliedKeysTable {
  user_id: string;
  key: string;
  /** What the first sending made: an id, or nothing. */
  result: string;
  created_at: number;
}

export interface SettingsTable {
  user_id: string;
  has_sickness: Flag;
  /** Without it has_sickness is no answer. */
  sickness_answered: Flag;
  sickness_type: string;
  /** JSON: string[]. */
  conditions: string;
  /** JSON: string[]. */
  allergens: string;
  diets: Generated<string>;
  /** JSON: answers by question. */
  answers: string;
  weight_kg: number | null;
  energy_kcal: number | null;
  appearance: string | null;
  health_consent_at: number | null;
  health_consent_withdrawn_at: number | null;
  version: number;
  updated_at: number;
}

/** What counts against the trial's limits: reserved first, then confirmed or released. */
export interface UsageTable {
  id: string;
  user_id: string;
  kind: string;
  state: 'reserved' | 'confirmed';
  reserved_at: number;
  expires_at: number | null;
}

export interface PaymentIntentsTable {
  id: string;
  reference: string;
  user_id: string;
  plan_id: string;
  amount: number;
  currency: string;
  status: 'pending' | 'paid' | 'failed';
  created_at: number;
  verified_at: number | null;
  /** JSON: what the provider said when it was verified. */
  provider_data: string | null;
  /** When a client or the provider first said that it was paid. */
  reported_at: number | null;
  /** How often it was looked up, when it is next, and what was wrong the last time. */
  attempts: Generated<number>;
  next_check_at: number | null;
  last_problem: string | null;
  /** JSON: what went back (minor units), by the provider's name of each refund; null where it does not say how much in the payment's currency. */
  refunds: Generated<string>;
  /** When its receipt was mailed. */
  receipt_sent_at: number | null;
  /** Until when it may still be paid without our knowing: its window may be open. Null once its page has seen it close and the provider has said no. */
  open_until: number | null;
  /** The reference of the payment that was made while this one was open, before it was paid too. */
  paid_beside: string | null;
}

/** Payments that need a person: money that came in and belongs to no intent or does not match its own, and money that goes back. */
export interface PaymentCasesTable {
  reference: string;
  kind: 'no_intent' | 'wrong_amount' | 'wrong_currency' | 'paid_twice' | 'refunded' | 'disputed';
  /** JSON: what the provider said. */
  details: string;
  created_at: number;
  resolved_at: number | null;
  note: string | null;
}

export interface SubscriptionsTable {
  id: string;
  user_id: string;
  plan_id: string;
  plan_name: string;
  intent_id: string | null;
  start_at: number;
  end_at: number;
  created_at: number;
  /** When a letter said that it ends. */
  end_told_at: number | null;
}

export interface FeedbackTable {
  id: string;
  user_id: string;
  feedback_text: string;
  created_at: number;
}

/** Trials that began within a year, by a keyed hash of the mailbox. */
export interface TrialsTable {
  address_hash: string;
  started_at: number;
}

/** The security log. `account_hash` and `address_hash` are keyed hashes; `details` is never what somebody typed. */
export interface SecurityEventsTable {
  id: string;
  at: number;
  kind: string;
  account_hash: string | null;
  address_hash: string | null;
  details: string;
}

export type User = Selectable<UsersTable>;
export type SessionRow = Selectable<SessionsTable>;
export type AnalysisRow = Selectable<AnalysesTable>;
export type RecordRow = Selectable<RecordsTable>;
export type PaymentIntent = Selectable<PaymentIntentsTable>;
export type PaymentCase = Selectable<PaymentCasesTable>;
export type PlanRecord = Selectable<PlansTable>;
export type OwnRecipeRow = Selectable<OwnRecipesTable>;
export type RecipeMarkRow = Selectable<RecipeMarksTable>;
export type PantryRow = Selectable<PantryItemsTable>;
export type SettingsRow = Selectable<SettingsTable>;
