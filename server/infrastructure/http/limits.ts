// How much the server takes: attempts at what can be guessed, flooded or mailed, and load.
import { apiTokens } from '../../../contract/constants.ts';
import { type Said, say } from '../../../contract/say.ts';
import { day } from '../../../domain/durations.ts';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Storage } from '../database/plugin.ts';
import { Counters, networkOf } from './counters.ts';
import { tooManyRequests } from './refusal.ts';
import { countedAlone, sharedCounters } from './sharedCounters.ts';
import type { Config, Limit } from '../config.ts';

/** Counts an attempt, and refuses it where there were too many. @param whom the email's key, or the account. */
export type Attempt = (request: FastifyRequest, whom: string) => Promise<void>;

export interface Attempts {
  readonly logIn: Attempt;
  readonly register: Attempt;
  /** To be told what a passkey is to sign, which every visit of the log-in page asks; counted by the address alone. */
  readonly passkeyLogIn: (request: FastifyRequest) => Promise<void>;
  /** To go to an outside provider, or to come back; counted by the address alone. */
  readonly externalLogIn: (request: FastifyRequest) => Promise<void>;
  /** To have a reset link mailed. */
  readonly forgotPassword: Attempt;
  /** To have the link mailed that confirms an address. */
  readonly verification: Attempt;
  /** To prove by password who one is, within a session. */
  readonly password: Attempt;
  /** To use a mailed link. */
  readonly mailedLink: Attempt;
  readonly feedback: Attempt;
  /** To call by a personal token, counted by the token. */
  readonly token: Attempt;
  /** To try the kitchen without an account; counted by the address alone. */
  readonly tryOut: (request: FastifyRequest) => Promise<void>;
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
  /** To have a file of another program's read. */
  readonly recipeFile: Attempt;
  /** To change the shopping list, where words are read too. */
  readonly shoppingChange: Attempt;
  /** To have the planned weeks read by a link, without a session. */
  readonly calendarFeed: Attempt;
  /** To make a link into one's household. */
  readonly invitation: Attempt;
  /** To ask whether such a link can still be used, without an account; counted by the address alone. */
  readonly invitationCheck: (request: FastifyRequest) => Promise<void>;
  /** To be told how to cook something, also the same again. */
  readonly instructions: Attempt;
}

/** @param storage counts for all processes on PostgreSQL; on SQLite there is one, which counts in memory. */
export async function limits(
  app: FastifyInstance,
  config: Config,
  { engine, sharedAttempts }: Pick<Storage, 'engine' | 'sharedAttempts'>,
): Promise<Attempts> {
  await app.register(underPressure, { maxEventLoopDelay: config.maxLoopDelay, retryAfter: 5 });
  const store =
    engine === 'postgresql'
      ? sharedCounters(sharedAttempts, (error) =>
          app.log.warn({ err: error }, 'attempts are counted by this process alone'),
        )
      : Counters;
  await app.register(rateLimit, { global: false, store });

  const { window, logIn, register, mail, password, feedback, writes, perDay } = config.limits;
  const attemptsAt = (name: string, limit: Limit): Attempt => attemptsOf(app, name, limit, window);
  const daily = (name: string, max: number, what: string): Attempt =>
    ofPerson(app, name, { max, window: day }, (wait, params) =>
      say(
        'limits.daily',
        `These were ${what}, the most of one day. Please go on in ${wait}.`,
        params,
      ),
    );
  return {
    logIn: attemptsAt('log-in', logIn),
    register: attemptsAt('register', register),
    forgotPassword: attemptsAt('forgot-password', mail),
    verification: attemptsAt('verification', mail),
    password: attemptsAt('password', password),
    mailedLink: attemptsAt('mailed-link', password),
    feedback: attemptsAt('feedback', feedback),
    calendarFeed: attemptsAt('calendar-feed', calendarFeeds),
    ...attemptsOfAddresses(app, config.limits),
    write: ofPerson(app, countedAlone, { max: writes, window }, tooManyChanges),
    token: ofPerson(
      app,
      'api-token',
      { max: apiTokens.calls, window: apiTokens.within },
      tooManyCalls,
    ),
    ...dailyAttempts(perDay, daily),
  };
}

interface Bound {
  readonly max: number;
  /** Within so much time (ms). */
  readonly window: number;
}

/** @param name tells its counts from those of other limits */
const limitOf = (
  app: FastifyInstance,
  name: string,
  { max, window }: Bound,
  whose: (request: FastifyRequest) => string,
) =>
  app.createRateLimit({
    max,
    timeWindow: window,
    keyGenerator: (request) => `${name}:${whose(request)}`,
  });

