// A link by which a calendar program reads the planned weeks. Whoever has it reads them; its maker can renew it or take it back.
import * as z from 'zod/mini';
import { call } from './call.ts';
import { Acknowledgement, FileLanguage, Status } from './common.ts';

const path = '/api/calendar-link';

/** The link itself is told once, when it is made: only its hash is kept. */
export const fetchCalendarLink = call({
  id: 'fetchCalendarLink',
  method: 'GET',
  path,
  summary: 'Whether there is a calendar link, and since when',
  answer: z.object({
    status: Status,
    /** In ms; null where there is none. */
    made_at: z.nullable(z.number()),
  }),
});
/** One an account: one that was made before ends. */
export const makeCalendarLink = call({
  id: 'makeCalendarLink',
  method: 'POST',
  path,
  summary: 'Make a calendar link, or a new one in place of the old',
  answer: z.object({ status: Status, made_at: z.number(), link: z.string() }),
});
export const revokeCalendarLink = call({
  id: 'revokeCalendarLink',
  method: 'DELETE',
  path,
  summary: 'Take the calendar link back',
  answer: Acknowledgement,
});
/** An iCalendar feed of the planned weeks; empty, and saying so, where access has ended. The secret stands behind the '?', which no log keeps. */
export const readCalendarFeed = call({
  id: 'readCalendarFeed',
  method: 'GET',
  path: '/api/calendar.ics',
  auth: 'none',
  summary: 'The planned weeks for a calendar, by a link',
  query: z.object({ secret: z.string().check(z.maxLength(100)), language: FileLanguage }),
  answer: z.string(),
});
