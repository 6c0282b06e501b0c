// Where this server is reached, as far as it knows itself.
import type { FastifyInstance } from 'fastify';

/** The address that the server listens on, for people on this machine; nothing where it does not listen. */
export function addressOf(app: FastifyInstance): string | undefined {
  const [address] = app.addresses();
  if (address === undefined || typeof address === 'string') return address;
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${host === '0.0.0.0' || host === '[::]' ? 'localhost' : host}:${address.port}`;
}
