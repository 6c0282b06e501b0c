import type * as en from './en.ts';
import type { Translation } from '../../../texts/translation.ts';

export const login = {
  title: 'Connexion',
  intro: "Bon retour parmi nous. Qu'y a-t-il dans le réfrigérateur aujourd'hui ?",
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  submit: 'Se connecter',
  busy: 'Connexion...',
  forgot: 'Mot de passe oublié ?',
  newHere: 'Première visite sur Platewise ?',
  signup: 'Créer un compte',
  passkey: "Se connecter avec une clé d'accès",
  provider: 'Continuer avec {name}',
  codeTitle: 'Encore une étape',
  codeIntro:
    "Saisissez le code à 6 chiffres que votre application d'authentification affiche pour Platewise.",
  code: 'Code',
  codeHint: "Pas d'application sous la main ? Saisissez un de vos codes de secours.",
  codeSubmit: 'Continuer',
  codeBusy: 'Vérification...',
  codeBack: 'Se connecter avec un autre compte',
} satisfies Translation<typeof en.login>;
