import { fromPromise } from 'xstate';
import {
  fetchCalendarLink,
  makeCalendarLink,
  revokeCalendarLink,
} from '../../../../contract/calendarFeed.ts';
import type { CalendarLink } from '../../../../machines/shared/calendarLink.ts';
import type { Connections } from '../../../actors/connections.ts';
import { share, type Shared, type Sharing } from './shareText.ts';

type Client = Pick<Connections, 'client'>;

export const createFetchLink = ({ client }: Client) =>
  fromPromise<CalendarLink>(async ({ signal }) => {
    const { made_at: madeAt } = await client.request(fetchCalendarLink, { signal });
    return { madeAt, link: null };
  });

export const createMakeLink = ({ client }: Client) =>
  fromPromise<CalendarLink>(async ({ signal }) => {
    const { made_at: madeAt, link } = await client.request(makeCalendarLink, { signal });
    return { madeAt, link };
  });

export const createRevokeLink = ({ client }: Client) =>
  fromPromise<void>(async ({ signal }) => {
    await client.request(revokeCalendarLink, { signal });
  });

export const createShareCalendarLink = (title: string, device: Sharing = navigator) =>
  fromPromise<Shared, { link: string }>(({ input: { link } }) =>
    share({ title, url: link }, link, device),
  );
