// For which address passkeys are made and sign.
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { say } from '../../../contract/say.ts';
import type { Config } from '../../infrastructure/config.ts';
import { conflict } from '../../infrastructure/http/refusal.ts';
import type { RelyingParty } from './verification.ts';

type Address = Pick<Config, 'production' | 'publicOrigin'>;

/**
 * The configured address, which `isOwnOrigin` goes by too; without one, and not in production, the host that was
 * asked. A passkey is tied to a name: an address of numbers has none.
 */
export function relyingParty(
  { production, publicOrigin }: Address,
  request: FastifyRequest,
): RelyingParty | undefined {
  const origin = publicOrigin ?? (production ? undefined : `${request.protocol}://${request.host}`);
  if (origin === undefined || !URL.canParse(origin)) return undefined;
  const { hostname, protocol } = new URL(origin);
  const isSafe = protocol === 'https:' || hostname === 'localhost';
  return isSafe && !hostname.startsWith('[') && isIP(hostname) === 0
    ? { id: hostname, origin }
    : undefined;
}

export const unavailable = say(
  'account.passkeysUnavailable',
  'Passkeys cannot be used at this address of Platewise.',
);

/** @throws 409 where this address can have none */
export const demandParty = (config: Address, request: FastifyRequest): RelyingParty => {
  const party = relyingParty(config, request);
  if (!party) throw conflict(unavailable, 'passkeys_unavailable');
  return party;
};
