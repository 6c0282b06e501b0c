// The two letters of a changed address: to the new one, and to the one before.
import { mailedLinks, product } from '../../../contract/constants.ts';
import { day, hour } from '../../../domain/durations.ts';
import type { Email, LetterLanguage } from '../../infrastructure/mail.ts';
import { email } from './emailTemplates.ts';

const hours = Math.round(mailedLinks.newEmailLife / hour);
const days = Math.round(mailedLinks.oldEmailLife / day);

export const newEmailLetter = (to: string, link: string, language: LetterLanguage): Email =>
  language === 'fr'
    ? email(
        'new-email',
        to,
        `Confirmez votre nouvelle adresse pour ${product}`,
        [
          'Bonjour,',
          `Cette adresse a été demandée pour un compte ${product}. Pour qu'elle devienne celle du compte, ouvrez ce lien. Vous serez déconnecté partout, et vous vous connecterez avec cette adresse :`,
          { link, label: 'Utiliser cette adresse' },
          `Il fonctionne pendant ${hours} heures. Si vous n'avez rien demandé, ignorez ce message : rien ne change.`,
        ],
        language,
      )
    : email('new-email', to, `Confirm your new email address for ${product}`, [
        'Hello,',
        `This address was asked for by a ${product} account. To make it the address of the account, open this link. You will be logged out everywhere, and log in with this address from then on:`,
        { link, label: 'Use this address' },
        `It works for ${hours} hours. If you did not ask for it, please ignore this email: nothing changes.`,
      ]);

export const oldEmailLetter = (to: string, link: string, language: LetterLanguage): Email =>
  language === 'fr'
    ? email(
        'old-email',
        to,
        `L'adresse e-mail de votre compte ${product} a été changée`,
        [
          'Bonjour,',
          `L'adresse e-mail de votre compte ${product} vient d'être changée. Cette adresse-ci ne permet plus de s'y connecter, et tous les appareils ont été déconnectés.`,
          "Si ce n'était pas vous, reprenez votre compte avec ce lien, puis changez aussitôt de mot de passe :",
          { link, label: 'Rétablir cette adresse' },
          `Il fonctionne pendant ${days} jours.`,
        ],
        language,
      )
    : email('old-email', to, `The email address of your ${product} account was changed`, [
        'Hello,',
        `The email address of your ${product} account was changed just now. This address no longer logs in to it, and you were logged out everywhere.`,
        'If it was not you, take your account back by this link, and then set a new password at once:',
        { link, label: 'Take this address back' },
        `It works for ${days} days.`,
      ]);
