import { fromCallback } from 'xstate';
import type { Connections } from '../../../actors/connections.ts';

/** So long (ms) the page is as it was drawn while building, where nobody knew the browser: then React has it. */
const settled = 2000;

/** Passkeys that the browser offers where it fills in the email. */
export const createAutofillChoices = ({ client }: Pick<Connections, 'client'>) =>
  fromCallback<{ type: 'none' }>(({ sendBack }) => {
    const { PublicKeyCredential: Passkeys } = globalThis;
    const stopping = new AbortController();
    const { signal } = stopping;
    const offer = async (): Promise<void> => {
      if (!(await Passkeys.isConditionalMediationAvailable?.())) return;
      const passkey = await (await import('./passkeyCalls.ts')).offerPasskeys(client, signal);
      sendBack(passkey ? { type: 'passkey.chosen', passkey } : { type: 'passkeys.unsupported' });
    };
    // Nobody has asked for it: where it cannot be had, the form and the button are there.
    if (Passkeys as unknown) void offer().catch(() => undefined);
    const timer = setTimeout(() => {
      if (!(Passkeys as unknown)) sendBack({ type: 'passkeys.unsupported' });
    }, settled);
    return () => {
      clearTimeout(timer);
      stopping.abort();
    };
  });
