// What the pages of the library say, in French. Spaces and apostrophes are plain: typeset.ts makes French typography of them.
import { timeText } from '../../../../domain/timeText.ts';
import { typeset } from '../../../../domain/french/typeset.ts';
import { product, type Texts } from './en.ts';
import { soughtInFrench } from './sought.fr.ts';
import { wishesInFrench } from './wishes.fr.ts';

const figures = new Intl.NumberFormat('fr');
/** French says 'one' of none. */
const several = (count: number, one: string, many: string): string =>
  `${figures.format(count)} ${count < 2 ? one : many}`;

export const french = typeset<Texts>({
  title: 'Recettes',
  listTitle: `Des recettes qui disent ce qu'elles contiennent | ${product}`,
  listDescription: (count) =>
    `${figures.format(count)} recettes avec leurs valeurs nutritionnelles, leurs allergènes et le coût d'une portion. Filtres par régime, maladie, temps et cuisine.`,
  intro: (count) =>
    `${figures.format(count)} plats, avec valeurs nutritionnelles, allergènes et coût calculés à partir de chaque ingrédient.`,
  search: 'Chercher une recette',
  searchHint: 'Plat, aliment ou cuisine',
  searchButton: 'Chercher',
  filters: 'Filtres',
  kinds: {
    diet: 'Régime',
    free: 'Sans',
    condition: 'Maladie',
    nutrition: 'Nutrition',
    time: 'Temps',
    meal: 'Repas',
    cuisine: 'Cuisine',
    equipment: 'Matériel',
  },
  any: {
    diet: 'Tous les régimes',
    free: 'Ne rien exclure',
    condition: 'Toutes les maladies',
    nutrition: 'Toutes les valeurs',
    time: 'Tous les temps',
    meal: 'Tous les repas',
    cuisine: 'Toutes les cuisines',
    equipment: 'Tout matériel',
  },
  claims: {
    'low-salt': 'Pauvre en sel',
    'low-sugar': 'Pauvre en sucres',
    'low-fat': 'Pauvre en graisses',
    'high-fibre': 'Riche en fibres',
    'high-protein': 'Riche en protéines',
  },
  upToEnergy: (kcal) => `${kcal} kcal au plus`,
  claimLimits: {
    'low-salt':
      'Pauvre en sel : au plus 0,12 g de sodium (0,3 g de sel) pour 100 g, et au plus 0,5 g de sodium (1,25 g de sel) par portion.',
    'low-sugar':
      'Pauvre en sucres : au plus 5 g de sucres pour 100 g, et au plus 27 g par portion.',
    'low-fat':
      'Pauvre en graisses : au plus 3 g de matières grasses pour 100 g, et au plus 21 g par portion.',
    'high-fibre': 'Riche en fibres : au moins 6 g de fibres pour 100 g, ou 3 g pour 100 kcal.',
    'high-protein': "Riche en protéines : au moins 20 % de l'énergie vient des protéines.",
  },
  energyLimit: (kcal, percent) =>
    `${kcal} kcal au plus par portion : ${percent} % de l'apport de référence de 2 000 kcal par jour.`,
  claimNote:
    "Pour 100 g et pour l'énergie, les limites sont celles du règlement (CE) n° 1924/2006 ; par portion, pour le sel, un tiers des 1 500 mg de sodium par jour du régime DASH, pour les sucres et les graisses, celles du guide britannique de l'étiquetage en face avant ; l'apport de référence est celui du règlement (UE) n° 1169/2011. Les valeurs sont des estimations, d'après le poids des ingrédients avant cuisson. Informations générales, et non un avis médical.",
  upTo: (minutes) => `${minutes} min au plus`,
  meals: {
    breakfast: 'Petit-déjeuner',
    lunch: 'Déjeuner',
    dinner: 'Dîner',
    snack: 'Dessert',
  },
  equipment: {
    no_oven: 'Sans four',
    no_hob: 'Ni plaque ni four',
    one_pot: 'Une seule casserole',
    microwave: 'Micro-ondes',
    air_fryer: 'Friteuse à air',
  },
  remove: 'Retirer',
  clear: 'Tout effacer',
  count: (count) => several(count, 'recette', 'recettes'),
  mended: (typed, read) => `Rien ne contient « ${typed} ». Ces recettes contiennent « ${read} ».`,
  device: {
    slow_cooker: "Aucune de nos recettes n'est écrite pour une mijoteuse.",
    pressure_cooker: "Aucune de nos recettes n'est écrite pour le seul autocuiseur.",
    rice_cooker: "Aucune de nos recettes n'est écrite pour un cuiseur à riz.",
    bread_machine: "Aucune de nos recettes n'est écrite pour une machine à pain.",
  },
  unsought: wishesInFrench,
  near: 'Aucune recette ne contient tous ces mots. Celles-ci les contiennent tous sauf un.',
  cut: (most) =>
    `Votre recherche était longue : seuls les ${most} premiers caractères ont été lus.`,
  unknownFilter: "Un des filtres de cette adresse n'est pas des nôtres et n'a pas été appliqué.",
  emptyTitle: 'Aucune recette ne correspond à tout cela',
  emptyDetail: 'Retirez un filtre, ou cherchez avec moins de mots.',
  unreadTitle: (words) => `Nous ne savons pas quoi laisser de côté pour « ${words} »`,
  unreadDetail:
    'Aucun plat n’est donc montré. Choisissez ci-dessus un régime, un allergène ou une maladie, ou écrivez-le autrement.',
  favourite: 'Favori',
  favourites: 'Favoris',
  yourFavourites: 'Vos favoris',
  noFavourites: "Aucune de nos recettes n'est encore parmi vos favoris",
  noFavouritesDetail:
    'Sur une recette qui vous plaît, choisissez « Cuisiner ce plat » et marquez-la comme favorite. Vous la retrouverez ici.',
  favouritesSignIn: 'Connectez-vous pour voir vos favoris',
  favouritesSignInDetail: 'Ils sont gardés avec votre compte.',
  fitsYou: 'Vous convient',
  whatFitsYou: 'Les recettes qui vous conviennent',
  fitsAll: 'Convient à toute la table',
  whatFitsAll: 'Les recettes qui conviennent à toute la table',
  fitsSignIn: 'Connectez-vous pour voir ce qui vous convient',
  fitsSignInDetail:
    'Ce que vous nous avez dit de votre santé et de votre régime est gardé avec votre compte.',
  unfit: (count) =>
    count === 1
      ? '1 autre recette demande de la prudence ou ne convient pas.'
      : `${several(count, 'autre recette', 'autres recettes')} demandent de la prudence ou ne conviennent pas.`,
  showUnfit: 'Les afficher aussi',
  noneFits: "Nous ne disons d'aucun plat qu'il convient",
  caution: 'Prudence',
  firmEggs: 'Œufs à cuire bien fermes',
  refuse: 'Pas pour vous',
  refuseAtTable: 'Pas pour toute la table',
  cautionAtTable: 'Prudence pour votre table',
  notAgain: 'Plus jamais',
  notForReader: {
    caution: 'Avec ce que vous nous avez dit, ce plat demande un peu de prudence.',
    refuse:
      'Ce plat ne va pas avec ce que vous nous avez dit de votre santé, de votre régime ou de ce que vous évitez.',
    refuseAtTable: 'Une personne qui mange avec vous ne doit pas manger ce plat.',
    cautionAtTable:
      "Avec ce que vous nous avez dit d'une personne qui mange avec vous, ce plat demande un peu de prudence.",
  },
  seeWhy: 'Voir pourquoi',
  healthOpen:
    "Quelque chose que vous avez dit de votre santé reste en suspens. Tant que vous n'avez pas répondu, nous ne disons d'aucun plat qu'il convient.",
  tableOpen:
    "Quelque chose que vous avez dit d'une personne qui mange avec vous reste en suspens. Tant que vous n'avez pas répondu, nous ne disons d'aucun plat qu'il convient.",
  answer: 'Répondre',
  clinicFirst:
    'Avec ce que vous nous avez dit, votre équipe soignante fixe ce que vous mangez : nous ne proposons donc aucun plat. Vous pouvez quand même lire nos recettes.',
  nothingTold: 'Vous ne nous avez rien dit à éviter : toutes les recettes vous conviennent donc.',
  openSettings: 'Ouvrir les réglages',
  collection: 'Collection',
  collections: 'Collections',
  anyCollection: 'Toutes les collections',
  collectionSignIn: 'Connectez-vous pour voir votre collection',
  collectionSignInDetail: 'Les collections sont gardées avec votre compte.',
  collectionGone: 'Cette collection n’existe plus',
  collectionGoneDetail: 'Elle a été supprimée, ou n’est pas à vous.',
  withoutCollection: 'Chercher dans toutes les recettes',
  collectionEmpty: 'Aucune de nos recettes n’est dans cette collection',
  collectionEmptyDetail: 'Vos propres recettes y figurent, parmi vos collections.',
  yourCollections: 'Vos collections',
  pages: 'Pages',
  page: (page, all) => `Page ${page} sur ${all}`,
  previous: 'Précédente',
  next: 'Suivante',
  headings: {
    diet: (label) => `Recettes : ${label}`,
    free: (label) => `Recettes ${label}`,
    condition: (label) => `Recettes adaptées : ${label}`,
    nutrition: (label) => `Recettes : ${label}`,
    time: (label) => `Recettes : ${label}`,
    meal: (label) => `Recettes : ${label}`,
    cuisine: (label) => `Recettes : cuisine ${label}`,
    equipment: (label) => `Recettes : ${label}`,
  },
  healthNote:
    "Filtré d'après l'estimation d'une portion, comparée à des limites publiées. Informations générales, et non un avis médical : demandez à qui vous soigne.",
  summary: ({ title }, minutes, energy) =>
    `${title} : ${minutes}, ${energy} par portion. Ingrédients, étapes, valeurs nutritionnelles, allergènes et coût.`,
  minutes: timeText,
  waiting: (time) => `${time} d'attente`,
  handsOn: (minutes) => `${timeText(minutes)} de travail`,
  kcal: (kcal) => `${kcal} kcal`,
  ...soughtInFrench,
  aServing: 'par portion',
  difficulty: { easy: 'Facile', medium: 'Intermédiaire', hard: 'Avancé' },
  cook: 'Cuisiner ce plat',
  cookDetail: 'Minuteurs, remplacements et quantités pour votre table.',
  cookTrial: 'Essai gratuit, sans carte bancaire.',
  allRecipes: 'Toutes les recettes',
  ingredients: 'Ingrédients',
  servings: (count) => several(count, 'portion', 'portions'),
  optional: 'facultatif',
  instructions: 'Préparation',
  steps: (count) => several(count, 'étape', 'étapes'),
  keeping: 'Restes',
  foodSafety: 'Sécurité alimentaire',
  nutrition: 'Une portion',
  figures: {
    energy_kcal: 'Énergie',
    protein_g: 'Protéines',
    carb_g: 'Glucides',
    sugars_g: 'dont sucres',
    fibre_g: 'Fibres',
    fat_g: 'Lipides',
    sat_fat_g: 'Graisses saturées',
    sodium_mg: 'Sodium',
  },
  notCounted: (names) => `Non compté : ${names}.`,
  estimates: 'Estimations. Informations générales, et non un avis médical.',
  contains: (names) => `Contient : ${names}`,
  mayContain: (names) => `Peut contenir : ${names}`,
  containsNothing:
    "Ne contient aucun des 15 allergènes que nous vérifions. Lisez toujours l'étiquette.",
  partOf: (line) => `une partie de : ${line}`,
  diets: 'Régimes',
  conditions: 'Maladies',
  conditionsDetail: 'Une portion, comparée aux limites publiées pour chaque maladie.',
  fitsTitle: (count) => `Convient : ${several(count, 'maladie', 'maladies')}`,
  careTitle: (count) => `Avec prudence : ${count}`,
  notTitle: (count) => `Ne convient pas : ${count}`,
  fitsNone: 'Cette recette ne convient clairement à aucune des maladies que nous vérifions.',
  heldFree: "Rien n'y est à limiter",
  share: (amount, quantity, percent, most) =>
    `${amount} (${quantity}), soit ${percent} % du maximum de la journée, ${most}`,
  askFirst:
    "Maladie rénale, grossesse, médicaments et quelques autres dépendent de vos réponses : l'application vous les demande d'abord.",
  cost: 'Coût',
  costIn: (country) => country,
  costBetween: (low, high) => `En général de ${low} à ${high} par portion, une estimation.`,
  costAbout: (cost) => `environ ${cost}`,
  country: 'Pays',
  show: 'Afficher',
  similar: 'Recettes semblables',
  from: (cuisine) => `Recettes : cuisine ${cuisine.toLocaleLowerCase('fr')}`,
  unknownTitle: 'Nous ne connaissons pas cette recette',
  unknownDetail: "L'adresse ne correspond à aucune des nôtres. Elle a peut-être changé de nom.",
  perhaps: 'Peut-être cherchiez-vous',
  inEnglish: 'Les étapes sont en anglais.',
  footerNote: 'Informations générales, et non un avis médical.',
  signIn: 'Connexion',
  getStarted: 'Commencer',
  toKitchen: 'Cuisine IA',
  home: `Accueil de ${product}`,
  skip: 'Aller au contenu',
  about: 'À propos de ce service',
  main: 'Principale',
  language: 'Langue',
  places: {
    privacy: 'Confidentialité',
    terms: 'Conditions',
    'medical-disclaimer': 'Avertissement médical',
    sources: 'Sources',
  },
});
