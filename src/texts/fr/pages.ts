import type * as en from '../en/pages.ts';
import type { Translation } from '../translation.ts';

export const descriptionByPath = {
  '/landing':
    'Platewise propose quoi cuisiner avec ce que vous avez, et prévoit des semaines de repas adaptées à votre santé, à votre pays et à votre budget. Gratuit pendant deux jours.',
  '/login': 'Connectez-vous à vos recettes, à vos menus et à votre historique sur Platewise.',
  '/signup':
    "Créez un compte Platewise : des recettes avec ce qu'il y a dans votre cuisine, et des menus de la semaine qui vous conviennent. Deux jours gratuits, sans carte bancaire.",
  '/ai-kitchen':
    'Notez ou photographiez vos ingrédients et obtenez des plats à cuisiner tout de suite, avec les étapes, des vidéos et des articles.',
  '/detected':
    "Photographiez un plat, une étiquette ou un ticket de caisse, et découvrez comment cuisiner ce qui s'y trouve.",
  '/planner':
    'Des semaines de repas adaptées à votre santé, à votre pays et à votre budget, avec une liste de courses et des recettes.',
  '/history':
    'Tout ce que vous avez cuisiné et détecté, avec sa recette, prêt à être cuisiné de nouveau.',
  '/payment': 'Formules et prix, votre abonnement et vos reçus.',
  '/profile': 'Votre nom, votre adresse e-mail et votre mot de passe.',
  '/settings': "Votre santé, votre foyer, l'apparence et vos données.",
  '/onboarding': 'Les premiers pas avec Platewise.',
  '/forgot-password': 'Demandez un lien pour un nouveau mot de passe.',
  '/reset-password': 'Choisissez un nouveau mot de passe.',
  '/verify-email': 'Confirmez votre adresse e-mail.',
  '/privacy':
    "Ce que Platewise enregistre sur vous, pourquoi, combien de temps, et comment l'emporter ou le supprimer.",
  '/terms': "Les conditions d'utilisation de Platewise.",
  '/medical-disclaimer':
    "Platewise aide à cuisiner et ne donne pas d'avis médical : ce que sont ses valeurs, et ce qu'elles ne sont pas.",
  '/sources':
    "D'où viennent les valeurs nutritionnelles, les prix, les limites et les recettes de Platewise.",
} satisfies Translation<typeof en.descriptionByPath>;
