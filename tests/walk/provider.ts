/** Another provider's accounts: its own page asks nothing and sends the browser straight back, as whoever was named last. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Claims, startIdentityProvider } from '../api/identityProvider.ts';
import { serverNow } from './persons.ts';

let someone: Claims = {};
/** Who logs in there next; known by their email alone. */
export const isNext = (email: string): void => {
  someone = { sub: email, email, email_verified: true, given_name: 'Nia' };
};

export interface Provider {
  /** By which the services know of it. */
  readonly environment: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

export async function openProvider(): Promise<Provider> {
  const atEnd: (() => void | Promise<void>)[] = [];
  const provider = await startIdentityProvider((work) => void atEnd.push(work));
  const door = createServer((request, response) => {
    const address = new URL(request.url ?? '', provider.issuer);
    const back = address.searchParams.get('redirect_uri') ?? '';
    // The services' clock is another one than ours.
    const iat = Math.floor(serverNow() / 1000);
    const answer = provider.answer(address.href, someone, { claims: { iat, exp: iat + 300 } });
    response.writeHead(303, { location: `${back}?${answer}` }).end();
  });
  await new Promise<void>((resolve) => void door.listen(0, '127.0.0.1', resolve));
  const { port } = door.address() as AddressInfo;
  provider.says['authorization_endpoint'] = `http://127.0.0.1:${port}/authorize`;
  return {
    environment: provider.environment,
    close: async () => {
      door.closeAllConnections();
      door.close();
      for (const work of atEnd) await work();
    },
  };
}
