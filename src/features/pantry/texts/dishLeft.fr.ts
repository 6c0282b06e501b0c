import type { Translation } from '../../../texts/translation.ts';
import type * as en from './dishLeft.en.ts';

export const dishLeft = {
  title: 'Il en reste ?',
  detail:
    'Refroidi et mis au réfrigérateur peu après la cuisson, le plat se conserve pendant {days}.',
  day: '{count} jour',
  days: '{count} jours',
  portions: 'Portions qui restent',
  fewer: 'Une portion de moins',
  more: 'Une portion de plus',
  keep: 'Mettre dans mon garde-manger',
  kept: '{dish} : c’est dans votre garde-manger. À manger d’ici {days}.',
} satisfies Translation<typeof en.dishLeft>;
