// What the emails say. None of them repeats what somebody typed at sign-up: the address may be
// another person's, and a name may hold a sentence.
import { escaped } from '../../../domain/html.ts';
import { mailedLinks, product } from '../../../contract/constants.ts';
import type { Email, LetterLanguage } from '../../infrastructure/mail.ts';
import { day } from '../../../domain/durations.ts';

const minutes = (milliseconds: number): string => `${Math.round(milliseconds / 60_000)} minutes`;
const days = (milliseconds: number): number => Math.round(milliseconds / day);

interface LinkLetter {
  readonly subject: string;
  /** Before the link. */
  readonly before: readonly string[];
  readonly label: string;
  /** After it. */
  readonly after: readonly string[];
}

const letters: Readonly<
  Record<LetterLanguage, Readonly<Record<'reset' | 'verify' | 'password-changed', LinkLetter>>>
> = {
  en: {
    reset: {
      subject: `Reset your ${product} password`,
      before: [
        'Hello,',
        `Somebody, most likely you, asked to set a new password for your ${product} account. To do so, open this link:`,
      ],
      label: 'Set a new password',
      after: [
        `It works once, for ${minutes(mailedLinks.resetLife)}. If you did not ask for it, you need not do anything: your password stays as it is.`,
      ],
    },
    verify: {
      subject: `Confirm your email address for ${product}`,
      before: [
        'Hello,',
        `This address was given for a new ${product} account. To confirm that it is yours, open this link:`,
      ],
      label: 'Confirm this address',
      after: [
        `It works for ${days(mailedLinks.verifyLife)} days. If you did not sign up, please ignore this email: we will not use the address for anything else.`,
      ],
    },
    'password-changed': {
      subject: `Your ${product} password was changed`,
      before: [
        'Hello,',
        `The password of your ${product} account was changed just now, and you were signed out everywhere else.`,
        'If it was not you, set a new password at once:',
      ],
      label: 'Set a new password',
      after: [],
    },
  },
  fr: {
    reset: {
      subject: `Votre nouveau mot de passe pour ${product}`,
      before: [
        'Bonjour,',
        `Quelqu'un, sans doute vous, a demandé à choisir un nouveau mot de passe pour votre compte ${product}. Pour cela, ouvrez ce lien :`,
      ],
      label: 'Choisir un nouveau mot de passe',
      after: [
        `Il fonctionne une seule fois, pendant ${minutes(mailedLinks.resetLife)}. Si vous n'avez rien demandé, vous n'avez rien à faire : votre mot de passe reste le même.`,
      ],
    },
    verify: {
      subject: `Confirmez votre adresse e-mail pour ${product}`,
      before: [
        'Bonjour,',
        `Cette adresse a été donnée pour un nouveau compte ${product}. Pour confirmer qu'elle est la vôtre, ouvrez ce lien :`,
      ],
      label: 'Confirmer cette adresse',
      after: [
        `Il fonctionne pendant ${days(mailedLinks.verifyLife)} jours. Si vous ne vous êtes pas inscrit, ne tenez pas compte de ce message : nous n'utiliserons l'adresse pour rien d'autre.`,
      ],
    },
    'password-changed': {
      subject: `Votre mot de passe ${product} a été changé`,
      before: [
        'Bonjour,',
        `Le mot de passe de votre compte ${product} vient d'être changé, et tous vos autres appareils ont été déconnectés.`,
        "Si ce n'était pas vous, choisissez aussitôt un nouveau mot de passe :",
      ],
      label: 'Choisir un nouveau mot de passe',
      after: [],
    },
  },
};

const linkLetter =
  (kind: 'reset' | 'verify' | 'password-changed') =>
  (to: string, link: string, language: LetterLanguage = 'en'): Email => {
    const { subject, before, label, after } = letters[language][kind];
    return email(kind, to, subject, [...before, { link, label }, ...after], language);
  };

export const resetEmail = linkLetter('reset');
export const verificationEmail = linkLetter('verify');
export const passwordChangedEmail = linkLetter('password-changed');

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
