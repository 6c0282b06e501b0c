// The ports of the access chart.
import { access } from '../../../../contract/constants.ts';
import { createClockTicks } from './clockTicks.ts';
import type { Connections } from '../../../actors/connections.ts';
import { createFetchStatus } from './fetchStatus.ts';
import { createReadTrial } from './readTrial.ts';
import { createKeepPayment } from './keepPayment.ts';
import { createWorkEnds } from './workEnds.ts';

export const createAccessActors = (connections: Connections) => ({
  clockTicks: createClockTicks(access.tick),
  workEnds: createWorkEnds(connections),
  readTrial: createReadTrial(connections),
  keepPayment: createKeepPayment(connections),
  fetchStatus: createFetchStatus(connections),
});
