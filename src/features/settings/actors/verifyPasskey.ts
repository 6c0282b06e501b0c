import { fromPromise } from 'xstate';
import { beginPasskeyProof, proveByPasskey } from '../../../../contract/passkeys.ts';
import type { PasskeyProof } from '../../../../machines/shared/account.ts';
import type { Connections } from '../../../actors/connections.ts';
import { orRefusal } from '../../../actors/orRefusal.ts';

/** Has the browser sign with one of the person's passkeys, in its own window, and proves by it who uses this session. */
export const createVerifyPasskey = ({ client }: Pick<Connections, 'client'>) =>
  fromPromise<PasskeyProof>(async ({ signal }) => {
    const asked = await orRefusal(client.request(beginPasskeyProof, { signal }));
    if ('outcome' in asked) return asked;
    if (asked.options === null) return { outcome: 'refused' };
    const { startAuthentication, WebAuthnAbortService } = await import('@simplewebauthn/browser');
    signal.throwIfAborted();
    signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony());
    let credential;
    try {
      credential = await startAuthentication({ optionsJSON: asked.options });
    } catch (error) {
      const name = error instanceof Error ? error.name : '';
      if (name === 'NotAllowedError' || name === 'AbortError') return { outcome: 'cancelled' };
      throw error;
    }
    const answer = await orRefusal(
      client.request(proveByPasskey, { body: { credential }, signal }),
    );
    if ('outcome' in answer) return answer;
    return answer.status === 'success'
      ? { outcome: 'proven' }
      : { outcome: 'refused', message: answer.message };
  });
