import type { DishCode } from '../noteCodes.ts';

/** Why a dish stands there, how it was changed for the person, and what to know of it. */
export const dish: Readonly<Record<DishCode, string>> = {
  'reason.atHand': 'Utilise {count} de ses {all} ingrédients parmi ce que vous avez.',
  'reason.leftover': 'Reste de {day} : une seule cuisson pour les deux jours.',
  'reason.own': 'Votre propre recette : ses chiffres viennent de ce que vous avez écrit.',
  'reason.ofMost': '{amount} ({quantity}), soit {share} % du maximum de la journée.',
  'reason.ofLeast': '{amount} ({quantity}), soit {share} % du minimum de la journée.',
  'reason.carbohydrate': '{amount} de glucides.',
  'reason.energy': '{amount}, soit {share} % de votre énergie de la journée.',
  'reason.energyOfPortion':
    '{amount} dans votre part (en portions : {servings}), soit {share} % de votre énergie de la journée.',
  'reason.energyOfServing': '{amount} par portion.',
  'reason.common': 'Plat courant dans ce pays : {country}.',
  'reason.quick': 'Prêt en {minutes} minutes.',
  'reason.cost': 'Environ {cost} par personne.',
  'reason.fits':
    '{by} : une portion contient {amount} ({quantity}), environ {share} % de la limite de la journée, {limit}.',
  'reason.nothingLimited': "Ne contient rien de ce qu'excluent ou limitent vos maladies.",
  'change.leaveOut': 'À retirer : {food}. Cet ingrédient est facultatif et ne vous convient pas.',
  'change.other': '{other} au lieu de ceci : {food}. La quantité reste la même.',
  'change.otherFor':
    '{other} au lieu de ceci : {food}. Environ {amount} de moins par portion ({quantity}), pour : {by}.',
  'change.less':
    '{food} : {share} % de la quantité. Environ {amount} de moins par portion ({quantity}), pour : {by}.',
  'change.milder':
    '{food} : la moitié, ou rien. Les épices fortes peuvent déclencher des symptômes.',
  'recipe.serves':
    'Portions : {servings}. {prep} min de préparation, {cook} min de cuisson. Environ {energy} par portion, une estimation.',
  'recipe.servesWaiting':
    "Portions : {servings}. {prep} min de préparation, {cook} min de cuisson, {wait} min d'attente. Environ {energy} par portion, une estimation.",
  'recipe.servesLong':
    'Portions : {servings}. {prep} de préparation, {cook} de cuisson. Environ {energy} par portion, une estimation.',
  'recipe.servesWaitingLong':
    "Portions : {servings}. {prep} de préparation, {cook} de cuisson, {wait} d'attente. Environ {energy} par portion, une estimation.",
  'recipe.scaled':
    'Les quantités sont adaptées ; les durées des étapes restent celles de la recette, et une quantité bien plus grande demande un peu plus de temps. Certains nombres des étapes (morceaux, bols) restent ceux de la recette, écrite pour : {written}.',
  'own.nothingFound': "Nous n'y avons trouvé aucun ingrédient : rien n'est compté.",
  'own.servingsUnknown':
    "Le nombre de personnes n'est pas indiqué : le tout est compté comme une seule portion.",
  'own.unweighed': "Non compté, car la quantité n'est pas connue : {texts}.",
  'own.estimated':
    'Combien il en faut est notre estimation ({foods}), et une de vos limites le compte : notez la quantité pour en être sûr.',
  'own.hinted':
    '{words} : on en fait le plus souvent avec quelque chose que vous évitez. Aucune ligne de cette recette n’en contient ; vérifiez-le.',
  'own.beside':
    'Le texte autour de la recette nomme {words}, que vous évitez. Vérifiez que le plat est fait sans.',
  'own.stepWords':
    'Les étapes ont des mots que nous ne connaissons pas : {words}. Vérifiez qu’aucun n’est un aliment que vous évitez.',
  'own.stepsUnread':
    'Nous ne pouvons pas lire toutes les étapes. Ce qu’elles seules nomment n’est pas jugé : vérifiez que rien de ce que vous évitez n’y figure.',
  'own.onlyInSteps': 'Les étapes nomment ceci, qui ne figure dans aucune ligne : {foods}.',
  'review.status':
    "Aucun professionnel de santé n'a relu nos limites pour les maladies. Ceci n'est pas un avis médical, et s'adresse aux adultes seulement.",
  'review.limits':
    "Une limite marquée comme publiée a été vue dans un document publié ; les autres relèvent de connaissances générales. Aucun professionnel de santé n'a relu nos limites pour les maladies. Ceci n'est pas un avis médical, et s'adresse aux adultes seulement.",
  'review.some':
    "Un professionnel de santé a relu {reviewed} de nos {total} limites pour les maladies. Ceci n'est pas un avis médical, et s'adresse aux adultes seulement.",
  'review.someLimits':
    "Une limite marquée comme publiée a été vue dans un document publié ; les autres relèvent de connaissances générales. Un professionnel de santé a relu {reviewed} de nos {total} limites pour les maladies. Ceci n'est pas un avis médical, et s'adresse aux adultes seulement.",
  'review.conditions':
    "Un professionnel de santé a relu {reviewed} de nos {total} limites pour les maladies, dont toutes celles-ci : {conditions}. Ceci n'est pas un avis médical, et s'adresse aux adultes seulement.",
  'review.conditionsLimits':
    "Une limite marquée comme publiée a été vue dans un document publié ; les autres relèvent de connaissances générales. Un professionnel de santé a relu {reviewed} de nos {total} limites pour les maladies, dont toutes celles-ci : {conditions}. Ceci n'est pas un avis médical, et s'adresse aux adultes seulement.",
};
