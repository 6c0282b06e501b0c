// Word of a change in how an account is entered, to whoever owns it.
import type { FastifyRequest } from 'fastify';
import type { WithoutFailing } from '../../infrastructure/backgroundTasks.ts';
import type { Storage } from '../../infrastructure/database/plugin.ts';
import type { Mail } from '../../infrastructure/mail.ts';
import { languageOf } from '../../infrastructure/http/language.ts';
import { securityLetter, type SecurityNews } from './securityLetters.ts';

/** Resolves when the letter is stored. */
export type TellOwner = (
  userId: string,
  news: SecurityNews,
  request: FastifyRequest,
) => Promise<void>;

export interface TellOwnerOptions {
  readonly storage: Pick<Storage, 'users'>;
  readonly mail: Mail;
  readonly withoutFailing: WithoutFailing;
  readonly origin: () => string;
}

export const createTellOwner =
  ({ storage: { users }, mail, withoutFailing, origin }: TellOwnerOptions): TellOwner =>
  (userId, news, request) =>
    withoutFailing('a letter about the safety of an account could not be stored', async () => {
      const user = await users.find(userId);
      if (!user) return;
      const language = languageOf(request);
      await mail.send(
        securityLetter(news, user.email, `${origin()}/forgot-password`, language),
        userId,
      );
    });
