// A household as those in it see it, and what each of them may do.
import { say } from '../../../contract/say.ts';
import type { Household, Invitation } from '../../../contract/households.ts';
import { household as limits } from '../../../contract/constants.ts';
import type { Storage } from '../../infrastructure/database/plugin.ts';
import { conflict, notFound } from '../../infrastructure/http/refusal.ts';
import { nameOf } from './names.ts';

export type HouseholdService = ReturnType<typeof createHouseholdService>;

const noSuchLink = () =>
  notFound(say('household.deadLink', 'This link does not work any more. Ask for a new one.'));
const isFull = () =>
  conflict(
    say('household.full', `A household has at most ${limits.members} people.`, {
      most: limits.members,
    }),
    'household_full',
  );
const isElsewhere = () =>
  conflict(
    say('household.elsewhere', 'You are in another household. Leave it first, under Household.'),
    'other_household',
  );

/** As those in it see it. */
async function read(households: Storage['households'], userId: string): Promise<Household | null> {
  const own = await households.membership(userId);
  if (!own) return null;
  const [members, invites] = await Promise.all([
    households.members(own.household_id),
    households.invites(userId),
  ]);
  return {
    members: members.map((each) => ({
      id: each.id,
      name: nameOf(each),
      email: each.email,
      role: each.role,
      shares_plan: each.shares_plan === 1,
      me: each.id === userId,
    })),
    invites,
  };
}

/** @param tell that what they see has changed */
export function createHouseholdService(
  { households }: Pick<Storage, 'households'>,
  { origin, tell }: { origin: () => string; tell: (userIds: readonly string[]) => void },
) {
  const idsOf = async (userId: string): Promise<string[]> =>
    (await households.listMembers(userId)).map(({ id }) => id);
  const tellAll = async (userId: string): Promise<void> => tell(await idsOf(userId));

  return {
    read: (userId: string): Promise<Household | null> => read(households, userId),
    ...createLinks(households, origin),
    ...createJoining(households, tellAll),

    create: async (userId: string): Promise<void> => households.create(userId),

    async share(userId: string, shares: boolean): Promise<void> {
      await households.share(userId, shares);
      await tellAll(userId);
    },

    async leave(userId: string): Promise<void> {
      const before = await idsOf(userId);
      await households.leave(userId);
      tell(before);
    },

    /** Who takes themselves out leaves. @throws 404 for somebody who is no member of a household that the person owns */
    async remove(userId: string, memberId: string): Promise<void> {
      const before = await idsOf(userId);
      if (memberId === userId) await households.leave(userId);
      else if (!(await households.remove(userId, memberId)))
        throw notFound(
          say('household.nobody', 'There is nobody like this in a household of yours.'),
        );
      tell(before);
    },
  };
}

const membershipFor = (own: string | undefined, other: string): Invitation['membership'] =>
  own === undefined ? 'outside' : own === other ? 'inside' : 'elsewhere';

/** Links for others, from somebody who is in a household. */
const createLinks = (households: Storage['households'], origin: () => string) => ({
  /** @returns the link, which is told this once */
  async invite(userId: string): Promise<string> {
    const made = await households.invite(userId);
    if (made === 'outside')
      throw conflict(say('household.none', 'Make a household first.'), 'no_household');
    if (made === 'full')
      throw conflict(
        say(
          'household.invitations',
          `There are ${limits.invites} open invitations already. Take one back first.`,
          { count: limits.invites },
        ),
        'too_many_invitations',
      );
    return `${origin()}/household?invite=${made.secret}`;
  },

  async revoke(userId: string, id: string): Promise<void> {
    if (!(await households.revoke(userId, id))) throw noSuchLink();
  },
});

/** What a link leads to. */
const createJoining = (
  households: Storage['households'],
  tellAll: (userId: string) => Promise<void>,
) => ({
  async invitation(userId: string, secret: string): Promise<Omit<Invitation, 'status'>> {
    const link = await households.findInvite(secret);
    if (!link) throw noSuchLink();
    const [members, own] = await Promise.all([
      households.members(link.household_id),
      households.membership(userId),
    ]);
    return {
      from: nameOf(link),
      members: members.length,
      membership: membershipFor(own?.household_id, link.household_id),
      full: members.length >= limits.members,
    };
  },

  /** Looked up alike whether it can be used or not, so that the time tells nothing more. */
  isOpen: async (secret: string): Promise<boolean> =>
    (await households.findInvite(secret)) !== undefined,

  async join(userId: string, secret: string): Promise<void> {
    const outcome = await households.join(userId, secret);
    if (outcome === 'gone') throw noSuchLink();
    if (outcome === 'full') throw isFull();
    if (outcome === 'elsewhere') throw isElsewhere();
    await tellAll(userId);
  },
});
