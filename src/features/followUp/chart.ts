import { followUpMachine } from '../../../machines/followUp/followUp.machine.ts';
import type { Connections } from '../../actors/connections.ts';
import { createFetchResources } from './actors/fetchResources.ts';
import { createSaveRecord } from './actors/saveRecord.ts';
import type { Ports } from '../../actors/ports.ts';

/** Resources and record, after the instructions of either flow. */
export const followUpChart = (connections: Connections) =>
  followUpMachine.provide({
    actors: {
      fetchResources: createFetchResources(connections),
      saveRecord: createSaveRecord(connections),
    } satisfies Ports<typeof followUpMachine>,
  });
