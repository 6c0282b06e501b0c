// What of a search is a wish that is not searched for, in French.
import type { wishesInEnglish } from './wishes.en.ts';

export const wishesInFrench: typeof wishesInEnglish = {
  portions:
    'La recherche ne tient pas compte du nombre de convives : chaque recette dit pour combien elle est.',
  occasion:
    "La recherche ne tient pas compte de l'occasion : choisissez un repas, une durée ou un régime ci-dessus.",
  children:
    'La recherche ne tient pas compte de qui mange : choisissez un repas, une durée ou un régime ci-dessus.',
  small_children:
    "Nos recettes sont écrites pour des adultes, et aucune n'est vérifiée pour les bébés ou les jeunes enfants. Pas de miel avant 12 mois, ni de fruits à coque entiers avant 5 ans.",
};
