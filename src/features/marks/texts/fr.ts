import type { Translation } from '../../../texts/translation.ts';
import type * as en from './en.ts';

export const marks = {
  favourite: 'Favori',
  favouriteNamed: 'Favori : {name}',
  notAgain: 'Plus jamais',
  leftOut: 'Nous ne vous proposerons plus ce plat, ni dans vos menus.',
  stillPlanned:
    'Là où il est déjà prévu, il reste tant que vous ne l’échangez pas : ouvrir la semaine',
  favourites: 'Favoris',
  remove: 'Retirer {name} des favoris',
  leftOutCount: 'Plus jamais ({count})',
  leftOutDetail: 'Nous ne vous proposons plus ces plats, ni dans vos menus.',
  suggestAgain: 'Proposer de nouveau',
  suggestNamed: 'Proposer de nouveau : {name}',
  unread: "Vos favoris n'ont pas pu être chargés.",
  retry: 'Réessayer',
} satisfies Translation<typeof en.marks>;
