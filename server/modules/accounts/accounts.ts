// What an account does by mail: a forgotten password, a confirmed address, word of a changed password.
import { say } from '../../../contract/say.ts';
import { mailedLinks } from '../../../contract/constants.ts';
import type { WithoutFailing } from '../../infrastructure/backgroundTasks.ts';
import { passwordChangedEmail, resetEmail, verificationEmail } from './emailTemplates.ts';
import type { Confirmation } from './emailConfirmation.ts';
import type { DemandPassword } from './passwordRules.ts';
import { createEmailChange, emailOfAnother } from './emailChange.ts';
import { linkTo, mailIsOff } from './mailedLinks.ts';
import { noPassword, type Passwords } from './passwords.ts';
import type { Storage } from '../../infrastructure/database/plugin.ts';
import type { LetterLanguage, Mail } from '../../infrastructure/mail.ts';
import { badRequest } from '../../infrastructure/http/refusal.ts';
import type { User } from '../../infrastructure/database/schema.ts';
import type { Person } from '../sessions/repository.ts';

export type Accounts = ReturnType<typeof createAccounts>;

export interface AccountsOptions {
  readonly storage: Pick<Storage, 'users' | 'sessions' | 'mailedTokens'>;
  readonly mail: Mail;
  readonly passwords: Passwords;
  readonly demandPassword: DemandPassword;
  readonly withoutFailing: WithoutFailing;
  /** How long (ms) the work that follows a wish for a reset link waits: a moment that nobody can foresee. */
  readonly rest: () => number;
  /** Where links lead, without a slash at the end. */
  readonly origin: () => string;
}

const deadResetLink = () =>
  badRequest(
    say(
      'account.deadReset',
      'This reset link has expired or was used already. Please ask for a new one.',
    ),
    'dead_link',
  );
const deadVerificationLink = () =>
  badRequest(
    say(
      'account.deadLink',
      'This link has expired, or a newer one took its place. Please ask for a new one.',
    ),
    'dead_link',
  );

export function createAccounts(options: AccountsOptions) {
  writeLinks(options);
  return {
    ...createProving(options),
    ...createPasswordChanges(options),
    demandPassword: options.demandPassword,
    ...createVerification(options),
    ...createLinkCheck(options),
    ...createEmailChange(options),
  };
}

/** What stands in the letters that have a link. */
function writeLinks({ storage: { users, mailedTokens }, mail, origin }: AccountsOptions): void {
  mail.writes('reset', async (email, language) => {
    const user = await users.findByEmail(email);
    if (!user) return undefined;
    const token = await mailedTokens.issue(user.id, 'password', mailedLinks.resetLife);
    return resetEmail(user.email, linkTo(origin(), 'reset-password', token), language);
  });
  mail.writes('verify', async (userId, language) => {
    const user = await users.find(userId);
    if (!user || user.email_verified_at !== null) return undefined;
    const token = await mailedTokens.issue(user.id, 'email', mailedLinks.verifyLife);
    return verificationEmail(user.email, linkTo(origin(), 'verify-email', token), language);
  });
}

/** Word of a changed password to whoever owns the account. */
const createTelling =
  ({
    users,
    mail,
    withoutFailing,
    origin,
  }: Pick<AccountsOptions, 'mail' | 'withoutFailing' | 'origin'> & Pick<Storage, 'users'>) =>
  (userId: string, language: LetterLanguage): Promise<void> =>
    withoutFailing('word of a changed password could not be stored', async () => {
      const user = await users.find(userId);
      if (user)
        await mail.send(
          passwordChangedEmail(user.email, `${origin()}/forgot-password`, language),
          userId,
        );
    });

const createProving = ({
  storage: { users },
  passwords,
}: Pick<AccountsOptions, 'storage' | 'passwords'>) => ({
  /** @throws 400 where this is not the account's password, or it has none. */
  async provePassword(userId: string, password: string): Promise<User> {
    const user = await users.find(userId);
    if (user && (await passwords.matches(user.password_hash, password))) return user;
    throw user?.password_hash === noPassword ? passwordUnset() : wrongPassword();
  },
});

const createLinkCheck = ({
  storage: { mailedTokens },
}: {
  readonly storage: Pick<Storage, 'mailedTokens'>;
}) => ({
  /** Whether the token could set a password now. */
  isResetLinkUsable: async (token: string): Promise<boolean> =>
    (await mailedTokens.findOwner(token, 'password')) !== undefined,
});

