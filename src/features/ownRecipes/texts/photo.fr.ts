import type { Translation } from '../../../texts/translation.ts';
import type * as en from './photo.en.ts';

export const recipePhoto = {
  choose: 'Depuis une photo',
  hint: 'Une page de livre de cuisine ou une capture d’écran. Ses mots arrivent dans la case ci-dessous ; la photo n’est pas gardée.',
  reading: 'Lecture de votre photo...',
  cancel: 'Annuler',
  failed:
    "Votre photo n'a pas pu être lue. Vérifiez votre connexion et réessayez. Ce que vous avez écrit est toujours là.",
  retry: 'Réessayer',
  columns: 'Cette page a-t-elle deux colonnes ?',
  columnsDetail:
    'Regardez la page : nous pouvons lire une colonne après l’autre, ou tout droit d’un bord à l’autre.',
  byColumn: 'Oui, une après l’autre',
  across: 'Non, tout droit',
  read: 'Lu sur votre photo. Vérifiez les quantités avant d’enregistrer.',
  compare: 'Comparez chaque ligne avec la page : une ligne peut manquer, et ½ est souvent mal lu.',
  hard: 'La photo était difficile à lire. Comparez chaque mot avec la page, ou reprenez-la de plus près et sous une meilleure lumière.',
  unsure: 'Regardez surtout ces lignes :',
} satisfies Translation<typeof en.recipePhoto>;
