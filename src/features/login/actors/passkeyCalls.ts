// Logging in by passkey. Fetched by whoever does, or whose browser may offer it: the log-in page comes without.
import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser';
import { passkeys } from '../../../../contract/constants.ts';
import { beginPasskeyLogIn, logInByPasskey } from '../../../../contract/passkeys.ts';
import type { PasskeyChoice, SignedPasskey } from '../../../../machines/shared/messages.ts';
import type { Connections } from '../../../actors/connections.ts';
import { ours } from '../../../api/sentences.ts';
import { orRefusal } from '../../../actors/orRefusal.ts';

type Client = Connections['client'];

/** What was asked for is asked for again before it runs out on the server. */
const renewal = passkeys.challengeLife * 0.9;

const cancel = (): void => WebAuthnAbortService.cancelCeremony();

/** The browser's window was closed, or its time ran out: WebAuthn does not tell these apart. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);

export const logInBy = (client: Client, credential: SignedPasskey, signal: AbortSignal) =>
  client.request(logInByPasskey, { body: { credential }, signal });

/** Has the browser ask for a passkey, in its own window, and sign with it. */
export async function choosePasskey(client: Client, signal: AbortSignal): Promise<PasskeyChoice> {
  const answer = await orRefusal(client.request(beginPasskeyLogIn, { signal }));
  if ('outcome' in answer) return answer;
  if (answer.options === null)
    return {
      outcome: 'refused',
      message: answer.message && ours('account.passkeysUnavailable', answer.message),
    };
  signal.throwIfAborted();
  signal.addEventListener('abort', cancel);
  try {
    const passkey = await startAuthentication({ optionsJSON: answer.options });
    return { outcome: 'chosen', passkey };
  } catch (error) {
    if (isCancelled(error)) return { outcome: 'cancelled' };
    throw error;
  }
}

/**
 * Has the browser offer passkeys where it fills in the email.
 * @returns the one that was chosen, or nothing where there can be none
 */
export async function offerPasskeys(
  client: Client,
  signal: AbortSignal,
): Promise<SignedPasskey | undefined> {
  // Nobody waits for it: the page comes first.
  await new Promise((resolve) => void setTimeout(resolve));
  for (;;) {
    signal.throwIfAborted();
    const { options } = await client.request(beginPasskeyLogIn, { signal });
    signal.throwIfAborted();
    if (options === null) return undefined;
    let isOld = false;
    const timer = setTimeout(() => {
      isOld = true;
      cancel();
    }, renewal);
    signal.addEventListener('abort', cancel);
    try {
      return await startAuthentication({ optionsJSON: options, useBrowserAutofill: true });
    } catch (error) {
      if (!isOld) throw error;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
    }
  }
}
