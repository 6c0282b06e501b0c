// Letters about what changed in how an account is entered. Their language is that of the browser which
// caused them: an account has none of its own.
import { product } from '../../../contract/constants.ts';
import type { Email } from '../../infrastructure/mail.ts';
import { email, type LetterLanguage } from './emailTemplates.ts';

export type SecurityNews =
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'codesRenewed'
  | 'recoveryCodeUsed';

interface Words {
  readonly subject: string;
  readonly text: string;
  readonly advice: string;
}

const english: Readonly<Record<SecurityNews, Words>> = {
  secondFactorOn: {
    subject: `Two-step log-in is on for ${product}`,
    text: `From now on, logging in to your ${product} account asks for your password and a code from your authenticator app. Please keep your recovery codes in a safe place.`,
    advice: 'If it was not you, set a new password at once, and write to us:',
  },
  secondFactorOff: {
    subject: `Two-step log-in is off for ${product}`,
    text: `Logging in to your ${product} account asks for your password alone again, without a code.`,
    advice: 'If it was not you, set a new password at once:',
  },
  codesRenewed: {
    subject: `New recovery codes for ${product}`,
    text: `New recovery codes were made for your ${product} account. The old ones no longer work.`,
    advice: 'If it was not you, set a new password at once:',
  },
  recoveryCodeUsed: {
    subject: `A recovery code was used on ${product}`,
    text: `One of the recovery codes of your ${product} account was used in place of a code from your authenticator app. It does not work again.`,
    advice: 'If it was not you, set a new password at once:',
  },
};

const french: Readonly<Record<SecurityNews, Words>> = {
  secondFactorOn: {
    subject: `Connexion en deux étapes activée sur ${product}`,
    text: `Désormais, la connexion à votre compte ${product} demande votre mot de passe et un code de votre application d'authentification. Gardez vos codes de secours en lieu sûr.`,
    advice: "Si ce n'était pas vous, changez aussitôt de mot de passe et écrivez-nous :",
  },
  secondFactorOff: {
    subject: `Connexion en deux étapes désactivée sur ${product}`,
    text: `La connexion à votre compte ${product} ne demande plus que votre mot de passe, sans code.`,
    advice: "Si ce n'était pas vous, changez aussitôt de mot de passe :",
  },
  codesRenewed: {
    subject: `Nouveaux codes de secours pour ${product}`,
    text: `De nouveaux codes de secours ont été créés pour votre compte ${product}. Les anciens ne fonctionnent plus.`,
    advice: "Si ce n'était pas vous, changez aussitôt de mot de passe :",
  },
  recoveryCodeUsed: {
    subject: `Un code de secours a été utilisé sur ${product}`,
    text: `Un des codes de secours de votre compte ${product} a été utilisé à la place d'un code de votre application d'authentification. Il ne fonctionnera plus.`,
    advice: "Si ce n'était pas vous, changez aussitôt de mot de passe :",
  },
};

const words = { en: english, fr: french };
const greeting = { en: 'Hello,', fr: 'Bonjour,' };
const newPassword = { en: 'Set a new password', fr: 'Choisir un nouveau mot de passe' };

/** The first language of ours that a browser asks for. */
export function letterLanguage(accepted: string | undefined): LetterLanguage {
  const first = (accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((each) => each.trim().slice(0, 2))
    .find((each) => each === 'en' || each === 'fr');
  return first === 'fr' ? 'fr' : 'en';
}

export function securityLetter(
  news: SecurityNews,
  to: string,
  link: string,
  language: LetterLanguage,
): Email {
  const { subject, text, advice } = words[language][news];
  return email(
    'security',
    to,
    subject,
    [greeting[language], text, advice, { link, label: newPassword[language] }],
    language,
  );
}
