import { fromPromise } from 'xstate';
import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from '../../../../contract/passkeys.ts';
import type {
  CreatedPasskey,
  EndResult,
  NewPasskey,
  OwnPasskey,
  PasskeysState,
  SavedPasskey,
} from '../../../../machines/shared/account.ts';
import type { Connections } from '../../../actors/connections.ts';
import { orRefusal } from '../../../actors/orRefusal.ts';
import { orProof } from './orProof.ts';

type Server = Pick<Connections, 'client'>;

const instant = (at: number | string): number => new Date(at).getTime();
const ownPasskey = (each: {
  id: string;
  name: string;
  created_at: number | string;
  used_at: number | string | null;
}): OwnPasskey => ({
  id: each.id,
  name: each.name,
  createdAt: instant(each.created_at),
  usedAt: each.used_at === null ? null : instant(each.used_at),
});

/** Which there are, and whether this browser can make one. */
export const createReadPasskeys = ({ client }: Server) =>
  fromPromise<PasskeysState>(async ({ signal }) => {
    const { passkeys, available } = await client.request(listPasskeys, { signal });
    return {
      passkeys: passkeys.map(ownPasskey),
      canAdd: available && 'PublicKeyCredential' in globalThis,
    };
  });

/** Has the browser make a passkey, in its own window. */
export const createCreatePasskey = ({ client }: Server) =>
  fromPromise<CreatedPasskey>(async ({ signal }) => {
    const answer = await orRefusal(orProof(client.request(beginPasskey, { signal })));
    if ('outcome' in answer) return answer;
    const { startRegistration, WebAuthnAbortService } = await import('@simplewebauthn/browser');
    signal.throwIfAborted();
    signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony());
    try {
      return {
        outcome: 'created',
        passkey: await startRegistration({ optionsJSON: answer.options }),
      };
    } catch (error) {
      const name = error instanceof Error ? error.name : '';
      if (name === 'NotAllowedError' || name === 'AbortError') return { outcome: 'cancelled' };
      if (name === 'InvalidStateError') return { outcome: 'known' };
      throw error;
    }
  });

/** Has the server keep it, under the name of this device for now. */
export const createSavePasskey = ({ client }: Server) =>
  fromPromise<SavedPasskey, { passkey: NewPasskey | null }>(async ({ input, signal }) => {
    if (!input.passkey) throw new Error('There is no passkey to be saved.');
    const answer = await orRefusal(
      client.request(addPasskey, { body: { credential: input.passkey }, signal }),
    );
    return 'outcome' in answer ? answer : { outcome: 'done', passkey: ownPasskey(answer.passkey) };
  });

const ended = (answer: { status: string; message?: string | undefined }): EndResult =>
  answer.status === 'success'
    ? { outcome: 'done' }
    : { outcome: 'refused', message: answer.message };

export const createChangeName = ({ client }: Server) =>
  fromPromise<EndResult, { id: string; name: string }>(async ({ input, signal }) => {
    const { id, name } = input;
    const answer = await orRefusal(
      client.request(renamePasskey, { params: { id }, body: { name }, signal }),
    );
    return 'outcome' in answer ? answer : ended(answer);
  });

export const createRemovePasskey = ({ client }: Server) =>
  fromPromise<EndResult, { id: string }>(async ({ input, signal }) => {
    const answer = await orRefusal(
      orProof(client.request(removePasskey, { params: { id: input.id }, signal })),
    );
    return 'outcome' in answer ? answer : ended(answer);
  });
