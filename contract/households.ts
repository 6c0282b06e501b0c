// People who shop together: who they are, how one joins them, and how one leaves.
import { inSchema } from './say.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { Acknowledgement, Id, Status } from './common.ts';

export const householdRoles = ['owner', 'member'] as const;
const Role = z.enum(householdRoles);
export type HouseholdRole = z.infer<typeof Role>;

/** What those of one household see of each other; nothing else of an account is shown. */
export const HouseholdMember = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  role: Role,
  /** Whether the others see what is to be bought for their weeks. */
  shares_plan: z.boolean(),
  me: z.boolean(),
});
export type HouseholdMember = z.infer<typeof HouseholdMember>;

/** A link that was not used yet; its secret is told once, when it is made. */
export const HouseholdInvite = z.object({ id: Id, expires_at: z.number() });
export type HouseholdInvite = z.infer<typeof HouseholdInvite>;

export const Household = z.object({
  members: z.array(HouseholdMember),
  /** Of all of the household for its owner, of one's own for others. */
  invites: z.array(HouseholdInvite),
});
export type Household = z.infer<typeof Household>;

/** `household` is null where the person is in none. */
export const HouseholdAnswer = z.object({ status: Status, household: z.nullable(Household) });
export type HouseholdAnswer = z.infer<typeof HouseholdAnswer>;

const secret = z
  .string()
  .check(z.regex(/^[\w-]{20,100}$/, inSchema('household.linkCut', 'This link is not whole.')));

export const readHousehold = call({
  id: 'readHousehold',
  method: 'GET',
  path: '/api/household',
  summary: "The person's household",
  answer: HouseholdAnswer,
});
/** Who is in one already stays in it. */
export const createHousehold = call({
  id: 'createHousehold',
  method: 'POST',
  path: '/api/household',
  summary: 'Make a household',
  answer: HouseholdAnswer,
});
export const shareWeeks = call({
  id: 'shareWeeks',
  method: 'PUT',
  path: '/api/household/sharing',
  summary: 'Say whether the others see what is to be bought for one’s weeks',
  body: z.object({ shares_plan: z.boolean() }),
  answer: HouseholdAnswer,
});
export const leaveHousehold = call({
  id: 'leaveHousehold',
  method: 'DELETE',
  path: '/api/household',
  summary: 'Leave the household',
  answer: HouseholdAnswer,
});
/** For its owner. */
export const removeMember = call({
  id: 'removeMember',
  method: 'DELETE',
  path: '/api/household/members/:id',
  summary: 'Take somebody out of the household',
  params: z.object({ id: Id }),
  answer: HouseholdAnswer,
});

/** `link` is told this once: of its secret the hash alone is kept. */
export const invite = call({
  id: 'invite',
  method: 'POST',
  path: '/api/household/invites',
  summary: 'Make a link with which one person may join',
  answer: z.extend(HouseholdAnswer, { link: z.string() }),
});
export const revokeInvite = call({
  id: 'revokeInvite',
  method: 'DELETE',
  path: '/api/household/invites/:id',
  summary: 'Take an invitation back',
  params: z.object({ id: Id }),
  answer: HouseholdAnswer,
});

/** Whose household a link leads to. 404 for one that was used, revoked or is over. */
export const Invitation = z.object({
  status: Status,
  /** Who made the link. */
  from: z.string(),
  /** How many are in it already. */
  members: z.int(),
  /** Whether the person is in it already, or in another, which they have to leave first. */
  membership: z.enum(['outside', 'inside', 'elsewhere']),
  full: z.boolean(),
});
export type Invitation = z.infer<typeof Invitation>;
export const readInvitation = call({
  id: 'readInvitation',
  method: 'POST',
  path: '/api/household/invitation',
  summary: 'Whose household a link leads to',
  body: z.object({ secret }),
  answer: Invitation,
});
/** For who is not signed in: not whose household it is, nor why a link no longer counts. */
export const verifyInvitation = call({
  id: 'verifyInvitation',
  method: 'POST',
  path: '/api/household/invitation/check',
  auth: 'none',
  summary: 'Whether a link into a household can still be used',
  body: z.object({ secret: z.string().check(z.maxLength(200)) }),
  answer: z.object({ status: Status, valid: z.boolean() }),
});
export const joinHousehold = call({
  id: 'joinHousehold',
  method: 'POST',
  path: '/api/household/join',
  summary: 'Join a household by its link',
  body: z.object({ secret }),
  answer: Acknowledgement,
});
