import type * as en from './en.ts';
import type { Translation } from '../../../texts/translation.ts';

export const externalLogIn = {
  title: 'Connexion en cours',
  busy: 'Un instant...',
  refused: "Vous n'êtes pas connecté",
  refusedDetail: 'La réponse que nous avons reçue est incomplète. Veuillez recommencer.',
  unanswered: "Nous n'avons pas pu être joints",
  unansweredDetail: 'Veuillez réessayer dans un instant.',
  tryAgain: 'Réessayer',
  back: 'Retour à la connexion',
  connectTitle: 'Associez votre compte',
  password: 'Mot de passe',
  connect: 'Associer et se connecter',
  codeTitle: 'Encore une étape',
  codeIntro:
    "Saisissez le code à 6 chiffres que votre application d'authentification affiche pour Platewise.",
  code: 'Code',
  codeHint: "Pas d'application sous la main ? Saisissez un de vos codes de secours.",
  goOn: 'Continuer',
  checking: 'Vérification...',
  fieldsMissing: 'Veuillez remplir tous les champs.',
  moreRefused: "Cela n'a pas été accepté. Veuillez réessayer.",
  moreUnanswered: "Une erreur inattendue s'est produite. Veuillez réessayer.",
  newTitle: 'Créez votre compte',
  create: 'Créer mon compte',
  creating: 'Création de votre compte...',
} satisfies Translation<typeof en.externalLogIn>;
