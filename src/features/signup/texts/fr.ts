import type * as en from './en.ts';
import type { Translation } from '../../../texts/translation.ts';

export const signup = {
  title: 'Créer votre compte',
  intro:
    'Cuisinez avec ce que vous avez : un nom, une adresse e-mail et un mot de passe de 8 caractères au moins suffisent.',
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  confirmPassword: 'Confirmer le mot de passe',
  strength: 'Solidité du mot de passe',
  weak: 'Faible',
  fair: 'Moyenne',
  good: 'Bonne',
  strong: 'Forte',
  same: 'Les deux mots de passe sont identiques',
  different: 'Les mots de passe ne correspondent pas encore',
  submit: 'Créer le compte',
  registering: 'Création du compte...',
  loggingIn: 'Connexion en cours...',
  already: 'Vous avez déjà un compte ?',
  login: 'Se connecter',
  agree: 'En créant un compte, vous acceptez :',
  terms: "Conditions d'utilisation",
  privacy: 'Confidentialité',
  medical: 'Avertissement médical',
} satisfies Translation<typeof en.signup>;
