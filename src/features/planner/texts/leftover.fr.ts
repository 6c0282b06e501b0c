import type { Translation } from '../../../texts/translation.ts';
import type * as en from './leftover.en.ts';

export const leftover = {
  title: 'Restes de {day}',
  warm: 'C’est déjà cuisiné : il n’y a rien à préparer. Gardez le plat au réfrigérateur jusque-là. Ce qui se mange chaud se réchauffe jusqu’à ce que la vapeur monte de partout, et une seule fois.',
  howCooked: 'Comment le plat a été cuisiné',
} satisfies Translation<typeof en.leftover>;