function createPasswordChanges({
  storage: { users, sessions, mailedTokens },
  mail,
  passwords,
  demandPassword,
  withoutFailing,
  rest,
  origin,
}: AccountsOptions) {
  const tellOfChange = createTelling({ users, mail, withoutFailing, origin });

  return {
    /**
     * Has a reset link mailed where the address has an account. Nothing is looked up before the caller has its answer,
     * so the answer and its time are the same with an account and without; what was asked is stored before it.
     * @throws 503 where no mail can be sent to anyone.
     */
    async sendResetLink(email: string, language: LetterLanguage): Promise<void> {
      if (!mail.isOn) throw mailIsOff();
      await mail.ask('reset', email, language, { rest: rest(), life: mailedLinks.resetLife });
    },

    /** @returns whose password it is. @throws 400 where the token is spent, too old, replaced by a newer one, or none of ours. */
    async resetPassword(
      token: string,
      password: string,
      language: LetterLanguage,
    ): Promise<string> {
      // Asked first: a hash takes time, and whoever guesses tokens should not have ours.
      const ownerId = await mailedTokens.findOwner(token, 'password');
      const owner = ownerId === undefined ? undefined : await users.find(ownerId);
      if (!owner) throw deadResetLink();
      await demandPassword(password, owner);
      const userId = await mailedTokens.resetPassword(token, await passwords.hash(password));
      if (userId === undefined) throw deadResetLink();
      await sessions.endOfUser(userId);
      await tellOfChange(userId, language);
      return userId;
    },

    /** Every other session ends. @throws 400 where it is the password already, or where that has changed since the account was read. */
    async changePassword(
      { userId, sessionId }: Person,
      user: User,
      next: string,
      language: LetterLanguage,
    ): Promise<void> {
      await demandPassword(next, user);
      if (await passwords.matches(user.password_hash, next)) throw samePassword();
      const isChanged = await users.changePassword(userId, {
        from: user.password_hash,
        to: await passwords.hash(next),
        keepSession: sessionId,
      });
      if (!isChanged) throw wrongPassword();
      // Once more: a log-in with the old password may have been under way.
      await sessions.endOthers(userId, sessionId);
      await tellOfChange(userId, language);
    },
  };
}

function createVerification({
  storage: { users, sessions, mailedTokens },
  mail,
  withoutFailing,
}: Pick<AccountsOptions, 'storage' | 'mail' | 'withoutFailing'>) {
  /** Has the link mailed that confirms a new account's address. */
  const beginVerification = async (userId: string, language: LetterLanguage): Promise<void> => {
    if (!mail.isOn) return;
    await withoutFailing('the wish for a confirmation link could not be stored', () =>
      mail.ask('verify', userId, language, { life: mailedLinks.verifyLife, userId }),
    );
  };

  return {
    beginVerification,

    /** @throws 503 where no mail can be sent to anyone. @returns whether a link is on its way; false where the address is confirmed already. */
    async sendVerification(userId: string, language: LetterLanguage): Promise<boolean> {
      if (await users.isEmailVerified(userId)) return false;
      if (!mail.isOn) throw mailIsOff();
      await beginVerification(userId, language);
      return true;
    },

    /** @throws 400 where the token confirms nothing any more, 409 where another account has the address by now. */
    async verifyEmail(token: string): Promise<Confirmation> {
      const confirmation = await mailedTokens.confirmEmail(token);
      if (confirmation.outcome === 'dead') throw deadVerificationLink();
      if (confirmation.outcome === 'taken') throw emailOfAnother();
      if (confirmation.outcome === 'changed') await sessions.endOfUser(confirmation.userId);
      return confirmation;
    },
  };
}

const wrongPassword = () =>
  badRequest(
    say('account.wrongPassword', 'Your current password is not right. Please try again.'),
    'wrong_password',
  );
const samePassword = () =>
  badRequest(
    say('account.samePassword', 'This is your password already. Please choose another.'),
    'same_password',
  );
const passwordUnset = () =>
  badRequest(
    say(
      'account.passwordUnset',
      'Your account has no password yet. Sign out, and set one with ‘Forgot your password?’.',
    ),
    'password_unset',
  );
