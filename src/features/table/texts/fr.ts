import type * as en from './en.ts';
import type { Translation } from '../../../texts/translation.ts';

export const table = {
  title: 'À table',
  intro:
    'Un seul plat pour tous : la semaine laisse de côté ce que l’un de vous ne doit pas manger, et garde chaque adulte dans ses propres limites.',
  loading: 'Recherche de qui mange...',
  unread: 'Nous n’avons pas pu voir qui mange avec vous.',
  retry: 'Réessayer',
  you: 'Vous',
  yours: 'Votre santé, votre régime et votre besoin en énergie viennent de vos réglages.',
  settings: 'Ouvrir les réglages',
  people: 'Avec vous',
  nobody: 'Personne d’autre pour le moment.',
  add: 'Ajouter quelqu’un',
  edit: 'Modifier',
  editOne: 'Modifier ce que mange {name}',
  forget: 'Oublier',
  forgetOne: 'Oublier {name}',
  eats: 'Cuisiner pour {name}',
  adult: 'Adulte',
  child: 'Enfant',
  without: 'Sans {foods}',
  wrote: 'Vous avez écrit : « {words} »',
  portionOf: '{portion} fois votre portion',
  portionSame: 'Autant que vous',
  byNeed: 'Selon ses besoins',
  half: 'La moitié de votre portion',
  refused: 'Cela n’a pas marché. Veuillez réessayer.',
  forgetTitle: 'Oublier {name} ?',
  forgetMeans:
    'Ce que vous nous avez dit de cette personne disparaît, de même que ce qu’en disent vos semaines enregistrées.',
  keep: 'Garder',
  newTitle: 'Qui d’autre mange ?',
  form: 'Quelqu’un qui mange avec vous',
  name: 'Nom',
  nameMissing: 'Veuillez donner un nom.',
  kind: 'Qui est-ce ?',
  childMeans:
    'Rien n’est planifié pour un enfant : le plat laisse de côté ce qu’il ne doit pas manger, et aucun chiffre n’est calculé pour lui. Demandez ce qu’il lui faut à qui suit sa santé.',
  childAge:
    'Écrivez l’âge après le nom, par exemple « Ada, 9 mois » ou « Ada, 4 ans » : certains aliments ne sont pas pour les petits.',
  leavesOut: 'Jamais dans le plat',
  avoided: 'Autres aliments à laisser de côté',
  avoidedHint: 'Séparés par des virgules, par exemple kiwi, champignons.',
  diets: 'Régime',
  portion: 'La quantité',
  energy: 'Besoin en énergie en kcal par jour',
  energyWrong:
    'Un besoin en énergie est compris entre 1 000 et 5 000 kcal par jour. Vous pouvez aussi le laisser vide.',
  weight: 'Poids en kg',
  weightWrong: 'Un poids est compris entre 30 et 300 kg. Vous pouvez aussi le laisser vide.',
  sickness:
    'Sa nourriture doit-elle tenir compte d’une maladie, d’une allergie ou d’un médicament ?',
  no: 'Non',
  yes: 'Oui',
  conditionMissing: 'Veuillez dire de quoi sa nourriture doit tenir compte, ou choisir Non.',
  asThey: 'Répondez comme cette personne le ferait.',
  asNamed: 'Répondez comme cette personne le ferait : {name}.',
  noConsent:
    'Maladies, besoin en énergie et poids sont des données de santé. Pour ajouter les siennes, enregistrez ce que vous avez saisi ici, acceptez dans vos réglages que nous les conservions, et demandez-lui d’abord.',
  save: 'Enregistrer',
  saving: 'Enregistrement...',
  cancel: 'Annuler',
  link: 'Qui mange, et ce que chacun ne doit pas manger',
  linkHint:
    'Les personnes nommées là comptent toujours. Un nombre plus grand ajoute des invités qui mangent comme vous.',
  within: 'Dans les limites de {name}',
  notWithin: 'Hors des limites de {name}',
  notAllCounted: '{name} : tout n’est pas compté ce jour-là',
  noFigures: '{name} : rien ne peut être compté ce jour-là',
  withinAll: 'Dans les limites de tous',
  portionSaid: '{portion}, pour environ {energy} kcal par jour.',
  met: 'dans la limite',
  childSaid:
    'Ce que {name} ne doit pas manger, d’après ce que vous avez dit, n’entre pas dans le plat. Rien d’autre n’est planifié pour un enfant.',
  childPlain:
    '{name} mange du même plat. Vous n’avez rien dit qui doive en être exclu, et rien d’autre n’est planifié pour un enfant.',
  clinicSaid:
    'On ne cuisine pas pour {name} : {clinic} demande un régime fixé par une équipe médicale. Veuillez lui demander un plan. Ce que {name} ne doit pas manger reste hors du plat.',
  aims: 'Ce que le planning manque pour cette personne',
  notes: 'Ce qui a été supposé et compris',
  suggestions: 'Ce que {names} ne doit pas manger, d’après ce que vous avez dit, est exclu ici.',
  openAtTable:
    'Une question au sujet de {names} attend une réponse : d’ici là, nous ne disons d’aucun plat ici qu’il convient à tous.',
} satisfies Translation<typeof en.table>;
