// To the provider and back.
import type { FastifyRequest } from 'fastify';
import { newKey } from '../sessions/tokens.ts';
import type { Person } from '../sessions/repository.ts';
import type { Ceremony, ExternalPerson } from './provider.ts';
import type { ExternalLogIn } from './repository.ts';
import { declined, hasExpired, isOff, refuse, unreachable } from './refusals.ts';
import { type ExternalLogInOptions, returnPath } from './options.ts';

export function createJourney({ provider, storage: { identities }, origin }: ExternalLogInOptions) {
  const redirect = (): string => `${origin()}${returnPath}`;

  return {
    /** @param person who connects an account; null for a log-in */
    begin: async (
      person: Person | null,
      request: FastifyRequest,
    ): Promise<{ address: string; browser: string }> => {
      if (!provider) throw isOff();
      const ceremony = { state: newKey(), browser: newKey() };
      const address = await provider
        .address(ceremony, redirect())
        .catch((error: unknown) => refuse(error, provider.name, request));
      await identities.begin(ceremony.state, ceremony.browser, person);
      return { address, browser: ceremony.browser };
    },

    /** Takes the provider's answer, once. */
    identify: async (
      answer: URLSearchParams,
      browser: string | undefined,
      request: FastifyRequest,
    ): Promise<{ logIn: ExternalLogIn; person: ExternalPerson; ceremony: Ceremony }> => {
      if (!provider) throw isOff();
      const state = answer.get('state') ?? '';
      if (answer.has('failed')) throw unreachable(provider.name);
      const logIn =
        browser === undefined || state === '' ? undefined : await identities.take(state, browser);
      if (!logIn || browser === undefined) throw hasExpired();
      const ceremony = { state, browser };
      try {
        if (answer.has('error')) throw declined(provider.name);
        const person = await provider.identify(answer, ceremony, redirect());
        await identities.know(state, person);
        return { logIn, person, ceremony };
      } catch (error) {
        await identities.end(state);
        return refuse(error, provider.name, request);
      }
    },
  };
}

/** Where more was asked for on the way. */
export function createReturn({ storage: { identities } }: ExternalLogInOptions) {
  return {
    /** Who it is of whom more was asked. */
    recall: async (state: string, browser: string | undefined): Promise<ExternalPerson> => {
      const known = browser === undefined ? undefined : await identities.findKnown(state, browser);
      if (!known?.issuer || known.subject === null) throw hasExpired();
      return {
        issuer: known.issuer,
        subject: known.subject,
        email: known.email,
        isEmailVerified: known.email_verified === 1,
        firstName: known.first_name ?? '',
        lastName: known.last_name ?? '',
      };
    },

    /** @throws where somebody else has finished it */
    finish: async (state: string): Promise<void> => {
      if (!(await identities.end(state))) throw hasExpired();
    },
  };
}
