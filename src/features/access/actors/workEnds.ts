import { fromCallback } from 'xstate';
import type { WorkEnd } from '../../../../machines/shared/access.ts';
import type { Connections } from '../../../actors/connections.ts';

/** Says when the kitchen has answered, so that what is left of the limits is asked for again. */
export const createWorkEnds = ({ client }: Pick<Connections, 'client'>) =>
  fromCallback<{ type: 'none' }>(({ sendBack }) =>
    client.onWorked(() => sendBack({ type: 'work.ended' } satisfies WorkEnd)),
  );
