// What a log-in by a provider may be refused with, in words that a person can act on.
import type { FastifyRequest } from 'fastify';
import { say } from '../../../contract/say.ts';
import { externalLogIns as limits } from '../../../contract/constants.ts';
import {
  badRequest,
  conflict,
  Refusal,
  unauthenticated,
} from '../../infrastructure/http/refusal.ts';
import { ProviderUnreachable } from './boundedFetch.ts';

/** What went wrong there, in words that a person can act on. What is behind it goes to the log. */
export function refuse(error: unknown, name: string, request: FastifyRequest): never {
  if (error instanceof Refusal) throw error;
  if (error instanceof ProviderUnreachable) {
    request.log.warn({ err: error }, 'the provider of log-ins could not be reached');
    throw unreachable(name);
  }
  request.log.warn({ err: error }, 'an answer of the provider of log-ins was refused');
  throw unauthenticated(
    say(
      'external.refused',
      `We could not verify what ${name} answered, so you were not logged in. Please try again.`,
      { name },
    ),
    'external_refused',
  );
}

export const isOff = () =>
  conflict(
    say('external.off', 'This Platewise has no other way to log in. Please use your password.'),
    'external_off',
  );
export const unreachable = (name: string) =>
  conflict(
    say(
      'external.unreachable',
      `${name} could not be reached. Please try again in a moment, or log in with your password.`,
      { name },
    ),
    'external_unreachable',
  );
export const declined = (name: string) =>
  badRequest(
    say('external.declined', `${name} did not log you in. You can try again.`, { name }),
    'external_declined',
  );
export const hasExpired = () =>
  badRequest(
    say(
      'external.expired',
      'This log-in has expired, or was begun in another browser. Please begin again.',
    ),
    'external_expired',
  );
export const unverified = (name: string) =>
  badRequest(
    say(
      'external.unverified',
      `${name} has not confirmed your email address. Log in with your password and connect ${name} in Settings.`,
      { name },
    ),
    'external_unverified',
  );
export const passwordRequired = (email: string) =>
  badRequest(
    say(
      'external.password',
      `There is an account for ${email} already. Enter its password to connect it.`,
      { email },
    ),
    'password_required',
  );
export const accountUnknown = (email: string) =>
  badRequest(
    say('external.unknown', `There is no account for ${email} yet.`, { email }),
    'account_unknown',
  );
export const wrongPassword = () =>
  unauthenticated(
    say('external.wrongPassword', 'This password is not right. Please try again.'),
    'wrong_credentials',
  );
export const isKnown = (name: string) =>
  conflict(
    say(
      'external.known',
      `This ${name} account is connected already, to this or another account.`,
      { name },
    ),
    'external_known',
  );
export const isFull = () =>
  conflict(
    say(
      'external.full',
      `You have connected ${limits.most} accounts, which is as many as there can be. Please disconnect one first.`,
      { most: limits.most },
    ),
    'external_full',
  );
