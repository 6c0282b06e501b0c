import type { User } from '../../infrastructure/database/schema.ts';
import { displayName } from './displayName.ts';

interface OpenedSession {
  readonly access: string;
  readonly refresh: string;
  readonly sessionId: string;
}

/** What whoever has logged in is told, however they did (AUTH-11). */
export const sessionAnswer = (user: User, { access, refresh, sessionId }: OpenedSession) => ({
  access_token: access,
  refresh_token: refresh,
  session_id: sessionId,
  user_id: user.id,
  user_data: {
    id: user.id,
    email: user.email,
    display_name: displayName(user),
    ...(user.units === 'us' ? { units: 'us' as const } : {}),
  },
});
