// Letters about what changed in how an account is entered. Their language is that of the screen on which
// they were caused, as the app says it: an account has none of its own.
import { product } from '../../../contract/constants.ts';
import type { Email, LetterLanguage } from '../../infrastructure/mail.ts';
import { email } from './emailTemplates.ts';

export type SecurityNews =
  | 'emailAsked'
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'codesRenewed'
  | 'recoveryCodeUsed'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'tokenMade'
  | 'identityConnected'
  | 'identityRemoved';

interface Words {
  readonly subject: string;
  readonly text: string;
  readonly advice: string;
}

const english: Readonly<Record<SecurityNews, Words>> = {
  emailAsked: {
    subject: `A new email address for your ${product} account`,
    text: `Somebody who is logged in to your ${product} account, most likely you, asked for another email address. Nothing changes until the link that we mailed there is opened.`,
    advice: 'If it was not you, set a new password at once. The link then no longer works:',
  },
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
  passkeyAdded: {
    subject: `A passkey was added to your ${product} account`,
    text: `From now on, this passkey logs in to your ${product} account, without a password or a code.`,
    advice: 'If it was not you, remove it in Settings, and set a new password at once:',
  },
  passkeyRemoved: {
    subject: `A passkey was removed from your ${product} account`,
    text: `It no longer logs in to your ${product} account. Your device may still show it until you delete it there.`,
    advice: 'If it was not you, set a new password at once:',
  },
  tokenMade: {
    subject: `A token for the API was made in your ${product} account`,
    text: `Whoever has this token can use a part of your ${product} account by the API, without your password. Settings shows which part, and when it was last used.`,
    advice: 'If it was not you, revoke it in Settings, and set a new password at once:',
  },
  identityConnected: {
    subject: `Another way to log in to your ${product} account`,
    text: `An account with another provider was connected. From now on, it logs in to your ${product} account without your ${product} password.`,
    advice: 'If it was not you, disconnect it in Settings, and set a new password at once:',
  },
  identityRemoved: {
    subject: `One way less to log in to your ${product} account`,
    text: `An account with another provider was disconnected. It no longer logs in to your ${product} account.`,
    advice: 'If it was not you, set a new password at once:',
  },
};

const french: Readonly<Record<SecurityNews, Words>> = {
  emailAsked: {
    subject: `Une nouvelle adresse e-mail pour votre compte ${product}`,
    text: `Quelqu'un qui est connecté à votre compte ${product}, sans doute vous, a demandé une autre adresse e-mail. Rien ne change tant que le lien que nous y avons envoyé n'est pas ouvert.`,
    advice:
      "Si ce n'était pas vous, changez aussitôt de mot de passe. Le lien ne fonctionnera alors plus :",
  },
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
  passkeyAdded: {
    subject: `Une clé d'accès a été ajoutée à votre compte ${product}`,
    text: `Désormais, cette clé d'accès permet de se connecter à votre compte ${product}, sans mot de passe ni code.`,
    advice:
      "Si ce n'était pas vous, supprimez-la dans les réglages et changez aussitôt de mot de passe :",
  },
  passkeyRemoved: {
    subject: `Une clé d'accès a été supprimée de votre compte ${product}`,
    text: `Elle ne permet plus de se connecter à votre compte ${product}. Votre appareil peut encore l'afficher tant que vous ne l'y supprimez pas.`,
    advice: "Si ce n'était pas vous, changez aussitôt de mot de passe :",
  },
  tokenMade: {
    subject: `Un jeton pour l'API a été créé dans votre compte ${product}`,
    text: `Quiconque possède ce jeton peut utiliser une partie de votre compte ${product} par l'API, sans votre mot de passe. Les réglages montrent quelle partie, et quand il a servi pour la dernière fois.`,
    advice:
      "Si ce n'était pas vous, révoquez-le dans les réglages et changez aussitôt de mot de passe :",
  },
  identityConnected: {
    subject: `Une nouvelle façon de se connecter à votre compte ${product}`,
    text: `Un compte chez un autre fournisseur a été associé. Désormais, il permet de se connecter à votre compte ${product} sans votre mot de passe ${product}.`,
    advice:
      "Si ce n'était pas vous, dissociez-le dans les réglages et changez aussitôt de mot de passe :",
  },
  identityRemoved: {
    subject: `Une façon de moins de se connecter à votre compte ${product}`,
    text: `Un compte chez un autre fournisseur a été dissocié. Il ne permet plus de se connecter à votre compte ${product}.`,
    advice: "Si ce n'était pas vous, changez aussitôt de mot de passe :",
  },
};

const words = { en: english, fr: french };
const greeting = { en: 'Hello,', fr: 'Bonjour,' };
const newPassword = { en: 'Set a new password', fr: 'Choisir un nouveau mot de passe' };

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
