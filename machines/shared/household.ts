// What the charts of a household keep, and what passes between them and the server.
import type { Household, HouseholdMember, Invitation } from '../../contract/households.ts';

export type { Household, HouseholdMember };
export type Invited = Omit<Invitation, 'status'>;

export interface HouseholdLimits {
  callTimeout: number;
  shareTimeout: number;
}

/** What a person does to their household. */
export type HouseholdChange =
  | { kind: 'create' }
  | { kind: 'invite' }
  | { kind: 'revoke'; id: string }
  | { kind: 'share'; shares: boolean }
  | { kind: 'leave' }
  | { kind: 'remove'; id: string };

/** How it stands afterwards; `link` for an invitation that was just made. */
export interface HouseholdNow {
  household: Household | null;
  link?: string | undefined;
}
