// Another address for an account: it holds once the link mailed there is opened, and the one before can be taken back.
import { mailedLinks } from '../../../contract/constants.ts';
import { say } from '../../../contract/say.ts';
import type { Storage } from '../../infrastructure/database/plugin.ts';
import { badRequest, conflict, unauthenticated } from '../../infrastructure/http/refusal.ts';
import type { LetterLanguage, Mail } from '../../infrastructure/mail.ts';
import { hashOf } from '../sessions/tokens.ts';
import { newEmailLetter, oldEmailLetter } from './emailChangeLetters.ts';
import { linkTo, mailIsOff } from './mailedLinks.ts';
import { emailKey } from './userRepository.ts';

interface Options {
  readonly storage: Pick<Storage, 'users' | 'mailedTokens'>;
  readonly mail: Mail;
  readonly origin: () => string;
}

/** What is stored until a letter leaves. `password`: a hash of what is stored of the password, which must not change before. */
interface Asked {
  readonly userId: string;
  readonly email: string;
  readonly password: string;
}

export function createEmailChange(options: Options) {
  writeLetters(options);
  const {
    storage: { users },
    mail,
  } = options;
  return {
    /**
     * Has a link mailed to the new address.
     * @throws 400 where it is the account's, 409 where it is another's, 503 where no mail can be sent to anyone
     */
    async beginEmailChange(userId: string, email: string, language: LetterLanguage): Promise<void> {
      if (!mail.isOn) throw mailIsOff();
      const user = await users.find(userId);
      if (!user) throw unauthenticated();
      if (emailKey(email) === user.email_key) throw sameEmail();
      if (await users.findByEmail(email)) throw emailOfAnother();
      const asked: Asked = { userId, email, password: hashOf(user.password_hash) };
      await mail.ask('new-email', JSON.stringify(asked), language, {
        life: mailedLinks.newEmailLife,
        userId,
      });
    },

    /** Tells whoever had the address before, who can take it back. */
    async tellFormerAddress(
      userId: string,
      email: string,
      language: LetterLanguage,
    ): Promise<void> {
      await mail.ask('old-email', JSON.stringify({ userId, email }), language, {
        life: mailedLinks.oldEmailLife,
        userId,
      });
    },
  };
}

function writeLetters({ storage: { users, mailedTokens }, mail, origin }: Options): void {
  mail.writes('new-email', async (of, language) => {
    const { userId, email, password } = JSON.parse(of) as Asked;
    const user = await users.find(userId);
    // A new password ends what was asked with the one before.
    if (!user || hashOf(user.password_hash) !== password) return undefined;
    const token = await mailedTokens.issue(userId, 'newEmail', mailedLinks.newEmailLife, email);
    return newEmailLetter(email, linkTo(origin(), 'verify-email', token), language);
  });
  mail.writes('old-email', async (of, language) => {
    const { userId, email } = JSON.parse(of) as Pick<Asked, 'userId' | 'email'>;
    if (!(await users.find(userId))) return undefined;
    const token = await mailedTokens.issue(userId, 'oldEmail', mailedLinks.oldEmailLife, email);
    return oldEmailLetter(email, linkTo(origin(), 'verify-email', token), language);
  });
}

const sameEmail = () =>
  badRequest(
    say('account.sameEmail', 'This is your email address already. Please enter another.'),
    'same_email',
  );

export const emailOfAnother = () =>
  conflict(
    say('account.emailOfAnother', 'Another account has this email address. Please enter another.'),
    'email_taken',
  );
