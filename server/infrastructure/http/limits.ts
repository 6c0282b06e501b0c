// How much the server takes: attempts at what can be guessed, flooded or mailed, and load.
import { day } from '../../../domain/durations.ts';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counters, networkOf } from './counters.ts';
import { tooManyRequests } from './refusal.ts';
import type { Config, Limit } from '../config.ts';

/** Counts an attempt, and refuses it where there were too many. @param whom the email's key, or the account. */
export type Attempt = (request: FastifyRequest, whom: string) => Promise<void>;

export interface Attempts {
  readonly logIn: Attempt;
  readonly register: Attempt;
  /** To have a reset link mailed. */
  readonly forgotPassword: Attempt;
  /** To have the link mailed that confirms an address. */
  readonly verification: Attempt;
  /** To prove by password who one is, within a session. */
  readonly password: Attempt;
  /** To use a mailed link. */
  readonly mailedLink: Attempt;
  readonly feedback: Attempt;
  /** To change anything at all while signed in. */
  readonly write: Attempt;
  /** To have a photo opened, also one that shows nothing. */
  readonly photo: Attempt;
  /** To have what was read of a photo or a list corrected, which costs as much as reading it. */
  readonly correction: Attempt;
  /** To have words read into the pantry, or taken from it. */
  readonly pantryChange: Attempt;
  /** To have a recipe of one's own read while it is written. */
  readonly recipeReading: Attempt;
  /** To have a page of somebody else's fetched. */
  readonly recipeImport: Attempt;
  /** To change the shopping list, where words are read too. */
  readonly shoppingChange: Attempt;
  /** To make a link into one's household. */
  readonly invitation: Attempt;
  /** To be told how to cook something, also the same again. */
  readonly instructions: Attempt;
}

export async function limits(app: FastifyInstance, config: Config): Promise<Attempts> {
  await app.register(underPressure, { maxEventLoopDelay: config.maxLoopDelay, retryAfter: 5 });
  await app.register(rateLimit, { global: false, store: Counters });

  const attemptsAt = ({ perAddress, perEmail }: Limit): Attempt => {
    const ofAddress = app.createRateLimit({
      max: perAddress,
      timeWindow: config.limits.window,
      keyGenerator: ({ ip }) => networkOf(ip),
    });
    const people = new WeakMap<FastifyRequest, string>();
    const ofWhom = app.createRateLimit({
      max: perEmail,
      timeWindow: config.limits.window,
      keyGenerator: (request) => people.get(request) ?? '',
    });
    return async (request, whom) => {
      people.set(request, whom);
      for (const limit of [ofAddress, ofWhom]) {
        const count = await limit(request);
        if (!count.isAllowed && count.isExceeded)
          throw tooManyRequests(
            `Too many attempts. Please wait ${inWords(count.ttlInSeconds)} and try again.`,
            count.ttlInSeconds,
          );
      }
    };
  };
  /** What a person may do within a time, from wherever. */
  const ofPerson = (
    max: number,
    timeWindow: number,
    refusal: (wait: string) => string,
  ): Attempt => {
    const people = new WeakMap<FastifyRequest, string>();
    const limit = app.createRateLimit({
      max,
      timeWindow,
      keyGenerator: (request) => people.get(request) ?? '',
    });
    return async (request, whom) => {
      people.set(request, whom);
      const count = await limit(request);
      if (!count.isAllowed && count.isExceeded)
        throw tooManyRequests(refusal(inWords(count.ttlInSeconds)), count.ttlInSeconds);
    };
  };
  const daily = (max: number, what: string): Attempt =>
    ofPerson(
      max,
      day,
      (wait) => `These were ${what}, the most of one day. Please go on in ${wait}.`,
    );
  const { window, logIn, register, mail, password, feedback, writes, perDay } = config.limits;
  return {
    logIn: attemptsAt(logIn),
    register: attemptsAt(register),
    forgotPassword: attemptsAt(mail),
    verification: attemptsAt(mail),
    password: attemptsAt(password),
    mailedLink: attemptsAt(password),
    feedback: attemptsAt(feedback),
    write: ofPerson(
      writes,
      window,
      (wait) =>
        `These were a great many changes in a short time. Please wait ${wait} and try again.`,
    ),
    ...dailyAttempts(perDay, daily),
  };
}

/** More than one household invites in a day. */
const invitationsPerDay = 40;

/** What costs work, by person and day. */
const dailyAttempts = (
  perDay: Config['limits']['perDay'],
  daily: (max: number, what: string) => Attempt,
) => ({
  photo: daily(perDay.photos, `${perDay.photos} photos`),
  correction: daily(perDay.corrections, `${perDay.corrections} corrections`),
  pantryChange: daily(perDay.pantryChanges, `${perDay.pantryChanges} changes of your pantry`),
  recipeReading: daily(perDay.recipeReadings, `${perDay.recipeReadings} readings of recipes`),
  recipeImport: daily(perDay.recipeImports, `${perDay.recipeImports} pages`),
  shoppingChange: daily(
    perDay.shoppingChanges,
    `${perDay.shoppingChanges} changes of your shopping list`,
  ),
  invitation: daily(invitationsPerDay, `${invitationsPerDay} invitations`),
  instructions: daily(perDay.instructions, `${perDay.instructions} recipes`),
});

function inWords(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  if (seconds >= 2 * 3600) return `${Math.ceil(seconds / 3600)} hours`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
