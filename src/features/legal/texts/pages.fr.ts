import type { Translation } from '../../../texts/translation.ts';
import type * as en from './pages.en.ts';

export const legalPages = {
  '/privacy': {
    title: 'Confidentialité - Platewise',
    description:
      "Ce que Platewise enregistre sur vous, pourquoi, combien de temps, et comment l'emporter ou le supprimer.",
  },
  '/terms': {
    title: "Conditions d'utilisation - Platewise",
    description: "Les conditions d'utilisation de Platewise.",
  },
  '/medical-disclaimer': {
    title: 'Avertissement médical - Platewise',
    description:
      "Platewise aide à cuisiner et ne donne pas d'avis médical : ce que sont ses valeurs, et ce qu'elles ne sont pas.",
  },
} satisfies Translation<typeof en.legalPages>;
