import type * as en from '../en/messages.ts';
import type { Translation } from '../translation.ts';

export const messages = {
  'login.fieldsMissing': { title: 'Veuillez remplir tous les champs.' },
  'login.refused': {
    title: 'Échec de la connexion',
    description: 'Adresse e-mail ou mot de passe incorrect.',
  },
  'login.failed': {
    title: 'Échec de la connexion',
    description: 'Une erreur inattendue est survenue. Veuillez réessayer.',
  },
  'login.welcomeBack': { title: 'Bon retour !' },
  'login.recoveryCodeUsed': {
    title: 'Bon retour !',
    description:
      'Vous avez utilisé un code de secours, qui ne fonctionnera plus. Codes restants : {subject}.',
  },
  'login.codeMissing': { title: 'Veuillez saisir le code.' },
  'login.codeRefused': { title: "Ce code n'a pas été accepté." },
  'signup.firstNameMissing': {
    title: 'Saisie à corriger',
    description: 'Le prénom est nécessaire.',
  },
  'signup.lastNameMissing': { title: 'Saisie à corriger', description: 'Le nom est nécessaire.' },
  'signup.emailMissing': {
    title: 'Saisie à corriger',
    description: "L'adresse e-mail est nécessaire.",
  },
  'signup.emailInvalid': {
    title: 'Saisie à corriger',
    description: 'Veuillez saisir une adresse e-mail valable.',
  },
  'signup.passwordTooShort': {
    title: 'Saisie à corriger',
    description: 'Le mot de passe doit compter au moins 6 caractères.',
  },
  'signup.passwordsDiffer': {
    title: 'Saisie à corriger',
    description: 'Les mots de passe ne sont pas identiques.',
  },
  'signup.registrationFailed': {
    title: "Échec de l'inscription",
    description: "Le compte n'a pas pu être créé.",
  },
  'signup.tokenMissing': {
    title: "Échec de l'inscription",
    description: "Le jeton d'authentification n'a pas pu être obtenu.",
  },
  'signup.autoLogInFailed': {
    title: 'Échec de la connexion automatique',
    description:
      'Le compte est créé, mais la connexion a échoué. Veuillez vous connecter vous-même.',
  },
  'signup.accountCreated': { title: 'Compte créé !' },
  'session.expired': { title: 'Connexion nécessaire. Veuillez vous reconnecter.' },
  'signOut.succeeded': {
    title: 'Déconnexion réussie',
    description: "Cet appareil n'est plus connecté à votre compte.",
  },
  'signOut.failed': {
    title: 'Erreur',
    description: 'La déconnexion a échoué. Veuillez réessayer.',
  },
} satisfies Translation<typeof en.messages>;
