import { householdMachine } from '../../../machines/household/household.machine.ts';
import type {
  Household,
  HouseholdMember,
  HouseholdNow,
  Invited,
} from '../../../machines/shared/household.ts';
import type { Samples } from '../engine/index.ts';
import { ada } from './app.ts';

const me: HouseholdMember = {
  id: '01900000-0000-7000-8000-000000000001',
  name: 'Ada',
  email: 'ada@example.org',
  role: 'owner',
  shares_plan: true,
  me: true,
};
const sam: HouseholdMember = {
  ...me,
  id: '01900000-0000-7000-8000-000000000002',
  name: 'Sam',
  email: 'sam@example.org',
  role: 'member',
  me: false,
};
const open = { id: '01900000-0000-7000-8000-000000000021', expires_at: Date.UTC(2026, 0, 12, 12) };
const home: Household = { members: [me, sam], invites: [open] };
const inside: HouseholdNow = { household: home };
const withLink: HouseholdNow = { household: home, link: 'https://example.org/household?invite=x' };
const outside: HouseholdNow = { household: null };
const invitation: Invited = { from: 'Sam', members: 2, membership: 'outside', full: false };
const full: Invited = { ...invitation, members: 8, full: true };

const limits = { callTimeout: 11_000, shareTimeout: 600_000 };
const start = (search: string) => ({ limits, person: ada, path: '/household', search });

export interface Context {
  secret: string | null;
  invitation: Invited | null;
  household: Household | null;
  change: { kind: string };
  link: string | null;
  leaving: HouseholdMember | null;
  message: string | null;
}

export const household: Samples = {
  chart: 'household',
  machine: householdMachine,
  starts: { 'from a page': start(''), 'by a link': start('?invite=secret-of-twenty-letters') },
  person: {
    'household.retried': { type: 'household.retried' },
    'household.founded': { type: 'household.founded' },
    'invitation.accepted': { type: 'invitation.accepted' },
    'invitation.declined': { type: 'invitation.declined' },
    'invitation.requested': { type: 'invitation.requested' },
    'invitation.revoked': { type: 'invitation.revoked', id: open.id },
    'link.shared': { type: 'link.shared' },
    'weeks.shared': { type: 'weeks.shared', shares: false },
    'removal.requested (myself)': { type: 'removal.requested', member: me },
    'removal.requested (Sam)': { type: 'removal.requested', member: sam },
    'removal.confirmed': { type: 'removal.confirmed' },
    'removal.cancelled': { type: 'removal.cancelled' },
  },
  actors: {
    readInvitation: {
      answers: { 'an invitation': invitation, 'a full household': full },
      failures: { '': new Error('This link does not work any more.') },
    },
    confirmInvitation: {
      answers: { '': undefined },
      failures: { '': new Error('A household has at most 8 people.') },
    },
    fetchHousehold: {
      answers: { inside, outside },
      failures: { '': new Error('network') },
    },
    changeHousehold: {
      answers: { inside, outside, 'a link': withLink },
      failures: { '': new Error('') },
    },
    shareLink: {
      answers: { shared: { outcome: 'shared' }, copied: { outcome: 'copied' } },
      failures: { '': new Error('not allowed') },
    },
  },
  delays: limits,
  distinguish: (context: Context) => [
    context.secret,
    context.invitation?.full,
    context.household !== null,
    context.change.kind,
    context.link !== null,
    context.leaving?.name,
    context.message !== null,
  ],
  situations: {
    'by a link': ({ secret }: Context) => secret !== null,
    room: ({ invitation: known }: Context) => known?.full === false,
    inside: ({ household: known }: Context) => known !== null,
    'Sam is to go': ({ leaving }: Context) => leaving?.name === 'Sam',
    'a link was made': ({ link }: Context) => link !== null,
  },
  holds: {
    'readInvitation fails': ({ message }: Context) =>
      message === 'This link does not work any more.',
    'confirmInvitation fails': ({ message }: Context) =>
      message === 'A household has at most 8 people.',
    'joining · after callTimeout, changeHousehold fails, changing · after callTimeout': ({
      message,
    }: Context) => message === '',
    'invitationUnread · household.retried, invitation.accepted': ({ message }: Context) =>
      message === null,
    'invitation.declined': ({ secret, invitation: known, message }: Context) =>
      secret === null && known === null && message === null,
    'confirmInvitation answers': ({ secret, invitation: known }: Context) =>
      secret === null && known === null,
    'fetchHousehold answers inside, changeHousehold answers inside': ({
      household: known,
    }: Context) => known === home,
    'fetchHousehold answers outside': ({ household: known }: Context) => known === null,
    'changeHousehold answers outside': ({ household: known, link }: Context) =>
      known === null && link === null,
    'changeHousehold answers a link': ({ link }: Context) => link === withLink.link,
    'invitation.revoked': ({ link }: Context) => link === null,
    'invitation.requested, invitation.revoked, weeks.shared, removal.requested (myself), removal.requested (Sam)':
      ({ message }: Context) => message === null,
    'household.founded': ({ change, message }: Context) =>
      change.kind === 'create' && message === null,
  },
  names: [
    [ada, 'Ada'],
    [limits, 'its limits'],
  ],
};
