import type * as en from './en.ts';
import type { Translation } from '../../../texts/translation.ts';

export const photos = {
  label: 'Photo',
  plainFood:
    'Nous lisons ici les tickets, les étiquettes et les emballages, mais nous ne reconnaissons pas les aliments eux-mêmes sur une photo.',
  list: "Énumérez plutôt ce qu'elle montre",
  choose: 'Choisir une photo',
  orDrop: 'ou déposez-en ou collez-en une ici',
  hint: "PNG, JPG, JPEG jusqu'à 10 Mo",
  take: 'Prendre une photo',
  replace: 'Choisir une autre photo',
  remove: 'Retirer la photo',
  preview: 'La photo que vous avez choisie',
  noPreview: 'Ce navigateur ne peut pas afficher ce fichier.',
  tooLarge:
    "Cette photo dépasse 10 Mo, et rien n'a donc été envoyé. Choisissez-en une plus petite, ou reprenez-la avec une résolution plus faible.",
  unsuitable: "Ce fichier est vide ou n'est pas une image. Choisissez un PNG, un JPG ou un JPEG.",
  unreadable:
    'Cette photo est au format HEIC, qui ne peut pas être lu ici. Enregistrez-la en JPG et choisissez-la de nouveau.',
} satisfies Translation<typeof en.photos>;

export const confirmation = {
  foods: 'Aliments sur la photo',
  ingredients: 'Ingrédients sur la photo',
  vision: 'lu par {name}',
  'zero-shot': "lu par le modèle d'image {name}",
  text: 'lu par le lecteur de texte',
  service: 'lu par le service IA',
  person: "Nous n'avons pas pu le reconnaître",
  corrected: "tel que vous l'avez corrigé",
  aModel: 'un modèle de vision',
  sure: 'sûr',
  likely: 'probable',
  unsure: 'pas sûr',
  correct: 'Appuyez sur un nom pour le modifier. Retirez ce qui est faux, ajoutez ce qui manque.',
  uncertain: "Rien n'a pu être nommé avec certitude. Dites-nous ce qu'elle montre.",
  rename: 'Renommer {name}',
  remove: 'Retirer {name}',
  addFood: 'Ajouter un aliment ou un plat',
  addIngredient: 'Ajouter un ingrédient',
  addHint:
    'Tapez quelques lettres et choisissez, ou appuyez sur Entrée pour ajouter ce que vous avez tapé.',
  likelyOnes: "Peut-être l'un de ceux-ci",
  add: 'Ajouter {name}',
  dish: 'plat',
  found: '{count} suggestions',
  foundOne: '{count} suggestion',
  foundNone: "Absent de notre catalogue. Appuyez sur Entrée pour l'ajouter quand même.",
  searching: 'Recherche...',
  unreachable:
    "Les suggestions n'ont pas pu être récupérées. Tapez le nom entier et appuyez sur Entrée.",
  missing: 'Veuillez en nommer au moins un.',
  full: "Une demande ne peut pas en contenir davantage. Retirez-en un d'abord.",
  update: 'Mettre à jour les recettes',
  updating: 'Mise à jour...',
} satisfies Translation<typeof en.confirmation>;

export const photoKeeping = {
  label: 'Garder cette photo avec mon enregistrement',
  declined: "Si vous ne cochez pas cette case, la photo est lue et n'est conservée nulle part.",
  awaitingRecord: "Elle sera gardée dès que l'enregistrement sera fait.",
  keepingPhoto: 'La photo est mise de côté...',
  kept: 'La photo est gardée avec votre enregistrement. Vous pouvez la supprimer ici ou dans votre historique.',
  removingPhotos: 'Suppression de la photo...',
  failed: "La photo n'a pas pu être gardée. Votre enregistrement n'est pas touché.",
  removalFailed:
    "La photo n'a pas pu être supprimée. Réessayez, ou supprimez-la dans votre historique.",
  retry: 'Réessayer',
} satisfies Translation<typeof en.photoKeeping>;

export const detection = {
  title: 'Détecter des aliments',
  intro:
    "La photo d'un plat, d'un ticket de caisse, d'une étiquette ou d'un panier. Nous disons ce que nous pouvons lire, et comment cela se cuisine.",
  photo: 'Votre photo',
  submit: 'Envoyer',
  preparing: 'Préparation de votre photo...',
  analysing: 'Lecture de la photo...',
  recalling: "Récupération de l'entrée dans votre historique...",
  confirming: 'Rédaction de la préparation avec vos corrections...',
  cancel: 'Annuler',
  waiting: "Qu'est-ce que c'est ?",
  waitingDetail:
    'Les aliments de votre photo, comment ils se cuisinent, et des vidéos et articles à leur sujet apparaîtront ici.',
  refused: "Les aliments n'ont pas pu être détectés.",
  failed: "Les aliments n'ont pas pu être détectés. Veuillez réessayer.",
  recallFailed:
    "Cette entrée de votre historique n'a pas pu être récupérée. Choisissez une photo, ou rouvrez l'entrée.",
  retry: 'Réessayer',
  found: 'Trouvé sur la photo : {names}.',
  notFound: "Rien n'a pu être nommé avec certitude.",
  instructions: 'Préparation',
  needed: 'Ingrédients',
  notes: 'Bon à savoir',
} satisfies Translation<typeof en.detection>;
