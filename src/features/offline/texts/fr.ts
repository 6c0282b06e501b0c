import type * as en from './en.ts';
import type { Translation } from '../../../texts/translation.ts';

export const offline = {
  region: 'Connexion et version',
  copy: 'Copie hors ligne du {time}',
  offline: 'Vous êtes hors ligne. Ce que vous avez déjà ouvert est toujours là.',
  recovered: 'Vous êtes de nouveau en ligne. Ceci est encore la copie du {time}.',
  loadNewest: 'Charger la plus récente',
  dismiss: 'Fermer cette note',
} satisfies Translation<typeof en.offline>;

export const appUpdate = {
  offered: 'Une nouvelle version de Platewise est prête. La charger recommence cette page.',
  accept: 'La charger maintenant',
  accepting: 'Chargement...',
  postpone: 'Plus tard',
  held: "La nouvelle version n'a pas encore pu prendre le relais. Fermez les autres onglets de Platewise, ou réessayez.",
  retry: 'Réessayer',
  replaced:
    'Un autre onglet a chargé une nouvelle version de Platewise. Rechargez cette page pour continuer avec elle.',
} satisfies Translation<typeof en.appUpdate>;
