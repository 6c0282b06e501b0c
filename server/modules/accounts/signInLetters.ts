// Word of a sign-in from a kind of device that is new, or was not told of for a month: what it was and
// when, and no guess at where.
import { deviceIn } from '../../../domain/devices.ts';
import { frenchDevice } from '../../../domain/french/devices.ts';
import type { FastifyRequest } from 'fastify';
import { product } from '../../../contract/constants.ts';
import type { WithoutFailing } from '../../infrastructure/backgroundTasks.ts';
import type { Storage } from '../../infrastructure/database/plugin.ts';
import type { User } from '../../infrastructure/database/schema.ts';
import type { Email, LetterLanguage, Mail } from '../../infrastructure/mail.ts';
import { email } from './emailTemplates.ts';
import { languageOf } from '../../infrastructure/http/language.ts';

export type SignInLetters = ReturnType<typeof createSignInLetters>;

export interface SignInLettersOptions {
  readonly storage: Pick<Storage, 'signIns'>;
  readonly mail: Mail;
  readonly withoutFailing: WithoutFailing;
  readonly origin: () => string;
  readonly now: () => number;
}

export const createSignInLetters = ({
  storage: { signIns },
  mail,
  withoutFailing,
  origin,
  now,
}: SignInLettersOptions) => ({
  /** Resolves when the letter is stored: whoever signs in does not wait for its delivery. */
  async note(user: User, device: string, request: FastifyRequest): Promise<void> {
    const language = languageOf(request);
    const time = now();
    await withoutFailing('a letter about a sign-in could not be stored', async () => {
      if (!(await signIns.note(user.id, device))) return;
      const when = timeText(time, user.time_zone, language);
      await mail.send(
        signInLetter(user.email, { device, when }, `${origin()}/forgot-password`, language),
        user.id,
      );
    });
  },
});

/** In the person's time zone where it is known, with its name. */
function timeText(time: number, timeZone: string | null, language: LetterLanguage): string {
  const write = (zone: string) =>
    new Intl.DateTimeFormat(language === 'fr' ? 'fr' : 'en-GB', {
      dateStyle: 'long',
      timeStyle: 'long',
      timeZone: zone,
    }).format(time);
  try {
    return write(timeZone ?? 'UTC');
  } catch {
    return write('UTC');
  }
}

function signInLetter(
  to: string,
  { device, when }: { readonly device: string; readonly when: string },
  link: string,
  language: LetterLanguage,
): Email {
  return language === 'fr'
    ? email(
        'sign-in',
        to,
        `Nouvelle connexion à votre compte ${product}`,
        [
          'Bonjour,',
          `Une connexion à votre compte ${product} vient d'avoir lieu :`,
          `${deviceIn(device, frenchDevice)}\n${when}`,
          "Si c'était vous, vous n'avez rien à faire.",
          "Si ce n'était pas vous, choisissez aussitôt un nouveau mot de passe. Tous les appareils seront alors déconnectés :",
          { link, label: 'Choisir un nouveau mot de passe' },
        ],
        language,
      )
    : email('sign-in', to, `New sign-in to your ${product} account`, [
        'Hello,',
        `Somebody has just signed in to your ${product} account:`,
        `${device}\n${when}`,
        'If it was you, you need not do anything.',
        'If it was not you, set a new password at once. Every device is then signed out:',
        { link, label: 'Set a new password' },
      ]);
}
