import { passkeysMachine } from '../../../machines/settings/passkeys.machine.ts';
import type { Connections } from '../../actors/connections.ts';
import type { Ports } from '../../actors/ports.ts';
import {
  createChangeName,
  createCreatePasskey,
  createReadPasskeys,
  createRemovePasskey,
  createSavePasskey,
} from './actors/passkeys.ts';
import { proofChart } from './proofChart.ts';

export const passkeysChart = (connections: Connections) =>
  passkeysMachine.provide({
    actors: {
      readPasskeys: createReadPasskeys(connections),
      createPasskey: createCreatePasskey(connections),
      savePasskey: createSavePasskey(connections),
      changeName: createChangeName(connections),
      removePasskey: createRemovePasskey(connections),
      proof: proofChart(connections),
    } satisfies Ports<typeof passkeysMachine>,
  });
