// What an account does by mail: a forgotten password, a confirmed address, word of a changed password.
import { mailedLinks } from '../../../contract/constants.ts';
import type { RunInBackground } from '../../infrastructure/backgroundTasks.ts';
import { passwordChangedEmail, resetEmail, verificationEmail } from './emailTemplates.ts';
import { demandGoodPassword } from './passwordRules.ts';
import type { Passwords } from './passwords.ts';
import type { Storage } from '../../infrastructure/database/plugin.ts';
import type { Mail } from '../../infrastructure/mail.ts';
import { badRequest, Refusal } from '../../infrastructure/http/refusal.ts';
import type { User } from '../../infrastructure/database/schema.ts';
import type { Person } from '../sessions/repository.ts';

export type Accounts = ReturnType<typeof createAccounts>;

export interface AccountsOptions {
  readonly storage: Pick<Storage, 'users' | 'sessions' | 'mailedTokens'>;
  readonly mail: Mail;
  readonly passwords: Passwords;
  readonly runInBackground: RunInBackground;
  /** Where links lead, without a slash at the end. */
  readonly origin: () => string;
}

const deadResetLink = () =>
  badRequest(
    'This reset link has expired or was used already. Please ask for a new one.',
    'dead_link',
  );
const deadVerificationLink = () =>
  badRequest(
    'This link has expired, or a newer one took its place. Please ask for a new one.',
    'dead_link',
  );

export function createAccounts({
  storage: { users, sessions, mailedTokens },
  mail,
  passwords,
  runInBackground,
  origin,
}: AccountsOptions) {
  /** A fragment never reaches a server, so no log on the way holds the token. */
  const linkTo = (page: string, token: string): string =>
    `${origin()}/${page}#access_token=${token}`;

  const tellOfChange = (userId: string): void =>
    runInBackground('word of a changed password could not be sent', async () => {
      const user = await users.find(userId);
      if (user) mail.send(passwordChangedEmail(user.email, `${origin()}/forgot-password`));
    });

  /** Has the link mailed that confirms a new account's address. */
  const beginVerification = (userId: string): void => {
    if (!mail.isOn) return;
    runInBackground('a confirmation link could not be sent', async () => {
      const user = await users.find(userId);
      if (!user || user.email_verified_at !== null) return;
      mail.send(
        verificationEmail(
          user.email,
          linkTo(
            'verify-email',
            await mailedTokens.issue(user.id, 'email', mailedLinks.verifyLife),
          ),
        ),
      );
    });
  };

  /** @throws 400 where this is not the account's password. */
  const provePassword = async (userId: string, password: string): Promise<User> => {
    const user = await users.find(userId);
    if (!(await passwords.matches(user?.password_hash, password)) || !user) throw wrongPassword();
    return user;
  };

  return {
    /**
     * Has a reset link mailed where the address has an account. Nothing is looked up before the caller has its answer,
     * so the answer and its time are the same with an account and without.
     * @throws 503 where no mail can be sent to anyone.
     */
    sendResetLink(email: string): void {
      if (!mail.isOn) throw mailIsOff();
      runInBackground('a reset link could not be sent', async () => {
        const user = await users.findByEmail(email);
        if (!user) return;
        mail.send(
          resetEmail(
            user.email,
            linkTo(
              'reset-password',
              await mailedTokens.issue(user.id, 'password', mailedLinks.resetLife),
            ),
          ),
        );
      });
    },

    /** @returns whose password it is. @throws 400 where the token is spent, too old, replaced by a newer one, or none of ours. */
    async resetPassword(token: string, password: string): Promise<string> {
      // Asked first: a hash takes time, and whoever guesses tokens should not have ours.
      const ownerId = await mailedTokens.findOwner(token, 'password');
      const owner = ownerId === undefined ? undefined : await users.find(ownerId);
      if (!owner) throw deadResetLink();
      demandGoodPassword(password, owner);
      const userId = await mailedTokens.resetPassword(token, await passwords.hash(password));
      if (userId === undefined) throw deadResetLink();
      await sessions.endOfUser(userId);
      tellOfChange(userId);
      return userId;
    },

    /** Every other session ends. @throws 400 where the current password is not the account's. */
    async changePassword(
      { userId, sessionId }: Person,
      current: string,
      next: string,
    ): Promise<void> {
      const user = await provePassword(userId, current);
      demandGoodPassword(next, user);
      const isChanged = await users.changePassword(userId, {
        from: user.password_hash,
        to: await passwords.hash(next),
        keepSession: sessionId,
      });
      if (!isChanged) throw wrongPassword();
      // Once more: a log-in with the old password may have been under way.
      await sessions.endOthers(userId, sessionId);
      tellOfChange(userId);
    },

    provePassword,
    beginVerification,

    /** @throws 503 where no mail can be sent to anyone. @returns whether a link is on its way; false where the address is confirmed already. */
    async sendVerification(userId: string): Promise<boolean> {
      if (await users.isEmailVerified(userId)) return false;
      if (!mail.isOn) throw mailIsOff();
      beginVerification(userId);
      return true;
    },

    /** @throws 400 where the token confirms nothing any more. */
    async verifyEmail(token: string): Promise<void> {
      if (!(await mailedTokens.confirmEmail(token))) throw deadVerificationLink();
    },
  };
}

const wrongPassword = () =>
  badRequest('Your current password is not right. Please try again.', 'wrong_password');
const mailIsOff = () =>
  new Refusal(503, 'This server cannot send mail just now. Please contact whoever runs it.', {
    code: 'mail_off',
  });
