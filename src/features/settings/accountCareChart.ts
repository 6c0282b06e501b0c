import { accountCareMachine } from '../../../machines/settings/accountCare.machine.ts';
import { dataExportMachine } from '../../../machines/settings/dataExport.machine.ts';
import { accountDeletionMachine } from '../../../machines/settings/accountDeletion.machine.ts';
import type { Connections } from '../../actors/connections.ts';
import { createDeleteAccount } from './actors/deleteAccount.ts';
import { createEndOtherSessions, createEndSession } from './actors/endSessions.ts';
import { createFetchData } from './actors/fetchData.ts';
import { createFetchPlaces } from './actors/fetchSessions.ts';
import type { Ports } from '../../actors/ports.ts';
import { apiTokensChart } from './apiTokensChart.ts';
import { identitiesChart } from './identitiesChart.ts';
import { passkeysChart } from './passkeysChart.ts';
import { proofChart } from './proofChart.ts';
import { secondFactorChart } from './secondFactorChart.ts';

async function forgetQueuedHere(owner: string): Promise<void> {
  const [{ openOutbox }, { forgetQueued }] = await Promise.all([
    import('../../actors/outbox.ts'),
    import('../offline/actors/sendQueued.ts'),
  ]);
  await forgetQueued(openOutbox(), owner);
}

/** Its part is fetched when somebody asks for the file. */
const writeReadableCopy = async (data: Readonly<Record<string, unknown>>): Promise<string> =>
  (await import('./readableCopy/readableCopy.ts')).writeReadableCopy(
    data,
    location.origin,
    new Date(),
  );

export const accountCareChart = (connections: Connections) =>
  accountCareMachine.provide({
    actors: {
      fetchPlaces: createFetchPlaces(connections),
      endSession: createEndSession(connections),
      endOtherSessions: createEndOtherSessions(connections),
      proof: proofChart(connections),
      secondFactor: secondFactorChart(connections),
      passkeys: passkeysChart(connections),
      identities: identitiesChart(connections),
      apiTokens: apiTokensChart(connections),
      dataExport: dataExportMachine.provide({
        actors: {
          fetchData: createFetchData(connections, writeReadableCopy),
          proof: proofChart(connections),
        } satisfies Ports<typeof dataExportMachine>,
      }),
      accountDeletion: accountDeletionMachine.provide({
        actors: {
          deleteAccount: createDeleteAccount(connections, forgetQueuedHere),
          proof: proofChart(connections),
        } satisfies Ports<typeof accountDeletionMachine>,
      }),
    } satisfies Ports<typeof accountCareMachine>,
  });
