// What people shop for and whom they cook for, alone or together, and who else reads their weeks.
import type { CalendarTables } from './calendarTables.ts';
import type { HouseholdRole } from '../../../contract/households.ts';
import type { TableKind } from '../../../contract/table.ts';
import type { PaidUnit } from '../../../domain/shopAmounts.ts';
import type { Flag } from './kitchenTables.ts';

export interface HouseholdTables extends CalendarTables {
  shopping_items: ShoppingItemsTable;
  households: HouseholdsTable;
  household_members: HouseholdMembersTable;
  household_invites: HouseholdInvitesTable;
  table_people: TablePeopleTable;
  paid_prices: PaidPricesTable;
}

/** What a person put onto the list themselves; those of their household see it too. */
export interface ShoppingItemsTable {
  user_id: string;
  /** As the client named it. */
  id: string;
  /** As it was typed. */
  words: string;
  /** What it is for: a dish. */
  note: string;
  food_key: string | null;
  grams: number | null;
  ticked: Flag;
  /** Who of the household did. */
  ticked_by: string | null;
  since_at: number;
}

/** The newest price that a person paid for a food in a country; those of their household reckon with it too. */
export interface PaidPricesTable {
  user_id: string;
  /** The country and the food. */
  id: string;
  food_key: string;
  country: string;
  currency: string;
  amount_minor: number;
  quantity: number;
  unit: PaidUnit;
  /** As bought. */
  grams: number;
  paid_on: string;
  since_at: number;
}

interface HouseholdsTable {
  id: string;
  created_at: number;
}

/** A person is in one household at most. */
interface HouseholdMembersTable {
  user_id: string;
  household_id: string;
  role: HouseholdRole;
  /** Whether the others see what is to be bought for their weeks. */
  shares_plan: Flag;
  joined_at: number;
}

/** A link that lets one person join; its row goes with its use. */
interface HouseholdInvitesTable {
  id: string;
  token_hash: string;
  household_id: string;
  /** Who made it. */
  user_id: string;
  created_at: number;
  expires_at: number;
}

/** Somebody who eats along; they need no account. Sickness, answers, weight and energy stand there with the owner's consent alone. */
export interface TablePeopleTable {
  user_id: string;
  /** The caller's. */
  id: string;
  name: string;
  kind: TableKind;
  eats: Flag;
  /** JSON: string[]. */
  leaves_out: string;
  /** JSON: string[]. */
  diets: string;
  portion: number | null;
  sickness: string;
  /** JSON: Record<string, string>. */
  answers: string;
  weight_kg: number | null;
  energy_kcal: number | null;
  since_at: number;
}
