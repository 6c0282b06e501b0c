/** An OpenID Connect provider over real HTTP: it signs what it is told to, and can be told to sign what is wrong. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { AtEnd } from './support.ts';

export type Claims = Record<string, unknown>;

/** What may be wrong with an ID token. */
export interface Lapse {
  readonly claims?: Claims;
  readonly alg?: string;
  /** Signed by a key that is not the provider's. */
  readonly foreignKey?: boolean;
  /** Signed by nobody. */
  readonly unsigned?: boolean;
}

export interface IdentityProvider {
  readonly issuer: string;
  readonly environment: Record<string, string>;
  /** Requests that the server has made, in order. */
  readonly asked: string[];
  /** Somebody logs in there: the query with which the browser is sent back. */
  answer: (address: string, person: Claims, lapse?: Lapse) => string;
  /** From now on each request is answered so. */
  breakWith: (answer: ((response: ServerResponse) => void) | undefined) => void;
  /** What it says of itself beside the usual. */
  says: Claims;
}

const clientId = 'platewise';
const clientSecret = 'a secret that nobody else has';
const base64url = (value: unknown): string =>
  Buffer.from(JSON.stringify(value)).toString('base64url');

interface Grant {
  readonly challenge: string;
  readonly redirect: string;
  readonly token: string;
}

export async function startIdentityProvider(
  atEnd: AtEnd = onTestFinished,
): Promise<IdentityProvider> {
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const grants = new Map<string, Grant>();
  const asked: string[] = [];
  let broken: ((response: ServerResponse) => void) | undefined;
  let issuer = '';
  const says: Claims = {};

  const json = (response: ServerResponse, status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

  const exchange = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    const code = form.get('code') ?? '';
    const grant = grants.get(code);
    grants.delete(code);
    const [name, secret] = Buffer.from((request.headers.authorization ?? '').slice(6), 'base64')
      .toString()
      .split(':')
      .map((each) => decodeURIComponent(each.replaceAll('+', ' ')));
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (name !== clientId || secret !== clientSecret)
      return json(response, 401, { error: 'invalid_client' });
    if (grant?.challenge !== challenge || grant.redirect !== form.get('redirect_uri'))
      return json(response, 400, { error: 'invalid_grant' });
    return json(response, 200, {
      access_token: randomBytes(8).toString('hex'),
      token_type: 'Bearer',
      id_token: grant.token,
    });
  };

  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    if (broken) return broken(response);
    if (request.url === '/.well-known/openid-configuration')
      return void json(response, 200, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        ...says,
      });
    if (request.url === '/keys')
      return void json(response, 200, {
        keys: [
          { ...own.publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' },
        ],
      });
    if (request.url === '/token') return void exchange(request, response);
    return void response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  atEnd(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => void server.close(resolve));
  });
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    issuer,
    environment: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_NAME: 'Example ID',
    },
    asked,
    says,
    breakWith: (answer) => void (broken = answer),
    answer: (address, person, lapse = {}) => {
      const given = new URL(address).searchParams;
      const code = randomBytes(16).toString('hex');
      const time = Math.floor(Date.now() / 1000);
      const claims = {
        iss: issuer,
        aud: clientId,
        iat: time,
        exp: time + 300,
        nonce: given.get('nonce'),
        ...person,
        ...lapse.claims,
      };
      grants.set(code, {
        challenge: given.get('code_challenge') ?? '',
        redirect: given.get('redirect_uri') ?? '',
        token: tokenOf(claims, lapse, (lapse.foreignKey ? foreign : own).privateKey),
      });
      return new URLSearchParams({ code, state: given.get('state') ?? '' }).toString();
    },
  };
}

function tokenOf(claims: Claims, { alg = 'RS256', unsigned }: Lapse, key: KeyObject): string {
  const text = `${base64url({ alg, kid: 'one' })}.${base64url(claims)}`;
  return `${text}.${unsigned ? '' : sign('sha256', Buffer.from(text), key).toString('base64url')}`;
}
