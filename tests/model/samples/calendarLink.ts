import { calendarLinkMachine } from '../../../machines/planner/calendarLink.machine.ts';
import type { CalendarLink } from '../../../machines/shared/calendarLink.ts';
import type { Samples } from '../engine/index.ts';

const network = { '': new Error('network') };
/** In the middle of a day, wherever it is read. */
const madeAt = Date.UTC(2026, 0, 7, 12);
export const address = 'https://example.org/api/calendar.ics?secret=a';

export type Context = CalendarLink;

export const calendarLink: Samples = {
  chart: 'calendarLink',
  machine: calendarLinkMachine,
  input: { limits: { callTimeout: 12_000, shareTimeout: 600_000 } },
  person: {
    'link.retried': { type: 'link.retried' },
    'link.requested': { type: 'link.requested' },
    'link.revoked': { type: 'link.revoked' },
    'link.shared': { type: 'link.shared' },
  },
  actors: {
    fetchLink: {
      answers: { none: { madeAt: null, link: null }, one: { madeAt, link: null } },
      failures: network,
    },
    makeLink: { answers: { '': { madeAt, link: address } }, failures: network },
    revokeLink: { answers: { '': undefined }, failures: network },
    shareLink: {
      answers: { shared: { outcome: 'shared' }, copied: { outcome: 'copied' } },
      failures: network,
    },
  },
  delays: { callTimeout: 12_000, shareTimeout: 600_000 },
  distinguish: ({ madeAt: at, link }: Context) => [at, link],
  situations: {
    'one made': ({ madeAt: at }: Context) => at !== null,
    'one told': ({ link }: Context) => link !== null,
  },
  holds: {
    'fetchLink answers none': ({ madeAt: at }: Context) => at === null,
    'fetchLink answers one': ({ madeAt: at }: Context) => at === madeAt,
    'makeLink answers': ({ link, madeAt: at }: Context) => link === address && at === madeAt,
    'revokeLink answers': ({ link, madeAt: at }: Context) => link === null && at === null,
  },
};
