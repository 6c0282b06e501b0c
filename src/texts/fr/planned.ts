import type * as en from '../en/planned.ts';
import type { Translation } from '../translation.ts';

export const planned = {
  title: 'Cette pièce est en construction',
  detail: "{room} : ce n'est pas encore ouvert. La cuisine IA l'est : dites-lui ce que vous avez, et elle propose quoi cuisiner.",
  toKitchen: 'Vers la cuisine IA',
  toLogin: 'Retour à la connexion',
  rooms: {
    '/detected': 'Détection des aliments',
    '/planner': 'Planificateur de repas',
    '/history': 'Votre historique',
    '/payment': 'Paiement',
    '/profile': 'Votre profil',
    '/settings': 'Réglages',
    '/onboarding': 'Visite de bienvenue',
    '/forgot-password': 'Nouveau mot de passe',
    '/reset-password': 'Nouveau mot de passe',
  },
} satisfies Translation<typeof en.planned>;
