import type * as en from './en.ts';
import type { Translation } from '../../../texts/translation.ts';

export const access = {
  loading: 'Chargement de votre abonnement...',
  restricted: 'Accès restreint',
  subscriptionExpired: 'Abonnement expiré',
  trialExpired: "Période d'essai terminée",
  trialDetail:
    "Votre essai de {hours} heures est terminé. Avec un abonnement, la cuisine IA, la détection d'aliments et le planificateur vous sont de nouveau ouverts.",
  subscriptionDetail:
    "Votre abonnement a pris fin. Renouvelez-le, et la cuisine IA, la détection d'aliments et le planificateur vous sont de nouveau ouverts.",
  yours:
    'Vos menus, votre historique et vos réglages restent à vous, avec ou sans abonnement : emportez-les quand vous voulez.',
  upgrade: "S'abonner",
  upgradeFrom: "S'abonner : dès 1 $ par semaine",
  renew: "Renouveler l'abonnement",
  later: 'Plus tard',
  download: 'Télécharger mes données',
  toRecipe: 'Lire cette recette',
  toSettings: 'Réglages',
  toProfile: 'Profil',
  close: 'Fermer',
  unconfirmed: 'Paiement pas encore confirmé',
  provided:
    "Votre paiement n'est pas encore confirmé : notre serveur ne répond pas. Tout vous est ouvert jusqu'à sa réponse, pendant un jour au plus.",
  trial: 'Essai gratuit',
  trialUsed: "Utilisé jusqu'ici",
  days: 'encore {days} j {hours} h',
  hours: 'encore {hours} h {minutes} min',
  minutes: 'encore {minutes} min',
  expired: 'Terminé',
  seePlans: 'Voir les formules',
  unlimited: 'Illimité',
  left: {
    day: "Il en reste {left} sur {limit} aujourd'hui",
    trial: 'Il en reste {left} sur {limit} dans votre essai',
    month: 'Il en reste {left} sur {limit} ce mois-ci',
  },
  usedUp: 'Épuisé',
} satisfies Translation<typeof en.access>;
