// Logging in by an outside provider, and what the owner of an account is told of it by mail.
import type { FastifyRequest } from 'fastify';
import { say } from '../../../contract/say.ts';
import { notFound } from '../../infrastructure/http/refusal.ts';
import { createTellOwner } from '../accounts/tellOwner.ts';
import { createEntrance } from './entrance.ts';
import { createJourney, createReturn } from './journey.ts';
import type { ExternalLogInOptions } from './options.ts';

export type ExternalLogIns = ReturnType<typeof createExternalLogIns>;

export function createExternalLogIns(options: ExternalLogInOptions) {
  const tell = createTellOwner(options);
  return {
    name: options.provider?.name ?? null,
    list: (userId: string) => options.storage.identities.list(userId),

    remove: async (userId: string, id: string, request: FastifyRequest): Promise<void> => {
      if (!(await options.storage.identities.remove(userId, id)))
        throw notFound(say('external.gone', 'That connection is gone already.'));
      await tell(userId, 'identityRemoved', request);
    },

    ...createJourney(options),
    ...createReturn(options),
    ...createEntrance(options, tell),
  };
}