/** By network address, and by account or email. */
function attemptsOf(
  app: FastifyInstance,
  name: string,
  { perAddress, perEmail }: Limit,
  window: number,
): Attempt {
  const ofAddress = limitOf(app, `${name}/address`, { max: perAddress, window }, ({ ip }) =>
    networkOf(ip),
  );
  const ofWhom = ofPerson(app, name, { max: perEmail, window }, tooMany);
  return async (request, whom) => {
    refuseExceeded(await ofAddress(request), tooMany);
    await ofWhom(request, whom);
  };
}

/** What a person may do within a time, from wherever. */
function ofPerson(app: FastifyInstance, name: string, bound: Bound, refusal: Told): Attempt {
  const people = new WeakMap<FastifyRequest, string>();
  const limit = limitOf(app, name, bound, (request) => people.get(request) ?? '');
  return async (request, whom) => {
    people.set(request, whom);
    refuseExceeded(await limit(request), refusal);
  };
}

/** @param wait in English; `params` has the seconds. */
type Told = (wait: string, params: Said['params']) => Said;

const tooManyChanges: Told = (wait, params) =>
  say(
    'limits.changes',
    `These were a great many changes in a short time. Please wait ${wait} and try again.`,
    params,
  );

const tooManyCalls: Told = (wait, params) =>
  say('limits.token', `This token was used too often. Please go on in ${wait}.`, params);

/** A calendar program asks a few times an hour; many people may share one network, and one program's servers. */
const calendarFeeds: Limit = { perAddress: 600, perEmail: 60 };

type Counted = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>;

function refuseExceeded(count: Counted, refusal: Told): void {
  if (!count.isAllowed && count.isExceeded)
    throw tooManyRequests(
      refusal(inWords(count.ttlInSeconds), { wait: { value: count.ttlInSeconds, unit: 's' } }),
      count.ttlInSeconds,
    );
}

const attemptsOfAddresses = (
  app: FastifyInstance,
  { window, logIn, tryOut }: Config['limits'],
): Pick<Attempts, 'passkeyLogIn' | 'externalLogIn' | 'invitationCheck' | 'tryOut'> => ({
  passkeyLogIn: attemptsOfAddress(
    app,
    'passkey-log-in',
    { max: logIn.perAddress * passkeyQuestions, window },
    tooMany,
  ),
  // There and back.
  externalLogIn: attemptsOfAddress(
    app,
    'external-log-in',
    { max: logIn.perAddress * 2, window },
    tooMany,
  ),
  invitationCheck: attemptsOfAddress(
    app,
    'invitation-check',
    { max: logIn.perAddress, window },
    tooMany,
  ),
  tryOut: attemptsOfAddress(app, 'try-out', { max: tryOut, window }, triedEnough),
});

/** What anybody may do from one network address. */
function attemptsOfAddress(
  app: FastifyInstance,
  name: string,
  bound: Bound,
  refusal: Told,
): (request: FastifyRequest) => Promise<void> {
  const limit = limitOf(app, name, bound, ({ ip }) => networkOf(ip));
  return async (request) => refuseExceeded(await limit(request), refusal);
}

const triedEnough: Told = (wait, params) =>
  say(
    'limits.tryOut',
    `That is as many lists as can be tried for now. Please wait ${wait}, or create an account.`,
    params,
  );
const tooMany: Told = (wait, params) =>
  say('limits.attempts', `Too many attempts. Please wait ${wait} and try again.`, params);

/** Each visit of the log-in page asks once, and again while it stays open; a person logs in once. */
const passkeyQuestions = 5;

/** More than one household invites in a day. */
const invitationsPerDay = 40;
/** A file may be hundreds of recipes. */
const recipeFilesPerDay = 30;

/** What costs work, by person and day. */
const dailyAttempts = (
  perDay: Config['limits']['perDay'],
  daily: (name: string, max: number, what: string) => Attempt,
) => ({
  photo: daily('photo', perDay.photos, `${perDay.photos} photos`),
  correction: daily('correction', perDay.corrections, `${perDay.corrections} corrections`),
  pantryChange: daily(
    'pantry',
    perDay.pantryChanges,
    `${perDay.pantryChanges} changes of your pantry`,
  ),
  recipeReading: daily(
    'recipe-reading',
    perDay.recipeReadings,
    `${perDay.recipeReadings} readings of recipes`,
  ),
  recipeImport: daily('recipe-import', perDay.recipeImports, `${perDay.recipeImports} pages`),
  recipeFile: daily('recipe-file', recipeFilesPerDay, `${recipeFilesPerDay} files`),
  shoppingChange: daily(
    'shopping',
    perDay.shoppingChanges,
    `${perDay.shoppingChanges} changes of your shopping list`,
  ),
  invitation: daily('invitation', invitationsPerDay, `${invitationsPerDay} invitations`),
  instructions: daily('instructions', perDay.instructions, `${perDay.instructions} recipes`),
});

function inWords(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  if (seconds >= 2 * 3600) return `${Math.ceil(seconds / 3600)} hours`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
