// Ending sessions without a server, for what an operator does by command.
import type { Config } from '../../infrastructure/config.ts';
import { deleted } from '../../infrastructure/database/clearing.ts';
import { openDatabase } from '../../infrastructure/database/database.ts';
import { emailKey } from '../accounts/userRepository.ts';

export async function openSessionDesk(
  config: Pick<Config, 'database' | 'dataDir'>,
  onError: (error: Error) => void,
) {
  const { db, close } = await openDatabase(config, onError);
  return {
    close,

    /** @returns how many there were; nothing where the address has no account */
    async endOf(email: string): Promise<number | undefined> {
      const user = await db
        .selectFrom('users')
        .select('id')
        .where('email_key', '=', emailKey(email))
        .executeTakeFirst();
      return user && deleted(db.deleteFrom('sessions').where('user_id', '=', user.id));
    },

    /** @returns how many there were */
    endAll: (): Promise<number> => deleted(db.deleteFrom('sessions')),
  };
}
