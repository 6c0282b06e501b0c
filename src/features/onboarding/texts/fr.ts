import type * as en from './en.ts';
import type { Translation } from '../../../texts/translation.ts';

export const onboarding = {
  progress: 'Votre visite',
  step: 'Étape {step} sur 5',
  skip: 'Passer',
  back: 'Retour',
  continue: 'Continuer',
  finish: 'Terminer',
  finishing: 'Enregistrement...',
  steps: {
    welcome: {
      title: 'Bienvenue',
      detail:
        "Platewise cuisine avec ce que vous avez. Dites-lui ce qu'il y a dans votre cuisine, et il propose des plats avec leur préparation, des vidéos et des articles.",
    },
    detection: {
      title: "Détection d'ingrédients et d'aliments",
      detail:
        "Prenez en photo votre réfrigérateur, un ticket de caisse ou un plat, ou saisissez simplement une liste. Tout ce qui est lu peut être corrigé avant que l'on cuisine.",
    },
    planner: {
      title: 'Planificateur de repas IA',
      detail:
        "Sept jours de petits-déjeuners, déjeuners et dîners, à partir de vos ingrédients ou d'un pays et d'un budget hebdomadaire, avec une liste de courses.",
    },
    preferences: {
      title: 'Préférences de santé',
      detail:
        "Si votre alimentation doit tenir compte d'une maladie ou exclure un allergène, chaque proposition est contrôlée à cet égard, d'où qu'elle vienne. Vous pouvez changer cela à tout moment.",
    },
  },
  confirmEmail:
    "Nous vous avons envoyé un lien pour confirmer votre adresse e-mail. Rien ne presse : il n'est nécessaire qu'avant votre premier paiement.",
  question: 'Avez-vous un problème de santé ?',
  questionHint:
    'Les allergies et les aliments que vous évitez comptent aussi : répondez Oui et nommez-les, par exemple « allergie aux noix, pas de porc ».',
  no: 'Non',
  yes: 'Oui',
  consent:
    "J'accepte que Platewise enregistre ces informations sur ma santé, pour y adapter les recettes et les menus. Je peux retirer cet accord à tout moment dans les réglages.",
  conditionMissing: 'Veuillez dire de quoi votre nourriture doit tenir compte, ou choisissez Non.',
  consentMissing:
    'Cochez cette case pour que nous puissions enregistrer votre maladie, ou choisissez Non.',
  disclaimer:
    "Platewise donne des informations générales et ne remplace pas l'avis de votre médecin.",
} satisfies Translation<typeof en.onboarding>;
