import { fromPromise } from 'xstate';
import { readSettings } from '../../../../contract/settings.ts';
import { readTable, seatPerson, unseatPerson } from '../../../../contract/table.ts';
import type { TableChange, TableForm, TableNow } from '../../../../machines/shared/table.ts';
import type { Connections } from '../../../actors/connections.ts';
import { ApiError } from '../../../api/errors.ts';
import { forgetUnsaved } from '../../../actors/drafts.ts';
import { formOf, personOf } from './tableForm.ts';

type Client = Pick<Connections, 'client'>;

export const createFetchTable = ({ client }: Client) =>
  fromPromise<TableNow>(async ({ signal }) => {
    const [{ people }, { settings }] = await Promise.all([
      client.request(readTable, { signal }),
      client.request(readSettings, { signal }),
    ]);
    return {
      people: people.map(formOf),
      hasConsent: (settings.health_consent_at ?? null) !== null,
    };
  });

const change = ({ client }: Client, asked: TableChange, signal: AbortSignal) =>
  asked.kind === 'unseat'
    ? client.request(unseatPerson, { params: { id: asked.id }, signal })
    : client.request(seatPerson, {
        params: { id: asked.form.id ?? crypto.randomUUID() },
        body: personOf(asked.form),
        signal,
      });

/** A refusal is told in the server's own words; anything else without any. */
export const createChangeTable = (connections: Pick<Connections, 'client' | 'storage'>) =>
  fromPromise<readonly TableForm[], TableChange>(async ({ input, signal }) => {
    try {
      const { people } = await change(connections, input, signal);
      // It was planned for those who ate along before.
      forgetUnsaved(connections.storage);
      return people.map(formOf);
    } catch (error) {
      throw new Error((error instanceof ApiError ? error.serverMessage : undefined) ?? '', {
        cause: error,
      });
    }
  });
