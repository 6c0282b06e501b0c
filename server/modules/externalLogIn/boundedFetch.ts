// How the provider is called: by https alone where its own address is so, within a time and a size, without
// following where an answer leads, and nowhere inside our own network but at the address that is configured.
import { lookup } from 'node:dns/promises';
import { callWork, observed } from '../../infrastructure/observed.ts';
import { readAtMost } from '../../infrastructure/http/bounded.ts';
import { isPublicAddress } from '../../infrastructure/http/safeFetch.ts';

/** Nobody answered, or what answered is broken: nothing that the person or the provider's answer could be blamed for. */
export class ProviderUnreachable extends Error {
  override name = 'ProviderUnreachable';
}

const timeout = 5000;
const most = 256 * 1024;

interface Sent {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: unknown;
}

async function check(address: URL, issuer: URL): Promise<void> {
  if (address.protocol !== 'https:' && address.protocol !== issuer.protocol)
    throw new Error('It names an address without https.');
  if (address.username !== '' || address.password !== '')
    throw new Error('It names an address with a password.');
  // What is configured may be on our own network; what it names beside itself may not.
  if (address.host === issuer.host) return;
  const host = address.hostname.replace(/^\[|\]$/g, '');
  const found = await lookup(host, { all: true, verbatim: true });
  if (found.length === 0 || !found.every((each) => isPublicAddress(each.address)))
    throw new Error('It names an address that is not on the open internet.');
}

export const createBoundedFetch =
  (issuer: URL) =>
  async (url: string, { method, headers, body }: Sent): Promise<Response> => {
    try {
      await check(new URL(url), issuer);
      const answer = await observed(callWork('log-in', url), () =>
        fetch(url, {
          method,
          headers,
          ...(body === undefined || body === null ? {} : { body: body as URLSearchParams }),
          redirect: 'error',
          signal: AbortSignal.timeout(timeout),
        }),
      );
      const text = await readAtMost(answer, most);
      if (answer.status >= 500) throw new Error(`It answered with status ${answer.status}.`);
      return new Response(text === '' ? null : text, {
        status: answer.status,
        headers: answer.headers,
      });
    } catch (error) {
      throw new ProviderUnreachable('The provider of log-ins was not reached.', { cause: error });
    }
  };
