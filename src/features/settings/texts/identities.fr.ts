import type * as en from './identities.en.ts';
import type { Translation } from '../../../texts/translation.ts';

export const identities = {
  title: 'Se connecter avec {provider}',
  otherTitle: 'Se connecter avec un autre compte',
  intro: 'Associez un compte et utilisez-le pour vous connecter à la place de votre mot de passe.',
  unread: "Nous n'avons pas pu savoir quels comptes vous avez associés.",
  tryAgain: 'Réessayer',
  none: "Vous n'avez pas encore associé de compte.",
  unnamed: 'Un compte sans adresse e-mail',
  connect: 'Associer un compte',
  connecting: 'Ouverture...',
  created: 'Associé le {date}, pas encore utilisé',
  used: 'Associé le {created}, utilisé pour la dernière fois le {used}',
  remove: 'Dissocier',
  removeOneOf: 'Dissocier {name}',
  removing: 'Dissociation...',
  removalTitle: 'Dissocier ce compte ?',
  removal: '{name} ne permettra plus de se connecter à votre compte ici.',
  keep: 'Le garder',
  notChanged: "Rien n'a été modifié. Veuillez réessayer.",
} satisfies Translation<typeof en.identities>;
