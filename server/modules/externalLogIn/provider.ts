// Speaks OpenID Connect with the configured provider: authorization code with PKCE, state and nonce. The
// library is read when somebody first goes there.
import { createHmac, hash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Configuration } from 'openid-client';
import { Email } from '../../../contract/common.ts';
import { hour } from '../../../domain/durations.ts';
import { createBoundedFetch, ProviderUnreachable } from './boundedFetch.ts';

/** `name`: what its button says. */
export interface ProviderOptions {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly name: string;
}

/** Who somebody is, as the provider says. Issuer and subject alone tell who; the rest is only told. */
export interface ExternalPerson {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
}

/** What a log-in is checked by. `browser`: a secret that lies in the browser alone. */
export interface Ceremony {
  readonly state: string;
  readonly browser: string;
}

export interface Provider {
  readonly name: string;
  /** Where the browser goes. @throws ProviderUnreachable */
  address(ceremony: Ceremony, redirect: string): Promise<string>;
  /** @param answer the query that it came back with. @throws ProviderUnreachable, or what is wrong with the answer. */
  identify(answer: URLSearchParams, ceremony: Ceremony, redirect: string): Promise<ExternalPerson>;
}

/** What the provider says of itself is believed for so long (ms). */
const believed = hour;
/** Ways of signing that are asked for of every provider, or that are at least as good; never 'none', and no shared secret. */
const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA', 'Ed25519'];

/** Derived, so that the database holds nothing by which a stolen answer could be used. */
const derive = ({ browser, state }: Ceremony, purpose: string): string =>
  createHmac('sha256', browser).update(`${purpose}:${state}`).digest('base64url');

const challengeOf = (verifier: string): string => hash('sha256', verifier, 'base64url');

export function createProvider(options: ProviderOptions, now: () => number): Provider {
  const issuer = new URL(options.issuer);
  let found: { readonly at: number; readonly configuration: Promise<Configuration> } | undefined;

  const configure = (): Promise<Configuration> => {
    const time = now();
    if (!found || found.at + believed < time) {
      const configuration = discover(options, issuer);
      found = { at: time, configuration };
      configuration.catch(() => {
        if (found?.configuration === configuration) found = undefined;
      });
    }
    return found.configuration;
  };

  return {
    name: options.name,

    async address(ceremony, redirect) {
      const [{ buildAuthorizationUrl }, configuration] = await Promise.all([
        import('openid-client'),
        configure(),
      ]);
      return buildAuthorizationUrl(configuration, {
        redirect_uri: redirect,
        scope: 'openid email profile',
        state: ceremony.state,
        nonce: derive(ceremony, 'nonce'),
        code_challenge: challengeOf(derive(ceremony, 'verifier')),
        code_challenge_method: 'S256',
      }).href;
    },

    async identify(answer, ceremony, redirect) {
      const [{ authorizationCodeGrant }, configuration] = await Promise.all([
        import('openid-client'),
        configure(),
      ]);
      const tokens = await authorizationCodeGrant(
        configuration,
        new URL(`${redirect}?${answer.toString()}`),
        {
          expectedState: ceremony.state,
          expectedNonce: derive(ceremony, 'nonce'),
          pkceCodeVerifier: derive(ceremony, 'verifier'),
          idTokenExpected: true,
        },
      ).catch(asUnreachable);
      return personIn(tokens.claims() ?? {});
    },
  };
}

async function discover(
  { clientId, clientSecret }: ProviderOptions,
  issuer: URL,
): Promise<Configuration> {
  const client = await import('openid-client');
  const byPost = client.ClientSecretPost(clientSecret);
  const byHeader = client.ClientSecretBasic(clientSecret);
  const configuration = await client
    .discovery(
      issuer,
      clientId,
      {},
      (server, ...rest) => {
        const ways = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
        const authenticate = ways.includes('client_secret_basic') ? byHeader : byPost;
        return authenticate(server, ...rest);
      },
      {
        // Signatures are checked although the token comes straight from the provider.
        execute: [
          client.enableNonRepudiationChecks,
          ...(issuer.protocol === 'http:' ? [client.allowInsecureRequests] : []),
        ],
        [client.customFetch]: createBoundedFetch(issuer),
      },
    )
    .catch((error: unknown) => {
      throw new ProviderUnreachable('The provider does not say what it is.', { cause: error });
    });
  const signs = configuration.serverMetadata().id_token_signing_alg_values_supported;
  if (signs && !signs.some((each) => algorithms.includes(each)))
    throw new ProviderUnreachable('The provider signs in no way that is known here.');
  return configuration;
}

/** What the library wraps is found again. */
function asUnreachable(error: unknown): never {
  for (let each = error; each instanceof Error; each = each.cause)
    if (each instanceof ProviderUnreachable) throw each;
  throw error;
}

const longestSubject = 255;
const longestName = 100;

function personIn(claims: Readonly<Record<string, unknown>>): ExternalPerson {
  const { iss, sub } = claims;
  if (
    typeof iss !== 'string' ||
    typeof sub !== 'string' ||
    sub === '' ||
    sub.length > longestSubject
  )
    throw new Error('It does not say who this is.');
  const said = z.safeParse(Email, claims['email']);
  const email = said.success ? said.data : '';
  return {
    issuer: iss,
    subject: sub,
    email: email === '' ? null : email,
    // `true` alone: some providers write the word, and some nothing.
    isEmailVerified: email !== '' && claims['email_verified'] === true,
    firstName: nameIn(claims['given_name']),
    lastName: nameIn(claims['family_name']),
  };
}

const nameIn = (claim: unknown): string =>
  typeof claim === 'string' ? claim.replaceAll(/\p{C}/gu, '').trim().slice(0, longestName) : '';
