import type * as en from './en.ts';
import type { Translation } from '../../../texts/translation.ts';

export const household = {
  title: 'Foyer',
  intro:
    'Une liste de courses pour huit personnes au plus, où chacun voit ce que les autres cochent.',
  loading: 'Recherche de votre foyer...',
  unread: "Votre foyer n'a pas pu être chargé.",
  retry: 'Réessayer',
  outside: 'Vous ne partagez pas encore vos courses.',
  outsideDetail:
    'Créez un foyer, puis envoyez un lien aux personnes avec qui vous faites les courses. Elles voient votre nom, votre adresse e-mail, ce que vous mettez sur la liste, ce que vous dites avoir payé, et ce qu’il faut acheter pour vos semaines prévues. Elles ne voient jamais votre santé, votre régime, vos plannings ni votre historique.',
  found: 'Créer un foyer',
  working: 'Un instant...',
  invited: '{name} vous invite à partager une liste de courses',
  invitedOf: 'Personnes dans ce foyer : {count}',
  joinMeans: 'Si vous le rejoignez :',
  joinSees:
    'Chacun y voit votre nom, votre adresse e-mail, ce que vous mettez sur la liste, ce que vous dites avoir payé, et ce qu’il faut acheter pour vos semaines prévues.',
  joinHides:
    'Personne ne voit votre santé, votre régime, vos plannings ni votre historique. Vous pouvez cesser de partager vos semaines à tout moment.',
  joinLeave:
    'Vous pouvez partir quand vous voulez. Ce que vous avez écrit sur la liste part avec vous.',
  join: 'Rejoindre',
  joining: 'Un instant...',
  decline: 'Pas maintenant',
  full: 'Ce foyer est complet : il compte huit personnes.',
  inside: 'Vous êtes déjà dans ce foyer.',
  elsewhere:
    'Vous êtes dans un autre foyer. Pour rejoindre celui-ci, quittez-le, puis rouvrez le lien.',
  open: 'Voir mon foyer',
  refused: "Cela n'a pas fonctionné. Veuillez réessayer.",
  members: 'Qui en fait partie',
  you: 'Vous',
  owner: 'Propriétaire',
  remove: 'Retirer',
  removeOne: 'Retirer {name} du foyer',
  leave: 'Quitter le foyer',
  leaveTitle: 'Quitter le foyer ?',
  leaveMeans:
    'Ce que vous avez écrit sur la liste part avec vous, et ce qu’il faut pour vos semaines aussi. Vous ne voyez plus ce que les autres ont écrit. Les liens que vous avez créés ne fonctionnent plus. Si le foyer est à vous, il revient à qui en fait partie depuis le plus longtemps ; s’il n’y a plus personne, il prend fin.',
  removeTitle: 'Retirer {name} ?',
  removeMeans:
    'Ce que cette personne a écrit sur la liste part avec elle, et ce qu’il faut pour ses semaines aussi. Elle ne voit plus la liste.',
  cancel: 'Rester',
  cancelRemoval: 'Ne pas retirer',
  invite: 'Créer un lien',
  inviteTitle: "Inviter quelqu'un",
  inviteMeans:
    'Un lien permet à une personne de rejoindre le foyer, pendant sept jours. Ne l’envoyez qu’à elle : quiconque l’a peut entrer.',
  link: "Votre nouveau lien. Il n'est montré que cette fois.",
  share: 'Envoyer le lien',
  sharing: 'Envoi...',
  shareTitle: 'Partager une liste de courses sur Platewise',
  invites: 'Liens ouverts',
  until: "Valable jusqu'au {date}",
  revoke: 'Reprendre',
  revokeOne: "Reprendre le lien valable jusqu'au {date}",
  weeks: 'Les autres voient ce qu’il faut acheter pour mes semaines',
  settings: 'Partager la liste de courses',
  list: 'Ouvrir la liste de courses',
} satisfies Translation<typeof en.household>;
