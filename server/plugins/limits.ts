// How much the server takes: attempts to log in or register, and load.
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tooManyRequests } from '../refusal.ts';
import type { Config, Limit } from './env.ts';

/** Counts an attempt, and refuses it where there were too many. */
export type Attempt = (request: FastifyRequest, email: string) => Promise<void>;

export interface Attempts {
  readonly logIn: Attempt;
  readonly register: Attempt;
}

export async function limits(app: FastifyInstance, config: Config): Promise<Attempts> {
  await app.register(underPressure, { maxEventLoopDelay: 1000, retryAfter: 5 });
  await app.register(rateLimit, { global: false });

  const attemptsAt = ({ perAddress, perEmail }: Limit): Attempt => {
    const ofAddress = app.createRateLimit({ max: perAddress, timeWindow: config.limits.window });
    const emails = new WeakMap<FastifyRequest, string>();
    const ofEmail = app.createRateLimit({ max: perEmail, timeWindow: config.limits.window, keyGenerator: (request) => emails.get(request) ?? '' });
    return async (request, email) => {
      emails.set(request, email);
      for (const limit of [ofAddress, ofEmail]) {
        const count = await limit(request);
        if (!count.isAllowed && count.isExceeded) throw tooManyRequests(`Too many attempts. Please wait ${inWords(count.ttlInSeconds)} and try again.`, count.ttlInSeconds);
      }
    };
  };
  return { logIn: attemptsAt(config.limits.logIn), register: attemptsAt(config.limits.register) };
}

function inWords(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
