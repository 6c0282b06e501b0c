// The ports of the access chart.
import { access } from '../../../../contract/constants.ts';
import { createClearTrial } from './clearTrial.ts';
import { createClockTicks } from './clockTicks.ts';
import type { Connections } from '../../../actors/connections.ts';
import { createEndProvision } from '../../../actors/endProvision.ts';
import { createFetchData } from '../../../actors/fetchData.ts';
import { createFetchStatus } from './fetchStatus.ts';
import { createOpenProvision } from '../../../actors/openProvision.ts';
import { createReadTrial } from './readTrial.ts';
import { createWorkEnds } from './workEnds.ts';

export const createAccessActors = (connections: Connections) => ({
  clockTicks: createClockTicks(access.tick),
  workEnds: createWorkEnds(connections),
  readTrial: createReadTrial(connections),
  clearTrial: createClearTrial(connections),
  openProvision: createOpenProvision(connections),
  endProvision: createEndProvision(connections),
  fetchData: createFetchData(connections),
  fetchStatus: createFetchStatus(connections),
});
