// What people shop for, alone or together.
import type { HouseholdRole } from '../../../contract/households.ts';
import type { Flag } from './kitchenTables.ts';

export interface HouseholdTables {
  shopping_items: ShoppingItemsTable;
  households: HouseholdsTable;
  household_members: HouseholdMembersTable;
  household_invites: HouseholdInvitesTable;
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
