// What the emails say. None of them repeats what somebody typed at sign-up: the address may be
// another person's, and a name may hold a sentence.
import { escaped } from '../../../domain/html.ts';
import { mailedLinks, product } from '../../../contract/constants.ts';
import type { Email, LetterLanguage } from '../../infrastructure/mail.ts';
import { day } from '../../../domain/durations.ts';

const minutes = (milliseconds: number): string => `${Math.round(milliseconds / 60_000)} minutes`;
const days = (milliseconds: number): string => `${Math.round(milliseconds / day)} days`;

export const resetEmail = (to: string, link: string, language: LetterLanguage): Email =>
  language === 'fr'
    ? email(
        'reset',
        to,
        `Choisissez un nouveau mot de passe ${product}`,
        [
          'Bonjour,',
          `Quelqu'un, sans doute vous, a demandé à changer le mot de passe de votre compte ${product}. Pour le faire, ouvrez ce lien :`,
          { link, label: 'Choisir un nouveau mot de passe' },
          `Il fonctionne une fois, pendant ${minutes(mailedLinks.resetLife)}. Si vous n'avez rien demandé, vous n'avez rien à faire : votre mot de passe reste le même.`,
        ],
        language,
      )
    : email('reset', to, `Reset your ${product} password`, [
        'Hello,',
        `Somebody, most likely you, asked to set a new password for your ${product} account. To do so, open this link:`,
        { link, label: 'Set a new password' },
        `It works once, for ${minutes(mailedLinks.resetLife)}. If you did not ask for it, you need not do anything: your password stays as it is.`,
      ]);

export const verificationEmail = (to: string, link: string, language: LetterLanguage): Email =>
  language === 'fr'
    ? email(
        'verify',
        to,
        `Confirmez votre adresse pour ${product}`,
        [
          'Bonjour,',
          `Cette adresse a été donnée pour un nouveau compte ${product}. Pour confirmer que c'est la vôtre, ouvrez ce lien :`,
          { link, label: 'Confirmer cette adresse' },
          `Il fonctionne pendant ${Math.round(mailedLinks.verifyLife / day)} jours. Si vous ne vous êtes pas inscrit, ignorez ce message : nous n'utiliserons l'adresse pour rien d'autre.`,
        ],
        language,
      )
    : email('verify', to, `Confirm your email address for ${product}`, [
        'Hello,',
        `This address was given for a new ${product} account. To confirm that it is yours, open this link:`,
        { link, label: 'Confirm this address' },
        `It works for ${days(mailedLinks.verifyLife)}. If you did not sign up, please ignore this email: we will not use the address for anything else.`,
      ]);

export const passwordChangedEmail = (to: string, link: string, language: LetterLanguage): Email =>
  language === 'fr'
    ? email(
        'password-changed',
        to,
        `Votre mot de passe ${product} a été changé`,
        [
          'Bonjour,',
          `Le mot de passe de votre compte ${product} vient d'être changé, et tous les autres appareils ont été déconnectés.`,
          "Si ce n'était pas vous, choisissez aussitôt un nouveau mot de passe :",
          { link, label: 'Choisir un nouveau mot de passe' },
        ],
        language,
      )
    : email('password-changed', to, `Your ${product} password was changed`, [
        'Hello,',
        `The password of your ${product} account was changed just now, and you were signed out everywhere else.`,
        'If it was not you, set a new password at once:',
        { link, label: 'Set a new password' },
      ]);

/** To the owner. @param from the address to answer to. */
export const feedbackEmail = (to: string, from: string, text: string): Email => ({
  ...email('feedback', to, `Feedback on ${product}`, [`From ${from}:`, text]),
  replyTo: from,
});

export type Part = string | { readonly link: string; readonly label: string };

export function email(
  kind: Email['kind'],
  to: string,
  subject: string,
  parts: readonly Part[],
  language: LetterLanguage = 'en',
): Email {
  const text = parts.map((part) => (typeof part === 'string' ? part : part.link)).join('\n\n');
  const html = parts
    .map((part) =>
      typeof part === 'string' ? paragraph(escaped(part)) : button(part.link, part.label, language),
    )
    .join('\n');
  return {
    kind,
    to,
    subject,
    text: `${text}\n\n${product}\n`,
    html: `<!doctype html>\n<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escaped(subject)}</title></head>\n<body style="margin:0;padding:24px;font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;font-size:16px;line-height:1.5;color:#2a1e2e;background:#ffffff">\n<div style="max-width:560px">\n${html}\n<p style="margin:24px 0 0;color:#645a67">${product}</p>\n</div>\n</body></html>\n`,
  };
}

const paragraph = (html: string): string =>
  `<p style="margin:0 0 16px">${html.replaceAll('\n', '<br>')}</p>`;

const orCopy: Readonly<Record<LetterLanguage, string>> = {
  en: 'Or copy this address into your browser:',
  fr: 'Ou copiez cette adresse dans votre navigateur :',
};

/** The link is shown too: some programs strip what surrounds it. */
const button = (link: string, label: string, language: LetterLanguage): string =>
  `<p style="margin:0 0 16px"><a href="${escaped(link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#2f673d;color:#ffffff;text-decoration:none;font-weight:bold">${escaped(label)}</a></p>\n` +
  paragraph(`${orCopy[language]}<br><span style="word-break:break-all">${escaped(link)}</span>`);
