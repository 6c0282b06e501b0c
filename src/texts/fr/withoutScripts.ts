import type { Translation } from '../translation.ts';
import type * as en from '../en/withoutScripts.ts';

export const withoutScripts = {
  missing:
    'Cette page a besoin de ses scripts, et ils ne sont pas venus. Vérifiez votre connexion, puis rechargez.',
  switchedOff:
    'Cette page a besoin de JavaScript. Activez-le dans votre navigateur, puis rechargez.',
  reload: 'Recharger la page',
} satisfies Translation<typeof en.withoutScripts>;
